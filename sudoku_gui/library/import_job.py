"""Imports puzzles into the library: a list in one transaction, or a few at the end of a collection."""

import json
import sqlite3
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, islice
from typing import Final

from solver_core.errors import message_of
from solver_core.formats import FormatError
from sudoku_gui.library import actions, records
from sudoku_gui.library.actions import CollectionInfo
from sudoku_gui.library.filter import by_difficulty
from sudoku_gui.library.records import Record
from sudoku_gui.library.rows import Rows
from sudoku_gui.library.worker import JobProgress

_BLOCK: Final = 256  # rows that are read at a time
_LEVELS: Final = 60  # different levels of a collection that are remembered
_INSERT: Final = f"INSERT INTO puzzles (collection, place, {records.FIELDS}) "
_ROW: Final = "(?,?,?,?,?,?,?,?)"
_UNLESS_KNOWN: Final = (
    "SELECT ?,?,?,?,?,?,?,? WHERE NOT EXISTS (SELECT 1 FROM puzzles WHERE collection = ? AND givens = ?)"
)
_BATCH: Final = 128  # puzzles inserted by one statement, during which other threads run


@dataclass(frozen=True, slots=True)
class ImportResult:
    """The new collection, and what of the file is not in it."""

    collection: CollectionInfo
    unreadable: int = 0  # number of rows that hold no puzzle
    first_error: str = ""  # why the first of them does not
    duplicates: int = 0  # number of puzzles that the collection has already


def import_rows(connection: sqlite3.Connection, progress: JobProgress, name: str, rows: Rows) -> ImportResult:
    """Make a collection of these rows, in one transaction; raises a CancelledError, or without puzzles a FormatError."""
    # The log is written into the file first: if the disk gets full, it can be truncated to nothing.
    connection.execute("PRAGMA wal_checkpoint")
    with actions.transaction(connection):
        number = actions.new_collection(connection, name)
        reader = _RecordReader(rows, progress)
        values = ((number, place, *record) for place, record in enumerate(reader))
        while batch := list(islice(values, _BATCH)):
            connection.execute(f"{_INSERT} VALUES {','.join([_ROW] * len(batch))}", list(chain(*batch)))
        if not reader.size:
            raise reader.error or FormatError("text.empty")
        levels = by_difficulty(reader.levels)
        connection.execute(
            "UPDATE collections SET size = ?, levels = ? WHERE id = ?",
            (reader.size, json.dumps(levels), number),
        )
        [duplicates] = connection.execute(
            "SELECT count(*) - count(DISTINCT givens) FROM puzzles WHERE collection = ?", (number,)
        ).fetchone()
        collection = CollectionInfo(number, _name(connection, number), reader.size, levels)
    first_error = message_of(reader.error) if reader.error else ""
    return ImportResult(collection, reader.unreadable, first_error, duplicates)


def add(
    connection: sqlite3.Connection, collection: int | None, name: str, added: Sequence[Record]
) -> CollectionInfo:
    """Append puzzles to a collection, or to that of this name; duplicates are skipped. Raises a GoneError."""
    with actions.transaction(connection):
        if collection is None:
            collection = actions.named(connection, name)
        actions.check_present(connection, collection)
        [place] = connection.execute(
            "SELECT ifnull(max(place) + 1, 0) FROM puzzles WHERE collection = ?", (collection,)
        ).fetchone()
        for record in added:
            values = (collection, place, *record, collection, record[0])
            place += connection.execute(_INSERT + _UNLESS_KNOWN, values).rowcount
        connection.execute("UPDATE collections SET size = ? WHERE id = ?", (place, collection))
        return CollectionInfo(collection, _name(connection, collection), place)


def _name(connection: sqlite3.Connection, collection: int) -> str:
    [name] = connection.execute("SELECT name FROM collections WHERE id = ?", (collection,)).fetchone()
    return str(name)


class _RecordReader:
    """Iterates over the records of rows, and counts them."""

    def __init__(self, rows: Rows, progress: JobProgress) -> None:
        self._rows = rows
        self._progress = progress
        self.size = 0
        self.unreadable = len(rows.faults)
        self.error: FormatError | None = next((fault.error for fault in rows.faults), None)
        self.levels: set[str] = set()

    def __iter__(self) -> Iterator[Record]:
        start = 0
        while True:
            while start >= len(self._rows) and not self._rows.is_complete:
                self._rows.read_on(5)
            stop = min(start + _BLOCK, len(self._rows))
            if start == stop:
                return
            yield from self._block(start, stop)
            start = stop
            known = 1.0 if self._rows.is_complete else self._rows.read_on(0)
            self._progress.report(0.9 * known * start / len(self._rows))

    def _block(self, start: int, stop: int) -> Iterator[Record]:
        for record in self._rows.records(start, stop):
            if isinstance(record, FormatError):
                self.unreadable += 1
                self.error = self.error or record
                continue
            if record[3] and len(self.levels) < _LEVELS:
                self.levels.add(record[3])
            self.size += 1
            yield record
