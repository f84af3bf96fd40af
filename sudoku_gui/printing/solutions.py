"""Solutions of puzzles that are printed: each is looked for once, for so long and no longer."""

from dataclasses import dataclass
from enum import Enum
from typing import Final

from solver_core.sudoku.encoding import ContradictionError
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.survey import Answer, Survey, Verdict
from sudoku_gui.player.job import Steps

_STRETCH: Final = 0.004
"""Seconds of looking for a solution at a time."""

_PATIENCE: Final = 250
"""Stretches after which a puzzle is printed without its solution: a second of work."""

_MOST: Final = 5000
"""Solutions that are remembered."""


class Solution(Enum):
    """What is known of a puzzle's solution."""

    ONLY = "the only one"
    SEVERAL = "one of several"
    NONE = "there is none"
    UNKNOWN = "not found in time"


@dataclass(frozen=True, slots=True)
class Solved:
    """A puzzle's solution.

    Attributes:
        kind: what is known of it.
        entries: the digits of the cells without a given; none where there is no solution.
    """

    kind: Solution
    entries: Grid


class Solutions:
    """Finds solutions and remembers them."""

    def __init__(self) -> None:
        self._found: dict[Grid, Solved] = {}

    def __contains__(self, task: Grid) -> bool:
        """Whether it has been looked for."""
        return task in self._found

    def of(self, task: Grid) -> Solved:
        """What came of looking for it; unknown where nobody has."""
        return self._found.get(task, _UNKNOWN)

    def finding(self, task: Grid) -> Steps[None]:
        """Work that looks for the solution of a puzzle, if nobody has."""
        if task in self._found:
            return
        if len(self._found) >= _MOST:
            self._found.clear()
        try:
            survey = Survey(task)
        except ContradictionError:
            self._found[task] = _NO_SOLUTION
            return
        for _ in range(_PATIENCE):
            if survey.go(_STRETCH):
                break
            yield 0.0
        self._found[task] = _told(task, survey.verdict())


def _told(task: Grid, verdict: Verdict) -> Solved:
    if verdict.solution is None:
        return _NO_SOLUTION if verdict.answer is Answer.NONE else _UNKNOWN
    digits = zip(task.digits, verdict.solution.digits, strict=True)
    entries = Grid(bytes(0 if given else digit for given, digit in digits))
    return Solved(Solution.SEVERAL if verdict.answer is Answer.SEVERAL else Solution.ONLY, entries)


_UNKNOWN: Final = Solved(Solution.UNKNOWN, Grid.empty())
_NO_SOLUTION: Final = Solved(Solution.NONE, Grid.empty())
