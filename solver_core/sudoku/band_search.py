"""Sudoku on bits, for callers that need only the answer: each digit has 27 bits for each of three bands.

A level of the search is 44 integers; 0x7FFFFFF are all cells of a band::

    0 .. 35   4 * digit + band: the cells of a band where the digit can be, cell 9 * row + col; each fourth is 0
    36 .. 38  the cells of each band whose digit is settled, and has left the other digits
    40        the digits whose lines are to be looked at again, a bit for each

Looking at a digit's lines, tables of nine bits leave only what is part of a way to put it into each row and box of a
band, and into each column and box of a stack: that is locked candidates, and all hidden singles but those that a look
at the rows then finds. Naked singles and cells with two digits are found for 27 cells at once, by adding up bits.
Where nothing follows, a digit is guessed in a cell that has two, or as few as there are. Compiled with the types in
``band_search.pxd``, in two builds, see `solver_core.processor`.
"""

from array import array
from typing import Final

from solver_core import plain as cython
from solver_core.cover.kernel import bits, memory
from solver_core.cover.kernel.owned import Owned
from solver_core.sudoku import band_bits, band_tables

if cython.compiled:
    import cython

_LEVEL: Final = 44
"""Integers of a level."""
_LEVELS: Final = 82
"""A guess settles a cell, so there are no more."""


class BandSearch(Owned):
    """Searches from what stands in its first level to the last solution, or a slice at a time.

    Attributes:
        guesses: how many were made so far.
    """

    def __init__(self) -> None:
        self._require_unbuilt()
        self._tables = (
            band_tables.rows_left(),
            band_tables.cols_left(),
            band_tables.seen(),
            array("B", bytes(81)),
            array("i", bytes(4 * 12)),
        )
        self.rows_left = memory.integers(self._tables[0])
        self.cols_left = memory.integers(self._tables[1])
        self.seen = memory.integers(self._tables[2])
        self.tally = memory.integers(self._tables[4])
        self._state = array("i", bytes(4 * _LEVEL * _LEVELS))
        self.state = memory.integers(self._state)
        self.digits = self.answers = memory.octets(self._tables[3])
        self.guesses = self.level = self.at = self.found = self.limit = self.failed = 0

    def _search(self, slice_size: int) -> bool:
        """Search on, until there are solutions enough or no more, or for ``slice_size`` guesses."""
        until = self.guesses + slice_size
        while True:
            state = self._propagate()
            if state > 0:
                if self.guesses >= until:
                    return False
                self.guesses += 1
                self._guess()
                continue
            if state < 0:
                self.failed += 1
            if state == 0:
                self.found += 1
                if self.found == 1:
                    self._write_down()
                if self.found >= self.limit:
                    return True
            if self.level == 0:
                return True
            self.level -= 1

    def _propagate(self) -> int:
        """Draw conclusions at the level; -1: they contradict each other, 0: all is settled, 1: nothing follows."""
        x = self.state
        s = 44 * self.level
        pending = x[s + 40]
        while True:
            while True:
                now = pending
                while now:  # in turn: what several others do to a digit is then looked at once
                    digit = bits.lowest(now)
                    now &= now - 1
                    changed = _place(x, s, digit, self.rows_left, self.cols_left)
                    if changed < 0:
                        return -1
                    pending = (pending | changed) & ~(1 << digit)
                if pending == 0 or self.failed > 10:  # where much fails, see sooner whether a cell has none
                    break
            changed = self._name(s)
            if changed < 0:
                return -1
            pending |= changed
            if pending == 0:
                return 0 if x[s + 36] & x[s + 37] & x[s + 38] == 0x7FFFFFF else 1

    def _name(self, s: int) -> int:
        """Settle the cells that have one digit; returns which digits, a bit for each, or -1: a cell has none."""
        pending = 0
        x, seen, tally = self.state, self.seen, self.tally
        band_bits.tally(x, s, tally)
        if tally[0] & tally[1] & tally[2] != 0x7FFFFFF:
            return -1
        for band in range(3):
            new = tally[band] & ~(tally[4 + band] | x[s + 36 + band])
            x[s + 36 + band] |= new
            while new:
                bit = new & -new
                new ^= bit
                place = bits.lowest(bit)
                found = _digits(x, s + band, place)
                if found == 0:  # another cell has just taken it
                    return -1
                digit = bits.lowest(found)
                at = s + 4 * digit
                band_bits.remove(x, at, seen, 4 * (27 * band + place))
                x[at + band] |= bit
                pending |= 1 << digit
        return pending

    def _guess(self) -> None:
        """Try a digit in a cell that has two, where most follows from either; or in one that has as few as there are.

        What follows is estimated by the open cells that see it. Once a guess has failed, a better estimate is worth
        its time: those that have the one digit times those that have the other, where cells with two digits count
        four times.
        """
        x, seen, tally = self.state, self.seen, self.tally
        s = 44 * self.level
        best = -1
        # where guess after guess goes well there are several solutions, and any cell will do
        tries = 12 if self.failed or self.level < 4 else 1
        for band in range(3):
            twos = tally[8 + band]
            while twos and tries:
                tries -= 1
                place = bits.lowest(twos)
                twos &= twos - 1
                cell = 27 * band + place
                if self.failed:
                    found = _digits(x, s + band, place)
                    one, two = s + 4 * bits.lowest(found), s + 4 * bits.lowest(found & found - 1)
                    worth = band_bits.weigh(x, one, seen, 4 * cell, tally)
                    worth *= band_bits.weigh(x, two, seen, 4 * cell, tally)
                else:
                    worth = 21 - band_bits.count(x, s + 36, seen, 4 * cell)
                worth = worth << 7 | cell
                best = max(best, worth)
        cell = best & 127 if best >= 0 else self._fewest()
        band = cell // 27
        place = cell - 27 * band
        self._branch(bits.lowest(_digits(x, s + band, place)), band, place)

    def _fewest(self) -> int:
        """A cell with three digits or more."""
        x = self.state
        s = 44 * self.level
        cell, least = 0, 10
        for band in range(3):
            open_cells = 0x7FFFFFF & ~x[s + 36 + band]
            while open_cells:
                place = bits.lowest(open_cells)
                open_cells &= open_cells - 1
                count = bits.ones(_digits(x, s + band, place))
                if count < least:
                    least = count
                    cell = 27 * band + place
        return cell

    def _branch(self, digit: int, band: int, place: int) -> None:
        """Go a level further, where a cell has a digit; this level is left with the other ones."""
        x = self.state
        s = 44 * self.level
        t = s + 44
        band_bits.copy(x, s)
        x[s + 4 * digit + band] ^= 1 << place
        x[s + 40] = x[t + 40] = 1 << digit
        at = t + 4 * digit
        band_bits.remove(x, at, self.seen, 4 * (27 * band + place))
        x[at + band] |= 1 << place
        self.level += 1

    def _write_down(self) -> None:
        """Write down the solution at the level."""
        x = self.state
        s = 44 * self.level
        first = 81 * self.at
        for digit in range(9):
            for band in range(3):
                value = x[s + 4 * digit + band]
                for _ in range(3):  # one for each row
                    self.answers[first + 27 * band + bits.lowest(value)] = digit + 1
                    value &= value - 1


