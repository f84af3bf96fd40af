"""Many puzzles in little memory: their cells side by side, and a `Puzzle` only when one is asked for."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import overload

from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle

Headers = tuple[tuple[str, str], ...]

_DIGITS = str.maketrans("._*" + "0123456789 ", "".join(map(chr, [0, 0, 0, *range(10), 0])))

_NOBODYS: Mapping[int, str] = MappingProxyType({})
_NONE = Grid.empty()

_TOGETHER = 1 << 12
"""Puzzles that are packed at a time."""


class PackedCells:
    """The cells of many puzzles on their way into a collection, 81 characters of each, packed as they come."""

    __slots__ = ("_digits", "_waiting")

    def __init__(self) -> None:
        self._digits = bytearray()
        self._waiting: list[str] = []

    def __len__(self) -> int:
        return len(self._digits) // 81 + len(self._waiting)

    def append(self, run: str) -> None:
        """Take the cells of the next puzzle."""
        self._waiting.append(run)
        if len(self._waiting) == _TOGETHER:
            self._pack()

    def packed(self) -> bytes:
        """The digits of all, 0 for an empty cell."""
        self._pack()
        return bytes(self._digits)

    def _pack(self) -> None:
        self._digits += "".join(self._waiting).translate(_DIGITS).encode("ascii")
        self._waiting.clear()


class Collection(Sequence[Puzzle]):
    """Puzzles of givens, with headers and entries for those that have some.

    Args:
        runs: the cells of each puzzle.
        headers: the headers of a puzzle, by its index.
        entries: 81 characters for the entries of a puzzle, by its index; never in the cell of a given.
    """

    __slots__ = ("_digits", "_entries", "_headers")

    def __init__(
        self, runs: PackedCells, headers: Mapping[int, Headers], entries: Mapping[int, str] = _NOBODYS
    ) -> None:
        self._digits = runs.packed()
        self._headers = headers
        self._entries = entries

    @property
    def digits(self) -> bytes:
        """The givens of all puzzles, 81 digits each, 0 for an empty cell."""
        return self._digits

    def has_entries(self, start: int, stop: int) -> bool:
        """Whether the user has entered anything in these puzzles."""
        return bool(self._entries) and any(index in self._entries for index in range(start, stop))

    def __len__(self) -> int:
        return len(self._digits) // 81

    @overload
    def __getitem__(self, index: int) -> Puzzle: ...

    @overload
    def __getitem__(self, index: slice) -> tuple[Puzzle, ...]: ...

    def __getitem__(self, index: int | slice) -> Puzzle | tuple[Puzzle, ...]:
        if isinstance(index, slice):
            return tuple(self._puzzle(number) for number in range(len(self))[index])
        return self._puzzle(range(len(self))[index])

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of {len(self)} puzzles>"

    def _puzzle(self, index: int) -> Puzzle:
        givens = Grid(self._digits[81 * index : 81 * index + 81])
        entries = Grid.parse(self._entries[index]) if index in self._entries else _NONE
        return Puzzle(givens, entries, self._headers.get(index, ()))
