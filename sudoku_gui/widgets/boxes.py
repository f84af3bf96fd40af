"""Widgets in rows and columns without margins, and never mirrored."""

from collections.abc import Sequence
from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLayout, QVBoxLayout, QWidget

_Box = TypeVar("_Box", bound=QBoxLayout)


def fill(
    box: _Box,
    *parts: QWidget | QLayout | None,
    spacing: int | None = None,
    stretch: Sequence[int] = (),
    margins: tuple[int, int, int, int] = (0, 0, 0, 0),
) -> _Box:
    """Put parts into a box; None stands for space that may grow, parts have their shares of the rest."""
    box.setContentsMargins(*margins)
    if spacing is not None:
        box.setSpacing(spacing)
    for part in parts:
        if part is None:
            box.addStretch(1)
        elif isinstance(part, QWidget):
            box.addWidget(part)
        else:
            box.addLayout(part)
    for index, share in enumerate(stretch):
        box.setStretch(index, share)
    return box


def row(
    *parts: QWidget | QLayout | None, spacing: int | None = None, stretch: Sequence[int] = ()
) -> QHBoxLayout:
    return fill(QHBoxLayout(), *parts, spacing=spacing, stretch=stretch)


def column(
    *parts: QWidget | QLayout | None, spacing: int | None = None, stretch: Sequence[int] = ()
) -> QVBoxLayout:
    return fill(QVBoxLayout(), *parts, spacing=spacing, stretch=stretch)


def keep_left_to_right(widget: QWidget) -> None:
    """Never mirror a widget, its parts, and what it paints by `painter_on`: boards, pictures, code, timelines."""
    widget.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
