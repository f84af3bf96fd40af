"""Lists with a puzzle in each line that are held as lines: a puzzle is read when it is asked for."""

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar, overload

from solver_core.formats.faults import FaultCollector
from solver_core.formats.reading import Contents, comments_dropped
from solver_core.sudoku.grid_text import GridError
from solver_core.sudoku.puzzle import Puzzle

Line = TypeVar("Line")


class LineByLine(Sequence[Puzzle], Generic[Line]):
    """The puzzles of lines.

    Args:
        lines: all of them can be read.
        reads: the puzzle in such a line.
    """

    __slots__ = ("_lines", "_reads")

    def __init__(self, lines: Sequence[Line], reads: Callable[[Line], Puzzle]) -> None:
        self._lines = lines
        self._reads = reads

    def __len__(self) -> int:
        return len(self._lines)

    @overload
    def __getitem__(self, index: int) -> Puzzle: ...

    @overload
    def __getitem__(self, index: slice) -> tuple[Puzzle, ...]: ...

    def __getitem__(self, index: int | slice) -> Puzzle | tuple[Puzzle, ...]:
        if isinstance(index, slice):
            return tuple(map(self._reads, self._lines[index]))
        return self._reads(self._lines[index])

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of {len(self)} puzzles>"


def read(
    text: str,
    can_read: Callable[[str], bool],
    reads: Callable[[str], Puzzle],
    complaint: Callable[[str], GridError],
) -> tuple[Sequence[str], Contents]:
    """The lines that can be read, and the puzzles in them.

    Args:
        text: of a whole file.
        can_read: is there a puzzle in this line?
        reads: the puzzle in such a line; raises nothing.
        complaint: what to say of another line.

    Raises:
        FormatError: no line can be read; says what is wrong with the first.
    """
    lines: list[str] = []
    collector = FaultCollector(dropped=comments_dropped(text))

    def add(row: str) -> None:
        if not can_read(row):
            raise complaint(row)
        lines.append(row)

    collector.read_rows(text, add, lambda: len(lines))
    return lines, collector.contents(LineByLine(lines, reads))
