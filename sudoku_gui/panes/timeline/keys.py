"""What keys mean in the timeline; arrows to the sides, Home, End and Space stay the transport's."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

_PLAIN: Final = Qt.KeyboardModifier.NoModifier
_CTRL: Final = Qt.KeyboardModifier.ControlModifier
_IGNORED: Final = Qt.KeyboardModifier.KeypadModifier
_SIGNS: Final = _IGNORED | Qt.KeyboardModifier.ShiftModifier
_ZOOMS: Final = {Qt.Key.Key_Plus: -1, Qt.Key.Key_Equal: -1, Qt.Key.Key_Minus: 1, Qt.Key.Key_Underscore: 1}
_TENTH: Final = 10


def move(event: QKeyEvent, closeup: int, length: int) -> int:
    """By how many events a key moves; 0 if it does not.

    Args:
        event: the key.
        closeup: how many events are seen closely.
        length: how many the run has.
    """
    key, modifiers = Qt.Key(event.key()), event.modifiers() & ~_IGNORED
    way = {Qt.Key.Key_Up: 1, Qt.Key.Key_PageUp: 1, Qt.Key.Key_Down: -1, Qt.Key.Key_PageDown: -1}.get(key, 0)
    if key in {Qt.Key.Key_Up, Qt.Key.Key_Down}:
        return way if modifiers == _PLAIN else 0
    if modifiers not in {_PLAIN, _CTRL}:
        return 0
    return way * max(1, (length if modifiers == _CTRL else closeup) // _TENTH)


def zoom(event: QKeyEvent) -> int:
    """-1 for a closer look, 1 for one from farther away, else 0."""
    return _ZOOMS.get(Qt.Key(event.key()), 0) if event.modifiers() & ~_SIGNS == _PLAIN else 0


def is_bookmark(event: QKeyEvent) -> bool:
    """Whether the key sets a bookmark or takes it away."""
    return event.key() == Qt.Key.Key_M and event.modifiers() & ~_IGNORED == _PLAIN


def is_ours(event: QKeyEvent) -> bool:
    """Whether the key means anything here."""
    return is_bookmark(event) or bool(zoom(event) or move(event, 1, 1))
