"""SudokuWiki's links and board strings: the board in the address itself.

::

    https://www.sudokuwiki.org/sudoku.htm?bd=309000400200709000...     81 digits, 0 for an empty cell
    https://www.sudokuwiki.org/sudoku.htm?bd=S9B4s010g0918030...       S9B and two digits of base 36 for each cell
    https://www.sudokuwiki.org/sudoku.htm?bd=vu4804032o1508g0...       two digits of base 32 for each cell, since 2023

With S9B a cell is 1 to 9 for a given, 10 to 18 for an entry, 18 and the mask of its candidates (bit ``d - 1`` for the
digit d) otherwise. Without it, a cell is ``mask << 1 | is_given``, so a candidate alone in its cell looks like an entry.
All nine candidates are what an untouched cell has. Source: sudokuwiki.org/Sudoku_String_Definitions for base 32; S9B was
found out from links that stand beside the 81 digits of the same puzzles, and fits all of them. What is described is
written; S9B only where a note alone in its cell would be taken for an entry. The example of that description marks
cells with several candidates as givens: their candidates are read, and the marks reported as left out.
"""

import re
from dataclasses import dataclass

from solver_core.formats import links
from solver_core.formats.reading import (
    SINGLE_LIMIT,
    Confidence,
    Contents,
    Format,
    FormatError,
    line_and_column,
)
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
"""What a mask of candidates begins at; the numbers up to it are digits."""


@dataclass(frozen=True, slots=True)
class _Cell:
    """What two digits say of a cell: a given, an entry, or candidates, which may be marked as a given all the same."""

    given: int = 0
    entry: int = 0
    mask: int = 0
    is_marked: bool = False


def detect(text: str) -> Confidence:
    """Is there a link with a board, or nothing but a string that is one?"""
    bare = _BARE.fullmatch(text) if len(text) <= SINGLE_LIMIT else None
    if bare is None:
        return links.confidence(text, ADDRESS)
    if bare[1][:3].upper() == _MARK:
        return Confidence.CERTAIN
    # Two puzzles of 81 digits without a gap are also 162 characters.
    is_sound = all(cell is not None and not cell.is_marked for cell in _older(bare[1]))
    return Confidence.LIKELY if is_sound else Confidence.NONE


def read(text: str) -> Contents:
    """The board of a link; another way to read an older one is that digits alone in their cells are notes.

    Raises:
        GridError: the board has neither 81 nor 162 digits, or is no board.
    """
    found = _BARE.fullmatch(text) or links.found_in(text, ADDRESS, "link.sudokuwiki")
    board = found[1]
    line, column = line_and_column(text, found.start(1))
    if len(board) == 81:
        return Contents((Puzzle(_plain(board, line, column)),))
    newer = _NEWER.fullmatch(board)
    if newer is not None:
        return Contents((_puzzle(_whole(_newer(newer[1]), line, column + 3)),))
    if not _OLDER.fullmatch(board):
        raise FormatError("sudokuwiki.length", line, column, count=len(board))
    return _as_candidates(_whole(_older(board), line, column))


def _as_candidates(cells: list[_Cell]) -> Contents:
    """The board in base 32, with the other way to understand digits alone in their cells."""
    dropped = ("other_keys",) if any(cell.is_marked for cell in cells) else ()
    if not any(cell.entry for cell in cells):
        return Contents((_puzzle(cells),), dropped=dropped)
    noted = [_Cell(mask=1 << cell.entry - 1) if cell.entry else cell for cell in cells]
    other = Contents((_puzzle(noted),), dropped=dropped, said=("lone_notes",))
    return Contents((_puzzle(cells),), dropped=dropped, said=("lone_entries",), also=(other,))


def write(puzzle: Puzzle) -> str:
    """A link with givens, entries and candidates; cells without a note have all nine, as on the site.

    >>> write(Puzzle(Grid.empty().with_digit(0, 4)))[:54]
    'https://www.sudokuwiki.org/sudoku.htm?bd=0hvuvuvuvuvuv'
    """
    if any(mask.bit_count() == 1 for mask in puzzle.corner.masks):
        return f"{_SITE}{_MARK}{_newer_board(puzzle)}\n"
    return f"{_SITE}{_older_board(puzzle)}\n"


def _older_board(puzzle: Puzzle) -> str:
    board, values = puzzle.board, []
    for cell in CELLS:
        mask = 1 << board[cell] - 1 if board[cell] else puzzle.corner[cell] or ALL_DIGITS
        values.append(mask << 1 | (puzzle.givens[cell] != 0))
    return "".join(_DIGITS[value // 32] + _DIGITS[value % 32] for value in values)


def _newer_board(puzzle: Puzzle) -> str:
    values = (
        puzzle.givens[cell]
        or (
            9 + puzzle.entries[cell]
            if puzzle.entries[cell]
            else _MASK_BASE + (puzzle.corner[cell] or ALL_DIGITS)
        )
        for cell in CELLS
    )
    return "".join(_DIGITS[value // 36] + _DIGITS[value % 36] for value in values)


def _pairs(board: str, base: int) -> list[int]:
    return [int(board[at : at + 2], base) for at in range(0, 162, 2)]


def _newer(board: str) -> list[_Cell | None]:
    """The cells of a string behind its mark; None for what no cell can be."""
    return [_newer_cell(value) for value in _pairs(board, 36)]


def _newer_cell(value: int) -> _Cell | None:
    if value <= 9:
        return _Cell(given=value)
    if value <= _MASK_BASE:
        return _Cell(entry=value - 9)
    return _Cell(mask=value - _MASK_BASE) if value <= _MASK_BASE + ALL_DIGITS else None


def _older(board: str) -> list[_Cell | None]:
    """The cells of a string in base 32; None for what no cell can be."""
    return [_older_cell(value >> 1, is_given=bool(value & 1)) for value in _pairs(board, 32)]


def _older_cell(mask: int, *, is_given: bool) -> _Cell | None:
    digit = mask.bit_length() if mask.bit_count() == 1 else 0
    if is_given and not digit:
        return _Cell(mask=mask, is_marked=True) if mask else None
    if is_given:
        return _Cell(given=digit)
    return _Cell(entry=digit) if digit else _Cell(mask=mask)


def _whole(cells: list[_Cell | None], line: int, column: int) -> list[_Cell]:
    for number, cell in enumerate(cells):
        if cell is None:
            raise FormatError("sudokuwiki.cell", line, column + 2 * number, cell=cell_name(number))
    return [cell for cell in cells if cell is not None]


def _plain(board: str, line: int, column: int) -> Grid:
    for at, char in enumerate(board):
        if char not in "0123456789.":
            raise FormatError("sudokuwiki.digit", line, column + at, found=char)
    return Grid.parse(board)


def _puzzle(cells: list[_Cell]) -> Puzzle:
    notes = {number: digits_of(cell.mask) for number, cell in enumerate(cells) if cell.mask != ALL_DIGITS}
    givens, entries = (
        Grid(bytes(digits)) for digits in zip(*((one.given, one.entry) for one in cells), strict=True)
    )
    return Puzzle(givens, entries, corner=Marks.of(notes))


FORMAT = Format(
    "sudokuwiki", "SudokuWiki link", "A link with givens, entries and candidates.", (".txt",),
    detect, read, write, frozenset({"givens", "entries"}),
)  # fmt: skip
