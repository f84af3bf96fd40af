"""SudokuWiki's links and board strings: the board in the address itself.

::

    https://www.sudokuwiki.org/sudoku.htm?bd=309000400200709000...     81 digits, 0 for an empty cell
    https://www.sudokuwiki.org/sudoku.htm?bd=S9B4s010g0918030...       S9B and two digits of base 36 for each cell
    https://www.sudokuwiki.org/sudoku.htm?bd=vu4804032o1508g0...       two digits of base 32 for each cell, since 2023

With S9B a cell is 1 to 9 for a given, 10 to 18 for an entry, 18 and the mask of its candidates (bit ``d - 1`` for the
digit d) otherwise. Without it, a cell is ``mask << 1 | is_given``, so a candidate alone in its cell looks like an
entry. All nine candidates are what an untouched cell has. Source: sudokuwiki.org/Sudoku_String_Definitions for base 32;
S9B was found out from links that stand beside the 81 digits of the same puzzles, and fits all of them. What is
described is written; S9B only where a note alone in its cell would be taken for an entry. The example of that
description marks cells with several candidates as givens: their candidates are read, and the marks reported as left
out.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass

from solver_core.formats import links, reading
from solver_core.sudoku.cells import CELLS, cell_name
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.marks import ALL_DIGITS, Marks, digits_of
from solver_core.sudoku.puzzle import Puzzle

ADDRESS = re.compile(r"sudokuwiki\.org/[^\s<>\"']{0,200}?[?&]bd=([0-9A-Za-z.]*)", re.IGNORECASE)

_SITE = "https://www.sudokuwiki.org/sudoku.htm?bd="
_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
_MARK = "S9B"
_BARE = re.compile(r"\s*(?:bd=)?((?:S9B[0-9a-z]{162})|[0-9a-v]{162})\s*", re.IGNORECASE)
_NEWER = re.compile(r"S9B([0-9a-z]{162})", re.IGNORECASE)
_OLDER = re.compile(r"[0-9a-v]{162}", re.IGNORECASE)
_MASK_BASE = 18
"""The number at which masks of candidates begin; those below are digits."""


@dataclass(frozen=True, slots=True)
class _Cell:
    """The state of a cell, in two digits: a given, an entry, or candidates, which may be marked as given too."""

    given: int = 0
    entry: int = 0
    mask: int = 0
    is_marked: bool = False


def detect(text: str) -> reading.Confidence:
    """Whether there is a link with a board, or nothing but a string that is one."""
    bare = _BARE.fullmatch(text) if len(text) <= reading.SINGLE_LIMIT else None
    if bare is None:
        return links.confidence(text, ADDRESS)
    if bare[1][:3].upper() == _MARK:
        return reading.Confidence.CERTAIN
    # Two puzzles of 81 digits without a gap are also 162 characters.
    is_sound = all(cell is not None and not cell.is_marked for cell in _pairs(bare[1], 32, _older_cell))
    return reading.Confidence.LIKELY if is_sound else reading.Confidence.NONE


def read(text: str) -> reading.Contents:
    """The board of a link; another way to read an older one is that digits alone in their cells are notes."""
    found = _BARE.fullmatch(text) or links.found_in(text, ADDRESS, "link.sudokuwiki")
    board = found[1]
    line, column = reading.line_and_column(text, found.start(1))
    if len(board) == 81:
        for at, char in enumerate(board):
            if char not in "0123456789.":
                raise reading.FormatError("sudokuwiki.digit", line, column + at, found=char)
        return reading.Contents((Puzzle(Grid.parse(board)),))
    newer = _NEWER.fullmatch(board)
    if newer is not None:
        return reading.Contents((_puzzle(_whole(_pairs(newer[1], 36, _newer_cell), line, column + 3)),))
    if not _OLDER.fullmatch(board):
        raise reading.FormatError("sudokuwiki.length", line, column, count=len(board))
    return _as_candidates(_whole(_pairs(board, 32, _older_cell), line, column))


def _as_candidates(cells: list[_Cell]) -> reading.Contents:
    """The board in base 32, with the other way to understand digits alone in their cells."""
    dropped = ("other_keys",) if any(cell.is_marked for cell in cells) else ()
    if not any(cell.entry for cell in cells):
        return reading.Contents((_puzzle(cells),), dropped=dropped)
    noted = [_Cell(mask=1 << cell.entry - 1) if cell.entry else cell for cell in cells]
    other = reading.Contents((_puzzle(noted),), dropped=dropped, said=("lone_notes",))
    return reading.Contents((_puzzle(cells),), dropped=dropped, said=("lone_entries",), also=(other,))


def write(puzzle: Puzzle) -> str:
    """A link with givens, entries and candidates; cells without a note have all nine, as on the site.

    >>> write(Puzzle(Grid.empty().with_digit(0, 4)))[:54]
    'https://www.sudokuwiki.org/sudoku.htm?bd=0hvuvuvuvuvuv'
    """
    is_newer = any(mask.bit_count() == 1 for mask in puzzle.corner.masks)
    mark, base, value_of = (_MARK, 36, _newer_value) if is_newer else ("", 32, _older_value)
    values = [value_of(puzzle, cell) for cell in CELLS]
    return f"{_SITE}{mark}{''.join(_DIGITS[value // base] + _DIGITS[value % base] for value in values)}\n"


def _older_value(puzzle: Puzzle, cell: int) -> int:
    digit = puzzle.board[cell]
    mask = 1 << digit - 1 if digit else puzzle.corner[cell] or ALL_DIGITS
    return mask << 1 | (puzzle.givens[cell] != 0)


def _newer_value(puzzle: Puzzle, cell: int) -> int:
    given, entry = puzzle.givens[cell], puzzle.entries[cell]
    return given or (9 + entry if entry else _MASK_BASE + (puzzle.corner[cell] or ALL_DIGITS))


def _pairs(board: str, base: int, meaning: Callable[[int], _Cell | None]) -> list[_Cell | None]:
    return [meaning(int(board[at : at + 2], base)) for at in range(0, 162, 2)]


def _newer_cell(value: int) -> _Cell | None:
    """A cell of a string with a mark."""
    if value <= 9:
        return _Cell(given=value)
    if value <= _MASK_BASE:
        return _Cell(entry=value - 9)
    return _Cell(mask=value - _MASK_BASE) if value <= _MASK_BASE + ALL_DIGITS else None


def _older_cell(value: int) -> _Cell | None:
    mask, is_given = value >> 1, value & 1
    digit = mask.bit_length() if mask.bit_count() == 1 else 0
    if is_given and not digit:
        return _Cell(mask=mask, is_marked=True) if mask else None
    if is_given:
        return _Cell(given=digit)
    return _Cell(entry=digit) if digit else _Cell(mask=mask)


def _whole(cells: list[_Cell | None], line: int, column: int) -> list[_Cell]:
    for number, cell in enumerate(cells):
        if cell is None:
            raise reading.FormatError("sudokuwiki.cell", line, column + 2 * number, cell=cell_name(number))
    return [cell for cell in cells if cell is not None]


def _puzzle(cells: list[_Cell]) -> Puzzle:
    notes = {number: digits_of(cell.mask) for number, cell in enumerate(cells) if cell.mask != ALL_DIGITS}
    givens, entries = bytes(cell.given for cell in cells), bytes(cell.entry for cell in cells)
    return Puzzle(Grid(givens), Grid(entries), corner=Marks.of(notes))


FORMAT = reading.Format(
    "sudokuwiki", "SudokuWiki link", "A link with givens, entries and candidates.", (".txt",),
    detect, read, write, frozenset({"givens", "entries"}),
)  # fmt: skip
