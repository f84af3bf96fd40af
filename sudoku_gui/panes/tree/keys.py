"""What keys mean in the search tree."""

from enum import Enum, auto
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent


class Deed(Enum):
    """Something to be done with the tree."""

    PARENT = auto()
    CHILD = auto()
    PREVIOUS = auto()
    NEXT = auto()
    ROOT = auto()
    GO = auto()
    FOLD = auto()
    NEXT_SOLUTION = auto()
    PREVIOUS_SOLUTION = auto()
    NEXT_DEAD_END = auto()
    PREVIOUS_DEAD_END = auto()
    FOLLOW = auto()
    FOLD_FAILED = auto()
    LARGER = auto()
    SMALLER = auto()
    FIT = auto()


WALKS: Final = (Deed.PARENT, Deed.CHILD, Deed.PREVIOUS, Deed.NEXT, Deed.ROOT)
"""Those that select another twig."""

_PLAIN: Final = {
    Qt.Key.Key_Up: Deed.PARENT,
    Qt.Key.Key_Down: Deed.CHILD,
    Qt.Key.Key_Left: Deed.PREVIOUS,
    Qt.Key.Key_Right: Deed.NEXT,
    Qt.Key.Key_Home: Deed.ROOT,
    Qt.Key.Key_Return: Deed.GO,
    Qt.Key.Key_Enter: Deed.GO,
    Qt.Key.Key_Space: Deed.FOLD,
    Qt.Key.Key_X: Deed.FOLD,
    Qt.Key.Key_N: Deed.NEXT_SOLUTION,
    Qt.Key.Key_D: Deed.NEXT_DEAD_END,
    Qt.Key.Key_L: Deed.FOLLOW,
    Qt.Key.Key_F: Deed.FOLD_FAILED,
    Qt.Key.Key_Plus: Deed.LARGER,
    Qt.Key.Key_Equal: Deed.LARGER,
    Qt.Key.Key_Minus: Deed.SMALLER,
    Qt.Key.Key_0: Deed.FIT,
}
_SHIFTED: Final = {
    Qt.Key.Key_N: Deed.PREVIOUS_SOLUTION,
    Qt.Key.Key_D: Deed.PREVIOUS_DEAD_END,
    Qt.Key.Key_Plus: Deed.LARGER,
}
_SAME: Final = Qt.KeyboardModifier.KeypadModifier
"""A modifier that changes nothing."""


def deed(event: QKeyEvent) -> Deed | None:
    """What a key means here; None for nothing."""
    modifiers = event.modifiers() & ~_SAME
    if modifiers == Qt.KeyboardModifier.ShiftModifier:
        return _SHIFTED.get(Qt.Key(event.key()))
    return _PLAIN.get(Qt.Key(event.key())) if modifiers == Qt.KeyboardModifier.NoModifier else None
