"""The meaning of each key on the board: a move, a selection, a digit or note to write, or another way of writing.

Arrows wrap around within their row or column, so that no key is ever dead; with Shift, which selects, they stop.
"""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent

_Key = Qt.Key
_CLEARING = (_Key.Key_0, _Key.Key_Delete, _Key.Key_Backspace, _Key.Key_Space)
_ARROWS: dict[int, tuple[int, int]] = {
    _Key.Key_Up: (-1, 0),
    _Key.Key_Down: (1, 0),
    _Key.Key_Left: (0, -1),
    _Key.Key_Right: (0, 1),
}
_NONE, _SHIFT, _CTRL = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
)
_FOREIGN = Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
_DIGIT_KEYS: dict[str, tuple[int, ...]] = {
    "windows": (*range(2, 11),),
    "cocoa": (18, 19, 20, 21, 23, 22, 26, 28, 25),
}
"""The codes of the keys 1 to 9 of the upper row on each platform; X11 and Wayland send 10 to 18."""
_MODES: dict[tuple[int, Qt.KeyboardModifier], str] = {
    (_Key.Key_Z, _NONE): "digits",
    (_Key.Key_X, _NONE): "notes",
    (_Key.Key_C, _NONE): "centre",
    (_Key.Key_V, _NONE): "colours",
    (_Key.Key_N, _NONE): "notes",
    (_Key.Key_N, _SHIFT): "centre",
}

LEAVE_EMPTY: Final = 0
GO_BACK: Final = -1
NEXT_ROW: Final = -2
STEPS: Final[dict[int, int]] = {
    **dict.fromkeys((_Key.Key_0, _Key.Key_Period, _Key.Key_Comma, _Key.Key_Space), LEAVE_EMPTY),
    _Key.Key_Backspace: GO_BACK,
    **dict.fromkeys((_Key.Key_Return, _Key.Key_Enter), NEXT_ROW),
}
"""The keys for typing a puzzle cell after cell."""

ALL: Final = "all"  # select all cells
ALIKE: Final = "alike"  # select the cells that hold the same


def digit_of(event: QKeyEvent) -> int | None:
    """The digit that a key writes, 0 for the keys that clear; None for all other keys."""
    if event.modifiers() & (_FOREIGN | Qt.KeyboardModifier.ControlModifier):
        return None
    if event.key() in _CLEARING:
        return 0
    if _Key.Key_1 <= event.key() <= _Key.Key_9:
        return event.key() - _Key.Key_0
    return None


def step_of(event: QKeyEvent) -> int | None:
    """The meaning of a key where each digit leads to the next cell: a digit, or one of `STEPS`; None for others."""
    if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
        return None
    if _Key.Key_1 <= event.key() <= _Key.Key_9:
        return event.key() - _Key.Key_0
    return STEPS.get(event.key())


def note_of(event: QKeyEvent) -> tuple[int, bool] | None:
    """The note that a key writes, and whether in the middle of the cell: Shift with a digit, or Ctrl.

    With Shift most layouts make a sign of a digit, so the place of the key counts. Where Shift makes the digit, as in
    France, it is no note.
    """
    modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    if modifiers not in {_SHIFT, _CTRL}:
        return None
    digit = _digit_by_place(event)
    if _Key.Key_1 <= event.key() <= _Key.Key_9:
        digit = 0 if modifiers == _SHIFT else event.key() - _Key.Key_0
    return (digit, modifiers == _CTRL) if digit else None


def _digit_by_place(event: QKeyEvent) -> int:
    """The digit of a key of the upper row, whatever it types; 0 for all other keys."""
    platform = QGuiApplication.platformName()
    sent = event.nativeVirtualKey() if platform == "cocoa" else event.nativeScanCode()
    keys = _DIGIT_KEYS.get(platform, range(10, 19))
    return keys.index(sent) + 1 if sent in keys else 0


def mode_of(event: QKeyEvent) -> str | None:
    """The way of writing that a key switches to or from: a value of `Mode`; None for other keys."""
    return _MODES.get((event.key(), event.modifiers()))


def destination(event: QKeyEvent, cell: int, is_empty: Callable[[int], bool]) -> int | None:
    """Where a key leads from a cell; None when it does not move. Ctrl with an arrow looks for the next empty cell."""
    if event.modifiers() & (_FOREIGN | Qt.KeyboardModifier.ShiftModifier):
        return None
    far = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
    row_start = cell - cell % 9
    match event.key():
        case _Key.Key_Home:
            return 0 if far else row_start
        case _Key.Key_End:
            return 80 if far else row_start + 8
    if (step := _ARROWS.get(event.key())) is None:
        return None
    (row, col), (down, right) = divmod(cell, 9), step
    way = [(row + n * down) % 9 * 9 + (col + n * right) % 9 for n in range(1, 9)]
    return next((other for other in way if is_empty(other)), cell) if far else way[0]


def selection_of(event: QKeyEvent, cell: int, is_empty: Callable[[int], bool]) -> list[int] | str | None:
    """The cells that a key selects besides those that are selected, or `ALL` or `ALIKE`; None for other keys.

    Shift with an arrow takes the next cell, with Ctrl the next empty one; with Home or End all to the end of the row.
    """
    modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    if event.key() == _Key.Key_A and modifiers in {_CTRL, _CTRL | _SHIFT}:
        return ALL if modifiers == _CTRL else ALIKE
    if modifiers not in {_SHIFT, _CTRL | _SHIFT}:
        return None
    row, col = divmod(cell, 9)
    if modifiers == _SHIFT and event.key() in {_Key.Key_Home, _Key.Key_End}:
        ends = range(col - 1, -1, -1) if event.key() == _Key.Key_Home else range(col + 1, 9)
        return [9 * row + other for other in ends]
    if (step := _ARROWS.get(event.key())) is None:
        return None
    down, right = step
    cells = ((row + n * down, col + n * right) for n in range(1, 9))
    way = [9 * y + x for y, x in cells if 0 <= y < 9 and 0 <= x < 9]
    return list(filter(is_empty, way))[:1] if modifiers & _CTRL else way[:1]
