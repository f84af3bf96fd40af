"""The clock on the play screen: when it stops and goes on, and what covers the board meanwhile."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QAction

from sudoku_gui.guard import Guarded
from sudoku_gui.panes.board.overlays import PauseCover
from sudoku_gui.panes.board.play_panel import PlayPanel
from sudoku_gui.render.icons import icon
from sudoku_gui.render.theme import Theme
from sudoku_gui.shell.play.boards import Boards
from sudoku_gui.shell.workspace import Workspace

_INPUTS = {QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress, QEvent.Type.MouseMove, QEvent.Type.Wheel}
"""What shows that somebody is thinking about the board."""


class PlayScreen(Guarded, QObject):
    """Pauses the clock, hides the board meanwhile, and notices input; ``action`` is the one that pauses."""

    def __init__(
        self, boards: Boards, panel: PlayPanel, workspace: Workspace, action: QAction, theme: Theme
    ) -> None:
        super().__init__(boards)
        self._boards = boards
        self._panel = panel
        self._player = workspace.player
        self._preferences = workspace.preferences
        self._clock = clock = workspace.document.clock
        self._action = action
        self._action.setCheckable(True)
        self._theme = theme
        self.cover = PauseCover(theme, boards)
        self.cover.resumed.connect(self.resume)
        clock.paused_changed.connect(self._show_paused)
        clock.needed_changed.connect(self._enable)
        workspace.document.changed.connect(self._on_changed)
        workspace.document.mode_changed.connect(clock.note_input)
        workspace.player.state_changed.connect(self._on_watching)
        workspace.preferences.changed.connect(self._on_preference)
        boards.board.installEventFilter(self)
        self._show_paused()
        self._on_preference("show_timer")

    def toggle(self) -> None:
        self._clock.set_paused(not self._clock.is_paused)
        self._action.setChecked(self._clock.is_paused)

    def resume(self) -> None:
        self._clock.set_paused(False)

    def use_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.cover.use_theme(theme)
        self._action.setIcon(icon("play" if self._clock.is_paused else "pause", theme))

    def _show_paused(self) -> None:
        is_paused = self._clock.is_paused
        self._action.setChecked(is_paused)
        self._action.setIcon(icon("play" if is_paused else "pause", self._theme))
        self._panel.digit_pad.setEnabled(not is_paused)
        if is_paused:
            self.cover.cover()
            self.cover.setFocus()
        elif not self.cover.isHidden():
            had_keyboard = self.cover.hasFocus()
            self.cover.hide()
            if had_keyboard:
                self._boards.setFocus()
        self._enable()

    def _enable(self) -> None:
        """Where nothing is to be solved by hand, there is no time to stop."""
        self._action.setEnabled(self._clock.is_needed and not self._player.is_watching)

    def _on_changed(self) -> None:
        """Editing, by the menu perhaps, goes on."""
        self._clock.note_input()
        self.resume()

    def _on_watching(self) -> None:
        if self._player.is_watching:
            self.resume()
        self._enable()

    def _on_preference(self, key: str) -> None:
        if key == "show_timer":
            self._panel.show_timer(visible=self._preferences[key] == "yes")

    # --- Qt ---------------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _INPUTS:
            self._clock.note_input()
        return super().eventFilter(watched, event)
