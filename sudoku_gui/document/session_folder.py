"""One running window's place on the disk: a folder with its states, and a lock that says that somebody lives there.

The lock goes with the process: after a crash the folder is free, whatever is left in it. It is asked for again before
every storing, for a disk that was taken away comes back without it.
"""

import contextlib
import os
import stat
from enum import Enum
from pathlib import Path
from typing import Final

from PySide6.QtCore import QLockFile

from sudoku_gui.document.backups import Generations, make_folder

_LOCK: Final = "lock"
_LOST: Final[list[QLockFile]] = []


class Taking(Enum):
    """What comes of taking a folder."""

    OURS = "ours"
    """It is this window's until it leaves it."""
    ANOTHERS = "another's"
    """Another window is running there."""
    IMPOSSIBLE = "impossible"
    """Nothing can be written there: the disk is full, read-only or away."""


def may_be_lock(path: Path) -> bool:
    """Whether a file lies there, or nothing; Qt would read anything else, and wait for a pipe for ever."""
    try:
        return stat.S_ISREG(path.lstat().st_mode)
    except OSError:
        return True


class SessionFolder:
    """A folder that one window at a time has for itself.

    Attributes:
        path: where it is.
        generations: the states in it.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.generations = Generations(path)
        self._lock: QLockFile | None = None
        self._made: tuple[int, int] | None = None

    @property
    def is_ours(self) -> bool:
        """Whether it is this window's, and its lock still stands on the disk."""
        return self._lock is not None and self._made == self._found

    def take(self) -> Taking:
        """Have it from now on, if nobody else does; inverse of `leave`."""
        if self.is_ours:
            return Taking.OURS
        try:
            make_folder(self.path)
        except OSError:
            return Taking.IMPOSSIBLE
        if not may_be_lock(self.path / _LOCK):
            return Taking.IMPOSSIBLE
        self._give_up_lost_lock()
        lock = QLockFile(str(self.path / _LOCK))
        lock.setStaleLockTime(0)  # only the end of a process ends its lock, however long it is idle
        if lock.tryLock(0):
            self._lock, self._made = lock, self._found
            self._sweep()
            return Taking.OURS
        # In a folder that cannot be written even the lock of a process long dead stays.
        held = lock.error() is QLockFile.LockError.LockFailedError and os.access(self.path, os.W_OK)
        return Taking.ANOTHERS if held else Taking.IMPOSSIBLE

    def leave(self) -> None:
        """Let others have it; inverse of `take`."""
        if self._lock is not None:
            self._lock.unlock()
            self._lock = None

    def _give_up_lost_lock(self) -> None:
        """A lock that is not on the disk any more; if another's is in its place, that must stay."""
        if self._lock is None:
            return
        if self._found is None:
            self._lock.unlock()
        else:
            _LOST.append(self._lock)  # ending, it would take away the file of its name
        self._lock = None

    @property
    def _found(self) -> tuple[int, int] | None:
        """Which file the lock is, on the disk."""
        try:
            held = (self.path / _LOCK).stat()
        except OSError:
            return None
        return held.st_dev, held.st_ino

    def _sweep(self) -> None:
        """What a window was just writing when it was killed is of no use."""
        for draft in self.path.glob(".*.tmp"):
            with contextlib.suppress(OSError):
                draft.unlink()
