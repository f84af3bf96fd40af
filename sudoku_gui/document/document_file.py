"""The file of the document, which another program may change or remove.

The puzzle on the board may then be in no file, so it counts as unsaved from that moment on. Our own saving gives the
document another source, which distinguishes it from the changes of others.
"""

from pathlib import Path

from PySide6.QtCore import QObject, Signal

from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.document.document import Document
from sudoku_gui.document.file_watch import FileChange, FileStamp, FileWatch


class DocumentFile(QObject):
    """Watches the file of the document, whichever that is.

    Signals:
        changed: it has other contents.
        vanished: it no longer exists.
        came_back: it is again as it was.
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
        """Which of its puzzles is on the board, from 1; None if the file is all of it."""
        return self._source.number

    @property
    def stamp(self) -> FileStamp | None:
        """The file when it was read or written last."""
        return self._watch.stamp

    @property
    def was_clean(self) -> bool:
        """Whether nothing was unsaved before the file changed, and nothing has been edited since."""
        return self._clean is not None and self._clean == self._document.puzzle

    def may_overwrite(self, path: Path) -> bool:
        """Whether a file is still as it was read or written here last; asks the disk."""
        return path.absolute() != self._watch.path or self._watch.change() is not FileChange.CHANGED

    def remember(self, stamp: FileStamp | None) -> None:
        """Set how the file that is opened next was when an earlier window read or wrote it last."""
        self._remembered = stamp

    def accept(self) -> None:
        """Take the file as it is now for known: the user who was asked once is not asked again when saving."""
        self._watch.watch(self._watch.path)

    def check(self) -> None:
        self._watch.check()

    def stop(self) -> None:
        self._document.named.disconnect(self._follow)
        self._watch.watch(None)

    def _follow(self) -> None:
        """Watch the file of another puzzle, or the file in which this one was saved."""
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
