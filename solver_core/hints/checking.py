"""What stands in the way of a hint: a puzzle without exactly one solution, a wrong digit, a note that is missing."""

from dataclasses import dataclass
from enum import StrEnum

from solver_core.hints.position import Position
from solver_core.sudoku import many
from solver_core.sudoku.cells import CELLS
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.many import CONTRADICTORY
from solver_core.sudoku.solving import is_solvable_without_candidates


class PositionFault(StrEnum):
    """What is wrong with a position, the gravest first."""

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
