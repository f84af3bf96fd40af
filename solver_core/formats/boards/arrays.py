"""Nine lists of nine, or one of 81, as programs print them and judges use them.

Found in any text, whatever language it is in; 0, a dot, a blank, an empty string or a null is an empty cell::

    [[5, 3, null, ...], ...]              JSON
    board = [["5","3",".",...], ...]      Python, and LeetCode's problem 37
    int grid[9][9] = {{5, 3, 0, ...}, ...};
    [[5 3 0 ...]                          numpy, without commas
     [6 0 0 ...] ...]

A full grid that solves the one beside it is its solution, and is dropped.
"""

import re
from collections.abc import Iterable
from typing import Final

from solver_core.formats.reading import Confidence, Contents, Format, FormatError
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle

LONGEST: Final = 1 << 22
"""Characters of a text that are searched for lists."""

_LOOKED_AT: Final = 1 << 16
# Blanks between two cells match in exactly one way, so that the regex cannot backtrack.
_NEXT: Final = r"(?:\s*,\s*|\s+)"
_CELL: Final = r"""(?:\d|'[\d._* ]?'|"[\d._* ]?"|null|None|nil)"""
_OPENS, _CLOSES = r"[\[{(]\s*", r"\s*(?:,\s*)?[\]})]"
_ROW: Final = rf"{_OPENS}{_CELL}(?:{_NEXT}{_CELL}){{8}}{_CLOSES}"
_LISTS: Final = re.compile(
    rf"{_ROW}(?:{_NEXT}{_ROW})+|{_OPENS}{_CELL}(?:{_NEXT}{_CELL}){{80}}{_CLOSES}", re.ASCII
)
_CELLS: Final = re.compile(_CELL, re.ASCII)


def detect(text: str) -> Confidence:
    """Whether such lists are near the beginning."""
    found = any(_grid(lists[0]) for lists in _LISTS.finditer(text[:_LOOKED_AT]))
    return Confidence.LIKELY if found else Confidence.NONE


def read(text: str) -> Contents:
    """All puzzles in such lists."""
    if len(text) > LONGEST:
        raise FormatError("arrays.long", count=LONGEST >> 20)
    found = [grid for lists in _LISTS.finditer(text) if (grid := _grid(lists[0]))]
    if not found:
        raise FormatError("arrays.none")
    grids = without_solutions(found)
    return Contents(tuple(map(Puzzle, grids)), dropped=("solution",) if len(grids) < len(found) else ())


def without_solutions(grids: Iterable[Grid]) -> list[Grid]:
    """The grids, except those that solve the one before or after them."""
    kept: list[Grid] = []
    is_pair = False
    for grid in grids:
        if not is_pair and kept and solves(grid, kept[-1]):
            is_pair = True
        elif not is_pair and kept and solves(kept[-1], grid):
            kept[-1], is_pair = grid, True
        else:
            kept.append(grid)
            is_pair = False
    return kept


def solves(grid: Grid, puzzle: Grid) -> bool:
    """Whether this is a complete, valid grid with all digits of the puzzle."""
    return grid != puzzle and grid.is_solved and extends(grid, puzzle)


def extends(grid: Grid, puzzle: Grid) -> bool:
    """Whether it has all digits of the puzzle."""
    return all(given in (0, digit) for given, digit in zip(puzzle.digits, grid.digits, strict=True))


def write(puzzle: Puzzle) -> str:
    """The givens as nine lists, which JSON, Python and JavaScript understand alike."""
    rows = (list(puzzle.givens.digits[start : start + 9]) for start in range(0, 81, 9))
    return "[\n" + ",\n".join(f"  {row}" for row in rows) + "\n]\n"


def _grid(lists: str) -> Grid | None:
    """The grid in nine rows; None if there are fewer, or more, for which nine would be a guess."""
    cells = [cell.strip("\"'") for cell in _CELLS.findall(lists)]
    return Grid(bytes(int(cell) if cell.isdigit() else 0 for cell in cells)) if len(cells) == 81 else None


FORMAT = Format(
    "arrays", "Lists from a program", "Nine lists of nine numbers, or one of 81, as programs write them.",
    (".json",),
    detect, read, write,
)  # fmt: skip
