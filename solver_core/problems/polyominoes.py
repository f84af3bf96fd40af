"""Pieces that tile a board: every piece used once, every cell covered once, pieces turned and flipped at will.

A cell is a pair (row, col), wherever it lies; a piece is a name and the cells of one way it can lie. Items are the
names of the pieces, then the cells of the board. An option is a piece in one placement, and covers its name and
its cells. Options come piece by piece, orientation by orientation, and then in the order of the board's cells, so
the same pieces and cells always give the same problem.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import cast

from solver_core.cover import Problem, ProblemError

Cell = tuple[int, int]
Shape = tuple[Cell, ...]


def drawn(picture: str) -> Shape:
    """The cells of a drawing: # is a cell, . is none, and a space or a new line begins the next row.

    Raises:
        ProblemError: another sign.

    >>> drawn(".## ##.")
    ((0, 1), (0, 2), (1, 0), (1, 1))
    """
    if other := set(picture) - set("#.") - set(" \n"):
        raise ProblemError("polyomino.sign", found=min(other))
    rows = enumerate(picture.split())
    return tuple((row, col) for row, signs in rows for col, sign in enumerate(signs) if sign == "#")


PENTOMINOES: Mapping[str, Shape] = {
    "F": drawn(".## ##. .#."),
    "I": drawn("#####"),
    "L": drawn("#### #..."),
    "N": drawn("##.. .###"),
    "P": drawn("## ## #."),
    "T": drawn("### .#. .#."),
    "U": drawn("#.# ###"),
    "V": drawn("#.. #.. ###"),
    "W": drawn("#.. ##. .##"),
    "X": drawn(".#. ### .#."),
    "Y": drawn("#### .#.."),
    "Z": drawn("##. .#. .##"),
}
"""The twelve ways to join five cells, by the letters they look like."""


def orientations(shape: Iterable[Cell]) -> list[Shape]:
    """The different ways a shape can lie, up to eight, each with its first cell at (0, 0).

    >>> orientations([(4, 4), (4, 5)])
    [((0, 0), (0, 1)), ((0, 0), (1, 0))]
    """
    found, lying = set(), list(shape)
    for _ in range(4):
        lying = [(col, -row) for row, col in lying]
        found |= {_anchored(lying), _anchored([(row, -col) for row, col in lying])}
    return sorted(found)


def tiling(pieces: Mapping[str, Iterable[Cell]], cells: Iterable[Cell]) -> Problem:
    """All ways to cover the cells of a board with these pieces.

    Raises:
        ProblemError: a piece has no cells, the pieces are too large or too small for the board, or a cell is
            listed twice.

    >>> dominoes = tiling({"A": [(0, 0), (0, 1)], "B": [(0, 0), (0, 1)]}, rectangle(2, 2))
    >>> dominoes.option_names(0)
    ('A', (0, 0), (0, 1))
    """
    board = tuple(cells)
    shapes = {name: frozenset(shape) for name, shape in pieces.items()}
    _check_sizes(shapes, board)
    options = [(name, *placed) for name, shape in shapes.items() for placed in placements(shape, board)]
    return Problem([*shapes, *board], options)


def placements(shape: Iterable[Cell], cells: Sequence[Cell]) -> list[Shape]:
    """All ways to lay a shape on a board, orientation by orientation and then in the order of the cells."""
    inside = frozenset(cells)
    return [
        placed
        for lying in orientations(shape)
        for cell in cells
        if inside.issuperset(placed := _moved(lying, cell))
    ]


def pentominoes(cells: Iterable[Cell]) -> Problem:
    """All ways to cover 60 cells with the twelve pentominoes."""
    return tiling(PENTOMINOES, cells)


def pentominoes_on(height: int, width: int) -> Problem:
    """Pentominoes on a rectangle of 60 cells, or on 8 x 8 without its centre."""
    return pentominoes(square_without_centre() if height == width == 8 else rectangle(height, width))


def rectangle(height: int, width: int) -> tuple[Cell, ...]:
    """The cells of a board of this many rows and columns, row by row.

    Raises:
        ProblemError: a side is negative.
    """
    if min(height, width) < 0:
        raise ProblemError("polyomino.board", height=height, width=width)
    return tuple((row, col) for row in range(height) for col in range(width))


def square_without_centre() -> tuple[Cell, ...]:
    """The 60 cells of 8 x 8 without the middle 2 x 2, row by row."""
    middle = {(3, 3), (3, 4), (4, 3), (4, 4)}
    return tuple(cell for cell in rectangle(8, 8) if cell not in middle)


def letters(problem: Problem, options: Iterable[int]) -> dict[Cell, str]:
    """The piece on each cell that these options of a tiling cover.

    >>> problem = tiling({"V": drawn("## #."), "o": drawn("#")}, rectangle(2, 2))
    >>> letters(problem, [0, 7])
    {(0, 0): 'V', (0, 1): 'V', (1, 0): 'V', (1, 1): 'o'}
    """
    placements = (problem.option_names(option) for option in options)
    return {cast("Cell", cell): cast("str", piece) for piece, *cells in placements for cell in cells}


def _moved(shape: Iterable[Cell], to: Cell) -> Shape:
    row, col = to
    return tuple((row + down, col + right) for down, right in shape)


def _anchored(shape: Sequence[Cell]) -> Shape:
    row, col = min(shape, default=(0, 0))
    return _moved(sorted(shape), (-row, -col))


def _check_sizes(shapes: Mapping[str, frozenset[Cell]], board: tuple[Cell, ...]) -> None:
    for name, shape in shapes.items():
        if not shape:
            raise ProblemError("polyomino.empty", name=name)
    size = sum(map(len, shapes.values()))
    if size != len(board):
        raise ProblemError("polyomino.area", size=size, count=len(board))
