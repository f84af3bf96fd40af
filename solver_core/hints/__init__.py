"""Hints and ratings: the steps by which people solve Sudoku, found by hodoku-py, given as our own values.

The library is slow to import and to work, and holds the interpreter's lock, so a window asks a `worker`, a process of
its own.
"""

from solver_core.hints import finder
from solver_core.hints.finder import HintsError
from solver_core.hints.position import Check, Position, PositionFault, check, why_no_step
from solver_core.hints.steps import AlmostLockedSet, Candidate, Node, PuzzleRating, Step
from solver_core.hints.techniques import TECHNIQUES, Difficulty, Technique
from solver_core.sudoku.puzzle import AnyPuzzle, Puzzle, task_of

__all__ = [
    "TECHNIQUES",
    "AlmostLockedSet",
    "Candidate",
    "Check",
    "Difficulty",
    "HintsError",
    "Node",
    "Position",
    "PositionFault",
    "PuzzleRating",
    "Step",
    "Technique",
    "check",
    "hint",
    "rate",
]


def hint(puzzle: AnyPuzzle) -> Step | None:
    """The next step of solving by hand; None if nothing is left to do, or no technique helps.

    >>> print(hint("000704005020010070000080002090006250600070008053200010400090000030060090200407000"))
    Hidden Single: r1c5=2

    Raises:
        ValueError: the puzzle does not have exactly one solution, or an entry or note is wrong.
        HintsError: hodoku-py is not installed.
    """
    position = Position.of(puzzle) if isinstance(puzzle, Puzzle) else Position.start(task_of(puzzle))
    found = check(position)
    if found.fault is not None:
        raise ValueError(f"there is no hint: {why_no_step(position, found)}")
    return finder.next_step(position)


def rate(puzzle: AnyPuzzle) -> PuzzleRating:
    """How hard a puzzle is for people, with the steps to its solution.

    >>> rate("000704005020010070000080002090006250600070008053200010400090000030060090200407000")
    PuzzleRating(score=2396, level=<Difficulty.FIENDISH: 'fiendish'>, hardest='xy_chain')

    Raises:
        ValueError: it does not have exactly one solution, or is solved.
    """
    givens = task_of(puzzle)
    return finder.rate(givens)
