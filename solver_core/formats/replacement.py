"""Writes files atomically: each replaces the previous one completely or not at all.

Pipes and devices are never replaced; only commands of the user write into them: `stream_to`.
"""

import contextlib
import errno
import os
import stat
from collections.abc import Iterator
from pathlib import Path
from time import monotonic, sleep
from typing import BinaryIO, Final

from solver_core import system
from solver_core.errors import Message
from solver_core.formats.disk import FLAGS, NO_LINKS, PATIENCE, Name, check, stat_of

_PAUSE: Final = 0.05
"""Seconds between two checks whether a pipe has a reader."""


class Replacement:
    """Replaces a file atomically: a temporary file beside it is renamed at the end.

    A symbolic link stays and its target is replaced, unless `follow` is false. Mode, owner and access lists of the old
    file are kept as far as the system allows. Nothing but a regular file is ever replaced.

    Attributes:
        path: the final name; for a symbolic link, its target.
        temporary: the name until then; another program may write it, too.

    Args:
        path: of the file.
        ending: of the temporary file.
        follow: whether to replace the target of a symbolic link; otherwise the link itself is replaced.
        private: whether only the user may read it, whatever the old file allowed.

    Raises:
        OSError: the name does not belong to a file, or the file is write-protected.
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
        self.temporary = self.path.with_name(f".{os.urandom(8).hex()}{ending}")
        self.is_kept = self._is_discarded = False

    def open(self, buffering: int = -1) -> BinaryIO:
        """Create the temporary file for writing; its permissions are set before anything is written.

        Raises:
            OSError: it cannot be made.
        """
        try:
            file = self.temporary.open("xb", buffering=buffering)
        except PermissionError as error:
            raise PermissionError(error.errno, Message("file.folder"), os.fspath(self.path.parent)) from None
        self._be_like(self._before)
        return file

    def reopen(self) -> BinaryIO:
        """Open the old or a new temporary file for reading and appending, unbuffered. No link is followed.

        Raises:
            OSError: it cannot be opened, or is not a regular file.
        """
        with contextlib.suppress(FileNotFoundError):
            check(os.lstat(self.temporary), self.temporary)
        opened = os.open(self.temporary, os.O_RDWR | os.O_CREAT | os.O_APPEND | FLAGS | NO_LINKS, 0o666)
        file = os.fdopen(opened, "a+b", buffering=0)
        try:
            check(os.fstat(opened), self.temporary)
            self._be_like(self._before)
        except OSError:
            file.close()
            raise
        return file

    def keep(self) -> None:
        """Sync the temporary file and rename it: the name must never refer to data lost in a power cut.

        Raises:
            OSError: that is not possible; the old file is unchanged.
        """
        with self.temporary.open("rb+") as file:
            os.fsync(file.fileno())
        before = self._look()
        self._be_like(before)
        if self._is_discarded:
            return
        system.replace(self.temporary, self.path)
        self.is_kept = True
        sync_folder(self.path.parent)

    def discard(self) -> None:
        """Remove the temporary file unless it was kept; a thread that is about to keep it will not."""
        self._is_discarded = True
        if not self.is_kept:
            with contextlib.suppress(OSError):
                self.temporary.unlink(missing_ok=True)

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
        """Copy the old file's attributes to the temporary file where needed: not every disk supports them."""
        if self._private:
            with contextlib.suppress(OSError):
                self.temporary.chmod(0o600)
            return
        if before is None:
            return
        now, mode = self.temporary.stat(), stat.S_IMODE(before.st_mode)
        if (now.st_uid, now.st_gid) != (before.st_uid, before.st_gid) and hasattr(os, "chown"):
            for owner in (before.st_uid, -1):
                with contextlib.suppress(OSError):
                    os.chown(self.temporary, owner, before.st_gid)
                    break
            if (
                self.temporary.stat().st_gid != before.st_gid
            ):  # without the group, its rights must not pass to another one
                mode = mode & ~stat.S_IRWXG | (mode & stat.S_IRWXO) << 3 & mode
        if mode != stat.S_IMODE(self.temporary.stat().st_mode):
            with contextlib.suppress(OSError):
                self.temporary.chmod(mode)
        _copy_attributes(self.path, self.temporary)


def _copy_attributes(path: Path, temporary: Path) -> None:
    """Copy access lists and other extended attributes."""
    if not hasattr(os, "listxattr"):
        return
    with contextlib.suppress(OSError):
        for name in os.listxattr(path):
            with contextlib.suppress(OSError):
                os.setxattr(temporary, name, os.getxattr(path, name))


def sync_folder(folder: Path) -> None:
    """Sync a rename to disk; not possible on every system, and the file is safe without it."""
    with contextlib.suppress(OSError):
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)


def is_stream(path: Name) -> bool:
    """Whether the name belongs to a pipe or device, which is written into and never replaced."""
    try:
        found = stat_of(path).st_mode
    except OSError:
        return False
    return stat.S_ISFIFO(found) or stat.S_ISCHR(found)


@contextlib.contextmanager
def stream_to(path: Name) -> Iterator[BinaryIO]:
    """Open a pipe or a device for writing, because the user asked for it.

    Raises:
        OSError: it cannot be opened; or it is a pipe without a reader.
    """
    file = os.fdopen(_stream(path), "wb")
    try:
        yield file
        file.close()
    except BaseException:
        with contextlib.suppress(OSError, ValueError):
            system.set_waiting(file.fileno(), is_waiting=False)  # an interruption does not wait for a reader
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
    system.set_waiting(opened, is_waiting=True)
    return opened
