"""A part of the window and, beside it, a panel whose width the user chooses."""

from typing import Final

from PySide6.QtCore import QByteArray, Qt
from PySide6.QtWidgets import QSplitter, QWidget

_CHARACTERS: Final = 44
"""In a line of the panel at first, where a quarter of the window has no space for them and three tenths have."""


class SideBySide(QSplitter):
    """The part fills it while the panel is hidden."""

    def __init__(self, part: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.setChildrenCollapsible(False)
        self.addWidget(part)
        self._panel: QWidget | None = None

    def add_panel(self, panel: QWidget) -> None:
        """Add the panel, hidden."""
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
