"""Sudoku on bits, for whoever needs only the answer: each digit has 27 bits for each of three bands.

A level of the search is 32 integers; 0x7FFFFFF are all cells of a band::

    0 .. 26   3 * digit + band: the cells of a band where the digit can be, cell 9 * row + col
    27 .. 29  the cells of each band whose digit is settled, and has left the other digits
    30        the digits whose lines are to be looked at again, a bit for each

Looking at a digit's lines, tables of nine bits leave only what is part of a way to put it into each row and box of a
band, and into each column and box of a stack: that is locked candidates, and all hidden singles but those that a look
at the rows then finds. Naked singles and cells with two digits are found for 27 cells at once, by adding up bits.
Where nothing follows, a cell with two digits is guessed, or a digit with two places in a row. Compiled with the types
in ``bitboard.pxd``, in two builds, see `solver_core.processor`.
"""

from array import array
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from typing import Final, NoReturn

from solver_core import plain as cython
from solver_core.cover import bits, memory
from solver_core.cover.uncopied import refuse
from solver_core.sudoku import band_tables

if cython.compiled:
    import cython

_LEVEL: Final = 32
"""Integers of a level."""
_LEVELS: Final = 82
"""A guess settles a cell, so there are no more."""
_STRETCH: Final = 1 << 14
"""Guesses after which the interpreter's lock is taken for a moment: some milliseconds."""
_MOST: Final = (1 << 62) - 1
_DIGITS = bytes(range(10))


