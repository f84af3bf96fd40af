"""Rows of puzzles, wherever they come from: in memory, in a file that is read bit by bit, or in the library.

A line that cannot be read is a row all the same, so that rows have the numbers that people know.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from threading import Lock
from typing import Final

from solver_core.formats import Fault, FormatError
from solver_core.formats.collection import Collection
from solver_core.formats.line_file import LineFile
from solver_core.hints import Difficulty
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.document import imports, paths
from sudoku_gui.document.imports import Origin
from sudoku_gui.document.stock import Stock
from sudoku_gui.library.errors import LibraryMessage
from sudoku_gui.library.ratings import Rating
from sudoku_gui.library.records import TO_CHARACTERS
from sudoku_gui.library.search_terms import level_key
from sudoku_gui.player.job import Steps, answered

UNREADABLE: Final = bytes(81)
"""The digits of a row that holds no puzzle."""

_SAMPLE: Final = 500  # puzzles whose levels are offered
_SLICE: Final = 4.0  # milliseconds of reading at a time
_OFFERED: Final = 30  # levels that are offered


class Rows(ABC):
    """Puzzles in an order, each made only when it is asked for."""

    name: str
    path: Path | None = None  # the file that holds them, if any
    format_id: str = "sdm"
    collection: int | None = None  # number of the library's collection, if they are one
    stock_level: Difficulty | None = None  # of those that come with the program, if they are such
    faults: tuple[Fault, ...] = ()  # lines that could not be read, and are no rows

    @property
    def is_complete(self) -> bool:
        return True

    @abstractmethod
    def __len__(self) -> int:
        """How many rows are known."""

    @abstractmethod
    def puzzle(self, index: int) -> Puzzle:
        """The puzzle in a row; raises a FormatError, with the line of the file, where it cannot be read."""

    def digits(self, start: int, stop: int) -> bytes:
        puzzles = self._readable(start, stop)
        return b"".join(bytes(puzzle.givens.digits) if puzzle else UNREADABLE for puzzle in puzzles)

    def codes(self, start: int, stop: int) -> Sequence[str]:
        """The codes of the givens, see `Grid`; "" for unreadable rows."""
        return [puzzle.givens.code if puzzle else "" for puzzle in self._readable(start, stop)]

    def texts(self, start: int, stop: int) -> Sequence[str]:
        """What is searched for words: titles, authors, comments."""
        puzzles = self._readable(start, stop)
        return ["\n".join(text for _, text in puzzle.headers) if puzzle else "" for puzzle in puzzles]

    def levels(self, start: int, stop: int) -> Sequence[str]:
        return [puzzle.header("L") if puzzle else "" for puzzle in self._readable(start, stop)]

    def ratings(self, start: int, stop: int) -> Sequence[Rating | None]:
        return [None] * (stop - start)

    def bare(self, start: int, stop: int) -> Sequence[bool]:
        """Which rows certainly hold givens and nothing else."""
        return [False] * (stop - start)

    def some_levels(self) -> Sequence[str]:
        levels = self.levels(0, min(len(self), _SAMPLE))
        return sorted({level for level in levels if level}, key=level_key)[:_OFFERED]

    def read_on(self, milliseconds: float) -> float:
        """Find more rows for a while; how much of all is known, from 0 to 1."""
        del milliseconds
        return 1.0

    def reopened(self) -> "Rows":
        """The same rows for another thread. Raises OSError or FormatError."""
        return self

    def close(self) -> None:  # noqa: B027 - most have nothing to close
        """Release the file, where rows are read from one."""

    def _readable(self, start: int, stop: int) -> Iterator[Puzzle | None]:
        for index in range(start, stop):
            try:
                yield self.puzzle(index)
            except FormatError:
                yield None


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

    def digits(self, start: int, stop: int) -> bytes:
        """Givens from row `start` to before `stop`, 81 bytes each."""
        if isinstance(self._puzzles, Collection):
            return self._puzzles.digits[81 * start : 81 * stop]
        return super().digits(start, stop)

    def codes(self, start: int, stop: int) -> Sequence[str]:
        """Of a collection at once: it has no candidates."""
        return (
            _codes(self.digits(start, stop))
            if isinstance(self._puzzles, Collection)
            else super().codes(start, stop)
        )


class FileRows(Rows):
    """The lines of a file, found bit by bit."""

    def __init__(self, line_file: LineFile) -> None:
        self.line_file = line_file
        self.name = paths.shown(line_file.path)
        self.path: Path | None = line_file.path
        self.format_id = line_file.format.id

    @property
    def is_complete(self) -> bool:
        return self.line_file.finished

    def __len__(self) -> int:
        return len(self.line_file)

    def puzzle(self, index: int) -> Puzzle:
        return self.line_file[index]

    def digits(self, start: int, stop: int) -> bytes:
        return self.line_file.digits(start, stop)

    def codes(self, start: int, stop: int) -> Sequence[str]:
        return _codes(self.digits(start, stop))

    def texts(self, start: int, stop: int) -> Sequence[str]:
        return [self.line_file.text(index) for index in range(start, stop)]

    def levels(self, start: int, stop: int) -> Sequence[str]:
        return [self.line_file.level(index) for index in range(start, stop)]

    def bare(self, start: int, stop: int) -> Sequence[bool]:
        """Which lines are 81 cells that can be read."""
        digits, texts = self.digits(start, stop), self.texts(start, stop)
        return [
            len(text) == 81 and digits[81 * at : 81 * at + 81] != UNREADABLE for at, text in enumerate(texts)
        ]

    def has_changed(self) -> bool:
        """Whether there is another file of this name; a deleted one can still be read."""
        try:
            return answered(lambda: self.line_file.has_changed() and self.line_file.path.exists())
        except TimeoutError:
            return False  # rows may be known all the same; reading one fails if not

    def reopened(self) -> "FileRows":
        """The same file, opened once more."""
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


def _codes(digits: bytes) -> list[str]:
    """The codes of grids without candidates."""
    found = (digits[at : at + 81] for at in range(0, len(digits), 81))
    return ["" if one == UNREADABLE else one.translate(TO_CHARACTERS).decode() for one in found]


def read_all(rows: Rows) -> Steps[None]:
    """Read on in slices until the number of rows is known."""
    while not rows.is_complete:
        yield rows.read_on(_SLICE)


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
        self._ratings = [Rating(puzzle.level, puzzle.score, puzzle.hardest) for puzzle in puzzles]

    def ratings(self, start: int, stop: int) -> list[Rating | None]:
        return list(self._ratings[start:stop])
