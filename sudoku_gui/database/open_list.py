"""The open list: which puzzles are open in the library's pane, which of them are shown, and which is chosen.

It holds any `Rows`, and their `ListTable`. A filter may show fewer of them, or in another order: an ``index`` is always
a place in the rows, from 0, and a ``row`` a place in what is shown. Rows are found and put into the table in slices on
the event loop; a search of more than a few is done in a thread, and what it finds is shown as soon as it is known.
"""

from array import array
from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Final

from PySide6.QtCore import QObject, Signal

from solver_core.formats import FormatError
from solver_core.formats.lists.line_file import LineFile
from solver_core.hints import Difficulty
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.database.filter import ListFilter, RowOrder, by_difficulty
from sudoku_gui.database.library import Library
from sudoku_gui.database.list_table import ListTable
from sudoku_gui.database.rater import Rater
from sudoku_gui.database.ratings import NO_SOLUTION, SEVERAL_SOLUTIONS, Rating
from sudoku_gui.database.rows import CollectionRows, FileRows, MemoryRows, Rows, StockRows
from sudoku_gui.document.document import Source
from sudoku_gui.document.puzzle_stock import Stock, rated_headers
from sudoku_gui.player.job import Job, ThreadedCall, Work
from sudoku_gui.translation import translate
from sudoku_gui.wording.names import DIFFICULTIES, difficulty_name

_INTERVAL: Final = 0.1  # seconds between two signals that there are more rows
_RECENT: Final = 5  # files that can be opened again
_BLOCK: Final = 256  # rows that are put into the table in one step: a millisecond or two
_SHORT: Final = 4096  # rows that are searched at once
_SLICE: Final = 1.0  # milliseconds of finding rows in one step
_SAMPLE: Final = 500  # puzzles whose levels are offered
_OFFERED: Final = 30  # levels that are offered
_EXPECTED: Final = (OSError, FormatError)


