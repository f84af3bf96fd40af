"""The plot of times; each point is described where it is pointed at, or by Left and Right."""

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from sudoku_gui.document.solve_record import SolveRecord
from sudoku_gui.guard import Guarded
from sudoku_gui.play_records import paint, text
from sudoku_gui.play_records.paint import TimesLook
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.pane import Themed
from sudoku_gui.wording.foreign import as_tip

_NEAR = 12.0
"""Pixels from a point at which it is pointed at."""


class TimesPlot(Guarded, Themed, QWidget):
    """Times over dates."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self._look = TimesLook(())
        self.setObjectName("times_plot")
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.show_records(())

    def show_records(self, records: tuple[SolveRecord, ...]) -> None:
        """Show these, the oldest first."""
        self._look = TimesLook(records)
        self.setAccessibleName(text.plot(records))
        self.update()

    @property
    def described(self) -> str:
        """The point that is pointed at, in words; "" for none."""
        place = self._look.hovered
        return "" if place is None else text.point(self._look.records[place])

    def _point_at(self, place: int | None) -> None:
        if place != self._look.hovered:
            self._look = TimesLook(self._look.records, place)
            self.setToolTip(as_tip(self.described))
            self.setAccessibleDescription(self.described)
            self.update()

    def _places(self) -> list[QPointF]:
        return paint.points(QRectF(self.rect()), self._look.records, QFontMetricsF(self.font()))

    # --- Qt -----------------------------------------------------------------------------------------

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        away = [(place - event.position()).manhattanLength() for place in self._places()]
        nearest = min(range(len(away)), key=away.__getitem__, default=None)
        self._point_at(nearest if nearest is not None and away[nearest] <= _NEAR else None)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._point_at(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps: dict[int, int] = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        count = len(self._look.records)
        if event.key() not in steps or not count:
            super().keyPressEvent(event)
            return
        place = self._look.hovered
        self._point_at(count - 1 if place is None else min(max(place + steps[event.key()], 0), count - 1))
        where = self.mapToGlobal(self._places()[self._look.hovered or 0].toPoint())
        QToolTip.showText(where, self.toolTip(), self)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint.paint(painter, QRectF(self.rect()), self._look, self.theme)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(self.theme.selection)
            painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
        painter.end()

    def sizeHint(self) -> QSize:
        return QSize(420, 180)

    def minimumSizeHint(self) -> QSize:
        return QSize(200, 8 * self.fontMetrics().height())
