r"""The cells of a game in OpenSudoku: 81 digits, or a version and 81 times some fields that end in bars.

Layout of each version, as the program's own readers have it (``e`` is 1 for the user's cells, 0 for givens)::

    530070000600...                        givens only
    version: 1\n 5|-|0|0|1,2,|1|...        digit | notes, each with a comma | e
    version: 2\n 5|0|0|0|3||1|...          digit | mask of notes | e; a bug put a second bar behind some masks
    version: 3\n 5|0|0|0|3|1|...           the same without the bug
    version: 4\n 5|0|0|0|0|3|4|1|...       digit | corner notes | centre notes | e
    version: 5\n 5|0|0|2|0|0|3|4|0|1|...   digit | corner notes | centre notes | colour | e

Fields are never empty, so doubled bars mean nothing in any version.
"""

import re
from dataclasses import dataclass, field
from typing import Final

from solver_core.formats.reading import FormatError
from solver_core.sudoku.cells import CELLS, cell_name
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.marks import ALL_DIGITS, Marks, digits_of, mask_of
from solver_core.sudoku.puzzle import Puzzle

NEWEST: Final = 5
"""The newest version that is known."""

_VERSION = re.compile(r"\s*version:\s*(\d{1,9})\s+")
_PLAIN = re.compile(r"[0-9.]{81}")
_LISTED = re.compile(r"-|(?:[1-9],?)+")
_FIELDS: Final = {1: 3, 2: 3, 3: 3, 4: 4, 5: 5}


@dataclass(slots=True)
class _Board:
    """81 of each thing that a cell holds."""

    givens: bytearray = field(default_factory=lambda: bytearray(81))
    entries: bytearray = field(default_factory=lambda: bytearray(81))
    corner: list[int] = field(default_factory=lambda: [0] * 81)
    centre: list[int] = field(default_factory=lambda: [0] * 81)
    colours: list[int] = field(default_factory=lambda: [0] * 81)


def read(data: str) -> tuple[Puzzle, bool]:
    """The puzzle in a game's data, and whether notes were dropped that stood beside a digit.

    Raises:
        FormatError: these are not 81 cells, or of a version that nobody knows yet.
    """
    versioned = _VERSION.match(data)
    if versioned is None:
        return Puzzle(_plain(data)), False
    version = int(versioned[1])
    if version not in _FIELDS:
        raise FormatError(f"the cells are of version {version}, and versions 1 to {NEWEST} are known")
    fields = [part for part in data[versioned.end() :].strip().split("|") if part]
    width = _FIELDS[version]
    if len(fields) != 81 * width:
        raise FormatError(f"the cells have {len(fields)} fields; version {version} has {81 * width}")
    board = _Board()
    for cell in CELLS:
        _fill(board, cell, fields[cell * width : (cell + 1) * width], version)
    return _puzzle(board)


def write(puzzle: Puzzle, version: int) -> str:
    """A game's data in version 1, 3 or 5; the version decides which notes and colours it can hold."""
    cells = (f"{'|'.join(_fields(puzzle, cell, version))}|" for cell in CELLS)
    return f"version: {version}\n{''.join(cells)}"


def _plain(data: str) -> Grid:
    text = "".join(data.split())
    if not _PLAIN.fullmatch(text):
        raise FormatError(
            f"the data of a game has {len(text)} characters; it needs 81 digits, 0 for an empty cell"
        )
    return Grid.parse(text)


def _fill(board: _Board, cell: int, fields: list[str], version: int) -> None:
    digit = _number(fields[0], 9, cell)
    if fields[-1] not in ("0", "1"):
        raise _fault(cell, fields[-1])
    (board.givens if fields[-1] == "0" else board.entries)[cell] = digit
    board.corner[cell] = _listed(fields[1], cell) if version == 1 else _mask(fields[1], cell)
    if version >= 4:
        board.centre[cell] = _mask(fields[2], cell)
    if version >= 5:
        colour = _number(fields[3], 9, cell)
        board.colours[cell] = mask_of([colour]) if colour else 0


def _listed(text: str, cell: int) -> int:
    # A program that knew only masks wrote the 0 of an empty one into version 1 too.
    if text == "0":
        return 0
    if not _LISTED.fullmatch(text):
        raise _fault(cell, text)
    return mask_of(int(char) for char in text if char.isdigit())


def _mask(text: str, cell: int) -> int:
    return 0 if text == "-" else _number(text, ALL_DIGITS, cell)


def _number(text: str, most: int, cell: int) -> int:
    if not (len(text) <= 3 and text.isascii() and text.isdigit() and int(text) <= most):
        raise _fault(cell, text)
    return int(text)


def _fault(cell: int, text: str) -> FormatError:
    return FormatError(f"{cell_name(cell)} cannot have the field {text[:20]!r}; put a number there that fits")


def _puzzle(board: _Board) -> tuple[Puzzle, bool]:
    digits = bytes(map(max, board.givens, board.entries))
    corner, centre = Marks(tuple(board.corner)), Marks(tuple(board.centre))
    puzzle = Puzzle(
        Grid(bytes(board.givens)),
        Grid(bytes(board.entries)),
        corner=corner.outside(digits),
        centre=centre.outside(digits),
        colours=Marks(tuple(board.colours)),
    )
    return puzzle, puzzle.corner != corner or puzzle.centre != centre


def _fields(puzzle: Puzzle, cell: int, version: int) -> list[str]:
    given, corner = puzzle.givens[cell], puzzle.corner[cell]
    fields = [str(given or puzzle.entries[cell])]
    if version == 1:
        fields.append("".join(f"{digit}," for digit in digits_of(corner)) or "-")
    else:
        fields.append(str(corner))
    if version >= 4:
        fields.append(str(puzzle.centre[cell]))
    if version >= 5:
        fields.append(str(min(puzzle.colours.digits(cell), default=0)))
    return [*fields, "0" if given else "1"]
