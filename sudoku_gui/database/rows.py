"""Sources of puzzle lists: memory, a file that is read bit by bit, or the library.

An unreadable line is also a row, so that row numbers match the file. Rows are searched in a
`ListTable`, which holds their entries.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache, partial
from pathlib import Path
from sqlite3 import Connection
from threading import Lock
from typing import Final, TypeAlias

from solver_core.formats import Fault, FormatError
from solver_core.formats.lists.line_file import LineFile
from solver_core.hints import Difficulty
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.database import records
from sudoku_gui.database.operations import CollectionInfo
from sudoku_gui.database.ratings import Rating
from sudoku_gui.database.records import Record
from sudoku_gui.database.schema import LibraryError, LibraryMessage
from sudoku_gui.document import imports, paths
from sudoku_gui.document.imports import Origin
from sudoku_gui.document.puzzle_stock import Stock
from sudoku_gui.player.job import answered

Entry: TypeAlias = tuple[str, str, str]
"""The searchable data of a row: the code of its givens ("" if unreadable), its level, and its other texts."""

_UNREADABLE: Final = bytes(81)  # the digits of a line that holds no puzzle
_PAGE: Final = 128
_PAGES: Final = 8

_Found: TypeAlias = list[tuple[object, ...]]


class Rows(ABC):
    """A sequence of puzzles, created on demand."""

    name: str
    path: Path | None = None  # the file that holds them, if any
    format_id: str = "sdm"
    collection: int | None = None  # number of the library's collection, if they are one
    stock_level: Difficulty | None = None  # of those that come with the program, if they are such
    levels: tuple[str, ...] = ()  # that the rows are known to have
    faults: tuple[Fault, ...] = ()  # lines that could not be read, and are no rows
    ratings: Mapping[str, Rating] = {}  # that the rows bring along, by the codes of givens
    is_complete = True  # whether all rows are known

    @abstractmethod
    def __len__(self) -> int:
        """How many rows are known."""

    @abstractmethod
    def puzzle(self, index: int) -> Puzzle:
        """The puzzle in a row; raises a FormatError, with the line of the file, where it cannot be read."""

    def entries(self, start: int, stop: int) -> Iterator[Entry]:
        """The table's entries for the rows from `start` to before `stop`."""
        for index in range(start, stop):
            try:
                puzzle = self.puzzle(index)
            except FormatError:
                yield "", "", ""
            else:
                yield puzzle.givens.code, puzzle.header("L"), "\n".join(text for _, text in puzzle.headers)

    def records(self, start: int, stop: int) -> Iterator[Record | FormatError]:
        """The library's records of rows, or the error that keeps them from being read."""
        for index in range(start, stop):
            try:
                yield records.from_puzzle(self.puzzle(index))
            except FormatError as error:
                yield error

    def read_on(self, milliseconds: float) -> float:
        """Find more rows for a while; how much of all is known, from 0 to 1."""
        del milliseconds
        return 1.0

    def reopened(self) -> "Rows":
        """The same rows for another thread to read; raises an OSError or FormatError."""
        return self

    def close(self) -> None:  # noqa: B027 - most have nothing to close
        """Release the file, where rows are read from one."""


class MemoryRows(Rows):
    """Puzzles in memory; threads take turns."""

    def __init__(
        self,
        name: str,
        puzzles: Sequence[Puzzle],
        path: Path | None = None,
        format_id: str = "sdm",
        faults: tuple[Fault, ...] = (),
    ) -> None:
        self.name = name
        self.path = path
        self.format_id = format_id
        self.faults = faults
        self._puzzles = puzzles
        self._lock = Lock()

    def __len__(self) -> int:
        return len(self._puzzles)

    def puzzle(self, index: int) -> Puzzle:
        """The puzzle at an index, safe to call in any thread."""
        with self._lock:
            return self._puzzles[index]


