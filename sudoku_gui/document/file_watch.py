"""Whether a file is still as we know it: another program may change it, take it away, or bring it back.

The system's watcher tells most of it, but not all: on network drives it hears nothing, and where a file is replaced by
another it loses it. So whoever watches also asks now and then, by `check`. What counts is the content: a file that was
touched, or written as it was, is the same. The disk is asked in a thread, for a drive may have gone.
"""

import os
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from enum import Enum
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Final

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal

from solver_core.formats import disk
from sudoku_gui.document import paths
from sudoku_gui.player.job import Job, answered, beside

_LARGE: Final = 1 << 20
"""Bytes; of a larger file size and time must be enough."""

_SETTLED: Final = 250
"""Milliseconds: who writes a file does so in several steps."""


class Change(Enum):
    """What has become of a file."""

    NONE = "none"
    CHANGED = "changed"
    GONE = "gone"


@dataclass(frozen=True, slots=True)
class FileStamp:
    """A file at a moment.

    Attributes:
        size: in bytes.
        time: of its last change, in nanoseconds.
        digest: SHA-256 of what stands in it; "" for a large one.
    """

    size: int
    time: int
    digest: str = ""

    @classmethod
    def of(cls, path: Path) -> "FileStamp | None":
        """As it is now; None where there is none, or something that is no file has its name.

        Raises:
            OSError: the disk does not tell.
        """
        try:
            with disk.open_file(path) as file:
                found = os.fstat(file.fileno())
                data = disk.read(file, _LARGE + 1) if found.st_size <= _LARGE else None
        except (FileNotFoundError, NotADirectoryError, disk.NoFileError):
            return None
        digest = sha256(data).hexdigest() if data is not None and len(data) <= _LARGE else ""
        return cls(found.st_size, found.st_mtime_ns, digest)

    def is_same(self, other: "FileStamp") -> bool:
        """Whether the same stands in it."""
        if self.digest and other.digest:
            return self.digest == other.digest
        return (self.size, self.time) == (other.size, other.time)

    def to_json(self) -> dict[str, object]:
        """As plain data; inverse of `from_json`."""
        return asdict(self)

    @classmethod
    def from_json(cls, data: Mapping[str, object] | None) -> "FileStamp | None":
        """A stamp from its data; None where they are none."""
        match data:
            case {"size": int(size), "time": int(time), "digest": str(digest)}:
                return cls(size, time, digest)
        return None


class FileWatch(QObject):
    """Watches one file.

    Signals:
        changed: something else stands in the file.
        vanished: it is there no more.
        came_back: it is again as it is known here.
    """

    changed = Signal()
    vanished = Signal()
    came_back = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path: Path | None = None
        self._known: FileStamp | None = None
        self._seen: FileStamp | None = None
        self._is_due = False
        self._is_awaited = False
        """Whether its disk has not yet told how it is."""
        self._watcher = QFileSystemWatcher(self)
        self._watcher.fileChanged.connect(self._soon)
        self._watcher.directoryChanged.connect(self._soon)
        self._timer = QTimer(self, singleShot=True, interval=_SETTLED)
        self._timer.timeout.connect(self.check)
        self._work = Job(self)
        self._work.finished.connect(self._compare)
        self._work.failed.connect(self._go_on)

    # --- facts ------------------------------------------------------------------------------------

    @property
    def path(self) -> Path | None:
        """What is watched; None for nothing."""
        return self._path

    @property
    def stamp(self) -> FileStamp | None:
        """The file as it is known here; None where it is known to be absent."""
        return self._known

    def change(self) -> Change:
        """What has become of the file, asked of the disk at once."""
        if self._path is None:
            return Change.NONE
        try:
            return self._change(answered(partial(FileStamp.of, self._path)))
        except OSError:
            return Change.NONE  # whoever goes on will hear why

    # --- deeds ------------------------------------------------------------------------------------

    def watch(self, path: Path | None, stamp: FileStamp | None = None) -> None:
        """Watch another file, or none, or the same one as it is from now on.

        Args:
            path: which.
            stamp: as it is known; None: as it is now.
        """
        self._work.cancel()
        self._timer.stop()
        self._path, self._known, self._is_awaited = path, stamp, False
        if path is not None and stamp is None:
            try:
                self._known = answered(partial(FileStamp.of, path))
            except OSError as error:
                self._known = None
                self._is_awaited = isinstance(error, TimeoutError)
        self._seen = self._known
        if old := [*self._watcher.files(), *self._watcher.directories()]:
            self._watcher.removePaths(old)
        if stamp is None:
            self._listen()
        else:
            self.check()  # the drive may be gone since

    def check(self) -> None:
        """Look at the file, and tell what has become of it."""
        self._timer.stop()
        if self._path is None:
            return
        self._is_due = self._work.is_running
        if not self._is_due:
            self._work.start(beside(partial(FileStamp.of, self._path)), (OSError,))

    # --- inside -----------------------------------------------------------------------------------

    def _change(self, now: FileStamp | None) -> Change:
        if now is None:
            return Change.GONE if self._known else Change.NONE
        return Change.NONE if self._known and now.is_same(self._known) else Change.CHANGED

    def _soon(self) -> None:
        self._timer.start()

    def _compare(self, now: FileStamp | None) -> None:
        if self._is_awaited:
            self._is_awaited, self._known, self._seen = False, now, now
        before, self._seen = self._seen, now
        change = self._change(now)
        if change is Change.GONE and before is not None:
            self.vanished.emit()
        elif change is Change.CHANGED and now and not (before and now.is_same(before)):
            self.changed.emit()
        elif change is Change.NONE and self._change(before) is not Change.NONE:
            self.came_back.emit()
        self._listen()
        self._go_on()

    def _go_on(self) -> None:
        if self._is_due:
            self.check()

    def _listen(self) -> None:
        """Hear of the file and, because a new one may take its place, of its folder."""
        if self._path is None:
            return
        heard = {*self._watcher.files(), *self._watcher.directories()}
        # A folder outlives its files; what is no file is not listened to.
        there = [self._path, self._path.parent] if self._seen is not None else [self._path.parent]
        names = [name for one in there if (name := paths.for_qt(one)) is not None and name not in heard]
        if names:
            self._watcher.addPaths(names)
