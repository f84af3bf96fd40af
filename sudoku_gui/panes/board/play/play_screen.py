"""The clock on the play screen: when it stops and goes on, and what hides the board meanwhile."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QAction

from sudoku_gui.document.document import Document
from sudoku_gui.document.preferences import Preferences
from sudoku_gui.guard import Guarded
from sudoku_gui.panes.board.overlays import PauseOverlay
from sudoku_gui.panes.board.play_panel import PlayPanel
from sudoku_gui.player.player import Player
from sudoku_gui.render.icons import icon
from sudoku_gui.render.theme import Theme

_INPUTS = {QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress, QEvent.Type.MouseMove, QEvent.Type.Wheel}
"""What shows that somebody is thinking about the board."""


class PlayScreen(Guarded, QObject):
    """Pauses the clock, hides the board meanwhile, and notices the input of what it filters; ``action`` pauses."""

    def __init__(
        self,
        overlay: PauseOverlay,
        panel: PlayPanel,
        document: Document,
        player: Player,
        *,
        preferences: Preferences,
        action: QAction,
        theme: Theme,
    ) -> None:
        super().__init__(overlay)
        self._panel = panel
        self._player = player
        self._preferences = preferences
        self._clock = clock = document.clock
        self._action = action
        self._action.setCheckable(True)
        self._theme = theme
        self.overlay = overlay
        self.overlay.resumed.connect(self.resume)
        clock.paused_changed.connect(self._show_paused)
        clock.needed_changed.connect(self._enable)
        document.changed.connect(self._on_changed)
        document.mode_changed.connect(clock.note_input)
        player.state_changed.connect(self._on_watching)
        preferences.changed.connect(self._on_preference)
        self._show_paused()
        self._on_preference("show_timer")

    def toggle(self) -> None:
        self._clock.set_paused(not self._clock.is_paused)
        self._action.setChecked(self._clock.is_paused)

    def resume(self) -> None:
        self._clock.set_paused(False)

    def use_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.overlay.use_theme(theme)
        self._action.setIcon(icon("play" if self._clock.is_paused else "pause", theme))

    def _show_paused(self) -> None:
        is_paused = self._clock.is_paused
        self._action.setChecked(is_paused)
        self._action.setIcon(icon("play" if is_paused else "pause", self._theme))
        self._panel.digit_pad.setEnabled(not is_paused)
        if is_paused:
            self.overlay.appear()
            self.overlay.setFocus()
        elif not self.overlay.isHidden():
            self.overlay.disappear()
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
