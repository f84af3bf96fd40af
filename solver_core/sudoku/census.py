"""The digits that all solutions of a puzzle share, the cells where they differ, and a digit that would leave one."""

from collections import Counter
from collections.abc import Generator
from dataclasses import dataclass
from typing import Final

from solver_core.cover import Search
from solver_core.sudoku import encoding
from solver_core.sudoku.cells import CELLS
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.marks import Marks, digits_of
from solver_core.sudoku.solving import Questions
from solver_core.sudoku.survey import FEWEST_GIVENS

CAP: Final = 1000
"""How many solutions are counted."""
_SECONDS: Final = 0.02


@dataclass(frozen=True, slots=True)
class Settling:
    """A digit to enter, and how many solutions there are then: one, if it settles the puzzle.

    Attributes:
        cell: where it is entered.
        digit: 1 to 9.
        left: how many solutions there are then.
    """

    cell: int
    digit: int
    left: int


class Census:
    """Counts the solutions of a puzzle in steps; may be stopped at any time, and then has partial results.

    Attributes:
        is_complete: whether there are no others.
        has_more: whether others were met that are not counted.
        pair: two solutions that differ in few cells, once there are two.
        digits: for each cell the digits that it has in some solution, as far as known.
        are_digits_complete: whether there are no others.
        settling: the digit that leaves the fewest solutions, as far as known; None if none leaves so few as are
            counted.
        is_finished: whether there is nothing more to learn.

    Args:
        grid: the puzzle.
        cap: how many solutions are counted at most.

    Raises:
        ContradictionError: a digit occurs twice in a house.
    """

    def __init__(self, grid: Grid, cap: int = CAP) -> None:
        self._grid = grid
        self._cap = cap
        self._questions = Questions(grid)
        self._search = encoding.search(grid)
        self._found: list[bytes] = []
        self.is_complete = self.has_more = False
        self.pair: tuple[Grid, Grid] | None = None
        self.digits = Marks.none()
        self.are_digits_complete = False
        self.settling: Settling | None = None
        self.is_finished = False

    @property
    def count(self) -> int:
        """How many different solutions were found so far."""
        return len(self._found)

    @property
    def differing(self) -> tuple[int, ...]:
        """The cells that have not the same digit in all solutions, as far as known."""
        return tuple(cell for cell in CELLS if self.digits[cell].bit_count() > 1)

    def give_up(self) -> None:
        """End the steps soon with a GivenUpError; thread-safe."""
        self._questions.give_up()

    def steps(self) -> Generator[float, None, None]:
        """Count, then learn what differs, then what settles; yields how much is done, from 0 to 1.

        Raises:
            GivenUpError: see `give_up`.
        """
        yield from self._count()
        if self.is_complete:
            self.are_digits_complete = True
            self._settle_from_all()
        else:
            yield from self._complete_digits()
            yield from self._settle_by_trying()
        self.is_finished = True

    # --- counting -----------------------------------------------------------------------------------

    def _count(self) -> Generator[float, None, None]:
        least, masks = 82, [0] * 81
        while self.count <= self._cap:
            way = self._search.seek_to_next("solution")
            while not way.go(_SECONDS):
                yield 0.5 * self.count / self._cap
            self._questions.check()
            if not way.found:
                self.is_complete = True
                break
            if self.count == self._cap:
                self.has_more = True
                break
            self._found.append(encoding.grid_of(self._search.chosen_options()).digits)
            for cell, digit in enumerate(self._found[-1]):
                masks[cell] |= 1 << digit - 1
            if self.count > 1:
                apart = _apart(*self._found[-2:])
                if apart < least:  # consecutive solutions differ least
                    least, self.pair = apart, (Grid(self._found[-2]), Grid(self._found[-1]))
            yield 0.5 * self.count / self._cap
        self.digits = Marks(tuple(masks))

    # --- what differs -------------------------------------------------------------------------------

    def _complete_digits(self) -> Generator[float, None, None]:
        """Ask of each digit that was not met in a cell whether there is a solution with it."""
        masks = list(self.digits.masks)
        for cell in CELLS:
            if self._grid[cell]:
                continue
            for digit in digits_of(~masks[cell] & 511):
                if masks[cell] >> digit - 1 & 1:
                    continue  # met in the meantime
                for solution in self._solutions(cell, digit)[1]:
                    for other, placed in enumerate(solution):
                        masks[other] |= 1 << placed - 1
            self.digits = Marks(tuple(masks))
            yield 0.5 + 0.2 * cell / 81
        self.are_digits_complete = True

    def _solutions(self, cell: int, digit: int) -> tuple[int, list[bytes]]:
        """How many solutions there are with a digit, up to two, and the first of them."""
        entered = self._grid.with_digit(cell, digit)
        number, found = self._questions.solutions(entered.digits)
        return number, [found] if number else []

    # --- what settles -------------------------------------------------------------------------------

    def _settle_from_all(self) -> None:
        """Count all solutions: the rarest digit of the cell in which the least number of solutions share a digit."""
        if self.count < 2:
            return
        left = {cell: Counter(solution[cell] for solution in self._found) for cell in self.differing}
        ranked = ((min(mask.values()), max(mask.values()), cell) for cell, mask in left.items())
        least, _, cell = min(ranked)
        digit = min(digit for digit, number in left[cell].items() if number == least)
        self.settling = Settling(cell, digit, least)

    def _settle_by_trying(self) -> Generator[float, None, None]:
        """Enter each possible digit until one leaves a single solution; if none does, count what each leaves."""
        tried = [(cell, digit) for cell in self.differing for digit in self.digits.digits(cell)]
        can_settle = self._grid.filled + 1 >= FEWEST_GIVENS or self._grid.candidates is not None
        for number, (cell, digit) in enumerate(tried if can_settle else ()):
            if self._solutions(cell, digit)[0] == 1:
                self.settling = Settling(cell, digit, 1)
                return
            yield 0.7 + 0.1 * number / len(tried)
        for number, (cell, digit) in enumerate(tried):
            most = self.settling.left if self.settling else self._cap + 1
            left = yield from self._left(cell, digit, most, 0.8 + 0.2 * number / len(tried))
            if left < most:
                self.settling = Settling(cell, digit, left)

    def _left(self, cell: int, digit: int, most: int, share: float) -> Generator[float, None, int]:
        """How many solutions there are with a digit, counted up to a limit."""
        given = encoding.given_options(self._grid.with_digit(cell, digit))
        search = Search(encoding.problem(self._grid), given=given)
        found = 0
        while found < most:
            way = search.seek_to_next("solution")
            while not way.go(_SECONDS):
                yield share
            self._questions.check()
            if not way.found:
                break
            found += 1
            yield share
        return found


def _apart(one: bytes, other: bytes) -> int:
    return sum(map(int.__ne__, one, other))
