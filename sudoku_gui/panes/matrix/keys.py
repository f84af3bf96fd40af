"""What each key means in the matrix; knows keys, items and options, no widget.

Arrows walk as the links do: left and right along an option's nodes, up and down along an item's, round and round. So
whatever the keyboard reaches is a node.
"""

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
_ENDS: Final = {_Key.Key_Home: -1, _Key.Key_End: 1}
_FAR: Final = 9
"""How far an arrow leads with Ctrl where a problem has no groups of its own: as far as in a Sudoku, by a cell."""


class Deed(Enum):
    """What a key does."""

    WALK = auto()
    LEAP = auto()
    TO_END = auto()
    TO_FAR_END = auto()
    PAN = auto()
    ZOOM_IN = auto()
    ZOOM_OUT = auto()
    FIT = auto()
    FOLLOW = auto()
    KEY = auto()
    DO = auto()


@dataclass(frozen=True, slots=True)
class Press:
    """A key that means something here.

    Attributes:
        deed: what it does.
        right: how far to the right, -1, 0 or 1.
        down: how far down.
    """

    deed: Deed
    right: int = 0
    down: int = 0


_LETTERS: Final = {
    _Key.Key_Plus: Deed.ZOOM_IN,
    _Key.Key_Equal: Deed.ZOOM_IN,
    _Key.Key_Minus: Deed.ZOOM_OUT,
    _Key.Key_Underscore: Deed.ZOOM_OUT,
    _Key.Key_0: Deed.FIT,
}
_PLAIN: Final = {
    _Key.Key_F: Deed.FIT,
    _Key.Key_L: Deed.FOLLOW,
    _Key.Key_K: Deed.KEY,
    _Key.Key_Return: Deed.DO,
    _Key.Key_Enter: Deed.DO,
}


def press(event: QKeyEvent) -> Press | None:
    """What a key means; None for those that are left to the window."""
    key, modifiers = event.key(), event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    if modifiers & (Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier):
        return None
    control = bool(modifiers & Qt.KeyboardModifier.ControlModifier)
    shift = bool(modifiers & Qt.KeyboardModifier.ShiftModifier)
    if key in _ARROWS and not (control and shift):
        deed = Deed.PAN if shift else Deed.LEAP if control else Deed.WALK
        return Press(deed, *_ARROWS[key])
    if key in _ENDS and not shift:
        return Press(Deed.TO_FAR_END if control else Deed.TO_END, _ENDS[_Key(key)])
    if key in _LETTERS:
        return Press(_LETTERS[_Key(key)])
    return Press(_PLAIN[_Key(key)]) if key in _PLAIN and not control and not shift else None


def whole(problem: Problem, target: Target | None) -> Target:
    """A node to begin at: that of the target, or the first that belongs to it, or the first of all."""
    option = 0 if target is None or target.option is None else target.option
    item = None if target is None else target.item
    if item is None:
        return Target(problem.options[option][0], option)
    if (target is None or target.option is None) and problem.columns[item]:
        return Target(item, problem.columns[item][0])
    return (
        Target(item, option)
        if item in problem.options[option]
        else Target(problem.options[option][0], option)
    )


def destination(problem: Problem, target: Target, key: Press) -> Target:
    """Where a key leads from a node."""
    assert target.item is not None  # noqa: S101 - a node has both: see `whole`
    assert target.option is not None  # noqa: S101
    row, column = problem.options[target.option], problem.columns[target.item]
    match key.deed:
        case Deed.WALK if key.right:
            return Target(row[(row.index(target.item) + key.right) % len(row)], target.option)
        case Deed.WALK:
            return Target(target.item, column[(column.index(target.option) + key.down) % len(column)])
        case Deed.LEAP if key.right:
            return _across(problem, target.item, target.option, key.right)
        case Deed.LEAP:
            return _down(problem, target.item, target.option, key.down)
        case Deed.TO_END:
            return Target(row[0] if key.right < 0 else row[-1], target.option)
        case Deed.TO_FAR_END:
            option = 0 if key.right < 0 else len(problem.options) - 1
            return Target(
                problem.options[option][min(row.index(target.item), len(problem.options[option]) - 1)], option
            )
        case _:
            return target


def _across(problem: Problem, item: int, option: int, right: int) -> Target:
    """Nine columns on, or as near to it as there is a node, in the row nearest to this one."""
    wanted = min(max(0, item + _FAR * right), len(problem.names) - 1)
    while not problem.columns[wanted]:
        wanted -= right
    return Target(wanted, min(problem.columns[wanted], key=lambda other: abs(other - option)))


def _down(problem: Problem, item: int, option: int, down: int) -> Target:
    """Nine rows on, in a Sudoku the same digit of the next cell; in the node that stands at the same place of its row."""
    step = _FAR if names.is_sudoku(problem) else max(1, min(_FAR, len(problem.options) // _FAR))
    wanted = min(max(0, option + step * down), len(problem.options) - 1)
    row = problem.options[wanted]
    return Target(row[min(problem.options[option].index(item), len(row) - 1)], wanted)
