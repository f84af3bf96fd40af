"""The layout of the window: toolbar and messages on top, then the panes above the transport, and a tour beside both."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QSizePolicy, QStyle, QToolBar, QVBoxLayout, QWidget

from sudoku_gui.widgets.boxes import fill, row
from sudoku_gui.widgets.pane import Footer


class PanesAndTransport(QWidget):
    """The panes, and the transport below them; less space is between them in a low window."""

    def __init__(self, panes: QWidget) -> None:
        super().__init__()
        self._column = fill(QVBoxLayout(self), panes)
        self._column.setStretchFactor(panes, 1)
        self._is_low, self._lines = False, 2
        self._below: Footer | None = None

    def add(self, transport: Footer) -> None:
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
        self._column.setSpacing(_spacing(low=low))

    def _fit_transport(self) -> None:
        if self._below is not None:
            self._below.set_low(low=self._is_low, lines=self._lines)


class CentralArea(QWidget):
    """Lays the parts out, with less space around them in a low window.

    The info bar takes what the toolbar leaves free, so nothing moves when a message comes or goes.
    """

    def __init__(self, toolbar: QToolBar, info_bar: QWidget, stage: PanesAndTransport, body: QWidget) -> None:
        """``body`` has the stage and what stands beside it."""
        super().__init__()
        self._toolbar = toolbar
        self._stage = stage
        toolbar.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        top = row(toolbar, info_bar)
        top.setStretchFactor(info_bar, 1)
        self._column = fill(QVBoxLayout(self), top, body)
        self._column.setStretchFactor(body, 1)

    def set_low(self, *, low: bool, is_presenting: bool) -> None:
        """Save space where there is little; see `PanesAndTransport.set_low`."""
        self._stage.set_low(low=low, is_presenting=is_presenting)
        self._column.setContentsMargins(*((4, 0, 4, 2) if low else (8, 4, 8, 6)))
        self._column.setSpacing(_spacing(low=low))
        usual = self.style().pixelMetric(QStyle.PixelMetric.PM_ToolBarIconSize)
        self._toolbar.setIconSize(QSize(1, 1) * (usual * 2 // 3 if low else usual))


def _spacing(*, low: bool) -> int:
    return 1 if low else 6
