"""Keys that a view works by itself, although they are shortcuts of the window.

Qt asks the widget with the keyboard before it looks for a shortcut: an event of kind ``ShortcutOverride`` that is
accepted comes back as a key press; one that is not is the window's.

The keys that move the search are the window's in every view, so that nobody has to know where the keyboard is. A view
that has a use for them is worked by Alt with the same keys; while no search is watched, it has them without Alt, too.
"""

from collections.abc import Callable, Container
from typing import Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QApplication

ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)  # do what the row or place is for

WALKING: Final = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)
"""Go from row to row."""


TRANSPORT: Final = (Qt.Key.Key_Space, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End)
"""Move the search."""

_ALT, _KEYPAD = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.KeypadModifier


def claimed(event: QEvent, is_ours: Callable[[QKeyEvent], bool], *, all_keys: bool = False) -> bool:
    """Take a key before the shortcuts of the window do, if it is ours; whether it was.

    Call it with every event of the view: it also takes Alt from the keys that are the window's without it.

    Args:
        event: any event.
        is_ours: whether a key means something in the view.
        all_keys: whether the view may take the keys that move the search, too: something is typed in it.
    """
    if not isinstance(event, QKeyEvent):
        return False
    if event.key() in TRANSPORT and not all_keys:
        is_plain = not event.modifiers() & ~_KEYPAD
        if event.type() is QEvent.Type.ShortcutOverride and is_plain and not _presses_button(event):
            return False
        if event.modifiers() & _ALT:
            event.setModifiers(event.modifiers() & ~_ALT)
    if event.type() is QEvent.Type.ShortcutOverride and is_ours(event):
        event.accept()
        return True
    return False


def _presses_button(event: QKeyEvent) -> bool:
    return event.key() == Qt.Key.Key_Space and isinstance(QApplication.focusWidget(), QAbstractButton)


def plain(keys: Container[int]) -> Callable[[QKeyEvent], bool]:
    """The question whether a key is one of these, with nothing held beside it."""
    return lambda event: event.key() in keys and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
