"""Statistics of the search so far: counts, what is currently removed, and a plot of the depths."""

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFocusEvent, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QBoxLayout, QStyleOptionViewItem

from solver_core.cover import MinimizingSearch
from solver_core.cover.replay.statistics import Statistics
from sudoku_gui.features.statistics import model as statistics
from sudoku_gui.features.statistics import paint as statistics_plot
from sudoku_gui.features.statistics import text as words
from sudoku_gui.features.statistics.model import BALANCE, NAME, VALUE, EventCount, StatisticsModel
from sudoku_gui.features.statistics.paint import Bar, DepthsLook
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection
from sudoku_gui.render.fonts import LEFT, RIGHT, write
from sudoku_gui.render.theme import Theme
from sudoku_gui.translation import translate
from sudoku_gui.widgets.canvas import Chart
from sudoku_gui.widgets.pane import Pane
from sudoku_gui.widgets.pointed_table import PointedTable
from sudoku_gui.widgets.row_delegate import DrawingDelegate, has_keyboard, paint_edges
from sudoku_gui.widgets.row_table import ROW_ROLE, Index

_PAD: Final = 5
_WIDE: Final = 64  # letters of width from which the plot stands beside the table
_LOW: Final = 13  # rows of height below which there is no plot, unless it stands beside the table
_BALANCE: Final = 14  # letters of space for what is out; the bar takes what is left
_USUAL: Final = 99_999  # a number for which there is always space
_USUAL_NODES: Final = 9_999  # the same of nodes that are out
_BAR: Final = 20  # pixels below which a bar shows nothing


class StatisticsView(Pane):
    """Follows the player; Ctrl+C copies everything as text."""

    smallest = (6.5, 5)
    usual = (19, 24)
    waits_while_busy = True

    def __init__(self, player: Player, _selection: Selection, theme: Theme) -> None:
        super().__init__("statistics", *_title(), theme, player=player)
        self._player = player
        self.model = StatisticsModel(self)
        self._table = self.main_part = StatisticsTable(self.model, theme)
        self._plot = DepthPlot(theme)
        self._box = self.lay_out(self._table, self._plot, stretch=(3, 2))
        self._table.fit()
        self.model.modelReset.connect(self.arrange)

    def show_position(self) -> None:
        search = self._player.search
        if search is None:
            self.forget()
            return
        counted = search.statistics
        self.model.show_rows(statistics.counts(search, counted))
        self._plot.show_depths(counted, search.depth, prunes=isinstance(search, MinimizingSearch))

    def forget(self) -> None:
        self.model.show_rows([])
        self._plot.show_depths(None, 0)

    def copied_text(self) -> str:
        """All numbers as a plain table; empty while nothing is watched."""
        search = self._player.search
        if search is None:
            return ""
        counted = search.statistics
        return statistics.text(statistics.counts(search, counted), counted)

    def arrange(self) -> None:
        """Put table and plot side by side if wide, else one above the other; hide the plot without space."""
        is_wide = (
            self.width() >= _WIDE * self.fontMetrics().averageCharWidth() and self.width() > self.height()
        )
        direction = QBoxLayout.Direction.LeftToRight if is_wide else QBoxLayout.Direction.TopToBottom
        self._box.setDirection(direction)
        self._plot.setVisible(is_wide or self.height() >= _LOW * self._table.row_height)
        all_rows = self._table.full_height
        self._table.setMaximumHeight(self.height() if is_wide or self._plot.isHidden() else all_rows)
        self._box.activate()


def _title() -> tuple[str, str]:
    return translate("statistics", "Statistics"), translate(
        "statistics", "What the search has done up to here. Ctrl+C copies all of it as a table."
    )


