"""The plot of a comparison: both runs along one axis; a click goes there."""

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from sudoku_gui.guard import Guarded
from sudoku_gui.panes.compare import number_text as words
from sudoku_gui.panes.compare import paint_plot as comparison_plot
from sudoku_gui.panes.compare import series as comparison_series
from sudoku_gui.panes.compare.paint_plot import PlotLook
from sudoku_gui.panes.compare.series import Series
from sudoku_gui.player.alignment import Alignment
from sudoku_gui.render.fonts import scaled
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.shortcut_override import claimed, plain

_LINES: Final = 8
_SMALL: Final = 0.9
_STEPS: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_PART: Final = 50
"""One press of a key goes so small a part of the axis."""


class ComparisonPlot(Guarded, QWidget):
    """Shows two `Series`; the picture of the runs is kept, cursors are painted over it.

    Signals:
        wanted: the user wants to be at a position of the player's run.
            position: in events.

    Attributes:
        theme: the colours.
    """

    wanted = Signal(object)  # an int of any size: Signal(int) ends at 2 ** 31 - 1

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self._alignment = Alignment.DECISION
        self._here = self._there = Series()
        self._cursors: tuple[float | None, float | None] = (None, None)
        self._divergence: float | None = None
        self._hovered: float | None = None
        self._runs: PlotLook | None = None
        self._picture = QPixmap()
        self._painted: tuple[PlotLook, Theme] | None = None
        self.setObjectName("comparison_plot")
        self.setAccessibleName(self.tr("Depths of both searches"))
        self.setAccessibleDescription(
            self.tr("A click goes there; Left and Right go on and back by a fiftieth of the plot.")
        )
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    # --- deeds ------------------------------------------------------------------------------------

    def show_runs(self, alignment: Alignment, here: Series, there: Series, divergence: int | None) -> None:
        """Show other runs, or more of them; ``divergence`` is the position in the player's where they part."""
        self._alignment, self._here, self._there = alignment, here, there
        self._divergence = None if divergence is None else here.place_of(divergence)
        self._runs = None
        self.update()

    def show_cursors(self, here: float | None, there: float | None) -> None:
        """Show where both stand, as places of the axis."""
        if (here, there) != self._cursors:
            self._cursors = (here, there)
            self.update()

    @property
    def series(self) -> tuple[Series, Series]:
        """What is shown."""
        return self._here, self._there

    @property
    def runs(self) -> PlotLook:
        """What is shown but for what moves; made once."""
        if self._runs is None:
            self._runs = self._made()
        return self._runs

    def _made(self) -> PlotLook:
        most = max(self._here.end, self._there.end)
        return PlotLook(
            self._here,
            self._there,
            most,
            ticks=self._ticks(most),
            words=(words.axis(self._alignment), self.tr("depth here"), self.tr("depth there")),
            divergence=self._divergence,
        )

    @property
    def look(self) -> PlotLook:
        """All that is shown."""
        caption = "" if self._hovered is None else self._told(self._hovered)
        return replace(self.runs, cursors=self._cursors, hovered=self._hovered, caption=caption)

    def _ticks(self, most: float) -> tuple[tuple[float, str], ...]:
        longest = words.count(round(most))
        count = comparison_plot.tick_count(QRectF(self.rect()), self._small(), longest)
        return tuple((tick, words.tick(tick)) for tick in comparison_series.ticks(most, count))

    def _told(self, place: float) -> str:
        return words.place(self._alignment, place, self._here.depths_at(place), self._there.depths_at(place))

    def _small(self) -> QFont:
        return scaled(self.font(), _SMALL)

    def _place(self, event: QMouseEvent) -> float:
        look = self.runs
        places = comparison_plot.frame(QRectF(self.rect()), self._small(), look.deepest)
        return places.place_at(event.position().x(), look.most)

    def _go(self, place: float) -> None:
        if self._here.end > 0:
            self.wanted.emit(self._here.position_at(place))

    # --- Qt ---------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        return QSize(40 * metrics.averageCharWidth(), 12 * metrics.height())

    def minimumSizeHint(self) -> QSize:
        return QSize(10 * self.fontMetrics().averageCharWidth(), _LINES * self.fontMetrics().height())

    def event(self, event: QEvent) -> bool:
        return claimed(event, plain(_STEPS)) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go on or back by a small part of the axis."""
        step = _STEPS.get(Qt.Key(event.key()))
        if step is None or self._cursors[0] is None:
            event.ignore()
            return
        most = max(self._here.end, self._there.end)
        self._go(min(max(self._cursors[0] + step * most / _PART, 0.0), self._here.end))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self._go(self._place(event))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Tell the numbers of the place under the mouse; with the button down, go along."""
        self._hovered = self._place(event) if self._here.end > 0 else None
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._go(self._place(event))
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hovered = None
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._painted = self._runs = None

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        self._painted = self._runs = None

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The runs, painted once however often cursors move; then these."""
        rect, ratio, runs = QRectF(self.rect()), self.devicePixelRatioF(), self.runs
        if self._painted is None or self._painted[0] is not runs or self._painted[1] is not self.theme:
            self._picture = QPixmap(self.size() * ratio)
            self._picture.setDevicePixelRatio(ratio)
            inner = QPainter(self._picture)
            comparison_plot.paint(inner, rect, runs, self.theme, self._small())
            inner.end()
            self._painted = (runs, self.theme)
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._picture)
        comparison_plot.paint_cursors(painter, rect, self.look, self.theme, self._small())
        if not runs.most:
            painter.setPen(self.theme.candidate)
            painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, self.tr("Nothing is known of the runs yet."))
        painter.end()
