"""What is done to the library's file, each deed a function of a connection; they run in the thread of the desk.

A collection that is removed stays in the file, marked, so that removing can be undone; what was marked more than a day
ago goes when a program begins, in pieces, so that nobody waits long.
"""

import json
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import chain, islice
from time import time
from typing import Final

from solver_core.formats import FormatError
from sudoku_gui.session import library_records
from sudoku_gui.session.library_desk import Teller
from sudoku_gui.session.library_records import Record
from sudoku_gui.session.shelf_rows import Rows

_DAY: Final = 24 * 3600
_PIECE: Final = 20_000
"""Rows that go in one transaction."""
_BLOCK: Final = 256
"""Rows that are read at a time."""
_LEVELS: Final = 60
"""Different levels of a collection that are remembered."""
_LONGEST_NAME: Final = 200

_INSERT: Final = (
    "INSERT INTO puzzles (collection, place, givens, filled, title, level, headers, whole) VALUES "
)
_ROW: Final = "(?,?,?,?,?,?,?,?)"
_BATCH: Final = 128
"""Puzzles that go in with one statement, during which other threads run."""


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
    """

    elapsed: int
    solved: bool
    sheet: str = ""


@dataclass(frozen=True, slots=True)
class Taken:
    """What came of taking puzzles in.

    Attributes:
        collection: what they are now.
        unreadable: how many rows held no puzzle.
        first: why the first of those did not; "" where all did.
        again: how many puzzles the collection holds more than once, each counted without the first.
    """

    collection: Kept
    unreadable: int = 0
    first: str = ""
    again: int = 0


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
        "SELECT id, name, size, levels FROM collections WHERE removed IS NULL ORDER BY name COLLATE NOCASE, id LIMIT 10000"
    )
    return tuple(Kept(int(key), str(name), int(size), _levels(levels)) for key, name, size, levels in rows)


def _levels(text: object) -> tuple[str, ...]:
    try:
        held = json.loads(str(text))
    except (ValueError, RecursionError):
        return ()
    return tuple(map(str, held)) if isinstance(held, list) else ()


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
        connection.execute("PRAGMA incremental_vacuum(20000)").fetchall()


def _free_name(connection: sqlite3.Connection, name: str, itself: int = 0) -> str:
    """The name, or where another collection has it already, the name with a number."""
    wanted = " ".join(name.split())[:_LONGEST_NAME] or "-"
    rows = connection.execute(
        "SELECT name FROM collections WHERE removed IS NULL AND id <> ? LIMIT 10000", (itself,)
    )
    taken = {str(held).casefold() for (held,) in rows}
    numbers = (f"{wanted} ({number})" for number in range(2, len(taken) + 3))
    return next(free for free in (wanted, *numbers) if free.casefold() not in taken)


# --- taking in ----------------------------------------------------------------------------------------------


def take_in(connection: sqlite3.Connection, teller: Teller, name: str, rows: Rows) -> Taken:
    """Make a collection of all puzzles in these rows, in one transaction.

    Raises:
        FormatError: not one of them can be read.
        GivenUpError: nobody wants it any more.
    """
    with transaction(connection):
        collection = _new_collection(connection, name)
        harvest = _Harvest(rows, teller)
        rows_of_table = ((collection, place, *record) for place, record in enumerate(harvest))
        while batch := list(islice(rows_of_table, _BATCH)):
            connection.execute(_INSERT + _ROW + f",{_ROW}" * (len(batch) - 1), list(chain(*batch)))
        if not harvest.size:
            raise harvest.error or FormatError("there is no puzzle to be kept")
        levels = sorted(harvest.levels)
        connection.execute(
            "UPDATE collections SET size = ?, levels = ? WHERE id = ?",
            (harvest.size, json.dumps(levels), collection),
        )
        [again] = connection.execute(
            "SELECT count(*) - count(DISTINCT givens) FROM puzzles WHERE collection = ?", (collection,)
        ).fetchone()
        [held] = connection.execute("SELECT name FROM collections WHERE id = ?", (collection,)).fetchone()
    kept = Kept(collection, held, harvest.size, tuple(levels))
    return Taken(kept, harvest.unreadable, str(harvest.error or ""), again)


def add(connection: sqlite3.Connection, collection: int | None, name: str, records: Sequence[Record]) -> Kept:
    """Put some puzzles at the end of a collection, or into a new one of this name; those it has already are passed over."""
    with transaction(connection):
        if collection is None:
            collection = _new_collection(connection, name)
        [place] = connection.execute(
            "SELECT ifnull(max(place) + 1, 0) FROM puzzles WHERE collection = ?", (collection,)
        ).fetchone()
        for record in records:
            known = connection.execute(
                "SELECT 1 FROM puzzles WHERE collection = ? AND givens = ? LIMIT 1", (collection, record[0])
            ).fetchone()
            if known is None:
                connection.execute(_INSERT + _ROW, (collection, place, *record))
                place += 1
        connection.execute("UPDATE collections SET size = ? WHERE id = ?", (place, collection))
        [held] = connection.execute("SELECT name FROM collections WHERE id = ?", (collection,)).fetchone()
    return Kept(collection, str(held), place)


def _new_collection(connection: sqlite3.Connection, name: str) -> int:
    done = connection.execute(
        "INSERT INTO collections (name, size, begun, levels) VALUES (?, 0, ?, '[]')",
        (_free_name(connection, name), int(time())),
    )
    return int(done.lastrowid or 0)


class _Harvest:
    """The records of rows, one after the other; counts what it meets."""

    def __init__(self, rows: Rows, teller: Teller) -> None:
        self._rows = rows
        self._teller = teller
        self.size = 0
        self.unreadable = len(rows.faults)
        self.error: FormatError | None = None
        for fault in rows.faults[:1]:
            self.error = FormatError(fault.message, fault.line, fault.column)
        self.levels: set[str] = set()

    def __iter__(self) -> Iterator[Record]:
        start = 0
        while True:
            while start >= len(self._rows) and not self._rows.is_whole:
                self._rows.look_further(5)
            stop = min(start + _BLOCK, len(self._rows))
            if start == stop:
                return
            yield from self._block(start, stop)
            start = stop
            known = 1.0 if self._rows.is_whole else self._rows.look_further(0)
            self._teller.tell(0.9 * known * start / len(self._rows))

    def _block(self, start: int, stop: int) -> Iterator[Record]:
        characters = self._rows.digits(start, stop).translate(library_records.TO_CHARACTERS).decode()
        for index, is_bare in zip(range(start, stop), self._rows.bare(start, stop), strict=True):
            if is_bare:
                at = 81 * (index - start)
                self.size += 1
                yield library_records.bare(characters[at : at + 81])
            else:
                yield from self._one(index)

    def _one(self, index: int) -> Iterator[Record]:
        try:
            puzzle = self._rows.puzzle(index)
        except FormatError as error:
            self.unreadable += 1
            self.error = self.error or error
            return
        record = library_records.written(puzzle)
        if record[3] and len(self.levels) < _LEVELS:
            self.levels.add(record[3])
        self.size += 1
        yield record


# --- states of play -------------------------------------------------------------------------------------------


def keep_plays(connection: sqlite3.Connection, plays: Mapping[str, Play]) -> None:
    """Keep how far some puzzles have been played, each by its givens."""
    now = int(time())
    with transaction(connection):
        connection.executemany(
            "INSERT OR REPLACE INTO plays (givens, sheet, elapsed, solved, played) VALUES (?,?,?,?,?)",
            ((key, play.sheet, play.elapsed, int(play.solved), now) for key, play in plays.items()),
        )


def play_of(connection: sqlite3.Connection, givens: str) -> Play | None:
    """How far a puzzle has been played, with the state of play."""
    row = connection.execute(
        "SELECT elapsed, solved, sheet FROM plays WHERE givens = ?", (givens,)
    ).fetchone()
    return Play(int(row[0]), bool(row[1]), str(row[2])) if row else None


def glance(connection: sqlite3.Connection, givens: str) -> Play | None:
    """The same without the state of play."""
    row = connection.execute("SELECT elapsed, solved FROM plays WHERE givens = ?", (givens,)).fetchone()
    return Play(int(row[0]), bool(row[1])) if row else None
