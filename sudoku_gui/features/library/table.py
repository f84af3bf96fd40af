"""The table of puzzles: one column, which Qt scrolls through a million rows of in no time."""

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem, QTableView

from sudoku_gui.features.library import paint
from sudoku_gui.features.library.model import FACTS_ROLE, OpenListModel, RowFacts
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.pane import Pane
from sudoku_gui.widgets.pointed_table import PointedTable
from sudoku_gui.widgets.row_delegate import RowDelegate, has_keyboard, paint_edges
from sudoku_gui.widgets.shortcut_override import ENTER, WALKING

_ENDS: Final = (Qt.Key.Key_Home, Qt.Key.Key_End)
_PAD: Final = 4
_BAR: Final = 4


class PuzzleDelegate(RowDelegate):
    """Paints a row; the puzzle that was opened last (`opened`, from 1) has a bar at its left."""

    opened = 0

    @staticmethod
    def height(metrics: QFontMetrics) -> int:
        return paint.LINES * metrics.lineSpacing() + 2 * _PAD

    # --- Qt ---------------------------------------------------------------------------------------

    def sizeHint(self, option: QStyleOptionViewItem, _index: QModelIndex | QPersistentModelIndex) -> QSize:
        height = self.height(option.fontMetrics)
        return QSize(4 * height, height)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        facts = index.data(FACTS_ROLE)
        if not isinstance(facts, RowFacts):
            return
        painter.save()
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
            paint.paint_thumbnail(painter, QRectF(square), facts.digits, theme, ratio)
        left = square.right() + 2 * _PAD
        space = QRect(left, square.top(), rect.right() - _PAD - left, side)
        painter.setFont(option.font)
        paint.paint_words(painter, space, facts, theme, bold=is_opened)
        painter.restore()


class LibraryTable(PointedTable):
    """Arrows, pages, Home and End move through the puzzles; letters typed here go to the search field.

    Signals:
        opened: the puzzle in this row is to be opened.
        typed: this text belongs to the search field.
    """

    stretched = 0
    pins_on_click = False
    own_keys = (*ENTER, *WALKING, *_ENDS)
    delegate: PuzzleDelegate
    opened = Signal(int)
    typed = Signal(str)

    def __init__(self, model: OpenListModel, theme: Theme, parent: Pane) -> None:
        name, description = parent.accessibleName(), parent.accessibleDescription()
        super().__init__("library_table", name, description, model, parent=parent)
        self.delegate = PuzzleDelegate(theme, self)
        self.setItemDelegate(self.delegate)
        self.horizontalHeader().hide()
        self.setSelectionMode(LibraryTable.SelectionMode.ExtendedSelection)
        self.activated.connect(self.act)
        self.fit()

    @property
    def row_height(self) -> int:
        return PuzzleDelegate.height(self.fontMetrics())

    def act(self, index: QModelIndex) -> None:
        if index.isValid():
            self.opened.emit(index.row())

    def mark_opened(self, number: int) -> None:
        """Mark the puzzle that was opened last; 0 for none."""
        self.delegate.opened = number
        self.viewport().update()

    def go_to(self, row: int) -> None:
        """Select a row and scroll to it."""
        index = self.model().index(row, 0)
        self.setCurrentIndex(index)
        self.scrollTo(index)

    def fit(self) -> None:
        super().fit()
        self.verticalScrollBar().setSingleStep(self.row_height)

    # --- Qt ---------------------------------------------------------------------------------------

    def keyboardSearch(self, search: str) -> None:
        """Qt would ask every row for its text; the search field is quicker."""
        if search.strip():
            self.typed.emit(search)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        last = self.model().rowCount() - 1
        if event.key() in _ENDS and last >= 0:
            self.go_to(0 if event.key() == Qt.Key.Key_Home else last)
        elif event.key() in ENTER:
            super().keyPressEvent(event)
        else:
            QTableView.keyPressEvent(self, event)  # letters are searched for
