"""Names and ranges of numbers keep their order within a text that is read from right to left."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

_ISOLATE: Final = "\N{LEFT-TO-RIGHT ISOLATE}{}\N{POP DIRECTIONAL ISOLATE}"


def isolated(text: str) -> str:
    """The text, set apart where the desktop reads from right to left: else ``2–29`` would be read as ``29–2``."""
    is_mirrored = QGuiApplication.layoutDirection() is Qt.LayoutDirection.RightToLeft
    return _ISOLATE.format(text) if is_mirrored and text else text
