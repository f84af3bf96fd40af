"""What stands in the way of a hint: a puzzle without exactly one solution, a wrong digit, a note that is missing."""

from dataclasses import dataclass
from enum import StrEnum

from solver_core.hints.position import Position
from solver_core.sudoku import many
from solver_core.sudoku.cells import CELLS
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.many import CONTRADICTORY


class PositionFault(StrEnum):
    """What is wrong with a position, the gravest first."""

    CONTRADICTORY = "contradictory"  # the givens break a rule
    NONE = "none"  # no solution
    SEVERAL = "several"  # more than one
    DIGITS = "digits"  # some digits are not those of the solution
    NOTES = "notes"  # some cells lack the digit of the solution among their notes


@dataclass(frozen=True, slots=True)
class Check:
    """What was found: the solution where there is one alone, a fault or None, and the cells that it is about."""

    solution: Grid | None
    fault: PositionFault | None = None
    cells: tuple[int, ...] = ()


def check(position: Position) -> Check:
    """Compare a position with the solution of its givens, or of the whole board where there are none."""
    task = position.givens if position.givens.filled else position.board
    counts, digits = many.solver_of().solve(task.digits)
    fault = {CONTRADICTORY: PositionFault.CONTRADICTORY, 0: PositionFault.NONE, 1: None}.get(
        counts[0], PositionFault.SEVERAL
    )
    if fault is not None:
        return Check(None, fault)
    solution, board, marks = Grid(digits), position.board, position.candidates
    if wrong := tuple(cell for cell in CELLS if board[cell] not in {0, solution[cell]}):
        return Check(solution, PositionFault.DIGITS, wrong)
    empty = (cell for cell in CELLS if not board[cell])
    if lacking := tuple(cell for cell in empty if not marks[cell] >> solution[cell] - 1 & 1):
        return Check(solution, PositionFault.NOTES, lacking)
    return Check(solution)
