"""Problems that the board shows as a matrix by hand: small ones that have no board of their own."""

from typing import Final

from solver_core.cover import Problem
from solver_core.problems import gallery
from sudoku_gui.player.subject import Subject

MOST: Final = 40  # rows and columns that can be written on a board


def fits(problem: Problem) -> bool:
    """Whether a matrix is small enough to be written by hand."""
    return len(problem.options) <= MOST and len(problem.names) <= MOST


def is_by_hand(subject: Subject, problem: Problem) -> bool:
    """Whether the board shows the matrix itself, with its columns and nodes."""
    has_board = subject.grid is not None or (
        bool(subject.sample) and gallery.board(subject.sample) is not None
    )
    return not has_board and fits(problem)
