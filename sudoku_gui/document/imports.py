"""What is brought to the program and what comes of it: files, texts, pipes; each is read in bounded memory.

`Origin` says where something comes from, `arrival` reads it. It may take long, and a pipe may never end: it is done in
a thread, and ends soon after it was given up. How files are opened, and that nothing else is, tells
`solver_core.formats.disk`.
"""

import io
import math
import os
import stat
import sys
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

from solver_core import formats
from solver_core.formats import PARTS, FormatError, Reading, disk, files
from solver_core.formats.listing import Listing
from solver_core.formats.reading import SINGLE_LIMIT
from solver_core.problems import knuth
from solver_core.problems.knuth import KnuthError

LARGE: Final = 1 << 20
"""Bytes from which a list is looked into row by row, and not read as a whole."""

STANDARD_INPUT: Final = Path("-")
"""What the standard input is called among files; a file of that name has a folder before it."""

_MORE_THAN_WRITTEN: Final = 4
"""How many times as long as ours a file of another program may be: by indents and empty parts."""


@dataclass(frozen=True, slots=True)
class Origin:
    """Where something comes from.

    Attributes:
        name: what it is called in messages.
        path: the file; None for a text and for the standard input.
        text: what the clipboard or a hand brought; None for a file.
        is_alone: whether nothing comes with it; lists that come together are read as a whole.
        may_be_pipe: whether somebody named it on the command line; pipes that come otherwise are no files.
        data: what stands in the file, where that has been read already.
    """

    name: str
    path: Path | None = None
    text: str | None = None
    is_alone: bool = True
    may_be_pipe: bool = False
    data: bytes | None = field(default=None, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Arrival:
    """What came of it: a reading, a long list, or why there is neither.

    Attributes:
        origin: where it comes from.
        reading: the puzzles that were found.
        listing: instead of that, a list whose rows are read when they are asked for.
        problem: instead of both, the text of a problem in the format of Knuth's programs; it has been understood.
        text: what was read, where it is short enough for a single puzzle.
        error: a FormatError, a KnuthError or an OSError.
    """

    origin: Origin
    reading: Reading | None = None
    listing: Listing | None = None
    problem: str = ""
    text: str = ""
    error: Exception | None = None


def is_plain(reading: Reading) -> bool:
    """Whether nothing about it is doubtful: nothing left out or decided, no other way to understand it."""
    return not (reading.dropped or reading.said or reading.faults or reading.also)


def may_be_saved_over(found: Arrival, reading: Reading) -> bool:
    """Whether a file holds nothing but one puzzle, so that nothing is lost when that is saved in its place.

    Readers find puzzles amid other words, too, and do not tell of these. What they are is known by writing the puzzle
    again: a text without blanks has none, and no text is many times as long.
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


def small(origin: Origin, most: int) -> Origin | None:
    """It, with what it holds, where that is read in less time than anyone notices: at most so many bytes, and no pipe.

    Raises:
        OSError: it cannot be read.
    """
    if origin.text is not None:
        return origin if len(origin.text) <= most else None
    if origin.path is None or (origin.may_be_pipe and stat.S_ISFIFO(disk.look(origin.path).st_mode)):
        return None
    data = disk.contents(origin.path, most + 1)
    return replace(origin, data=data) if len(data) <= most else None


def arrival(origin: Origin, is_given_up: Callable[[], bool] = lambda: False) -> Arrival:
    """Read it; nobody needs the answer once it is given up."""
    try:
        if origin.text is not None:
            return _of_text(origin, origin.text)
        if origin.path is None:
            return _of_text(origin, formats.decode(_from_input(is_given_up)))
        if origin.data is not None:
            return _of_text(replace(origin, data=None), formats.decode(origin.data), origin.path.suffix)
        return _of_file(origin, origin.path, is_given_up)
    except (FormatError, KnuthError, OSError) as error:
        error.__context__ = None  # its frames, and those of the error, hold all that was read
        return Arrival(origin, error=error.with_traceback(None))


def _of_text(origin: Origin, text: str, ending: str = "") -> Arrival:
    """Puzzles, or else a problem in Knuth's format: hardly any text is both, and a puzzle is what people mean."""
    try:
        return Arrival(origin, formats.read(text, ending), text=text if len(text) <= SINGLE_LIMIT else "")
    except FormatError:
        if not knuth.is_knuth(text):
            raise
    knuth.problem(text)
    return Arrival(origin, problem=text)


def _of_file(origin: Origin, path: Path, is_given_up: Callable[[], bool]) -> Arrival:
    if origin.may_be_pipe and stat.S_ISFIFO(disk.look(path).st_mode):
        with disk.open_stream(path, math.inf, is_given_up) as pipe:
            data = files.bytes_from(pipe)
        # What came out of a pipe is not there any more: no file has it, and none is to be looked at again.
        return _of_text(replace(origin, path=None), formats.decode(data), path.suffix)
    with disk.open_file(path) as file:
        size = os.fstat(file.fileno()).st_size
        if origin.is_alone and size > LARGE and (listing := Listing.begin(path)) is not None:
            return Arrival(origin, listing=listing)
        data = files.bytes_from(file, is_given_up=is_given_up)
    return _of_text(origin, formats.decode(data), path.suffix)


def _from_input(is_given_up: Callable[[], bool]) -> bytes:
    """The standard input; a program started without a terminal has none."""
    if sys.stdin is None:
        raise FormatError("file.other")
    opened = os.dup(sys.stdin.fileno())
    with io.BufferedReader(disk.PipeReader(opened, math.inf, is_given_up)) as pipe:
        return files.bytes_from(pipe)
