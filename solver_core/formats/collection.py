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


class Collection(Sequence[Puzzle]):
    """Puzzles of givens, with headers and entries for those that have some.

    Args:
        runs: 81 characters for each puzzle.
        headers: the headers of a puzzle, by its index.
        entries: 81 characters for the entries of a puzzle, by its index; never in the cell of a given.
    """

    __slots__ = ("_digits", "_entries", "_headers")

    def __init__(
        self, runs: Sequence[str], headers: Mapping[int, Headers], entries: Mapping[int, str] = _NOBODYS
    ) -> None:
        self._digits = "".join(runs).translate(_DIGITS).encode("ascii")
        self._headers = headers
        self._entries = entries

    @property
    def digits(self) -> bytes:
        """The givens of all puzzles, 81 digits each, 0 for an empty cell."""
        return self._digits

    def __len__(self) -> int:
        return len(self._digits) // 81

    @overload
    def __getitem__(self, index: int) -> Puzzle: ...

    @overload
    def __getitem__(self, index: slice) -> tuple[Puzzle, ...]: ...

    def __getitem__(self, index: int | slice) -> Puzzle | tuple[Puzzle, ...]:
        if isinstance(index, slice):
            return tuple(self._puzzle(place) for place in range(len(self))[index])
        return self._puzzle(range(len(self))[index])

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of {len(self)} puzzles>"

    def _puzzle(self, index: int) -> Puzzle:
        givens = Grid(self._digits[81 * index : 81 * index + 81])
        entries = Grid.parse(self._entries[index]) if index in self._entries else _NONE
        return Puzzle(givens, entries, self._headers.get(index, ()))
