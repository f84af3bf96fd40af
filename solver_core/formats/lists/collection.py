"""Reads lists of puzzles in compact form, and collects their faults.

Written to read a million rows in seconds and hold each in 81 bytes; a `Puzzle` is made only when one is asked for.
"""

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence, Sized
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Generic, TypeVar, overload

from solver_core.errors import Message
from solver_core.formats.lists import line
from solver_core.formats.lists.dialect import Dialect
from solver_core.formats.reading import Contents, Fault, FormatError, comments_dropped
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.grid_text import GridError
from solver_core.sudoku.puzzle import Puzzle

Headers = tuple[tuple[str, str], ...]
Line = TypeVar("Line")

_DIGITS = str.maketrans("._*" + "0123456789 ", "".join(map(chr, [0, 0, 0, *range(10), 0])))
_NOBODYS: Mapping[int, str] = MappingProxyType({})
_NONE = Grid.empty()
_TOGETHER = 1 << 12
"""Puzzles packed at a time."""
_ALLOWED = 1000


class Puzzles(Sequence[Puzzle]):
    """Puzzles that are created on demand."""

    __slots__ = ()

    @overload
    def __getitem__(self, index: int) -> Puzzle: ...

    @overload
    def __getitem__(self, index: slice) -> tuple[Puzzle, ...]: ...

    def __getitem__(self, index: int | slice) -> Puzzle | tuple[Puzzle, ...]:
        if isinstance(index, slice):
            return tuple(map(self._puzzle, range(len(self))[index]))
        return self._puzzle(range(len(self))[index])

    @abstractmethod
    def _puzzle(self, index: int) -> Puzzle:
        """The puzzle with this number, from 0."""

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of {len(self)} puzzles>"


class PackedCells:
    """Packs the cells of many puzzles, 81 characters each, as they come."""

    __slots__ = ("_digits", "_waiting")

    def __init__(self) -> None:
        self._digits = bytearray()
        self._waiting: list[str] = []

    def __len__(self) -> int:
        return len(self._digits) // 81 + len(self._waiting)

    def append(self, cells: str) -> None:
        """Take the cells of the next puzzle."""
        self._waiting.append(cells)
        if len(self._waiting) == _TOGETHER:
            self._pack()

    def packed(self) -> bytes:
        """The digits of all, 0 for an empty cell."""
        self._pack()
        return bytes(self._digits)

    def _pack(self) -> None:
        self._digits += "".join(self._waiting).translate(_DIGITS).encode("ascii")
        self._waiting.clear()


class Collection(Puzzles):
    """Puzzles of givens, their cells side by side, with headers and entries for those that have some.

    Attributes:
        digits: the givens of all puzzles, 81 digits each, 0 for an empty cell.

    Args:
        packed: the cells of each puzzle.
        headers: the headers of a puzzle, by its index.
        entries: 81 characters for the entries of a puzzle, by its index; never in the cell of a given.
    """

    __slots__ = ("_entries", "_headers", "digits")

    def __init__(
        self, packed: PackedCells, headers: Mapping[int, Headers], entries: Mapping[int, str] = _NOBODYS
    ) -> None:
        self.digits = packed.packed()
        self._headers, self._entries = headers, entries

    def has_entries(self, start: int, stop: int) -> bool:
        """Whether the user has entered anything in these puzzles."""
        return bool(self._entries) and any(index in self._entries for index in range(start, stop))

    def __len__(self) -> int:
        return len(self.digits) // 81

    def _puzzle(self, index: int) -> Puzzle:
        givens = Grid(self.digits[81 * index : 81 * index + 81])
        entries = Grid.parse(self._entries[index]) if index in self._entries else _NONE
        return Puzzle(givens, entries, self._headers.get(index, ()))


class LineByLine(Puzzles, Generic[Line]):
    """The puzzles of stored lines.

    Args:
        lines: all of them are readable.
        reads: the puzzle in such a line.
    """

    __slots__ = ("_lines", "_reads")

    def __init__(self, lines: Sequence[Line], reads: Callable[[Line], Puzzle]) -> None:
        self._lines, self._reads = lines, reads

    def __len__(self) -> int:
        return len(self._lines)

    def _puzzle(self, index: int) -> Puzzle:
        return self._reads(self._lines[index])


