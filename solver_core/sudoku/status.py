"""Whether a puzzle has one solution, several or none, with as little searching as that takes."""

from collections.abc import Generator
from typing import Final

from solver_core.sudoku import encoding
from solver_core.sudoku.encoding import ContradictionError
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.survey import SurveyAnswer

FEWEST_GIVENS: Final = 17
"""With fewer there is never a single solution (McGuire, Tugemann and Civario 2012), unless candidates are given."""
SECONDS: Final = 0.004
"""Of a step."""


def status(
    grid: Grid, most: int | None = None, met: list[Grid] | None = None
) -> Generator[float, None, SurveyAnswer]:
    """Find the answer in steps of a few milliseconds; STOPPED after ``most`` ticks.

    Digits that clash leave no solution. With fewer than 17 givens, and no candidates, a first solution is enough.
    Solutions are added to ``met``.
    """
    try:
        search = encoding.search(grid)
    except ContradictionError:
        return SurveyAnswer.NONE
    found, enough = 0, 2 if grid.filled >= FEWEST_GIVENS or grid.candidates else 1
    while found < enough:
        way = search.seek_to_next("solution")
        while not way.go(SECONDS):
            if most is not None and search.position > most:
                return SurveyAnswer.STOPPED
            yield 0.0
        if not way.found:
            return SurveyAnswer.FOUND if found else SurveyAnswer.NONE
        found += 1
        if met is not None:
            met.append(encoding.grid_of(search.chosen_options()))
    return SurveyAnswer.SEVERAL
