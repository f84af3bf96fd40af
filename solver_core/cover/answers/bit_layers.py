"""Open options as bits in words, reduced by choosing and by packing.

A *level* is a tree node on the way down: its open options, as words of 64 bits, and its live items. A *layer* is how
options are numbered: the first as in `BitTables`; a level with few open options may *pack* them, so that
they and the sets of their items take fewer words, in the next layer::

    ats[depth]      where the words of a level begin in `active`; there are widths[layers[depth]] of them
    live            `live_words` words for each level, a bit for each primary item
    begins, ends    for each layer and each set, where its words lie in `places` and `words`
    numbers         for each layer, from numbers_at on, the first layer's numbers of its options
    rows            for each layer, from rows_at on, a row for each option: what is open once it is chosen;
                    worked out when it is first needed, which `ready` knows. -1: no room, so the sets are subtracted

Levels of three words, of which that at depth 2 was packed into one; its words in the old layer stay below::

    depth     0             1             2 before      2         3
    layers    0             0             0             1         1         widths    3, 1
    ats       0             3             6             9         10
    active    w0  w1  w2  | w0  w1  w2  | w0  w1  w2  | w0      | w0        bit k of w1: option 64 + k of the layer

Compiled with the types in ``bit_layers.pxd``, twice: see `solver_core.processor`.
"""

from array import array
from itertools import accumulate, pairwise
from typing import Final

from solver_core import plain as cython
from solver_core.cover.answers.bit_tables import BitTables
from solver_core.cover.kernel import bits, memory
from solver_core.cover.problem import Problem

if cython.compiled:
    import cython

_ALL = 0xFFFFFFFFFFFFFFFF
_ROWS: Final = 1 << 21
"""Words for the rows of all layers together: 16 MiB."""


