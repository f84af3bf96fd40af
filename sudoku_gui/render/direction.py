"""Painters that read in the direction of what they paint on; Qt's own take that of the desktop."""

from typing import Any

from PySide6.QtGui import QPaintDevice, QPainter


def painter_on(widget: QPaintDevice) -> QPainter:
    """A painter on a widget; left stays left where the widget is not mirrored."""
    painter = QPainter(widget)
    directed: Any = widget  # this module knows no widgets
    painter.setLayoutDirection(directed.layoutDirection())
    return painter
