"""Sudoku in three lines: the first solution, all of them, how many; and many short questions to one solver.

>>> from solver_core import Grid, count_solutions, solve
>>> grid = Grid.parse("400070100001904605000001000000700002002030000847006000014000806020000300600090000")
>>> print(solve(grid))
496573128381924675275861943153789462962435781847216539714352896529648317638197254
>>> count_solutions(grid)
1
"""

from collections.abc import Iterator

from solver_core import processor
from solver_core.sudoku import encoding, engines
from solver_core.sudoku.bitboard import Bitboard
from solver_core.sudoku.engines import Answerer, Engine
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.serial import CONTRADICTORY, Solver


def solve(grid: Grid, engine: Answerer | Engine = Answerer.BITBOARD) -> Grid | None:
    """The first solution that the engine meets, or None when there is none.

    Raises:
        ContradictionError: a digit occurs twice in a house.
    """
    return next(solutions(grid, engine), None)


def solutions(grid: Grid, engine: Answerer | Engine = Answerer.BITBOARD) -> Iterator[Grid]:
    """All solutions, in the order in which the search meets them.

    Raises:
        ContradictionError: a digit occurs twice in a house.
    """
    if engine is Answerer.BITBOARD:
        encoding.given_options(grid)
        yield from map(Grid, bitboard().solutions(grid.digits, _masks(grid)))
        return
    search = engines.search(grid, Engine(engine))
    while search.run_to("solution"):
        yield encoding.grid_of(search.chosen_options())


def count_solutions(grid: Grid, limit: int | None = 2, engine: Answerer | Engine = Answerer.BITBOARD) -> int:
    """How many solutions there are, counting up to ``limit`` (None: all of them).

    Raises:
        ContradictionError: a digit occurs twice in a house.
    """
    if engine is Answerer.BITBOARD:
        encoding.given_options(grid)
        return int(bitboard().count(grid.digits, limit, _masks(grid)))
    return engines.search(grid, Engine(engine)).count(limit)


def is_solvable_without_candidates(grid: Grid) -> bool:
    """Whether a puzzle without a solution has none only for its candidates; False if it has no candidates."""
    plain = grid.plain
    return grid.candidates is not None and not plain.conflicts() and count_solutions(plain, 1) > 0


def _masks(grid: Grid) -> tuple[int, ...] | None:
    return None if grid.candidates is None else grid.candidates.masks


def bitboard() -> Bitboard:
    """A fast solver, in the build that suits the processor; each thread needs one of its own."""
    made: Bitboard = processor.kernel("solver_core.sudoku.bitboard").Bitboard()
    return made


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