class Layers(BitTables):
    """The levels of a search, without the search; made as `BitTables` is."""

    def __init__(self, problem: Problem, *, in_order: bool) -> None:
        super().__init__(problem, in_order=in_order)
        self.live_words = (self.primary + 63) // 64
        self._make_layers()
        self._make_levels()

    @cython.final
    def _make_layers(self) -> int:
        width = max(1, (self.options + 63) // 64)
        widths = [width]
        while width > 1:
            width = 2 * width // 3
            widths.append(width)
        # At most as many words as bits, plus those of the longest options, which may have colours.
        lengths = sorted((2 * (end - start) for start, end in pairwise(self.entries_at_array)), reverse=True)
        most = [0, *accumulate(lengths)]
        rooms = [len(self.places_array), *(most[min(self.options, 64 * wide)] for wide in widths[1:])]
        self.weights_array = array("i", [max(1, rooms[0]), *[0] * len(widths)])
        self.words_at_array = array("i", [0, *accumulate(rooms)])
        self.places_array.extend(array("i", bytes(4 * sum(rooms[1:]))))
        self.words_array.extend(array("Q", bytes(8 * sum(rooms[1:]))))
        blank = array("i", bytes(4 * self.sets * len(widths) + 4))
        self.begins_array, self.ends_array = self.begins_array[: self.sets], self.ends_array[: self.sets]
        self.begins_array.extend(blank)
        self.ends_array.extend(blank)
        self.widths_array = array("i", widths)
        self.ready_at_array = array("i", [0, *accumulate(widths)])
        self.ready_array = array("Q", bytes(8 * sum(widths)))
        self.numbers_at_array = array("i", [0, *accumulate(64 * wide for wide in widths)])
        self.own_array = array("i", range(64 * widths[0])) + array("i", bytes(4 * 64 * sum(widths[1:])))
        self.rows_at_array, total = array("i"), 0
        for wide in widths:
            rows = 64 * wide * wide
            self.rows_at_array.append(total if total + rows <= _ROWS else -1)
            total += rows if total + rows <= _ROWS else 0
        self.rows_array = array("Q", bytes(8 * (total + 1)))
        self.lives_array = array("i", [max(1, self.primary), *[0] * len(widths)])
        self.offsets_array = array("i", bytes(4 * widths[0]))
        return self._see_layers()

    @cython.final
    def _see_layers(self) -> int:
        self.words_at, self.places = memory.integers(self.words_at_array), memory.integers(self.places_array)
        self.words, self.begins = memory.words(self.words_array), memory.integers(self.begins_array)
        self.ends, self.widths = memory.integers(self.ends_array), memory.integers(self.widths_array)
        self.ready_at, self.ready = memory.integers(self.ready_at_array), memory.words(self.ready_array)
        self.numbers_at = memory.integers(self.numbers_at_array)
        self.numbers = memory.integers(self.own_array)
        self.rows_at, self.rows = memory.integers(self.rows_at_array), memory.words(self.rows_array)
        self.weights, self.offsets = memory.integers(self.weights_array), memory.integers(self.offsets_array)
        self.lives = memory.integers(self.lives_array)
        return 0

    @cython.final
    def _make_levels(self) -> int:
        """The first level has all options and all primary items."""
        levels = self.primary + 2
        width = self.widths[0]
        self.layers_array, self.ats_array = array("i", bytes(4 * levels)), array("i", bytes(4 * levels))
        self.active_array = array("Q", bytes(8 * width * (levels + 3)))
        self.live_array = array("Q", bytes(8 * (self.live_words * levels + 1)))
        self.layers, self.ats = memory.integers(self.layers_array), memory.integers(self.ats_array)
        self.active, self.live = memory.words(self.active_array), memory.words(self.live_array)
        self._set_bits(self.active, 0, self.options)
        self._set_bits(self.live, 0, self.primary)
        return 0

    @cython.final
    def _set_bits(self, bits_of: "array[int]", at: int, count: int) -> None:
        """Set this many bits, starting at a word; the rest of the last word is 0."""
        while count >= 64:
            bits_of[at] = _ALL
            at += 1
            count -= 64
        if count:
            bits_of[at] = _ALL >> 64 - count

    # --- an option chosen -------------------------------------------------------------------------

    @cython.final
    def _choose(self, depth: int, option: int) -> int:
        """Make the next level, with an option chosen; return the option's number in the first layer."""
        layer, at = self.layers[depth], self.ats[depth]
        width = self.widths[layer]
        to = at + width
        active = self.active
        self.layers[depth + 1], self.ats[depth + 1] = layer, to
        number = self.numbers[self.numbers_at[layer] + option]
        if self.rows_at[layer] < 0:
            for k in range(width):
                active[to + k] = active[at + k]
            self._subtract(active, to, layer, number)
        else:
            rows, row = self.rows, self.rows_at[layer] + option * width
            ready, one = self.ready_at[layer] + option // 64, option & 63
            if not self.ready[ready] >> one & 1:
                self.ready[ready] |= _bit(one)
                for k in range(width):
                    rows[row + k] = _ALL
                self._subtract(rows, row, layer, number)
            for k in range(width):
                active[to + k] = active[at + k] & rows[row + k]
        self._uncover(depth, number)
        return number

    @cython.final
    def _uncover(self, depth: int, number: int) -> None:
        """Remove the items of an option from the live items of the next level."""
        live, wide = self.live, self.live_words
        at = (depth + 1) * wide
        for k in range(at, at + wide):
            live[k] = live[k - wide]
        for k in range(self.entries_at[number], self.entries_at[number + 1]):
            item = self.entries[k]
            if item < self.primary:
                live[at + item // 64] &= ~_bit(item & 63)

    @cython.final
    def _subtract(self, words_of: "array[int]", at: int, layer: int, number: int) -> None:
        """Clear the bits of all options that cannot be chosen together with one."""
        places, words, base = self.places, self.words, layer * self.sets
        for k in range(self.entries_at[number], self.entries_at[number + 1]):
            entry, colour = base + self.entries[k], self.colours[k]
            agreeing = end = 0
            if colour >= 0:
                agreeing, end = self.begins[base + colour], self.ends[base + colour]
            for p in range(self.begins[entry], self.ends[entry]):
                word = words[p]
                if agreeing < end and places[agreeing] == places[p]:
                    word &= ~words[agreeing]
                    agreeing += 1
                words_of[at + places[p]] &= ~word

    # --- packing ----------------------------------------------------------------------------------

    @cython.final
    def _pack(self, depth: int) -> None:
        """Start the next layer, with the open options of a level packed."""
        old, at = self.layers[depth], self.ats[depth]
        new, count = old + 1, 0
        number, own = self.numbers_at[old], self.numbers_at[new]
        for k in range(self.widths[old]):
            self.offsets[k] = count
            rest = self.active[at + k]
            while rest:
                self.numbers[own + count] = self.numbers[number + 64 * k + bits.lowest(rest)]
                count += 1
                rest &= rest - 1
        self.widths[new] = (count + 63) // 64
        for k in range(self.widths[new]):
            self.ready[self.ready_at[new] + k] = 0
        end, self.lives[new] = self.words_at[new], 0
        for k in range(self.live_words):
            rest = self.live[depth * self.live_words + k]
            self.lives[new] += bits.ones(rest)
            while rest:
                end = self._pack_set(old, at, 64 * k + bits.lowest(rest), end)
                rest &= rest - 1
        for one in range(self.primary, self.sets):
            end = self._pack_set(old, at, one, end)
        self.weights[new] = end - self.words_at[new]
        self.layers[depth] = new
        self.ats[depth] = at + self.widths[old]
        self._set_bits(self.active, self.ats[depth], count)

    @cython.final
    def _pack_set(self, old: int, at: int, one: int, begin: int) -> int:
        """Pack the open options of a set; returns where its words end."""
        places, words = self.places, self.words
        old_set, end = old * self.sets + one, begin
        for p in range(self.begins[old_set], self.ends[old_set]):
            there = self.active[at + places[p]]
            rest = words[p] & there
            while rest:
                below = (rest & ~(rest - 1)) - 1
                number = self.offsets[places[p]] + bits.ones(there & below)
                rest &= rest - 1
                if end == begin or places[end - 1] != number // 64:
                    places[end], words[end] = number // 64, 0
                    end += 1
                words[end - 1] |= _bit(number & 63)
        self.begins[old_set + self.sets], self.ends[old_set + self.sets] = begin, end
        return end


def _bit(number: int) -> int:
    one = 1  # as wide as the word
    return one << number
