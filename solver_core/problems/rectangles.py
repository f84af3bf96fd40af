"""Rectangles that tile a board: ZOJ 3209 asks for the fewest of those that are given."""

from array import array
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from solver_core.cover.kernel.matrix import Matrix


class Rectangle(NamedTuple):
    """The cells with left <= x < right and bottom <= y < top."""

    left: int
    bottom: int
    right: int
    top: int


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


def matrix(width: int, height: int, rectangles: Sequence[Rectangle]) -> Matrix:
    """Every cell of the board in exactly one rectangle, each an option; without names it is made four times as fast.

    Cell (x, y) is item ``y * width + x``.

    Raises:
        ValueError: a rectangle reaches beyond the board.
    """
    items, ends = array("i"), array("i")
    for area in rectangles:
        for start in range(area.bottom * width, area.top * width, width):
            items.extend(range(start + area.left, start + area.right))
        ends.append(len(items))
    return Matrix.of_flat(width * height, 0, items, ends)
