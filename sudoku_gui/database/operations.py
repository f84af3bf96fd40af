"""Operations on the library's file: functions of a connection, most of them run by the `Worker`.

A removed collection is only marked, so that removing can be undone. Collections marked more than a day ago are
deleted at the next start, in batches, so that no transaction takes long.
"""

import json
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from time import time
from typing import Final

from sudoku_gui.database.records import storable
from sudoku_gui.database.schema import GoneError
from sudoku_gui.database.worker import TaskProgress
from sudoku_gui.document.atomic_file import writable
from sudoku_gui.document.clock import SolveRecord

_DAY: Final = 24 * 3600
_BATCH: Final = 20_000  # rows that are deleted in one transaction
_PAGES: Final = 2_000  # empty pages that are freed at a time
_LONGEST_NAME: Final = 200
_MOST: Final = (1 << 31) - 1  # puzzles of a collection, whatever another program has written into the file

_UNFIT: Final = (
    ValueError,
    OverflowError,
    sqlite3.DataError,
    sqlite3.InterfaceError,
    sqlite3.ProgrammingError,
)
"""Raised for a value that cannot be stored, whatever the disk."""


@dataclass(frozen=True, slots=True)
class CollectionInfo:
    """A collection of the library; `levels` are some of those that its puzzles have."""

    id: int
    name: str
    size: int
    levels: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Game:
    """How far a puzzle has been played."""

    elapsed: int  # milliseconds spent on it
    solved: bool
    state: str = ""  # the saved state, as the text of a `.dsudoku` file; "" in a summary
    played: int = field(default=0, compare=False)  # when, in seconds since 1970


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """Commit at the end, roll back after an error."""
    with connection:
        connection.execute("BEGIN IMMEDIATE")
        yield


# --- collections --------------------------------------------------------------------------------------------


def collections(connection: sqlite3.Connection) -> tuple[CollectionInfo, ...]:
    """All that are not removed, by name."""
    rows = connection.execute(
        "SELECT id, CAST(name AS TEXT), min(max(CAST(size AS INTEGER), 0), ?), levels"
        " FROM collections WHERE removed IS NULL ORDER BY name COLLATE NOCASE, id LIMIT 10000",
        (_MOST,),
    )
    return tuple(CollectionInfo(key, name or "", size or 0, _levels(some)) for key, name, size, some in rows)


def _levels(text: object) -> tuple[str, ...]:
    try:
        found = json.loads(str(text))
    except (ValueError, RecursionError):
        return ()
    return tuple(map(str, found)) if isinstance(found, list) else ()


def new_collection(connection: sqlite3.Connection, name: str) -> int:
    """Insert an empty collection, under a name that is not taken; returns its number."""
    done = connection.execute(
        "INSERT INTO collections (name, size, begun, levels) VALUES (?, 0, ?, '[]')",
        (_free_name(connection, name), int(time())),
    )
    return int(done.lastrowid or 0)


def named(connection: sqlite3.Connection, name: str) -> int:
    """The collection of this name, which is made where there is none; returns its number."""
    found = connection.execute(
        "SELECT id FROM collections WHERE name = ? AND removed IS NULL ORDER BY id LIMIT 1", (storable(name),)
    ).fetchone()
    return int(found[0]) if found else new_collection(connection, name)


def rename(connection: sqlite3.Connection, collection: int, name: str) -> None:
    """Rename a collection; where the name is taken, a number is added. Raises a GoneError."""
    statement = "UPDATE collections SET name = ? WHERE id = ? AND removed IS NULL"
    with transaction(connection):
        if not connection.execute(statement, (_free_name(connection, name, collection), collection)).rowcount:
            raise GoneError


def set_removed(connection: sqlite3.Connection, collection: int, *, removed: bool) -> None:
    """Mark a collection as removed, or restore it; raises a GoneError if it is deleted."""
    when = int(time()) if removed else None
    statement = "UPDATE collections SET removed = ? WHERE id = ?"
    with transaction(connection):
        if not connection.execute(statement, (when, collection)).rowcount:
            raise GoneError


def has_expired(connection: sqlite3.Connection) -> bool:
    """Whether a collection was removed more than a day ago."""
    question = "SELECT 1 FROM collections WHERE removed < ? LIMIT 1"
    return connection.execute(question, (int(time() - _DAY),)).fetchone() is not None


def delete_expired(connection: sqlite3.Connection, progress: TaskProgress, age: float = _DAY) -> None:
    """Delete collections that were removed more than this many seconds ago."""
    old = connection.execute(
        "SELECT id FROM collections WHERE removed IS NOT NULL AND removed < ? LIMIT 1000",
        (int(time() - age),),
    ).fetchall()
    for (collection,) in old:
        deleted = 1
        while deleted:
            progress.report(0.0)
            with transaction(connection):
                deleted = connection.execute(
                    "DELETE FROM puzzles WHERE collection = ? AND place IN"
                    " (SELECT place FROM puzzles WHERE collection = ? LIMIT ?)",
                    (collection, collection, _BATCH),
                ).rowcount
        with transaction(connection):
            connection.execute("DELETE FROM collections WHERE id = ? AND removed IS NOT NULL", (collection,))
    pages, before = (_free_pages(connection), 0) if old else (0, 0)
    while pages and pages != before:
        progress.report(0.0)
        connection.executescript(f"PRAGMA incremental_vacuum({_PAGES})")  # `execute` would free one page
        pages, before = _free_pages(connection), pages


