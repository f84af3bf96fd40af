"""Reading the library: one connection for quick questions, opened when the first one is asked.

Where there is no file nobody makes one by asking. A file that cannot be opened is tried again now and then. The file
that stands there may be another one than before, or gone: whoever asks hears of the present one.
"""

import sqlite3
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Final, TypeVar
from weakref import finalize

from sudoku_gui.library import schema as library_schema
from sudoku_gui.library.schema import LibraryError

_HASTE: Final = 0.02
"""Seconds that a question waits for whoever holds the file; in a log ahead of the file nobody does."""

_PAUSE: Final = 10.0
"""Seconds until a file that cannot be opened is tried again."""

_Answer = TypeVar("_Answer")


class LibraryFile:
    """The file as whoever only looks sees it.

    Attributes:
        is_lost: whether it cannot be opened.

    Args:
        path: of the file.
        begun: called with the connection when the file has been opened.
    """

    def __init__(self, path: Path, begun: Callable[[sqlite3.Connection], None]) -> None:
        self._path = path
        self._begun = begun
        self._connection: sqlite3.Connection | None = None
        self._which: tuple[int, int] | None = None
        self._lost_at = 0.0
        self.is_lost = False

    def ask(self, question: Callable[[sqlite3.Connection], _Answer]) -> _Answer | None:
        """The answer to a question; None where there is no file, or it is lost.

        Raises:
            UnusableError: the file is no library; see `set_aside`.
            LibraryError: it does not answer.
        """
        if self.is_lost and monotonic() < self._lost_at + _PAUSE:
            return None
        which = self._found()
        if which != self._which:
            self.close()
        if which is None:
            return None
        try:
            return question(self._connected())
        except sqlite3.Error as error:
            raise library_schema.told(error) from error

    def set_aside(self) -> Path | None:
        """Give the file another name; answers which, or None where somebody else was quicker.

        Raises:
            OSError: it cannot be renamed, and is lost.
        """
        which = self._which or library_schema.identity(self._path)
        self.close()
        try:
            return library_schema.set_aside(self._path, which)
        except OSError:
            self._lose()
            raise

    def close(self) -> None:
        """Let the file go until the next question."""
        if self._connection is not None:
            self._connection.close()
        self._connection, self._which = None, None

    def _connected(self) -> sqlite3.Connection:
        if self._connection is None:
            try:
                self._connection = library_schema.connected(self._path, _HASTE)
            except LibraryError as error:
                if not error.is_passing:
                    self._lose()
                raise
            self.is_lost = False
            finalize(self, self._connection.close)
            self._which = library_schema.identity(self._path)
            self._begun(self._connection)
        return self._connection

    def _found(self) -> tuple[int, int] | None:
        """Which file stands there; None where none does."""
        try:
            found = self._path.stat()
        except (FileNotFoundError, NotADirectoryError):
            return None
        except OSError as error:
            raise LibraryError(error.errno, error.strerror) from error
        return found.st_dev, found.st_ino

    def _lose(self) -> None:
        self.is_lost, self._lost_at = True, monotonic()
