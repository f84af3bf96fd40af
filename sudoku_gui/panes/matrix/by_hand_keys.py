"""What each key means in a matrix by hand; knows keys, items and options, no widget.

Up and Down lead from row to row, above the first to the heads of the columns, and round. Left and Right lead from
element to element, from the last back to the whole row: they move the search where nobody has begun to walk.
"""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from solver_core.cover import Problem
from sudoku_gui.player.selection import Target
from sudoku_gui.widgets.shortcut_override import ENTER

_Key = Qt.Key
_DOWN: Final = {_Key.Key_Up: -1, _Key.Key_Down: 1}
_RIGHT: Final = {_Key.Key_Left: -1, _Key.Key_Right: 1}


def is_used(event: QKeyEvent, *, is_walking: bool) -> bool:
    """Whether a key means something here."""
    if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
        return False
    key = event.key()
    return key in _DOWN or (is_walking and (key in _RIGHT or key in ENTER or key == _Key.Key_Escape))


def is_enter(event: QKeyEvent) -> bool:
    """Whether a key asks to go where the target changed last."""
    return event.key() in ENTER


def destination(problem: Problem, target: Target | None, key: int) -> Target | None:
    """Where a key leads from a target; None for nowhere: the walk is over."""
    if key == _Key.Key_Escape:
        return None
    if target is None:
        return Target(option=0 if key == _Key.Key_Down else len(problem.options) - 1)
    if key in _DOWN:
        return _other_row(problem, target, _DOWN[_Key(key)])
    return _other_element(problem, target, _RIGHT[_Key(key)])


def _other_row(problem: Problem, target: Target, down: int) -> Target:
    """In the same column, where the row has an element there."""
    row = -1 if target.option is None else target.option
    rows = len(problem.options) + 1
    wanted = (row + 1 + down) % rows - 1
    if wanted < 0:
        return Target(item=0 if target.item is None else target.item)
    return Target(target.item if target.item in problem.options[wanted] else None, wanted)


def _other_element(problem: Problem, target: Target, right: int) -> Target:
    if target.option is None:
        item = 0 if target.item is None else target.item
        return Target(item=(item + right) % len(problem.names))
    places: list[int | None] = [None, *sorted(problem.options[target.option])]
    return Target(places[(places.index(target.item) + right) % len(places)], target.option)
