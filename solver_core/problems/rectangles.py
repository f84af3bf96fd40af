"""Rectangles that tile a board: ZOJ 3209 asks for the fewest of those that are given."""

from array import array
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from solver_core.cover import Problem
from solver_core.cover.kernel.matrix import Matrix


class Rectangle(NamedTuple):
    """The cells with left <= x < right and bottom <= y < top."""

    left: int
    bottom: int
    right: int
    top: int


def problem(width: int, height: int, rectangles: Sequence[Rectangle]) -> Problem:
    """Every cell (x, y) of the board in exactly one rectangle; each is an option.

    Raises:
        ProblemError: a rectangle reaches beyond the board.

    >>> from solver_core.cover import fewest_options
    >>> fewest_options(problem(2, 2, [Rectangle(0, 0, 1, 2), Rectangle(0, 0, 2, 1), Rectangle(1, 0, 2, 2)]))
    (0, 2)
    """
    cells = [(x, y) for y in range(height) for x in range(width)]
    return Problem(
        cells,
        (
            [(x, y) for y in range(area.bottom, area.top) for x in range(area.left, area.right)]
            for area in rectangles
        ),
    )


def all_on(
    cells: Iterable[tuple[int, int]], *, only_squares: bool = False
) -> list[tuple[tuple[int, int], ...]]:
    """The cells (row, col) of every rectangle that fits on a board with holes, the largest first.

    >>> all_on([(0, 0), (0, 1), (1, 0)])
    [((0, 0), (1, 0)), ((0, 0), (0, 1)), ((0, 0),), ((0, 1),), ((1, 0),)]
    """
    inside = frozenset(cells)
    found: list[tuple[tuple[int, int], ...]] = []
    for row, col in sorted(inside):
        deepest = 1 << 30
        right = col
        while (row, right) in inside:
            down = row
            while down - row < deepest and (down, right) in inside:
                down += 1
            deepest = down - row
            width = right - col + 1
            found += [
                tuple((r, c) for r in range(row, row + height) for c in range(col, col + width))
                for height in range(1, deepest + 1)
                if not only_squares or height == width
            ]
            right += 1
    return sorted(found, key=len, reverse=True)


def tiling(cells: Iterable[tuple[int, int]], *, only_squares: bool = False) -> Problem:
    """Every cell of a board with holes in exactly one rectangle, of all that fit."""
    board = sorted(cells)
    return Problem(board, all_on(board, only_squares=only_squares))


def matrix(width: int, height: int, rectangles: Sequence[Rectangle]) -> Matrix:
    """The matrix of that problem, without names: a quarter of the time.

    Raises:
        ValueError: a rectangle reaches beyond the board.
    """
    items, ends = array("i"), array("i")
    for area in rectangles:
        for start in range(area.bottom * width, area.top * width, width):
            items.extend(range(start + area.left, start + area.right))
        ends.append(len(items))
    return Matrix.of_flat(width * height, 0, items, ends)
