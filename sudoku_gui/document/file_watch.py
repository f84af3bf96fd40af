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
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.document import paths
from sudoku_gui.document.document import Document
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


class DocumentFile(QObject):
    """Watches the current file of the document, which another program may change or remove.

    The puzzle on the board may then not be in any file, so it counts as unsaved from then on. Our own saving gives the
    document another source, which distinguishes it from others' changes.

    Signals:
        changed: it has other contents.
        vanished: it no longer exists.
        came_back: it has its known contents again.
        replaced: the document has another file, or was saved in this one.
    """

    changed = Signal()
    vanished = Signal()
    came_back = Signal()
    replaced = Signal()

    def __init__(self, document: Document, parent: QObject) -> None:
        super().__init__(parent)
        self._document = document
        self._source = document.source
        self._clean: Puzzle | None = None  # what the file held before it changed, if all was saved then
        self._remembered: FileStamp | None = None
        self._watch = FileWatch(self)
        self._watch.changed.connect(self._on_changed)
        self._watch.vanished.connect(self._on_vanished)
        self._watch.came_back.connect(self._on_came_back)
        self._document.named.connect(self._follow)

    @property
    def path(self) -> Path | None:
        return self._watch.path

    @property
    def number(self) -> int | None:
        """The number of the puzzle in the file, from 1; None if the file holds only this one."""
        return self._source.number

    @property
    def stamp(self) -> FileStamp | None:
        """The file when it was read or written last."""
        return self._watch.stamp

    @property
    def was_clean(self) -> bool:
        """Whether there were no unsaved changes before the file changed, and no edits since."""
        return self._clean is not None and self._clean == self._document.puzzle

    def may_overwrite(self, path: Path) -> bool:
        """Whether a file is unchanged since it was last read or written here; reads the disk."""
        return path.absolute() != self._watch.path or self._watch.change() is not FileChange.CHANGED

    def remember(self, stamp: FileStamp | None) -> None:
        """Set the stamp of the file opened next, as last known to an earlier window."""
        self._remembered = stamp

    def accept(self) -> None:
        """Accept the file's current state, so that saving does not ask the user again."""
        self._watch.watch(self._watch.path)

    def check(self) -> None:
        self._watch.check()

    def stop(self) -> None:
        self._document.named.disconnect(self._follow)
        self._watch.watch(None)

    def _follow(self) -> None:
        """Watch the document's new file."""
        source = self._document.source
        if source is self._source:
            return
        self._source, self._clean = source, None
        remembered, self._remembered = self._remembered, None
        self._watch.watch(source.path.absolute() if source.path else None, remembered)
        self.replaced.emit()

    def _on_changed(self) -> None:
        self._count_as_unsaved()
        self.changed.emit()

    def _on_vanished(self) -> None:
        self._count_as_unsaved()
        self.vanished.emit()

    def _count_as_unsaved(self) -> None:
        if not self._document.is_modified:
            self._clean = self._document.puzzle
            self._document.saved_in_part(self._source)

    def _on_came_back(self) -> None:
        if self.was_clean:
            self._document.saved(self._source)
        self._clean = None
        self.came_back.emit()
