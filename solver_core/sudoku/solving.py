"""Sudoku in three lines: the first solution, all of them, how many.

>>> from solver_core import Grid, count_solutions, solve
>>> grid = Grid.parse("400070100001904605000001000000700002002030000847006000014000806020000300600090000")
>>> print(solve(grid))
496573128381924675275861943153789462962435781847216539714352896529648317638197254
>>> count_solutions(grid)
1
"""

from collections.abc import Iterator

from solver_core.sudoku import encoding, engines
from solver_core.sudoku.engines import Engine
from solver_core.sudoku.grid import Grid


def solve(grid: Grid, engine: Engine = Engine.DLX) -> Grid | None:
    """The first solution that the engine meets, or None when there is none.

    Raises:
        ContradictionError: a digit stands twice in a house.
    """
    return next(solutions(grid, engine), None)


def solutions(grid: Grid, engine: Engine = Engine.DLX) -> Iterator[Grid]:
    """All solutions, in the order in which the search meets them.

    Raises:
        ContradictionError: a digit stands twice in a house.
    """
    search = engines.search(grid, engine)
    while search.run_to("solution"):
        yield encoding.grid_of(search.chosen_options())


def count_solutions(grid: Grid, limit: int | None = 2, engine: Engine = Engine.DLX) -> int:
    """How many solutions there are, counting no further than ``limit`` (None: all of them).

    Raises:
        ContradictionError: a digit stands twice in a house.
    """
    return engines.search(grid, engine).count(limit)
