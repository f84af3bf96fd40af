"""Watches a file that another program may change, remove or restore.

The system's watcher misses changes on network drives, and those after a file was replaced. So the window also
calls `check` now and then. Only the content counts. The disk is read in a thread, because a drive may be gone.
"""

import os
from dataclasses import dataclass
from enum import Enum
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Final

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal

from solver_core.formats import disk
from sudoku_gui.document import paths
from sudoku_gui.player.job import Job, answered, beside

_LARGE: Final = 1 << 20  # bytes; larger files are compared by size and time
_SETTLED: Final = 250  # milliseconds to wait, because files are written in several steps


class FileChange(Enum):
    """How the open file has changed: not at all, in content, or it is gone."""

    NONE = "none"
    CHANGED = "changed"
    GONE = "gone"


@dataclass(frozen=True, slots=True)
class FileStamp:
    """A file at a moment: its size in bytes, the time of its last change in nanoseconds, and its contents."""

    size: int
    time: int
    digest: str = ""  # SHA-256; "" for a large file

    @classmethod
    def of(cls, path: Path) -> "FileStamp | None":
        """The current stamp of a file; None if it does not exist; raises an OSError if the disk cannot be read."""
        try:
            with disk.open_file(path) as file:
                found = os.fstat(file.fileno())
                data = disk.read(file, _LARGE + 1) if found.st_size <= _LARGE else None
        except (FileNotFoundError, NotADirectoryError, disk.NoFileError):
            return None
        digest = sha256(data).hexdigest() if data is not None and len(data) <= _LARGE else ""
        return cls(found.st_size, found.st_mtime_ns, digest)

    def is_same(self, other: "FileStamp") -> bool:
        """Whether the file is unchanged: by its digest, or by size and time where it is large."""
        if self.digest and other.digest:
            return self.digest == other.digest
        return (self.size, self.time) == (other.size, other.time)


class FileWatch(QObject):
    """Watches one file.

    Signals:
        changed: the file has other contents.
        vanished: the file no longer exists.
        came_back: the file matches the known stamp again.
    """

    changed = Signal()
    vanished = Signal()
    came_back = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.path: Path | None = None  # the watched file, if any
        self.stamp: FileStamp | None = None  # the known state; None if the file is absent
        self._seen: FileStamp | None = None
        self._is_due = False
        self._is_awaited = False  # the disk has not answered yet
        self._watcher = QFileSystemWatcher(self)
        self._timer = QTimer(self, singleShot=True, interval=_SETTLED)
        self._timer.timeout.connect(self.check)
        for signal in (self._watcher.fileChanged, self._watcher.directoryChanged):
            signal.connect(lambda _: self._timer.start())
        self._job = Job(self)
        self._job.finished.connect(self._compare)
        self._job.failed.connect(self._go_on)

    def change(self) -> FileChange:
        """The change of the file; asks the disk at once."""
        if self.path is None:
            return FileChange.NONE
        try:
            return self._change(answered(partial(FileStamp.of, self.path)))
        except OSError:
            return FileChange.NONE  # opening or saving will report the error

    def watch(self, path: Path | None, stamp: FileStamp | None = None) -> None:
        """Watch a file, or none, compared with a known stamp or with its current state."""
        self._job.cancel()
        self._timer.stop()
        self.path, self.stamp, self._is_awaited = path, stamp, False
        if path is not None and stamp is None:
            try:
                self.stamp = answered(partial(FileStamp.of, path))
            except OSError as error:
                self._is_awaited = isinstance(error, TimeoutError)
        self._seen = self.stamp
        if old := [*self._watcher.files(), *self._watcher.directories()]:
            self._watcher.removePaths(old)
        if stamp is None:
            self._listen()
        else:
            self.check()  # the drive may have gone away

    def check(self) -> None:
        """Check the file, and emit a signal if it has changed."""
        self._timer.stop()
        if self.path is None:
            return
        self._is_due = self._job.is_running
        if not self._is_due:
            self._job.start(beside(partial(FileStamp.of, self.path)), (OSError,))

    def _change(self, now: FileStamp | None) -> FileChange:
        if now is None:
            return FileChange.GONE if self.stamp else FileChange.NONE
        return FileChange.NONE if self.stamp and now.is_same(self.stamp) else FileChange.CHANGED

    def _compare(self, now: FileStamp | None) -> None:
        if self._is_awaited:
            self._is_awaited, self.stamp, self._seen = False, now, now
        before, self._seen = self._seen, now
        change = self._change(now)
        if change is FileChange.GONE and before is not None:
            self.vanished.emit()
        elif change is FileChange.CHANGED and now and not (before and now.is_same(before)):
            self.changed.emit()
        elif change is FileChange.NONE and self._change(before) is not FileChange.NONE:
            self.came_back.emit()
        self._listen()
        self._go_on()

    def _go_on(self) -> None:
        if self._is_due:
            self.check()

    def _listen(self) -> None:
        """Watch the file and, because it may be replaced, its folder."""
        if self.path is None:
            return
        watched = {*self._watcher.files(), *self._watcher.directories()}
        # A folder outlives its files; anything but a file is ignored.
        there = [self.path, self.path.parent] if self._seen is not None else [self.path.parent]
        names = [name for one in there if (name := paths.for_qt(one)) is not None and name not in watched]
        if names:
            self._watcher.addPaths(names)
