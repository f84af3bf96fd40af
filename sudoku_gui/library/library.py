"""The library: collections of puzzles and how far each puzzle has been played, in one file in the user's data folder.

Reading is done at once: it is a look into a page or two. Everything that writes, and all that takes long, goes to the
desk (see `library_desk`). A state of play can be asked for the moment after it was handed over (see `library_plays`). A file that turns out to be unusable is set aside under another name, and a
new one begun; where not even that is possible there is no library, and everybody else goes on without.
"""

import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, Final, TypeVar

from PySide6.QtCore import QCoreApplication, QObject, QStandardPaths, Signal

from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.library import deeds as library_deeds
from sudoku_gui.library import import_job as library_taking
from sudoku_gui.library import records as library_records
from sudoku_gui.library.deeds import Kept, Play
from sudoku_gui.library.desk import Desk, GivenUpError, Order, Teller
from sudoku_gui.library.export import Exporting
from sudoku_gui.library.file import LibraryFile
from sudoku_gui.library.import_job import Taken
from sudoku_gui.library.open_list_rows import Rows
from sudoku_gui.library.plays_store import Plays
from sudoku_gui.library.rows import LibraryRows
from sudoku_gui.library.schema import LibraryError, UnusableError

_NAME: Final = "library.db"
_LAST: Final = 1.0
"""Seconds that the program waits for the library when it ends."""

_Answer = TypeVar("_Answer")


