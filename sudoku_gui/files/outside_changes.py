"""The open file changes outside: what is said of it, and what can be done.

What stands on the board may then stand nowhere else, so it counts as unsaved from that moment on. Our own saving gives
the document another source, by which it is told from what others do.
"""

from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.document import paths
from sudoku_gui.document.file_watch import Change, FileStamp, FileWatch
from sudoku_gui.files import session_text as words
from sudoku_gui.shell.main_window import MainWindow
from sudoku_gui.wording import errors

_Actions = list[tuple[str, Callable[[], object]]]


class OutsideChanges(QObject):
    """Watches the file of the document, as long as it is open.

    Args:
        window: whose document it is.
        put_aside: writes what is unsaved to a file of its own and answers which, or raises OSError.
    """

    def __init__(self, window: MainWindow, put_aside: Callable[[], Path | None]) -> None:
        super().__init__(window)
        self._window = window
        self._put_aside = put_aside
        self._document = window.document
        self._source = self._document.source
        self._clean: Puzzle | None = None
        """What the file was before it changed, where nothing was unsaved then."""
        self._said = ""
        self._remembered: FileStamp | None = None
        self._watch = FileWatch(self)
        self._watch.changed.connect(self._changed)
        self._watch.vanished.connect(self._vanished)
        self._watch.came_back.connect(self._came_back)
        self._document.named.connect(self._named)
        application = QGuiApplication.instance()
        if isinstance(application, QGuiApplication):
            application.focusWindowChanged.connect(self._looked_at)

    # --- facts ------------------------------------------------------------------------------------

    @property
    def stamp(self) -> dict[str, object] | None:
        """The open file as it was read or written last, as plain data."""
        stamp = self._watch.stamp
        return None if stamp is None else stamp.to_json()

    def may_overwrite(self, path: Path) -> bool:
        """Whether a file is still as it was read or written here last; asks the disk."""
        return path.absolute() != self._watch.path or self._watch.change() is not Change.CHANGED

    # --- deeds ------------------------------------------------------------------------------------

    def remember(self, stamp: Mapping[str, object] | None) -> None:
        """The file that is opened next was like this when it was read or written last, before this start."""
        self._remembered = FileStamp.from_json(stamp)

    def stop(self) -> None:
        """Watch nothing any more."""
        self._document.named.disconnect(self._named)
        self._watch.watch(None)

    # --- what happens -----------------------------------------------------------------------------

    def _named(self) -> None:
        """Another puzzle is open, or this one was saved; or it was only changed."""
        source = self._document.source
        if source is not self._source:
            self._source, self._clean = source, None
            remembered, self._remembered = self._remembered, None
            self._watch.watch(source.path.absolute() if source.path else None, remembered)
            self._take_back()

    def _looked_at(self) -> None:
        """The window is used again: meanwhile something may have changed that nobody told."""
        if self._window.isActiveWindow():
            self._watch.check()

    def _changed(self) -> None:
        self._unsettle()
        actions: _Actions = [(words.read_again(), self._read_again), (words.keep_mine(), self._keep_mine)]
        self._say(words.changed_outside(self._name), actions)

    def _vanished(self) -> None:
        self._unsettle()
        actions: _Actions = [
            (words.save_again(), self._window.files.save),
            (words.keep_mine(), self._keep_mine),
        ]
        self._say(words.vanished(self._name), actions)

    def _came_back(self) -> None:
        if self._is_clean:
            self._document.saved(self._source)
        self._clean = None
        self._window.info_bar.show_message(words.came_back(self._name))

    # --- inside -----------------------------------------------------------------------------------

    @property
    def _name(self) -> str:
        return paths.shown(self._watch.path) if self._watch.path else ""

    def _unsettle(self) -> None:
        """The file is no longer what is on the board."""
        if not self._document.is_modified:
            self._clean = self._document.puzzle
            self._document.saved_in_part(self._source)

    @property
    def _is_clean(self) -> bool:
        """Whether nothing was unsaved before the file changed, and nothing was done since."""
        return self._clean is not None and self._clean == self._document.puzzle

    def _read_again(self) -> None:
        path = self._watch.path
        if path is None:
            return
        try:
            aside = None if self._is_clean else self._put_aside()
        except OSError as error:
            self._window.info_bar.show_message(words.not_made_room(errors.describe(error)), "error")
            return
        if aside is not None:
            self._window.info_bar.show_message(words.kept_in_recent())
        number = self._source.number  # from 1; None where the file is all of it
        self._window.files.open_without_asking(path, first=number - 1 if number else 0)

    def _keep_mine(self) -> None:
        """Whoever was asked once is not asked again when he saves."""
        self._watch.watch(self._watch.path)

    def _say(self, text: str, actions: _Actions) -> None:
        self._said = text
        self._window.info_bar.show_message(text, "info", actions)

    def _take_back(self) -> None:
        """What was said of a file that is open no more is of no interest."""
        if self._said and self._window.info_bar.text == self._said:
            self._window.info_bar.dismiss()
        self._said = ""
