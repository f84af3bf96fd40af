"""Keys that a view works by itself, although they are shortcuts of the window.

Qt asks the widget with the keyboard before it looks for a shortcut: an event of kind ``ShortcutOverride`` that is
accepted comes back as a key press; one that is not is the window's.
"""

from collections.abc import Callable, Container
from typing import Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
"""Do what the row or place is for."""

WALKING: Final = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)
"""Go from row to row."""


def claimed(event: QEvent, is_ours: Callable[[QKeyEvent], bool]) -> bool:
    """Take a key before the shortcuts of the window do, if it is ours; whether it was."""
    if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and is_ours(event):
        event.accept()
        return True
    return False


def plain(keys: Container[int]) -> Callable[[QKeyEvent], bool]:
    """The question whether a key is one of these, with nothing held beside it."""
    return lambda event: event.key() in keys and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
