"""Puzzles with one solution, with several and with none, and how steps are done to their end."""

from collections.abc import Generator, Iterable
from typing import Any, Final, TypeVar

from solver_core import Grid
from solver_core.sudoku.cells import PEERS

UNIQUE: Final = "400070100001904605000001000000700002002030000847006000014000806020000300600090000"
SEVERAL: Final = "........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58"
"""26 solutions."""
LATE: Final = "4...7.1....19.46.5.....1......7....2..2.3....847..6..3.14...8.6.2....3..6...9...."
"""`UNIQUE` with a wrong 3 in r6c9, which breaks no rule at first sight."""
EMPTY: Final = "." * 81
CLASHING: Final = "7......7." + "." * 72

_Result = TypeVar("_Result")


def finish(steps: Generator[Any, None, _Result]) -> _Result:
    """What comes of steps."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            result: _Result = end.value
            return result


def emptied(text: str, cells: Iterable[int]) -> Grid:
    """A puzzle without what some cells hold."""
    grid = Grid.parse(text)
    for cell in cells:
        grid = grid.with_digit(cell, 0)
    return grid


def placed(digits: Iterable[tuple[int, int]]) -> Grid:
    """A grid with the digits of some cells, without those that would break a rule."""
    board = bytearray(81)
    for cell, digit in digits:
        if all(board[peer] != digit for peer in PEERS[cell]):
            board[cell] = digit
    return Grid(bytes(board))
