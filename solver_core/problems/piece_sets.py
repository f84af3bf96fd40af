"""Sets of polyominoes, and tilings in which each piece is used once, at most once, or as often as one likes."""

from collections.abc import Iterable, Mapping
from typing import Final

from solver_core.cover import Problem
from solver_core.problems import polyominoes
from solver_core.problems.polyominoes import PENTOMINOES, Cell, Shape, drawn

TETROMINOES: Final[Mapping[str, Shape]] = {
    "i": drawn("####"),
    "l": drawn("### #.."),
    "o": drawn("## ##"),
    "s": drawn(".## ##."),
    "t": drawn("### .#."),
}
"""The five ways to join four cells, in small letters beside the pentominoes."""

SETS: Final[Mapping[str, Mapping[str, Shape]]] = {
    "dominoes": {"2": drawn("##")},
    "trominoes": {"3": drawn("###"), "v": drawn("## #.")},
    "tetrominoes": TETROMINOES,
    "pentominoes": PENTOMINOES,
    "both": {**TETROMINOES, **PENTOMINOES},
}
USES: Final = ("once", "at_most_once", "any")


def tiling(pieces: str, use: str, cells: Iterable[Cell]) -> Problem:
    """All ways to tile a board with the pieces of one of the `SETS`, used as one of `USES` says.

    Where a piece may be used as often as one likes it is no item, and where at most once a secondary one.

    Raises:
        ProblemError: the pieces are each to be used once, and are too large or too small for the board.

    >>> tiling("dominoes", "any", polyominoes.rectangle(2, 3))
    <Problem: 6+0 items, 7 options>
    """
    board = tuple(cells)
    shapes = SETS[pieces]
    if use == "once":
        return polyominoes.tiling(shapes, board)
    placed = [(name, *on) for name, shape in shapes.items() for on in polyominoes.placements(shape, board)]
    if use == "at_most_once":
        return Problem(board, placed, list(shapes))
    return Problem(board, [on for _, *on in placed])


def names(pieces: str, cells: Iterable[Cell]) -> tuple[str, ...]:
    """For each option of a `tiling` of these cells which piece it lays."""
    board = tuple(cells)
    return tuple(name for name, shape in SETS[pieces].items() for _ in polyominoes.placements(shape, board))