def _place(x: "array[int]", s: int, digit: int, rows_left: "array[int]", cols_left: "array[int]") -> int:
    """Leave a digit only where its lines and boxes allow it.

    Returns:
        Which digits have left cells that are now settled, a bit for each; -1: a line or box has no place for this one.
    """
    at = s + 4 * digit
    a0, a1, a2 = x[at], x[at + 1], x[at + 2]
    while True:
        # rows and boxes of each band
        b0 = a0 & rows_left[band_bits.thirds(a0 | a0 >> 1 | a0 >> 2)]
        b1 = a1 & rows_left[band_bits.thirds(a1 | a1 >> 1 | a1 >> 2)]
        b2 = a2 & rows_left[band_bits.thirds(a2 | a2 >> 1 | a2 >> 2)]
        # columns and boxes of each stack; the columns of all bands beside each other
        cols = (b0 | b0 >> 9 | b0 >> 18) & 511
        cols |= ((b1 | b1 >> 9 | b1 >> 18) & 511) << 9
        cols |= ((b2 | b2 >> 9 | b2 >> 18) & 511) << 18
        u0 = cols_left[band_bits.stack(cols, 0)]
        u1 = cols_left[band_bits.stack(cols, 3)]
        u2 = cols_left[band_bits.stack(cols, 6)]
        if u0 == 0 or u1 == 0 or u2 == 0:
            return -1
        left = u0 | u1 << 3 | u2 << 6
        a0 = b0 & 0x40201 * (left & 511)
        a1 = b1 & 0x40201 * (left >> 9 & 511)
        a2 = b2 & 0x40201 * (left >> 18)
        if left == cols:
            break
    return band_bits.settle(x, s, digit, a0, a1, a2)


def _digits(x: "array[int]", column: int, place: int) -> int:
    """The digits of a cell, a bit for each; `column` is where its band stands for the first digit."""
    found = 0
    for digit in range(9):
        found |= (x[column + 4 * digit] >> place & 1) << digit
    return found
