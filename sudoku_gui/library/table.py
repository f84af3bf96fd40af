"""The table of puzzles: one column, which Qt scrolls through a million rows of in no time."""

from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from sudoku_gui.guard import Guarded
from sudoku_gui.library import paint
from sudoku_gui.library.model import FACTS_ROLE, OpenListModel, RowFacts
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.row_paint import has_keyboard, paint_edges, paint_sentence
from sudoku_gui.widgets.shortcut_override import ENTER, WALKING, claimed, plain

_ENDS: Final = (Qt.Key.Key_Home, Qt.Key.Key_End)
_PAD: Final = 4
_BAR: Final = 4


class RowDelegate(Guarded, QStyledItemDelegate):
    """Paints a row; the puzzle that was opened last (`opened`, from 1) has a bar at its left."""

    def __init__(self, model: OpenListModel, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._model = model
        self.theme = theme
        self.opened = 0

    @staticmethod
    def height(metrics: QFontMetrics) -> int:
        """The height of every row in such a font."""
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
        rect, theme, is_opened = option.rect, self.theme, facts.number == self.opened
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(rect, theme.same_digit)
        if has_keyboard(option):
            paint_edges(painter, option, theme.selection, 3)
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
        paint.paint_words(painter, space, facts, self._model.play(facts), theme, bold=is_opened)
        painter.restore()


class LibraryTable(Guarded, QTableView):
    """Arrows, pages, Home and End move through the puzzles; letters typed here go to the search field.

    Signals:
        opened: a puzzle is to be opened.
            row: where it is shown.
        typed: letters were typed.
            text: the letters.

    Attributes:
        sentence: shown where there are no rows.
    """

    opened = Signal(int)
    typed = Signal(str)

    def __init__(self, model: OpenListModel, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("library_table")
        self.sentence = ""
        self._delegate = RowDelegate(model, theme, self)
        self.setModel(model)
        self.setItemDelegate(self._delegate)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setCornerButtonEnabled(False)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.horizontalHeader().hide()
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.activated.connect(lambda index: self.opened.emit(index.row()))
        self._fit_rows()

    def use_theme(self, theme: Theme) -> None:
        """Paint in these colours from now on."""
        self._delegate.theme = theme
        self.viewport().update()

    def mark_opened(self, number: int) -> None:
        """Mark the puzzle that was opened last; 0 for none."""
        self._delegate.opened = number
        self.viewport().update()

    def go_to(self, row: int) -> None:
        """Select a row and scroll to it."""
        index = self.model().index(row, 0)
        self.setCurrentIndex(index)
        self.scrollTo(index)

    def _fit_rows(self) -> None:
        height = RowDelegate.height(self.fontMetrics())
        self.verticalHeader().setMinimumSectionSize(1)
        self.verticalHeader().setDefaultSectionSize(height)
        self.verticalScrollBar().setSingleStep(height)

    # --- Qt ---------------------------------------------------------------------------------------

    def keyboardSearch(self, search: str) -> None:
        """Qt would ask every row for its text; the search field is quicker."""
        if search.strip():
            self.typed.emit(search)

    def event(self, event: QEvent) -> bool:
        return claimed(event, plain((*ENTER, *WALKING, *_ENDS))) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        last = self.model().rowCount() - 1
        if event.key() in _ENDS and last >= 0:
            self.go_to(0 if event.key() == Qt.Key.Key_Home else last)
        elif event.key() in ENTER and self.currentIndex().isValid():
            self.opened.emit(self.currentIndex().row())
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.sentence and not self.model().rowCount():
            paint_sentence(self, self.sentence)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._fit_rows()
