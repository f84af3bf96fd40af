"""One puzzle in nine lines of nine cells: bare, in a frame, or in a frame with codes below.

A frame is drawn with characters, as programs put it on the clipboard; Simple Sudoku and HoDoKu may say more after the
nine rows of givens, and `pencilmarks` reads a frame of candidates. The codes of a file (`.ss`) are Simple Sudoku's;
SudoCue and HoDoKu read and write it too::

    *-----------*        first frame: the givens
    |38.|...|5.6|
    ...
    *-----------*        second frame: the board with what was placed since
    ...                  any other frame is dropped

    I388                 cell 38 (0 to 80, row by row) holds the entry 8
    E78007               cell 78 lost its candidate 7

The frames of pzl start with a line ``3, 3`` and put a ``*`` before each entry.

Candidates that codes take away are part of the puzzle. The notes are those that are left; where none was taken away,
there are no notes. So notes are kept where every empty cell has some, of what the rules leave, and not all of that.
"""

import re
from collections.abc import Sequence

from solver_core.formats import candidates, reading
from solver_core.formats.boards import frames
from solver_core.sudoku import grid_text
from solver_core.sudoku.cells import cell_name
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.grid_text import GridError, NumberedLine
from solver_core.sudoku.puzzle import Puzzle

_PZL_HEAD = re.compile(r"\s*3\s*,\s*3\s*")
_PZL_ENTRY = re.compile(r"\*(?=[1-9])")

_PLACED = re.compile(r"\s*I([0-7]\d|80)([1-9])\s*", re.ASCII)
_ELIMINATED = re.compile(r"\s*E([0-7]\d|80)00([1-9])\s*", re.ASCII)
_CODE = re.compile(r"^[^\S\n]*(?:I\d{3}|E\d{5})[^\S\n]*$", re.MULTILINE | re.ASCII)
_ANY_CODE = re.compile(r"\s*[IE]\d+\s*", re.ASCII)


def _read_rows(text: str) -> reading.Contents:
    lines = reading.without_comments(reading.lines_of_one(text))
    return reading.Contents(
        (Puzzle(Grid(grid_text.read(lines).digits)),), dropped=reading.comments_dropped(text)
    )


# --- frames -------------------------------------------------------------------------------------------


def _detect_frame(text: str) -> reading.Confidence:
    is_drawn = reading.is_short(text) and any(map(grid_text.is_framed, text.split("\n")))
    return reading.Confidence.PERHAPS if is_drawn else reading.Confidence.NONE


def _read_frames(text: str) -> reading.Contents:
    puzzle, dropped = _in_frames(reading.without_comments(reading.lines_of_one(text)))
    return reading.Contents((puzzle,), dropped=reading.comments_dropped(text) + dropped)


def _in_frames(lines: Sequence[NumberedLine]) -> tuple[Puzzle, tuple[str, ...]]:
    """The first frame's givens, and of a second what it adds to them; any other is dropped."""
    if _PZL_HEAD.fullmatch(next((line.text for line in lines if not grid_text.is_blank(line.text)), "")):
        return _in_pzl(lines), ()
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
    pairs = zip(givens.digits, board.digits, strict=True)
    if any(given and digit not in (0, given) for given, digit in pairs):
        return Puzzle(givens), ("frames", *dropped)
    return Puzzle(givens, board.without(givens)), ("frames",) * (len(rows) > 18) + dropped


def _in_pzl(lines: Sequence[NumberedLine]) -> Puzzle:
    """The puzzle in `pzl`; a ``*`` before a digit becomes a blank, so every cell keeps its column."""
    rows = [line for line in lines if not _PZL_HEAD.fullmatch(line.text)]
    plain = [NumberedLine(number, _PZL_ENTRY.sub(" ", text)) for number, text in rows]
    marked = {(number, found.end() + 1) for number, text in rows for found in _PZL_ENTRY.finditer(text)}
    board, locations = grid_text.read(plain)
    givens = bytes(0 if at in marked else digit for digit, at in zip(board, locations, strict=True))
    return Puzzle(Grid(givens), Grid(board).without(Grid(givens)))


def _write_frames(puzzle: Puzzle) -> str:
    """The givens in the frame of Simple Sudoku, and where there are entries the board in a second."""
    drawn = [puzzle.givens, puzzle.board] if puzzle.entries.filled else [puzzle.givens]
    return "".join(f"{grid.framed()}\n" for grid in drawn)


# --- codes --------------------------------------------------------------------------------------------


def _detect_codes(text: str) -> reading.Confidence:
    """Certain where codes of cells follow a frame."""
    confidence = _detect_frame(text)
    return reading.Confidence.CERTAIN if confidence and _CODE.search(text) else confidence


def _read_codes(text: str) -> reading.Contents:
    """The puzzle in the frame, with the entries and notes that its codes stand for."""
    lines = reading.without_comments(reading.lines_of_one(text))
    puzzle, dropped = _in_frames([line for line in lines if not _ANY_CODE.fullmatch(line.text)])
    entries, gone = puzzle.entries, []
    for line in (line for line in lines if _ANY_CODE.fullmatch(line.text)):
        if placed := _PLACED.fullmatch(line.text):
            cell = int(placed[1])
            if puzzle.givens[cell]:
                raise reading.FormatError("format.entry_on_given", line.number, cell=cell_name(cell))
            entries = entries.with_digit(cell, int(placed[2]))
        elif eliminated := _ELIMINATED.fullmatch(line.text):
            gone.append((int(eliminated[1]), int(eliminated[2])))
        else:
            raise reading.FormatError("simple.code", line.number, found=line.text.strip()[:20])
    found = candidates.with_eliminated(puzzle.givens, entries, gone)
    return reading.Contents((found,), dropped=reading.comments_dropped(text) + dropped)


def _write_codes(puzzle: Puzzle) -> str:
    """The givens in a frame, then the entries and the candidates that are noted no more."""
    placed = [f"I{cell:02}{digit}" for cell, digit in enumerate(puzzle.entries.digits) if digit]
    gone = [f"E{cell:02}{digit:03}" for cell, digit in candidates.eliminated(puzzle)]
    return "\n".join([puzzle.givens.framed(), "", *placed, *gone, ""])


FORMATS = (
    reading.Format(
        "framed", "Frame", "Nine lines in a frame of characters, easy to read.", (".txt",),
        _detect_frame, _read_frames, _write_frames, frozenset({"givens", "entries"}),
    ),
    reading.Format(
        "ss", "Simple Sudoku", "A frame with placed digits and removed candidates below.", (".ss",),
        _detect_codes, _read_codes, _write_codes, frozenset({"givens", "entries"}),
    ),
    # Anything may be nine lines: this comes last, and its errors are the ones for rubbish.
    reading.Format(
        "rows", "Nine lines", "Nine lines of nine cells.", (".txt", ".msk", ".sol", ".skp"),
        lambda _: reading.Confidence.HARDLY, _read_rows, lambda puzzle: f"{puzzle.givens.lines()}\n",
    ),
)  # fmt: skip
