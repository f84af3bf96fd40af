"""Painters that read in the direction of what they paint on; Qt's own take that of the desktop."""

from typing import Protocol

from PySide6.QtCore import Qt
from PySide6.QtGui import QPaintDevice, QPainter


class _Directed(Protocol):
    def layoutDirection(self) -> Qt.LayoutDirection: ...


def painter_on(widget: QPaintDevice) -> QPainter:
    """A painter on a widget; left stays left where the widget is not mirrored."""
    painter = QPainter(widget)
    directed: _Directed = widget  # type: ignore[assignment]  # this module knows no widgets
    painter.setLayoutDirection(directed.layoutDirection())
    return painter
