"""What a hint starts from: the digits on the board and the candidates that are left."""

from dataclasses import dataclass
from typing import Self

from solver_core.sudoku.cells import CELLS, PEERS
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.marks import ALL_DIGITS, Marks
from solver_core.sudoku.puzzle import Puzzle


@dataclass(frozen=True, slots=True)
class Position:
    """A board between two steps.

    Attributes:
        givens: the digits printed in the puzzle; some techniques must know which these are.
        board: givens and entries.
        candidates: of the empty cells; none of them sees the same digit on the board.
    """

    givens: Grid
    board: Grid
    candidates: Marks

    @classmethod
    def start(cls, givens: Grid) -> Self:
        """A puzzle of which nothing is solved."""
        return cls(givens, givens, allowed(givens))

    @classmethod
    def of(cls, puzzle: Puzzle) -> Self:
        """The board as its user sees it.

        Notes count as candidates where every empty cell has some; a few notes are reminders and say nothing of what
        is not noted.
        """
        candidates, notes = allowed(puzzle.board), noted(puzzle)
        if notes is not None:
            both = zip(candidates.masks, notes.masks, strict=True)
            candidates = Marks(tuple(one & other for one, other in both))
        return cls(puzzle.givens, puzzle.board, candidates)


def noted(puzzle: Puzzle) -> Marks | None:
    """The notes of all empty cells, in the corner and in the middle together; None where some cell has none."""
    pairs = zip(puzzle.corner.masks, puzzle.centre.masks, strict=True)
    masks = tuple(one | other for one, other in pairs)
    board = puzzle.board
    return Marks(masks) if all(masks[cell] for cell in CELLS if not board[cell]) else None


def allowed(board: Grid) -> Marks:
    """The digits that no peer of an empty cell holds."""
    return Marks(tuple(0 if board[cell] else _unseen(board, cell) for cell in CELLS))


def _unseen(board: Grid, cell: int) -> int:
    mask = ALL_DIGITS
    for peer in PEERS[cell]:
        if digit := board[peer]:
            mask &= ~(1 << digit - 1)
    return mask
