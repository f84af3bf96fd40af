"""Reads a whole text that is a list: the puzzles of the rows that can be read, and what is wrong with the others.

Written to read a million rows in seconds and hold each in 81 bytes, so line numbers are counted only for faults.
"""

from dataclasses import dataclass, field

from solver_core.formats import line
from solver_core.formats.collection import Collection, Headers, Runs
from solver_core.formats.dialect import Dialect
from solver_core.formats.reading import Contents, Fault, FormatError, comments_dropped
from solver_core.sudoku.grid_text import GridError

PATIENCE = 1000
"""Faults after which reading goes on only while most rows can be read."""


@dataclass(slots=True)
class _Result:
    """What has been read so far."""

    runs: Runs = field(default_factory=Runs)
    headers: dict[int, Headers] = field(default_factory=dict)
    entries: dict[int, str] = field(default_factory=dict)
    faults: list[Fault] = field(default_factory=list)
    known: dict[Headers, Headers] = field(default_factory=dict)

    @property
    def is_hopeless(self) -> bool:
        return len(self.faults) > max(PATIENCE, len(self.runs))

    def add(self, found: line.Found) -> None:
        if found.headers:
            # A column of ratings has few different ones, and a million of them should not take a million objects.
            self.headers[len(self.runs)] = self.known.setdefault(found.headers, found.headers)
        if found.entries:
            self.entries[len(self.runs)] = found.entries
        self.runs.append(found.run)


def contents(text: str, dialect: Dialect) -> Contents:
    """The puzzles of all rows that can be read.

    Raises:
        FormatError: none can be read; says what is wrong with the first.
    """
    result = _Result()
    dropped = comments_dropped(text) + dialect.dropped
    number, counted = 1, 0
    header = line.WRITTEN.search(text) if dialect.has_header else None
    for written in line.WRITTEN.finditer(text, header.end() if header else 0):
        try:
            result.add(dialect.found(written[0]))
        except GridError as error:
            if line.is_end(written[0]):
                dropped += ("after_end",) if line.WRITTEN.search(text, written.end()) else ()
                break
            number += text.count("\n", counted, written.start())
            counted = written.start()
            result.faults.append(Fault(number, error.column, error.message, len(result.runs)))
            if result.is_hopeless:
                dropped += ("rest",)
                break
    return _contents(result, dropped)


def _contents(result: _Result, dropped: tuple[str, ...]) -> Contents:
    if result.runs:
        puzzles = Collection(result.runs, result.headers, result.entries)
        return Contents(puzzles, tuple(result.faults), dropped)
    if result.faults:
        raise result.faults[0].error
    raise FormatError("list.empty")
