"""Reports that another program has changed or removed the open file.

The puzzle on the board may then be in no file, so it counts as unsaved from that moment on. Our own saving gives the
document another source, which distinguishes it from the changes of others.
"""

from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.document import paths
from sudoku_gui.document.file_watch import Change, FileStamp, FileWatch
from sudoku_gui.files import text as words
from sudoku_gui.files.window import FilesWindow
from sudoku_gui.wording import errors
from sudoku_gui.wording.foreign import shown
from sudoku_gui.wording.marking import translate


class OutsideChanges(QObject):
    """Watches the file of the document."""

    def __init__(self, window: FilesWindow, parent: QObject) -> None:
        super().__init__(parent)
        self._window = window
        self._document = window.document
        self._source = self._document.source
        self._clean: Puzzle | None = None
        """What the file held before it changed, where nothing was unsaved then."""
        self._message = ""
        self._remembered: FileStamp | None = None
        self._watch = FileWatch(self)
        self._watch.changed.connect(self._report_change)
        self._watch.vanished.connect(self._report_removal)
        self._watch.came_back.connect(self._report_return)
        self._document.named.connect(self._follow)
        application = QGuiApplication.instance()
        if isinstance(application, QGuiApplication):
            application.focusWindowChanged.connect(self._check)

    @property
    def stamp(self) -> dict[str, object] | None:
        """The open file when it was read or written last, as plain data."""
        stamp = self._watch.stamp
        return None if stamp is None else stamp.to_json()

    def may_overwrite(self, path: Path) -> bool:
        """Whether a file is still as it was read or written here last; asks the disk."""
        return path.absolute() != self._watch.path or self._watch.change() is not Change.CHANGED

    def remember(self, stamp: Mapping[str, object] | None) -> None:
        """Set how the file that is opened next was when an earlier window read or wrote it last."""
        self._remembered = FileStamp.from_json(stamp)

    def stop(self) -> None:
        """Watch nothing any more."""
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
        if self._message and self._window.info_bar.text == self._message:
            self._window.info_bar.dismiss()
        self._message = ""

    def _check(self) -> None:
        """The window is used again: something may have changed meanwhile that the system has not reported."""
        if self._window.isActiveWindow():
            self._watch.check()

    def _report_change(self) -> None:
        text = translate("session", "{name} was changed by another program.")
        self._ask(text, translate("session", "&Reload"), self._read_again)

    def _report_removal(self) -> None:
        text = translate("session", "{name} no longer exists. Your puzzle is still here.")
        self._ask(text, translate("session", "&Save Again"), self._window.files.save)

    def _report_return(self) -> None:
        if self._is_clean:
            self._document.saved(self._source)
        self._clean = None
        text = translate("session", "{name} is as it was before.")
        self._window.info_bar.show_message(text.format(name=self._name))

    @property
    def _name(self) -> str:
        return shown(paths.shown(self._watch.path)) if self._watch.path else ""

    @property
    def _is_clean(self) -> bool:
        """Whether nothing was unsaved before the file changed, and nothing has been edited since."""
        return self._clean is not None and self._clean == self._document.puzzle

    def _ask(self, text: str, label: str, action: Callable[[], object]) -> None:
        if not self._document.is_modified:
            self._clean = self._document.puzzle
            self._document.saved_in_part(self._source)
        self._message = text.format(name=self._name)
        # The user who was asked once is not asked again when saving.
        keep_mine = translate("session", "&Keep Mine"), lambda: self._watch.watch(self._watch.path)
        self._window.info_bar.show_message(self._message, "info", [(label, action), keep_mine])

    def _read_again(self) -> None:
        path, info_bar = self._watch.path, self._window.info_bar
        if path is None:
            return
        try:
            stashed = None if self._is_clean else self._window.session.stash()
        except OSError as error:
            info_bar.show_message(words.not_replaced(errors.describe(error)), "error")
            return
        if stashed is not None:
            info_bar.show_message(words.stashed_in_recent())
        number = self._source.number  # from 1; None where the file is all of it
        self._window.files.open_without_asking(path, first=number - 1 if number else 0)