def _free_pages(connection: sqlite3.Connection) -> int:
    return int(connection.execute("PRAGMA freelist_count").fetchone()[0])


def _free_name(connection: sqlite3.Connection, name: str, itself: int = 0) -> str:
    """The name, with a number where another collection has it already."""
    wanted = " ".join(storable(name).split())[:_LONGEST_NAME] or "-"
    question = "SELECT name FROM collections WHERE removed IS NULL AND id <> ? LIMIT 10000"
    taken = {str(found).casefold() for (found,) in connection.execute(question, (itself,))}
    numbers = (f"{wanted} ({number})" for number in range(2, len(taken) + 3))
    return next(free for free in (wanted, *numbers) if free.casefold() not in taken)


# --- games --------------------------------------------------------------------------------------------------

_STORE_GAME: Final = (
    "INSERT INTO plays (givens, sheet, elapsed, solved, played) VALUES (:givens, :sheet, :elapsed, :solved, :played)"
    " ON CONFLICT (givens) DO UPDATE SET sheet = :sheet, elapsed = :elapsed, solved = :solved, played = :played"
    " WHERE :played >= plays.played OR plays.played > :now"
)


def store_games(connection: sqlite3.Connection, games: Mapping[str, Game]) -> dict[str, Exception]:
    """Store games by their givens; returns those that could not be stored, with the errors.

    Another window may have played a puzzle since: the latest game wins, unless its time is in the future.
    """
    rejected: dict[str, Exception] = {}
    with transaction(connection):
        for key, game in games.items():
            row = {
                "givens": key,
                "sheet": writable(game.state),
                "elapsed": game.elapsed,
                "solved": int(game.solved),
                "played": game.played,
                "now": int(time()),
            }
            try:
                connection.execute(_STORE_GAME, row)
            except _UNFIT as error:
                rejected[key] = error
    return rejected


def game_of(connection: sqlite3.Connection, givens: str, *, with_state: bool = True) -> Game | None:
    """How far a puzzle has been played; a summary lacks the saved state."""
    row = connection.execute(
        "SELECT CAST(elapsed AS INTEGER), CAST(solved AS INTEGER), CAST(played AS INTEGER),"
        " CASE WHEN ? THEN CAST(sheet AS TEXT) ELSE '' END FROM plays WHERE givens = ?",
        (with_state, givens),
    ).fetchone()
    return Game(row[0], bool(row[1]) and _is_puzzle(givens), row[3], row[2]) if row else None


def unfinished(connection: sqlite3.Connection, most: int) -> dict[str, Game]:
    """The games that are not solved, by their givens, at most this many, the latest first."""
    rows = connection.execute(
        "SELECT CAST(givens AS TEXT), CAST(elapsed AS INTEGER), CAST(sheet AS TEXT), CAST(played AS INTEGER)"
        " FROM plays WHERE NOT solved ORDER BY played DESC LIMIT ?",
        (most,),
    )
    return {givens: Game(elapsed, False, sheet, played) for givens, elapsed, sheet, played in rows}


# --- puzzles that were solved by hand ---------------------------------------------------------------------------

_MOST_SOLVES: Final = 5000  # that are read, the newest: they take 30 ms
_LARGEST: Final = (1 << 53) - 1
_LATEST: Final = 253_402_214_400  # seconds since 1970, on the last day that Python's calendar has
_LONGEST_LEVEL: Final = 100


def add_solve(connection: sqlite3.Connection, record: SolveRecord) -> None:
    """Store a record, unless the puzzle was solved before."""
    level = writable(storable(record.level[:_LONGEST_LEVEL]))
    with transaction(connection):
        connection.execute(
            "INSERT INTO solves (givens, level, elapsed, hints, solved) VALUES (?, ?, ?, ?, ?)"
            " ON CONFLICT (givens) DO NOTHING",
            (record.givens, level, min(record.elapsed, _LARGEST), int(record.with_hints), record.solved),
        )


def solves(connection: sqlite3.Connection) -> tuple[SolveRecord, ...]:
    """All records, the oldest first; skips invalid times, and boards of givens alone, which earlier versions stored."""
    rows = connection.execute(
        "SELECT CAST(givens AS TEXT), CAST(level AS TEXT), CAST(elapsed AS INTEGER), CAST(hints AS INTEGER),"
        " CAST(solved AS INTEGER) FROM solves ORDER BY solved DESC, givens LIMIT ?",
        (_MOST_SOLVES,),
    )
    return tuple(
        SolveRecord(givens, level, elapsed, bool(hints), solved)
        for givens, level, elapsed, hints, solved in reversed(rows.fetchall())
        if 0 <= elapsed <= _LARGEST and 0 <= solved <= _LATEST and _is_puzzle(givens)
    )


def _is_puzzle(givens: str) -> bool:
    return not (len(givens) >= 81 and givens[:81].isdecimal())


def clear_solves(connection: sqlite3.Connection) -> None:
    """Delete all solve records; progress stays."""
    with transaction(connection):
        connection.execute("DELETE FROM solves")
