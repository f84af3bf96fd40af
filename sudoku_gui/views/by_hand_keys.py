"""What each key means in a matrix by hand; knows keys, items and options, no widget.

Up and Down lead from row to row, above the first to the heads of the columns, and round. Left and Right lead from
element to element, from the last back to the whole row: they move the search where nobody has begun to walk.
"""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from solver_core.cover import Problem
from sudoku_gui.session.pointing import Spot
from sudoku_gui.views.own_keys import ENTER

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
    """Whether a key asks to go where the spot changed last."""
    return event.key() in ENTER


def destination(problem: Problem, spot: Spot | None, key: int) -> Spot | None:
    """Where a key leads from a spot; None for nowhere: the walk is over."""
    if key == _Key.Key_Escape:
        return None
    if spot is None:
        return Spot(option=0 if key == _Key.Key_Down else len(problem.options) - 1)
    if key in _DOWN:
        return _other_row(problem, spot, _DOWN[_Key(key)])
    return _other_element(problem, spot, _RIGHT[_Key(key)])


def _other_row(problem: Problem, spot: Spot, down: int) -> Spot:
    """In the same column, where the row has an element there."""
    row = -1 if spot.option is None else spot.option
    rows = len(problem.options) + 1
    wanted = (row + 1 + down) % rows - 1
    if wanted < 0:
        return Spot(item=0 if spot.item is None else spot.item)
    return Spot(spot.item if spot.item in problem.options[wanted] else None, wanted)


def _other_element(problem: Problem, spot: Spot, right: int) -> Spot:
    if spot.option is None:
        item = 0 if spot.item is None else spot.item
        return Spot(item=(item + right) % len(problem.names))
    places: list[int | None] = [None, *sorted(problem.options[spot.option])]
    return Spot(places[(places.index(spot.item) + right) % len(places)], spot.option)
