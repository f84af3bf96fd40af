"""Reads files, pastes, drops, pipes and QR codes: an `Origin` becomes an `Imported`, in bounded memory.

Reading may take long, and a pipe may never end, so it is done in a thread, which ends soon after it is cancelled.
`solver_core.formats.disk` opens only regular files.
"""

import io
import math
import os
import stat
import sys
from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from itertools import accumulate
from pathlib import Path
from typing import Final, overload

from PySide6.QtGui import QImage

from solver_core import formats
from solver_core.cover import ProblemError
from solver_core.formats import PARTS, FormatError, Reading, disk, files
from solver_core.formats.lists.line_file import LineFile
from solver_core.formats.reading import SINGLE_LIMIT
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.document import qr_codes
from sudoku_gui.player.errors import AppError
from sudoku_gui.player.job import answered
from sudoku_gui.player.subject import LONGEST_PROBLEM

LARGE: Final = 1 << 20  # bytes; larger lists are read row by row
SMALL: Final = 16 * 1024  # bytes that are read without a noticeable delay
FEW: Final = 3  # small files that are read at once

STANDARD_INPUT: Final = Path("-")
"""The name of the standard input among files; a file of that name has a folder before it."""

_DENSER: Final = 16  # how many times longer than its DLX text a matrix may be, because it has many zeros

_BEGINNING: Final = 16  # bytes that tell a picture

_MORE_THAN_WRITTEN: Final = 4
"""How many times longer than ours another program's file may be, by indents and empty parts."""


