"""The list of puzzles: a table of one column, which Qt scrolls through a million rows of in no time."""

from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from sudoku_gui.guard import Guarded
from sudoku_gui.library import text as words
from sudoku_gui.library.model import PuzzleRows
from sudoku_gui.library.row import LibraryRow
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.row_paint import paint_sentence
from sudoku_gui.widgets.shortcut_override import ENTER, WALKING, claimed, plain

_ENDS: Final = (Qt.Key.Key_Home, Qt.Key.Key_End)


class LibraryTable(Guarded, QTableView):
    """Walks through puzzles by arrows, pages, Home and End; letters typed here are to be searched for.

    Signals:
        wanted: a puzzle is to be opened.
            row: where it is seen.
        typed: somebody begins to type.
            text: the first letters.

    Args:
        rows: what is listed.
        theme: the colours to begin with.
        parent: whoever shows it.
    """

    wanted = Signal(int)
    typed = Signal(str)

    def __init__(self, rows: PuzzleRows, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("library_table")
        self.setAccessibleName(words.view_name())
        self.setAccessibleDescription(words.view_help())
        self.sentence = ""
        self._row = LibraryRow(rows, theme, self)
        self.setModel(rows)
        self.setItemDelegate(self._row)
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
        self.activated.connect(lambda index: self.wanted.emit(index.row()))
        self.fit()

    def use_theme(self, theme: Theme) -> None:
        """Paint in other colours from now on."""
        self._row.theme = theme
        self.viewport().update()

    def mark_opened(self, number: int) -> None:
        """Mark the puzzle that was opened last; 0 for none."""
        self._row.opened = number
        self.viewport().update()

    def go_to(self, row: int) -> None:
        """Select a row and bring it in sight."""
        index = self.model().index(row, 0)
        self.setCurrentIndex(index)
        self.scrollTo(index)

    def fit(self) -> None:
        """Rows as high as the text needs."""
        height = LibraryRow.height(self.fontMetrics())
        self.verticalHeader().setMinimumSectionSize(1)
        self.verticalHeader().setDefaultSectionSize(height)
        self.verticalScrollBar().setSingleStep(height)

    # --- Qt ---------------------------------------------------------------------------------------

    def keyboardSearch(self, search: str) -> None:
        """Qt would ask every row for its text; the field above finds it sooner."""
        if search.strip():
            self.typed.emit(search)

    def event(self, event: QEvent) -> bool:
        """The list keeps the keys that work it, whatever shortcuts the window has."""
        return claimed(event, plain((*ENTER, *WALKING, *_ENDS))) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        last = self.model().rowCount() - 1
        if event.key() in _ENDS and last >= 0:
            self.go_to(0 if event.key() == Qt.Key.Key_Home else last)
        elif event.key() in ENTER and self.currentIndex().isValid():
            self.wanted.emit(self.currentIndex().row())
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """A sentence where there are no rows."""
        super().paintEvent(event)
        if self.sentence and not self.model().rowCount():
            paint_sentence(self, self.sentence)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self.fit()
