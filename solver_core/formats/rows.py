"""One puzzle in nine lines of nine cells."""

from solver_core.formats.reading import (
    Confidence,
    Contents,
    Format,
    comments_dropped,
    lines_of_one,
    without_comments,
)
from solver_core.sudoku import grid_text
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle


def detect(text: str) -> Confidence:
    """Anything may be nine lines: this comes last, and its errors are the ones for rubbish."""
    del text
    return Confidence.HARDLY


def read(text: str) -> Contents:
    """The puzzle in nine lines.

    Raises:
        GridError: they do not hold 81 cells.
    """
    lines = without_comments(lines_of_one(text))
    return Contents((Puzzle(Grid(grid_text.read(lines).digits)),), dropped=comments_dropped(text))


def write(puzzle: Puzzle) -> str:
    """The givens in nine lines."""
    return f"{puzzle.givens.lines()}\n"


FORMAT = Format(
    "rows", "Nine lines", "Nine lines of nine cells.", (".txt", ".msk", ".sol", ".skp"),
    detect, read, write,
)  # fmt: skip
