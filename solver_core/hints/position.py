"""The start of a hint: the digits on the board and the candidates that are left; and faults that stand in its way.

Requests to the process that finds steps, see `worker`, are made here: nothing in this module imports the library.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Self

from solver_core.errors import Message
from solver_core.hints.steps import Step
from solver_core.sudoku import many
from solver_core.sudoku.cells import CELLS, PEERS, cell_name
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.many import CONTRADICTORY
from solver_core.sudoku.marks import Marks
from solver_core.sudoku.puzzle import Puzzle
from solver_core.sudoku.solving import is_solvable_without_candidates, why_nothing_to_do


@dataclass(frozen=True, slots=True)
class Position:
    """A board between two steps.

    Attributes:
        givens: the digits printed in the puzzle; some techniques must know which these are.
        board: givens and entries.
        candidates: of the empty cells, of those that the puzzle is given by; none of them sees the same digit on the
            board.
        is_noted: every empty cell has notes, from which the candidates are.
    """

    givens: Grid
    board: Grid
    candidates: Marks
    is_noted: bool = False

    @classmethod
    def start(cls, givens: Grid) -> Self:
        """A puzzle of which nothing is solved."""
        return cls(givens, givens, givens.possible())

    @classmethod
    def of(cls, puzzle: Puzzle) -> Self:
        """The board as its user sees it.

        Notes count as candidates where every empty cell has some; a few notes are reminders and say nothing of what
        is not noted.
        """
        candidates, notes = puzzle.board.possible(), noted(puzzle)
        if notes is not None:
            both = zip(candidates.masks, notes.masks, strict=True)
            candidates = Marks(tuple(one & other for one, other in both))
        return cls(puzzle.givens, puzzle.board, candidates, is_noted=notes is not None)

    def after(self, step: Step) -> Self:
        """The position once a step is done: its digits are placed, and its candidates gone, those of peers too."""
        board, masks = self.board, list(self.candidates.masks)
        for cell, digit in step.placed:
            board = board.with_digit(cell, digit)
            masks[cell] = 0
            for peer in PEERS[cell]:
                masks[peer] &= ~(1 << digit - 1)
        for cell, digit in step.removed:
            masks[cell] &= ~(1 << digit - 1)
        return replace(self, board=board, candidates=Marks(tuple(masks)))

    @property
    def task(self) -> Grid:
        """The puzzle to be solved: the givens, or where there are none the whole board."""
        return self.board if self.givens.is_empty else self.givens


def noted(puzzle: Puzzle) -> Marks | None:
    """The notes of all empty cells, in the corner and in the middle together; None if some cell has none."""
    pairs = zip(puzzle.corner.masks, puzzle.centre.masks, strict=True)
    masks = tuple(one | other for one, other in pairs)
    board = puzzle.board
    return Marks(masks) if all(masks[cell] for cell in CELLS if not board[cell]) else None


BACKGROUND = "--background"
"""An argument of the process: run with low priority."""


def request(number: int, find: str, position: Position, techniques: Sequence[str]) -> str:
    """The line that asks for steps: `find` is ``next``, ``all`` or ``path``."""
    asked = {"id": number, "find": find, "givens": position.givens.code, "board": str(position.board)}
    asked |= {
        "candidates": position.candidates.masks,
        "noted": position.is_noted,
        "techniques": list(techniques),
    }
    return json.dumps(asked) + "\n"


def rating_request(number: int, givens: Grid) -> str:
    """The line that asks how hard a puzzle is."""
    return json.dumps({"id": number, "find": "rating", "givens": givens.code}) + "\n"


class PositionFault(StrEnum):
    """The faults of a position, the gravest first."""

    CONTRADICTORY = "contradictory"  # the givens break a rule
    NONE = "none"  # no solution
    CANDIDATES = "candidates"  # no solution with the candidates that the puzzle is given by, but one without
    SEVERAL = "several"  # more than one
    DIGITS = "digits"  # some digits are not those of the solution
    NOTES = "notes"  # some cells lack the digit of the solution among their notes


@dataclass(frozen=True, slots=True)
class Check:
    """How many solutions, as `many.solve` counts, the only one, a fault or None, and the cells it is about."""

    solutions: int
    solution: Grid | None
    fault: PositionFault | None = None
    cells: tuple[int, ...] = ()


def check(position: Position) -> Check:
    """Compare a position with the solution of its puzzle."""
    found = many.solve_grids([position.task], threads=1)
    [count] = found.counts
    fault = {CONTRADICTORY: PositionFault.CONTRADICTORY, 0: PositionFault.NONE, 1: None}.get(
        count, PositionFault.SEVERAL
    )
    if fault is PositionFault.NONE and is_solvable_without_candidates(position.task):
        fault = PositionFault.CANDIDATES
    if fault is not None:
        return Check(count, None, fault)
    solution, board, marks = Grid(found.digits), position.board, position.candidates
    if wrong := tuple(cell for cell in CELLS if board[cell] not in {0, solution[cell]}):
        return Check(count, solution, PositionFault.DIGITS, wrong)
    empty = (cell for cell in CELLS if not board[cell])
    if lacking := tuple(cell for cell in empty if not marks[cell] >> solution[cell] - 1 & 1):
        return Check(count, solution, PositionFault.NOTES, lacking)
    return Check(count, solution)


def why_no_step(position: Position, found: Check) -> Message | None:
    """Why a position has no next step; None if it may have one."""
    if found.fault is PositionFault.DIGITS:
        wrong = ", ".join(f"{cell_name(cell)}={position.board[cell]}" for cell in found.cells)
        return Message("puzzle.digits", cells=wrong)
    if found.fault is PositionFault.NOTES and found.solution is not None:
        lacking = ", ".join(f"{cell_name(cell)}={found.solution[cell]}" for cell in found.cells)
        return Message("puzzle.notes", cells=lacking)
    return why_nothing_to_do(position.task if found.fault else position.board, found.solutions)
