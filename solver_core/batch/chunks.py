"""A chunk of puzzles and what is found for them, as they travel between processes and machines."""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from operator import itemgetter
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

from solver_core.errors.quoting import unexpected
from solver_core.formats.lists import written_lines
from solver_core.formats.lists.collection import LineByLine
from solver_core.formats.lists.dialect import Dialect, decoded
from solver_core.formats.reading import Fault
from solver_core.sudoku import many
from solver_core.sudoku.engines import Answerer, Engine
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.grid_text import GridError
from solver_core.sudoku.puzzle import Puzzle

NUMBER = "\0"
"""Placeholder in an answer for the puzzle's number, which is unknown until all earlier chunks have been read."""

ANSWERS = {0: "none", 1: "unique", 2: "several", many.CONTRADICTORY: "contradictory"}
"""The JSON names of the counts that `many.solve` returns."""

_CELLS = 81
_NO_PUZZLE = bytes(_CELLS)


def numbered(data: Mapping[str, object]) -> str:
    """A line of JSON that begins with the number of its puzzle."""
    return f'{{"number": {NUMBER}, {json.dumps(data)[1:]}'


class AnsweredPuzzles(NamedTuple):
    """The answers to some puzzles: a text for each, of any number of lines; and whether all answers are yes.

    `unused` are codes of `format_texts.UNUSED`.
    """

    texts: Sequence[str]
    is_yes: bool
    unused: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class AskedPuzzles:
    """The puzzles of one question.

    Attributes:
        digits: the 81 givens of each.
        puzzles: the same, parsed; empty if they have only givens, or this has not been checked.
        is_restricted: whether any of them has candidates of its own.
    """

    digits: bytes
    puzzles: Sequence[Puzzle] = ()
    is_restricted: bool = False

    def __len__(self) -> int:
        return len(self.digits) // _CELLS

    def grid(self, index: int) -> Grid:
        """The givens of a puzzle, with its own candidates if it has any."""
        if self.is_restricted:
            return self.puzzles[index].givens
        return Grid(self.digits[_CELLS * index : _CELLS * (index + 1)])

    def puzzle(self, index: int) -> Puzzle:
        """A puzzle with its entries and notes."""
        return self.puzzles[index] if self.puzzles else Puzzle(self.grid(index))

    def single(self, index: int) -> "AskedPuzzles":
        """A question about the puzzle with this number alone."""
        digits = self.digits[_CELLS * index : _CELLS * (index + 1)]
        return AskedPuzzles(digits, self.puzzles[index : index + 1], self.is_restricted)

    def solved(
        self, engine: Answerer | Engine = Answerer.BITBOARD, threads: int | None = None
    ) -> many.Solutions:
        """How many solutions each has, up to two, and the first of them."""
        if self.is_restricted:
            return many.solve_grids([puzzle.givens for puzzle in self.puzzles], engine, threads)
        return many.solve(self.digits, engine, threads)

    def unused(self) -> tuple[str, ...]:
        """The codes (`format_texts.UNUSED`) of what the puzzles have that does not affect their solutions."""
        if isinstance(self.puzzles, LineByLine):  # parsing would take longer than solving
            return ()
        found = {
            "entries": any(puzzle.entries.filled for puzzle in self.puzzles),
            "notes": any(map(_has_own_notes, self.puzzles)),
        }
        return tuple(code for code, is_there in found.items() if is_there)


def asked(puzzles: Sequence[Puzzle]) -> AskedPuzzles:
    """A question about parsed puzzles; digits alone if they have only givens."""
    digits = b"".join(puzzle.givens.digits for puzzle in puzzles)
    is_restricted = any(puzzle.candidates is not None for puzzle in puzzles)
    has_more = is_restricted or any(map(_has_more, puzzles))
    return AskedPuzzles(digits, tuple(puzzles) if has_more else (), is_restricted)


def _has_more(puzzle: Puzzle) -> bool:
    return bool(puzzle.entries.filled or puzzle.corner.marked or puzzle.centre.marked)


def _has_own_notes(puzzle: Puzzle) -> bool:
    return puzzle.candidates is None and bool(puzzle.corner.marked or puzzle.centre.marked)


Answer = Callable[[AskedPuzzles, int | None], AnsweredPuzzles]
"""Answers puzzles on a number of threads; None: one per processor."""


class Unanswered(NamedTuple):
    """A readable puzzle without an answer: its number in the chunk, from 0, and the reason."""

    puzzle: int
    reason: str


_NOTHING = AskedPuzzles(b"")


@dataclass(frozen=True, slots=True)
class Chunk:
    """Puzzles that are answered together.

    Attributes:
        source: the number of the input.
        end: where it ends in the input, in bytes; in puzzles and faults if the input is read whole.
        data: whole lines; empty without a dialect.
        dialect: how lines are read.
        asked: the puzzles, where there is no dialect.
        faults: without lines, what could not be read, each with the number of puzzles of this chunk before it.
        path, start: instead of `data`, where the lines are in a file that all workers can read.
    """

    source: int
    end: int
    data: bytes = b""
    dialect: Dialect | None = None
    asked: AskedPuzzles = _NOTHING
    faults: tuple[Fault, ...] = ()
    path: str = ""
    start: int = 0

    def read(self) -> bytes:
        """The bytes of the chunk: its data, or what its place in the file holds."""
        if not self.path:
            return self.data
        with Path(self.path).open("rb") as file:
            file.seek(self.start)
            return file.read(self.end - self.start)


