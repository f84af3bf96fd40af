"""Files that other programs use as well: any of them may be a device, a pipe or a link, or change while it is read.

Everything that has a name given by a user or by another program is opened here. Nothing waits: a pipe without a writer
would keep `open` forever, and to open some devices has consequences, so what a name leads to is looked at before and
after opening. What is read is bounded by the caller, whatever size a file claims, and never mapped: a mapped file that
shrinks ends the process.

`replacement` writes files.
"""

import errno
import io
import os
import select
import stat
from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep
from typing import BinaryIO, Final, Protocol, TypeAlias

from solver_core.errors import Message

PATIENCE: Final = 1.0
"""Seconds for which someone is waited for at the other end of a pipe."""

_POLL: Final = 50
"""Milliseconds between two looks at whether a silent pipe has been given up."""

_CHUNK: Final = 1 << 18
_WAYS: Final = ("O_NONBLOCK", "O_CLOEXEC", "O_NOCTTY", "O_BINARY", "O_NOINHERIT")
FLAGS: Final = sum(getattr(os, name, 0) for name in _WAYS)
"""With which everything is opened: never waiting, inherited by no other program, and no terminal of ours."""

NO_LINKS: Final = getattr(os, "O_NOFOLLOW", 0)
"""What opens a file of ours, whose name others may have given to a link that leads elsewhere."""

_KINDS: Final = (
    (stat.S_ISLNK, "file.link"),
    (stat.S_ISFIFO, "file.pipe"),
    (stat.S_ISSOCK, "file.socket"),
    (stat.S_ISCHR, "file.device"),
    (stat.S_ISBLK, "file.device"),
)


class NoFileError(OSError):
    """Something else than a file has its name: a folder, a pipe, a socket or a device."""


Name: TypeAlias = str | os.PathLike[str]


# --- reading ----------------------------------------------------------------------------------------


def open_file(path: Name, *, follow: bool = True) -> BinaryIO:
    """A regular file, for reading; unbuffered. It never waits.

    Args:
        path: of the file.
        follow: whether a symbolic link is one, too.

    Raises:
        OSError: it cannot be opened, or is not a regular file.
    """
    return os.fdopen(_descriptor(path, follow=follow), "rb", buffering=0)


def open_stream(
    path: Name, patience: float = PATIENCE, is_given_up: Callable[[], bool] = lambda: False
) -> BinaryIO:
    """A regular file, a pipe or the null device, for reading from its beginning to its end.

    Args:
        path: where someone expressly asked for it; a pipe of that name is wanted.
        patience: seconds for which someone is waited for who writes to the pipe.
        is_given_up: whether the rest of a pipe is not wanted, which then ends.

    Raises:
        OSError: it cannot be opened, or is neither.
    """
    opened = _descriptor(path, pipes=True)
    if stat.S_ISFIFO(os.fstat(opened).st_mode):
        return io.BufferedReader(PipeReader(opened, patience, is_given_up), _CHUNK)
    return os.fdopen(opened, "rb")


def contents(path: Name, most: int, *, follow: bool = True) -> bytes:
    """What stands in a regular file, or its first `most` bytes; `follow` is as in `open_file`.

    Raises:
        OSError: it cannot be read, or is not a regular file.
    """
    with open_file(path, follow=follow) as file:
        return read(file, most)


class Readable(Protocol):
    """A file, pipe or stream of which bytes can be read in pieces."""

    def read(self, most: int, /) -> bytes | None:
        """Bytes, at most this many; none at the end."""


def read(file: Readable, most: int, is_given_up: Callable[[], bool] = lambda: False) -> bytes:
    """What comes out of an open file, `most` bytes at most, in pieces, between which it can be given up.

    Raises:
        OSError: it cannot be read on.
    """
    parts, left = [], most
    while left > 0 and not is_given_up():
        part = file.read(min(left, _CHUNK))
        if part is None:  # the kernel has files that are called regular and make one wait
            raise BlockingIOError(errno.EAGAIN, os.strerror(errno.EAGAIN))
        if not part:
            break
        parts.append(part)
        left -= len(part)
    return b"".join(parts)