def are_too_many(faults: int, puzzles: int) -> bool:
    """Whether reading should stop: more than a thousand faults, and more faults than puzzles."""
    return faults > max(_ALLOWED, puzzles)


@dataclass(slots=True)
class FaultCollector:
    """Collects the faults of a list for its `Contents`.

    Attributes:
        kept: the readable items so far, one for each puzzle.
        dropped: codes as in `Reading`.
        faults: in the order of the file.
    """

    kept: Sized
    dropped: tuple[str, ...] = ()
    faults: list[Fault] = field(default_factory=list)

    def add(self, number: int, column: int | None, message: Message) -> None:
        """Record that a line cannot be read."""
        self.faults.append(Fault(number, column, message, len(self.kept)))

    @property
    def is_hopeless(self) -> bool:
        """Whether faults outnumber the puzzles, as `are_too_many` decides."""
        return are_too_many(len(self.faults), len(self.kept))

    def read_rows(self, text: str, add: Callable[[str], None], start: int = 0) -> None:
        """Pass on the written lines of a text, up to its end or a line `end`.

        Line numbers are counted only for faults, since a list may have a million lines.

        Args:
            text: of a whole file.
            add: takes a line; raises GridError where it cannot be read.
            start: where the first line begins.
        """
        number, counted = 1, 0
        for written in line.WRITTEN.finditer(text, start):
            try:
                add(written[0])
            except GridError as error:
                if line.is_end(written[0]):
                    self.end(text, written.end())
                    return
                number += text.count("\n", counted, written.start())
                counted = written.start()
                self.add(number, error.column, error.message)
                if self.is_hopeless:
                    return

    def end(self, text: str, at: int) -> None:
        """End the list here, and note any text that follows."""
        self.dropped += ("after_end",) if line.WRITTEN.search(text, at) else ()

    def contents(self, puzzles: Sequence[Puzzle], empty: str = "list.empty") -> Contents:
        """The puzzles read, and the faults.

        Raises:
            FormatError: there is no puzzle; says what is wrong with the first line, or with code `empty` that there is
                none.
        """
        if not puzzles:
            raise self.faults[0].error if self.faults else FormatError(empty)
        return Contents(
            puzzles, tuple(self.faults), tuple(dict.fromkeys(self.dropped + ("rest",) * self.is_hopeless))
        )


@dataclass(frozen=True, slots=True)
class ListReader:
    """Reads a whole list with a puzzle in each row; `beginning` reads the same lists piece by piece.

    Args:
        dialect: how rows are read in the list that begins with this text; raises FormatError where it is none.
    """

    dialect: Callable[[str], Dialect]

    def __call__(self, text: str) -> Contents:
        """The puzzles of all rows that can be read."""
        dialect = self.dialect(text)
        packed, headers, entries, known = (
            PackedCells(),
            dict[int, Headers](),
            dict[int, str](),
            dict[Headers, Headers](),
        )

        def add(row: str) -> None:
            found = dialect.found(row)
            if found.headers:
                # Ratings have few different values: share the objects.
                headers[len(packed)] = known.setdefault(found.headers, found.headers)
            if found.entries:
                entries[len(packed)] = found.entries
            packed.append(found.cells)

        header = line.WRITTEN.search(text) if dialect.has_header else None
        collector = FaultCollector(packed, comments_dropped(text) + dialect.dropped)
        collector.read_rows(text, add, header.end() if header else 0)
        return collector.contents(Collection(packed, headers, entries))


def read_lines(
    text: str, check: Callable[[str], object], reads: Callable[[str], Puzzle]
) -> tuple[Sequence[str], Contents]:
    """The readable lines and their puzzles, each parsed on demand.

    Args:
        text: of a whole file.
        check: raises GridError where there is no puzzle in a line.
        reads: the puzzle in a line that was checked.
    """
    lines: list[str] = []

    def add(row: str) -> None:
        check(row)
        lines.append(row)

    collector = FaultCollector(lines, comments_dropped(text))
    collector.read_rows(text, add)
    return lines, collector.contents(LineByLine(lines, reads))
