"""One window's folder on the disk: its backups, and a lock that shows that a window is using it.

The lock ends with the process, so after a crash the folder is free. It is asked for again before every write, since a
disk that was removed comes back without it.
"""

import contextlib
import os
import stat
from enum import Enum
from pathlib import Path
from typing import Final

from PySide6.QtCore import QLockFile

from sudoku_gui.document.private_files import make_folder
from sudoku_gui.session.backups import Backups

_LOCK: Final = "lock"


class TakeResult(Enum):
    """Whether a session's folder is ours now, another program's, or not to be written."""

    OURS = "ours"  # it is this window's until it leaves it
    ANOTHERS = "another's"  # another window is using it
    IMPOSSIBLE = "impossible"  # nothing can be written there: the disk is full, read-only or gone


def may_be_lock(path: Path) -> bool:
    """Whether this is a file, or nothing; Qt would read anything else, and wait for a pipe for ever."""
    try:
        return stat.S_ISREG(path.lstat().st_mode)
    except OSError:
        return True


class SessionFolder:
    """A folder that one window at a time uses.

    Locks that are no longer on the disk are held in ``lost``: ending, one would remove the file that has its name now.
    """

    def __init__(self, path: Path, lost: list[QLockFile] | None = None) -> None:
        self.path = path
        self._lost = [] if lost is None else lost
        self.backups = Backups(path)
        self._lock: QLockFile | None = None
        self._made: tuple[int, int] | None = None

    @property
    def is_ours(self) -> bool:
        """Whether this window has it, and its lock is still on the disk."""
        return self._lock is not None and self._made == self._found

    def take(self) -> TakeResult:
        """Use it from now on, if no other program does; inverse of `leave`."""
        if self.is_ours:
            return TakeResult.OURS
        try:
            make_folder(self.path)
        except OSError:
            return TakeResult.IMPOSSIBLE
        if not may_be_lock(self.path / _LOCK):
            return TakeResult.IMPOSSIBLE
        self._give_up_lost_lock()
        lock = QLockFile(str(self.path / _LOCK))
        lock.setStaleLockTime(0)  # only the end of a process ends its lock, however long it is idle
        if lock.tryLock(0):
            self._lock, self._made = lock, self._found
            with contextlib.suppress(OSError):
                (self.path / _LOCK).chmod(0o600)
            for draft in self.path.glob(".*.tmp"):  # left by a window that was killed while writing
                with contextlib.suppress(OSError):
                    draft.unlink()
            return TakeResult.OURS
        # In a folder that cannot be written even the lock of a process long dead stays.
        is_locked = lock.error() is QLockFile.LockError.LockFailedError and os.access(self.path, os.W_OK)
        return TakeResult.ANOTHERS if is_locked else TakeResult.IMPOSSIBLE

    def leave(self) -> None:
        """Let others use it; inverse of `take`."""
        if self._lock is not None:
            self._lock.unlock()
            self._lock = None

    def remove(self) -> None:
        """Remove the backups and the folder, if no other program uses it; damaged files stay."""
        if self.take() is TakeResult.OURS:
            self.backups.clear()
            self.leave()
            with contextlib.suppress(OSError):
                self.path.rmdir()

    def _give_up_lost_lock(self) -> None:
        """Let go of a lock that is no longer on the disk; if another's is in its place, that must stay."""
        if self._lock is None:
            return
        if self._found is None:
            self._lock.unlock()
        else:
            self._lost.append(self._lock)
        self._lock = None

    @property
    def _found(self) -> tuple[int, int] | None:
        """Device and inode of the lock on the disk."""
        try:
            found = (self.path / _LOCK).stat()
        except OSError:
            return None
        return found.st_dev, found.st_ino