class Bitboard:
    """Solves one puzzle after another.

    Attributes:
        guesses: how many were made so far.
    """

    def __init__(self) -> None:
        self._tables = (
            band_tables.rows_left(),
            band_tables.cols_left(),
            band_tables.seen(),
            array("i", bytes(4 * 82)),
        )
        self.rows_left = memory.integers(self._tables[0])
        self.cols_left = memory.integers(self._tables[1])
        self.seen = memory.integers(self._tables[2])
        self.listed = memory.integers(self._tables[3])
        self._state = array("i", bytes(4 * _LEVEL * _LEVELS))
        self.state = memory.integers(self._state)
        self.guesses = self.level = self.at = self.found = 0
        self.stretch = _STRETCH if cython.compiled else _STRETCH >> 6
        self.is_used = self.is_given_up = False

    def __reduce_ex__(self, protocol: object) -> NoReturn:
        """Refuse to be copied or pickled."""
        refuse(self, "make another one")

    def solve(self, digits: bytes) -> tuple[bytes, bytes]:
        """Solve puzzles of 81 digits each, 0 for an empty cell.

        Returns:
            For each puzzle how many solutions were found, at most two, or 255 where a digit stands twice in a house;
            and 81 digits of the first solution, zeros where there is none.

        Raises:
            ValueError: the digits are not 81 for each puzzle, or not digits.
            RuntimeError: another thread is solving with it.
        """
        if len(digits) % 81 or digits.translate(None, _DIGITS):
            raise ValueError("give 81 digits for each puzzle as bytes, each 0 to 9")
        self._enter()
        try:
            self.limit = 2
            return self._solved(array("B", digits + bytes(1)))  # an empty array has no place in memory
        finally:
            self.is_used = False

    def count(self, digits: bytes, limit: int | None = 2) -> int:
        """How many solutions one puzzle has, counting no further than the limit; at least those found, if given up.

        Raises:
            ValueError: the digits are not 81, or a digit stands twice in a house.
            RuntimeError: another thread is solving with it.
        """
        with self._begun(digits):
            self.limit = _MOST if limit is None else limit
            if self.limit > 0:
                self._search_on()
            return int(self.found)

    def solutions(self, digits: bytes) -> Generator[bytes, None, None]:
        """The solutions of one puzzle, 81 digits each, found when they are asked for; it can solve nothing else meanwhile.

        Raises:
            ValueError: the digits are not 81, or a digit stands twice in a house.
            RuntimeError: another thread is solving with it.
        """
        with self._begun(digits) as solution:
            self.limit = 1
            self._search_on()
            while self.found:
                yield solution.tobytes()
                self.found = 0
                if self.level > 0:
                    self.level -= 1
                    self._search_on()

    @contextmanager
    def _begun(self, digits: bytes) -> "Iterator[array[int]]":
        """Stand at the start of one puzzle; answers where its solution will be."""
        if len(digits) != 81 or digits.translate(None, _DIGITS):
            raise ValueError("give 81 digits as bytes, each 0 to 9")
        self._enter()
        try:
            held, solution = array("B", digits), array("B", bytes(81))
            self.digits, self.answers = memory.octets(held), memory.octets(solution)
            self.at = self.found = 0
            if self._begin() < 0:
                raise ValueError("a digit stands twice in a house")
            yield solution
        finally:
            self.is_used = False

    def _search_on(self) -> None:
        """Search until there are solutions enough or no more."""
        is_over = False
        while not (is_over or self.is_given_up):
            with cython.nogil:
                is_over = self._search(self.stretch)
            if cython.compiled:
                PyErr_CheckSignals()

    def give_up(self) -> None:
        """Let whatever thread is solving, or will, come back soon; what it has not solved counts 0."""
        self.is_given_up = True

    def _enter(self) -> None:
        if self.is_used:
            raise RuntimeError("another thread is solving with this; give each thread one of its own")
        self.is_used = True

    @cython.final
    def _solved(self, held: "array[int]") -> tuple[bytes, bytes]:
        puzzles = len(held) // 81
        counts, solutions = array("B", bytes(puzzles + 1)), array("B", bytes(81 * puzzles + 1))
        self.digits, self.counts = memory.octets(held), memory.octets(counts)
        self.answers = memory.octets(solutions)
        self.at = 0
        self.is_under_way = False
        while self.at < puzzles and not self.is_given_up:
            with cython.nogil:
                self._go_on(puzzles, self.stretch)
            if cython.compiled:
                PyErr_CheckSignals()
        return counts[:puzzles].tobytes(), solutions[: 81 * puzzles].tobytes()

    def _go_on(self, puzzles: int, stretch: int) -> None:
        """Solve on, to the last puzzle or until a stretch is over."""
        until = self.guesses + stretch
        begun = self.at
        while self.at < puzzles and self.guesses < until and self.at < begun + 2000:
            if not self.is_under_way:
                self.found = 0
                begins = self._begin()
                if begins <= 0:
                    self.counts[self.at] = 0 if begins == 0 else 255
                    self.at += 1
                    continue
                self.is_under_way = True
            if not self._search(stretch):
                return
            self.counts[self.at] = self.found
            self.is_under_way = False
            self.at += 1

    def _begin(self) -> int:
        """Put the givens of a puzzle down; 0 where a cell has no digit left, -1 where two givens clash."""
        x, seen, listed = self.state, self.seen, self.listed
        first, givens = 81 * self.at, 0
        for cell in range(81):
            listed[givens] = cell
            givens += self.digits[first + cell] != 0
        for entry in range(31):
            x[entry] = 0
        for given in range(
            givens
        ):  # at first the cells where a digit cannot be, and in the last three the givens
            cell = listed[given]
            place = 3 * self.digits[first + cell] - 3
            band = cell // 27
            bit = 1 << cell - 27 * band
            if x[place + band] & bit:
                return -1
            x[place] |= seen[3 * cell]
            x[place + 1] |= seen[3 * cell + 1]
            x[place + 2] |= seen[3 * cell + 2]
            x[27 + band] |= bit
        for place in range(0, 27, 3):
            x[place] = 0x7FFFFFF & ~(x[place] | x[27])
            x[place + 1] = 0x7FFFFFF & ~(x[place + 1] | x[28])
            x[place + 2] = 0x7FFFFFF & ~(x[place + 2] | x[29])
        for given in range(givens):
            cell = listed[given]
            band = cell // 27
            x[3 * self.digits[first + cell] - 3 + band] |= 1 << cell - 27 * band
        x[30] = 511
        self.level = 0
        return 1

    def _search(self, stretch: int) -> bool:
        """Search on, until there are solutions enough or no more, or for so many guesses."""
        until = self.guesses + stretch
        while True:
            state = self._propagate()
            if state > 0:
                if self.guesses >= until:
                    return False
                self.guesses += 1
                self._guess()
                continue
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
        s = 32 * self.level
        while True:
            while x[s + 30]:
                digit = bits.lowest(x[s + 30])
                x[s + 30] &= x[s + 30] - 1
                if not self._place(s, digit):
                    return -1
            if not self._name(s):
                return -1
            if x[s + 30] == 0:
                return 0 if x[s + 27] & x[s + 28] & x[s + 29] == 0x7FFFFFF else 1

    def _place(self, s: int, digit: int) -> bool:
        """Leave a digit only where its lines and boxes allow it; False: one of them has no place for it."""
        x = self.state
        at = s + 3 * digit
        a0, a1, a2 = x[at], x[at + 1], x[at + 2]
        while True:
            # rows and boxes of each band
            b0 = a0 & self.rows_left[bits.thirds(a0 | a0 >> 1 | a0 >> 2)]
            b1 = a1 & self.rows_left[bits.thirds(a1 | a1 >> 1 | a1 >> 2)]
            b2 = a2 & self.rows_left[bits.thirds(a2 | a2 >> 1 | a2 >> 2)]
            # columns and boxes of each stack; the columns of all bands beside each other
            cols = (b0 | b0 >> 9 | b0 >> 18) & 511
            cols |= ((b1 | b1 >> 9 | b1 >> 18) & 511) << 9
            cols |= ((b2 | b2 >> 9 | b2 >> 18) & 511) << 18
            u0 = self.cols_left[bits.stack(cols, 0)]
            u1 = self.cols_left[bits.stack(cols, 3)]
            u2 = self.cols_left[bits.stack(cols, 6)]
            if u0 == 0 or u1 == 0 or u2 == 0:
                return False
            left = u0 | u1 << 3 | u2 << 6
            a0 = b0 & 0x40201 * (left & 511)
            a1 = b1 & 0x40201 * (left >> 9 & 511)
            a2 = b2 & 0x40201 * (left >> 18)
            if left == cols:
                break
        x[at] = a0
        x[at + 1] = a1
        x[at + 2] = a2
        for band in range(3):
            # no row is empty: the lowest cell of each goes, and where nothing is left it was alone
            value = x[at + band]
            rest = value & value - 0x40201
            rest = ((rest & 0x3FDFEFF) + 0x3FDFEFF | rest) & 0x4020100
            new = value & ~((rest << 1) - (rest >> 8)) & ~x[s + 27 + band]
            if new:
                x[s + 27 + band] |= new
                for other in range(9):
                    value = x[s + 3 * other + band]
                    if value & new and other != digit:
                        x[s + 3 * other + band] = value & ~new
                        x[s + 30] |= 1 << other
        return True

    def _name(self, s: int) -> bool:
        """Settle the cells that have one digit; False: a cell has none."""
        x, seen = self.state, self.seen
        for band in range(3):
            ones = twos = 0
            for other in range(s + band, s + 27, 3):
                value = x[other]
                twos |= ones & value
                ones |= value
            if ones != 0x7FFFFFF:
                return False
            new = ones & ~twos & ~x[s + 27 + band]
            x[s + 27 + band] |= new
            while new:
                bit = new & -new
                new ^= bit
                digit = 0
                while digit < 9 and not x[s + 3 * digit + band] & bit:
                    digit += 1
                if digit == 9:  # another cell has just taken it
                    return False
                cell = 3 * (27 * band + bits.lowest(bit))
                at = s + 3 * digit
                x[at] &= ~seen[cell]
                x[at + 1] &= ~seen[cell + 1]
                x[at + 2] &= ~seen[cell + 2]
                x[at + band] |= bit
                x[s + 30] |= 1 << digit
        return True

    def _guess(self) -> None:
        """Try a digit in a cell that has two, the one whose digits are seen most; or in one that has as few as there are."""
        x, seen = self.state, self.seen
        s = 32 * self.level
        best, most, at = 0, -1, 0
        for band in range(3):
            ones = twos = more = 0
            for other in range(s + band, s + 27, 3):
                value = x[other]
                more |= twos & value
                twos |= ones & value
                ones |= value
            twos &= ~more
            while twos:
                bit = twos & -twos
                twos ^= bit
                cell = 3 * (27 * band + bits.lowest(bit))
                count = 1
                for digit in range(s, s + 27, 3):
                    if x[digit + band] & bit:
                        value = bits.ones(x[digit] & seen[cell])
                        value += bits.ones(x[digit + 1] & seen[cell + 1])
                        value += bits.ones(x[digit + 2] & seen[cell + 2])
                        count *= value
                if count > most:
                    most, best, at = count, bit, band
        if best == 0:
            best = self._fewest()
            at = best >> 27
            best &= 0x7FFFFFF
        digit = 0
        while not x[s + 3 * digit + at] & best:
            digit += 1
        self._branch(digit, at, best)

    def _fewest(self) -> int:
        """A cell with three digits or more: its bit, and its band from bit 27 on."""
        x = self.state
        s = 32 * self.level
        found, least = 0, 10
        for band in range(3):
            open_cells = 0x7FFFFFF & ~x[s + 27 + band]
            while open_cells:
                bit = open_cells & -open_cells
                open_cells ^= bit
                count = 0
                for other in range(s + band, s + 27, 3):
                    if x[other] & bit:
                        count += 1
                if count < least:
                    least = count
                    found = bit | band << 27
        return found

    def _branch(self, digit: int, band: int, bit: int) -> None:
        """Go a level further, where a cell has a digit; this level is left with the other ones."""
        x, seen = self.state, self.seen
        s = 32 * self.level
        t = s + 32
        for entry in range(31):
            x[t + entry] = x[s + entry]
        x[s + 3 * digit + band] ^= bit
        x[s + 30] = 1 << digit
        cell = 3 * (27 * band + bits.lowest(bit))
        at = t + 3 * digit
        x[at] &= ~seen[cell]
        x[at + 1] &= ~seen[cell + 1]
        x[at + 2] &= ~seen[cell + 2]
        x[at + band] |= bit
        x[t + 30] = 1 << digit
        self.level += 1

    def _write_down(self) -> None:
        """The solution at the level."""
        x = self.state
        s = 32 * self.level
        first = 81 * self.at
        for digit in range(9):
            for band in range(3):
                value = x[s + 3 * digit + band]
                for _ in range(3):  # one for each row
                    self.answers[first + 27 * band + bits.lowest(value)] = digit + 1
                    value &= value - 1
