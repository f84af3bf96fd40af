"""Lists with a puzzle in each line that are held as lines: a puzzle is read when it is asked for."""

from collections.abc import Callable, Sequence
from typing import overload

from solver_core.formats import line
from solver_core.formats.reading import Contents, Fault, FormatError, comments_dropped
from solver_core.sudoku.grid_text import GridError, Line
from solver_core.sudoku.puzzle import Puzzle

PATIENCE = 1000
"""Faults after which reading goes on only while most lines can be read."""


class LineByLine(Sequence[Puzzle]):
    """The puzzles of lines.

    Args:
        lines: all of them can be read.
        reads: the puzzle in such a line.
    """

    __slots__ = ("_lines", "_reads")

    def __init__(self, lines: Sequence[str], reads: Callable[[str], Puzzle]) -> None:
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
    complaint: Callable[[Line], GridError],
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
    faults: list[Fault] = []
    dropped = comments_dropped(text)
    number, counted = 1, 0
    for written in line.WRITTEN.finditer(text):
        if can_read(written[0]):
            lines.append(written[0])
            continue
        if line.is_end(written[0]):
            dropped += ("after_end",) if line.WRITTEN.search(text, written.end()) else ()
            break
        number += text.count("\n", counted, written.start())
        counted = written.start()
        error = complaint(Line(number, written[0]))
        faults.append(Fault(number, error.column, error.message, len(lines)))
        if len(faults) > max(PATIENCE, len(lines)):
            dropped += ("rest",)
            break
    if lines:
        return lines, Contents(LineByLine(lines, reads), tuple(faults), dropped)
    if faults:
        raise faults[0].error
    raise FormatError("list.empty")
