"""The plot of a comparison: both runs along one axis; a click goes there."""

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QResizeEvent

from sudoku_gui.features.comparison import paint_plot, series
from sudoku_gui.features.comparison import text as words
from sudoku_gui.features.comparison.paint_plot import ComparisonLook
from sudoku_gui.features.comparison.series import Series
from sudoku_gui.player.comparison import Alignment
from sudoku_gui.render.pixmaps import CachedPicture
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.canvas import Chart

_PART: Final = 50  # one press of a key goes so small a part of the axis


class ComparisonPlot(Chart):
    """Shows two `Series`; the picture of the runs is stored, cursors are painted over it.

    Signals:
        wanted: a position of the player's run was chosen; an int of any size: ``Signal(int)`` ends at 2 ** 31 - 1.
    """

    wanted = Signal(object)

    def __init__(self, theme: Theme) -> None:
        super().__init__("comparison_plot", theme)
        self.look = ComparisonLook(Series(), Series(), 0)
        self._alignment = Alignment.DECISION
        self._picture = CachedPicture()
        self.setAccessibleName(self.tr("Depth of both searches"))
        self.setAccessibleDescription(
            self.tr("Click to go there; Left and Right move by a fiftieth of the plot.")
        )

    def show_runs(self, alignment: Alignment, here: Series, there: Series, divergence: int | None) -> None:
        """Show other runs, or more of them; ``divergence`` is the position in the player's where they diverge."""
        self._alignment = alignment
        self.look = replace(
            self.look,
            here=here,
            there=there,
            most=max(here.end, there.end),
            words=(words.axis(alignment), self.tr("depth here"), self.tr("depth there")),
            divergence=None if divergence is None else here.coordinate_of(divergence),
        )
        self.fit_font()

    def show_cursors(self, here: float | None, there: float | None) -> None:
        """Show where both stand, as places of the axis."""
        if (here, there) != self.look.cursors:
            self.look = replace(self.look, cursors=(here, there))
            self.update()

    def hover(self, point: QPointF | None) -> None:
        coordinate, caption, look = None, "", self.look
        if point is not None and look.here.end > 0:
            coordinate = self._coordinate_at(point)
            depths = look.here.depths_at(coordinate), look.there.depths_at(coordinate)
            caption = words.coordinate(self._alignment, coordinate, *depths)
        self.look = replace(look, hovered=coordinate, caption=caption)
        self.update()

    def move_cursor(self, step: int) -> None:
        """Go on or back by a part of the axis."""
        look = self.look
        if look.cursors[0] is not None:
            self._go(min(max(look.cursors[0] + step * look.most / _PART, 0.0), look.here.end))

    def fit_font(self) -> None:
        """Write as many numbers along the axis as there is space for."""
        most = self.look.most
        count = paint_plot.tick_mark_count(self.area, self.small_font, words.count(round(most)))
        tick_marks = tuple(
            (coordinate, words.tick_mark(coordinate)) for coordinate in series.tick_marks(most, count)
        )
        self.look = replace(self.look, tick_marks=tick_marks)
        self.update()

    def _coordinate_at(self, point: QPointF) -> float:
        frame = paint_plot.frame(self.area, self.small_font, self.look.deepest)
        return frame.coordinate_at(point.x(), self.look.most)

    def _go(self, coordinate: float) -> None:
        if self.look.here.end > 0:
            self.wanted.emit(self.look.here.position_at(coordinate))

    # --- Qt ---------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self._go(self._coordinate_at(event.position()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._go(self._coordinate_at(event.position()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit_font()

    def paint_on(self, painter: QPainter) -> None:
        """Paint the runs, from a stored picture while only the cursors move, and the cursors on top."""
        rect, font = self.area, self.small_font
        look = replace(self.look, cursors=(None, None), hovered=None, caption="")

        def paint_runs(below: QPainter) -> None:
            paint_plot.paint(below, rect, look, self.theme, font)

        self._picture.draw(painter, QPointF(), self.size(), paint_runs, key=(look, self.theme, font))
        paint_plot.paint_cursors(painter, rect, self.look, self.theme, font)
        if not look.most:
            painter.setPen(self.theme.candidate)
            painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, self.tr("Nothing is known of the runs yet."))
