"""Symmetries of the pattern of givens: cells that are given or empty together."""

from collections.abc import Callable
from typing import Final

from solver_core.sudoku.cells import CELLS, cell_at

_Map = Callable[[int, int], tuple[int, int]]


_MOVES: Final[dict[str, _Map]] = {
    "half turn": lambda row, col: (8 - row, 8 - col),
    "quarter turn": lambda row, col: (col, 8 - row),
    "left-right": lambda row, col: (row, 8 - col),
    "top-bottom": lambda row, col: (8 - row, col),
    "diagonal": lambda row, col: (col, row),
    "antidiagonal": lambda row, col: (8 - col, 8 - row),
}
_PARTS: Final[dict[str, tuple[str, ...]]] = {
    "none": (),
    "half turn": ("half turn",),
    "quarter turn": ("quarter turn",),
    "left-right": ("left-right",),
    "top-bottom": ("top-bottom",),
    "both mirrors": ("left-right", "top-bottom"),
    "diagonal": ("diagonal",),
    "antidiagonal": ("antidiagonal",),
    "both diagonals": ("diagonal", "antidiagonal"),
}
"""Of which moves a symmetry consists."""

SYMMETRIES: Final = tuple(_PARTS)
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
                for move in _PARTS[symmetry]:
                    other = cell_at(*_MOVES[move](*square))
                    if other not in orbit:
                        orbit.add(other)
                        waiting.append(other)
            left -= orbit
            found.append(tuple(sorted(orbit)))
    return tuple(found)


def is_symmetric(cells: frozenset[int], symmetry: str) -> bool:
    """Whether a pattern of cells has a symmetry."""
    return all(cells.issuperset(orbit) or cells.isdisjoint(orbit) for orbit in orbits(symmetry))
