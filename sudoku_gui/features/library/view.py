"""The library's pane: the puzzles of a file or a collection, to search and open.

What is open, shown and chosen belongs to the open list.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from PySide6.QtCore import (
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter, QShowEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QHeaderView,
    QProgressBar,
    QSizePolicy,
    QStyle,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from solver_core.formats import FormatError
from sudoku_gui.database.filter import ListFilter
from sudoku_gui.database.open_list import OpenList
from sudoku_gui.features.library import paint, text
from sudoku_gui.features.library.chooser import LibraryChooser
from sudoku_gui.features.library.filter_bar import FilterBar
from sudoku_gui.features.library.model import FACTS_ROLE, OpenListModel, RowFacts, puzzle_number
from sudoku_gui.player.job import call_soon
from sudoku_gui.render import thumbnail
from sudoku_gui.render.theme import Theme
from sudoku_gui.translation import Texts
from sudoku_gui.widgets.boxes import fill
from sudoku_gui.widgets.buttons import dialog_button
from sudoku_gui.widgets.label import Label
from sudoku_gui.widgets.pane import Pane
from sudoku_gui.widgets.pointed_table import PointedTable
from sudoku_gui.widgets.row_delegate import RowDelegate, has_keyboard, paint_edges
from sudoku_gui.widgets.shortcut_override import ENTER, WALKING

tr = Texts("library")

_INTERVAL: Final = 100  # milliseconds between two updates of the progress
_STEPS: Final = 1000


class StatusRow(QWidget):
    """The number of puzzles and, while something is in progress, which is updated, a bar and a button to stop it."""

    def __init__(self, update: Callable[[], object], stop: Callable[[], object]) -> None:
        super().__init__()
        self.label = Label()
        self.label.setObjectName("library_count")
        self.label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._bar = QProgressBar()
        self._bar.setObjectName("library_progress")
        self._bar.setRange(0, _STEPS)
        self._bar.setTextVisible(False)
        self._bar.setAccessibleName(tr("Progress"))
        self._bar.setMaximumHeight(self.fontMetrics().height())
        self._bar.setMinimumWidth(4 * self.fontMetrics().averageCharWidth())
        self._button = dialog_button("library_stop", tr("Stop"), stop)
        self._button.setToolTip(tr("Stop, and keep what has been found (Esc)"))
        self._timer = QTimer(self, interval=_INTERVAL)
        self._timer.timeout.connect(update)
        parts = (self.label, self._bar, self._button)
        fill(QHBoxLayout(self), *parts, stretch=(2, 1)).setContentsMargins(2, 0, 0, 0)
        self.show_share(None)

    def show_share(self, share: float | None) -> None:
        """Show how much is done, from 0 to 1; None: nothing is in progress."""
        is_busy = share is not None
        self._bar.setVisible(is_busy)
        self._button.setVisible(is_busy)
        if share is not None:
            self._bar.setValue(round(_STEPS * share))
        if is_busy != self._timer.isActive():
            (self._timer.start if is_busy else self._timer.stop)()


class LibraryView(Pane):
    """Shows the open list; Enter or a double click opens a puzzle.

    Signals:
        message: a text to show to the user.
    """

    smallest = (13, 10)
    message = Signal(str)

    def __init__(self, puzzles: OpenList, theme: Theme) -> None:
        keys = tr("Enter or a double click opens a puzzle. Type to search for words, givens or a number.")
        super().__init__("library", tr("Library"), keys, theme)
        self._list = puzzles
        self.model = OpenListModel(puzzles, self)
        self.chooser = LibraryChooser(puzzles)
        self.filter_bar = FilterBar()
        self.table = self.main_part = LibraryTable(self.model, theme, self)
        self._status = StatusRow(self._update_status, self.stop)
        self.lay_out(self.chooser, self.filter_bar, self.table, self._status, spacing=4).setStretch(2, 1)
        puzzles.changed.connect(self._on_list_changed)
        puzzles.filter_changed.connect(self._update_status)
        puzzles.grown.connect(self._update_status)
        puzzles.chosen_changed.connect(self._show_chosen)
        puzzles.library.busy_changed.connect(self._update_status)
        self.filter_bar.changed.connect(self._set_filter)
        self.filter_bar.entered.connect(self._enter)
        self.filter_bar.left.connect(self.setFocus)
        self.table.opened.connect(self._open)
        self.table.typed.connect(self.filter_bar.type)
        puzzles.rater.progressed.connect(self._update_status)
        puzzles.rater.finished.connect(self._on_rated)
        puzzles.rater.failed.connect(self._update_status)
        self.chooser.actions_by_name["rate"].triggered.connect(self._rate)
        self._on_list_changed()

    def _rate(self) -> None:
        self._list.rate(sorted(map(self.model.row_at, self.table.selectionModel().selectedIndexes())))

    def stop(self) -> bool:
        """Stop reading, filtering, importing or rating; whether there was anything to stop."""
        is_stopped = self._list.stop() or self._list.library.cancel() or self._list.rater.stop()
        self._update_status()
        return is_stopped

    def _open(self, row: int) -> None:
        if row < self._list.count:
            self._list.open(self._list.index_at(row))

    def _set_filter(self, wanted: ListFilter) -> None:
        if puzzle_number(wanted.text, self._list.size) is not None:
            wanted = replace(wanted, text="")  # the number of a puzzle, not a filter
        self._list.set_filter(wanted)
        self._show_chosen()

    def _enter(self, typed: str) -> None:
        """Enter in the search field: go to the puzzle of a number, or to the list."""
        wanted = puzzle_number(typed, self._list.size)
        if wanted is None:
            self._set_filter(self.filter_bar.filter)
        elif wanted > self._list.size:
            self.message.emit(text.no_number(wanted, self._list.size))
            return
        elif (row := self._list.row_of(wanted - 1)) is None:
            self.message.emit(text.not_shown(wanted))
            return
        else:
            self.model.grow()
            self.table.go_to(row)
        self.setFocus()

    # --- showing ----------------------------------------------------------------------------------

    def _on_list_changed(self) -> None:
        try:
            levels = self._list.levels()
        except (OSError, FormatError):
            levels = ()  # the file was truncated; its rows report it
        self.filter_bar.show_filter(self._list.filter, levels)
        self.filter_bar.setEnabled(self._list.rows is not None)
        self._update_status()
        self._show_chosen()

    def _update_status(self) -> None:
        puzzles, library = self._list, self._list.library
        if puzzles.rows is None:
            counted = ""
            self.table.empty_text = tr(
                "Open a file that holds several puzzles, or choose a collection above; its puzzles are listed here."
            )
        else:
            is_filtered, is_busy = not puzzles.filter.shows_all, puzzles.is_busy
            counted = text.count(puzzles.count, puzzles.size, is_filtered=is_filtered, is_busy=is_busy)
            self.table.empty_text = "" if puzzles.is_busy else tr("No puzzles found.")
        self._status.label.setText(counted)
        self.table.viewport().update()
        rater = puzzles.rater
        if rater.is_running:
            done = rater.result.done
            progress = text.rating_progress(done, done + rater.result.left, rater.seconds_left)
            self._status.label.setText(progress)
            self._status.show_share(rater.share)
        elif library.is_busy:
            self._status.show_share(library.share)
        else:
            self._status.show_share(puzzles.share if puzzles.is_busy else None)

    def _on_rated(self) -> None:
        """Update the levels of the filter, and apply it again if it uses them."""
        if self._list.filter.asks_for_levels:
            self._list.filter_again()
        self._on_list_changed()

    def _show_chosen(self) -> None:
        """Mark the puzzle that was opened, and scroll to it."""
        chosen = self._list.chosen
        self.table.mark_opened(0 if chosen is None else chosen + 1)
        row = self._list.chosen_row
        if row is not None and row < self.model.count:
            self.table.go_to(row)
        elif not self.table.currentIndex().isValid() and self.model.rowCount():
            first, quietly = self.model.index(0, 0), QItemSelectionModel.SelectionFlag.NoUpdate
            self.table.selectionModel().setCurrentIndex(first, quietly)

    def is_own_key(self, event: QKeyEvent) -> bool:
        puzzles = self._list
        is_busy = puzzles.is_busy or puzzles.library.is_busy or puzzles.rater.is_running
        return event.key() == Qt.Key.Key_Escape and is_busy

    # --- Qt ---------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() != Qt.Key.Key_Escape or not self.stop():
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._list.rows is None:
            call_soon(self, self.chooser.show_first)
        self._update_status()
        self._show_chosen()


_ENDS: Final = (Qt.Key.Key_Home, Qt.Key.Key_End)
_SIDEWAYS: Final = (Qt.Key.Key_Left, Qt.Key.Key_Right)
_LETTERS: Final = 28  # widths of a letter beside a thumbnail, at least
_PAD: Final = 4
_BAR: Final = 4


class PuzzleDelegate(RowDelegate):
    """Paints a row; the puzzle that was opened last (`opened`, from 1) has a bar at its left."""

    opened = 0

    @staticmethod
    def height(metrics: QFontMetrics) -> int:
        return max(paint.LINES * metrics.lineSpacing(), thumbnail.USUAL) + 2 * _PAD

    # --- Qt ---------------------------------------------------------------------------------------

    def sizeHint(self, option: QStyleOptionViewItem, _index: QModelIndex | QPersistentModelIndex) -> QSize:
        height = self.height(option.fontMetrics)
        return QSize(3 * height, height)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        facts = index.data(FACTS_ROLE)
        if not isinstance(facts, RowFacts):
            return
        painter.save()
        painter.setClipRect(option.rect)  # thick edges would reach into the next column
        painter.setLayoutDirection(option.direction)
        rect, theme, is_opened = option.rect, self.theme, facts.number == self.opened
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(rect, theme.same_digit)
        if has_keyboard(option):
            paint_edges(painter, option.rect, theme.selection, 3)
        if is_opened:
            painter.fillRect(QRect(rect.left(), rect.top(), _BAR, rect.height()), theme.selection)
        side = rect.height() - 2 * _PAD
        square = QRect(rect.left() + _BAR + _PAD, rect.top() + _PAD, side, side)
        if facts.fault:
            paint.paint_unreadable(painter, square, theme)
        else:
            ratio = painter.device().devicePixelRatioF()
            thumbnail.paint(painter, QRectF(square), facts.digits, theme, ratio)
        left = square.right() + 2 * _PAD
        space = QRect(left, square.top(), rect.right() - _PAD - left, side)
        painter.setFont(option.font)
        paint.paint_words(painter, space, facts, theme, bold=is_opened)
        painter.restore()


class LibraryTable(PointedTable):
    """Arrows, pages, Home and End move through the puzzles; letters typed here go to the search field.

    Signals:
        opened: the puzzle in this row should be opened.
        typed: this text belongs to the search field.
    """

    pins_on_click = False
    delegate: PuzzleDelegate
    opened = Signal(int)
    typed = Signal(str)

    def __init__(self, model: OpenListModel, theme: Theme, parent: Pane) -> None:
        name, description = parent.accessibleName(), parent.accessibleDescription()
        super().__init__("library_table", name, description, model, parent=parent)
        self._puzzles = model
        self.delegate = PuzzleDelegate(theme, self)
        self.setItemDelegate(self.delegate)
        self.horizontalHeader().hide()
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.setSelectionBehavior(LibraryTable.SelectionBehavior.SelectItems)
        self.setSelectionMode(LibraryTable.SelectionMode.ExtendedSelection)
        self.activated.connect(self.act)
        self.fit()

    @property
    def own_keys(self) -> tuple[Qt.Key, ...]:  # type: ignore[override]  # it depends on the width
        return (*ENTER, *WALKING, *_ENDS, *(_SIDEWAYS if self._puzzles.columnCount() > 1 else ()))

    def share_width(self) -> None:
        """Show as many puzzles side by side as have space; the same one stays current."""
        least = thumbnail.USUAL + _LETTERS * self.fontMetrics().averageCharWidth()
        across = max(1, self.viewport().width() // least)
        if across != self._puzzles.columnCount():
            current = self.currentIndex()
            row = self._puzzles.row_at(current) if current.isValid() else None
            self._puzzles.set_across(across)
            if row is not None:
                self.go_to(row)

    @property
    def row_height(self) -> int:
        return PuzzleDelegate.height(self.fontMetrics())

    def act(self, index: QModelIndex) -> None:
        if index.isValid():
            self.opened.emit(self._puzzles.row_at(index))

    def mark_opened(self, number: int) -> None:
        """Mark the puzzle that was opened last; 0 for none."""
        self.delegate.opened = number
        self.viewport().update()

    def go_to(self, row: int) -> None:
        """Select a row and scroll to it."""
        index = self._puzzles.index_of(row)
        self.setCurrentIndex(index)
        self.scrollTo(index)

    def fit(self) -> None:
        super().fit()
        self.verticalScrollBar().setSingleStep(self.row_height)

    # --- Qt ---------------------------------------------------------------------------------------

    def keyboardSearch(self, search: str) -> None:
        # Qt would ask every row for its text; the search field is quicker.
        if search.strip():
            self.typed.emit(search)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        last = self._puzzles.count - 1
        if event.key() in _ENDS and last >= 0:
            self.go_to(0 if event.key() == Qt.Key.Key_Home else last)
        elif event.key() in ENTER:
            super().keyPressEvent(event)
        else:
            QTableView.keyPressEvent(self, event)  # letters start a search
