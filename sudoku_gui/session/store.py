"""Stores the sessions of all running windows separately, in the user's data folder.

::

    sessions/choosing              locked while a window looks for its folder
    sessions/1/lock                locked while a window uses the folder
    sessions/1/0000000018 ...kept  what it shows, and before it what it showed: see `backups`
    unsaved/....dsudoku            stashed work: see `stash`

A window takes the free folder with the newest state, which is restored. Unsaved work in other free folders, left by
windows that crashed or were closed, stays there until the user has seen it. Folders of windows that were closed with
nothing unsaved are removed: of windows closed one after the other the last one is restored.
"""

import contextlib
import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from enum import Enum
from itertools import count
from operator import itemgetter
from pathlib import Path
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QLockFile

from sudoku_gui.document.atomic_file import make_private_folder
from sudoku_gui.document.paths import data_folder
from sudoku_gui.session import saved_state
from sudoku_gui.session import state as session_state
from sudoku_gui.session.backups import Backup, Backups
from sudoku_gui.session.stash import Stash
from sudoku_gui.session.state import OtherVersionError, SessionState

_LOCK: Final = "lock"


class LockResult(Enum):
    """Whether a session's folder is ours now, another program's, or not to be written."""

    OURS = "ours"  # it is this window's until it leaves it
    ANOTHERS = "another's"  # another window is using it
    IMPOSSIBLE = "impossible"  # nothing can be written there: the disk is full, read-only or gone


def may_be_lock(path: Path) -> bool:
    """Whether this is a file, or nothing; Qt would read anything else, and wait for a pipe forever."""
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

    def lock(self) -> LockResult:
        """Lock the folder, if no other program has; inverse of `unlock`."""
        if self.is_ours:
            return LockResult.OURS
        try:
            make_private_folder(self.path)
        except OSError:
            return LockResult.IMPOSSIBLE
        if not may_be_lock(self.path / _LOCK):
            return LockResult.IMPOSSIBLE
        self._give_up_lost_lock()
        lock = QLockFile(str(self.path / _LOCK))
        lock.setStaleLockTime(0)  # only the end of a process ends its lock, however long it is idle
        if lock.tryLock(0):
            self._lock, self._made = lock, self._found
            with contextlib.suppress(OSError):
                (self.path / _LOCK).chmod(0o600)
            for temporary in self.path.glob(".*.tmp"):  # left by a window that was killed while writing
                with contextlib.suppress(OSError):
                    temporary.unlink()
            return LockResult.OURS
        # In a folder that cannot be written even the lock of a process long dead stays.
        is_locked = lock.error() is QLockFile.LockError.LockFailedError and os.access(self.path, os.W_OK)
        return LockResult.ANOTHERS if is_locked else LockResult.IMPOSSIBLE

    def unlock(self) -> None:
        """Unlock the folder; inverse of `lock`."""
        if self._lock is not None:
            self._lock.unlock()
            self._lock = None

    def remove(self) -> None:
        """Remove the backups and the folder, if no other program uses it; damaged files stay."""
        if self.lock() is LockResult.OURS:
            self.backups.clear()
            self.unlock()
            with contextlib.suppress(OSError):
                self.path.rmdir()

    def _give_up_lost_lock(self) -> None:
        """Abandon a lock that is no longer on the disk, without removing another program's lock."""
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


_CHOOSING: Final = "choosing"
_PATIENCE: Final = 2000  # milliseconds that another window may take to look for its folder


class StoredSession(NamedTuple):
    """A session with the time and the folder where it was stored."""

    state: SessionState
    at: datetime
    folder: Path


class FoundSessions(NamedTuple):
    """The session files found at the start, sorted by what can be done with them."""

    session: StoredSession | None = None  # what is restored
    others: tuple[StoredSession, ...] = ()  # unsaved work in other folders, the newest first
    broken: tuple[Path, ...] = ()  # files that could not be read, by their new names
    of_other_version: tuple[Path, ...] = ()  # the newest such file of each folder, by its new name
    games: tuple[Any, ...] = ()  # states of play that are not in the library yet, as the library stores them
    is_alone: bool = True  # whether no other window is running

    @property
    def is_nothing(self) -> bool:
        """Whether the program has never been used."""
        return self.is_alone and not (self.session or self.others or self.broken or self.of_other_version)


class _FreeFolder(NamedTuple):
    """A folder that no program uses, and what it holds."""

    folder: SessionFolder
    session: StoredSession | None = None
    broken: tuple[Path, ...] = ()
    of_other_version: tuple[Path, ...] = ()


