"""A chunk of puzzles and what is found for them, as they travel between processes and machines."""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from operator import itemgetter
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

from solver_core.errors.quoting import unexpected
from solver_core.formats import written_lines
from solver_core.formats.dialect import Dialect, decoded
from solver_core.formats.reading import Fault
from solver_core.sudoku.grid_text import GridError

NUMBER = "\0"
"""Stands in an answer for the number of its puzzle, which is not known before all chunks in front have been read."""

_CELLS = 81
_NO_PUZZLE = bytes(_CELLS)


def numbered(data: Mapping[str, object]) -> str:
    """A line of JSON that begins with the number of its puzzle."""
    return f'{{"number": {NUMBER}, {json.dumps(data)[1:]}'


class AnsweredPuzzles(NamedTuple):
    """What is said of some puzzles: a text for each, perhaps of several lines or none; and whether all is a plain yes."""

    texts: Sequence[str]
    is_yes: bool


Answer = Callable[[bytes, int | None], AnsweredPuzzles]
"""Answers puzzles, 81 digits of each, on a number of threads; None: as many as there are processors."""


class Unanswered(NamedTuple):
    """A puzzle that nobody could answer, though it is readable: its number in the chunk, from 0, and why."""

    puzzle: int
    reason: str


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
        parts: texts, and between them faults, and puzzles without an answer; the line of a fault is counted from the beginning of the
            chunk, and so are its puzzles.
        puzzles, lines: how many it had.
        is_yes: whether every answer is a plain yes.
        is_last: whether a line closes the list here.
        seconds: how long it took.
    """

    parts: tuple[OutputLine | Fault | Unanswered, ...]
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
    found, failures = _answered(answer, digits, threads)
    return ChunkResult(
        _parts(found.texts, faults, failures),
        len(digits) // 81,
        lines,
        found.is_yes,
        is_last,
        perf_counter() - begun,
    )


def unanswered(chunk: Chunk, reason: str) -> ChunkResult:
    """What takes the place of an answer to a chunk where there is none: a reason for each of its puzzles."""

    def refuse(_digits: bytes, _threads: int | None) -> AnsweredPuzzles:
        raise _NoAnswerError(reason)

    return answered(refuse, 1, chunk)


class _NoAnswerError(Exception):
    """There is no answer; the message says why."""


def _answered(
    answer: Answer, digits: bytes, threads: int | None
) -> tuple[AnsweredPuzzles, Sequence[Unanswered]]:
    """What is said of these puzzles; where that fails, of each by itself, so that one does not take others along."""
    if not digits:
        return AnsweredPuzzles((), is_yes=True), ()
    try:
        return answer(digits, threads), ()
    except Exception as error:  # noqa: BLE001 - reported with the puzzle
        if len(digits) == _CELLS:
            return AnsweredPuzzles(("",), is_yes=False), (Unanswered(0, _reason(error)),)
    texts: list[str] = []
    failures: list[Unanswered] = []
    is_yes = True
    for at in range(0, len(digits), _CELLS):
        found, failed = _answered(answer, digits[at : at + _CELLS], threads)
        failures += [failure._replace(puzzle=at // _CELLS) for failure in failed]
        texts += found.texts
        is_yes = is_yes and found.is_yes
    return AnsweredPuzzles(texts, is_yes), failures


def _reason(error: Exception) -> str:
    return str(error) if isinstance(error, _NoAnswerError) else unexpected(error)


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


def _parts(
    texts: Sequence[str], faults: Sequence[Fault], failures: Sequence[Unanswered]
) -> tuple[OutputLine | Fault | Unanswered, ...]:
    parts: list[OutputLine | Fault | Unanswered] = []
    between: list[tuple[int, int, Fault | Unanswered]] = [
        *((fault.puzzles_before, 0, fault) for fault in faults),
        *((failure.puzzle, 1, failure) for failure in failures),
    ]
    start = 0
    for stop, width, part in sorted(between, key=itemgetter(0, 1)):
        parts += _lines(texts, start, stop)
        parts.append(part)
        start = stop + width
    return (*parts, *_lines(texts, start, len(texts)))


def _lines(texts: Sequence[str], start: int, stop: int) -> Iterator[OutputLine]:
    if start < stop:
        text = "\n".join(filter(None, texts[start:stop]))
        numbers = _numbers(texts, start, stop) if NUMBER in text else ()
        yield OutputLine(f"{text}\n" if text else "", numbers)


def _numbers(texts: Sequence[str], start: int, stop: int) -> Sequence[int]:
    return [at for at in range(start, stop) for _ in range(texts[at].count(NUMBER))]


def moved(fault: Fault, lines: int, puzzles: int) -> Fault:
    """A fault of a chunk, counted from the beginning of its input."""
    return replace(fault, line=fault.line + lines, puzzles_before=fault.puzzles_before + puzzles)
