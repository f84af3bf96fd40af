"""The layout of the window: toolbar and messages on top, then the panes above the transport, and a tour beside both."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QSizePolicy, QToolBar, QVBoxLayout, QWidget

from sudoku_gui.widgets.boxes import fill, row
from sudoku_gui.widgets.buttons import even
from sudoku_gui.widgets.panes_area import PanesArea, spacing

_ICON, _LOW_ICON = 1.7, 1.15  # the side of an icon in lines of text


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

    def set_low(self, *, low: bool, is_presenting: bool, line: int) -> None:
        """Save space where there is little; see `PanesArea.set_low`. Icons grow with the height of a line of text."""
        self._panes_area.set_low(low=low, is_presenting=is_presenting)
        self._column.setContentsMargins(*((4, 0, 4, 2) if low else (8, 4, 8, 6)))
        self._column.setSpacing(spacing(low=low))
        self._toolbar.setIconSize(QSize(1, 1) * even((_LOW_ICON if low else _ICON) * line))
