"""Simple Sudoku's file: a frame of the givens, and lines for what the user has done.

Layout; SudoCue and HoDoKu read and write it too::

     *-----------*
     |38.|...|5.6|
     ...                  nine rows
     *-----------*

    I388                  cell 38 (0 to 80, row by row) holds the entry 8
    E78007                cell 78 lost its candidate 7

Candidates that were taken away are part of the puzzle. The notes are those that are left; where none was taken away,
there are no notes. So notes are kept where every empty cell has some, of what the rules leave,
and not all of that.
"""

import re

from solver_core.formats import candidates, framed
from solver_core.formats.reading import (
    Confidence,
    Contents,
    Format,
    FormatError,
    comments_dropped,
    lines_of_one,
    without_comments,
)
from solver_core.sudoku.cells import cell_name
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.grid_text import NumberedLine
from solver_core.sudoku.puzzle import Puzzle

_PLACED = re.compile(r"\s*I([0-7]\d|80)([1-9])\s*", re.ASCII)
_ELIMINATED = re.compile(r"\s*E([0-7]\d|80)00([1-9])\s*", re.ASCII)
_CODE = re.compile(r"^[^\S\n]*(?:I\d{3}|E\d{5})[^\S\n]*$", re.MULTILINE | re.ASCII)
_ANY_CODE = re.compile(r"\s*[IE]\d+\s*", re.ASCII)


def detect(text: str) -> Confidence:
    """Do codes of cells follow a frame?"""
    confidence = framed.detect(text)
    return Confidence.CERTAIN if confidence and _CODE.search(text) else confidence


def read(text: str) -> Contents:
    """The puzzle in the frame, with the entries and notes that its codes stand for.

    Raises:
        GridError: the frame does not hold 81 cells, a code names none, or an entry stands on a given.
    """
    lines = without_comments(lines_of_one(text))
    codes = [line for line in lines if _ANY_CODE.fullmatch(line.text)]
    drawn = [line for line in lines if not _ANY_CODE.fullmatch(line.text)]
    puzzle, dropped = framed.in_frames(drawn)
    entries, gone = puzzle.entries, []
    for line in codes:
        placed, eliminated = _PLACED.fullmatch(line.text), _ELIMINATED.fullmatch(line.text)
        if placed is not None:
            entries = _with_entry(puzzle.givens, entries, int(placed[1]), int(placed[2]), line)
        elif eliminated is not None:
            gone.append((int(eliminated[1]), int(eliminated[2])))
        else:
            raise FormatError("simple.code", line.number, found=line.text.strip()[:20])
    found = candidates.without(puzzle.givens, entries, gone)
    return Contents((found,), dropped=comments_dropped(text) + dropped)


def write(puzzle: Puzzle) -> str:
    """The givens in a frame, then the entries and the candidates that are noted no more."""
    placed = [f"I{cell:02}{digit}" for cell, digit in enumerate(puzzle.entries.digits) if digit]
    gone = [f"E{cell:02}{digit:03}" for cell, digit in candidates.eliminated(puzzle)]
    return "\n".join([puzzle.givens.framed(), "", *placed, *gone, ""])


def _with_entry(givens: Grid, entries: Grid, cell: int, digit: int, line: NumberedLine) -> Grid:
    if givens[cell]:
        raise FormatError("format.entry_on_given", line.number, cell=cell_name(cell))
    return entries.with_digit(cell, digit)


FORMAT = Format(
    "ss", "Simple Sudoku", "A frame with placed digits and removed candidates below.", (".ss",),
    detect, read, write, frozenset({"givens", "entries"}),
)  # fmt: skip
