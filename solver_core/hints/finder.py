"""The steps from a position, and the rating of a puzzle.

Only `library` imports hodoku-py, which takes a third of a second; it is imported when something but a single is asked,
and a HintsError raised where it is not installed.
"""

from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING

from solver_core.errors import CodedError
from solver_core.hints.position import Position
from solver_core.hints.singles import next_single
from solver_core.hints.steps import PuzzleRating, Step
from solver_core.hints.techniques import BY_ID, CHOICES, Group, difficulty_of, variants
from solver_core.hints.techniques import hardest as hardest_of
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.solving import count_solutions

if TYPE_CHECKING:
    from solver_core.hints.library import LibraryFinder


class HintsError(CodedError):
    """Steps cannot be found, because hodoku-py is not installed."""


def require() -> None:
    """Make sure that steps can be found.

    Raises:
        HintsError: hodoku-py is not installed.
    """
    if find_spec("hodoku") is None:
        raise HintsError("hints.missing")


def next_step(position: Position, techniques: Sequence[str] = CHOICES) -> Step | None:
    """The easiest single, or the step of the first of these techniques that finds one; None if there is none."""
    if position.board.is_complete:
        return None
    if (single := next_single(position, techniques)) is not None:
        return single
    return _finder(position).first(_valid(techniques, position))


def all_steps(position: Position, techniques: Sequence[str] = CHOICES) -> Iterator[Step]:
    """All steps of these techniques, without those of the last resort, by technique; each elimination once for each."""
    finder = _finder(position, finds_all=True)
    seen: set[tuple[object, ...]] = set()
    chosen = [one for one in _valid(techniques, position) if BY_ID[one].group is not Group.LAST_RESORT]
    for technique in (one for first in chosen for one in (first, *variants(first))):
        for step in finder.all(technique):
            key = (step.technique, step.placed, step.removed, step.cells)
            if key not in seen and (step.placed or step.removed):
                seen.add(key)
                yield step


def path(position: Position, techniques: Sequence[str] = CHOICES) -> Iterator[Step]:
    """All steps to the solution, or as far as these techniques lead."""
    return _finder(position).path(_valid(techniques, position))


def rate(givens: Grid) -> PuzzleRating:
    """How hard a puzzle is, with all techniques in their usual order.

    Raises:
        ValueError: it does not have exactly one solution, or is solved.
    """
    if givens.is_complete or count_solutions(givens, limit=2) != 1:
        raise ValueError("only a puzzle with exactly one solution, and something to solve, has a rating")
    steps = tuple(path(Position.start(givens)))
    used = [BY_ID[step.technique] for step in steps]
    hardest = hardest_of(step.technique for step in steps)
    score = sum(technique.points for technique in used)
    return PuzzleRating(score, difficulty_of(hardest.level, score), hardest.id, steps)


def _finder(position: Position, *, finds_all: bool = False) -> "LibraryFinder":
    require()
    from solver_core.hints.library import LibraryFinder  # noqa: PLC0415 - takes a third of a second

    return LibraryFinder(position, finds_all=finds_all)


def _valid(techniques: Sequence[str], position: Position) -> Sequence[str]:
    """The techniques that may be used: none that rests on uniqueness where only the puzzle's candidates make it unique.

    They exchange digits, and what comes of that may be no candidate.
    """
    givens = position.givens
    if givens.candidates is None or count_solutions(givens.plain) == 1:
        return techniques
    return [technique for technique in techniques if BY_ID[technique].group is not Group.UNIQUENESS]