@dataclass(frozen=True, slots=True)
class Failure:
    """Takes the place of a chunk that cannot be read: an input, or the rest of one."""

    source: int
    error: Exception


class OutputLine(NamedTuple):
    """A text to write, and the places where puzzle numbers are to be filled in, counted from 0 in the chunk."""

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
    """The answers to the puzzles of a chunk.

    Attributes:
        parts: texts, faults and puzzles without an answer; the line of a fault is counted from the start of the
            chunk, and so are its puzzles.
        puzzles, lines: how many it had.
        is_yes: whether every answer is yes.
        is_last: whether the list ends here, before the end of the file.
        unused: codes of parts of its puzzles that the answers ignore.
        seconds: how long it took.
    """

    parts: tuple[OutputLine | Fault | Unanswered, ...]
    puzzles: int
    lines: int
    is_yes: bool
    is_last: bool = False
    unused: tuple[str, ...] = ()
    seconds: float = field(default=0.0, compare=False)


def answered(answer: Answer, threads: int | None, chunk: Chunk) -> ChunkResult:
    """Answer a chunk, in any process."""
    begun = perf_counter()
    lines, is_last = 0, False
    if chunk.dialect is None:
        questions, faults = chunk.asked, chunk.faults
    else:
        data = chunk.read()
        lines = data.count(b"\n")
        plain = chunk.dialect.plain(data)
        if plain is None:
            rows = written_lines.rows(data, 1)
            questions, faults = _parsed(chunk.dialect, rows)
            is_last = rows.ended
        else:
            questions, faults = AskedPuzzles(plain), ()
    found, failures = _answered(answer, questions, threads)
    return ChunkResult(
        _parts(found.texts, faults, failures),
        len(questions),
        lines,
        found.is_yes,
        is_last,
        found.unused,
        perf_counter() - begun,
    )


def unanswered(chunk: Chunk, reason: str) -> ChunkResult:
    """The result for a chunk without an answer: a reason for each of its puzzles."""

    def refuse(_asked: AskedPuzzles, _threads: int | None) -> AnsweredPuzzles:
        raise _NoAnswerError(reason)

    return answered(refuse, 1, chunk)


class _NoAnswerError(Exception):
    """An answer failed; the message says why."""


def _answered(
    answer: Answer, questions: AskedPuzzles, threads: int | None
) -> tuple[AnsweredPuzzles, Sequence[Unanswered]]:
    """Answer these puzzles; if that fails, one by one, so that one failure does not affect the others."""
    if not len(questions):
        return AnsweredPuzzles((), is_yes=True), ()
    try:
        return answer(questions, threads), ()
    except Exception as error:  # noqa: BLE001 - reported with the puzzle
        if len(questions) == 1:
            return AnsweredPuzzles(("",), is_yes=False), (Unanswered(0, _reason(error)),)
    texts: list[str] = []
    failures: list[Unanswered] = []
    is_yes = True
    unused: dict[str, None] = {}
    for index in range(len(questions)):
        found, failed = _answered(answer, questions.single(index), threads)
        failures += [failure._replace(puzzle=index) for failure in failed]
        texts += found.texts
        is_yes = is_yes and found.is_yes
        unused |= dict.fromkeys(found.unused)
    return AnsweredPuzzles(texts, is_yes, tuple(unused)), failures


def _reason(error: Exception) -> str:
    return str(error) if isinstance(error, _NoAnswerError) else unexpected(error)


def _parsed(dialect: Dialect, rows: written_lines.WrittenLines) -> tuple[AskedPuzzles, tuple[Fault, ...]]:
    digits = dialect.digits(rows.lines)
    if _NO_PUZZLE not in digits:
        return AskedPuzzles(digits, _with_entries(dialect, rows.lines)), ()
    faults: list[Fault] = []
    kept: list[bytes] = []
    kept_rows: list[bytes] = []
    for index, (number, row) in enumerate(zip(rows.numbers, rows.lines, strict=True)):
        cells = digits[81 * index : 81 * index + 81]
        if cells == _NO_PUZZLE and (error := _fault(dialect, row)):
            faults.append(Fault(number, error.column, error.message, len(kept)))
        else:
            kept.append(cells)
            kept_rows.append(row)
    return AskedPuzzles(b"".join(kept), _with_entries(dialect, kept_rows)), tuple(faults)


def _with_entries(dialect: Dialect, rows: Sequence[bytes]) -> Sequence[Puzzle]:
    """The puzzles of rows, parsed on demand; empty if rows have no entries."""
    if not dialect.has_entries:
        return ()
    return LineByLine(rows, lambda row: dialect.puzzle(decoded(row)))


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
