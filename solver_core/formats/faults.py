"""What cannot be read of a list, and whether reading on makes sense."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from solver_core.errors import Message
from solver_core.formats import line
from solver_core.formats.reading import Contents, Fault, FormatError
from solver_core.sudoku.grid_text import GridError
from solver_core.sudoku.puzzle import Puzzle

_ALLOWED = 1000


def are_too_many(faults: int, puzzles: int) -> bool:
    """Whether reading should stop: there are more than a thousand faults, and most of what was read is faulty."""
    return faults > max(_ALLOWED, puzzles)


@dataclass(slots=True)
class FaultCollector:
    """The faults of a list on the way to its `Contents`.

    Attributes:
        faults: in the order of the file.
        dropped: codes as in `Reading`.
    """

    faults: list[Fault] = field(default_factory=list)
    dropped: tuple[str, ...] = ()

    def add(self, number: int, column: int | None, message: Message, puzzles_before: int) -> None:
        """Note that a line cannot be read."""
        self.faults.append(Fault(number, column, message, puzzles_before))

    def has_too_many_faults(self, puzzles: int) -> bool:
        """Whether faults outnumber these puzzles, as `are_too_many` decides."""
        return are_too_many(len(self.faults), puzzles)

    def read_rows(
        self, text: str, add: Callable[[str], None], puzzles: Callable[[], int], start: int = 0
    ) -> None:
        """Read the written lines of a text, up to its end or the line that says `end`.

        Line numbers are counted only for faults, since a list may have a million lines.

        Args:
            text: of a whole file.
            add: takes a line; raises GridError where it cannot be read.
            puzzles: how many have been read.
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
                self.add(number, error.column, error.message, puzzles())
                if self.has_too_many_faults(puzzles()):
                    self.dropped += ("rest",)
                    return

    def end(self, text: str, at: int) -> None:
        """End the list here, whatever the text goes on with."""
        self.dropped += ("after_end",) if line.WRITTEN.search(text, at) else ()

    def contents(self, puzzles: Sequence[Puzzle], empty: str = "list.empty") -> Contents:
        """The puzzles read, and what could not be.

        Raises:
            FormatError: there is no puzzle; says what is wrong with the first line, or with code `empty` that there is none.
        """
        if not puzzles:
            raise self.faults[0].error if self.faults else FormatError(empty)
        return Contents(puzzles, tuple(self.faults), self.dropped)
