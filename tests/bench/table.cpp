// The yardstick of repeated subproblems: it counts exact covers with a table from the items left to their covers.
// A state is a word, so at most 64 items, all primary. Options are tried for the first item with the fewest of them.
//
//     c++ -O2 -o table table.cpp
//
//     PROGRAM FILE     a line for each option, with the numbers of its items, from 0; prints covers and seconds

#include <chrono>
#include <cstdint>
#include <cstdio>
#include <fstream>
#include <sstream>
#include <string>
#include <unordered_map>
#include <vector>

using Word = std::uint64_t;

static std::vector<std::vector<Word>> options(64);
static std::unordered_map<Word, Word> table;

static Word count(Word left) {
    if (left == 0) return 1;
    auto known = table.find(left);
    if (known != table.end()) return known->second;
    std::size_t fewest = SIZE_MAX;
    int best = 0;
    for (Word rest = left; rest && fewest > 1; rest &= rest - 1) {
        int item = __builtin_ctzll(rest);
        std::size_t size = 0;
        for (Word option : options[item]) size += (option & left) == option;
        if (size < fewest) fewest = size, best = item;
    }
    Word covers = 0;
    if (fewest)
        for (Word option : options[best])
            if ((option & left) == option) covers += count(left & ~option);
    return table[left] = covers;
}

int main(int, char **arguments) {
    std::ifstream file(arguments[1]);
    Word all = 0;
    for (std::string line; std::getline(file, line);) {
        std::istringstream numbers(line);
        Word option = 0;
        for (int item; numbers >> item;) option |= Word(1) << item;
        for (Word rest = option; rest; rest &= rest - 1) options[__builtin_ctzll(rest)].push_back(option);
        all |= option;
    }
    auto start = std::chrono::steady_clock::now();
    Word covers = count(all);
    std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
    std::printf("%llu %.6f\n", (unsigned long long)covers, seconds.count());
}
