"""What is done to the library's file, each deed a function of a connection; they run in the thread of the desk.

A collection that is removed stays in the file, marked, so that removing can be undone; what was marked more than a day
ago goes when a program begins, in pieces, so that nobody waits long.
"""

import json
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from time import time
from typing import Final

from sudoku_gui.document.session_state import writable
from sudoku_gui.library.desk import Teller
from sudoku_gui.library.records import storable

_DAY: Final = 24 * 3600
_PIECE: Final = 20_000
"""Rows that go in one transaction."""
_PAGES: Final = 2_000
"""Empty pages that are given back at a time."""
_LONGEST_NAME: Final = 200
_MOST: Final = (1 << 31) - 1
"""Puzzles of a collection, whatever somebody has written into the file."""

_UNFIT: Final = (
    ValueError,
    OverflowError,
    sqlite3.DataError,
    sqlite3.InterfaceError,
    sqlite3.ProgrammingError,
)
"""What is raised where a value cannot be stored, which is no fault of the disk."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A collection of the library.

    Attributes:
        id: its number.
        name: what the user calls it.
        size: how many puzzles it has.
        levels: some of the levels that its puzzles are said to have.
    """

    id: int
    name: str
    size: int
    levels: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Play:
    """How far a puzzle has been played.

    Attributes:
        elapsed: milliseconds spent on it.
        solved: whether it is done.
        sheet: the state of play, as the text of a `.dsudoku` file.
        played: when, in seconds since 1970.
    """

    elapsed: int
    solved: bool
    sheet: str = ""
    played: int = field(default=0, compare=False)


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """All of it or nothing."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
    except BaseException:
        if connection.in_transaction:
            connection.rollback()
        raise
    connection.execute("COMMIT")


# --- collections --------------------------------------------------------------------------------------------


def collections(connection: sqlite3.Connection) -> tuple[Kept, ...]:
    """All that are not removed, by name."""
    rows = connection.execute(
        "SELECT id, CAST(name AS TEXT), min(max(CAST(size AS INTEGER), 0), ?), levels"
        " FROM collections WHERE removed IS NULL ORDER BY name COLLATE NOCASE, id LIMIT 10000",
        (_MOST,),
    )
    return tuple(Kept(key, name or "", size or 0, _levels(levels)) for key, name, size, levels in rows)


def _levels(text: object) -> tuple[str, ...]:
    try:
        held = json.loads(str(text))
    except (ValueError, RecursionError):
        return ()
    return tuple(map(str, held)) if isinstance(held, list) else ()


def new_collection(connection: sqlite3.Connection, name: str) -> int:
    """Begin an empty collection; answers its number."""
    done = connection.execute(
        "INSERT INTO collections (name, size, begun, levels) VALUES (?, 0, ?, '[]')",
        (_free_name(connection, name), int(time())),
    )
    return int(done.lastrowid or 0)


def rename(connection: sqlite3.Connection, collection: int, name: str) -> None:
    """Call a collection otherwise."""
    with transaction(connection):
        connection.execute(
            "UPDATE collections SET name = ? WHERE id = ?",
            (_free_name(connection, name, collection), collection),
        )


def remove(connection: sqlite3.Connection, collection: int) -> None:
    """Mark a collection as removed; inverse of `restore`."""
    with transaction(connection):
        connection.execute("UPDATE collections SET removed = ? WHERE id = ?", (int(time()), collection))


def restore(connection: sqlite3.Connection, collection: int) -> None:
    """Bring a removed collection back; inverse of `remove`."""
    with transaction(connection):
        connection.execute("UPDATE collections SET removed = NULL WHERE id = ?", (collection,))


def has_remains(connection: sqlite3.Connection, age: float = _DAY) -> bool:
    """Whether something was removed more than so many seconds ago."""
    question = "SELECT 1 FROM collections WHERE removed < ? LIMIT 1"
    return connection.execute(question, (int(time() - age),)).fetchone() is not None


def clear_out(connection: sqlite3.Connection, teller: Teller, age: float = _DAY) -> None:
    """Let go of what was removed more than so many seconds ago."""
    old = connection.execute(
        "SELECT id FROM collections WHERE removed IS NOT NULL AND removed < ? LIMIT 1000",
        (int(time() - age),),
    ).fetchall()
    for (collection,) in old:
        gone = 1
        while gone:
            teller.tell(0.0)
            with transaction(connection):
                gone = connection.execute(
                    "DELETE FROM puzzles WHERE collection = ? AND place IN"
                    " (SELECT place FROM puzzles WHERE collection = ? LIMIT ?)",
                    (collection, collection, _PIECE),
                ).rowcount
        with transaction(connection):
            connection.execute("DELETE FROM collections WHERE id = ? AND removed IS NOT NULL", (collection,))
    if old:
        _give_back(connection, teller)


def _give_back(connection: sqlite3.Connection, teller: Teller) -> None:
    """Give empty pages back to the disk, as far as the file lets us."""
    empty, before = _empty_pages(connection), 0
    while empty and empty != before:
        teller.tell(0.0)
        connection.executescript(f"PRAGMA incremental_vacuum({_PAGES})")  # `execute` would do one page
        empty, before = _empty_pages(connection), empty


def _empty_pages(connection: sqlite3.Connection) -> int:
    return int(connection.execute("PRAGMA freelist_count").fetchone()[0])


def _free_name(connection: sqlite3.Connection, name: str, itself: int = 0) -> str:
    """The name, or where another collection has it already, the name with a number."""
    wanted = " ".join(storable(name).split())[:_LONGEST_NAME] or "-"
    rows = connection.execute(
        "SELECT name FROM collections WHERE removed IS NULL AND id <> ? LIMIT 10000", (itself,)
    )
    taken = {str(held).casefold() for (held,) in rows}
    numbers = (f"{wanted} ({number})" for number in range(2, len(taken) + 3))
    return next(free for free in (wanted, *numbers) if free.casefold() not in taken)


# --- states of play -------------------------------------------------------------------------------------------

_KEEP_PLAY: Final = (
    "INSERT INTO plays (givens, sheet, elapsed, solved, played) VALUES (:givens, :sheet, :elapsed, :solved, :played)"
    " ON CONFLICT (givens) DO UPDATE SET sheet = :sheet, elapsed = :elapsed, solved = :solved, played = :played"
    " WHERE :played >= plays.played OR plays.played > :now"
)


def keep_plays(connection: sqlite3.Connection, plays: Mapping[str, Play]) -> dict[str, Exception]:
    """Keep how far some puzzles have been played, each by its givens; answers which cannot be stored, and why.

    Another window may have gone on with a puzzle since: what was played last stays. A time in the future is no time.
    """
    unfit: dict[str, Exception] = {}
    with transaction(connection):
        for key, play in plays.items():
            row = {
                "givens": key,
                "sheet": writable(play.sheet),
                "elapsed": play.elapsed,
                "solved": int(play.solved),
                "played": play.played,
                "now": int(time()),
            }
            try:
                connection.execute(_KEEP_PLAY, row)
            except _UNFIT as error:
                unfit[key] = error
    return unfit


def play_of(connection: sqlite3.Connection, givens: str) -> Play | None:
    """How far a puzzle has been played, with the state of play."""
    row = connection.execute(
        "SELECT CAST(elapsed AS INTEGER), CAST(solved AS INTEGER), CAST(sheet AS TEXT), CAST(played AS INTEGER)"
        " FROM plays WHERE givens = ?",
        (givens,),
    ).fetchone()
    return Play(row[0], bool(row[1]), row[2], row[3]) if row else None


def glance(connection: sqlite3.Connection, givens: str) -> Play | None:
    """The same without the state of play."""
    row = connection.execute(
        "SELECT CAST(elapsed AS INTEGER), CAST(solved AS INTEGER), CAST(played AS INTEGER)"
        " FROM plays WHERE givens = ?",
        (givens,),
    ).fetchone()
    return Play(row[0], bool(row[1]), played=row[2]) if row else None
