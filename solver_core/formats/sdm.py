"""A collection: one puzzle of 81 characters a line, as `line` reads them.

Blank lines and comments stand anywhere; a line `end` closes the list. Written to read a million
lines in seconds and hold them in 81 bytes each, so line numbers are counted only for faults.
"""

from dataclasses import dataclass, field

from solver_core.formats import line
from solver_core.formats.collection import Collection
from solver_core.formats.dialect import Dialect
from solver_core.formats.reading import Confidence, Contents, Fault, FormatError, comments_dropped
from solver_core.sudoku import grid_text
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.grid_text import GridError, Line
from solver_core.sudoku.puzzle import Puzzle

PATIENCE = 1000
"""Faults after which reading goes on only while most lines can be read."""


@dataclass(slots=True)
class _Harvest:
    """What has been read so far."""

    runs: list[str] = field(default_factory=list)
    headers: dict[int, tuple[tuple[str, str], ...]] = field(default_factory=dict)
    faults: list[Fault] = field(default_factory=list)

    @property
    def is_hopeless(self) -> bool:
        return len(self.faults) > max(PATIENCE, len(self.runs))

    def add(self, found: line.Found) -> None:
        if found.headers:
            self.headers[len(self.runs)] = found.headers
        self.runs.append(found.run)

    def add_odd(self, odd: Line) -> None:
        """A line without 81 cells side by side: perhaps they stand apart."""
        try:
            grid = Grid(grid_text.read([odd]).digits)
        except GridError as error:
            self.faults.append(Fault(odd.number, error.column, error.message, len(self.runs)))
        else:
            self.runs.append(str(grid))


def recognises(text: str) -> Confidence:
    """Does any line hold 81 cells?"""
    return Confidence.PERHAPS if line.RUN.search(text) or line.SPACED.search(text) else Confidence.NONE


def found(text: str) -> line.Found:
    """The cells in one line of a list.

    Raises:
        GridError: it does not hold 81.
    """
    return line.find(text) or line.Found(str(Grid(grid_text.read([Line(1, text)]).digits)), ())


def dialect(head: str) -> Dialect:
    """How lines are read."""
    del head  # every such list is read the same way
    return Dialect("sdm", found)


def read(text: str) -> Contents:
    """The puzzles of all lines that can be read.

    Raises:
        FormatError: none can be read; says what is wrong with the first.
    """
    harvest = _Harvest()
    dropped = comments_dropped(text)
    number, counted = 1, 0
    for written in line.WRITTEN.finditer(text):
        found = line.find(written[0])
        if found is not None:
            harvest.add(found)
            continue
        if line.is_end(written[0]):
            after = line.WRITTEN.search(text, written.end())
            dropped += ("after_end",) if after else ()
            break
        number += text.count("\n", counted, written.start())
        counted = written.start()
        harvest.add_odd(Line(number, written[0]))
        if harvest.is_hopeless:
            dropped += ("rest",)
            break
    return _contents(harvest, dropped)


def _contents(harvest: _Harvest, dropped: tuple[str, ...]) -> Contents:
    if harvest.runs:
        return Contents(Collection(harvest.runs, harvest.headers), tuple(harvest.faults), dropped)
    if harvest.faults:
        first = harvest.faults[0]
        raise FormatError(first.message, first.line, first.column)
    raise FormatError("no puzzles were found; write 81 cells in each line")


def write(puzzle: Puzzle) -> str:
    """The givens in one line, to be followed by those of other puzzles."""
    return line.write(puzzle)
