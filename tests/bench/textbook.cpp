// Plain textbook Dancing Links: the yardstick that the compiled kernel is measured with.
//
// Knuth's "Dancing Links" (2000) as the hihoCoder 1321 article teaches it: int arrays, columns removed and
// resumed, recursive search on the smallest column, found by walking the header list, a matrix built anew for
// every puzzle. Neither slowed down nor tuned: keep it so. Rows and columns have the order of solver_core's options
// and items, so that ties fall alike and only the machinery differs.
//
//     g++ -O2 -o textbook textbook.cpp
//     textbook sudoku FILE first|two    puzzles, those with one solution (as far as the search went), seconds
//     textbook solve FILE               the solution of each puzzle; the search stops at a second one
//     textbook queens N                 solutions, seconds
//     textbook langford N               solutions, seconds; each arrangement and its reversal
//     textbook pentominoes W H          solutions, seconds, on H rows of W cells; 8 8 lacks its middle 2x2

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace {
constexpr int MAX_NODES = 20000, MAX_COLUMNS = 400;  // no power of two, or the arrays fight for the same cache sets
// Node 0 is the root, nodes 1.. are the column headers, the rest are the ones of the matrix.
int L[MAX_NODES], R[MAX_NODES], U[MAX_NODES], D[MAX_NODES], column[MAX_NODES], row[MAX_NODES];
int S[MAX_COLUMNS], chosen[MAX_COLUMNS];
int nodes;
std::vector<int> first_solution;
long long solutions, limit;
const auto start = std::chrono::steady_clock::now();
double seconds() { return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count(); }

// Secondary columns come last and stand outside the header list, so nothing makes the search cover them.
void start_matrix(int primary, int secondary) {
    nodes = primary + secondary + 1;
    for (int c = 0; c < nodes; ++c) {
        U[c] = D[c] = column[c] = c, S[c] = 0;
        L[c] = c <= primary ? c - 1 : c;
        R[c] = c <= primary ? c + 1 : c;
    }
    L[0] = primary, R[primary] = 0, solutions = 0;
}

template <int SIZE> void add_row(int number, const int (&columns)[SIZE]) {
    const int first = nodes;
    for (int c : columns) {
        const int node = nodes++;
        U[node] = U[c], D[node] = c, D[U[c]] = node, U[c] = node;
        L[node] = node - 1, R[node] = node + 1;
        column[node] = c, row[node] = number, ++S[c];
    }
    L[first] = nodes - 1, R[nodes - 1] = first;
}

void remove(int c) {
    L[R[c]] = L[c], R[L[c]] = R[c];
    for (int i = D[c]; i != c; i = D[i])
        for (int j = R[i]; j != i; j = R[j]) {
            U[D[j]] = U[j], D[U[j]] = D[j];
            --S[column[j]];
        }
}

void resume(int c) {
    for (int i = U[c]; i != c; i = U[i])
        for (int j = L[i]; j != i; j = L[j]) {
            ++S[column[j]];
            U[D[j]] = D[U[j]] = j;
        }
    L[R[c]] = R[L[c]] = c;
}

// True once there are as many solutions as wanted; the links are then left as they are.
bool dance(int depth) {
    if (R[0] == 0) {
        if (++solutions == 1) first_solution.assign(chosen, chosen + depth);
        return solutions == limit;
    }
    int c = R[0];
    for (int j = R[c]; j != 0; j = R[j])
        if (S[j] < S[c]) c = j;
    remove(c);
    for (int i = D[c]; i != c; i = D[i]) {
        chosen[depth] = row[i];
        for (int j = R[i]; j != i; j = R[j]) remove(column[j]);
        if (dance(depth + 1)) return true;
        for (int j = L[i]; j != i; j = L[j]) resume(column[j]);
    }
    resume(c);
    return false;
}

void fail(const std::string& why) {
    std::fprintf(stderr, "textbook: %s\n", why.c_str());
    std::exit(2);
}

// Cells, then digits in rows, columns and boxes; a given cell has only its own row.
void build_sudoku(const std::string& puzzle) {
    if (puzzle.size() != 81 || puzzle.find_first_not_of(".0123456789") != std::string::npos)
        fail("'" + puzzle + "' is no puzzle; use 81 of 1-9 for a given, . or 0 for an empty cell");
    start_matrix(324, 0);
    for (int cell = 0; cell < 81; ++cell) {
        const int r = cell / 9, c = cell % 9, box = r / 3 * 3 + c / 3;
        for (int k = 0; k < 9; ++k)
            if (puzzle[cell] < '1' || puzzle[cell] == '1' + k)
                add_row(cell * 9 + k, {1 + cell, 82 + r * 9 + k, 163 + c * 9 + k, 244 + box * 9 + k});
    }
}

std::string solution() {
    std::string grid(81, '.');
    for (int number : first_solution) grid[number / 9] = static_cast<char>('1' + number % 9);
    return solutions == 0 ? "no solution" : solutions == 1 ? grid : "several solutions";
}

void sudoku(const char* name, bool print) {
    std::ifstream file(name);
    if (!file) fail(std::string("cannot read ") + name);
    int puzzles = 0, with_one = 0;
    for (std::string puzzle; std::getline(file, puzzle); ++puzzles) {
        build_sudoku(puzzle);
        dance(0);
        with_one += solutions == 1;
        if (print) std::puts(solution().c_str());
    }
    if (!print) std::printf("%d %d %.6f\n", puzzles, with_one, seconds());
}

// Ranks, files, then both kinds of diagonals, which need no queen.
void build_queens(int n) {
    if (n < 1 || n > 60) fail("use 1 to 60 queens");
    start_matrix(2 * n, 4 * n - 2);
    for (int r = 0; r < n; ++r)
        for (int f = 0; f < n; ++f) add_row(r * n + f, {1 + r, 1 + n + f, 1 + 2 * n + r + f, 5 * n - 1 + r - f});
}

// The numbers, then the places.
void build_langford(int n) {
    start_matrix(3 * n, 0);
    for (int k = 1, number = 0; k <= n; ++k)
        for (int first = 1; first < 2 * n - k; ++first) {
            const int covered[3] = {k, n + first, n + first + k + 1};
            add_row(number++, covered);
        }
}

using Shape = std::vector<std::pair<int, int>>;
// F I L N P T U V W X Y Z, each as five cells row * 5 + col.
const int PENTOMINOES[12][5] = {
    {1, 2, 5, 6, 11}, {0, 1, 2, 3, 4},    {0, 1, 2, 3, 5},   {0, 1, 6, 7, 8},
    {0, 1, 5, 6, 10}, {0, 1, 2, 6, 11},   {0, 2, 5, 6, 7},   {0, 5, 10, 11, 12},
    {0, 5, 6, 11, 12}, {1, 5, 6, 7, 11},  {0, 1, 2, 3, 6},   {0, 1, 6, 11, 12}};

// All rotations and reflections, each moved so that its first cell is (0, 0).
std::set<Shape> orientations(const int (&cells)[5]) {
    std::set<Shape> found;
    for (int turn = 0; turn < 8; ++turn) {
        Shape shape;
        for (int cell : cells) {
            const int r = turn & 1 ? cell % 5 : cell / 5, c = turn & 1 ? cell / 5 : cell % 5;
            shape.emplace_back(turn & 2 ? -r : r, turn & 4 ? -c : c);
        }
        std::sort(shape.begin(), shape.end());
        const auto [top, left] = shape[0];
        for (auto& [r, c] : shape) r -= top, c -= left;
        found.insert(shape);
    }
    return found;
}

// The pieces, then the cells row by row.
void build_pentominoes(int width, int height) {
    const bool hole = width == 8 && height == 8;
    if (!hole && (width < 1 || width * height != 60)) fail("use a board of 60 cells, or 8 8");
    start_matrix(72, 0);
    std::vector<int> columns(width * height);  // 0 where there is no cell
    for (int cell = 0, next = 13; cell < width * height; ++cell)
        columns[cell] = hole && (cell == 27 || cell == 28 || cell == 35 || cell == 36) ? 0 : next++;
    for (int piece = 0, number = 0; piece < 12; ++piece)
        for (const Shape& shape : orientations(PENTOMINOES[piece]))
            for (int cell = 0; cell < width * height; ++cell) {
                int covered[6] = {1 + piece}, size = 1;
                for (auto [down, right] : shape) {
                    const int r = cell / width + down, c = cell % width + right;
                    const bool inside = r < height && 0 <= c && c < width;
                    if (inside && columns[r * width + c]) covered[size++] = columns[r * width + c];
                }
                if (size == 6) add_row(number++, covered);
            }
}
}  // namespace

int main(int count, char** args) {
    const std::string what = count > 1 ? args[1] : "", last = args[count - 1];
    limit = what == "solve" || last == "two" ? 2 : last == "first" ? 1 : -1;
    if ((what == "solve" && count == 3) || (what == "sudoku" && count == 4 && limit > 0))
        return sudoku(args[2], what == "solve"), 0;
    if (what == "queens" && count == 3)
        build_queens(std::atoi(args[2]));
    else if (what == "langford" && count == 3)
        build_langford(std::atoi(args[2]));
    else if (what == "pentominoes" && count == 4)
        build_pentominoes(std::atoi(args[2]), std::atoi(args[3]));
    else
        fail("use sudoku FILE first|two, solve FILE, queens N, langford N or pentominoes W H");
    dance(0);
    std::printf("%lld %.6f\n", solutions, seconds());
}
