"""The plot of a comparison: both runs along one axis; a click goes there."""

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from sudoku_gui.guard import Guarded
from sudoku_gui.panes.compare import paint_plot, series
from sudoku_gui.panes.compare import text as words
from sudoku_gui.panes.compare.paint_plot import PlotLook
from sudoku_gui.panes.compare.series import Series
from sudoku_gui.player.alignment import Alignment
from sudoku_gui.render.fonts import scaled
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.pane import Themed
from sudoku_gui.widgets.shortcut_override import claimed, plain

_LINES: Final = 8
_SMALL: Final = 0.9
_STEPS: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_PART: Final = 50
"""One press of a key goes so small a part of the axis."""


class ComparisonPlot(Guarded, Themed, QWidget):
    """Shows two `Series`; the picture of the runs is stored, cursors are painted over it.

    Signals:
        wanted: the user wants to be at a position of the player's run.
            position: in events.

    Attributes:
        look: what is shown.
    """

    wanted = Signal(object)  # an int of any size: Signal(int) ends at 2 ** 31 - 1

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.look = PlotLook(Series(), Series(), 0)
        self._alignment = Alignment.DECISION
        self._picture: QPixmap | None = None
        self.setObjectName("comparison_plot")
        self.setAccessibleName(self.tr("Depth of both searches"))
        self.setAccessibleDescription(
            self.tr("A click goes there; Left and Right go on and back by a fiftieth of the plot.")
        )
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_runs(self, alignment: Alignment, here: Series, there: Series, divergence: int | None) -> None:
        """Show other runs, or more of them; ``divergence`` is the position in the player's where they diverge."""
        self._alignment = alignment
        self.look = replace(
            self.look,
            here=here,
            there=there,
            most=max(here.end, there.end),
            words=(words.axis(alignment), self.tr("depth here"), self.tr("depth there")),
            divergence=None if divergence is None else here.place_of(divergence),
        )
        self._fit()

    def show_cursors(self, here: float | None, there: float | None) -> None:
        """Show where both stand, as places of the axis."""
        if (here, there) != self.look.cursors:
            self.look = replace(self.look, cursors=(here, there))
            self.update()

    def use_theme(self, theme: Theme) -> None:
        super().use_theme(theme)
        self._picture = None

    def _hover(self, place: float | None) -> None:
        caption, look = "", self.look
        if place is not None:
            depths = look.here.depths_at(place), look.there.depths_at(place)
            caption = words.place(self._alignment, place, *depths)
        self.look = replace(look, hovered=place, caption=caption)
        self.update()

    def _fit(self) -> None:
        """As many numbers along the axis as there is space for."""
        most = self.look.most
        count = paint_plot.tick_count(QRectF(self.rect()), self._font(), words.count(round(most)))
        ticks = tuple((tick, words.tick(tick)) for tick in series.ticks(most, count))
        self.look, self._picture = replace(self.look, ticks=ticks), None
        self.update()

    def _font(self) -> QFont:
        return scaled(self.font(), _SMALL)

    def _place(self, event: QMouseEvent) -> float:
        frame = paint_plot.frame(QRectF(self.rect()), self._font(), self.look.deepest)
        return frame.place_at(event.position().x(), self.look.most)

    def _go(self, place: float) -> None:
        if self.look.here.end > 0:
            self.wanted.emit(self.look.here.position_at(place))

    # --- Qt ---------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        return QSize(40 * self.fontMetrics().averageCharWidth(), 12 * self.fontMetrics().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(10 * self.fontMetrics().averageCharWidth(), _LINES * self.fontMetrics().height())

    def event(self, event: QEvent) -> bool:
        return claimed(event, plain(_STEPS)) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go on or back by a small part of the axis."""
        step, cursor = _STEPS.get(Qt.Key(event.key())), self.look.cursors[0]
        if step is None or cursor is None:
            event.ignore()
        else:
            self._go(min(max(cursor + step * self.look.most / _PART, 0.0), self.look.here.end))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self._go(self._place(event))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show the numbers of the place under the mouse; with the button down, go along."""
        self._hover(self._place(event) if self.look.here.end > 0 else None)
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._go(self._place(event))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hover(None)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The runs, painted once however often cursors move; then these."""
        rect, ratio = QRectF(self.rect()), self.devicePixelRatioF()
        if self._picture is None or self._picture.devicePixelRatioF() != ratio:
            self._picture = QPixmap(self.size() * ratio)
            self._picture.setDevicePixelRatio(ratio)
            inner = QPainter(self._picture)
            paint_plot.paint(inner, rect, self.look, self.theme, self._font())
            inner.end()
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._picture)
        paint_plot.paint_cursors(painter, rect, self.look, self.theme, self._font())
        if not self.look.most:
            painter.setPen(self.theme.candidate)
            painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, self.tr("Nothing is known of the runs yet."))
        painter.end()
