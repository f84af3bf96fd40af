"""The library: collections of puzzles and how far each puzzle has been played, in one file in the user's data folder.

Reading is done at once: it is a look into a page or two. Everything that writes, and all that takes long, goes to the
desk (see `library_desk`). What is on its way there is known here already, so a state of play can be asked for the
moment after it was handed over. A file that turns out to be unusable is set aside under another name, and a new one
begun; where not even that is possible there is no library, and everybody else goes on without.
"""

import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, Final, TypeVar

from PySide6.QtCore import QCoreApplication, QObject, QStandardPaths, Signal

from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.session import library_deeds, library_records, library_taking
from sudoku_gui.session.library_deeds import Kept, Play
from sudoku_gui.session.library_desk import Desk, GivenUpError, Order, Teller
from sudoku_gui.session.library_export import Exporting
from sudoku_gui.session.library_file import LibraryFile
from sudoku_gui.session.library_rows import LibraryRows
from sudoku_gui.session.library_schema import LibraryError, UnusableError
from sudoku_gui.session.library_taking import Taken
from sudoku_gui.session.shelf_rows import Rows

_NAME: Final = "library.db"
_GLANCES: Final = 2000
"""Puzzles of which is remembered how far they have been played."""

_Answer = TypeVar("_Answer")


class Library(QObject):
    """Collections and states of play.

    Signals:
        changed: the collections are others.
        plays_changed: a puzzle has been played on.
        set_aside: the file could not be used.
            path: where it is now.
            is_newer: whether a newer program has written it; otherwise it is damaged, or something else.
        failed: something cannot be done, or there is no library.
            error: why; an OSError or FormatError.
        taken_in: puzzles have become a collection.
            taken: what came of it; a `Taken`.
        refused: puzzles could not be taken in.
            name: what they are called.
            error: why; an OSError or FormatError.
        busy_changed: puzzles begin to be taken in, or are.

    Attributes:
        path: of the file.
        exporting: writes puzzles into other files.

    Args:
        folder: where the file is; the system's place for this program's data by default.
        parent: whoever owns it.
    """

    changed = Signal()
    plays_changed = Signal()
    set_aside = Signal(object, bool)
    failed = Signal(object)
    taken_in = Signal(object)
    refused = Signal(str, object)
    busy_changed = Signal()

    def __init__(self, folder: Path | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        data = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation)
        self.path = (folder or Path(data)) / _NAME
        self.exporting = Exporting(self)
        self._desk = Desk(self.path, self)
        self._file = LibraryFile(self.path, self._begin)
        self._pending: dict[str, Play] = {}
        self._glances: dict[str, Play | None] = {}
        self._long: Order[Any] | None = None
        self._clearing: Order[None] | None = None
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
    def share(self) -> float:
        """How much of them, from 0 to 1."""
        return self._long.teller.share if self._long is not None else 1.0

    def collections(self) -> tuple[Kept, ...]:
        """All collections, by name."""
        return self._read(library_deeds.collections) or ()

    def rows_of(self, collection: int) -> LibraryRows | None:
        """The puzzles of a collection; None where there is none of this number."""
        kept = next((one for one in self.collections() if one.id == collection), None)
        return LibraryRows(kept, self._select) if kept is not None else None

    def play_of(self, givens: Grid) -> Play | None:
        """How far a puzzle has been played, with the state of play; None where nobody has begun."""
        key = str(givens)
        if key in self._pending:
            return self._pending[key]
        return self._read(lambda connection: library_deeds.play_of(connection, key))

    def glance(self, givens: Grid) -> Play | None:
        """How far a puzzle has been played, without the state of play; quick, for those in sight."""
        key = str(givens)
        if key in self._pending:
            return self._pending[key]
        if key not in self._glances:
            if len(self._glances) >= _GLANCES:
                self._glances.clear()
            self._glances[key] = self._read(lambda connection: library_deeds.glance(connection, key))
        return self._glances[key]

    # --- small deeds --------------------------------------------------------------------------------

    def keep_play(self, givens: Grid, sheet: str, elapsed: int, *, solved: bool) -> None:
        """Keep how far a puzzle has been played."""
        key = str(givens)
        self._pending[key] = Play(elapsed, solved, sheet)
        self._glances.pop(key, None)
        self._write_plays()
        self.plays_changed.emit()

    def rename(self, collection: int, name: str) -> None:
        """Call a collection otherwise."""
        self._order(lambda connection, _: library_deeds.rename(connection, collection, name), self._tell)

    def remove(self, collection: int) -> None:
        """Take a collection away; inverse of `restore`."""
        self._order(lambda connection, _: library_deeds.remove(connection, collection), self._tell)

    def restore(self, collection: int) -> None:
        """Bring back a collection that was removed lately; inverse of `remove`."""
        self._order(lambda connection, _: library_deeds.restore(connection, collection), self._tell)

    def add(self, puzzles: Sequence[Puzzle], collection: int | None, name: str) -> None:
        """Put a few puzzles into a collection, or into a new one of this name; those it has already are passed over."""
        records = [library_records.written(puzzle) for puzzle in puzzles]
        self._order(
            lambda connection, _: library_taking.add(connection, collection, name, records), self._tell
        )

    def clear_out(self) -> None:
        """Let go of what was removed long ago; done by itself when the file is first looked into."""
        self._clearing = self._order(library_deeds.clear_out, self._tell)

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
            self._end_long()
            self.changed.emit()
            self.taken_in.emit(taken)

        def tell_failed(error: Exception) -> None:
            self._end_long()
            if isinstance(error, UnusableError | GivenUpError):
                self._fail(error)
            else:
                self.refused.emit(origin or name, error)

        if self._long is not None:
            return False
        self._long = self._desk.order(deed, tell, tell_failed)
        self.busy_changed.emit()
        return True

    def give_up(self) -> bool:
        """Take in no more; answers whether anything was being taken in."""
        if self._long is None:
            return False
        self._long.teller.give_up()
        return True

    def close(self) -> bool:
        """Bring everything to its end but what takes long, which is given up; answers whether that was possible."""
        self.give_up()
        if self._clearing is not None:
            self._clearing.teller.give_up()  # there is always another start
        is_done = self._desk.close()
        self._file.close()
        return is_done

    # --- inside -------------------------------------------------------------------------------------

    def _write_plays(self) -> None:
        """Write all that are still to be written, those too that could not be written before."""
        plays = dict(self._pending)

        def forget(_: object) -> None:
            for key, play in plays.items():
                if self._pending.get(key) is play:
                    del self._pending[key]

        self._order(lambda connection, _: library_deeds.keep_plays(connection, plays), forget)

    def _end_long(self) -> None:
        self._long = None
        self.busy_changed.emit()

    def _order(
        self, deed: Callable[[sqlite3.Connection, Teller], _Answer], done: Callable[[_Answer], None]
    ) -> Order[_Answer]:
        return self._desk.order(deed, done, self._fail)

    def _tell(self, _: object) -> None:
        self.changed.emit()

    def _select(self, statement: str, values: Sequence[object], limit: int) -> list[tuple[object, ...]]:
        """Ask the file.

        Raises:
            LibraryError: it does not answer.
        """

        def select(connection: sqlite3.Connection) -> list[tuple[object, ...]]:
            return connection.execute(statement, tuple(values)).fetchmany(limit)

        found = self._read(select)
        if found is None:
            raise LibraryError(0, "the library cannot be read")
        return found

    def _read(self, question: Callable[[sqlite3.Connection], _Answer]) -> _Answer | None:
        """The answer of the file; None where it has none, which is told."""
        try:
            return self._file.ask(question)
        except (UnusableError, LibraryError) as error:
            self._fail(error)
        return None

    def _begin(self, connection: sqlite3.Connection) -> None:
        """The file is looked into for the first time."""
        if self._clearing is None and library_deeds.has_remains(connection):
            self.clear_out()

    def _fail(self, error: Exception) -> None:
        if isinstance(error, UnusableError):
            self._set_aside(is_newer=error.is_newer)
        elif not isinstance(error, GivenUpError):
            self.failed.emit(error)

    def _set_aside(self, *, is_newer: bool) -> None:
        try:
            aside = self._file.set_aside()
        except OSError as error:
            self.failed.emit(error)
            return
        if aside is not None:
            self.set_aside.emit(aside, is_newer)
        self._glances.clear()
        if self._pending:
            self._write_plays()
        self.changed.emit()
