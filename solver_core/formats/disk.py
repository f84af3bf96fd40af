"""Opens files safely: any name may be a device, a pipe or a link, and files may change while they are read.

Every name given by a user or another program is opened here. Nothing blocks: a pipe without a writer
would block `open` forever, and opening some devices has side effects, so the target of a name is checked before and
after opening. The caller limits how much is read, whatever size a file claims, and files are not mapped: a mapped file
that shrinks kills the process.

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
"""Seconds to wait for the other end of a pipe."""

_POLL: Final = 50
"""Milliseconds between two checks whether waiting for a silent pipe was cancelled."""

_CHUNK: Final = 1 << 18
_WAYS: Final = ("O_NONBLOCK", "O_CLOEXEC", "O_NOCTTY", "O_BINARY", "O_NOINHERIT")
FLAGS: Final = sum(getattr(os, name, 0) for name in _WAYS)
"""Flags for all opens: non-blocking, not inherited, never a controlling terminal."""

NO_LINKS: Final = getattr(os, "O_NOFOLLOW", 0)
"""Flag for our own files, whose names others may have replaced by links."""

_KINDS: Final = (
    (stat.S_ISLNK, "file.link"),
    (stat.S_ISFIFO, "file.pipe"),
    (stat.S_ISSOCK, "file.socket"),
    (stat.S_ISCHR, "file.device"),
    (stat.S_ISBLK, "file.device"),
)


class NoFileError(OSError):
    """The name belongs to a folder, pipe, socket or device, not a file."""


Name: TypeAlias = str | os.PathLike[str]


# --- reading ----------------------------------------------------------------------------------------


def open_file(path: Name, *, follow: bool = True) -> BinaryIO:
    """Open a regular file for reading, unbuffered and non-blocking.

    Args:
        path: of the file.
        follow: whether to follow a symbolic link.

    Raises:
        OSError: it cannot be opened, or is not a regular file.
    """
    return os.fdopen(_descriptor(path, follow=follow), "rb", buffering=0)


def open_stream(
    path: Name, patience: float = PATIENCE, is_given_up: Callable[[], bool] = lambda: False
) -> BinaryIO:
    """Open a regular file, a pipe or the null device for sequential reading.

    Args:
        path: given by the user, who may mean a pipe.
        patience: seconds to wait for a writer of the pipe.
        is_given_up: returns whether reading was cancelled; the pipe then ends.

    Raises:
        OSError: it cannot be opened, or is neither.
    """
    opened = _descriptor(path, pipes=True)
    if stat.S_ISFIFO(os.fstat(opened).st_mode):
        return io.BufferedReader(PipeReader(opened, patience, is_given_up), _CHUNK)
    return os.fdopen(opened, "rb")


def contents(path: Name, most: int, *, follow: bool = True) -> bytes:
    """The contents of a regular file, at most `most` bytes; `follow` as in `open_file`.

    Raises:
        OSError: it cannot be read, or is not a regular file.
    """
    with open_file(path, follow=follow) as file:
        return read(file, most)


class Readable(Protocol):
    """A file, pipe or stream that can be read in pieces."""

    def read(self, most: int, /) -> bytes | None:
        """Bytes, at most this many; none at the end."""


def read(file: Readable, most: int, is_given_up: Callable[[], bool] = lambda: False) -> bytes:
    """Read an open file in pieces, at most `most` bytes; can be cancelled between pieces.

    Raises:
        OSError: it cannot be read on.
    """
    parts, left = [], most
    while left > 0 and not is_given_up():
        part = file.read(min(left, _CHUNK))
        if part is None:  # some files in /proc are regular but would block
            raise BlockingIOError(errno.EAGAIN, os.strerror(errno.EAGAIN))
        if not part:
            break
        parts.append(part)
        left -= len(part)
    return b"".join(parts)


def stat_of(path: Name) -> os.stat_result:
    """The status of a path.

    Raises:
        OSError: it does not exist, or the disk does not answer.
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
        except BlockingIOError:  # a file server holds a lease on it
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
    """Refuse anything but a regular file.

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
    return (
        os.name == "posix" and stat.S_ISCHR(found.st_mode) and found.st_rdev == os.stat(os.devnull).st_rdev  # noqa: PTH116 - a name, not a Path
    )


class PipeReader(io.RawIOBase):
    """The reading end of a pipe; waits only for a limited time for a writer.

    Args:
        opened: the descriptor; it is closed with this.
        patience: seconds to wait for a writer.
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
        self._has_writer = not self._can_look  # a blocking open has already waited for one

    def readable(self) -> bool:
        """Required by `RawIOBase`."""
        return True

    def fileno(self) -> int:
        """The number of the file descriptor."""
        return self._opened

    def close(self) -> None:
        """Close the descriptor too, once."""
        if not self.closed:
            os.close(self._opened)
        super().close()

    def readinto(self, buffer: memoryview) -> int:  # type: ignore[override]  # the stubs say Buffer
        """Read the next bytes; none if the pipe has ended or reading was cancelled.

        Raises:
            TimeoutError: no program writes to it.
        """
        while not self._is_given_up():
            is_ready = self._wait()
            if not (is_ready or self._can_look):
                continue
            if self._is_given_up():  # cancelled meanwhile: leave the data to the next reader
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
        """Wait for data or the end; returns whether there is any. True if the system cannot tell."""
        if not hasattr(select, "poll"):
            return True
        waiting = select.poll()
        waiting.register(self._opened, select.POLLIN)
        return bool(waiting.poll(_POLL))
