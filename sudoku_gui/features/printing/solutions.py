"""Solutions of printed puzzles: each is searched for once, and only for a while."""

from dataclasses import dataclass
from enum import Enum
from typing import Final

from solver_core.sudoku.encoding import ContradictionError
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.survey import Survey, SurveyAnswer
from sudoku_gui.player.job import Steps

_SLICE: Final = 0.004  # seconds of searching at a time
_SLICES: Final = 250  # slices after which a puzzle is printed without its solution: a second of work
_MOST: Final = 5000  # solutions that are remembered


class SolutionKind(Enum):
    """What is known of a puzzle's solution."""

    ONLY = "the only one"
    SEVERAL = "one of several"
    NONE = "there is none"
    UNKNOWN = "not found in time"


@dataclass(frozen=True, slots=True)
class Solution:
    """A puzzle's solution; `entries` are the digits of the cells without a given."""

    kind: SolutionKind = SolutionKind.UNKNOWN
    entries: Grid = Grid.empty()  # noqa: RUF009 - it is immutable


class PrintedSolutions:
    """Solves puzzles for printing, and caches the solutions by their givens."""

    def __init__(self) -> None:
        self._found: dict[Grid, Solution] = {}

    def __contains__(self, task: Grid) -> bool:
        return task in self._found

    def of(self, task: Grid) -> Solution:
        """The solution; unknown where it was not searched for."""
        return self._found.get(task, Solution())

    def find(self, task: Grid) -> Steps[None]:
        """Search for a solution, unless that was done before."""
        if task in self._found:
            return
        if len(self._found) >= _MOST:
            self._found.clear()
        try:
            survey = Survey(task)
        except ContradictionError:
            self._found[task] = Solution(SolutionKind.NONE)
            return
        for _ in range(_SLICES):
            if survey.go(_SLICE):
                break
            yield 0.0
        verdict = survey.verdict()
        if verdict.solution is None:
            is_none = verdict.answer is SurveyAnswer.NONE
            self._found[task] = Solution(SolutionKind.NONE if is_none else SolutionKind.UNKNOWN)
        else:
            is_one = verdict.answer is not SurveyAnswer.SEVERAL
            entries = verdict.solution.without(task)
            self._found[task] = Solution(SolutionKind.ONLY if is_one else SolutionKind.SEVERAL, entries)