class Library(QObject):
    """Collections and states of play.

    Signals:
        changed: the collections are others.
        plays_changed: a puzzle has been played on.
        added: single puzzles have been put into a collection.
            kept: the collection, as it is now.
        removed: a collection has been taken away, and can be brought back.
            collection: its number.
            name: what it was called.
        set_aside: the file could not be used.
            path: where it is now.
            is_newer: whether a newer program has written it; otherwise it is damaged, or something else.
        failed: something cannot be done, or there is no library; the same cause is told once.
            error: why; an OSError or FormatError.
        taken_in: puzzles have become a collection.
            taken: what came of it; a `Taken`.
        refused: puzzles could not be taken in.
            name: what they are called.
            error: why; an OSError or FormatError.
        busy_changed: puzzles begin to be taken in, or are.
        settled: nothing is left to be done at the moment.

    Attributes:
        path: of the file.
        plays: how far puzzles have been played.
        exporting: writes puzzles into other files.

    Args:
        folder: where the file is; the system's place for this program's data by default.
        parent: whoever owns it.
    """

    changed = Signal()
    plays_changed = Signal()
    added = Signal(object)
    removed = Signal(int, str)
    set_aside = Signal(object, bool)
    failed = Signal(object)
    taken_in = Signal(object)
    refused = Signal(str, object)
    busy_changed = Signal()
    settled = Signal()

    def __init__(self, folder: Path | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        data = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation)
        self.path = (folder or Path(data)) / _NAME
        self.exporting = Exporting(self)
        self._desk = Desk(self.path, self)
        self._desk.settled.connect(self.settled)
        self._file = LibraryFile(self.path, self._begin)
        self.plays = Plays(self._desk, self._read, self)
        self.plays.unusable.connect(self._fail)
        self._told = ""  # the error that was told last
        self._long: Order[Taken] | None = None
        self._clearing: Order[None] | None = None
        self._changes: set[Order[Any]] = set()
        if (application := QCoreApplication.instance()) is not None:
            application.aboutToQuit.connect(self.close)

    # --- facts --------------------------------------------------------------------------------------

    @property
    def is_usable(self) -> bool:
        """Whether there is a library, as far as is known."""
        return not self._file.is_lost

    @property
    def is_busy(self) -> bool:
        """Whether puzzles are being taken in."""
        return self._long is not None

    @property
    def is_working(self) -> bool:
        """Whether anything at all is still to be done."""
        return self._desk.is_busy

    @property
    def is_changing(self) -> bool:
        """Whether something that the user has asked for is still to be done, other than taking puzzles in."""
        return bool(self._changes)

    @property
    def share(self) -> float:
        """How much of them, from 0 to 1."""
        return self._long.teller.share if self._long is not None else 1.0

    def collections(self) -> tuple[Kept, ...]:
        """All collections, by name."""
        return self._read(library_deeds.collections) or ()

    def rows_of(self, collection: int) -> LibraryRows | None:
        """The puzzles of a collection; None where there is none of this number."""
        kept = next((one for one in self.collections() if one.id == collection), None)
        return LibraryRows(kept, self._read) if kept is not None else None

    def play_of(self, givens: Grid) -> Play | None:
        """How far a puzzle has been played, with the state of play; None where nobody has begun."""
        return self.plays.of(givens)

    def glance(self, givens: Grid) -> Play | None:
        """How far a puzzle has been played; quick, for those in sight: the state of play may be missing."""
        return self.plays.glance(givens)

    # --- small deeds --------------------------------------------------------------------------------

    def keep_play(self, givens: Grid, sheet: str, elapsed: int, *, solved: bool) -> None:
        """Keep how far a puzzle has been played."""
        self.plays.add(givens, sheet, elapsed, solved=solved)
        self.plays_changed.emit()

    def rename(self, collection: int, name: str) -> None:
        """Call a collection otherwise."""
        self._change(lambda connection: library_deeds.rename(connection, collection, name))

    def remove(self, collection: int, name: str = "") -> None:
        """Take a collection away, which is told with this name; inverse of `restore`."""
        self._change(
            lambda connection: library_deeds.remove(connection, collection),
            lambda _: self.removed.emit(collection, name),
        )

    def restore(self, collection: int) -> None:
        """Bring back a collection that was removed lately; inverse of `remove`."""
        self._change(lambda connection: library_deeds.restore(connection, collection))

    def add(self, puzzles: Sequence[Puzzle], collection: int | None, name: str) -> None:
        """Put a few puzzles into a collection, or into a new one of this name; those it has already are passed over."""

        def deed(connection: sqlite3.Connection) -> Kept:
            records = [library_records.written(puzzle) for puzzle in puzzles]
            return library_taking.add(connection, collection, name, records)

        self._change(deed, self.added.emit)

    def clear_out(self) -> None:
        """Let go of what was removed long ago; done by itself when the file is first looked into."""
        self._clearing = self._desk.order(library_deeds.clear_out, self._changed, self._fail)

    # --- what takes long ----------------------------------------------------------------------------

    def take_in(self, name: str, open_rows: Callable[[], Rows], origin: str = "") -> bool:
        """Make a collection of many puzzles; answers whether nothing else is being taken in.

        Args:
            name: what the collection is to be called.
            open_rows: opens what is taken in; called in another thread. Raises OSError or FormatError.
            origin: what they are called in messages, where that is not the name.
        """

        def deed(connection: sqlite3.Connection, teller: Teller) -> Taken:
            with closing(open_rows()) as rows:
                return library_taking.take_in(connection, teller, name, rows)

        def tell(taken: Taken) -> None:
            self._set_long(None)
            self._changed()
            self.taken_in.emit(taken)

        def tell_failed(error: Exception) -> None:
            self._set_long(None)
            if isinstance(error, UnusableError | GivenUpError):
                if self._fail(error):
                    self.take_in(name, open_rows, origin)
            else:
                self.refused.emit(origin or name, error)

        if self._long is not None:
            return False
        self._set_long(self._desk.order(deed, tell, tell_failed))
        return True

    def give_up(self) -> bool:
        """Take in no more; answers whether anything was being taken in."""
        if self._long is not None:
            self._long.teller.give_up()
        return self._long is not None

    def settle(self, patience: float) -> bool:
        """Wait until nothing is left to be done, for so many seconds at most; answers whether that is so."""
        self.plays.write()
        return self._desk.settle(patience)

    def close(self, patience: float = _LAST) -> bool:
        """Give up what takes long, write what is pending, in so many seconds, and end; answers whether all is written."""
        self.give_up()
        if self._clearing is not None:
            self._clearing.teller.give_up()  # there is always another start
        self.plays.write()
        is_done = self._desk.close(patience)
        self._file.close()
        return is_done and not self.plays.pending

    # --- inside -------------------------------------------------------------------------------------

    def _set_long(self, order: Order[Taken] | None) -> None:
        self._long = order
        self.busy_changed.emit()

    def _change(
        self,
        deed: Callable[[sqlite3.Connection], _Answer],
        done: Callable[[_Answer], object] = lambda _: None,
    ) -> None:
        """Have something done that the user has asked for, and tell when it is written."""

        def tell(answer: _Answer) -> None:
            self._changes.discard(order)
            self._changed()
            done(answer)

        def tell_failed(error: Exception) -> None:
            self._changes.discard(order)
            self._told = ""  # whoever asks for something is always told
            if self._fail(error):
                self._change(deed, done)

        order = self._desk.order(lambda connection, _: deed(connection), tell, tell_failed)
        self._changes.add(order)

    def _changed(self, _: object = None) -> None:
        """Something was written; what could not be before may be written now."""
        self._told = ""
        self.changed.emit()
        self.plays.write()

    def _read(self, question: Callable[[sqlite3.Connection], _Answer]) -> _Answer | None:
        """The answer of the file; None where it has none, which is told."""
        try:
            answer = self._file.ask(question)
        except (UnusableError, LibraryError) as error:
            self._fail(error)
            return None
        self._told = ""
        return answer

    def _begin(self, connection: sqlite3.Connection) -> None:
        """The file is looked into for the first time, or it is another one."""
        self.plays.forget()
        if self._clearing is None and library_deeds.has_remains(connection):
            self.clear_out()

    def _fail(self, error: Exception) -> bool:
        """Tell it; answers whether there is an empty library now, in which all can be done again."""
        if isinstance(error, UnusableError):
            return self._set_aside(is_newer=error.is_newer)
        if not isinstance(error, GivenUpError) and str(error) != self._told:
            self._told = str(error)
            self.failed.emit(error)
        return False

    def _set_aside(self, *, is_newer: bool) -> bool:
        try:
            aside = self._file.set_aside()
        except OSError as error:
            return self._fail(error)
        self.plays.forget()
        if aside is not None:
            self.set_aside.emit(aside, is_newer)
            self.plays.write()
        self.changed.emit()
        return True
