"""The puzzles of a collection of the library, read in pages when they are needed."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from sqlite3 import Connection
from typing import Final, TypeAlias

from solver_core.formats import FormatError
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.library import records
from sudoku_gui.library.actions import CollectionInfo
from sudoku_gui.library.errors import LibraryMessage
from sudoku_gui.library.records import Record
from sudoku_gui.library.rows import UNREADABLE, Rows
from sudoku_gui.library.schema import LibraryError

_PAGE: Final = 128
_PAGES: Final = 8

_Found: TypeAlias = list[tuple[object, ...]]


class CollectionRows(Rows):
    """The rows of one collection; ``read`` asks the file, and returns None where that has nothing."""

    format_id = "dsudoku"

    def __init__(
        self, info: CollectionInfo, read: Callable[[Callable[[Connection], _Found]], _Found | None]
    ) -> None:
        self.name = info.name
        self.collection: int | None = info.id
        self._levels = info.levels
        self._size = info.size
        self._read = read
        self._page = lru_cache(_PAGES)(self._read_page)

    def update(self, info: CollectionInfo) -> None:
        """Note that the collection was renamed, or has more puzzles."""
        self.name = info.name
        if info.size != self._size:
            self._size, self._levels = info.size, info.levels
            self._page.cache_clear()

    def __len__(self) -> int:
        return self._size

    def puzzle(self, index: int) -> Puzzle:
        """Raises a FormatError where the record is damaged or gone, an OSError where the file cannot be read."""
        return records.to_puzzle(self._record(index))

    def digits(self, start: int, stop: int) -> bytes:
        """Givens from row `start` to before `stop`, 81 bytes each; placeholders for unreadable rows."""
        found = self._columns("givens", start, stop)
        rows = (_digits(found[place][0]) if place in found else UNREADABLE for place in range(start, stop))
        return b"".join(rows)

    def codes(self, start: int, stop: int) -> Sequence[str]:
        found = self._columns("givens", start, stop)
        return [str(found[place][0]) if place in found else "" for place in range(start, stop)]

    def bare(self, start: int, stop: int) -> Sequence[bool]:
        found = self._columns("headers = '' AND whole IS NULL AND length(givens) = 81", start, stop)
        return [place in found and bool(found[place][0]) for place in range(start, stop)]

    def texts(self, start: int, stop: int) -> Sequence[str]:
        found = self._columns("title || char(10) || headers", start, stop)
        return [str(found[place][0]) if place in found else "" for place in range(start, stop)]

    def levels(self, start: int, stop: int) -> Sequence[str]:
        found = self._columns("level", start, stop)
        return [str(found[place][0]) if place in found else "" for place in range(start, stop)]

    def some_levels(self) -> Sequence[str]:
        """Those that were noted at the import."""
        return self._levels

    def _record(self, index: int) -> Record:
        row = self._page(index // _PAGE).get(index)
        if row is None:
            raise FormatError(LibraryMessage("library.missing"))
        givens, filled, title, level, headers, whole = row
        if not isinstance(filled, int):
            raise FormatError(LibraryMessage("library.damaged"))
        complete = None if whole is None else str(whole)
        return str(givens), filled, str(title), str(level), str(headers), complete

    def _read_page(self, page: int) -> dict[int, tuple[object, ...]]:
        return self._columns(records.FIELDS, _PAGE * page, _PAGE * page + _PAGE)

    def _columns(self, what: str, start: int, stop: int) -> dict[int, tuple[object, ...]]:
        """Columns of rows, by their places, without rows that are gone; raises a LibraryError where the file does not answer."""
        statement = f"SELECT place, {what} FROM puzzles WHERE collection = ? AND place >= ? AND place < ?"  # noqa: S608 - one of the literals above
        values, most = (self.collection, start, stop), max(0, stop - start)
        rows = self._read(lambda connection: connection.execute(statement, values).fetchmany(most))
        if rows is None:
            raise LibraryError(0, LibraryMessage("library.unread"))
        return {place: tuple(rest) for place, *rest in rows if isinstance(place, int)}


def _digits(givens: object) -> bytes:
    """81 digits, also of a damaged record."""
    digits = str(givens).partition("/")[0].encode("ascii", "replace").translate(records.TO_DIGITS)
    return digits if len(digits) == 81 else UNREADABLE
