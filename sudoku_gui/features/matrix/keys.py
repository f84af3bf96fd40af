"""What each key means in the matrix; knows keys, items and options, no widget.

Arrows walk as the links do: left and right along an option's nodes, up and down along an item's, around and around.
So whatever the keyboard reaches is a node.
"""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from solver_core.cover import Problem
from sudoku_gui.player.selection import Target
from sudoku_gui.wording import names

_Key = Qt.Key
_ARROWS: Final[dict[int, tuple[int, int]]] = {
    _Key.Key_Left: (-1, 0),
    _Key.Key_Right: (1, 0),
    _Key.Key_Up: (0, -1),
    _Key.Key_Down: (0, 1),
}
_ENDS: Final[dict[int, int]] = {_Key.Key_Home: -1, _Key.Key_End: 1}
_FAR: Final = 9
"""How far an arrow leads with Ctrl where a problem has no groups of its own: as far as in a Sudoku, by a cell."""


class Command(Enum):
    """The commands of the keyboard in the matrix: walk, pan, zoom and others."""

    WALK = auto()
    LEAP = auto()
    TO_END = auto()
    TO_FAR_END = auto()
    PAN = auto()
    ZOOM_IN = auto()
    ZOOM_OUT = auto()
    FIT = auto()
    FOLLOW = auto()
    FOLD = auto()
    KEY = auto()
    ACTIVATE = auto()


@dataclass(frozen=True, slots=True)
class KeyPress:
    """A key that means something here; `right` and `down` are -1, 0 or 1."""

    command: Command
    right: int = 0
    down: int = 0


_ZOOM: Final[dict[int, Command]] = {
    _Key.Key_Plus: Command.ZOOM_IN,
    _Key.Key_Equal: Command.ZOOM_IN,
    _Key.Key_Minus: Command.ZOOM_OUT,
    _Key.Key_Underscore: Command.ZOOM_OUT,
    _Key.Key_0: Command.FIT,
}
_PLAIN: Final[dict[int, Command]] = {
    _Key.Key_F: Command.FIT,
    _Key.Key_L: Command.FOLLOW,
    _Key.Key_R: Command.FOLD,
    _Key.Key_K: Command.KEY,
    _Key.Key_Return: Command.ACTIVATE,
    _Key.Key_Enter: Command.ACTIVATE,
}


def press(event: QKeyEvent) -> KeyPress | None:
    """What a key means; None for those that are left to the window."""
    key, modifiers = event.key(), event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    if modifiers & (Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier):
        return None
    control = bool(modifiers & Qt.KeyboardModifier.ControlModifier)
    shift = bool(modifiers & Qt.KeyboardModifier.ShiftModifier)
    if key in _ARROWS and not (control and shift):
        command = Command.PAN if shift else Command.LEAP if control else Command.WALK
        return KeyPress(command, *_ARROWS[key])
    if key in _ENDS and not shift:
        return KeyPress(Command.TO_FAR_END if control else Command.TO_END, _ENDS[key])
    if key in _ZOOM:
        return KeyPress(_ZOOM[key])
    return KeyPress(_PLAIN[key]) if key in _PLAIN and not control and not shift else None


def node_near(problem: Problem, target: Target | None) -> Target:
    """A node to begin at: that of the target, or the first that belongs to it, or the first of all."""
    option = 0 if target is None or target.option is None else target.option
    item = None if target is None else target.item
    if item is not None and target is not None and target.option is None and problem.columns[item]:
        return Target(item, problem.columns[item][0])
    row = problem.options[option]
    return Target(item if item in row else row[0], option)


def stopping(problem: Problem, target: Target, key: KeyPress, has: Callable[[Target], bool]) -> Target | None:
    """The target, or where the walk next meets a node that is not folded away; else the nearest one there is."""
    if has(target):
        return target
    walk = KeyPress(Command.WALK, key.right, key.down or int(not key.right))
    there = target
    for _ in range(len(problem.options) + len(problem.names)):
        there = destination(problem, there, walk)
        if has(there):
            return there
    assert target.option is not None  # noqa: S101 - it is a node
    start = target.option
    rows = sorted(range(len(problem.options)), key=lambda option: abs(option - start))
    nodes = (Target(item, option) for option in rows for item in problem.options[option])
    return next(filter(has, nodes), None)


def destination(problem: Problem, target: Target, key: KeyPress) -> Target:
    """Where a key leads from a node."""
    assert target.item is not None  # noqa: S101 - for mypy - a node has both: see `node_near`
    assert target.option is not None  # noqa: S101 - as above
    row, column = problem.options[target.option], problem.columns[target.item]
    match key.command:
        case Command.WALK if key.right:
            return Target(row[(row.index(target.item) + key.right) % len(row)], target.option)
        case Command.WALK:
            return Target(target.item, column[(column.index(target.option) + key.down) % len(column)])
        case Command.LEAP if key.right:
            return _across(problem, target.item, target.option, key.right)
        case Command.LEAP:
            step = _FAR if names.is_sudoku(problem) else max(1, min(_FAR, len(problem.options) // _FAR))
            return _in_row(problem, target.option + step * key.down, row.index(target.item))
        case Command.TO_END:
            return Target(row[0] if key.right < 0 else row[-1], target.option)
        case Command.TO_FAR_END:
            return _in_row(problem, 0 if key.right < 0 else len(problem.options), row.index(target.item))
        case _:
            return target


def _across(problem: Problem, item: int, option: int, right: int) -> Target:
    """Nine columns on, or as near to it as there is a node, in the row nearest to this one."""
    wanted = min(max(0, item + _FAR * right), len(problem.names) - 1)
    while not problem.columns[wanted]:
        wanted -= right
    return Target(wanted, min(problem.columns[wanted], key=lambda other: abs(other - option)))


def _in_row(problem: Problem, option: int, index: int) -> Target:
    """The node at an index of a row, or the nearest there is."""
    option = min(max(0, option), len(problem.options) - 1)
    row = problem.options[option]
    return Target(row[min(index, len(row) - 1)], option)
