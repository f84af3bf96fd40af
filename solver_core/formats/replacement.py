"""Files that are written: each takes the place of the one before, whole or not at all.

Only commands that someone types write into pipes and devices instead, which are never replaced: `stream_to`.
"""

import contextlib
import errno
import os
import stat
from collections.abc import Iterator
from pathlib import Path
from time import monotonic, sleep
from typing import BinaryIO, Final

from solver_core.errors import Message
from solver_core.formats.disk import FLAGS, NO_LINKS, PATIENCE, Name, check, stat_of

_PAUSE: Final = 0.05
"""Seconds between two questions whether someone reads a pipe."""


class Replacement:
    """A file that takes the place of another, whole or not at all: a draft beside it that is renamed in the end.

    A symbolic link stays, and what it leads to is replaced, unless it is not followed. Mode, owner and access lists of the file before are kept as
    far as the system allows. Nothing but a regular file is ever replaced.

    Attributes:
        path: what it will be called; of a symbolic link, what that leads to.
        draft: what it is called until then; another program may write it, too.

    Args:
        path: of the file.
        ending: of the draft.
        follow: whether a symbolic link stays; otherwise it is what is replaced, and its target is left alone.
        private: whether only the user may read it, whatever the file before allowed.

    Raises:
        OSError: something else has this name, or the file is write-protected.
    """

    def __init__(
        self, path: Name, ending: str = ".tmp", *, follow: bool = True, private: bool = False
    ) -> None:
        self._follow, self._private = follow, private
        try:
            self.path = Path(os.path.realpath(path)) if follow else Path(path).absolute()
            self._before = self._look()
        except ValueError:
            raise OSError(errno.EINVAL, Message("file.name"), os.fspath(path)) from None
        self.draft = self.path.with_name(f".{os.urandom(8).hex()}{ending}")
        self.is_kept = self._is_discarded = False

    def open(self, buffering: int = -1) -> BinaryIO:
        """The draft, new, for writing; before it holds anything, only those may read it who are allowed to.

        Raises:
            OSError: it cannot be made.
        """
        try:
            file = self.draft.open("xb", buffering=buffering)
        except PermissionError as error:
            raise PermissionError(error.errno, Message("file.folder"), os.fspath(self.path.parent)) from None
        self._be_like(self._before)
        return file

    def reopen(self) -> BinaryIO:
        """The draft as it was left, or new, for reading and appending; unbuffered. A link of its name is not followed.

        Raises:
            OSError: it cannot be opened, or is not a regular file.
        """
        with contextlib.suppress(FileNotFoundError):
            check(os.lstat(self.draft), self.draft)
        opened = os.open(self.draft, os.O_RDWR | os.O_CREAT | os.O_APPEND | FLAGS | NO_LINKS, 0o666)
        file = os.fdopen(opened, "a+b", buffering=0)
        try:
            check(os.fstat(opened), self.draft)
            self._be_like(self._before)
        except OSError:
            file.close()
            raise
        return file

    def keep(self) -> None:
        """Put it in its place, on the disk itself: a replaced name must never lead to data that a power cut lost.

        Raises:
            OSError: that is not possible; the old file is untouched.
        """
        with self.draft.open("rb+") as file:
            os.fsync(file.fileno())
        before = self._look()
        self._be_like(before)
        if self._is_discarded:
            return
        self.draft.replace(self.path)
        self.is_kept = True
        sync_folder(self.path.parent)

    def discard(self) -> None:
        """Leave nothing behind, if it has not been kept; another thread that is about to keep it will not."""
        self._is_discarded = True
        if not self.is_kept:
            with contextlib.suppress(OSError):
                self.draft.unlink(missing_ok=True)

    def _look(self) -> os.stat_result | None:
        """The file that is to be replaced; None if there is none."""
        try:
            found = os.lstat(self.path)
        except FileNotFoundError:
            return None
        if stat.S_ISLNK(found.st_mode):
            if not self._follow:
                return None
            raise OSError(errno.ELOOP, os.strerror(errno.ELOOP), str(self.path))
        check(found, self.path)
        if not os.access(self.path, os.W_OK):
            raise PermissionError(errno.EACCES, Message("file.protected"), str(self.path))
        return found

    def _be_like(self, before: os.stat_result | None) -> None:
        """Give the draft what the file before has beside its contents; only where needed, as not every disk knows it."""
        if self._private:
            with contextlib.suppress(OSError):
                self.draft.chmod(0o600)
            return
        if before is None:
            return
        now, mode = self.draft.stat(), stat.S_IMODE(before.st_mode)
        if (now.st_uid, now.st_gid) != (before.st_uid, before.st_gid) and hasattr(os, "chown"):
            for owner in (before.st_uid, -1):
                with contextlib.suppress(OSError):
                    os.chown(self.draft, owner, before.st_gid)
                    break
            if self.draft.stat().st_gid != before.st_gid:  # what its group might do, all may, or none
                mode = mode & ~stat.S_IRWXG | (mode & stat.S_IRWXO) << 3 & mode
        if mode != stat.S_IMODE(self.draft.stat().st_mode):
            with contextlib.suppress(OSError):
                self.draft.chmod(mode)
        _copy_attributes(self.path, self.draft)


def _copy_attributes(path: Path, draft: Path) -> None:
    """Copy access lists and what else is noted beside a file."""
    if not hasattr(os, "listxattr"):
        return
    with contextlib.suppress(OSError):
        for name in os.listxattr(path):
            with contextlib.suppress(OSError):
                os.setxattr(draft, name, os.getxattr(path, name))


def sync_folder(folder: Path) -> None:
    """Makes the new name last; not every system opens folders, and the file is safe without it."""
    with contextlib.suppress(OSError):
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)


def is_stream(path: Name) -> bool:
    """Whether a pipe or a device has this name, which is written into and never replaced."""
    try:
        found = stat_of(path).st_mode
    except OSError:
        return False
    return stat.S_ISFIFO(found) or stat.S_ISCHR(found)


@contextlib.contextmanager
def stream_to(path: Name) -> Iterator[BinaryIO]:
    """A pipe or a device, for writing, where someone expressly asked for it.

    Raises:
        OSError: it cannot be opened; or it is a pipe without a reader.
    """
    file = os.fdopen(_stream(path), "wb")
    try:
        yield file
        file.close()
    except BaseException:
        with contextlib.suppress(OSError, ValueError):
            _set_waiting(file.fileno(), is_waiting=False)  # an interruption waits for no reader
            file.close()
        raise


def _stream(path: Name) -> int:
    until = monotonic() + PATIENCE
    while True:
        try:
            opened = os.open(path, os.O_WRONLY | FLAGS)
            break
        except OSError as error:
            if error.errno != errno.ENXIO:
                raise
            if monotonic() > until:
                raise TimeoutError(errno.ETIMEDOUT, Message("pipe.unread"), os.fspath(path)) from None
        sleep(_PAUSE)
    _set_waiting(opened, is_waiting=True)
    return opened


def _set_waiting(opened: int, *, is_waiting: bool) -> None:
    """Where a system has no other way, everything waits."""
    if hasattr(os, "O_NONBLOCK"):
        os.set_blocking(opened, is_waiting)
