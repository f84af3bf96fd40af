"""Left to right, also where the desktop reads from right to left: boards, pictures, code, and whatever time runs along."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget


def keep_left_to_right(widget: QWidget) -> None:
    """Never mirror a widget, nor its parts, nor what it paints by `painter_on`."""
    widget.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
