"""Rows and columns of widgets without margins, and widgets that are never mirrored."""

from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLayout, QVBoxLayout, QWidget

_Box = TypeVar("_Box", bound=QBoxLayout)


def fill(box: _Box, *parts: QWidget | QLayout | None, spacing: int | None = None) -> _Box:
    """Put parts into a box; None stands for space that may grow."""
    box.setContentsMargins(0, 0, 0, 0)
    if spacing is not None:
        box.setSpacing(spacing)
    for part in parts:
        if part is None:
            box.addStretch(1)
        elif isinstance(part, QWidget):
            box.addWidget(part)
        else:
            box.addLayout(part)
    return box


def row(*parts: QWidget | QLayout | None, spacing: int | None = None) -> QHBoxLayout:
    """A row of parts, to be laid out in another box."""
    return fill(QHBoxLayout(), *parts, spacing=spacing)


def column(*parts: QWidget | QLayout | None, spacing: int | None = None) -> QVBoxLayout:
    """A column of parts, to be laid out in another box."""
    return fill(QVBoxLayout(), *parts, spacing=spacing)


def keep_left_to_right(widget: QWidget) -> None:
    """Never mirror a widget, nor its parts, nor what it paints by `painter_on`: boards, pictures, code, what time runs along."""
    widget.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
