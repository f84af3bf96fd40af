"""The plot of what happened at each depth; a depth that is hovered or walked to is described in numbers."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFocusEvent, QPainter

from solver_core.cover.statistics import Statistics
from sudoku_gui.panes.statistics import paint as statistics_plot
from sudoku_gui.panes.statistics import text as words
from sudoku_gui.panes.statistics.paint import Bar, DepthsLook
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.chart import Chart
from sudoku_gui.wording.marking import translate


class DepthPlot(Chart):
    """Shows the depths of a `Statistics`."""

    least = (10, 6)
    most = (30, 9)

    def __init__(self, theme: Theme) -> None:
        super().__init__("statistics_plot", theme)
        self._bars: tuple[Bar, ...] = ()
        self._depth = 0
        self._prunes = False
        self._hovered: int | None = None
        self._cursor: int | None = None
        self.setAccessibleName(translate("statistics", "Tree nodes per depth"))
        self.setAccessibleDescription(translate("statistics", "Left and Right go from depth to depth."))

    def show_depths(self, statistics: Statistics | None, depth: int, *, prunes: bool = False) -> None:
        """Show other numbers, or nothing; the search is at this depth, and can prune or not."""
        bars = tuple(
            Bar(at, at, row.nodes, row.dead_ends, row.solutions, row.pruned)
            for at, row in enumerate(statistics.depths if statistics else ())
        )
        if (bars, depth, prunes) != (self._bars, self._depth, self._prunes):
            self._bars, self._depth, self._prunes = bars, depth, prunes
            self.update()

    @property
    def look(self) -> DepthsLook:
        inner = statistics_plot.frame(QRectF(self.rect()), 1, self.small_font).bars
        bars = statistics_plot.binned(self._bars, inner.width())
        at = self._hovered if self._hovered is not None else self._cursor if self.hasFocus() else None
        at = at if at is not None and at < len(bars) else None
        names = ("nodes", "dead_ends", "solutions", *(["pruned"] if self._prunes else []))
        most = max((bar.nodes for bar in bars), default=0)
        scale = words.scale(most, is_logarithmic=most > statistics_plot.LARGE) if most else ""
        caption = "" if at is None else words.depth_numbers(bars[at], prunes=self._prunes)
        return DepthsLook(
            bars, self._depth, at, caption, tuple((name, words.series(name)) for name in names), scale
        )

    def move_cursor(self, step: int) -> None:
        """To the depth beside; 0: to that of the search, or where the walk stands."""
        count = len(self.look.bars)
        if count:
            start = min(self._depth, count - 1) if self._cursor is None else self._cursor + step
            self._cursor = min(max(start, 0), count - 1)
            self._hovered = None
            self.setAccessibleDescription(self.look.caption)
            self.update()

    def hover(self, point: QPointF | None) -> None:
        count = len(self.look.bars)
        frame = statistics_plot.frame(self.area, count, self.small_font)
        self._hovered = None if point is None else frame.at(point, count)
        self.update()

    # --- Qt ---------------------------------------------------------------------------------------

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.move_cursor(0)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._cursor = None
        super().focusOutEvent(event)

    def paint_on(self, painter: QPainter) -> None:
        statistics_plot.paint(painter, QRectF(self.rect()), self.look, self.theme, self.small_font)
