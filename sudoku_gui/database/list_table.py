"""The rows of the open list as a table of a temporary database, in which they are searched, filtered and sorted.

::

    rows      place, givens, filled, number, level, words      number: of the level, see `filter.level_number`
    ratings   givens, score, label                             label: the rating as it is shown

`givens` is the code of a `Grid`, "" if a row cannot be read; texts are case-folded. Each order has an index that holds
all that is searched, except cells: the first rows of a sorted search are there at once, and nothing is sorted.
Cost: a million rows take 270 MB of disk, 100 of them for the indexes' texts; to look at them all takes 0.1 to 0.3 s of
a processor, so it is done in a thread. There is one connection: while one thread searches, no other uses it.
"""

import sqlite3
from array import array
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import lru_cache
from typing import Final
from weakref import finalize

from sudoku_gui.database import schema
from sudoku_gui.database.filter import NAMED, ListFilter, level_number
from sudoku_gui.database.ratings import Rating
from sudoku_gui.database.records import storable
from sudoku_gui.database.rows import Entry

_TABLES: Final = """
    PRAGMA journal_mode = OFF;
    PRAGMA synchronous = OFF;
    CREATE TABLE rows (
        place INTEGER PRIMARY KEY, givens TEXT, filled INTEGER, number REAL, level TEXT, words TEXT
    );
    CREATE INDEX by_filled ON rows (filled, place, number, level, words);
    CREATE INDEX by_level ON rows (number, level, place, filled, words);
    CREATE TABLE ratings (givens TEXT PRIMARY KEY, score REAL, label TEXT) WITHOUT ROWID;
    BEGIN;
"""
_INSERT: Final = "INSERT INTO rows VALUES (?, ?, ?, ?, ?, ?)"
_FETCHED: Final = 4096  # places that are noted at a time


class ListTable:
    """The searchable table of a list, deleted with this object. All raise a LibraryError if the disk is full."""

    def __init__(self) -> None:
        self.size = 0  # rows that are in the table
        with _errors():
            self._connection = sqlite3.connect("", isolation_level=None, check_same_thread=False)
            finalize(self, self._connection.close)
            self._connection.executescript(_TABLES)

    def add(self, entries: Iterable[Entry]) -> None:
        """Put more rows at the end, in lower case."""
        rows = [
            (place, givens, 81 - givens.count(".", 0, 81) if givens else 0, *_level(level), words.casefold())
            for place, (givens, level, words) in enumerate(entries, self.size)
        ]
        with _errors():
            try:
                self._connection.executemany(_INSERT, rows)
            except UnicodeEncodeError:  # names of files that are not UTF-8
                self._connection.execute("DELETE FROM rows WHERE place >= ?", (self.size,))
                self._connection.executemany(
                    _INSERT, [(*most, storable(level), storable(words)) for *most, level, words in rows]
                )
        self.size += len(rows)

    def set_ratings(self, rated: Mapping[str, Rating]) -> None:
        """Note ratings by the codes of their givens."""
        rows = [
            (givens, one.score if one.hardest else NAMED, one.text.casefold())
            for givens, one in rated.items()
        ]
        with _errors():
            self._connection.executemany("INSERT OR REPLACE INTO ratings VALUES (?, ?, ?)", rows)

    def find(self, wanted: ListFilter, unrated: str | None, first: int, found: "array[int]") -> None:
        """Append the places from `first` on that pass a filter, in its order."""
        statement, values = wanted.query(unrated)
        with _errors():
            cursor = self._connection.execute(statement, values | {"first": first})
            while places := cursor.fetchmany(_FETCHED):
                found.extend([place for (place,) in places])

    def interrupt(self) -> None:
        """End the search that runs in another thread."""
        self._connection.interrupt()


@lru_cache(256)
def _level(level: str) -> tuple[float, str]:
    return level_number(level), level.casefold()


@contextmanager
def _errors() -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as error:
        raise schema.library_error(error) from error
