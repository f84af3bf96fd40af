"""SudoCue's work in progress: nine lines of nine cells, with blanks between.

Layout, from https://www.sudocue.net/fileformats.php::

    2 679 6789 1 46789 5 469 9 3        a given; candidates; ...
    6 9 2 8 u1 7 3 59 4                 u before an entry

A digit alone is always a given. So in writing a single candidate occurs twice, ``55``, which no
reader can mistake; and a cell that has none is a dot.
"""

import re
from itertools import islice

from solver_core.formats import candidates, reading
from solver_core.formats.lists import line
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.grid_text import NumberedLine, is_blank
from solver_core.sudoku.marks import mask_of
from solver_core.sudoku.puzzle import Puzzle

_TOKEN = re.compile(r"u[1-9]|[1-9]+|[.0]", re.IGNORECASE)
ROW = re.compile(r"[^\S\n]*(?:(?:[uU][1-9]|[1-9]{1,18}|[.0])(?:[^\S\n]+|$)){9}")
_LONG = re.compile(r"[uU1-9][1-9]")


def detect(text: str) -> reading.Confidence:
    """Whether there are nine lines of nine cells, and more than a digit in one of them."""
    if not reading.is_short(text):
        return reading.Confidence.NONE
    rows = [written[0] for written in islice(line.WRITTEN.finditer(text), 10)]
    if len(rows) != 9 or not all(map(ROW.fullmatch, rows)):
        return reading.Confidence.NONE
    return reading.Confidence.LIKELY if any(map(_LONG.search, rows)) else reading.Confidence.NONE


def read(text: str) -> reading.Contents:
    """The puzzle, with its entries and notes; without a u anywhere perhaps only candidates."""
    lines = [row for row in reading.without_comments(reading.lines_of_one(text)) if not is_blank(row.text)]
    if len(lines) != 9:
        raise reading.FormatError("sdx.lines", count=len(lines))
    cells = [cell.lower() for row in lines for cell in _cells(row)]
    givens = Grid(bytes(int(cell) if len(cell) == 1 and cell != "." else 0 for cell in cells))
    entries = Grid(bytes(int(cell[1]) if cell[0] == "u" else 0 for cell in cells))
    masks = tuple(mask_of(map(int, cell.strip("u.0"))) for cell in cells)
    board = Puzzle(givens, entries).board
    corner = candidates.as_notes(board, masks)
    puzzle = Puzzle(candidates.beside(givens, board, masks), entries, corner=corner)
    dropped = reading.comments_dropped(text)
    others = candidates.parsed(masks, dropped, is_partial=True)
    also = (others,) if not entries.filled and others.puzzles[0] != puzzle else ()
    return reading.Contents((puzzle,), dropped=dropped, also=also)


def write(puzzle: Puzzle) -> str:
    """Givens, entries and candidates in nine lines."""
    cells = zip(puzzle.givens.digits, puzzle.entries.digits, candidates.shown(puzzle), strict=True)
    tokens = [
        str(given) if given else f"u{entry}" if entry else _listed(mask) for given, entry, mask in cells
    ]
    return "".join(" ".join(tokens[start : start + 9]) + "\n" for start in range(0, 81, 9))


def _listed(mask: int) -> str:
    digits = candidates.listed(mask)
    return digits * 2 if len(digits) == 1 else digits or "."


def _cells(row: NumberedLine) -> list[str]:
    tokens = row.text.split()
    if len(tokens) != 9:
        raise reading.FormatError("sdx.cells", row.number, count=len(tokens))
    for token in tokens:
        if not _TOKEN.fullmatch(token):
            raise reading.FormatError("sdx.cell", row.number, row.text.index(token) + 1, found=token[:20])
    return tokens


FORMAT = reading.Format(
    "sdx", "SudoCue", "Nine lines of cells with candidates and entries.", (".sdx",),
    detect, read, write, frozenset({"givens", "entries"}),
)  # fmt: skip
