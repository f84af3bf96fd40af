"""Several lists of puzzles as one."""

from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate
from typing import overload

from solver_core.sudoku.puzzle import Puzzle


class JoinedPuzzles(Sequence[Puzzle]):
    """Several lists of puzzles as one; each puzzle is made when it is asked for."""

    def __init__(self, parts: Sequence[Sequence[Puzzle]]) -> None:
        self._parts = [part for part in parts if part]
        self._ends = list(accumulate(map(len, self._parts)))

    def __len__(self) -> int:
        return self._ends[-1] if self._ends else 0

    @overload
    def __getitem__(self, index: int) -> Puzzle: ...

    @overload
    def __getitem__(self, index: slice) -> tuple[Puzzle, ...]: ...

    def __getitem__(self, index: int | slice) -> Puzzle | tuple[Puzzle, ...]:
        if isinstance(index, slice):
            return tuple(self[place] for place in range(len(self))[index])
        index = range(len(self))[index]
        part = bisect_right(self._ends, index)
        return self._parts[part][index - (self._ends[part - 1] if part else 0)]
