"""Sudoku in three lines: the first solution, all of them, how many.

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
