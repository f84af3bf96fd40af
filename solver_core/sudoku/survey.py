"""How many solutions a puzzle has, found in slices.

`status` searches as little as that takes; a `Survey` also says where a puzzle without a solution fails.
"""

from collections.abc import Generator
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from solver_core.cover import Seek
from solver_core.sudoku import encoding, engines
from solver_core.sudoku.encoding import ContradictionError
from solver_core.sudoku.engines import Engine
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.solving import is_solvable_without_candidates


class SurveyAnswer(Enum):
    """The number of solutions of a puzzle; a limit or a cancellation is never taken for an answer."""

    FOUND = auto()  # one, proved to be the only one
    NONE = auto()
    SEVERAL = auto()
    STOPPED = auto()  # before it was known


@dataclass(frozen=True, slots=True)
class DeadEnd:
    """Where a search without a solution failed first.

    Attributes:
        position: where in the search.
        item: the item left without an option, as in `encoding`; items 0..80 are the cells.
        depth: digits on the board by then, givens included.
    """

    position: int
    item: int
    depth: int


@dataclass(frozen=True, slots=True)
class SurveyResult:
    """The result of a survey.

    Attributes:
        answer: FOUND, NONE, SEVERAL or STOPPED.
        solution: the first solution, if one was met (also with STOPPED).
        events: how far the search went.
        dead_ends: how many dead ends it met.
        dead_end: the first of them, for NONE.
        is_for_candidates: whether there would be a solution without the puzzle's candidates, for NONE.
    """

    answer: SurveyAnswer
    solution: Grid | None
    events: int
    dead_ends: int
    dead_end: DeadEnd | None = None
    is_for_candidates: bool = False


class Survey:
    """Looks for a second solution in slices; may be stopped at any time.

    Args:
        grid: the puzzle.
        engine: how it is searched.

    Raises:
        ContradictionError: a digit occurs twice in a house.
    """

    def __init__(self, grid: Grid, engine: Engine = Engine.DLX) -> None:
        self._grid, self._engine = grid, engine
        self._search = engines.search(grid, engine)
        self._seeking: Seek = self._search.seek_to_next("solution")
        self._first: Grid | None = None
        self._answer = SurveyAnswer.STOPPED

    @property
    def position(self) -> int:
        """The position of the search, how far it went."""
        return self._search.position

    def go(self, seconds: float | None = None) -> bool:
        """Continue for about ``seconds``, or until the answer is known; returns whether it is."""
        while self._answer is SurveyAnswer.STOPPED:
            if not self._seeking.go(seconds):
                return False
            if not self._seeking.found:
                self._answer = SurveyAnswer.FOUND if self._first else SurveyAnswer.NONE
            elif self._first:
                self._answer = SurveyAnswer.SEVERAL
            else:
                self._first = encoding.grid_of(self._search.chosen_options())
                self._seeking = self._search.seek_to_next("solution")
        return True

    def verdict(self) -> SurveyResult:
        """The answer so far with its evidence; final once `go` has returned True."""
        events, dead_ends = self._search.position, self._search.dead_ends
        if self._answer is not SurveyAnswer.NONE:
            return SurveyResult(self._answer, self._first, events, dead_ends)
        is_for_candidates = is_solvable_without_candidates(self._grid)
        return SurveyResult(self._answer, None, events, dead_ends, self._first_dead_end(), is_for_candidates)

    def _first_dead_end(self) -> DeadEnd | None:
        # A search of its own: the way to its first dead end is short, the way back from the end may be long.
        search = engines.search(self._grid, self._engine)
        if not search.run_to("dead_end") or search.event is None:
            return None
        return DeadEnd(search.position, search.event.subject, search.depth)


FEWEST_GIVENS: Final = 17
"""The fewest givens with a single solution (McGuire, Tugemann and Civario 2012), unless candidates are given."""
SECONDS: Final = 0.004
"""Seconds that a step takes."""


def status(
    grid: Grid, most: int | None = None, met: list[Grid] | None = None
) -> Generator[float, None, SurveyAnswer]:
    """Find the answer in steps of a few milliseconds; STOPPED after ``most`` events.

    Digits that conflict leave no solution. With fewer than 17 givens, and no candidates, a first solution is enough.
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
