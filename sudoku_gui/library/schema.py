"""The file of the library: its tables, how it is opened, and what is done with one that cannot be used.

One SQLite database, `library.db`::

    collections   id, name, size, begun, levels, removed      removed: when (seconds since 1970), or null
    puzzles       collection, place, givens, filled, title, level, headers, whole
    plays         givens, sheet, elapsed, solved, played

A puzzle is found by its collection and its place there, from 0 and without gaps. `givens` is 81 characters, so that any
program for SQLite shows them; `headers` is a JSON list of pairs, and `whole`, where a puzzle holds more than givens and
headers, the text of a `.dsudoku` file. A play belongs to givens, wherever they stand.

The journal is a log ahead of the file (WAL): whoever reads does not wait for whoever writes, also in two running
programs, and a program that is killed leaves at most what nobody will see. What a file holds is data: its schema must be
ours to the letter, or nothing of it is used.
"""

import contextlib
import os
import sqlite3
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

APPLICATION: Final = 0x44534C62
"""Stands in the file's head, to tell it from other databases: "DSLb"."""

VERSION: Final = 1
"""Of the tables; a file of a higher one was written by a newer program."""

PATIENCE: Final = 20.0
"""Seconds that a writer waits for another one."""

_COLLECTIONS: Final = (
    "CREATE TABLE collections (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL,"
    " size INTEGER NOT NULL, begun INTEGER NOT NULL, levels TEXT NOT NULL, removed INTEGER)"
)
_PUZZLES: Final = (
    "CREATE TABLE puzzles (collection INTEGER NOT NULL, place INTEGER NOT NULL, givens TEXT NOT NULL,"
    " filled INTEGER NOT NULL, title TEXT NOT NULL, level TEXT NOT NULL, headers TEXT NOT NULL,"
    " whole TEXT, PRIMARY KEY (collection, place)) WITHOUT ROWID"
)
_PLAYS: Final = (
    "CREATE TABLE plays (givens TEXT PRIMARY KEY, sheet TEXT NOT NULL, elapsed INTEGER NOT NULL,"
    " solved INTEGER NOT NULL, played INTEGER NOT NULL)"
)
_TABLES: Final = (_COLLECTIONS, _PUZZLES, _PLAYS)
_LONGEST: Final = 8 << 20
"""Bytes of a text or row; no state of play is so long."""
_BROKEN: Final = {sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_FORMAT}
_PASSING: Final = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}
_CAUSES: Final = {
    sqlite3.SQLITE_BUSY: "another program is writing to the library; close it, or wait until it is done",
    sqlite3.SQLITE_LOCKED: "another program is writing to the library; close it, or wait until it is done",
    sqlite3.SQLITE_CANTOPEN: "the library cannot be opened; allow reading and writing its file and folder",
    sqlite3.SQLITE_FULL: "the disk is full; free some space on it",
    sqlite3.SQLITE_IOERR: "the disk reports an error; free some space on it, or check it",
    sqlite3.SQLITE_NOMEM: "there is not enough memory; close other programs",
    sqlite3.SQLITE_PERM: "the library cannot be written; allow writing to its file and folder",
    sqlite3.SQLITE_READONLY: "the library cannot be written; allow writing to its file and folder",
    sqlite3.SQLITE_TOOBIG: "this text is too long for the library",
}
_LOG_LIMIT: Final = 1 << 20
"""Bytes of the log that stay when nobody writes."""
_SIDE_FILES: Final = ("", "-wal", "-shm", "-journal")


class LibraryError(OSError):
    """The library cannot be read or written just now; says why.

    Attributes:
        is_passing: whether somebody else merely has it to himself at the moment.
    """

    is_passing = False


class UnusableError(Exception):
    """The file is no library, a damaged one, or that of a newer program.

    Attributes:
        is_newer: whether a newer program has written it.
    """

    def __init__(self, *, is_newer: bool = False) -> None:
        super().__init__()
        self.is_newer = is_newer


