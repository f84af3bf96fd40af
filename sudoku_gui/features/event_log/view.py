"""The log of the last event and those before and after it."""

from typing import Final

from PySide6.QtCore import QModelIndex, QPointF, QRectF, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QStyleOptionViewItem, QTableView

from sudoku_gui.features.event_log import paint
from sudoku_gui.features.event_log.entry import LogEntry, LogFold, RowTime, range_of
from sudoku_gui.features.event_log.model import POSITION, SENTENCE, LogModel
from sudoku_gui.features.event_log.paint import FOLD, PAD
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection, Target
from sudoku_gui.render.fonts import LEFT, RIGHT
from sudoku_gui.render.shapes import Sign
from sudoku_gui.render.theme import Theme
from sudoku_gui.translation import translate
from sudoku_gui.widgets.legend import LegendTable, asks_for_legend
from sudoku_gui.widgets.pane import Pane
from sudoku_gui.widgets.row_delegate import DrawingDelegate, has_keyboard, paint_edges
from sudoku_gui.widgets.row_table import ROW_ROLE, Index
from sudoku_gui.wording.names import number

_SHARE: Final = 0.45  # of the width that positions take at most
_USUAL: Final = 9999  # a position for which there is always space


class EventLog(Pane):
    """Follows the player; Enter or a click on a row goes to the place after its event."""

    smallest = (5, 5)
    waits_while_busy = True

    def __init__(self, player: Player, selection: Selection, theme: Theme) -> None:
        super().__init__("event_log", translate("log", "Events"), "", theme, player=player)
        self._player = player
        self.model = LogModel(self)
        self._table = self.main_part = LogTable(self.model, selection, theme)
        self._table.activated.connect(self._go_to)
        self._table.clicked.connect(self._go_to)
        self._table.fold_toggled.connect(self._fold)
        self.lay_out(self._table)
        self.fit()

    def show_position(self) -> None:
        current_end = self._table.current_end
        player = self._player
        self.model.refresh(
            player.search,
            player.beat,
            player.break_condition,
            until=player.length if player.hides_future else None,
            with_reasons=not player.question.is_here,
        )
        self._table.follow(current_end)
        self._table.widen(self._player.length)

    def forget(self) -> None:
        self.model.refresh(None, self._player.beat)
        self._table.forget_length()

    def fit(self) -> None:
        self._table.fit()

    def _go_to(self, index: QModelIndex) -> None:
        self._player.scrub(index.data(ROW_ROLE).end)

    def _fold(self, index: QModelIndex) -> None:
        self.model.toggle(index)
        self.refresh()