@dataclass(frozen=True, slots=True)
class Origin:
    """Where a text or a picture comes from: a file, a pipe, the clipboard or a drop."""

    name: str  # for messages
    path: Path | None = None  # None for a text, a picture and the standard input
    text: str | None = None  # from the clipboard or a drop; None for a file or a picture
    picture: QImage | None = field(default=None, compare=False, repr=False)  # from the same places
    is_alone: bool = True  # whether it is the only one; several lists are read completely
    may_be_pipe: bool = False  # whether it was named on the command line: only such pipes are read
    # The contents of the file, if already read.
    data: bytes | None = field(default=None, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Imported:
    """The result of reading: a reading, a long list, a problem, or an error."""

    origin: Origin
    reading: Reading | None = None
    line_file: LineFile | None = None  # a list whose rows are read on demand
    problem: str = ""
    """An exact cover problem, as DLX text; an alternative if there is also a reading."""
    kind: str = ""  # the kind of the problem's text
    others: tuple[str, ...] = ()  # other kinds that it could be
    text: str = ""  # the text, if short enough for a single puzzle
    error: Exception | None = None  # a FormatError, a ProblemError, a AppError or an OSError


def is_plain(reading: Reading) -> bool:
    """Whether a reading is unambiguous and complete, so that it needs no preview."""
    return not (reading.dropped or reading.said or reading.faults or reading.also)


def may_be_saved_over(found: Imported, reading: Reading) -> bool:
    """Whether a file holds only one puzzle, so that saving over it loses nothing.

    Readers also find puzzles among other words. Writing the puzzle shows whether there were any: a text without
    blanks has none, and no valid file is many times longer.
    """
    row = reading.format
    if len(reading.puzzles) != 1 or reading.faults or reading.dropped or row.writes is None:
        return False
    if row.keeps == set(PARTS):
        return True
    try:
        again = formats.write(reading.puzzles[0], row.id).strip()
    except FormatError:
        return False
    if len(again.split()) == 1:
        return len(found.text.split()) == 1
    return 0 < len(found.text) <= _MORE_THAN_WRITTEN * len(again)


class JoinedPuzzles(Sequence[Puzzle]):
    """Several lists of puzzles as one; puzzles are created on demand."""

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
            return tuple(self[number] for number in range(len(self))[index])
        index = range(len(self))[index]
        part = bisect_right(self._ends, index)
        return self._parts[part][index - (self._ends[part - 1] if part else 0)]


def read(origin: Origin, is_cancelled: Callable[[], bool] = lambda: False) -> Imported:
    """Read the puzzles, or the problem, of an origin; the result is irrelevant after a cancellation."""
    try:
        if origin.text is not None:
            return _of_text(origin, origin.text)
        if origin.picture is not None:
            return _of_text(origin, qr_codes.read(origin.picture))
        if origin.path is None:
            return _of_text(origin, formats.decode(_from_input(is_cancelled)))
        if origin.data is not None:
            return _of_text(replace(origin, data=None), formats.decode(origin.data), origin.path.suffix)
        return _of_file(origin, origin.path, is_cancelled)
    except (FormatError, ProblemError, AppError, OSError) as error:
        error.__context__ = None  # the traceback would keep everything read in memory
        return Imported(origin, error=error.with_traceback(None))


def _of_text(origin: Origin, text: str, ending: str = "") -> Imported:
    """Puzzles, or else an exact cover problem; nine rows of nine 0s and 1s are both."""
    from solver_core.cover import texts

    try:
        reading = formats.read(text, ending)
    except FormatError:
        if (kind := texts.kind_of(text)) is None or (kind == "dlx" and formats.may_be_board(text)):
            raise
        return Imported(origin, problem=_as_dlx(text, kind), kind=kind, others=texts.also(text, kind))
    short = text if len(text) <= SINGLE_LIMIT else ""
    is_both = "\n" in short.strip() and not short.strip("01 \t\r\n") and texts.kind_of(short) == "matrix"
    return Imported(origin, reading, text=short, problem=_as_dlx(short, "matrix") if is_both else "")


def _as_dlx(text: str, kind: str) -> str:
    """A problem of any kind as DLX text; raises a ProblemError, or an AppError if it is too long."""
    from solver_core.cover import texts

    if len(text) > LONGEST_PROBLEM * (1 if kind == "dlx" else _DENSER) or text.count("\n") > LONGEST_PROBLEM:
        raise AppError("subject.problem", count=LONGEST_PROBLEM)  # before reading it, which takes long
    problem = texts.read(text, kind)
    written = text if kind == "dlx" else texts.write(problem, "dlx")
    if len(written) > LONGEST_PROBLEM:
        raise AppError("subject.problem", count=LONGEST_PROBLEM)
    return written


def _of_file(origin: Origin, path: Path, is_cancelled: Callable[[], bool]) -> Imported:
    if origin.may_be_pipe and stat.S_ISFIFO(disk.stat_of(path).st_mode):
        with disk.open_stream(path, math.inf, is_cancelled) as pipe:
            data = files.bytes_from(pipe)
        # A pipe can be read only once, so the puzzle has no file.
        return _of_text(replace(origin, path=None), formats.decode(data), path.suffix)
    with disk.open_file(path) as file:
        size = os.fstat(file.fileno()).st_size
        head = disk.read(file, _BEGINNING)
        is_list = origin.is_alone and size > LARGE and not qr_codes.is_picture(head)
        if is_list and (line_file := LineFile.begin(path)) is not None:
            return Imported(origin, line_file=line_file)
        data = files.bytes_from(file, head, is_cancelled)
    if qr_codes.is_picture(data):  # nothing is saved over it, so the puzzle has no file
        return _of_text(replace(origin, path=None), qr_codes.read(data))
    return _of_text(origin, formats.decode(data), path.suffix)


def _from_input(is_cancelled: Callable[[], bool]) -> bytes:
    if sys.stdin is None:  # a program started without a terminal
        raise FormatError("file.other")
    opened = os.dup(sys.stdin.fileno())
    with io.BufferedReader(disk.PipeReader(opened, math.inf, is_cancelled)) as pipe:
        return files.bytes_from(pipe)


def read_at_once(origins: Sequence[Origin]) -> tuple[Imported, ...] | None:
    """All of them, if they are few and small and the disk answers; only file access is done in a thread."""
    if len(origins) > FEW:
        return None
    try:
        contents = answered(lambda: list(map(_small, origins)))
    except TimeoutError:
        return None
    found = [one for one in contents if one is not None]
    if len(found) < len(contents):
        return None
    return tuple(one if isinstance(one, Imported) else read(one) for one in found)


def _small(origin: Origin) -> Origin | Imported | None:
    """The origin with its data, or the error; None if it is large, a picture or a pipe."""
    if origin.text is not None:
        return origin if len(origin.text) <= SMALL else None
    try:
        if origin.picture is not None:
            return None
        if origin.path is None or (origin.may_be_pipe and stat.S_ISFIFO(disk.stat_of(origin.path).st_mode)):
            return None
        data = disk.contents(origin.path, SMALL + 1)
    except OSError as error:
        return Imported(origin, error=error.with_traceback(None))
    return None if len(data) > SMALL or qr_codes.is_picture(data) else replace(origin, data=data)
