"""The library: the puzzles of a file or a collection, to look through, search and open.

What is open, what is wanted of it and which puzzle was opened last is the shelf's; a view built anew shows the same.
"""

from dataclasses import replace

from PySide6.QtCore import QEvent, QItemSelectionModel, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from solver_core.formats import FormatError
from sudoku_gui.guard import Guarded
from sudoku_gui.library import search_terms as shelf_search
from sudoku_gui.library import text as words
from sudoku_gui.library.chooser import LibraryChooser
from sudoku_gui.library.filter_bar import LibrarySieve
from sudoku_gui.library.model import PuzzleRows
from sudoku_gui.library.open_list import Shelf
from sudoku_gui.library.open_list_filter import Wish
from sudoku_gui.library.progress import LibraryProgress
from sudoku_gui.library.table import LibraryTable
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.shortcut_override import claimed


class LibraryView(Guarded, QWidget):
    """Shows what is on the shelf; Enter or a double click opens a puzzle.

    Signals:
        said: something is to be told.
            text: what.
        import_wanted: a file is to become a collection.
        export_wanted: what is shown is to be written into a file.
        keep_wanted: what is open is to become a collection.
        remove_wanted: a collection is to go.
            collection: its number.
            name: what it is called.

    Args:
        shelf: whose rows are shown.
        theme: the colours to begin with.
        parent: whoever shows it.
    """

    said = Signal(str)
    import_wanted = Signal()
    export_wanted = Signal()
    keep_wanted = Signal()
    remove_wanted = Signal(int, str)

    def __init__(self, shelf: Shelf, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("library")
        self.setAccessibleName(words.view_name())
        self.setAccessibleDescription(words.view_help())
        self._shelf = shelf
        self.model = PuzzleRows(shelf, self)
        self.chooser = LibraryChooser(shelf)
        self.sieve = LibrarySieve()
        self.table = LibraryTable(self.model, theme, self)
        self.progress = LibraryProgress()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.chooser)
        column.addWidget(self.sieve)
        column.addWidget(self.table, 1)
        column.addWidget(self.progress)
        self._connect()
        self._begin()

    def _connect(self) -> None:
        shelf = self._shelf
        shelf.changed.connect(self._begin)
        shelf.arranged.connect(self._show_count)
        shelf.grown.connect(self._show_count)
        shelf.chosen_moved.connect(self._show_chosen)
        if shelf.library is not None:
            shelf.library.busy_changed.connect(self._show_count)
        self.chooser.import_wanted.connect(self.import_wanted)
        self.chooser.export_wanted.connect(self.export_wanted)
        self.chooser.keep_wanted.connect(self.keep_wanted)
        self.chooser.remove_wanted.connect(self.remove_wanted)
        self.sieve.wished.connect(self._arrange)
        self.sieve.entered.connect(self._enter)
        self.sieve.left.connect(self.setFocus)
        self.table.wanted.connect(self._open)
        self.table.typed.connect(self.sieve.type)
        self.progress.looked.connect(self._show_count)
        self.progress.stopped.connect(self.stop)

    # --- deeds ------------------------------------------------------------------------------------

    def use_theme(self, theme: Theme) -> None:
        """Paint in other colours from now on."""
        self.table.use_theme(theme)

    def stop(self) -> bool:
        """Stop what is under way; answers whether anything was."""
        library = self._shelf.library
        is_stopped = self._shelf.stop() or (library is not None and library.give_up())
        self._show_count()
        return is_stopped

    def _open(self, row: int) -> None:
        if row < self._shelf.count:
            self._shelf.open(self._shelf.index_at(row))

    def _arrange(self, wish: Wish) -> None:
        if shelf_search.number(wish.text, self._shelf.size) is not None:
            wish = replace(wish, text="")  # that is a place to go to, not what is to be seen
        self._shelf.arrange(wish)
        self._show_chosen()

    def _enter(self, text: str) -> None:
        """Enter in the field: go to the number, or into the list."""
        wanted = shelf_search.number(text, self._shelf.size)
        if wanted is None:
            self._arrange(self.sieve.wish)
            self.setFocus()
        else:
            self._go_to(wanted)

    def _go_to(self, wanted: int) -> None:
        if wanted > self._shelf.size:
            self.said.emit(words.no_number(wanted, self._shelf.size))
            return
        row = self._shelf.row_of(wanted - 1)
        if row is None:
            self.said.emit(words.not_seen(wanted))
            return
        self.model.grow()
        self.table.go_to(row)
        self.setFocus()

    # --- showing ----------------------------------------------------------------------------------

    def _begin(self) -> None:
        shelf = self._shelf
        self.sieve.show_wish(shelf.wish, self._levels())
        self.sieve.setEnabled(shelf.rows is not None)
        self._show_count()
        self._show_chosen()

    def _levels(self) -> tuple[str, ...]:
        """Some of the levels that puzzles here are said to have."""
        rows = self._shelf.rows
        try:
            return tuple(rows.some_levels()) if rows is not None else ()
        except (OSError, FormatError):
            return ()  # the file has become shorter; its rows say so

    def _show_count(self) -> None:
        shelf, library = self._shelf, self._shelf.library
        is_wished = not shelf.wish.is_everything
        if shelf.rows is None:
            self.progress.label.setText("")
        else:
            shown = words.count(shelf.count, shelf.size, is_sieved=is_wished, is_busy=shelf.is_busy)
            self.progress.label.setText(shown)
        self.table.sentence = self._sentence()
        self.table.viewport().update()
        if library is not None and library.is_busy:
            self.progress.show_share(library.share)
        else:
            self.progress.show_share(shelf.share if shelf.is_busy else None)

    def _sentence(self) -> str:
        if self._shelf.rows is None:
            return words.nothing_open()
        return "" if self._shelf.is_busy else words.nothing_found()

    def _show_chosen(self) -> None:
        """Mark the puzzle that was opened, and bring it in sight."""
        shelf = self._shelf
        self.table.mark_opened(0 if shelf.chosen is None else shelf.chosen + 1)
        row = None if shelf.chosen is None else shelf.row_of(shelf.chosen)
        if row is not None and row < self.model.rowCount():
            self.table.go_to(row)
        elif not self.table.currentIndex().isValid() and self.model.rowCount():
            self.table.selectionModel().setCurrentIndex(
                self.model.index(0), QItemSelectionModel.SelectionFlag.NoUpdate
            )

    # --- Qt ---------------------------------------------------------------------------------------

    def setFocus(self, reason: Qt.FocusReason = Qt.FocusReason.OtherFocusReason) -> None:
        self.table.setFocus(reason)

    def minimumSizeHint(self) -> QSize:
        """The fields, and a row or two."""
        metrics = self.fontMetrics()
        return QSize(30 * metrics.averageCharWidth(), 10 * metrics.height())

    def event(self, event: QEvent) -> bool:
        """Esc is ours while there is something to be stopped."""
        return claimed(event, self._is_ours) or super().event(event)

    def _is_ours(self, event: QKeyEvent) -> bool:
        library = self._shelf.library
        is_busy = self._shelf.is_busy or (library is not None and library.is_busy)
        return event.key() == Qt.Key.Key_Escape and is_busy

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc stops what is under way; otherwise it is the window's."""
        if event.key() != Qt.Key.Key_Escape or not self.stop():
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._show_count()
        self._show_chosen()
