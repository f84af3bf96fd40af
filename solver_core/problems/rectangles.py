"""Rectangles that tile a board: ZOJ 3209 asks for the fewest of those that are given."""

from array import array
from collections.abc import Sequence
from typing import NamedTuple

from solver_core.cover import Problem
from solver_core.cover.matrix import Matrix


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