class StatisticsTable(PointedTable):
    """The table view of the statistics, on a `StatisticsModel`."""

    own_keys = ()

    def __init__(self, model: StatisticsModel, theme: Theme) -> None:
        super().__init__("statistics_table", *_title(), model)
        self._counts = model
        self.empty_text = translate("statistics", "Watch a search to see its statistics.")
        self.delegate = StatisticsDelegate(theme, self)
        self.setItemDelegate(self.delegate)
        self.horizontalHeader().hide()
        model.modelReset.connect(self.fit)

    @property
    def full_height(self) -> int:
        """The height at which nothing need be scrolled."""
        rows = max(1, self._counts.rowCount()) * self.verticalHeader().defaultSectionSize()
        return rows + 2 * self.frameWidth()

    def share_width(self) -> None:
        """Give names and what is out the space they need, numbers the rest, bars what is left of that."""
        metrics = self.fontMetrics()
        names = (self._counts.index(row, NAME).data() for row in range(self._counts.rowCount()))
        name = max(map(metrics.horizontalAdvance, names), default=0) + 2 * _PAD + 2
        value = metrics.horizontalAdvance(words.pair(_USUAL, _USUAL)) + 2 * _PAD
        space = self.viewport().width()
        self.setColumnHidden(BALANCE, space < name + value + _BALANCE / 2 * metrics.averageCharWidth())
        if self.isColumnHidden(BALANCE):
            value = space - name
        self.setColumnWidth(NAME, name)
        self.setColumnWidth(VALUE, value)
        self.setColumnWidth(BALANCE, max(1, space - name - value))


class StatisticsDelegate(DrawingDelegate):
    """Paints a row of the statistics: a depth, its numbers and their bars."""

    def draw(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.fillRect(option.rect, self.theme.paper)
        if has_keyboard(option):
            paint_edges(painter, option.rect, self.theme.selection, 2)
        rect = QRectF(option.rect).adjusted(_PAD, 0, -_PAD, 0)
        if index.column() == BALANCE:
            rect = self._paint_bar(painter, rect, index.data(ROW_ROLE), index.data())
        painter.setPen(self.theme.candidate if index.column() == NAME else self.theme.ink)
        write(painter, rect, index.data(), RIGHT if index.column() == VALUE else LEFT)

    def _paint_bar(self, painter: QPainter, rect: QRectF, count: EventCount, text: str) -> QRectF:
        """Paint what was taken back in outline and what is out full; return the space for the words on the right."""
        if count.undone is None:
            return rect
        # All bars are as long as the one with a usual number beside it, so that they compare.
        metrics = QFontMetricsF(painter.font())
        width = max(
            metrics.horizontalAdvance(text), metrics.horizontalAdvance(words.balance("hides", _USUAL_NODES))
        )
        bar = rect.adjusted(0, 0.3 * rect.height(), -width - 2 * _PAD, -0.3 * rect.height())
        if bar.width() < _BAR:
            return rect
        part = count.out / count.done if count.done else 0.0
        full = QRectF(bar)
        full.setLeft(bar.right() - max(part * bar.width(), 2 * (part > 0)))
        painter.fillRect(full, self.theme.live_column)
        painter.setPen(QPen(self.theme.covered_column, 1))
        painter.drawRect(bar.adjusted(0.5, 0.5, -0.5, -0.5))
        return QRectF(bar.right() + 2 * _PAD, rect.top(), width + 1, rect.height())


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
        inner = statistics_plot.frame(self.area, 1, self.small_font).bars
        bars = statistics_plot.binned(self._bars, inner.width())
        at = self._hovered if self._hovered is not None else self._cursor if self.hasFocus() else None
        at = at if at is not None and at < len(bars) else None
        names = ("nodes", "dead_ends", "solutions", *(["pruned"] if self._prunes else []))
        legend = tuple((name, words.series(name)) for name in names)
        look = DepthsLook(bars, self._depth, at, legend=legend)
        caption = "" if at is None else words.depth_numbers(bars[at], prunes=self._prunes)
        scale = words.scale(look.most, is_logarithmic=look.is_logarithmic) if look.most else ""
        return replace(look, caption=caption, scale=scale)

    def move_cursor(self, step: int) -> None:
        """Move to the depth beside; 0: to that of the search."""
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
        statistics_plot.paint(painter, self.area, self.look, self.theme, self.small_font)
