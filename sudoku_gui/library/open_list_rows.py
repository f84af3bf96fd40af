"""What may stand on the shelf: rows of puzzles, wherever they come from, with one face.

A row may be unreadable; it is a row all the same, so that the numbers of the rows are those that people know.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from threading import Lock
from typing import Final, Protocol

from solver_core.formats import Fault, FormatError
from solver_core.formats.collection import Collection
from solver_core.formats.listing import Listing
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.document import imports, paths
from sudoku_gui.document.imports import Origin
from sudoku_gui.library.levels import key
from sudoku_gui.player.job import Steps, answered

UNREADABLE: Final = bytes(81)
"""The digits of a row that holds no puzzle."""


_LOOKED_AT: Final = 500
"""Puzzles whose levels are offered."""
_SLICE: Final = 4.0
"""Milliseconds of looking further at a time."""
_OFFERED: Final = 30
"""Levels that are offered."""


class Rows(Protocol):
    """Puzzles in an order, each made only when it is asked for.

    Attributes:
        name: what people call them.
        path: the file that they stand in, if any.
        format_id: the format of that file.
        collection: the number of the collection of the library, if they stand there.
        faults: lines that could not be read, and are no rows.
        is_whole: whether all rows are known; until then there may be more.
    """

    @property
    def name(self) -> str:
        """What people call them."""

    @property
    def path(self) -> Path | None:
        """The file that they stand in."""

    @property
    def format_id(self) -> str:
        """The format of that file."""

    @property
    def collection(self) -> int | None:
        """The number of the collection of the library."""

    @property
    def faults(self) -> tuple[Fault, ...]:
        """Lines that could not be read, and are no rows."""

    @property
    def is_whole(self) -> bool:
        """Whether all rows are known."""

    def __len__(self) -> int:
        """How many rows are known."""

    def puzzle(self, index: int) -> Puzzle:
        """The puzzle in a row.

        Raises:
            FormatError: it cannot be read; says which line of the file it is, and why.
        """

    def digits(self, start: int, stop: int) -> bytes:
        """The givens of some rows, 81 bytes 0..9 each; all 0 for one that cannot be read."""

    def bare(self, start: int, stop: int) -> Sequence[bool]:
        """Which rows certainly hold givens and nothing else."""

    def texts(self, start: int, stop: int) -> Sequence[str]:
        """What may be searched for words in some rows: titles, authors, remarks."""

    def levels(self, start: int, stop: int) -> Sequence[str]:
        """How hard some puzzles are said to be; "" where nobody says."""

    def some_levels(self) -> Sequence[str]:
        """Some of the levels that there are, to be offered."""

    def look_further(self, milliseconds: float) -> float:
        """Find more rows for a while; answers how much of the whole is known, from 0 to 1."""

    def close(self) -> None:
        """Nobody asks for rows any more."""


class HeldRows:
    """Puzzles that are in memory already, or that somebody else finds; asked for by one thread at a time.

    Args:
        name: what people call them.
        puzzles: the puzzles.
        path: the file that they were read from, if any.
        format_id: the format of that file.
        faults: lines of it that could not be read, and are no rows.
    """

    collection: Final = None
    is_whole: Final = True

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
        self._turn = Lock()

    def __len__(self) -> int:
        return len(self._puzzles)

    def puzzle(self, index: int) -> Puzzle:
        """The puzzle in a row."""
        with self._turn:
            return self._puzzles[index]

    def digits(self, start: int, stop: int) -> bytes:
        """The givens of some rows."""
        if isinstance(self._puzzles, Collection):
            return self._puzzles.digits[81 * start : 81 * stop]
        return b"".join(
            bytes(puzzle.givens.digits) if puzzle else UNREADABLE for puzzle in self._some(start, stop)
        )

    def bare(self, start: int, stop: int) -> Sequence[bool]:
        """Nobody knows without looking."""
        return [False] * (stop - start)

    def texts(self, start: int, stop: int) -> Sequence[str]:
        """All headers of some rows."""
        return [_words(puzzle) if puzzle else "" for puzzle in self._some(start, stop)]

    def levels(self, start: int, stop: int) -> Sequence[str]:
        """How hard some puzzles are said to be."""
        return [puzzle.header("L") if puzzle else "" for puzzle in self._some(start, stop)]

    def some_levels(self) -> Sequence[str]:
        """Those of the first puzzles."""
        return _different(self.levels(0, min(len(self), _LOOKED_AT)))

    def look_further(self, milliseconds: float) -> float:
        """All are known."""
        del milliseconds
        return 1.0

    def close(self) -> None:
        """They stay with whoever has them."""

    def _some(self, start: int, stop: int) -> Iterator[Puzzle | None]:
        for index in range(start, stop):
            try:
                yield self.puzzle(index)
            except FormatError:
                yield None


class ListedRows:
    """The lines of a file, found little by little.

    Args:
        listing: the file.
    """

    collection: Final = None
    faults: Final[tuple[Fault, ...]] = ()

    def __init__(self, listing: Listing) -> None:
        self.listing = listing
        self.name = paths.shown(listing.path)
        self.path: Path | None = listing.path
        self.format_id = listing.format.id

    @property
    def is_whole(self) -> bool:
        """Whether all lines have been found."""
        return self.listing.finished

    def __len__(self) -> int:
        return len(self.listing)

    def puzzle(self, index: int) -> Puzzle:
        """The puzzle in a line."""
        return self.listing[index]

    def digits(self, start: int, stop: int) -> bytes:
        """The givens of some lines."""
        return self.listing.digits(start, stop)

    def bare(self, start: int, stop: int) -> Sequence[bool]:
        """Which lines are 81 cells that can be read."""
        digits, texts = self.digits(start, stop), self.texts(start, stop)
        return [
            len(text) == 81 and digits[81 * at : 81 * at + 81] != UNREADABLE for at, text in enumerate(texts)
        ]

    def texts(self, start: int, stop: int) -> Sequence[str]:
        """The lines themselves."""
        return [self.listing.text(index) for index in range(start, stop)]

    def levels(self, start: int, stop: int) -> Sequence[str]:
        """How hard some puzzles are said to be."""
        return [self.listing.level(index) for index in range(start, stop)]

    def has_changed(self) -> bool:
        """Whether there is another file of this name by now; one that is gone can still be read."""
        try:
            return answered(lambda: self.listing.has_changed() and self.listing.path.exists())
        except TimeoutError:
            return False  # rows may be known all the same; who asks for one hears of it

    def again(self) -> "ListedRows":
        """The same file, opened once more.

        Raises:
            OSError: it cannot be opened any more.
            FormatError: it has changed.
        """
        listing = answered(partial(Listing.begin, self.listing.path))
        if listing is None:
            raise FormatError("the file has changed since it was opened; open it again")
        return ListedRows(listing)

    def some_levels(self) -> Sequence[str]:
        """Those of the first lines."""
        return _different(self.levels(0, min(len(self), _LOOKED_AT)))

    def look_further(self, milliseconds: float) -> float:
        """Find more lines for a while."""
        self.listing.index(milliseconds)
        return self.listing.fraction

    def close(self) -> None:
        """Let the file go."""
        self.listing.close()


def looked_through(rows: Rows) -> Steps[None]:
    """Work that finds all rows."""
    while not rows.is_whole:
        yield rows.look_further(_SLICE)


def opened_again(rows: Rows) -> Callable[[], Rows]:
    """What opens the same rows in another thread."""
    return rows.again if isinstance(rows, ListedRows) else lambda: rows


def rows_of_file(path: Path) -> Rows:
    """The puzzles of any file; it may take a while.

    Raises:
        FormatError: it holds none.
        OSError: it cannot be read.
    """
    listing = Listing.begin(path)
    if listing is not None:
        return ListedRows(listing)
    name = paths.shown(path)
    came = imports.read(Origin(name, path))
    if (reading := came.reading) is not None:
        return HeldRows(name, reading.puzzles, path, reading.format.id, reading.faults)
    raise came.error or FormatError("no puzzle was found in this file")


def _different(levels: Sequence[str]) -> Sequence[str]:
    return sorted({level for level in levels if level}, key=key)[:_OFFERED]


def _words(puzzle: Puzzle) -> str:
    return "\n".join(text for _, text in puzzle.headers)