class FileRows(Rows):
    """The lines of a file, found bit by bit."""

    def __init__(self, line_file: LineFile) -> None:
        self.line_file = line_file
        self.name = paths.shown(line_file.path)
        self.path: Path | None = line_file.path
        self.format_id = line_file.format.id

    @property
    def is_complete(self) -> bool:  # type: ignore[override]  # it changes by itself
        return self.line_file.finished

    def __len__(self) -> int:
        return len(self.line_file)

    def puzzle(self, index: int) -> Puzzle:
        return self.line_file[index]

    def entries(self, start: int, stop: int) -> Iterator[Entry]:
        """Read whole pieces of the file, without making puzzles; what follows the givens is the other text."""
        file = self.line_file
        digits, lines = file.digits(start, stop), file.texts(start, stop)
        levels = file.levels(start, stop) if file.has_levels else [""] * len(lines)
        characters = digits.translate(records.TO_CHARACTERS).decode()
        for at, level, line in zip(range(0, len(digits), 81), levels, lines, strict=True):
            givens = "" if digits[at : at + 81] == _UNREADABLE else characters[at : at + 81]
            yield givens, level, line[81:] if line[:81].replace("0", ".") == givens else line

    def records(self, start: int, stop: int) -> Iterator[Record | FormatError]:
        """Read lines that are givens alone, without making puzzles."""
        for index, (givens, _, line) in enumerate(self.entries(start, stop), start):
            if givens and not line:
                yield records.bare(givens)
            else:
                yield from super().records(index, index + 1)

    def has_changed(self) -> bool:
        """Whether there is another file of this name; a deleted one can still be read."""
        try:
            return answered(lambda: self.line_file.has_changed() and self.line_file.path.exists())
        except TimeoutError:
            return False  # rows may be known all the same; reading one fails if not

    def reopened(self) -> "FileRows":
        """The file, opened once more."""
        line_file = answered(partial(LineFile.begin, self.line_file.path))
        if line_file is None:
            raise FormatError(LibraryMessage("file.changed"))
        return FileRows(line_file)

    def read_on(self, milliseconds: float) -> float:
        """Find more lines for a while."""
        self.line_file.index(milliseconds)
        return self.line_file.fraction

    def close(self) -> None:
        self.line_file.close()


def rows_of_file(path: Path) -> Rows:
    """The puzzles of a file in any format; may take long; raises an OSError or a FormatError."""
    line_file = LineFile.begin(path)
    if line_file is not None:
        return FileRows(line_file)
    name = paths.shown(path)
    imported = imports.read(Origin(name, path))
    if (reading := imported.reading) is not None:
        return MemoryRows(name, reading.puzzles, path, reading.format.id, reading.faults)
    if isinstance(imported.error, FormatError | OSError):
        raise imported.error
    raise FormatError(LibraryMessage("file.no_puzzle"))  # it may hold a matrix, or a run


class StockRows(MemoryRows):
    """All puzzles of a level, those that come with the program first, then those that were made here."""

    def __init__(self, name: str, level: Difficulty, stock: Stock) -> None:
        puzzles = stock.of_level(level)
        super().__init__(name, [Puzzle(puzzle.givens) for puzzle in puzzles])
        self.stock_level: Difficulty | None = level
        self.ratings = {one.givens.code: Rating(one.level, one.score, one.hardest) for one in puzzles}


class CollectionRows(Rows):
    """The rows of one collection of the library; ``read`` asks its file, and returns None if that has nothing."""

    format_id = "dsudoku"

    def __init__(
        self, info: CollectionInfo, read: Callable[[Callable[[Connection], _Found]], _Found | None]
    ) -> None:
        self.collection: int | None = info.id
        self._read = read
        self._page = lru_cache(_PAGES)(self._read_page)
        self.update(info)

    def update(self, info: CollectionInfo) -> None:
        """Record that the collection was renamed, or has more puzzles."""
        self.name, self._size, self.levels = info.name, info.size, info.levels
        self._page.cache_clear()

    def __len__(self) -> int:
        return self._size

    def puzzle(self, index: int) -> Puzzle:
        """Raises a FormatError where the record is damaged or gone, an OSError where the file cannot be read."""
        row = self._page(index // _PAGE).get(index)
        if row is None:
            raise FormatError(LibraryMessage("library.missing"))
        givens, filled, title, level, headers, whole = row
        if not isinstance(filled, int):
            raise FormatError(LibraryMessage("library.damaged"))
        complete = None if whole is None else str(whole)
        return records.to_puzzle((str(givens), filled, str(title), str(level), str(headers), complete))

    def entries(self, start: int, stop: int) -> Iterator[Entry]:
        """Read the columns that say it; a damaged row has no givens."""
        found = self._columns("givens, level, title || char(10) || headers", start, stop)
        for place in range(start, stop):
            givens, level, words = map(str, found.get(place, ("", "", "")))
            is_readable = len(givens.partition("/")[0].encode("ascii", "ignore")) == 81
            yield givens if is_readable else "", level, words

    def _read_page(self, page: int) -> dict[int, tuple[object, ...]]:
        return self._columns(records.FIELDS, _PAGE * page, _PAGE * page + _PAGE)

    def _columns(self, what: str, start: int, stop: int) -> dict[int, tuple[object, ...]]:
        """Columns of rows, by their places, without rows that are gone; a LibraryError if the file does not answer."""
        statement = f"SELECT place, {what} FROM puzzles WHERE collection = ? AND place >= ? AND place < ?"  # noqa: S608 - one of the literals above
        values, most = (self.collection, start, stop), max(0, stop - start)
        rows = self._read(lambda connection: connection.execute(statement, values).fetchmany(most))
        if rows is None:
            raise LibraryError(0, LibraryMessage("library.unread"))
        return {place: tuple(rest) for place, *rest in rows if isinstance(place, int)}