def told(error: sqlite3.Error) -> LibraryError | UnusableError:
    """What an error of the database means to us."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if code in _BROKEN:
        return UnusableError()
    made = LibraryError(0, _CAUSES.get(code, str(error)))
    made.is_passing = code in _PASSING
    return made


def gone() -> LibraryError:
    """The error where the file was taken away, or replaced, while it was in use; it can be tried again."""
    made = LibraryError(0, "the library was moved or replaced while it was being written; try again")
    made.is_passing = True
    return made


def connected(path: Path, patience: float = PATIENCE) -> sqlite3.Connection:
    """A connection to the file, to be used in this thread; begins an empty library where there is no file.

    Raises:
        UnusableError: there is something else.
        LibraryError: it cannot be opened or written.
    """
    connection: sqlite3.Connection | None = None
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        # Used by one thread alone, but whichever collects it may close it.
        connection = sqlite3.connect(path, timeout=patience, isolation_level=None, check_same_thread=False)
        _guard(connection)
        _check(connection)
    except sqlite3.Error as error:
        if connection is not None:
            connection.close()
        raise told(error) from error
    except OSError as error:
        raise LibraryError(error.errno, error.strerror) from error
    except UnicodeDecodeError as error:  # SQLite quotes a damaged schema, which Python takes for text
        if connection is not None:
            connection.close()
        raise UnusableError from error
    except UnusableError:
        if connection is not None:
            connection.close()
        raise
    return connection


def _guard(connection: sqlite3.Connection) -> None:
    """Nothing in the file is trusted, and no text in it may be very long."""
    connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, _LONGEST)
    connection.text_factory = _text
    connection.execute("PRAGMA trusted_schema = OFF")
    connection.execute("PRAGMA cell_size_check = ON")
    connection.execute("PRAGMA cache_size = -4096")


def _text(data: bytes) -> str:
    """What others have written there may be no text."""
    return data.decode("utf-8", "replace")


def closed(connection: sqlite3.Connection, path: Path) -> None:
    """Close a connection: what was begun and not ended is undone, and a long log gives its room back to the disk.

    What was committed is in the file, whatever closing meets; so its errors are of no interest.
    """
    connection.set_progress_handler(None, 0)
    with contextlib.suppress(sqlite3.Error):
        if connection.in_transaction:
            connection.rollback()
        if _size(path.with_name(f"{path.name}-wal")) > _LOG_LIMIT:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    with contextlib.suppress(sqlite3.Error):
        connection.close()


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError:
        return 0


def _check(connection: sqlite3.Connection) -> None:
    if _schema(connection) != _TABLES:
        _begin(connection)
    version, application = _number(connection, "user_version"), _number(connection, "application_id")
    if application != APPLICATION or version > VERSION:
        raise UnusableError(is_newer=application == APPLICATION)
    if version != VERSION or _schema(connection) != _TABLES:
        raise UnusableError
    if connection.execute("PRAGMA journal_mode").fetchone()[0] != "wal":
        connection.execute("PRAGMA journal_mode = WAL")  # where a disk cannot do it, the usual journal stays
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute(f"PRAGMA journal_size_limit = {_LOG_LIMIT}")


def _begin(connection: sqlite3.Connection) -> None:
    """Write the tables in a file that is empty, and still is once nobody else writes."""
    if _schema(connection) or _number(connection, "application_id") or _number(connection, "user_version"):
        return
    connection.execute("PRAGMA auto_vacuum = INCREMENTAL")
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("BEGIN IMMEDIATE")
    if not _schema(connection):
        for table in _TABLES:
            connection.execute(table)
        connection.execute(f"PRAGMA application_id = {APPLICATION}")
        connection.execute(f"PRAGMA user_version = {VERSION}")
    connection.execute("COMMIT")


def _schema(connection: sqlite3.Connection) -> tuple[str, ...]:
    rows = connection.execute(
        "SELECT sql FROM sqlite_master WHERE name NOT LIKE 'sqlite~_%' ESCAPE '~' LIMIT 9"
    )
    return tuple(str(sql) for (sql,) in rows)


def _number(connection: sqlite3.Connection, pragma: str) -> int:
    return int(connection.execute(f"PRAGMA {pragma}").fetchone()[0])


# --- setting aside ------------------------------------------------------------------------------------------


def identity(path: Path) -> tuple[int, int] | None:
    """What tells a file from another of the same name; None where there is none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def set_aside(path: Path, which: tuple[int, int] | None) -> Path | None:
    """Give a file that cannot be used another name, with all that belongs to it; answers where it is now.

    Args:
        path: of the library.
        which: the file that was found unusable; where another stands there by now, somebody else was quicker.

    Raises:
        OSError: it cannot be renamed.
    """
    if which is None or identity(path) != which:
        return None
    aside = path.with_name(f"{path.stem} {datetime.now(UTC):%Y-%m-%d %H-%M-%S.%f}.set-aside{path.suffix}")
    os.rename(path, aside)  # noqa: PTH104 - never over another file
    for ending in _SIDE_FILES[1:]:
        with contextlib.suppress(OSError):
            path.with_name(path.name + ending).replace(aside.with_name(aside.name + ending))
    return aside
