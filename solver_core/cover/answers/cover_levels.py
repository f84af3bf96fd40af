"""The levels of a search for the fewest options: what is live and open there, choosing, dropping what is dominated.

Compiled with the types in ``cover_levels.pxd``, twice: see `solver_core.processor`.
"""

from array import array
from collections.abc import Callable

from solver_core import plain as cython
from solver_core.cover.answers.bit_tables import BitTables
from solver_core.cover.kernel import bits, memory
from solver_core.cover.kernel.machine import COMPILED
from solver_core.cover.problem import Problem

if cython.compiled:
    import cython

_SLICE = 1 << 22 if COMPILED else 1 << 15
"""Entries of options read between two pulses: some milliseconds."""


class CoverLevels(BitTables):
    """A problem with the levels of a tree, without the search.

    ::

        rows        item_words for each option: the primary items that it covers
        live        item_words for each level: the items still to be covered
        open        option_words for each level: the options that may still be chosen
        prices      for each level a price for each primary item
        order       for each level the options to be tried, the cheapest first; `cursors`: how many were, of `sizes`
        chosen_before  for each level how many options were chosen when its options were put in order
        chosen      the options chosen so far, `count` of them; covers must have fewer options than `limit`

    An option that is the only one for an item is chosen without a level of its own. The arguments are those of
    `MinimumCover`.
    """

    def __init__(
        self,
        problem: Problem,
        most: int | None = None,
        *,
        repeat: bool = False,
        pulse: Callable[[], object] = bool,
    ) -> None:
        super().__init__(problem, in_order=True)
        self.pulse = pulse
        self.error: BaseException | None = None
        self.repeat = repeat
        self.item_words, self.option_words = _words(self.primary), _words(self.options)
        self.limit = min(self.primary, self.options) + 1
        if most is not None and most < self.limit:
            self.limit = most + 1
        self.count = self.best_count = self.nodes = self.bound = 0
        self.is_stopped = self.is_first = self.has_best = False
        self.budget = _SLICE
        self._make_rows()
        self._make_levels(2)

    @cython.final
    def _make_rows(self) -> int:
        one = 1  # as wide as the word
        self.rows_array = array("Q", bytes(8 * self.options * self.item_words + 8))
        self.rows = memory.words(self.rows_array)
        for option in range(self.options):
            for k in range(self.entries_at[option], self.entries_at[option + 1]):
                item = self.entries[k]
                if item < self.primary:
                    self.rows[option * self.item_words + item // 64] |= one << (item & 63)
        self.widest = 0
        for item in range(self.primary):
            self.widest = max(self.widest, 64 * (self.ends[item] - self.begins[item]))
        self.widest = min(self.widest, self.options)
        self.listed_array, self.listed_at_array = (
            array("i", bytes(4 * (self.options + 2))) for _ in range(2)
        )
        self.listed, self.listed_at = (
            memory.integers(self.listed_array),
            memory.integers(self.listed_at_array),
        )
        self.live_items_array = array("i", bytes(4 * (len(self.entries_array) + 1)))
        self.live_items = memory.integers(self.live_items_array)
        self.chosen_array, self.best_array, self.slack_array = (
            array("i", bytes(4 * (self.primary + 2))) for _ in range(3)
        )
        self.chosen, self.best_chosen = memory.integers(self.chosen_array), memory.integers(self.best_array)
        self.slack = memory.integers(self.slack_array)
        self.mask_array = array("Q", bytes(8 * (self.item_words + self.option_words + 1)))
        self.mask = memory.words(self.mask_array)
        self.trial_array, self.way_array = (array("d", bytes(8 * (self.primary + 1))) for _ in range(2))
        self.trial, self.way = memory.doubles(self.trial_array), memory.doubles(self.way_array)
        self.option_costs_array = array("d", bytes(8 * (self.options + 1)))
        self.option_costs = memory.doubles(self.option_costs_array)
        return 0

    @cython.final
    def _make_levels(self, count: int) -> int:
        """Make room for a tree of this many levels, and fill the first."""
        one = 1  # as wide as the word
        self.live_array = array("Q", bytes(8 * (count * self.item_words + 1)))
        self.open_array = array("Q", bytes(8 * (count * self.option_words + 1)))
        self.prices_array = array("d", bytes(8 * (count * self.primary + 1)))
        self.order_array = array("i", bytes(4 * (count * self.widest + 1)))
        self.costs_array = array("d", bytes(8 * (self.widest + 1)))
        self.cursors_array, self.sizes_array, self.chosen_before_array = (
            array("i", bytes(4 * (count + 1))) for _ in range(3)
        )
        self.live, self.open = memory.words(self.live_array), memory.words(self.open_array)
        self.prices, self.costs = memory.doubles(self.prices_array), memory.doubles(self.costs_array)
        self.order, self.cursors = memory.integers(self.order_array), memory.integers(self.cursors_array)
        self.sizes, self.chosen_before = (
            memory.integers(self.sizes_array),
            memory.integers(self.chosen_before_array),
        )
        for item in range(self.primary):
            self.live[item // 64] |= one << (item & 63)
        for option in range(self.options):
            self.open[option // 64] |= one << (option & 63)
        return 0

    @cython.final
    def _end_slice(self) -> None:
        """After a slice, handle signals and decide whether to go on."""
        self.budget = _SLICE
        with cython.gil:
            try:
                if cython.compiled:
                    PyErr_CheckSignals()
                self.pulse()
            except BaseException as error:  # noqa: BLE001 - re-raised in the caller of the search
                self.error = error
                self.is_stopped = True

    # --- levels -----------------------------------------------------------------------------------

    @cython.final
    def _fewest(self, level: int) -> int:
        """The first live item with the fewest open options, or one with at most one; -1 if all items are covered."""
        best, fewest = -1, self.options + 1
        for k in range(self.item_words):
            rest = self.live[level * self.item_words + k]
            while rest:
                item = 64 * k + bits.lowest(rest)
                rest &= rest - 1
                size = self._size(level, item)
                if size < fewest:
                    best, fewest = item, size
                    if size <= 1:
                        return best
        return best

    @cython.final
    def _size(self, level: int, item: int) -> int:
        """How many open options an item has."""
        size, at = 0, level * self.option_words
        for p in range(self.begins[item], self.ends[item]):
            size += bits.ones(self.words[p] & self.open[at + self.places[p]])
        return size

    @cython.final
    def _copy(self, level: int) -> None:
        """Begin the level below as this one is."""
        for k in range(level * self.item_words, (level + 1) * self.item_words):
            self.live[k + self.item_words] = self.live[k]
        for k in range(level * self.option_words, (level + 1) * self.option_words):
            self.open[k + self.option_words] = self.open[k]
        for k in range(level * self.primary, (level + 1) * self.primary):
            self.prices[k + self.primary] = self.prices[k]

    @cython.final
    def _choose(self, level: int, option: int) -> None:
        """Choose an option: its items need no other, and take no other unless they may repeat."""
        self.chosen[self.count] = option
        self.count += 1
        for k in range(self.item_words):
            self.live[level * self.item_words + k] &= ~self.rows[option * self.item_words + k]
        self._close(level, option)
        if not self.repeat:
            for k in range(self.entries_at[option], self.entries_at[option + 1]):
                self._close_others(level, self.entries[k], self.colours[k])

    @cython.final
    def _close(self, level: int, option: int) -> None:
        one = 1  # as wide as the word
        self.open[level * self.option_words + option // 64] &= ~(one << (option & 63))

    @cython.final
    def _close_others(self, level: int, other: int, kept: int) -> None:
        """Close the options of a set, but for those of another one; -1 for none."""
        open_at, mask_at = level * self.option_words, self.item_words
        for p in range(self.begins[other], self.ends[other]):
            self.mask[mask_at + self.places[p]] = self.words[p]
        if kept >= 0:
            for p in range(self.begins[kept], self.ends[kept]):
                self.mask[mask_at + self.places[p]] &= ~self.words[p]
        for p in range(self.begins[other], self.ends[other]):
            self.open[open_at + self.places[p]] &= ~self.mask[mask_at + self.places[p]]

    @cython.final
    def _enter(self) -> None:
        """Keep the chosen options as the best cover, if it is one."""
        if self.count < self.limit:
            self.limit = self.best_count = self.count
            self.has_best = True
            for k in range(self.count):
                self.best_chosen[k] = self.chosen[k]
            if self.is_first:
                self.is_stopped = True

    # --- what can be dropped ----------------------------------------------------------------------

    @cython.final
    def _reduce(self, level: int) -> bool:
        """Choose what must be chosen and drop what is dominated; True if a choice remains that may be worth it."""
        changed = True
        while changed:
            if not self._force(level):
                return False
            changed = self._drop_items(level)
            if self.repeat and self._drop_options(level):
                changed = True
        return True

    @cython.final
    def _force(self, level: int) -> bool:
        """Choose the only option of each item that has one; True if anything is left that may be worth it."""
        while self.count < self.limit:
            item = self._fewest(level)
            if item < 0:
                self._enter()
                return False
            size = self._size(level, item)
            if size == 0 or self.count + 1 >= self.limit:
                return False
            if size > 1:
                return True
            self._choose(level, self._only(level, item))
        return False

    @cython.final
    def _only(self, level: int, item: int) -> int:
        """An open option of an item that has one."""
        for p in range(self.begins[item], self.ends[item]):
            word = self.words[p] & self.open[level * self.option_words + self.places[p]]
            if word:
                return 64 * self.places[p] + bits.lowest(word)
        return -1

    @cython.final
    def _drop_items(self, level: int) -> bool:
        """Drop each item that every option of another one covers; True if there was one.

        Where items may not repeat, its other options would leave the other item without any, and are closed.
        """
        one, dropped, at = 1, False, level * self.item_words  # one: as wide as the word
        for k in range(self.item_words):
            rest = self.live[at + k]
            while rest:
                item = 64 * k + bits.lowest(rest)
                rest &= rest - 1
                if not self.live[at + k] & (one << (item & 63)):
                    continue
                self._find_implied(level, item)
                for w in range(self.item_words):
                    word = self.mask[w]
                    if word:
                        self.live[at + w] &= ~word
                        dropped = True
                    while word and not self.repeat:
                        self._close_others(level, 64 * w + bits.lowest(word), item)
                        word &= word - 1
        return dropped

    @cython.final
    def _find_implied(self, level: int, item: int) -> None:
        """Leave in `mask` the other live items that all open options of an item cover."""
        one, at = 1, level * self.item_words  # one: as wide as the word
        for w in range(self.item_words):
            self.mask[w] = self.live[at + w]
        self.mask[item // 64] &= ~(one << (item & 63))
        for p in range(self.begins[item], self.ends[item]):
            word = self.words[p] & self.open[level * self.option_words + self.places[p]]
            while word:
                row = (64 * self.places[p] + bits.lowest(word)) * self.item_words
                word &= word - 1
                for w in range(self.item_words):
                    self.mask[w] &= self.rows[row + w]

    @cython.final
    def _drop_options(self, level: int) -> bool:
        """Close each option whose live items another one covers as well; True if there was one."""
        closed = False
        for k in range(self.option_words):
            rest = self.open[level * self.option_words + k]
            while rest:
                option = 64 * k + bits.lowest(rest)
                rest &= rest - 1
                if self._is_dominated(level, option):
                    self._close(level, option)
                    closed = True
        return closed

    @cython.final
    def _is_dominated(self, level: int, option: int) -> bool:
        """Whether another open option covers all live items of this one; of two equal ones, the later is dominated."""
        item, fewest = -1, self.options + 1
        for k in range(self.item_words):
            self.mask[k] = self.rows[option * self.item_words + k] & self.live[level * self.item_words + k]
            rest = self.mask[k]
            while rest:
                size = self._size(level, 64 * k + bits.lowest(rest))
                if size < fewest:
                    item, fewest = 64 * k + bits.lowest(rest), size
                rest &= rest - 1
        if item < 0:
            return True
        for p in range(self.begins[item], self.ends[item]):
            word = self.words[p] & self.open[level * self.option_words + self.places[p]]
            while word:
                other = 64 * self.places[p] + bits.lowest(word)
                word &= word - 1
                if other != option and self._is_within(level, other, option > other):
                    return True
        return False

    @cython.final
    def _is_within(self, level: int, other: int, later: bool) -> bool:  # noqa: FBT001 - a number to C
        """Whether an option covers the items in `mask`, and more than these unless they are of a ``later`` one."""
        is_equal = True
        for w in range(self.item_words):
            row = self.rows[other * self.item_words + w] & self.live[level * self.item_words + w]
            if self.mask[w] & ~row:
                return False
            if self.mask[w] != row:
                is_equal = False
        return later or not is_equal


def _words(count: int) -> int:
    return (count + 63) // 64
