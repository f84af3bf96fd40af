"""The layout of the window: toolbar and messages on top, then the panes above the transport, and a tour beside both."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QSizePolicy, QStyle, QToolBar, QVBoxLayout, QWidget

from sudoku_gui.widgets.boxes import fill, row
from sudoku_gui.widgets.panes_area import PanesArea, spacing


class CentralArea(QWidget):
    """Lays the parts out, with less space around them in a low window.

    The info bar takes what the toolbar leaves free, so nothing moves when a message comes or goes.
    """

    def __init__(self, toolbar: QToolBar, info_bar: QWidget, panes_area: PanesArea, body: QWidget) -> None:
        """``body`` has the panes area and what stands beside it."""
        super().__init__()
        self._toolbar = toolbar
        self._panes_area = panes_area
        toolbar.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        top = row(toolbar, info_bar)
        top.setStretchFactor(info_bar, 1)
        self._column = fill(QVBoxLayout(self), top, body)
        self._column.setStretchFactor(body, 1)

    def set_low(self, *, low: bool, is_presenting: bool) -> None:
        """Save space where there is little; see `PanesArea.set_low`."""
        self._panes_area.set_low(low=low, is_presenting=is_presenting)
        self._column.setContentsMargins(*((4, 0, 4, 2) if low else (8, 4, 8, 6)))
        self._column.setSpacing(spacing(low=low))
        usual = self.style().pixelMetric(QStyle.PixelMetric.PM_ToolBarIconSize)
        self._toolbar.setIconSize(QSize(1, 1) * (usual * 2 // 3 if low else usual))
