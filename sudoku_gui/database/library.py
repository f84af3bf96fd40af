"""The library: collections of puzzles and how far each puzzle has been played, in one file in the user's data folder.

Queries are answered at once; writing and slow work are tasks of the `Worker`. Games can be read as soon as they
are stored (see `GameStore`). An unusable file is renamed and a new one created; if that fails,
too, the program works without a library.
"""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Final, TypeVar
from weakref import finalize

from PySide6.QtCore import QObject, Signal

from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.database import import_task, operations, schema
from sudoku_gui.database.games import GameStore
from sudoku_gui.database.import_task import ImportResult
from sudoku_gui.database.operations import CollectionInfo
from sudoku_gui.database.ratings import RatingStore
from sudoku_gui.database.records import from_puzzle
from sudoku_gui.database.rows import CollectionRows, Rows
from sudoku_gui.database.schema import GoneError, LibraryError, UnusableError
from sudoku_gui.database.worker import CancelledError, TaskProgress, Worker
from sudoku_gui.document.clock import SolveRecord
from sudoku_gui.document.paths import data_folder

_NAME: Final = "library.db"
_PATIENCE: Final = 1.0  # seconds for which the program waits for the library when it ends

_Result = TypeVar("_Result")


class Library(QObject):
    """Collections and games, in a file in this folder, by default the one of this program's data.

    Signals:
        changed: the collections have changed.
        games_changed: other games are stored.
        solves_changed: another puzzle was solved, or all records were cleared.
        added: a puzzle was put into this collection, a `CollectionInfo`.
        removed: the collection of this number and name was removed, and can be restored.
        quarantine: the file was renamed to this path: it is of another version, or damaged or no library.
        failed: an OSError or FormatError; the same cause is reported once.
        imported: an `ImportResult`.
        import_failed: the name of what was imported, and an OSError or FormatError.
        busy_changed: an import has started or ended.
        settled: nothing is left to be done.
    """

    changed = Signal()
    games_changed = Signal()
    solves_changed = Signal()
    added = Signal(object)
    removed = Signal(int, str)
    quarantine = Signal(object, bool)
    failed = Signal(object)
    imported = Signal(object)
    import_failed = Signal(str, object)
    busy_changed = Signal()
    settled = Signal()

    def __init__(self, folder: Path | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.path = (folder or data_folder()) / _NAME
        self._worker = Worker(self.path, self)
        self._worker.settled.connect(self.settled)
        self._reader = LibraryReader(self.path, self._on_opened)
        self.games = GameStore(self._worker, self._read, self)
        self.ratings = RatingStore(self._worker, self._read, self)
        self.ratings.failed.connect(self._fail)
        for store in (self.games, self.ratings):
            store.unusable.connect(self._fail)
        self._reported = ""  # the error that was reported last
        self._import: TaskProgress | None = None
        self._cleanup: TaskProgress | None = None
        self._changes: set[TaskProgress] = set()

    @property
    def is_usable(self) -> bool:
        return not self._reader.is_lost

    @property
    def is_busy(self) -> bool:
        return self._import is not None

    @property
    def is_changing(self) -> bool:
        """Whether a change that the user has asked for, other than an import, is still to be written."""
        return bool(self._changes)

    @property
    def share(self) -> float:
        return self._import.share if self._import is not None else 1.0

    def collections(self) -> tuple[CollectionInfo, ...]:
        return self._read(operations.collections) or ()

    def rows_of(self, collection: int) -> CollectionRows | None:
        """The puzzles of a collection; None if there is none of this number."""
        info = next((one for one in self.collections() if one.id == collection), None)
        return CollectionRows(info, self._read) if info is not None else None

    def store_game(self, givens: Grid, state: str, elapsed: int, *, solved: bool) -> None:
        """Store how far a puzzle has been played, with the milliseconds spent on it."""
        self.games.add(givens, state, elapsed, solved=solved)
        self.games_changed.emit()

    def solves(self) -> tuple[SolveRecord, ...]:
        """The puzzles that were solved by hand, the oldest first."""
        return self._read(operations.solves) or ()

    def add_solve(self, record: SolveRecord) -> None:
        """Remember that a puzzle was solved, unless it was before."""
        self._change_solves(partial(operations.add_solve, record=record))

    def clear_solves(self) -> None:
        self._change_solves(operations.clear_solves)

    def _change_solves(self, function: Callable[[sqlite3.Connection], None]) -> None:
        def on_failed(error: Exception) -> None:
            if self._fail(error):
                self._change_solves(function)

        on_done = self.solves_changed.emit
        self._worker.run(lambda connection, _: function(connection), lambda _: on_done(), on_failed)

    # --- changes ------------------------------------------------------------------------------------

    def rename(self, collection: int, name: str) -> None:
        self._change_one(collection, partial(operations.rename, name=name))

    def remove(self, collection: int, name: str = "") -> None:
        """Remove a collection, reported with this name; inverse of `restore`."""
        change = partial(operations.set_removed, removed=True)
        self._change_one(collection, change, lambda _: self.removed.emit(collection, name))

    def restore(self, collection: int) -> None:
        """Restore a collection that was removed lately; inverse of `remove`."""
        self._change_one(collection, partial(operations.set_removed, removed=False))

    def add(self, puzzle: Puzzle, name: str) -> None:
        """Append a puzzle to the collection of this name, which is made where there is none; not a second time."""
        self._change(partial(import_task.add, name=name, record=from_puzzle(puzzle)), self.added.emit)

    def delete_expired(self) -> None:
        """Delete what was removed long ago; runs by itself when the file is first read."""
        self._cleanup = self._worker.run(operations.delete_expired, self._on_changed, self._fail)

    def import_rows(self, name: str, open_rows: Callable[[], Rows], origin: str = "") -> bool:
        """Make a collection of this name of many puzzles; False while another import is running.

        ``open_rows`` opens them in another thread, or raises an OSError or FormatError; messages call them by their
        origin.
        """

        def run(connection: sqlite3.Connection, progress: TaskProgress) -> ImportResult:
            with closing(open_rows()) as rows:
                return import_task.import_rows(connection, progress, name, rows)

        def on_done(result: ImportResult) -> None:
            self._set_import(None)
            self._on_changed()
            self.imported.emit(result)

        def on_failed(error: Exception) -> None:
            self._set_import(None)
            if isinstance(error, UnusableError | CancelledError):
                if self._fail(error):
                    self.import_rows(name, open_rows, origin)
            else:
                self.import_failed.emit(origin or name, error)

        if self._import is not None:
            return False
        self._set_import(self._worker.run(run, on_done, on_failed))
        return True

    def cancel(self) -> bool:
        """Cancel the import; whether there was one."""
        if self._import is not None:
            self._import.cancel()
        return self._import is not None

    def settle(self, patience: float) -> bool:
        """Wait until nothing is left to be done, at most this many seconds; whether that is so."""
        self.games.write()
        return self._worker.settle(patience)

    def close(self, patience: float = _PATIENCE) -> bool:
        """Cancel what takes long and write what is pending, within this many seconds; whether all is written."""
        self.cancel()
        if self._cleanup is not None:
            self._cleanup.cancel()  # the next start goes on with it
        is_done = self.settle(patience)
        self._reader.close()
        return is_done and not self.games.pending

    def _set_import(self, progress: TaskProgress | None) -> None:
        self._import = progress
        self.busy_changed.emit()

    def _change_one(
        self,
        collection: int,
        function: Callable[[sqlite3.Connection, int], None],
        done: Callable[[None], object] = lambda _: None,
    ) -> None:
        """Change a collection, unless another file than that which was read has the library's name."""
        is_same = self._reader.remembered()

        def change(connection: sqlite3.Connection) -> None:
            if not is_same():
                raise GoneError
            function(connection, collection)

        self._change(change, done)

    def _change(
        self,
        function: Callable[[sqlite3.Connection], _Result],
        done: Callable[[_Result], object] = lambda _: None,
    ) -> None:

        def on_done(result: _Result) -> None:
            self._changes.discard(progress)
            self._on_changed()
            done(result)

        def on_failed(error: Exception) -> None:
            self._changes.discard(progress)
            self._reported = ""  # what the user asks for is always answered
            if self._fail(error):
                self._change(function, done)

        progress = self._worker.run(lambda connection, _: function(connection), on_done, on_failed)
        self._changes.add(progress)

    def _on_changed(self, _: object = None) -> None:
        """Something was written; what could not be written before may be now."""
        self._reported = ""
        self.changed.emit()
        self.games.write()

    def _read(self, query: Callable[[sqlite3.Connection], _Result]) -> _Result | None:
        """The answer of the file; None if it has none, which is reported."""
        try:
            answer = self._reader.query(query)
        except (UnusableError, LibraryError) as error:
            self._fail(error)
            return None
        self._reported = ""
        return answer

    def _on_opened(self, connection: sqlite3.Connection) -> None:
        """The file is read for the first time, or another is."""
        if self._cleanup is None and operations.has_expired(connection):
            self.delete_expired()

    def _fail(self, error: Exception) -> bool:
        """Report it; whether there is an empty library now, in which all can be tried again."""
        if isinstance(error, UnusableError):
            return self._quarantine(error)
        if not isinstance(error, CancelledError) and str(error) != self._reported:
            self._reported = str(error)
            self.failed.emit(error)
        return False

    def _quarantine(self, unusable: UnusableError) -> bool:
        try:
            path = self._reader.quarantine(unusable.which)
        except OSError as error:
            return self._fail(error)
        if path is not None:
            self.quarantine.emit(path, unusable.of_other_version)
            self.games.write()
        self.changed.emit()
        return True


_READING: Final = 0.02
"""Seconds for which a query waits for another program; with a write-ahead log none holds the file."""
_RETRY: Final = 10.0  # seconds until a file that cannot be opened is tried again


class LibraryReader:
    """Answers queries to the library's file; ``opened`` is called with the connection when one has been opened.

    There is one connection, opened for the first query. Reading never creates a file. A file that cannot be opened is
    retried after a while. If the file was replaced or removed, queries go to the present one.
    """

    def __init__(self, path: Path, opened: Callable[[sqlite3.Connection], None]) -> None:
        self._path = path
        self._opened = opened
        self._connection: sqlite3.Connection | None = None
        self.which: tuple[int, int] | None = None  # the file that was read, see `schema.identity`
        self._lost_at = 0.0
        self.is_lost = False  # whether the file cannot be opened

    def query(self, question: Callable[[sqlite3.Connection], _Result]) -> _Result | None:
        """The answer; None without a file; raises a LibraryError, or an UnusableError: see `quarantine`."""
        if self.is_lost and monotonic() < self._lost_at + _RETRY:
            return None
        try:
            found = self._path.stat()
        except (FileNotFoundError, NotADirectoryError):
            self.close()
            return None
        except OSError as error:
            raise LibraryError(error.errno, error.strerror) from error
        if (found.st_dev, found.st_ino) != self.which:
            self.close()
        try:
            return question(self._connection or self._open())
        except sqlite3.Error as error:
            raise schema.library_error(error, self.which) from error

    def remembered(self) -> Callable[[], bool]:
        """Return a thread-safe function that says whether the library is still in the file that was read.

        While a file is open, no other one has its identity; later the system may give it to the next.
        """
        connection, which = self._connection, self.which
        return lambda: (
            which is None or (self._connection is connection and schema.identity(self._path) == which)
        )

    def quarantine(self, which: tuple[int, int] | None) -> Path | None:
        """Rename the file; its new path, or None if it is another already; raises an OSError."""
        self.close()
        try:
            return schema.quarantine(self._path, which)
        except OSError:
            self._mark_lost()
            raise

    def close(self) -> None:
        """Close the connection until the next query."""
        if self._connection is not None:
            self._connection.close()
        self._connection, self.which = None, None

    def _open(self) -> sqlite3.Connection:
        try:
            self._connection = schema.connect(self._path, _READING)
        except LibraryError as error:
            if not error.is_temporary:
                self._mark_lost()
            raise
        self.is_lost = False
        finalize(self, self._connection.close)
        self.which = schema.identity(self._path)
        self._opened(self._connection)
        return self._connection

    def _mark_lost(self) -> None:
        self.is_lost, self._lost_at = True, monotonic()
