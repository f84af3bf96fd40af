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
from sudoku_gui.session.document import Source
from sudoku_gui.session.shelf_rows import HeldRows, ListedRows, Rows
from sudoku_gui.session.work import Steps, Work

_NEWS: Final = 0.1
"""Seconds between two tellings that there are more rows."""

_SLICE: Final = 4.0
"""Milliseconds of looking further at a time."""


class Shelf(QObject):
    """Puzzles to choose from, one after the other.

    Signals:
        changed: other puzzles are open, or none.
        grown: more rows are known.
        arranged: what is seen of them, or its order, is another.
        chosen_moved: another row is chosen.
        puzzle_wanted: a puzzle is to be worked on.
            puzzle: which.
            source: where it comes from.
        unreadable: a puzzle was wanted that cannot be read.
            error: why; a FormatError.
        ended: there is no puzzle further on.
            forward: in which direction.
    """

    changed = Signal()
    grown = Signal()
    arranged = Signal()
    chosen_moved = Signal()
    puzzle_wanted = Signal(object, object)
    unreadable = Signal(object)
    ended = Signal(bool)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: Rows | None = None
        self._chosen: int | None = None
        self._told = 0.0
        self._looking = Work(self)
        self._looking.progressed.connect(self._tell_growth)
        self._looking.finished.connect(self._tell_whole)

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
    def count(self) -> int:
        """How many rows are seen."""
        return len(self._rows) if self._rows is not None else 0

    @property
    def chosen(self) -> int | None:
        """The index of the puzzle that was chosen last."""
        return self._chosen

    def index_at(self, row: int) -> int:
        """Which puzzle stands in a row that is seen."""
        return row

    def row_of(self, index: int) -> int | None:
        """In which row a puzzle is seen; None where it is not."""
        return index if 0 <= index < self.count else None

    # --- coming and going -------------------------------------------------------------------------

    def show_puzzles(
        self, name: str, puzzles: Sequence[Puzzle], path: Path | None = None, format_id: str = "sdm"
    ) -> None:
        """Open puzzles that are in memory."""
        self.show_rows(HeldRows(name, puzzles, path, format_id))

    def show_listing(self, listing: Listing) -> None:
        """Open a file of which only the beginning has been looked at."""
        self.show_rows(ListedRows(listing))

    def show_rows(self, rows: Rows) -> None:
        """Open any rows."""
        self._looking.cancel()
        self._rows, self._chosen = rows, None
        if not rows.is_whole:
            rows.look_further(_SLICE)
        self.changed.emit()
        self.chosen_moved.emit()
        if not rows.is_whole:
            self._looking.start(_looked_through(rows), (OSError, FormatError))

    def close(self) -> None:
        """Open nothing."""
        self._looking.cancel()
        self._rows, self._chosen = None, None
        self.changed.emit()
        self.chosen_moved.emit()

    # --- choosing ---------------------------------------------------------------------------------

    def choose(self, index: int) -> None:
        """Choose a puzzle without opening it."""
        if index != self._chosen and 0 <= index < (len(self._rows) if self._rows is not None else 0):
            self._chosen = index
            self.chosen_moved.emit()

    def open(self, index: int) -> None:
        """Choose a puzzle and ask that it be worked on."""
        rows = self._rows
        if rows is None or not 0 <= index < len(rows):
            return
        self.choose(index)
        try:
            puzzle = rows.puzzle(index)
        except FormatError as error:
            self.unreadable.emit(error)
            return
        self.puzzle_wanted.emit(puzzle, Source(rows.path, rows.format_id, index + 1))

    def next(self) -> bool:
        """Open the puzzle after the chosen one; answers whether there is one, and tells where there is none."""
        return self._go(1)

    def previous(self) -> bool:
        """Open the puzzle before the chosen one; answers whether there is one, and tells where there is none."""
        return self._go(-1)

    def _go(self, by: int) -> bool:
        row = self.row_of(self._chosen) if self._chosen is not None else None
        target = (0 if by > 0 else self.count - 1) if row is None else row + by
        if not 0 <= target < self.count:
            self.ended.emit(by > 0)
            return False
        self.open(self.index_at(target))
        return True

    # --- states of play -----------------------------------------------------------------------------

    def keep_play(self, givens: Grid, sheet_text: str, elapsed: int, *, solved: bool) -> None:
        """Keep how far a puzzle has been played, to come back when it is chosen again.

        Args:
            givens: the puzzle.
            sheet_text: the state of play, as `sheet.text_of` writes it.
            elapsed: milliseconds spent on it.
            solved: whether it is done.
        """

    def play_of(self, givens: Grid) -> object | None:
        """How far a puzzle has been played; None where nobody has begun."""

    # --- inside -------------------------------------------------------------------------------------

    def _tell_growth(self) -> None:
        if monotonic() - self._told >= _NEWS:
            self._told = monotonic()
            self.grown.emit()

    def _tell_whole(self) -> None:
        self.grown.emit()


def _looked_through(rows: Rows) -> Steps[None]:
    while not rows.is_whole:
        yield rows.look_further(_SLICE)
