"""Sudoku on other boards: any size, boxes of any shape, and diagonals if one likes.

The board is n x n; `boxes` names the box of each square, row by row. Items are named by tuples, all numbers from 1
and digits as signs, ``1`` to ``9`` and then ``A`` to ``G``::

    ("cell", row, column)   ("row", row, digit)   ("column", column, digit)   ("box", box, digit)
    ("diagonal", 1 or 2, digit)               where the diagonals count, too

Option ``(row * n + col) * n + digit - 1`` puts a digit into a square, both from 0, as on the usual board.
"""

from collections.abc import Sequence
from typing import Final

from solver_core.cover import Problem, ProblemError

DIGITS: Final = "123456789ABCDEFG"


def rectangular_boxes(height: int, width: int) -> tuple[int, ...]:
    """For each square of a board whose boxes have this many rows and columns its box, from 0.

    >>> rectangular_boxes(1, 2)
    (0, 0, 1, 1)
    """
    n = height * width
    return tuple(row // height * (n // width) + col // width for row in range(n) for col in range(n))


def problem(boxes: Sequence[int], *, has_diagonals: bool = False) -> Problem:
    """Each square has a digit, and each row, column, box and diagonal each digit.

    >>> problem(rectangular_boxes(2, 2))
    <Problem: 64+0 items, 64 options>
    """
    n = round(len(boxes) ** 0.5)
    sides = range(1, n + 1)
    digits = DIGITS[:n]
    houses = [
        (kind, house, digit) for kind in ("row", "column", "box") for house in sides for digit in digits
    ]
    if has_diagonals:
        houses += [("diagonal", k, digit) for k in (1, 2) for digit in digits]
    cells = [("cell", row, col) for row in sides for col in sides]
    options = [
        [
            ("cell", row + 1, col + 1),
            ("row", row + 1, digit),
            ("column", col + 1, digit),
            ("box", boxes[row * n + col] + 1, digit),
            *(("diagonal", k, digit) for k in _diagonals(row, col, n) if has_diagonals),
        ]
        for row in range(n)
        for col in range(n)
        for digit in digits
    ]
    return Problem([*cells, *houses], options)


def given_options(givens: str, problem: Problem) -> tuple[int, ...]:
    """The options of the digits that are drawn on a board, in the order of the squares.

    Raises:
        ProblemError: a digit occurs twice in a house.
    """
    n = round(len(givens) ** 0.5)
    given = [place * n + DIGITS.index(sign) for place, sign in enumerate(givens) if sign in DIGITS]
    covered: set[int] = set()
    for option in given:
        if covered.intersection(problem.options[option]):
            row, col = divmod(option // n, n)
            raise ProblemError("gallery.conflict", digit=DIGITS[option % n], row=row + 1, place=col + 1)
        covered.update(problem.options[option])
    return tuple(given)


def diagonal_squares(n: int) -> frozenset[tuple[int, int]]:
    """The squares of the two long diagonals."""
    return frozenset(square for k in range(n) for square in ((k, k), (k, n - 1 - k)))


def _diagonals(row: int, col: int, n: int) -> list[int]:
    return [k for k, is_on in ((1, row == col), (2, row + col == n - 1)) if is_on]
