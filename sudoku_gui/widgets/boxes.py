"""Widgets in rows and columns without margins, side by side with a panel, and never mirrored."""

from collections.abc import Sequence
from typing import Final, TypeVar

from PySide6.QtCore import QByteArray, Qt
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLayout, QSplitter, QVBoxLayout, QWidget

_CHARACTERS: Final = 44
"""In a line of the panel at first, where a quarter of the window has no space for them and three tenths have."""

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
    """Never mirror a widget, nor its parts, nor what it paints by `painter_on`: boards, pictures, code, what time runs along."""
    widget.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


class SideBySide(QSplitter):
    """A part of the window and, beside it, a panel whose width the user chooses; hidden, it takes no space."""

    def __init__(self, part: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.setChildrenCollapsible(False)
        self.addWidget(part)
        self._panel: QWidget | None = None

    def add_panel(self, panel: QWidget) -> None:
        """Add a panel at the side, hidden until something shows it."""
        self._panel = panel
        panel.hide()
        self.addWidget(panel)
        self.setStretchFactor(0, 1)

    def share(self, stored: QByteArray, width: int) -> None:
        """Give the panel the width that was stored, else its usual one in a window of this width."""
        if self._panel is None or self.restoreState(stored):
            return
        most, least = 3 * width // 10, width // 4
        usual = _CHARACTERS * self._panel.fontMetrics().averageCharWidth()
        of_panel = max(min(usual, most), least)
        self.setSizes([max(1, width - of_panel), of_panel])