class LogTable(LegendTable):
    """Keeps what just happened in the middle.

    Signals:
        fold_toggled: the row at this index is to be folded or unfolded.
    """

    fold_toggled = Signal(QModelIndex)
    line_height = 1.45
    stretched = SENTENCE
    pins_on_click = False

    def __init__(self, log: LogModel, selection: Selection, theme: Theme) -> None:
        title = translate("log", "Events")
        description = translate(
            "log",
            "Enter or a click goes to the place after an event. Plus lists the events that a line stands "
            "for, minus hides them. K shows what the signs mean.",
        )
        super().__init__("event_table", title, description, log, selection=selection)
        self._log = log
        self._is_double = False
        self._longest = _USUAL
        self.empty_text = translate("log", "Watch a search to see its events.")
        self.delegate = LogDelegate(theme, self)
        self.setItemDelegate(self.delegate)

    @property
    def current_end(self) -> int | None:
        """The position of the row that the user has walked to; None while there is no walking."""
        row: LogEntry | None = self.currentIndex().data(ROW_ROLE)
        return row.end if row is not None and self.hasFocus() and row.time is not RowTime.NOW else None

    def follow(self, current_end: int | None) -> None:
        """Stay with the row of a position while it is listed; else go to what just happened."""
        found = (at for at, row in enumerate(self._log.rows) if row.end == current_end)
        index = self._log.index(next(found, self._log.now.row()), SENTENCE)
        if index.isValid():
            self.setCurrentIndex(index)
        self.highlight()
        self._show_now()

    def _show_now(self) -> None:
        """Bring what just happened to the middle, unless the user walks through the list."""
        if self._log.now.isValid() and self.current_end is None:
            self.scrollTo(self._log.now, QAbstractItemView.ScrollHint.PositionAtCenter)

    def forget_length(self) -> None:
        """Make space for the positions of another problem, which may be shorter."""
        self._longest = _USUAL

    def widen(self, length: int) -> None:
        """Make space for the longest position so far, so that nothing jumps; in a narrow table for one number."""
        longest = self._longest = max(self._longest, length)
        texts = range_of(longest, longest), number(longest)
        both, one = (self.fontMetrics().horizontalAdvance(f"▸ {text}") + 3 * PAD for text in texts)
        self.setColumnWidth(POSITION, both if both <= _SHARE * self.viewport().width() else one)

    def fit(self) -> None:
        super().fit()
        self.widen(0)

    def legend_entries(self) -> list[tuple[Sign, str]]:
        return paint.legend_entries(self.font())

    def highlighted_rows(self, target: Target) -> frozenset[int]:
        return frozenset(at for at, row in enumerate(self._log.rows) if row.concerns(target))

    def _folded_at(self, point: QPointF) -> QModelIndex | None:
        index = self.indexAt(point.toPoint())
        if index.column() != SENTENCE or not (row := index.data(ROW_ROLE)).is_group:
            return None
        left = paint.fold_left(QRectF(self.visualRect(index)).adjusted(PAD, 0, 0, 0), row)
        return index if left - PAD <= point.x() < left + FOLD else None

    # --- Qt ---------------------------------------------------------------------------------------

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        # The first click has moved the rows.
        self._is_double = True
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        folded = self._folded_at(event.position())
        if folded is not None:
            self.fold_toggled.emit(folded)
        elif not self._is_double:
            super().mouseReleaseEvent(event)
        self._is_double = False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        row: LogEntry | None = self.currentIndex().data(ROW_ROLE)
        wanted = {"+": LogFold.CLOSED, "-": LogFold.OPEN}.get(event.text())
        if asks_for_legend(event):
            self.show_legend()
        elif row is not None and row.fold is wanted:
            self.fold_toggled.emit(self.currentIndex())
        else:
            QTableView.keyPressEvent(self, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.widen(0)
        self._show_now()


class LogDelegate(DrawingDelegate):
    """Paints a cell: past upright, present bold on a background of its own with a triangle, future italic.

    A row that concerns the target pointed at is underlined; one at which a step stops has the sign of its button.
    """

    def draw(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row: LogEntry = index.data(ROW_ROLE)
        theme, is_sentence = self.theme, index.column() == SENTENCE
        painter.fillRect(option.rect, theme.same_digit if row.time is RowTime.NOW else theme.paper)
        if has_keyboard(option):
            paint_edges(painter, option.rect, theme.selection, 2)
        is_highlighted = is_sentence and index.row() in self.highlighted
        paint.set_style(painter, option.font, row.time, theme, is_highlighted=is_highlighted)
        rect, metrics = QRectF(option.rect).adjusted(PAD, 0, -PAD, 0), painter.fontMetrics()
        if is_sentence:
            rect.setLeft(paint.fold_left(rect, row))
            paint.paint_fold(painter, rect, theme, row.fold)
            rect.setLeft(rect.left() + FOLD)
            painter.drawText(rect, LEFT, paint.shown_sentence(row, metrics, int(rect.width())))
            return
        if row.time is RowTime.NOW:
            paint.paint_now(painter, rect, theme)
        elif row.step is not None:
            paint.paint_step(painter, rect, theme, row.step)
        painter.drawText(rect, RIGHT, paint.shown_positions(row, metrics, int(rect.width())))
