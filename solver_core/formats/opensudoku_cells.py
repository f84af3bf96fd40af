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
from collections.abc import Mapping
from itertools import repeat
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
_WIDTHS: Final = {1: 3, 2: 3, 3: 3, 4: 4, 5: 5}
"""How many fields a cell has in each version."""

_EDITABLE: Final = {"0": False, "1": True}
_DIGITS: Final = {str(digit): digit for digit in range(10)}
_MASKS: Final = {"-": 0} | {str(mask): mask for mask in range(ALL_DIGITS + 1)}
# A program that knew only masks wrote the 0 of an empty one into the first version too.
_LISTS: Final = {"-": 0, "0": 0} | {
    "".join(f"{digit}," for digit in digits_of(mask)): mask for mask in range(1, ALL_DIGITS + 1)
}
_COLOURS: Final = {"0": 0} | {str(colour): mask_of([colour]) for colour in range(1, 10)}


def read(data: str, headers: tuple[tuple[str, str], ...] = (), elapsed: int = 0) -> tuple[Puzzle, bool]:
    """The puzzle in a game's data, and whether notes were dropped that stood beside a digit.

    Args:
        data: the cells.
        headers: what the puzzle is to hold besides.
        elapsed: milliseconds that it is to hold.

    Raises:
        FormatError: these are not 81 cells, or of an unknown version.
    """
    versioned = _VERSION.match(data)
    if versioned is None:
        return Puzzle(_plain(data), headers=headers, elapsed=elapsed), False
    version = int(versioned[1])
    if version not in _WIDTHS:
        raise FormatError("opensudoku.version", version=version, newest=NEWEST)
    fields = [part for part in data[versioned.end() :].strip().split("|") if part]
    width = _WIDTHS[version]
    if len(fields) != 81 * width:
        raise FormatError("opensudoku.fields", found=len(fields), version=version, count=81 * width)
    columns = [fields[column::width] for column in range(width)]
    digits = bytes(_column(columns[0], _DIGITS))
    entered = _column(columns[-1], _EDITABLE)
    corner = Marks(tuple(_column(columns[1], _LISTS if version == 1 else _MASKS)))
    centre = Marks(tuple(_column(columns[2], _MASKS) if version >= 4 else repeat(0, 81)))
    puzzle = Puzzle(
        Grid(bytes(0 if user else digit for digit, user in zip(digits, entered, strict=True))),
        Grid(bytes(digit if user else 0 for digit, user in zip(digits, entered, strict=True))),
        headers,
        corner=corner.outside(digits),
        centre=centre.outside(digits),
        colours=Marks(tuple(_column(columns[3], _COLOURS) if version >= 5 else repeat(0, 81))),
        elapsed=elapsed,
    )
    return puzzle, puzzle.corner != corner or puzzle.centre != centre


def write(puzzle: Puzzle, version: int) -> str:
    """A game's data in version 1, 3 or 5; the version decides which notes and colours it can hold."""
    cells = (f"{'|'.join(_fields(puzzle, cell, version))}|" for cell in CELLS)
    return f"version: {version}\n{''.join(cells)}"


def _plain(data: str) -> Grid:
    text = "".join(data.split())
    if not _PLAIN.fullmatch(text):
        raise FormatError("opensudoku.data", count=len(text))
    return Grid.parse(text)


def _column(texts: list[str], meanings: Mapping[str, int]) -> list[int]:
    """What one field means in each cell."""
    found = list(map(meanings.get, texts))
    if None in found:
        cell = found.index(None)
        raise FormatError("opensudoku.field", cell=cell_name(cell), found=texts[cell][:20])
    return [number for number in found if number is not None]


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
