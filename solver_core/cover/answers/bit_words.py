"""The end of a search by bit sets: at most 64 options and 64 items, one word per set, searched recursively.

Interrupts are handled here, too, because the recursion may take long. Compiled with the types in ``bit_words.pxd``,
twice: see `solver_core.processor`.
"""

from array import array
from collections.abc import Callable

from solver_core import plain as cython
from solver_core.cover.answers.bit_layers import Layers
from solver_core.cover.kernel import bits, memory
from solver_core.cover.kernel.machine import COMPILED
from solver_core.cover.problem import Problem

if cython.compiled:
    import cython

_ALL = 0xFFFFFFFFFFFFFFFF
_SLICE = 1 << 23 if COMPILED else 1 << 15
"""Words processed between two pulses: some milliseconds."""


class Words(Layers):
    """A counting search, with a level's few options and items renumbered from 0.

    ::

        slots       for each set of the tables its place in `masks`: items that are live from 0, all others from 64
        masks       which of the options are in it
        beside      for each option those that can be chosen with it; computed on demand, see `computed`
        covered     for each option its items
    """

    def __init__(self, problem: Problem, *, in_order: bool, pulse: Callable[[], object]) -> None:
        super().__init__(problem, in_order=in_order)
        self.pulse = pulse
        self.error: BaseException | None = None
        self.solutions = self.nodes = self.limit = self.is_stopped = self.written = 0
        self.budget = _SLICE
        self.slots_array = array("i", [-1]) * (self.sets + 1)
        self.masks_array = array("Q", bytes(8 * (64 + self.sets)))
        self.slots, self.masks = memory.integers(self.slots_array), memory.words(self.masks_array)
        self.beside_array, self.covered_array = array("Q", bytes(8 * 64)), array("Q", bytes(8 * 64))
        self.beside, self.covered = memory.words(self.beside_array), memory.words(self.covered_array)
        self.numbered_array = array("i", bytes(4 * 64))
        self.numbered = memory.integers(self.numbered_array)
        self.computed = 0

    @cython.final
    def _end_slice(self) -> None:
        """After a slice, handle signals and decide whether to go on; covers found so far are delivered."""
        self.budget = _SLICE
        if self.written:
            self.is_stopped = 1
        with cython.gil:
            try:
                if cython.compiled:
                    PyErr_CheckSignals()
                self.pulse()
            except BaseException as error:  # noqa: BLE001 - re-raised in the caller of the search
                self.error = error
                self.is_stopped = 1

    @cython.final
    def _count_cover(self) -> None:
        self.solutions += 1
        if self.solutions == self.limit:
            self.is_stopped = 1

    # --- 64 options, 64 items ---------------------------------------------------------------------

    @cython.final
    def _count_below(self, depth: int, live: int) -> None:
        """Count the covers below a level with this many live items."""
        layer, at, count = self.layers[depth], self.ats[depth], 0
        self.item_slots, self.other_slots = 0, 64
        for k in range(self.widths[layer]):
            rest = self.active[at + k]
            while rest:
                self.numbered[count] = self.numbers[self.numbers_at[layer] + 64 * k + bits.lowest(rest)]
                self._seat(count)
                count += 1
                rest &= rest - 1
        self.computed = 0
        self.nodes -= 1
        self._search_words(_ALL >> 64 - count, _ALL >> 64 - live)
        for option in range(count):
            number = self.numbered[option]
            for k in range(self.entries_at[number], self.entries_at[number + 1]):
                self.slots[self.entries[k]] = -1
                if self.colours[k] >= 0:
                    self.slots[self.colours[k]] = -1

    @cython.final
    def _seat(self, option: int) -> None:
        """Put an option into the masks of its sets."""
        number = self.numbered[option]
        self.covered[option] = 0
        for k in range(self.entries_at[number], self.entries_at[number + 1]):
            slot = self._slot(self.entries[k])
            self.masks[slot] |= _bit(option)
            if slot < 64:
                self.covered[option] |= _bit(slot)
            if self.colours[k] >= 0:
                self.masks[self._slot(self.colours[k])] |= _bit(option)

    @cython.final
    def _slot(self, entry: int) -> int:
        """The place of a set's mask, which is empty at first."""
        if self.slots[entry] < 0:
            if entry < self.primary:
                self.slots[entry] = self.item_slots
                self.item_slots += 1
            else:
                self.slots[entry] = self.other_slots
                self.other_slots += 1
            self.masks[self.slots[entry]] = 0
        return self.slots[entry]

    @cython.final
    def _search_words(self, active: int, live: int) -> None:
        """Count the covers of the live items by the open options."""
        self.nodes += 1
        self.budget -= 16  # an estimate
        if self.budget <= 0:
            self._end_slice()
        if live == 0:
            self._count_cover()
            return
        fewest, best, rest = 65, live, live
        while rest:
            column = active & self.masks[bits.lowest(rest)]
            size = bits.ones(column)
            if size < fewest:
                if size == 0:
                    return
                fewest, best = size, column
                if size == 1:
                    break
            rest &= rest - 1
        while best and not self.is_stopped:
            option = bits.lowest(best)
            best &= best - 1
            if not self.computed >> option & 1:
                self._compute_beside(option)
            self._search_words(active & self.beside[option], live & ~self.covered[option])

    @cython.final
    def _compute_beside(self, option: int) -> None:
        """Compute which of the 64 options can be chosen together with one."""
        number, beside = self.numbered[option], _ALL
        for k in range(self.entries_at[number], self.entries_at[number + 1]):
            sharing = self.masks[self.slots[self.entries[k]]]
            if self.colours[k] >= 0:
                sharing &= ~self.masks[self.slots[self.colours[k]]]
            beside &= ~sharing
        self.beside[option] = beside
        self.computed |= _bit(option)


def _bit(number: int) -> int:
    one = 1  # as wide as the word
    return one << number
