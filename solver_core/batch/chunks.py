"""A chunk of puzzles and what is found for them, as they travel between processes and machines."""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

from solver_core.formats import written_lines
from solver_core.formats.dialect import Dialect, decoded
from solver_core.formats.reading import Fault
from solver_core.sudoku.grid_text import GridError

NUMBER = "\0"
"""Stands in an answer for the number of its puzzle, which is not known before all chunks in front have been read."""

_NO_PUZZLE = bytes(81)


def numbered(data: Mapping[str, object]) -> str:
    """A line of JSON that begins with the number of its puzzle."""
    return f'{{"number": {NUMBER}, {json.dumps(data)[1:]}'


class AnsweredPuzzles(NamedTuple):
    """What is said of some puzzles: a text for each, perhaps of several lines or none; and whether all is a plain yes."""

    texts: Sequence[str]
    is_yes: bool


Answer = Callable[[bytes, int | None], AnsweredPuzzles]
"""Answers puzzles, 81 digits of each, on a number of threads; None: as many as there are processors."""


@dataclass(frozen=True, slots=True)
class Chunk:
    """Puzzles that are answered together.

    Attributes:
        source: the number of the input.
        end: behind how many bytes of the input it ends; of an input that is read whole, behind how many puzzles and faults.
        data: whole lines; or, without a dialect, 81 digits of each puzzle.
        dialect: how lines are read.
        faults: where there are no lines: what could not be read, each with the number of puzzles of this chunk in front of it.
        path, start: where the lines stand in a file that everybody can read, instead of `data`.
    """

    source: int
    end: int
    data: bytes = b""
    dialect: Dialect | None = None
    faults: tuple[Fault, ...] = ()
    path: str = ""
    start: int = 0

    def read(self) -> bytes:
        """The bytes of the chunk: those it carries, or those read again from its place in the file."""
        if not self.path:
            return self.data
        with Path(self.path).open("rb") as file:
            file.seek(self.start)
            return file.read(self.end - self.start)


@dataclass(frozen=True, slots=True)
class Failure:
    """An input, or its rest, that cannot be read; it takes its place among the chunks."""

    source: int
    error: Exception


class OutputLine(NamedTuple):
    """What is written: a text, and where in it numbers of puzzles are missing, each counted from 0 in the chunk."""

    text: str
    numbers: Sequence[int]

    def numbered(self, before: int) -> str:
        """The text, with this many puzzles before the chunk."""
        if not self.numbers:
            return self.text
        parts = self.text.split(NUMBER)
        numbers = [str(before + number + 1) for number in self.numbers]
        return "".join([part for pair in zip(parts, numbers, strict=False) for part in pair]) + parts[-1]


@dataclass(frozen=True, slots=True)
class ChunkResult:
    """What was found for a chunk.

    Attributes:
        parts: texts, and the faults between them; the line of a fault is counted from the beginning of the chunk, and so are its puzzles.
        puzzles, lines: how many it had.
        is_yes: whether every answer is a plain yes.
        is_last: whether a line closes the list here.
        seconds: how long it took.
    """

    parts: tuple[OutputLine | Fault, ...]
    puzzles: int
    lines: int
    is_yes: bool
    is_last: bool = False
    seconds: float = field(default=0.0, compare=False)


def answered(answer: Answer, threads: int | None, chunk: Chunk) -> ChunkResult:
    """Answer a chunk, in whatever process."""
    begun = perf_counter()
    lines, is_last = 0, False
    if chunk.dialect is None:
        digits, faults = chunk.read(), chunk.faults
    else:
        data = chunk.read()
        lines = data.count(b"\n")
        plain = chunk.dialect.plain(data)
        if plain is None:
            rows = written_lines.rows(data, 1)
            digits, faults = _parsed(chunk.dialect, rows)
            is_last = rows.ended
        else:
            digits, faults = plain, ()
    found = answer(digits, threads) if digits else AnsweredPuzzles((), is_yes=True)
    return ChunkResult(
        _parts(found.texts, faults),
        len(digits) // 81,
        lines,
        found.is_yes,
        is_last,
        perf_counter() - begun,
    )


def _parsed(dialect: Dialect, rows: written_lines.WrittenLines) -> tuple[bytes, tuple[Fault, ...]]:
    digits = dialect.digits(rows.lines)
    if _NO_PUZZLE not in digits:
        return digits, ()
    faults: list[Fault] = []
    kept: list[bytes] = []
    for index, (number, row) in enumerate(zip(rows.numbers, rows.lines, strict=True)):
        cells = digits[81 * index : 81 * index + 81]
        if cells == _NO_PUZZLE and (error := _fault(dialect, row)):
            faults.append(Fault(number, error.column, error.message, len(kept)))
        else:
            kept.append(cells)
    return b"".join(kept), tuple(faults)


def _fault(dialect: Dialect, row: bytes) -> GridError | None:
    try:
        dialect.puzzle(decoded(row))
    except GridError as error:
        return error
    return None


def _parts(texts: Sequence[str], faults: Sequence[Fault]) -> tuple[OutputLine | Fault, ...]:
    parts: list[OutputLine | Fault] = []
    cuts = [0, *(fault.puzzles_before for fault in faults), len(texts)]
    for index, (start, stop) in enumerate(pairwise(cuts)):
        if start < stop:
            text = "\n".join(filter(None, texts[start:stop]))
            parts.append(
                OutputLine(
                    f"{text}\n" if text else "", _numbers(texts, start, stop) if NUMBER in text else ()
                )
            )
        if index < len(faults):
            parts.append(faults[index])
    return tuple(parts)


def _numbers(texts: Sequence[str], start: int, stop: int) -> Sequence[int]:
    return [at for at in range(start, stop) for _ in range(texts[at].count(NUMBER))]


def moved(fault: Fault, lines: int, puzzles: int) -> Fault:
    """A fault of a chunk, counted from the beginning of its input."""
    return replace(fault, line=fault.line + lines, puzzles_before=fault.puzzles_before + puzzles)