def stat_of(path: Name) -> os.stat_result:
    """What a name leads to now.

    Raises:
        OSError: it leads nowhere, or the disk does not answer.
    """
    try:
        return Path(path).stat()
    except ValueError:
        raise OSError(errno.EINVAL, Message("file.name"), os.fspath(path)) from None


def _descriptor(path: Name, *, pipes: bool = False, follow: bool = True) -> int:
    check(stat_of(path) if follow else os.lstat(path), path, pipes=pipes)
    until = monotonic() + PATIENCE
    while True:
        try:
            opened = os.open(path, os.O_RDONLY | FLAGS | (0 if follow else NO_LINKS))
            break
        except BlockingIOError:  # a file server has it on lease, and is giving it back
            if monotonic() > until:
                raise
            sleep(_POLL / 1000)
    try:
        check(os.fstat(opened), path, pipes=pipes)
    except OSError:
        os.close(opened)
        raise
    return opened


def check(found: os.stat_result, path: Name, *, pipes: bool = False) -> None:
    """Refuse what is no regular file.

    Raises:
        NoFileError: it is something else; says what.
    """
    if stat.S_ISREG(found.st_mode) or (pipes and (stat.S_ISFIFO(found.st_mode) or _is_null(found))):
        return
    if stat.S_ISDIR(found.st_mode):
        raise NoFileError(errno.EISDIR, os.strerror(errno.EISDIR), os.fspath(path))
    code = next((code for is_it, code in _KINDS if is_it(found.st_mode)), "file.other")
    raise NoFileError(errno.EINVAL, Message(code), os.fspath(path))


def _is_null(found: os.stat_result) -> bool:
    """Whether it is the device that is always empty."""
    return (
        os.name == "posix" and stat.S_ISCHR(found.st_mode) and found.st_rdev == os.stat(os.devnull).st_rdev  # noqa: PTH116 - no path of ours
    )


class PipeReader(io.RawIOBase):
    """The end of a pipe that is read: waits for what comes, and not forever for someone to write.

    Args:
        opened: the descriptor; it is closed with this.
        patience: seconds for which a writer is waited for.
        is_given_up: whether the rest is not wanted, which then ends.
    """

    def __init__(
        self, opened: int, patience: float = PATIENCE, is_given_up: Callable[[], bool] = lambda: False
    ) -> None:
        super().__init__()
        self._opened = opened
        self._is_given_up = is_given_up
        self._until = monotonic() + patience
        self._can_look = hasattr(select, "poll") and not os.get_blocking(opened)
        self._has_writer = not self._can_look  # a caller that opened it waiting has waited for one

    def readable(self) -> bool:
        """As `RawIOBase` asks of what is read."""
        return True

    def fileno(self) -> int:
        """The descriptor, for those who ask the system about the file."""
        return self._opened

    def close(self) -> None:
        """Close the descriptor too, once."""
        if not self.closed:
            os.close(self._opened)
        super().close()

    def readinto(self, buffer: memoryview) -> int:  # type: ignore[override]  # the stubs say Buffer
        """The next bytes; none if the pipe has ended or was given up.

        Raises:
            TimeoutError: no program writes to it.
        """
        while not self._is_given_up():
            is_ready = self._wait()
            if not (is_ready or self._can_look):
                continue
            if self._is_given_up():  # meanwhile: what has come is for the next reader
                break
            try:
                data = os.read(self._opened, len(buffer))
            except BlockingIOError:
                self._has_writer = True
                continue
            if data or is_ready or self._has_writer:
                buffer[: len(data)] = data
                return len(data)
            if monotonic() > self._until:
                raise TimeoutError(errno.ETIMEDOUT, Message("pipe.unwritten"))
        return 0

    def _wait(self) -> bool:
        """Whether there is something to read, or an end; without a way to ask, that is believed."""
        if not hasattr(select, "poll"):
            return True
        waiting = select.poll()
        waiting.register(self._opened, select.POLLIN)
        return bool(waiting.poll(_POLL))
