"""Many short questions about digits on a board to one solver, which another thread can stop."""

from solver_core.sudoku.grid import Grid
from solver_core.sudoku.serial import CONTRADICTORY, Solver


class GivenUpError(Exception):
    """The question was cancelled by `give_up`."""


class Questions:
    """Asks a solver how many solutions givens have; another thread may stop it.

    Args:
        grid: the puzzle; its candidates hold for all questions.

    Cost: Dancing Links notices at once that nothing can cover a column; the bitboard, else faster, searches a third of
    a second where few givens have no solution.
    """

    def __init__(self, grid: Grid) -> None:
        self._solver = Solver(candidates=grid.candidates)
        self._is_given_up = False

    def give_up(self) -> None:
        """Stop answering; any thread may call it."""
        self._is_given_up = True
        self._solver.give_up()

    def check(self) -> None:
        """Raise a GivenUpError once someone has called `give_up`."""
        if self._is_given_up:
            raise GivenUpError

    def solutions(self, digits: bytes) -> tuple[int, bytes]:
        """How many solutions 81 digits have, none, one or two for several, and the first of them.

        Raises:
            GivenUpError: someone has called `give_up`.
        """
        counts, found = self._solver.solve(digits)
        self.check()  # what it has not solved counts as none
        return (0 if counts[0] == CONTRADICTORY else counts[0]), found
