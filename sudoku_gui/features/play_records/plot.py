"""The plot of times; each point is described where it is pointed at, or by Left and Right."""

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter

from sudoku_gui.document.clock import SolveRecord
from sudoku_gui.features.play_records import paint, text
from sudoku_gui.features.play_records.paint import TimesLook
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.canvas import Chart
from sudoku_gui.wording.foreign import as_tip

_NEAR = 12.0  # pixels from a point at which it is pointed at


class TimesPlot(Chart):
    """A chart of solving times by date; one of them can be highlighted."""

    def __init__(self, theme: Theme) -> None:
        super().__init__("times_plot", theme)
        self._look = TimesLook(())
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.show_records(())

    def show_records(self, records: tuple[SolveRecord, ...]) -> None:
        """Plot the times of these solves, from the oldest on the left."""
        self._look = TimesLook(records)
        self.setAccessibleName(text.plot(records))
        self.update()

    @property
    def described(self) -> str:
        """The point that is pointed at, in words; "" for none."""
        index = self._look.hovered
        return "" if index is None else text.point(self._look.records[index])

    def _point_at(self, index: int | None) -> None:
        if index != self._look.hovered:
            self._look = TimesLook(self._look.records, index)
            self.setToolTip(as_tip(self.described))
            self.setAccessibleDescription(self.described)
            self.update()

    def _points(self) -> list[QPointF]:
        return paint.points(self.area, self._look.records, QFontMetricsF(self.font()))

    def hover(self, point: QPointF | None) -> None:
        away = [] if point is None else [(other - point).manhattanLength() for other in self._points()]
        nearest = min(range(len(away)), key=away.__getitem__, default=None)
        self._point_at(nearest if nearest is not None and away[nearest] <= _NEAR else None)

    def tip_at(self, _point: QPointF) -> str:
        return self.described

    def move_cursor(self, step: int) -> None:
        """Describe the point before or after."""
        if not self._look.records:
            return
        last, index = len(self._look.records) - 1, self._look.hovered
        index = last if index is None else min(max(index + step, 0), last)
        self._point_at(index)
        where = self.mapToGlobal(self._points()[index].toPoint())
        self.show_tip(where, self.described)

    def paint_on(self, painter: QPainter) -> None:
        """Paint the points, and whether keys go from one to the next."""
        paint.paint(painter, self.area, self._look, self.theme)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(self.theme.selection)
            painter.drawRect(self.rect().adjusted(0, 0, -1, -1))

    # --- Qt -----------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        return QSize(420, 180)

    def minimumSizeHint(self) -> QSize:
        return QSize(200, 8 * self.fontMetrics().height())