class OpenList(QObject):
    """Puzzles to choose from, one after the other.

    Signals:
        about_to_change: other rows will be shown, or in another order; `changed` or `filter_changed` follows.
        changed: other puzzles are open, or none.
        grown: more rows are shown, or all that will be.
        filter_changed: other rows are shown, or in another order.
        chosen_changed: another puzzle is chosen, or none.
        puzzle_requested: a puzzle, with its source, is to be put on the board.
        unreadable: a requested puzzle, or the rest of the file, cannot be read: a FormatError or OSError.
        reloaded: the file was read again.
        end_reached: there is no puzzle further forward, or backward.
    """

    about_to_change = Signal()
    changed = Signal()
    grown = Signal()
    filter_changed = Signal()
    chosen_changed = Signal()
    puzzle_requested = Signal(object, object)
    unreadable = Signal(object)
    reloaded = Signal()
    end_reached = Signal(bool)

    def __init__(self, library: Library, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.library = library
        self.rater = Rater(library.ratings, self)
        self.rows: Rows | None = None  # what is open, or None
        self.recent: list[Rows] = []  # what was open lately and is no collection, newest first; closed
        self.filter = ListFilter()  # which rows are shown
        self.chosen: int | None = None  # the index of the chosen puzzle, or None
        self._table: ListTable | None = None
        self._found: array[int] | None = None  # indices of the rows that are shown; None: all
        self._searched = 0  # rows of the table that the filter has seen
        self._share = 0.0
        self._reported_at = 0.0
        self._job = Job(self)
        self._job.progressed.connect(self._on_progress)
        self._job.finished.connect(self.grown)
        self._job.failed.connect(self.unreadable)
        self.library.changed.connect(self._follow_library)

    # --- what is shown ------------------------------------------------------------------------------

    @property
    def name(self) -> str:
        return self.rows.name if self.rows is not None else ""

    @property
    def size(self) -> int:
        """Number of puzzles that are open, shown or not, as far as is known."""
        return len(self.rows) if self.rows is not None else 0

    @property
    def count(self) -> int:
        """Number of rows that are shown, as far as is known."""
        return self.size if self._found is None else len(self._found)

    @property
    def is_busy(self) -> bool:
        """Whether more rows may still come."""
        return self._job.is_running and not self._is_all_shown

    @property
    def _is_all_shown(self) -> bool:
        return self._found is None and self.rows is not None and self.rows.is_complete

    @property
    def share(self) -> float:
        return self._share if self.is_busy else 1.0

    def index_at(self, row: int) -> int:
        return row if self._found is None else self._found[row]

    @property
    def chosen_row(self) -> int | None:
        """The row of the chosen puzzle; None if it is not shown."""
        return None if self.chosen is None else self.row_of(self.chosen)

    def indices(self) -> Sequence[int]:
        return range(self.count) if self._found is None else self._found[:]

    def row_of(self, index: int) -> int | None:
        """The row of a puzzle; None if it is not shown."""
        found = self._found
        if found is None:
            return index if 0 <= index < self.count else None
        if self.filter.order is RowOrder.FILE:
            row = bisect_left(found, index)
            return row if row < len(found) and found[row] == index else None
        return found.index(index) if index in found else None

    # --- levels -------------------------------------------------------------------------------------

    @property
    def is_rated(self) -> bool:
        """Whether any rows may have ratings."""
        return self.rows is not None and bool(self.rows.ratings or self.library.ratings.are_any)

    def rating(self, givens: Grid) -> Rating | None:
        """How hard a puzzle of the list is, if that is known here."""
        if not self.is_rated or self.rows is None:
            return None
        key = givens.code
        return self.rows.ratings.get(key) or self.library.ratings.of([key]).get(key)

    def rate(self, selected: Sequence[int]) -> None:
        """Rate the puzzles in these rows, or all that are shown where fewer than two are selected."""
        if self.rows is not None and not self.rater.is_running:
            indices = [self.index_at(row) for row in selected] if len(selected) > 1 else self.indices()
            self.rater.start(self.rows, indices)

    def levels(self) -> tuple[str, ...]:
        """The levels that can be chosen; those of ratings where there are any, else the names that the list has."""
        if self.rows is None:
            return ()
        given = self.rows.levels
        if not given:
            first = self.rows.entries(0, min(len(self.rows), _SAMPLE))
            given = by_difficulty({level for _, level, _ in first if level})[:_OFFERED]
        if not self.is_rated:
            return given
        results = (Rating(result).text for result in (SEVERAL_SOLUTIONS, NO_SOLUTION))
        return (*map(difficulty_name, DIFFICULTIES), *results, translate("library", "Not rated"), *given)

    # --- opening ------------------------------------------------------------------------------------

    def show_puzzles(
        self, name: str, puzzles: Sequence[Puzzle], path: Path | None = None, format_id: str = "sdm"
    ) -> None:
        self.show_rows(MemoryRows(name, puzzles, path, format_id))

    def show_line_file(self, line_file: LineFile) -> None:
        """Open a file of which only the beginning has been read."""
        self.show_rows(FileRows(line_file))

    def show_recent(self, number: int) -> None:
        """Open a list of `recent` again; it leaves that menu, also where it cannot be read."""
        rows = self.recent.pop(number)
        try:
            self.show_rows(rows.reopened())
        except _EXPECTED as error:
            self.unreadable.emit(error)
            self.changed.emit()

    def show_collection(self, collection: int) -> None:
        """Make a collection of the library the open list; do nothing if it is gone."""
        rows = self.library.rows_of(collection)
        if rows is not None:
            self.show_rows(rows)

    def show_stock(self, name: str, level: Difficulty) -> None:
        self.show_rows(StockRows(name, level, Stock()))

    def close(self) -> None:
        self.show_rows(None)

    def show_rows(self, rows: Rows | None) -> None:
        """Open any rows, without a filter."""
        self.about_to_change.emit()
        self._job.cancel()
        self.filter, self._found = ListFilter(), None
        self._table = None
        before, self.rows, self.chosen = self.rows, rows, None
        if rows is not None and rows.collection is None and rows.stock_level is None:
            others = (file for file in self.recent if (file.name, file.path) != (rows.name, rows.path))
            self.recent = [rows, *others][:_RECENT]
        self._read_on()
        self.changed.emit()
        self.chosen_changed.emit()
        if before is not None and before is not rows:
            before.close()

    def set_filter(self, wanted: ListFilter) -> None:
        """Show what passes a filter; the rows come bit by bit."""
        if self.rows is not None and wanted != self.filter:
            self._filter(wanted)

    def filter_again(self) -> None:
        """Apply the filter to what has changed since."""
        if not self.filter.shows_all:
            self._filter(self.filter)

    def _filter(self, wanted: ListFilter) -> None:
        self.about_to_change.emit()
        self._job.cancel()
        self.filter, self._found = wanted, None if wanted.shows_all else array("I")
        self._searched = 0
        self._read_on()
        self.filter_changed.emit()

    def stop(self) -> bool:
        """Stop reading and filtering; whether there was anything to stop."""
        was_busy = self.is_busy
        if was_busy:
            self._job.cancel()
            self.grown.emit()
        return was_busy

    # --- choosing ---------------------------------------------------------------------------------

    def choose(self, index: int) -> None:
        """Make a row the current one; the board keeps its puzzle."""
        if index != self.chosen and 0 <= index < self.size:
            self.chosen = index
            self.chosen_changed.emit()

    def open(self, index: int) -> None:
        """Make a row the current one and ask for its puzzle on the board; read a changed file again first."""
        rows = self.rows
        if rows is None or not 0 <= index < len(rows):
            return
        if isinstance(rows, FileRows) and rows.has_changed():
            self._reload(rows)
            return
        self.choose(index)
        try:
            puzzle = rows.puzzle(index)
        except _EXPECTED as error:
            self.unreadable.emit(error)
            return
        if not puzzle.header("L") and (rating := self.rating(puzzle.givens)) and rating.level:
            headers = rated_headers(rating.level, "" if puzzle.header("C") else rating.hardest)
            puzzle = replace(puzzle, headers=(*puzzle.headers, *headers))
        self.puzzle_requested.emit(puzzle, Source(rows.path, rows.format_id, index + 1))

    def next(self) -> bool:
        return self._step(1)

    def previous(self) -> bool:
        return self._step(-1)

    def _step(self, by: int) -> bool:
        row = self.chosen_row
        target = (0 if by > 0 else self.count - 1) if row is None else row + by
        if not 0 <= target < self.count:
            if self.rows is not None:
                self.end_reached.emit(by > 0)
            return False
        self.open(self.index_at(target))
        return True

    def puzzle_at(self, row: int) -> tuple[int, Puzzle | None]:
        """The number of the puzzle in a row and, if it can be read, the puzzle."""
        if self.rows is None or row >= self.count:
            return row + 1, None
        index = self.index_at(row)
        try:
            return index + 1, self.rows.puzzle(index)
        except _EXPECTED:
            return index + 1, None

    def state_of(self, givens: Grid) -> str:
        """The saved state of a puzzle; "" if it was not played."""
        game = self.library.games.of(givens)
        return game.state if game is not None else ""

    def _reload(self, rows: FileRows) -> None:
        wanted = self.filter
        try:
            reopened = rows.reopened()
        except _EXPECTED as error:
            self.unreadable.emit(error)
            return
        self.show_rows(reopened)
        self.set_filter(wanted)
        self.reloaded.emit()

    def _follow_library(self) -> None:
        """The open collection may have been renamed or removed, or have other puzzles."""
        rows = self.rows
        if not isinstance(rows, CollectionRows):
            return
        info = next((info for info in self.library.collections() if info.id == rows.collection), None)
        before = len(rows)
        if info is None:
            self.close()
            return
        if info.size < before:
            self.show_collection(info.id)
            return
        rows.update(info)
        if info.size > before:
            self.filter_again()
            self._read_on()
        self.grown.emit()

    # --- reading and searching ------------------------------------------------------------------------

    def _read_on(self) -> None:
        if self.rows is not None and not self._job.is_running:
            self._job.start(self._reading(self.rows), _EXPECTED, at_once=True)

    def _reading(self, rows: Rows) -> Work[None]:
        """Find all rows, put them into the table, and note which of them the filter shows."""
        if self._table is None:
            self._table = ListTable()
            self._table.set_ratings(rows.ratings)
        table = self._table
        unrated = None
        if self.filter.asks_for_levels and self.is_rated:
            unrated = translate("library", "Not rated")
            for rated in self.library.ratings.all():
                table.set_ratings({key: one for key, one in rated.items() if key not in rows.ratings})
                yield 0.0
        while True:
            is_complete = rows.is_complete and table.size == len(rows)
            can_search = is_complete or self.filter.order is RowOrder.FILE
            if self._found is not None and self._searched < table.size and can_search:
                yield from self._search(table, self._found, unrated)
            if is_complete:
                return
            known = rows.read_on(_SLICE)
            table.add(rows.entries(table.size, min(table.size + _BLOCK, len(rows))))
            yield known if self._found is None else known * table.size / max(1, len(rows))

    def _search(self, table: ListTable, found: "array[int]", unrated: str | None) -> Work[None]:
        """Look at those rows of the table that the filter has not seen yet."""
        first, self._searched = self._searched, table.size
        search = partial(table.find, self.filter, unrated, first, found)
        if table.size - first <= _SHORT:
            search()
            return
        asked = ThreadedCall(search)
        try:
            while asked.is_alive():
                if found:
                    self._report()
                yield None
        finally:
            table.interrupt()
            asked.join()
        asked.answer()

    def _on_progress(self, share: float) -> None:
        self._share = share
        self._report()

    def _report(self) -> None:
        if monotonic() - self._reported_at >= _INTERVAL:
            self._reported_at = monotonic()
            self.grown.emit()
