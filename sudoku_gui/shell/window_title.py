"""The title of the window: the puzzle and whether it is unsaved, or the problem that is watched."""

from collections.abc import Mapping

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow

from sudoku_gui.shell.workspace import Workspace
from sudoku_gui.wording import foreign, gallery
from sudoku_gui.wording import window as words
from sudoku_gui.wording.marking import translate


class WindowTitle(QObject):
    """Names what is open; problems of the gallery are named as in its menu."""

    def __init__(self, window: QMainWindow, workspace: Workspace, actions: Mapping[str, QAction]) -> None:
        super().__init__(window)
        self._window = window
        self._document = workspace.document
        self._open_list = workspace.open_list
        self._player = workspace.player
        self._actions = actions
        workspace.document.named.connect(self.show)
        workspace.player.began.connect(self.show)

    @Slot()
    def show(self) -> None:
        subject = self._player.subject
        if subject.sample:
            title = self._titled(self._sample_name(subject.sample))
        elif subject.problem:
            title = self._titled(translate("exporting", "Exact cover problem"))
        else:
            title = words.title(self._document.name(self._unnamed()))
        self._window.setWindowTitle(title)
        self._window.setWindowModified(self._document.is_modified and not subject.name)

    def _titled(self, problem: str) -> str:
        return translate("window", "{problem} - Dancing Sudoku").format(problem=problem)

    def _sample_name(self, sample: str) -> str:
        action = self._actions.get(f"sample_{sample}")
        return foreign.without_mnemonic(action.text()) if action else gallery.name_of(sample)

    def _unnamed(self) -> str:
        """What a puzzle without a file is called."""
        number = self._document.source.number
        if number and self._open_list.name:
            return words.numbered(self._open_list.name, number)
        return words.untitled()
