"""The library's file: its tables, how it is opened, and what happens to a file that cannot be used.

One SQLite database, `library.db`::

    collections   id, name, size, begun, levels, removed      removed: when (seconds since 1970), or null
    puzzles       collection, place, givens, filled, title, level, headers, whole
    plays         givens, sheet, elapsed, solved, played      sheet: the state, the text of a .dsudoku file
    solves        givens, level, elapsed, hints, solved
    ratings       givens, result, score, hardest

A puzzle is found by its collection and its place in it, from 0 and without gaps. `givens` is the code of a
`Grid`: 81 characters, readable in any program for SQLite, and more where a puzzle is given by candidates; `headers` is
a JSON list of pairs, and `whole`, where a puzzle holds more than givens and headers, the text of a `.dsudoku` file. A
game belongs to givens, in whatever collection; so does a solve, which is what the user has solved by hand, with its
time in milliseconds, whether hints were used, and when, and a rating, see `ratings`.

The journal is a write-ahead log (WAL): readers do not wait for writers, also in two running programs, and a program
that is killed leaves at most an unfinished transaction. The file's content is not trusted: its schema must be exactly
ours.
"""

import contextlib
import os
import sqlite3
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from sudoku_gui.document.atomic_file import make_private_folder
from sudoku_gui.player.errors import AppMessage

# fmt: off
TEMPLATES: Final = {
    "library.missing": "this puzzle is no longer in the library",
    "library.damaged": "this puzzle in the library is damaged; remove it and import it again",
    "library.gone": "this collection is no longer in the library",
    "library.unread": "the library cannot be read; try again",
    "library.busy": "another program is writing to the library; close it, or wait until it is done",
    "library.closed": "the library cannot be opened; allow reading and writing its file and folder",
    "library.protected": "the library cannot be written; allow writing to its file and folder",
    "library.moved": "the library was moved or replaced while it was being written; try again",
    "library.full": "the disk is full; free some space on it",
    "library.disk": "the disk reports an error; free some space on it, or check it",
    "library.long": "this text is too long for the library",
    "library.other": "the library reports the error {name}; close other programs and try again",

    "file.changed": "the file has changed since it was opened; open it again",
    "file.no_puzzle": "no puzzle was found in this file",
    "file.nothing": "there is no puzzle to write",
}
# fmt: on


class LibraryMessage(AppMessage, templates=TEMPLATES):
    """Messages of the library, by code."""

    __slots__ = ()


APPLICATION: Final = 0x44534C62
"""The application id in the file's header: "DSLb"."""

VERSION: Final = 3
"""The version of the schema; a file of another version is set aside and a new one created."""

PATIENCE: Final = 20.0
"""Seconds for which a writer waits for another."""

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
_SOLVES: Final = (
    "CREATE TABLE solves (givens TEXT PRIMARY KEY, level TEXT NOT NULL, elapsed INTEGER NOT NULL,"
    " hints INTEGER NOT NULL, solved INTEGER NOT NULL)"
)
_RATINGS: Final = (
    "CREATE TABLE ratings (givens TEXT PRIMARY KEY, result TEXT NOT NULL, score INTEGER NOT NULL,"
    " hardest TEXT NOT NULL) WITHOUT ROWID"
)
_TABLES: Final = (_COLLECTIONS, _PUZZLES, _PLAYS, _SOLVES, _RATINGS)
_LONGEST: Final = 8 << 20  # bytes of a text or row; no saved state is so long
_BROKEN: Final = {sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_FORMAT}
_TEMPORARY: Final = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}
_CAUSES: Final = {
    sqlite3.SQLITE_BUSY: "library.busy",
    sqlite3.SQLITE_LOCKED: "library.busy",
    sqlite3.SQLITE_CANTOPEN: "library.closed",
    sqlite3.SQLITE_FULL: "library.full",
    sqlite3.SQLITE_IOERR: "library.disk",
    sqlite3.SQLITE_NOMEM: "program.memory",
    sqlite3.SQLITE_PERM: "library.protected",
    sqlite3.SQLITE_READONLY: "library.protected",
    sqlite3.SQLITE_TOOBIG: "library.long",
}
_LOG_LIMIT: Final = 1 << 20  # bytes of the log that stay on disk when nothing is written
_SIDE_FILES: Final = ("", "-wal", "-shm", "-journal")


class LibraryError(OSError):
    """The library cannot be read or written; ``is_temporary`` where another program holds the file at the moment."""

    is_temporary = False


class GoneError(LibraryError):
    """The collection was removed, in another window or together with the file in which it was."""

    def __init__(self) -> None:
        super().__init__(0, LibraryMessage("library.gone"))


class UnusableError(Exception):
    """The file is not a library, damaged, or `of_other_version`; `which` it is, see `identity`."""

    def __init__(self, which: tuple[int, int] | None, *, of_other_version: bool = False) -> None:
        super().__init__()
        self.which = which
        self.of_other_version = of_other_version


