"""The fastest solver for one puzzle or millions, based on `BandSearch`.

Compiled with the types in ``bitboard.pxd``, in two builds, see `solver_core.processor`.
"""

from array import array
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager
from typing import Final, NoReturn

from solver_core import plain as cython
from solver_core.cover.kernel import memory
from solver_core.cover.kernel.arguments import refuse_copy
from solver_core.sudoku import band_bits
from solver_core.sudoku.band_search import BandSearch

if cython.compiled:
    import cython

_SLICE: Final = 1 << 14
"""Guesses per slice, after which the interpreter's lock is taken briefly: some milliseconds."""
_MOST: Final = (1 << 62) - 1


class Bitboard(BandSearch):
    """Solves one puzzle after another.

    Attributes:
        guesses: how many were made so far.
    """

    def __init__(self) -> None:
        super().__init__()
        self.slice_size = _SLICE if cython.compiled else _SLICE >> 6
        self.is_given_up = False
        self._listed = array("i", bytes(4 * 82))
        self.listed = memory.integers(self._listed)
        self._masks = array("i")
        self.is_restricted = False
        self._end_use()

    def __reduce_ex__(self, protocol: object) -> NoReturn:
        """Refuse to be copied or pickled."""
        refuse_copy(self, "make another one")

    def solve(self, digits: bytes, masks: Sequence[int] | None = None) -> tuple[bytes, bytes]:
        """Solve puzzles of 81 digits each, 0 for an empty cell.

        Args:
            digits: of the puzzles, one after the other.
            masks: the candidates of all their cells, bit d-1 for digit d; None: those that the rules leave.

        Returns:
            For each puzzle how many solutions were found, at most two, or 255 where a digit occurs twice in a house;
            and 81 digits of the first solution, zeros where there is none.

        Raises:
            ValueError: the digits are not 81 for each puzzle, or not digits; or there is not a mask for each.
            RuntimeError: it is in use.
        """
        puzzles = array("B", digits)
        if len(digits) % 81 or (digits and not _are_digits(memory.octets(puzzles), len(puzzles))):
            raise ValueError("give 81 digits for each puzzle as bytes, each 0 to 9")
        self._begin_use()
        try:
            self._restrict(masks, len(digits))
            self.limit = 2
            return self._solved(puzzles) if digits else (b"", b"")  # an empty array has no place in memory
        finally:
            self._end_use()

    def count(self, digits: bytes, limit: int | None = 2, masks: Sequence[int] | None = None) -> int:
        """How many solutions one puzzle has, counting up to the limit; at least those found, if given up.

        Raises:
            ValueError: the digits are not 81, or a digit occurs twice in a house; or there are not as many masks.
            RuntimeError: it is in use.
        """
        with self._start(digits, masks):
            self.limit = _MOST if limit is None else limit
            if self.limit > 0:
                self._search_on()
            return int(self.found)

    def solutions(self, digits: bytes, masks: Sequence[int] | None = None) -> Generator[bytes, None, None]:
        """The solutions of one puzzle, 81 digits each, found one by one; meanwhile this can solve nothing else.

        Raises:
            ValueError: the digits are not 81, or a digit occurs twice in a house; or there are not as many masks.
            RuntimeError: it is in use.
        """
        with self._start(digits, masks) as solution:
            self.limit = 1
            self._search_on()
            while self.found:
                yield solution.tobytes()
                self.found = 0
                if self.level > 0:
                    self.level -= 1
                    self._search_on()

    @contextmanager
    def _start(self, digits: bytes, masks: Sequence[int] | None) -> "Iterator[array[int]]":
        """Stand at the start of one puzzle; answers where its solution will be."""
        numbers = array("B", digits)
        if len(digits) != 81 or not _are_digits(memory.octets(numbers), 81):
            raise ValueError("give 81 digits as bytes, each 0 to 9")
        self._begin_use()
        try:
            self._restrict(masks, 81)
            solution = array("B", bytes(81))
            self.digits, self.answers = memory.octets(numbers), memory.octets(solution)
            self.at = self.found = 0
            if not self._begin():
                raise ValueError("a digit stands twice in a house")
            yield solution
        finally:
            self._end_use()

    def _restrict(self, masks: Sequence[int] | None, cells: int) -> None:
        """Take the candidates of the cells of all puzzles, or take note that there are none."""
        self.is_restricted = masks is not None
        if masks is None:
            return
        if len(masks) != cells:
            raise ValueError(f"give a mask for each of the {cells} cells, not {len(masks)}")
        self._masks = array("i", masks) if cells else array("i", [0])
        self.masks = memory.integers(self._masks)

    @cython.final
    def _search_on(self) -> int:
        """Search until there are solutions enough or no more."""
        is_over = False
        while not (is_over or self.is_given_up):
            with cython.nogil:
                is_over = self._search(self.slice_size)
            if cython.compiled:
                PyErr_CheckSignals()
        return 0

    def give_up(self) -> None:
        """Let whatever thread is solving, or will, come back soon; what it has not solved counts 0."""
        self.is_given_up = True

    @cython.final
    def _solved(self, digits: "array[int]") -> tuple[bytes, bytes]:
        puzzles = len(digits) // 81
        counts, solutions = array("B", [0]) * puzzles, array("B", [0]) * len(digits)
        self.digits, self.counts = memory.octets(digits), memory.octets(counts)
        self.answers = memory.octets(solutions)
        self.at = 0
        self.is_under_way = False
        while self.at < puzzles and not self.is_given_up:
            with cython.nogil:
                self._go_on(puzzles, self.slice_size)
            if cython.compiled:
                PyErr_CheckSignals()
        return counts.tobytes(), solutions.tobytes()

    def _go_on(self, puzzles: int, slice_size: int) -> None:
        """Solve on, to the last puzzle or until a slice is over."""
        until = self.guesses + slice_size
        begun = self.at
        while self.at < puzzles and self.guesses < until and self.at < begun + 2000:
            if not self.is_under_way:
                self.found = 0
                if not self._begin():
                    self.counts[self.at] = 255
                    self.at += 1
                    continue
                self.is_under_way = True
            if not self._search(slice_size):
                return
            self.counts[self.at] = self.found
            self.is_under_way = False
            self.at += 1

    def _begin(self) -> bool:
        """Put the givens of a puzzle down; False if two of them conflict."""
        x, seen, listed = self.state, self.seen, self.listed
        first, givens = 81 * self.at, 0
        for cell in range(81):
            listed[givens] = cell
            givens += self.digits[first + cell] != 0
        for entry in range(40):
            x[entry] = 0
        for given in range(givens):  # at first the cells where a digit cannot be
            cell = listed[given]
            place = 4 * self.digits[first + cell] - 4
            band = cell // 27
            bit = 1 << cell - 27 * band
            if x[place + band] & bit:
                return False
            band_bits.add(x, place, seen, 4 * cell)
            x[36 + band] |= bit
        band_bits.invert(x)
        for given in range(givens):
            cell = listed[given]
            band = cell // 27
            x[4 * self.digits[first + cell] - 4 + band] |= 1 << cell - 27 * band
        x[40] = 511
        self.level = self.failed = 0
        if self.is_restricted:
            self._exclude()
        return True

    def _exclude(self) -> None:
        """Leave each cell of a puzzle with its candidates alone; a given that is none of them leaves nothing there."""
        x, masks = self.state, self.masks
        first = 81 * self.at
        for cell in range(81):
            band = cell // 27
            bit = 1 << cell - 27 * band
            for digit in range(9):
                if not masks[first + cell] >> digit & 1:
                    x[4 * digit + band] &= ~bit


def _are_digits(octets: "array[int]", length: int) -> bool:
    """Whether all octets are 0 to 9."""
    most = 0
    for at in range(length):
        most = max(most, octets[at])
    return most < 10