class SessionStore:
    """Stores and finds sessions; by default in the system's folder for this program's data."""

    def __init__(self, root: Path | None = None) -> None:
        self.root = root or data_folder()
        self.stash = Stash(self.root / "unsaved")
        self._sessions = self.root / "sessions"
        self._folder: SessionFolder | None = None
        self._lost_locks: list[QLockFile] = []  # as long as the window lives; see `SessionFolder`
        self._with_games: list[Path] = []

    def begin(self) -> FoundSessions:
        """Take a folder, and return what earlier windows have left there and elsewhere."""
        with self._choosing():
            free_folders, is_alone = self._free_folders()
            found = [(free.session.at, free) for free in free_folders if free.session]
            best = max(found, key=itemgetter(0))[1] if found else next(iter(free_folders), None)
            self._folder = best.folder if best else self._new_folder(free_folders)
            left = [free for free in free_folders if free is not best]
            self._tidy(left)
        session = best.session if best else None
        others = [free.session for free in left if free.session is not None and free.session.state.is_unsaved]
        return FoundSessions(
            session,
            tuple(sorted(others, key=lambda one: one.at, reverse=True)),
            tuple(path for free in free_folders for path in free.broken),
            tuple(path for free in free_folders for path in free.of_other_version[:1]),
            tuple(game for free in free_folders if free.session for game in free.session.state.plays),
            is_alone,
        )

    def earlier(self) -> list[StoredSession]:
        """The backups of this window that can be read, the newest first."""
        found = []
        for backup in self._folder.backups if self._folder else ():
            with contextlib.suppress(OSError, ValueError):
                found.append(_read(backup))
        return found

    def release(self, other: StoredSession) -> None:
        """Unsaved work of another folder is shown and stored here now."""
        SessionFolder(other.folder).remove()

    def release_games(self) -> None:
        """All states of play are in the library: remove the folders that were left for nothing else."""
        for folder in self._with_games:
            SessionFolder(folder).remove()
        self._with_games.clear()

    def _free_folders(self) -> tuple[list[_FreeFolder], bool]:
        """The folders that no program uses, which are ours until they are left, and whether these are all."""
        names: list[str] = []
        with contextlib.suppress(OSError):
            names = [entry.name for entry in self._sessions.iterdir()]
        numbers = sorted(int(name) for name in names if name.isascii() and name.isdigit() and len(name) < 9)
        free_folders, is_alone = [], True
        for number in numbers:
            folder = SessionFolder(self._sessions / str(number), self._lost_locks)
            if folder.lock() is LockResult.ANOTHERS:
                is_alone = False
            else:
                free_folders.append(_free_folder(folder))
        return free_folders, is_alone

    def _new_folder(self, free_folders: list[_FreeFolder]) -> SessionFolder:
        """The first that no program uses; where nothing can be written, one that `store` will try to take."""
        seen = {free.folder.path for free in free_folders}
        for number in count(1):
            folder = SessionFolder(self._sessions / str(number), self._lost_locks)
            if folder.path not in seen and folder.lock() is not LockResult.ANOTHERS:
                return folder
        raise AssertionError  # there are numbers enough

    def _tidy(self, left: list[_FreeFolder]) -> None:
        for free in left:
            state = free.session.state if free.session is not None else None
            if free.folder.is_ours and state is not None and state.ended and not state.is_unsaved:
                if state.plays:
                    self._with_games.append(free.folder.path)
                else:
                    free.folder.remove()
            free.folder.unlock()

    @contextmanager
    def _choosing(self) -> Iterator[None]:
        """One window after the other looks for its folder; one that waits too long looks all the same."""
        with contextlib.suppress(OSError):
            make_private_folder(self._sessions)
        lock = QLockFile(str(self._sessions / _CHOOSING))
        if may_be_lock(self._sessions / _CHOOSING):
            lock.tryLock(_PATIENCE)
        try:
            yield
        finally:
            lock.unlock()

    def store(self, state: SessionState) -> None:
        """Store it completely, or raise an OSError; may be called in any thread, one call at a time."""
        folder = self._folder
        if folder is None or folder.lock() is LockResult.ANOTHERS:
            folder = self._folder = self._new_folder([])
        folder.backups.store(session_state.write(state))

    def end(self) -> None:
        """Leave the folder to the next window."""
        if self._folder is not None:
            self._folder.unlock()


def _free_folder(folder: SessionFolder) -> _FreeFolder:
    """The newest state that can be read; what is newer than it and cannot be read is renamed."""
    broken: list[Path] = []
    of_other_version: list[Path] = []
    session: StoredSession | None = None
    for backup in folder.backups:
        try:
            session = _read(backup)
        except OtherVersionError:
            of_other_version.append(folder.backups.quarantine(backup, "set-aside"))
        except (OSError, ValueError):
            broken.append(folder.backups.quarantine(backup, "broken"))
        else:
            session = session._replace(state=session_state.validated(session.state))
            break
    return _FreeFolder(folder, session, tuple(broken), tuple(of_other_version))


def _read(backup: Backup) -> StoredSession:
    state = session_state.read(backup.text())
    saved_state.read(state.board)
    return StoredSession(state, backup.at, backup.path.parent)
