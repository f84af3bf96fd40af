"""What is brought to the program and what comes of it: files, texts, pipes; each is read in bounded memory.

`Origin` says where something comes from, `arrival` reads it. It may take long, and a pipe may never end: it is done in
a thread, and ends soon after it was given up. Only files and pipes are opened: a device may be endless, and reading
one may do things.
"""

import errno
import os
import select
import stat
import sys
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from solver_core import formats
from solver_core.formats import PARTS, SIZE_LIMIT, FormatError, Reading
from solver_core.formats.listing import Listing
from solver_core.formats.reading import SINGLE_LIMIT
from solver_core.problems import knuth
from solver_core.problems.knuth import KnuthError

LARGE: Final = 1 << 20
"""Bytes from which a list is looked into row by row, and not read as a whole."""

STANDARD_INPUT: Final = Path("-")
"""What the standard input is called among files; a file of that name has a folder before it."""

_CHUNK: Final = 1 << 18
_PATIENCE: Final = 50
"""Milliseconds between two looks at whether a pipe that is silent has been given up."""

_MORE_THAN_WRITTEN: Final = 4
"""How many times as long as ours a file of another program may be: by indents and empty parts."""

_NO_FILE: Final = "this is not a file"


@dataclass(frozen=True, slots=True)
class Origin:
    """Where something comes from.

    Attributes:
        name: what it is called in messages.
        path: the file; None for a text and for the standard input.
        text: what the clipboard or a hand brought; None for a file.
        is_alone: whether nothing comes with it; lists that come together are read as a whole.
    """

    name: str
    path: Path | None = None
    text: str | None = None
    is_alone: bool = True


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


def is_small(origin: Origin, most: int) -> bool:
    """Whether it is read in less time than anyone notices: at most so many bytes, and no pipe."""
    if origin.text is not None:
        return len(origin.text) <= most
    if origin.path is None:
        return False
    try:
        found = origin.path.stat()
    except OSError:
        return True  # reading it will say why
    return not stat.S_ISFIFO(found.st_mode) and found.st_size <= most


def arrival(origin: Origin, is_given_up: Callable[[], bool] = lambda: False) -> Arrival:
    """Read it; nobody needs the answer once it is given up."""
    try:
        if origin.text is not None:
            return _of_text(origin, origin.text)
        if origin.path is None:
            return _of_text(origin, formats.decode(_piped(_input(), is_given_up)))
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
    # Not blocking: opening a pipe that nobody writes to would wait for ever.
    flags = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
    opened = os.open(path, flags)
    try:
        found = os.fstat(opened)
        if stat.S_ISDIR(found.st_mode):
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
        if stat.S_ISFIFO(found.st_mode):
            # What came out of a pipe is not there any more: no file has it, and none is to be looked at again.
            return _of_text(
                replace(origin, path=None), formats.decode(_piped(opened, is_given_up)), path.suffix
            )
        if not stat.S_ISREG(found.st_mode):
            raise FormatError(_NO_FILE)
        if origin.is_alone and found.st_size > LARGE and (listing := Listing.begin(path)) is not None:
            return Arrival(origin, listing=listing)
        if found.st_size > SIZE_LIMIT:
            raise _too_large()
        return _of_text(origin, formats.decode(_whole(opened, is_given_up)), path.suffix)
    finally:
        os.close(opened)


def _whole(opened: int, is_given_up: Callable[[], bool]) -> bytes:
    """What an open file holds; files grow, so what was really read counts."""
    parts, length = [], 0
    while (part := os.read(opened, _CHUNK)) and not is_given_up():
        parts.append(part)
        length += len(part)
        if length > SIZE_LIMIT:
            raise _too_large()
    return b"".join(parts)


def _piped(opened: int, is_given_up: Callable[[], bool]) -> bytes:
    """What comes out of a pipe until it ends; where there is no way to wait for a little while, at once."""
    if not hasattr(select, "poll"):
        return _whole(opened, is_given_up)
    waiting = select.poll()
    waiting.register(opened, select.POLLIN)
    parts, length = [], 0
    while not is_given_up():
        if not waiting.poll(_PATIENCE):
            continue
        try:
            part = os.read(opened, _CHUNK)
        except BlockingIOError:
            continue
        if not part:
            break
        parts.append(part)
        length += len(part)
        if length > SIZE_LIMIT:
            raise _too_large()
    return b"".join(parts)


def _input() -> int:
    """The standard input; a program started without a terminal has none."""
    if sys.stdin is None:
        raise FormatError(_NO_FILE)
    return sys.stdin.fileno()


def _too_large() -> FormatError:
    return FormatError(f"this file is larger than {SIZE_LIMIT >> 20} MiB; split it into smaller ones")
