"""Which arrangement is shown, and what the user has made of each: remembered from start to start."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication

from sudoku_gui.session.player import Player
from sudoku_gui.session.preferences import Preferences
from sudoku_gui.window.arrangement_table import ARRANGEMENTS
from sudoku_gui.window.workbench import Workbench

STAGE = "present"
"""The arrangement in which a search is presented."""


class Arrangements(QObject):
    """Changes between Play, Watch and Study, each as the user left it.

    A search that begins while playing brings up the arrangement in which one was watched last, and Play comes back
    when it ends.

    Signals:
        changed: another arrangement is shown.
            name: of it.
    """

    changed = Signal(str)

    def __init__(self, workbench: Workbench, player: Player, preferences: Preferences) -> None:
        super().__init__(workbench)
        self._workbench = workbench
        self._player = player
        self._preferences = preferences
        self._came_from_play = False
        self.name = "play"
        self._has_begun = False
        player.began.connect(self._await)
        player.moved.connect(self._follow)

    def begin(self) -> None:
        """Show what was shown last; call when the window has its size."""
        self.name = self._preferences["arrangement"]
        if self.name != "play" and not self._player.is_watching:
            self._came_from_play = False
        self._show()

    def choose(self, name: str) -> None:
        """Change to an arrangement, because the user wants to."""
        self._came_from_play = False
        self._change(name)

    def reset(self) -> None:
        """Put the panes of this arrangement back where they belong."""
        self._workbench.lay_out(ARRANGEMENTS[self.name])

    def keep(self) -> None:
        """Remember what is where."""
        self._preferences.keep_layout(f"panes_{self.name}", self._workbench.state())
        if self.name != STAGE:  # nobody starts on a stage
            self._preferences["arrangement"] = "play" if self._came_from_play else self.name

    def _change(self, name: str) -> None:
        if name == self.name:
            return
        self.keep()
        self.name = name
        if name not in {"play", STAGE}:
            self._preferences["arrangement_watching"] = name
        self._show()

    def _show(self) -> None:
        keyboard = QApplication.focusWidget()
        self._workbench.hold_size()
        if not self._workbench.restore(self._preferences.layout(f"panes_{self.name}")):
            self.reset()
        if keyboard is not None and self._workbench.isAncestorOf(keyboard):
            self._workbench.give_keyboard(keyboard)
        self.changed.emit(self.name)

    def _await(self) -> None:
        """Another search: panes come and go only when every view has heard of it, or they would show the one before."""
        self._has_begun = True

    def _follow(self) -> None:
        if not self._has_begun:
            return
        self._has_begun = False
        if self._player.is_watching and self.name == "play":
            self._change(self._preferences["arrangement_watching"])
            self._came_from_play = True
        elif not self._player.is_watching and self._came_from_play:
            self._came_from_play = False
            self._change("play")
