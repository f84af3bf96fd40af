"""Where the keyboard leads from a node of the matrix; knows items and options, no keys and no widget.

Arrows walk as the links do: left and right along an option's nodes, up and down along an item's, around and around.
So whatever the keyboard reaches is a node.
"""

from collections.abc import Callable
from enum import Enum, auto
from typing import Final, NamedTuple

from solver_core.cover import Problem
from sudoku_gui.player.selection import Target
from sudoku_gui.wording import names

_FAR: Final = 9
"""How far a leap leads where a problem has no groups of its own: as far as in a Sudoku, by a cell."""


class Stride(Enum):
    """How far a key leads: to the next node, over a group, to the end of the row, to the first or the last row."""

    WALK = auto()
    LEAP = auto()
    TO_END = auto()
    TO_FAR_END = auto()


class Move(NamedTuple):
    """A stride in one of four directions; `right` and `down` are -1, 0 or 1."""

    stride: Stride
    right: int = 0
    down: int = 0


def node_near(problem: Problem, target: Target | None) -> Target:
    """A node to begin at: that of the target, or the first that belongs to it, or the first of all."""
    item, option = (None, None) if target is None else (target.item, target.option)
    if item is not None and option is None and problem.columns[item]:
        return Target(item, problem.columns[item][0])
    row = problem.options[option or 0]
    return Target(item if item in row else row[0], option or 0)


def stopping(problem: Problem, target: Target, move: Move, has: Callable[[Target], bool]) -> Target | None:
    """The target, or where the walk next meets a node that is not folded away; else the nearest one there is."""
    walk, there = Move(Stride.WALK, move.right, move.down or int(not move.right)), target
    for _ in range(len(problem.options) + len(problem.names) + 1):
        if has(there):
            return there
        there = destination(problem, there, walk)
    start = target.option or 0
    rows = sorted(range(len(problem.options)), key=lambda option: abs(option - start))
    nodes = (Target(item, option) for option in rows for item in problem.options[option])
    return next(filter(has, nodes), None)


def destination(problem: Problem, target: Target, move: Move) -> Target:
    """Where a key leads from a node."""
    item, option = target.item, target.option
    assert item is not None and option is not None  # noqa: PT018, S101 - a node has both: see `node_near`
    row, column, (stride, right, down) = problem.options[option], problem.columns[item], move
    match stride:
        case Stride.WALK if right:
            return Target(row[(row.index(item) + right) % len(row)], option)
        case Stride.WALK:
            return Target(item, column[(column.index(option) + down) % len(column)])
        case Stride.LEAP if right:
            return _across(problem, item, option, right)
        case Stride.TO_END:
            return Target(row[0] if right < 0 else row[-1], option)
        case Stride.LEAP:
            leap = _FAR if names.is_sudoku(problem) else max(1, min(_FAR, len(problem.options) // _FAR))
            wanted = option + leap * down
        case _:
            wanted = 0 if right < 0 else len(problem.options)
    there = min(max(0, wanted), len(problem.options) - 1)
    row_there = problem.options[there]
    return Target(row_there[min(row.index(item), len(row_there) - 1)], there)


def _across(problem: Problem, item: int, option: int, right: int) -> Target:
    """Nine columns on, or as near to it as there is a node, in the row nearest to this one."""
    wanted = min(max(0, item + _FAR * right), len(problem.names) - 1)
    while not problem.columns[wanted]:
        wanted -= right
    return Target(wanted, min(problem.columns[wanted], key=lambda other: abs(other - option)))
