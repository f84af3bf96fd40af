"""The layout of the window: toolbar and messages on top, then the panes, then the transport."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QScrollArea, QSizePolicy, QStyle, QToolBar, QVBoxLayout, QWidget

from sudoku_gui.widgets.boxes import fill, row

_WIDEST_PANEL = 520


class CentralArea(QWidget):
    """Lays the parts out, with less space around them in a low window.

    The info bar takes what the toolbar leaves free, so nothing moves when a message comes or goes.
    """

    def __init__(self, toolbar: QToolBar, info_bar: QWidget, panes: QWidget, transport: QWidget) -> None:
        super().__init__()
        self._toolbar = toolbar
        toolbar.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        top = row(toolbar, info_bar)
        top.setStretchFactor(info_bar, 1)
        self._column = fill(QVBoxLayout(self), top, panes, transport)
        self._column.setStretchFactor(panes, 1)

    def set_low(self, *, low: bool) -> None:
        """Save space where there is little."""
        self._column.setContentsMargins(*((4, 0, 4, 2) if low else (8, 4, 8, 6)))
        self._column.setSpacing(1 if low else 6)
        usual = self.style().pixelMetric(QStyle.PixelMetric.PM_ToolBarIconSize)
        self._toolbar.setIconSize(QSize(1, 1) * (usual * 2 // 3 if low else usual))


def scrolled(*parts: QWidget) -> QScrollArea:
    """What stands beside the board, one below the other, the first as large as can be; it scrolls on a low screen."""
    page, panel = QScrollArea(), QWidget()
    fill(QVBoxLayout(panel), *parts).setStretch(0, 1)
    page.setWidgetResizable(True)
    page.setFrameShape(QScrollArea.Shape.NoFrame)
    page.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    page.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    page.setAlignment(Qt.AlignmentFlag.AlignHCenter)
    panel.setMaximumWidth(_WIDEST_PANEL)
    page.setMinimumWidth(parts[0].minimumSizeHint().width())
    page.setWidget(panel)
    return page
