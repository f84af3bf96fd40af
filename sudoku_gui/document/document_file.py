"""The file of the document, which another program may change or remove.

The puzzle on the board may then not be in any file, so it counts as unsaved from then on. Our own saving gives the
document another source, which distinguishes it from others' changes.
"""

from pathlib import Path

from PySide6.QtCore import QObject, Signal

from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.document.document import Document
from sudoku_gui.document.file_watch import FileChange, FileStamp, FileWatch


class DocumentFile(QObject):
    """Watches the current file of the document.

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
