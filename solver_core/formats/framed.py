"""One puzzle in a frame drawn with characters, as programs put it on the clipboard.

Simple Sudoku and HoDoKu may say more after the nine rows of givens; `simple_sudoku` reads the codes
of a file, and `pencilmarks` a frame of candidates::

     *-----------*        first frame: the givens
     |38.|...|5.6|
     ...
     *-----------*        second frame: the board with what was placed since
     ...                  any other frame is dropped

The frames of pzl start with a line ``3, 3`` and put a ``*`` before each entry.
"""

import re
from collections.abc import Sequence

from solver_core.formats import frames
from solver_core.formats.reading import (
    Confidence,
    Contents,
    Format,
    comments_dropped,
    is_short,
    lines_of_one,
    without_comments,
)
from solver_core.sudoku import grid_text
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.grid_text import GridError, NumberedLine
from solver_core.sudoku.puzzle import Puzzle

_PZL_HEAD = re.compile(r"\s*3\s*,\s*3\s*")
_PZL_ENTRY = re.compile(r"\*(?=[1-9])")


def detect(text: str) -> Confidence:
    """Does any line draw a frame?"""
    if not is_short(text) or not any(grid_text.is_framed(row) for row in text.split("\n")):
        return Confidence.NONE
    return Confidence.PERHAPS


def read(text: str) -> Contents:
    """The puzzle in the first frame, with the entries of a second.

    Raises:
        GridError: the first frame does not hold 81 cells.
    """
    puzzle, dropped = in_frames(without_comments(lines_of_one(text)))
    return Contents((puzzle,), dropped=comments_dropped(text) + dropped)


def in_frames(lines: Sequence[NumberedLine]) -> tuple[Puzzle, tuple[str, ...]]:
    """The puzzle that these lines draw, and the codes of what is dropped.

    Raises:
        GridError: the first frame does not hold 81 cells.
    """
    return (_read_pzl(lines), ()) if _has_pzl_head(lines) else _read_frames(lines)


def write(puzzle: Puzzle) -> str:
    """The givens in the frame of Simple Sudoku, and where there are entries the board in a second."""
    frames = [puzzle.givens, puzzle.board] if puzzle.entries.filled else [puzzle.givens]
    return "".join(f"{grid.framed()}\n" for grid in frames)


def _has_pzl_head(lines: Sequence[NumberedLine]) -> bool:
    written = (line.text for line in lines if not grid_text.is_blank(line.text))
    return _PZL_HEAD.fullmatch(next(written, "")) is not None


def _read_pzl(lines: Sequence[NumberedLine]) -> Puzzle:
    """Of a ``*`` before a digit remains a blank, so every cell keeps its column."""
    rows = [line for line in lines if not _PZL_HEAD.fullmatch(line.text)]
    plain = [NumberedLine(number, _PZL_ENTRY.sub(" ", text)) for number, text in rows]
    marked = {(number, found.end() + 1) for number, text in rows for found in _PZL_ENTRY.finditer(text)}
    digits, locations = grid_text.read(plain)
    cells = list(zip(digits, locations, strict=True))
    givens = bytes(0 if location in marked else digit for digit, location in cells)
    entries = bytes(digit if location in marked else 0 for digit, location in cells)
    return Puzzle(Grid(givens), Grid(entries))


def _read_frames(lines: Sequence[NumberedLine]) -> tuple[Puzzle, tuple[str, ...]]:
    """The first frame's givens, and of a second what it adds to them; any other is dropped."""
    filled = [line for line in lines if not (grid_text.is_border(line.text) or grid_text.is_blank(line.text))]
    barred = [line for line in filled if frames.has_bars(line.text)]
    is_among_words = len(barred) < len(filled) and len(barred) in (9, 18, 27)
    rows = barred if is_among_words else filled
    dropped = ("rest",) if is_among_words else ()
    if len(rows) not in (18, 27):
        return Puzzle(Grid(grid_text.read(barred if is_among_words else lines).digits)), dropped
    givens = Grid(grid_text.read(rows[:9]).digits)
    try:
        board = Grid(grid_text.read(rows[9:18]).digits)
    except GridError:
        return Puzzle(givens), ("frames", *dropped)
    if any(
        given and digit not in (0, given) for given, digit in zip(givens.digits, board.digits, strict=True)
    ):
        return Puzzle(givens), ("frames", *dropped)
    return Puzzle(givens, board.without(givens)), (*(("frames",) if len(rows) > 18 else ()), *dropped)


FORMAT = Format(
    "framed", "Frame", "Nine lines in a frame of characters, easy to read.", (".txt",),
    detect, read, write, frozenset({"givens", "entries"}),
)  # fmt: skip
