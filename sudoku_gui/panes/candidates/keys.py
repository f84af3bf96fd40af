"""What each key means on the candidate boards.

Knows keys and places, no widget. Arrows wrap around within their row or column of one board.
"""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

_Key = Qt.Key
_ARROWS: dict[int, tuple[int, int]] = {
    _Key.Key_Up: (-1, 0),
    _Key.Key_Down: (1, 0),
    _Key.Key_Left: (0, -1),
    _Key.Key_Right: (0, 1),
}
_TURNS: dict[int, int] = {_Key.Key_PageUp: -1, _Key.Key_PageDown: 1}
_ENTER = (_Key.Key_Return, _Key.Key_Enter)
_HARMLESS = Qt.KeyboardModifier.KeypadModifier


def destination(event: QKeyEvent, item: int) -> int | None:
    """The item that a key leads to from an item: a neighbour, or the same place of another board; None: none."""
    if event.modifiers() & ~_HARMLESS:
        return None
    board, place = divmod(item, 81)
    if (turn := _TURNS.get(event.key())) is not None:
        return (board + turn) % 4 * 81 + place
    if (step := _ARROWS.get(event.key())) is None:
        return None
    row, col = divmod(place, 9)
    return 81 * board + (row + step[0]) % 9 * 9 + (col + step[1]) % 9


def candidate(event: QKeyEvent) -> int | None:
    """The candidate, counted from 0, that a digit picks."""
    if event.modifiers() & ~_HARMLESS or not _Key.Key_1 <= event.key() <= _Key.Key_9:
        return None
    return event.key() - _Key.Key_1


def is_doing(event: QKeyEvent) -> bool:
    """Whether a key asks to go where the place changed last."""
    return event.key() in _ENTER and not event.modifiers() & ~_HARMLESS


def is_letting_go(event: QKeyEvent) -> bool:
    """Whether a key asks to point at nothing any more."""
    return event.key() == _Key.Key_Escape


def is_ours(event: QEvent) -> bool:
    """Whether a key means something here, so that no shortcut of the window may have it."""
    if not isinstance(event, QKeyEvent):
        return False
    return destination(event, 0) is not None or candidate(event) is not None or is_doing(event)
