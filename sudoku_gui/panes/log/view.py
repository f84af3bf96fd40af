"""The log: what has just happened, what led there, and what will follow."""

from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QVBoxLayout, QWidget

from solver_core.cover import Event
from sudoku_gui.guard import Guarded
from sudoku_gui.panes.log import text as words
from sudoku_gui.panes.log.entry import Fold
from sudoku_gui.panes.log.model import END_ROLE, EVENT_ROLE, FOLD_ROLE, POSITION, SENTENCE, LogModel
from sudoku_gui.panes.log.row import FOLD, PAD, LogRow, fold_left
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection, Target
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.row_input import is_row_seen
from sudoku_gui.widgets.row_paint import paint_sentence
from sudoku_gui.widgets.throttle import Throttle
from sudoku_gui.wording.names import number

_AIR: Final = 1.45
_FOLDED: Final = (Fold.CLOSED, Fold.OPEN)


class EventLog(Guarded, QWidget):
    """Follows the player; Enter or a click on a row goes to the place after its event.

    Args:
        player: whose search is shown, and what is asked to go elsewhere.
        selection: the target of all views: rows that concern it are lit, and rows point at what they concern.
        theme: the colours to begin with.
    """

    def __init__(
        self, player: Player, selection: Selection, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("event_log")
        self.setAccessibleName(words.list_name())
        self._player = player
        self._selection = selection
        self.model = LogModel(self)
        self._row = LogRow(theme, self)
        self._table = self._made_table()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._table)
        self._reset_sizes()
        selection.changed.connect(self._light)
        throttle = Throttle(player, self)
        throttle.problem_changed.connect(self._forget)
        throttle.due.connect(self.refresh)
        self.refresh()

    def _made_table(self) -> "LogTable":
        table = LogTable(self.model)
        table.setObjectName("event_table")
        table.setAccessibleName(words.list_name())
        table.setAccessibleDescription(words.list_help())
        table.setItemDelegate(self._row)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        table.setTabKeyNavigation(False)
        table.setShowGrid(False)
        table.setWordWrap(False)
        table.verticalHeader().hide()
        table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header = table.horizontalHeader()
        header.setHighlightSections(False)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setSectionResizeMode(POSITION, QHeaderView.ResizeMode.Fixed)
        header.setSectionResizeMode(SENTENCE, QHeaderView.ResizeMode.Stretch)
        table.activated.connect(self._go_to)
        table.clicked.connect(self._go_to)
        table.fold_wanted.connect(self._fold)
        table.setMouseTracking(True)
        table.entered.connect(self._point_from)
        table.left.connect(lambda: self._selection.hover(None))
        return table

    # --- deeds ------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show what lies around the player's position; a long move under way is left in peace."""
        if self._player.is_busy or not self.isVisible():
            return
        kept = self._table.place
        self.model.refresh(self._player.search, self._player.beat, self._player.break_condition)
        self._point_at(kept)
        self._table.show_now()
        self._widen(self._player.length)

    def _forget(self) -> None:
        """Another problem has other numbers; a long move may keep this view from showing them."""
        self.model.refresh(None, self._player.beat)

    def use_theme(self, theme: Theme) -> None:
        """Paint in other colours from now on."""
        self._row.theme = theme
        self._table.viewport().update()

    def _point_from(self, index: QModelIndex) -> None:
        """The row under the mouse points at the item and option that it tells of."""
        target = _target(index)
        self._selection.hover(target, partial(is_row_seen, self._table, _target, target))

    def _light(self) -> None:
        self._row.target = self._selection.target
        if self.isVisible():
            self._table.viewport().update()

    def _go_to(self, index: QModelIndex) -> None:
        self._player.scrub(index.data(END_ROLE))

    def _fold(self, index: QModelIndex) -> None:
        self.model.toggle(index)
        self.refresh()

    def _point_at(self, place: int | None) -> None:
        """Keep the user's row while it is listed; else point at what just happened."""
        rows = (self.model.index(row, SENTENCE) for row in range(self.model.rowCount()))
        kept = next((row for row in rows if row.data(END_ROLE) == place), self.model.now)
        if kept.isValid():
            self._table.setCurrentIndex(kept)

    def _widen(self, length: int) -> None:
        """Room for the longest position; never less than before, so that nothing jumps."""
        longest = number(max(length, 9999))
        needed = self.fontMetrics().horizontalAdvance(f"▸ {words.events(longest, longest)}") + 3 * PAD
        if needed > self._table.columnWidth(POSITION):
            self._table.setColumnWidth(POSITION, needed)

    def _reset_sizes(self) -> None:
        self._table.verticalHeader().setMinimumSectionSize(1)
        self._table.verticalHeader().setDefaultSectionSize(round(_AIR * self.fontMetrics().height()))
        self._table.setColumnWidth(POSITION, 0)
        self._widen(self._player.length)

    # --- Qt ---------------------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        """What happened while nobody looked is caught up with."""
        super().showEvent(event)
        self.refresh()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._reset_sizes()


class LogTable(Guarded, QTableView):
    """Keeps what just happened in the middle, and says what it is for while it is empty.

    Signals:
        left: the mouse is elsewhere.
        fold_wanted: the events of a row are to be listed, or no longer.
    """

    left = Signal()
    fold_wanted = Signal(QModelIndex)

    def __init__(self, log: LogModel) -> None:
        super().__init__()
        self._log = log
        self._is_double = False
        self.setModel(log)

    @property
    def place(self) -> int | None:
        """The position of the row that the user has walked to; None while there is no walking."""
        here, now = self.currentIndex().data(END_ROLE), self._log.now.data(END_ROLE)
        return here if self.hasFocus() and here != now else None

    def show_now(self) -> None:
        """Bring what just happened to the middle, unless the user walks through the list."""
        if self._log.now.isValid() and self.place is None:
            self.scrollTo(self._log.now, QAbstractItemView.ScrollHint.PositionAtCenter)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The first click has gone there, and the rows have moved: the second is not meant for the new one."""
        self._is_double = True
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """The second half of a click, unless it is the second of two; on a triangle it means the row's events."""
        folded = self._folded_at(event.position())
        if folded is not None:
            self.fold_wanted.emit(folded)
        elif not self._is_double:
            super().mouseReleaseEvent(event)
        self._is_double = False

    def _folded_at(self, point: QPointF) -> QModelIndex | None:
        """The row whose triangle is at a point."""
        index = self.indexAt(point.toPoint())
        if not index.isValid() or index.column() != SENTENCE or index.data(FOLD_ROLE) not in _FOLDED:
            return None
        left = fold_left(QRectF(self.visualRect(index)).adjusted(PAD, 0, 0, 0), index)
        return index if left - PAD <= point.x() < left + FOLD else None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Plus and minus list the events of the row walked to, and hide them."""
        fold = self.currentIndex().data(FOLD_ROLE)
        wanted = {"+": Fold.CLOSED, "-": Fold.OPEN}.get(event.text())
        if wanted is not None and fold is wanted:
            self.fold_wanted.emit(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.left.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.show_now()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The rows, or a line in their place."""
        super().paintEvent(event)
        if self._log.rowCount() == 0:
            paint_sentence(self, words.nothing())


def _target(index: QModelIndex) -> Target | None:
    """The item and option that a row tells of."""
    event: Event | None = index.data(EVENT_ROLE)
    if event is None or (event.item is None and event.option is None):
        return None
    return Target(event.item, event.option)
