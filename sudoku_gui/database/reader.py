"""Reads the library: one connection for quick queries, opened for the first one.

Reading never creates a file. A file that cannot be opened is retried after a while. If the file was replaced or
removed, queries go to the present one.
"""

import sqlite3
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Final, TypeVar
from weakref import finalize

from sudoku_gui.database import schema
from sudoku_gui.database.schema import LibraryError

_PATIENCE: Final = 0.02
"""Seconds for which a query waits for another program; with a write-ahead log none holds the file."""
_RETRY: Final = 10.0  # seconds until a file that cannot be opened is tried again

_Result = TypeVar("_Result")


class LibraryReader:
    """Answers queries to the library's file; ``opened`` is called with the connection when one has been opened."""

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
            self._connection = schema.connect(self._path, _PATIENCE)
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
