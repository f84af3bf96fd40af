"""The middle of the window: the panes, the transport below them, and a panel beside both."""

from typing import Final

from PySide6.QtCore import QByteArray, Qt
from PySide6.QtWidgets import QSplitter, QVBoxLayout, QWidget

from sudoku_gui.widgets.boxes import fill
from sudoku_gui.widgets.pane import Footer

_CHARACTERS: Final = 44
"""The line of the panel at first, if a quarter of the window has no space for it and three tenths have."""


class PanesArea(QWidget):
    """The panes, and the transport below them; less space is between them in a low window."""

    def __init__(self) -> None:
        super().__init__()
        self._column = fill(QVBoxLayout(self))
        self._is_low, self._lines = False, 2
        self._below: Footer | None = None

    def add_panes(self, panes: QWidget) -> None:
        self._column.insertWidget(0, panes, 1)

    def add_transport(self, transport: Footer) -> None:
        """Lay out the transport below the panes; it stays hidden."""
        self._below = transport
        transport.hide()
        # Its rows depend on its width: found out only when it is shown, everything would be laid out twice.
        transport.resize(self.window().width(), transport.height())
        transport.arrange()
        self._column.addWidget(transport)
        self._fit_transport()

    def set_low(self, *, low: bool, is_presenting: bool) -> None:
        """Save space where there is little; in a presentation a sentence has two lines, since its type is large."""
        self._is_low, self._lines = low, 1 if low and not is_presenting else 2
        self._fit_transport()
        self._column.setSpacing(spacing(low=low))

    def _fit_transport(self) -> None:
        if self._below is not None:
            self._below.set_low(low=self._is_low, lines=self._lines)


class SideBySide(QSplitter):
    """A part of the window and, beside it, a panel whose width the user chooses; hidden, it takes no space."""

    def __init__(self, part: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, childrenCollapsible=False)
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


def spacing(*, low: bool) -> int:
    """Pixels between the parts of the window."""
    return 1 if low else 6
