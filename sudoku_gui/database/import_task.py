"""Imports puzzles into the library: a list in one transaction, or a few at the end of a collection."""

import json
import sqlite3
from dataclasses import dataclass
from typing import Final

from solver_core.errors import message_of
from solver_core.formats import FormatError
from sudoku_gui.database import operations, records
from sudoku_gui.database.filter import by_difficulty
from sudoku_gui.database.operations import CollectionInfo
from sudoku_gui.database.records import Record
from sudoku_gui.database.rows import Rows
from sudoku_gui.database.worker import TaskProgress

_BLOCK: Final = 256  # rows that are read at a time
_LEVELS: Final = 60  # different levels of a collection that are remembered
_INSERT: Final = f"INSERT INTO puzzles (collection, place, {records.FIELDS}) VALUES (?,?,?,?,?,?,?,?)"  # noqa: S608 - names of columns


@dataclass(frozen=True, slots=True)
class ImportResult:
    """The new collection, and what of the file is not in it."""

    collection: CollectionInfo
    unreadable: int = 0  # number of rows that hold no puzzle
    first_error: str = ""  # why the first of them does not
    duplicates: int = 0  # number of puzzles that the collection has already


def import_rows(
    connection: sqlite3.Connection, progress: TaskProgress, name: str, rows: Rows
) -> ImportResult:
    """Make a collection of rows, in one transaction; raises a CancelledError, or without puzzles a FormatError."""
    # The log is written into the file first: if the disk gets full, it can be truncated to nothing.
    connection.execute("PRAGMA wal_checkpoint")
    unreadable, first_error = len(rows.faults), rows.faults[0].error if rows.faults else None
    levels: set[str] = set()
    start = size = 0
    with operations.transaction(connection):
        number = operations.new_collection(connection, name)
        while start < len(rows) or not rows.is_complete:
            stop = min(start + _BLOCK, len(rows))
            block = list(rows.records(start, stop))
            read = [record for record in block if not isinstance(record, FormatError)]
            unreadable += len(block) - len(read)
            first_error = first_error or next((one for one in block if isinstance(one, FormatError)), None)
            values = [(number, place, *record) for place, record in enumerate(read, size)]
            connection.executemany(_INSERT, values)
            start, size = stop, size + len(read)
            if len(levels) < _LEVELS:
                levels.update(record[3] for record in read if record[3])
            progress.report(0.9 * rows.read_on(5) * start / max(1, len(rows)))
        if not size:
            raise first_error or FormatError("text.empty")
        found = by_difficulty(levels)[:_LEVELS]
        connection.execute(
            "UPDATE collections SET size = ?, levels = ? WHERE id = ?", (size, json.dumps(found), number)
        )
        [duplicates] = connection.execute(
            "SELECT count(*) - count(DISTINCT givens) FROM puzzles WHERE collection = ?", (number,)
        ).fetchone()
        collection = CollectionInfo(number, _name(connection, number), size, found)
    return ImportResult(collection, unreadable, message_of(first_error) if first_error else "", duplicates)


def add(connection: sqlite3.Connection, name: str, record: Record) -> CollectionInfo:
    """Append a puzzle to the collection of this name, which is made where there is none; a duplicate is skipped."""
    with operations.transaction(connection):
        number = operations.named(connection, name)
        size, is_known = connection.execute(
            "SELECT ifnull(max(place) + 1, 0), max(givens = ?) FROM puzzles WHERE collection = ?",
            (record[0], number),
        ).fetchone()
        if not is_known:
            connection.execute(_INSERT, (number, size, *record))
            size += 1
        connection.execute("UPDATE collections SET size = ? WHERE id = ?", (size, number))
        return CollectionInfo(number, _name(connection, number), size)


def _name(connection: sqlite3.Connection, collection: int) -> str:
    [name] = connection.execute("SELECT name FROM collections WHERE id = ?", (collection,)).fetchone()
    return str(name)
