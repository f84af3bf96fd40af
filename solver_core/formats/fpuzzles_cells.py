"""The cells of an f-puzzles grid: nine lists of nine objects, described in `fpuzzles`."""

import re
from collections.abc import Mapping, Sequence
from functools import reduce
from operator import or_
from typing import Any, NamedTuple

from solver_core.formats.reading import FormatError
from solver_core.sudoku.cells import CELLS, DIGITS, box, cell_name
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.marks import Marks, mask_of
from solver_core.sudoku.puzzle import Puzzle

COLOURS = (
    "#A8A8A8",
    "#FFA0A0",
    "#FFE060",
    "#FFFFB0",
    "#B0FFB0",
    "#60D060",
    "#D0D0FF",
    "#8080F0",
    "#FF80FF",
)
"""The site's colours that stand for the numbers 1 to 9; of its eleven, black and rose are left out."""

_HEX = re.compile(r"#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})(?:[0-9a-f]{2})?", re.IGNORECASE)

Cell = Mapping[str, object]


class Codes(NamedTuple):
    """What was dropped and what was decided."""

    dropped: tuple[str, ...]
    said: tuple[str, ...]


def read(grid: object) -> tuple[Grid, Grid, Marks, Marks, Marks, Codes]:
    """Givens, entries, corner notes, centre notes, colours, and what there is to say about them.

    Raises:
        FormatError: these are not nine times nine cells, or one of them makes no sense or has a rule of its own.
    """
    cells = _cells(grid)
    _check_rules(cells)
    digits = [_digit(cell, number) for number, cell in enumerate(cells)]
    # Files in which no digit was entered, made by other programs, often leave the word out.
    has_givens = any("given" in cell for cell in cells)
    printed = [not has_givens or bool(cell.get("given")) for cell in cells]
    pairs = list(zip(digits, printed, strict=True))
    givens = Grid(bytes(digit if is_given else 0 for digit, is_given in pairs))
    entries = Grid(bytes(0 if is_given else digit for digit, is_given in pairs))
    corner, centre = (_notes(cells, key) for key in ("cornerPencilMarks", "centerPencilMarks"))
    beside = any(digit and (corner[cell] or centre[cell]) for cell, digit in enumerate(digits))
    codes = Codes(
        ("notes_on_digits",) if beside else (), () if has_givens or not any(digits) else ("givens_unmarked",)
    )
    board = bytes(digits)
    return givens, entries, corner.outside(board), centre.outside(board), _colours(cells), codes


def written(puzzle: Puzzle) -> list[list[dict[str, object]]]:
    """Nine rows of cells; a note or colour is there only where the puzzle has it."""
    cells = [_cell(puzzle, cell) for cell in CELLS]
    return [cells[row : row + 9] for row in range(0, 81, 9)]


def _cell(puzzle: Puzzle, cell: int) -> dict[str, object]:
    data: dict[str, object] = {}
    if puzzle.givens[cell]:
        data |= {"value": puzzle.givens[cell], "given": True}
    elif puzzle.entries[cell]:
        data |= {"value": puzzle.entries[cell], "given": False}
    if puzzle.centre[cell]:
        data["centerPencilMarks"] = list(puzzle.centre.digits(cell))
    if puzzle.corner[cell]:
        data["cornerPencilMarks"] = list(puzzle.corner.digits(cell))
    if puzzle.colours[cell]:
        colours = [COLOURS[number - 1] for number in puzzle.colours.digits(cell)]
        data["highlight"] = colours[0]
        if len(colours) > 1:
            data["highlights"] = colours
    return data


def _cells(grid: object) -> list[Cell]:
    if not isinstance(grid, list) or len(grid) != 9:
        raise FormatError("fpuzzles.grid")
    cells = []
    for number, row in enumerate(grid, 1):
        if not isinstance(row, list) or len(row) != 9 or not all(isinstance(cell, dict) for cell in row):
            raise FormatError("fpuzzles.row", number=number)
        cells += row
    return cells


def _check_rules(cells: Sequence[Cell]) -> None:
    regions = [cell.get("region", at) for cell, at in zip(cells, _BOXES, strict=True)]
    pairs = {(repr(region), at) for region, at in zip(regions, _BOXES, strict=True)}
    if len(pairs) != 9 or len({region for region, _ in pairs}) != 9 or None in regions:
        raise FormatError("fpuzzles.regions")
    if any(cell.get("givenPencilMarks") for cell in cells):
        raise FormatError("fpuzzles.given_marks")


def _digit(cell: Cell, number: int) -> int:
    value = cell.get("value")
    if value is None or value in ("", 0):
        return 0
    return _checked(value, number)


def _checked(value: object, number: int) -> int:
    if isinstance(value, str) and len(value) == 1 and value in "123456789":
        return int(value)
    if type(value) is int and value in DIGITS:
        return value
    raise FormatError("fpuzzles.cell", cell=cell_name(number), found=str(value)[:40])


def _notes(cells: Sequence[Cell], key: str) -> Marks:
    masks = []
    for number, cell in enumerate(cells):
        digits: Any = cell.get(key) or []
        if not isinstance(digits, list):
            raise FormatError("fpuzzles.marks", cell=cell_name(number))
        masks.append(mask_of(_checked(value, number) for value in digits))
    return Marks(tuple(masks))


def _colours(cells: Sequence[Cell]) -> Marks:
    return Marks(tuple(map(_colours_of, cells)))


def _colours_of(cell: Cell) -> int:
    """All colours, where they begin with the one that every program knows, and so have not been changed there."""
    first, several = cell.get("highlight") or cell.get("c"), cell.get("highlights")
    if not isinstance(several, list) or not several or several[0] != first:
        return _colour(first)
    return reduce(or_, map(_colour, several))


def _colour(value: object) -> int:
    """The mask of the colour number that looks most alike; none for what is no colour, or is white."""
    found = _HEX.fullmatch(value) if isinstance(value, str) else None
    if found is None:
        return 0
    wanted = tuple(int(part, 16) for part in found.groups())
    if min(wanted) > 0xF8:
        return 0
    return 1 << min(
        range(9), key=lambda at: sum((a - b) ** 2 for a, b in zip(wanted, _PARTS[at], strict=True))
    )


_PARTS = tuple(tuple(int(colour[at : at + 2], 16) for at in (1, 3, 5)) for colour in COLOURS)
_BOXES = tuple(map(box, CELLS))
