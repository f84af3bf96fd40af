"""A problem as sets of options, for the search by bit sets: each a list of words of 64 bits, without those that are 0.

Set s has the options that cover item s. After these there is a set for each colour of an item,
with the options in which it has that colour. Options without a primary item are dropped, and the others renumbered.

Compiled with the types in ``bit_tables.pxd``, twice: see `solver_core.processor`.
"""

from array import array
from collections.abc import Sequence
from itertools import accumulate

from solver_core import plain as cython
from solver_core.cover.kernel import memory
from solver_core.cover.kernel.arguments import require
from solver_core.cover.kernel.owned import Owned
from solver_core.cover.problem import Problem

if cython.compiled:
    import cython


class BitTables(Owned):
    """The sets of a problem's options, as arrays and as pointers for kernels.

    ::

        options         how many there are; numbers_array: those that the problem gives to them
        entries_at      where the entries of each option begin, and the end of the last
        entries         the sets of an option's items; colours: beside each that of its colour there, or -1
        begins_array, ends_array    where the words of each set lie in places_array and words_array
        places_array    the place of each word among those of all options, ascending in each set

    Item 0 is in the options 0 and 65 of 66, item 1 in all others; item 2, secondary, is in option 0, in a colour::

        option           0         1          65               set             0          1          2     3: the colour
        entries_at       0         2          66    67         begins_array    0          2          4     5
        entries          0   2  |  1 | ... |  0                ends_array      2          4          5     6
        colours         -1   3  | -1 | ... | -1                places_array    0    1     0    1     0     0
                                                               words_array     1<<0 1<<1  ~1   1<<0  1<<0  1<<0

    A word at place p has a bit for each of the options 64 * p to 64 * p + 63.

    Args:
        problem: the problem.
        in_order: keep the problem's order of options; otherwise use one that takes fewer words, if there is one.
    """

    def __init__(self, problem: Problem, *, in_order: bool) -> None:
        self._require_unbuilt()
        require(problem, Problem, "problem")
        self.primary, self.items = len(problem.items), len(problem.names)
        self.flat_array = array("i", problem.flat.items)
        self.starts_array = array("i", [0, *problem.flat.ends])
        self.flat_colours_array = self._numbered_colours(problem)
        for numbers in (self.flat_array, self.flat_colours_array):
            numbers.append(-1)  # an empty array has no place in memory
        self.flat, self.starts = memory.integers(self.flat_array), memory.integers(self.starts_array)
        self.flat_colours = memory.integers(self.flat_colours_array)
        self.numbers_array = self._ordered(len(problem.options), in_order)
        self.options = len(self.numbers_array) - 1
        self._list_entries()
        self._gather()

    @cython.final
    def _numbered_colours(self, problem: Problem) -> "array[int]":
        """For each node the set of its colour; -1 for none."""
        sets: dict[int, int] = {}
        flat_colours, many = array("i", [-1]) * len(self.flat_array), len(problem.palette)
        for at, (item, colour) in enumerate(zip(self.flat_array, problem.flat_colours, strict=False)):
            if colour:
                flat_colours[at] = sets.setdefault(item * many + colour, self.items + len(sets))
        self.sets = self.items + len(sets)
        return flat_colours

    @cython.final
    def _ordered(self, count: int, in_order: bool) -> "array[int]":  # noqa: FBT001 - a number to C
        """The options that cover a primary item, in the order used here, and a sentinel."""
        lows, highs = array("i", [-1]) * (count + 1), array("i", [-1]) * (count + 1)
        self._find_ends(count, memory.integers(lows), memory.integers(highs))
        own = [option for option in range(count) if lows[option] >= 0]
        orders: Sequence[list[int]] = [own]
        if not in_order:
            orders = [own, sorted(own, key=lows.__getitem__), sorted(own, key=highs.__getitem__)]
        arrays = [array("i", [*order, -1]) for order in orders]
        counts = [self._count_words(memory.integers(order), len(own)) for order in arrays]
        return arrays[counts.index(min(counts))]

    @cython.final
    def _find_ends(self, count: int, lows: "array[int]", highs: "array[int]") -> int:
        """The first and the last primary item of each option; -1 if it has none."""
        for option in range(count):
            for k in range(self.starts[option], self.starts[option + 1]):
                item = self.flat[k]
                if item < self.primary:
                    if lows[option] < 0 or item < lows[option]:
                        lows[option] = item
                    if item > highs[option]:
                        highs[option] = item
        return 0

    @cython.final
    def _count_words(self, order: "array[int]", count: int) -> int:
        """How many words the sets of all items have, with options in this order."""
        seen_array = array("i", bytes(4 * (self.items + 1)))
        seen, words = memory.integers(seen_array), 0
        for number in range(count):
            place = number // 64 + 1
            for k in range(self.starts[order[number]], self.starts[order[number] + 1]):
                if seen[self.flat[k]] != place:
                    seen[self.flat[k]] = place
                    words += 1
        return words

    @cython.final
    def _list_entries(self) -> int:
        """The entries of all options, in their order here."""
        length = len(self.flat_array)
        self.entries_at_array = array("i", bytes(4 * (self.options + 1)))
        self.entries_array, self.colours_array = array("i", bytes(4 * length)), array("i", bytes(4 * length))
        self.entries_at, self.entries = (
            memory.integers(self.entries_at_array),
            memory.integers(self.entries_array),
        )
        self.colours = memory.integers(self.colours_array)
        order, end = memory.integers(self.numbers_array), 0
        for number in range(self.options):
            for k in range(self.starts[order[number]], self.starts[order[number] + 1]):
                self.entries[end], self.colours[end] = self.flat[k], self.flat_colours[k]
                end += 1
            self.entries_at[number + 1] = end
        return 0

    @cython.final
    def _gather(self) -> int:
        """The words of all sets: counted first, then filled."""
        counts_array = array("i", bytes(4 * (self.sets + 1)))
        seen_array = array("i", [-1]) * (self.sets + 1)
        counts, seen = memory.integers(counts_array), memory.integers(seen_array)
        for number in range(self.options):
            for k in range(self.entries_at[number], self.entries_at[number + 1]):
                _count_place(counts, seen, self.entries[k], number // 64)
                if self.colours[k] >= 0:
                    _count_place(counts, seen, self.colours[k], number // 64)
        self.begins_array = array("i", [0, *accumulate(counts_array)])
        total = self.begins_array[self.sets]
        self.ends_array = self.begins_array[:]
        self.places_array, self.words_array = (
            array("i", bytes(4 * (total + 1))),
            array("Q", bytes(8 * (total + 1))),
        )
        self.begins, self.ends = memory.integers(self.begins_array), memory.integers(self.ends_array)
        self.places, self.words = memory.integers(self.places_array), memory.words(self.words_array)
        for number in range(self.options):
            for k in range(self.entries_at[number], self.entries_at[number + 1]):
                self._put(self.entries[k], number)
                if self.colours[k] >= 0:
                    self._put(self.colours[k], number)
        return 0

    @cython.final
    def _put(self, entry: int, number: int) -> None:
        """Append an option to a set."""
        one = 1  # as wide as the word
        end = self.ends[entry]
        if end == self.begins[entry] or self.places[end - 1] != number // 64:
            self.places[end] = number // 64
            end += 1
            self.ends[entry] = end
        self.words[end - 1] |= one << (number & 63)


def _count_place(counts: "array[int]", seen: "array[int]", entry: int, place: int) -> None:
    """Count a word of a set, unless it was counted last."""
    if seen[entry] != place:
        seen[entry] = place
        counts[entry] += 1
