"""Taking puzzles into the library: a whole list as one transaction, or a few at the end of a collection."""

import json
import sqlite3
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, islice
from typing import Final

from solver_core.formats import FormatError
from sudoku_gui.library import deeds as library_deeds
from sudoku_gui.library import records as library_records
from sudoku_gui.library.deeds import Kept
from sudoku_gui.library.desk import Teller
from sudoku_gui.library.levels import key
from sudoku_gui.library.open_list_rows import Rows
from sudoku_gui.library.records import Record

_BLOCK: Final = 256
"""Rows that are read at a time."""
_LEVELS: Final = 60
"""Different levels of a collection that are remembered."""
_INSERT: Final = (
    "INSERT INTO puzzles (collection, place, givens, filled, title, level, headers, whole) VALUES "
)
_ROW: Final = "(?,?,?,?,?,?,?,?)"
_BATCH: Final = 128
"""Puzzles that go in with one statement, during which other threads run."""


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


def take_in(connection: sqlite3.Connection, teller: Teller, name: str, rows: Rows) -> Taken:
    """Make a collection of all puzzles in these rows, in one transaction.

    Raises:
        FormatError: not one of them can be read.
        GivenUpError: nobody wants it any more.
    """
    # What stands in the log goes into the file first: if the disk gets full, the log can be let go of as a whole.
    connection.execute("PRAGMA wal_checkpoint")
    with library_deeds.transaction(connection):
        collection = library_deeds.new_collection(connection, name)
        harvest = _Harvest(rows, teller)
        rows_of_table = ((collection, place, *record) for place, record in enumerate(harvest))
        while batch := list(islice(rows_of_table, _BATCH)):
            connection.execute(_INSERT + _ROW + f",{_ROW}" * (len(batch) - 1), list(chain(*batch)))
        if not harvest.size:
            raise harvest.error or FormatError("there is no puzzle to be kept")
        levels = sorted(harvest.levels, key=key)
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
    with library_deeds.transaction(connection):
        if collection is None:
            collection = library_deeds.new_collection(connection, name)
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
