"""Inputs of any size, cut into chunks: files, pipes and texts, compressed or not.

Lists are streamed. Anything else is read whole, up to `formats.SIZE_LIMIT`. Lines that arrive slowly are passed
on one by one, once the first of them has turned out to be a puzzle.
"""

import zlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, suppress
from dataclasses import dataclass, replace
from typing import BinaryIO, NamedTuple

from solver_core.batch.chunks import AskedPuzzles, Chunk, Failure, asked
from solver_core.batch.running import Item, Sizing
from solver_core.formats.detection import read, surest
from solver_core.formats.files import decode, text_from
from solver_core.formats.lists import line, sdm, written_lines
from solver_core.formats.lists.beginning import Beginning, beginning
from solver_core.formats.lists.collection import Collection
from solver_core.formats.lists.dialect import Dialect
from solver_core.formats.lists.written_lines import PIECE, Flow
from solver_core.formats.reading import FormatError, Reading
from solver_core.formats.unpacking import Available, FullFile, unpacked
from solver_core.sudoku.puzzle import Puzzle

_MARK = b"\xef\xbb\xbf"
_AT_ONCE = frozenset({"line", "sdm"})
"""Formats whose first line alone determines how the others are read."""


class InputLocation(NamedTuple):
    """How far an input is answered: in bytes, or in puzzles if it is read whole; and the next line and puzzle."""

    source: int = 0
    at: int = 0
    lines: int = 0
    puzzles: int = 0
    head: int = 0


@dataclass(frozen=True, slots=True)
class PuzzleInput:
    """An input of puzzles.

    Attributes:
        name: as it is shown.
        opens: opens it.
        extension: the ending of its name, which breaks ties between formats.
        shared: its path, if workers are to read it themselves.
    """

    name: str
    opens: Callable[[], AbstractContextManager[BinaryIO]]
    extension: str = ""
    shared: str = ""


class ReadingProgress:
    """How far the inputs have been read.

    Attributes:
        heads: a checksum of the start of each input that was opened.
        lines: for each input, how many lines precede its first row.
        ended: inputs whose rest is to be skipped.
        read: bytes read of each input, before decompression.
        remarks: for each input the codes of what was dropped and decided, as in `Reading`.
    """

    def __init__(self) -> None:
        self.read: dict[int, int] = {}
        self.heads: dict[int, int] = {}
        self.remarks: dict[int, tuple[Sequence[str], Sequence[str]]] = {}
        self.lines: dict[int, int] = {}
        self.ended: set[int] = set()


class ChangedError(Exception):
    """An input has changed since the run that is to be continued; has its number."""


def items(
    sources: Sequence[PuzzleInput],
    sizing: Sizing,
    progress: ReadingProgress | None = None,
    begin: InputLocation | None = None,
) -> Iterator[Item]:
    """The chunks of all inputs; a `Failure` takes the place of what cannot be read.

    Args:
        sources: the inputs.
        sizing: how large chunks are.
        progress: is updated.
        begin: where an earlier run ended.

    Raises:
        ChangedError: the input in which it ended has changed.
    """
    progress = progress or ReadingProgress()
    first = begin or InputLocation()
    for number in range(first.source, len(sources)):
        begin = first if number == first.source else InputLocation(number)
        try:
            with sources[number].opens() as file:
                yield from _Cutter(sources[number], number, sizing, progress).chunks(file, begin)
        except (FormatError, OSError) as error:
            yield Failure(number, error)