def library_error(error: sqlite3.Error, which: tuple[int, int] | None = None) -> LibraryError | UnusableError:
    """The library's error for one of the database in this file."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if code in _BROKEN:
        return UnusableError(which)
    cause = _CAUSES.get(code)
    name = getattr(error, "sqlite_errorname", type(error).__name__)
    made = LibraryError(0, LibraryMessage(cause) if cause else LibraryMessage("library.other", name=name))
    made.is_temporary = code in _TEMPORARY
    return made


def moved_error() -> LibraryError:
    """The file was moved or replaced while it was in use; the work can be tried again."""
    made = LibraryError(0, LibraryMessage("library.moved"))
    made.is_temporary = True
    return made


def connect(path: Path, patience: float = PATIENCE) -> sqlite3.Connection:
    """A connection for this thread, which creates the file; raises an UnusableError or a LibraryError."""
    connection: sqlite3.Connection | None = None
    which: tuple[int, int] | None = None
    try:
        _keep_private(path)
        which = identity(path)
        # One thread uses it, but the garbage collector may close it in another.
        connection = sqlite3.connect(path, timeout=patience, isolation_level=None, check_same_thread=False)
        _guard(connection)
        _check(connection, which)
    except (sqlite3.Error, OSError, UnicodeDecodeError, UnusableError) as error:
        if connection is not None:
            connection.close()
        if isinstance(error, UnusableError):
            raise
        if isinstance(error, sqlite3.Error):
            raise library_error(error, which) from error
        if isinstance(error, OSError):
            raise LibraryError(error.errno, error.strerror) from error
        raise UnusableError(which) from error  # SQLite quotes a damaged schema, which Python decodes as text
    return connection


def _keep_private(path: Path) -> None:
    """Create a missing file with private permissions, which SQLite's other files inherit."""
    make_private_folder(path.parent)
    with contextlib.suppress(OSError):  # where it cannot be made, SQLite says so
        # Never opened where it exists: closing it would end the locks of all connections of this process.
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))


def _guard(connection: sqlite3.Connection) -> None:
    """Configure a connection not to trust the file, including text that is not UTF-8."""
    connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, _LONGEST)
    connection.text_factory = lambda data: data.decode("utf-8", "replace")
    connection.execute("PRAGMA trusted_schema = OFF")
    connection.execute("PRAGMA cell_size_check = ON")
    connection.execute("PRAGMA cache_size = -4096")


def disconnect(connection: sqlite3.Connection, path: Path) -> None:
    """Close a connection, rolling back what is unfinished, and shrink a long log; errors do not matter now."""
    connection.set_progress_handler(None, 0)
    with contextlib.suppress(sqlite3.Error, OSError):
        if connection.in_transaction:
            connection.rollback()
        log = path.with_name(f"{path.name}-wal")
        if log.exists() and log.stat().st_size > _LOG_LIMIT:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    with contextlib.suppress(sqlite3.Error):
        connection.close()


def _check(connection: sqlite3.Connection, which: tuple[int, int] | None) -> None:
    if _schema(connection) != _TABLES:
        _create(connection)
    if _number(connection, "application_id") != APPLICATION:
        raise UnusableError(which)
    if _number(connection, "user_version") != VERSION:
        raise UnusableError(which, of_other_version=True)
    if _schema(connection) != _TABLES:
        raise UnusableError(which)
    if connection.execute("PRAGMA journal_mode").fetchone()[0] != "wal":
        # Where the disk does not support it, the usual journal stays.
        connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute(f"PRAGMA journal_size_limit = {_LOG_LIMIT}")


def _create(connection: sqlite3.Connection) -> None:
    """Create the tables in an empty file, checking again after getting the write lock."""
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
    question = "SELECT sql FROM sqlite_master WHERE name NOT LIKE 'sqlite~_%' ESCAPE '~' LIMIT 9"
    return tuple(str(sql) for (sql,) in connection.execute(question))


def _number(connection: sqlite3.Connection, pragma: str) -> int:
    return int(connection.execute(f"PRAGMA {pragma}").fetchone()[0])


def identity(path: Path) -> tuple[int, int] | None:
    """Distinguishes a file from another of the same name; None if there is none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def quarantine(path: Path, which: tuple[int, int] | None) -> Path | None:
    """Rename an unusable file with its journals; the new path, or None if the file is no longer this one.

    It may have been replaced by another program or thread, so its identity is compared. Its journals go first: as soon
    as the name is free, those of a new file may have theirs. Raises an OSError.
    """
    if which is None or identity(path) != which:
        return None
    now = f"{datetime.now(UTC):%Y-%m-%d %H-%M-%S.%f}"
    quarantined = path.with_name(f"{path.stem} {now}.set-aside{path.suffix}")
    for ending in _SIDE_FILES[1:]:
        with contextlib.suppress(OSError):
            path.with_name(path.name + ending).replace(quarantined.with_name(quarantined.name + ending))
    os.rename(path, quarantined)  # noqa: PTH104 - never replaces another file
    return quarantined
