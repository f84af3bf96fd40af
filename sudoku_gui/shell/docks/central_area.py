"""The layout of the window: toolbar and messages on top, then the panes above the transport, and a tour beside both."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QScrollArea, QSizePolicy, QStyle, QToolBar, QVBoxLayout, QWidget

from sudoku_gui.guard import Guarded
from sudoku_gui.panes.board.play_panel import PlayPanel
from sudoku_gui.widgets.boxes import fill, row
from sudoku_gui.widgets.pane import FontFollower

if TYPE_CHECKING:
    from sudoku_gui.panes.timeline.view import TimelineView
    from sudoku_gui.panes.transport.view import Transport

_WIDEST_PANEL = 520
_WIDE = 1.4  # how much wider than high the panel is when it has two columns


class PanesAndTransport(QWidget):
    """The panes, and the transport below them; less space is between them in a low window."""

    def __init__(self, panes: QWidget) -> None:
        super().__init__()
        self._column = fill(QVBoxLayout(self), panes)
        self._column.setStretchFactor(panes, 1)
        self._is_low, self._lines = False, 2
        self._below: tuple[Transport, TimelineView] | None = None

    def add(self, transport: "Transport", timeline: "TimelineView") -> None:
        """Lay out the transport, which has the timeline, below the panes; it stays hidden."""
        self._below = transport, timeline
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
            transport, timeline = self._below
            timeline.compact = self._is_low
            transport.set_low(low=self._is_low, lines=self._lines)


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


class ScrolledPanel(FontFollower, Guarded, QScrollArea):
    """The play panel; it scrolls on a low screen, and has two columns where it is wide."""

    def __init__(self, panel: PlayPanel) -> None:
        super().__init__()
        self._panel = panel
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        panel.setMaximumWidth(_WIDEST_PANEL)
        self.setWidget(panel)
        self.fit_font()

    # --- Qt ---------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        is_wide = self.width() > max(_WIDE * self.height(), 2 * self.minimumWidth())
        self._panel.setMaximumWidth(2 * _WIDEST_PANEL if is_wide else _WIDEST_PANEL)
        self._panel.set_wide(wide=is_wide)
        super().resizeEvent(event)

    def fit_font(self) -> None:
        bar = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent)
        self.setMinimumWidth(self._panel.narrowest() + bar)
