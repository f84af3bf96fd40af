"""The shelf: which puzzles are open in the pane, in which order, and which of them is chosen.

It holds any `Rows`: a list in a file, puzzles in memory, or a collection of the library. What is seen of them may be
fewer, and in another order: ``index`` always means the place in the collection, from 0, and ``row`` the place in what
is seen. A long file is looked through in slices on the event loop, and its rows are there as soon as they are known.
"""

from collections.abc import Sequence
from pathlib import Path
from time import monotonic
from typing import Final

from PySide6.QtCore import QObject, Signal

from solver_core.formats import FormatError
from solver_core.formats.listing import Listing
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.document.document import Source
from sudoku_gui.library.deeds import Play
from sudoku_gui.library.library import Library
from sudoku_gui.library.open_list_filter import Wish
from sudoku_gui.library.open_list_rows import HeldRows, ListedRows, Rows, looked_through
from sudoku_gui.library.recent_files import ShelfFiles
from sudoku_gui.library.rows import LibraryRows
from sudoku_gui.library.visible_rows import Seen
from sudoku_gui.player.job import Job

_NEWS: Final = 0.1
"""Seconds between two tellings that there are more rows."""

_EXPECTED: Final = (OSError, FormatError)


class Shelf(QObject):
    """Puzzles to choose from, one after the other.

    Signals:
        about_to_change: rows that are seen now will not be, or in another order; `changed` or `arranged` follows.
        changed: other puzzles are open, or none.
        grown: more rows are seen, or all that will be.
        arranged: other rows are seen, or in another order; they may come little by little.
        chosen_moved: another puzzle is chosen.
        puzzle_wanted: a puzzle is to be worked on.
            puzzle: which.
            source: where it comes from.
        unreadable: a puzzle was wanted that cannot be read, or the file cannot be read on.
            error: why; a FormatError or OSError.
        read_again: the file has changed, and its rows are others.
        ended: there is no puzzle further on.
            forward: in which direction.

    Args:
        parent: whoever owns it.
        library: where collections and states of play are kept; without one there are none.
    """

    about_to_change = Signal()
    changed = Signal()
    grown = Signal()
    arranged = Signal()
    chosen_moved = Signal()
    puzzle_wanted = Signal(object, object)
    unreadable = Signal(object)
    read_again = Signal()
    ended = Signal(bool)

    def __init__(self, parent: QObject | None = None, *, library: Library | None = None) -> None:
        super().__init__(parent)
        self.library = library
        self._rows: Rows | None = None
        self._files = ShelfFiles()
        self._seen = Seen(self)
        self._chosen: int | None = None
        self._share = 0.0
        self._told = 0.0
        self._preparing = Job(self)
        for work in (self._preparing, self._seen.sieving):
            work.progressed.connect(self._tell_growth)
            work.finished.connect(self.grown)
            work.failed.connect(self.unreadable)
        if library is not None:
            library.changed.connect(self._follow_library)

    # --- facts ------------------------------------------------------------------------------------

    @property
    def rows(self) -> Rows | None:
        """What is open."""
        return self._rows

    @property
    def name(self) -> str:
        """What it is called; "" while nothing is open."""
        return self._rows.name if self._rows is not None else ""

    @property
    def size(self) -> int:
        """How many puzzles are open, seen or not, as far as is known."""
        return len(self._rows) if self._rows is not None else 0

    @property
    def count(self) -> int:
        """How many rows are seen, as far as is known."""
        return self._seen.count

    @property
    def wish(self) -> Wish:
        """What is to be seen."""
        return self._seen.wish

    @property
    def is_busy(self) -> bool:
        """Whether more rows may still come."""
        return self._preparing.is_running or self._seen.sieving.is_running

    @property
    def share(self) -> float:
        """How much of what is under way is done, from 0 to 1."""
        return self._share if self.is_busy else 1.0

    @property
    def chosen(self) -> int | None:
        """The index of the puzzle that was chosen last."""
        return self._chosen

    def index_at(self, row: int) -> int:
        """Which puzzle stands in a row that is seen."""
        return self._seen.index_at(row)

    def indices(self) -> Sequence[int]:
        """Which puzzles are seen, in their order, as it is now."""
        return self._seen.indices()

    def row_of(self, index: int) -> int | None:
        """In which row a puzzle is seen; None where it is not."""
        return self._seen.row_of(index)

    @property
    def files(self) -> Sequence[Rows]:
        """What was opened lately and is no collection of the library, the newest first."""
        return self._files.held

    # --- coming and going -------------------------------------------------------------------------

    def show_puzzles(
        self, name: str, puzzles: Sequence[Puzzle], path: Path | None = None, format_id: str = "sdm"
    ) -> None:
        """Open puzzles that are in memory."""
        self.show_rows(HeldRows(name, puzzles, path, format_id))

    def show_listing(self, listing: Listing) -> None:
        """Open a file of which only the beginning has been looked at."""
        self.show_rows(ListedRows(listing))

    def show_file(self, number: int) -> None:
        """Open one of `files` again."""
        try:
            self.show_rows(self._files.again(number))
        except _EXPECTED as error:
            self.unreadable.emit(error)
            self.changed.emit()

    def show_collection(self, collection: int) -> None:
        """Open a collection of the library."""
        rows = self.library.rows_of(collection) if self.library is not None else None
        if rows is not None:
            self.show_rows(rows)

    def show_rows(self, rows: Rows) -> None:
        """Open any rows, all of them."""
        self._lay_down(rows)

    def close(self) -> None:
        """Open nothing."""
        self._lay_down(None)

    def _lay_down(self, rows: Rows | None) -> None:
        self.about_to_change.emit()
        self._preparing.cancel()
        self._seen.begin(rows)
        before, self._rows, self._chosen = self._rows, rows, None
        self._files.note(rows)
        self._look_on()
        self.changed.emit()
        self.chosen_moved.emit()
        if before is not None and before is not rows:
            before.close()

    # --- seeing fewer, or in another order ------------------------------------------------------------

    def arrange(self, wish: Wish) -> None:
        """See what is wanted; the rows come little by little."""
        if self._rows is None or wish == self.wish:
            return
        self.about_to_change.emit()
        self._seen.arrange(self._rows, wish)
        self._look_on()
        self.arranged.emit()

    def stop(self) -> bool:
        """Look no further, neither in the file nor for what is wanted; answers whether there was anything to stop."""
        was_busy = self.is_busy
        self._seen.sieving.cancel()
        self._preparing.cancel()
        if was_busy:
            self.grown.emit()
        return was_busy

    # --- choosing ---------------------------------------------------------------------------------

    def choose(self, index: int) -> None:
        """Choose a puzzle without opening it."""
        if index != self._chosen and 0 <= index < self.size:
            self._chosen = index
            self.chosen_moved.emit()

    def open(self, index: int) -> None:
        """Choose a puzzle and ask that it be worked on."""
        rows = self._rows
        if rows is None or not 0 <= index < len(rows):
            return
        if isinstance(rows, ListedRows) and rows.has_changed():
            self._read_again(rows)
            return
        self.choose(index)
        try:
            puzzle = rows.puzzle(index)
        except _EXPECTED as error:
            self.unreadable.emit(error)
            return
        self.puzzle_wanted.emit(puzzle, Source(rows.path, rows.format_id, index + 1))

    def next(self) -> bool:
        """Open the puzzle after the chosen one; answers whether there is one, and tells where the list ends."""
        return self._go(1)

    def previous(self) -> bool:
        """Open the puzzle before the chosen one; answers whether there is one, and tells where the list ends."""
        return self._go(-1)

    def _go(self, by: int) -> bool:
        row = self.row_of(self._chosen) if self._chosen is not None else None
        target = (0 if by > 0 else self.count - 1) if row is None else row + by
        if not 0 <= target < self.count:
            if self._rows is not None:
                self.ended.emit(by > 0)
            return False
        self.open(self.index_at(target))
        return True

    # --- states of play -----------------------------------------------------------------------------

    def keep_play(self, givens: Grid, sheet_text: str, elapsed: int, *, solved: bool) -> None:
        """Keep how far a puzzle has been played, as `sheet.text_of` writes it, and for so many milliseconds."""
        if self.library is not None:
            self.library.keep_play(givens, sheet_text, elapsed, solved=solved)

    def play_of(self, givens: Grid) -> Play | None:
        """How far a puzzle has been played; None where nobody has begun."""
        return self.library.play_of(givens) if self.library is not None else None

    # --- inside -------------------------------------------------------------------------------------

    def _read_again(self, rows: ListedRows) -> None:
        wish = self.wish
        try:
            again = rows.again()
        except _EXPECTED as error:
            self.unreadable.emit(error)
            return
        self.show_rows(again)
        self.arrange(wish)
        self.read_again.emit()

    def _follow_library(self) -> None:
        """A collection that is open may be called otherwise, or be gone."""
        rows, library = self._rows, self.library
        if library is None or not isinstance(rows, LibraryRows):
            return
        kept = next((kept for kept in library.collections() if kept.id == rows.collection), None)
        if kept is None:
            self.close()
        else:
            rows.follow(kept)
            self.grown.emit()

    def _look_on(self) -> None:
        if self._rows is not None and not self._rows.is_whole and not self._preparing.is_running:
            self._preparing.start(looked_through(self._rows), _EXPECTED)

    def _tell_growth(self, share: float) -> None:
        self._share = share
        if monotonic() - self._told >= _NEWS:
            self._told = monotonic()
            self.grown.emit()
