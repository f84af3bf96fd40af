"""Symmetries of the pattern of givens: cells that are given or empty together."""

from collections.abc import Callable
from typing import Final

from solver_core.sudoku.cells import CELLS, cell_at

_Map = Callable[[int, int], tuple[int, int]]


def _half(row: int, col: int) -> tuple[int, int]:
    return 8 - row, 8 - col


def _quarter(row: int, col: int) -> tuple[int, int]:
    return col, 8 - row


def _left_right(row: int, col: int) -> tuple[int, int]:
    return row, 8 - col


def _top_bottom(row: int, col: int) -> tuple[int, int]:
    return 8 - row, col


def _diagonal(row: int, col: int) -> tuple[int, int]:
    return col, row


def _antidiagonal(row: int, col: int) -> tuple[int, int]:
    return 8 - col, 8 - row


_MAPS: Final[dict[str, tuple[_Map, ...]]] = {
    "none": (),
    "half turn": (_half,),
    "quarter turn": (_quarter,),
    "left-right": (_left_right,),
    "top-bottom": (_top_bottom,),
    "both mirrors": (_left_right, _top_bottom),
    "diagonal": (_diagonal,),
    "antidiagonal": (_antidiagonal,),
    "both diagonals": (_diagonal, _antidiagonal),
}

SYMMETRIES: Final = tuple(_MAPS)
"""Their names."""


def orbits(symmetry: str) -> tuple[tuple[int, ...], ...]:
    """The sets of cells that belong together, each in ascending order; every cell is in one.

    >>> orbits("half turn")[0], orbits("quarter turn")[0], len(orbits("none"))
    ((0, 80), (0, 8, 72, 80), 81)
    """
    left, found = set(CELLS), []
    for cell in CELLS:
        if cell in left:
            orbit = {cell}
            waiting = [cell]
            while waiting:
                square = divmod(waiting.pop(), 9)
                for move in _MAPS[symmetry]:
                    other = cell_at(*move(*square))
                    if other not in orbit:
                        orbit.add(other)
                        waiting.append(other)
            left -= orbit
            found.append(tuple(sorted(orbit)))
    return tuple(found)


def is_symmetric(cells: frozenset[int], symmetry: str) -> bool:
    """Whether a pattern of cells has a symmetry."""
    return all(cells.issuperset(orbit) or cells.isdisjoint(orbit) for orbit in orbits(symmetry))
