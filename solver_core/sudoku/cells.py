"""The 81 cells of the board, and the 27 houses they lie in.

Cells are numbered 0 to 80, row by row from the top left; rows, cols and boxes 0 to 8, boxes
row by row as well. Only names, which people read, count from 1::

    cell   0  1  2 |  3  4  5 |  6  7  8      row 0
           9 10 11 | 12 13 14 | 15 16 17      row 1
          18 19 20 | 21 22 23 | 24 25 26      row 2
             box 0      box 1      box 2
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

CELLS = range(81)
DIGITS = range(1, 10)

Kind = Literal["row", "col", "box"]

_NAME = re.compile(r"r([1-9])c([1-9])", re.IGNORECASE | re.ASCII)


def row(cell: int) -> int:
    """The row of a cell, 0 to 8."""
    return cell // 9


def col(cell: int) -> int:
    """The col of a cell, 0 to 8."""
    return cell % 9


def box(cell: int) -> int:
    """The box of a cell, 0 to 8.

    >>> box(40)
    4
    """
    return cell // 27 * 3 + cell % 9 // 3


def cell_at(row: int, col: int) -> int:
    """The cell where a row and a col cross.

    >>> cell_at(4, 4)
    40
    """
    return row * 9 + col


def cell_name(cell: int) -> str:
    """The name of a cell, such as r3c7, rows and columns counted from 1; `parse_cell` reads it back.

    >>> cell_name(40)
    'r5c5'
    """
    return f"r{row(cell) + 1}c{col(cell) + 1}"


def parse_cell(name: str) -> int:
    """The cell that people call by this name, in either case.

    >>> parse_cell("R5C5")
    40

    Raises:
        ValueError: this is not the name of a cell.
    """
    found = _NAME.fullmatch(name.strip())
    if found is None:
        raise ValueError(f"{name!r} is not a cell; cells are named r1c1 to r9c9")
    return cell_at(int(found[1]) - 1, int(found[2]) - 1)


@dataclass(frozen=True, slots=True)
class House:
    """Nine cells that hold nine different digits when the board is solved."""

    kind: Kind
    number: int
    cells: tuple[int, ...]

    def name(self) -> str:
        """Kind and number of the house, counted from 1.

        >>> HOUSES[2].name()
        'row 3'
        """
        return f"{self.kind} {self.number + 1}"


def _house(kind: Kind, number: int) -> House:
    number_of = {"row": row, "col": col, "box": box}[kind]
    return House(kind, number, tuple(cell for cell in CELLS if number_of(cell) == number))


ROWS = tuple(_house("row", number) for number in range(9))
COLS = tuple(_house("col", number) for number in range(9))
BOXES = tuple(_house("box", number) for number in range(9))

HOUSES = (*ROWS, *COLS, *BOXES)
"""Rows, then cols, then boxes."""
FIRST_BOX = 18
"""The number of the first box among the houses."""


def houses(cell: int) -> tuple[House, House, House]:
    """The row, the col and the box that a cell lies in."""
    return ROWS[row(cell)], COLS[col(cell)], BOXES[box(cell)]


def houses_with(cells: Iterable[int]) -> list[int]:
    """The numbers of the houses in which all these cells lie."""
    wanted = set(cells)
    return [number for number, house in enumerate(HOUSES) if wanted.issubset(house.cells)]


def _peers(cell: int) -> tuple[int, ...]:
    sharing = {other for house in houses(cell) for other in house.cells}
    return tuple(sorted(sharing - {cell}))


PEERS = tuple(_peers(cell) for cell in CELLS)
"""For each cell the 20 others that share a house with it, in ascending order."""