class _Cutter:
    def __init__(self, source: PuzzleInput, number: int, sizing: Sizing, progress: ReadingProgress) -> None:
        self._source = source
        self._number = number
        self._sizing = sizing
        self._progress = progress

    def chunks(self, file: BinaryIO, begin: InputLocation) -> Iterator[Chunk]:
        flow = unpacked(file)
        head, found = _beginning(flow, self._source.extension)
        self._progress.heads[self._number] = checksum = zlib.crc32(head[: 1 << 12])
        self._check(is_same=not begin.at or begin.head == checksum)
        if found is None:
            reading = _decoded(flow, head, self._source.extension)
            self._progress.remarks[self._number] = reading.dropped, reading.said
            yield from self._whole(reading, begin.at)
            return
        self._progress.remarks[self._number] = found.dialect.dropped, ()
        self._progress.lines[self._number] = found.number - 1
        is_plain = isinstance(flow, Available)
        if is_plain and self._source.shared:
            yield from self._pieces(file, found.dialect, max(begin.at, found.offset))
            return
        at = max(begin.at, found.offset)
        if at <= len(head):
            head = head[at:]
        elif is_plain and file.seekable():
            self._check(is_same=file.seek(0, 2) >= at)
            file.seek(at)
            flow, head = Available(file), b""
        else:
            self._check(is_same=_skip(flow, at - len(head)))
            head = b""
        for chunk in self._rows(flow, head, found.dialect, at):
            with suppress(OSError):
                self._progress.read[self._number] = file.tell()
            yield chunk

    def _check(self, *, is_same: bool) -> None:
        if not is_same:
            raise ChangedError(self._number)

    def _rows(self, flow: Flow, head: bytes, dialect: Dialect, at: int) -> Iterator[Chunk]:
        for piece, end in written_lines.placed_pieces(flow, head, at):
            start = 0
            while start < len(piece):
                if self._number in self._progress.ended:
                    return
                stop = _line_end(piece, start + self._sizing.size)
                at = end if stop == len(piece) else at + stop - start
                yield Chunk(self._number, at, piece[start:stop], dialect)
                start = stop

    def _pieces(self, file: BinaryIO, dialect: Dialect, at: int) -> Iterator[Chunk]:
        """Chunks as places in a file that workers read themselves."""
        size = file.seek(0, 2)
        while at < size and self._number not in self._progress.ended:
            stop = min(size, at + self._sizing.size)
            if stop < size:
                file.seek(stop - 1)
                stop += len(file.readline()) - 1
            self._progress.read[self._number] = stop
            yield Chunk(self._number, stop, dialect=dialect, path=self._source.shared, start=at)
            at = stop

    def _whole(self, reading: Reading, begin: int) -> Iterator[Chunk]:
        """Chunks of puzzles that are already read, skipping some puzzles and faults at the start."""
        done = at = 0
        for fault in (*reading.faults, None):
            stop = len(reading.puzzles) if fault is None else fault.puzzles_before
            skipped = min(stop - at, max(0, begin - done))
            at, done = at + skipped, done + skipped
            while at < stop:
                end = min(stop, at + max(1, self._sizing.size // 82))
                done += end - at
                yield Chunk(self._number, done, asked=_asked(reading.puzzles, at, end))
                at = end
            done += fault is not None
            if fault is not None and done > begin:
                yield Chunk(self._number, done, faults=(replace(fault, puzzles_before=0),))
        self._check(is_same=done >= begin)


def _beginning(flow: Flow, extension: str) -> tuple[bytes, Beginning | None]:
    """The first bytes, and what they show."""
    head = b""
    while len(head) < PIECE and (more := flow.read(PIECE - len(head))):
        head += more
        if len(head) < PIECE and _shows_puzzle(head):
            return head, _plain(head)
    found = beginning(head, extension)
    if found is None and len(head) == PIECE and _shows_puzzle(head):
        found = _plain(head)
    return head, found


def _plain(head: bytes) -> Beginning:
    return Beginning(sdm.DIALECT, len(_MARK) if head.startswith(_MARK) else 0, 1)


def _shows_puzzle(head: bytes) -> bool:
    """Whether the first non-blank line is exactly 81 cells."""
    lines = head[: head.rfind(b"\n") + 1]
    if not lines:
        return False
    try:
        text = decode(lines).replace("\r\n", "\n")
    except FormatError:
        return False
    first = line.WRITTEN.search(text)
    if first is None or "\r" in text or not line.CELLS_81.fullmatch(first[0].strip()):
        return False
    row = surest(text, "")
    return row is not None and row.id in _AT_ONCE


def _decoded(flow: Flow, head: bytes, extension: str) -> Reading:
    return read(text_from(FullFile(flow), head), extension)


def _skip(flow: Flow, count: int) -> bool:
    """Skip a number of bytes; returns whether there were that many."""
    while count and (piece := flow.read(min(PIECE, count))):
        count -= len(piece)
    return not count


def _line_end(piece: bytes, near: int) -> int:
    """The end of the line at this place, or the line end before it."""
    if near >= len(piece):
        return len(piece)
    return (piece.find(b"\n", near - 1) + 1) or len(piece)


def _asked(puzzles: Sequence[Puzzle], start: int, stop: int) -> AskedPuzzles:
    if isinstance(puzzles, Collection) and not puzzles.has_entries(start, stop):
        return AskedPuzzles(puzzles.digits[81 * start : 81 * stop])
    return asked(puzzles[start:stop])
