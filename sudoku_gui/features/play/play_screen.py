"""The clock on the play screen: when it stops and goes on, and what hides the board meanwhile."""

from PySide6.QtCore import QEvent, QObject

from sudoku_gui.context import Context
from sudoku_gui.features.play.overlays import PauseOverlay
from sudoku_gui.features.play.play_panel import PlayPanel
from sudoku_gui.kit.feature import Feature
from sudoku_gui.layout.declarations import Action

_INPUTS = {QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress, QEvent.Type.MouseMove, QEvent.Type.Wheel}
"""The events which show that somebody is thinking about the board."""


class PlayScreen(Feature):
    """Pauses the clock, hides the board meanwhile, and notices input to the board."""

    def __init__(self, context: Context, overlay: PauseOverlay) -> None:
        super().__init__(context)
        self._panel: PlayPanel | None = None
        self._clock = clock = context.document.clock
        self.overlay = overlay
        self.overlay.resumed.connect(self.resume)
        clock.paused_changed.connect(self._show_paused)
        context.document.changed.connect(self._on_changed)
        context.document.mode_changed.connect(clock.record_input)
        self._player.state_changed.connect(self._on_watching)
        self._preferences.changed.connect(self._on_preference)
        context.theme_changed.connect(overlay.use_theme)
        context.board.installEventFilter(self)

    def use_panel(self, panel: PlayPanel) -> None:
        """Show on a panel that the clock rests."""
        self._panel = panel
        self._show_paused()
        self._on_preference("show_timer")

    @Action(
        "pause",
        "Pause",
        keys=("P",),
        icon="pause",
        tip="Stop the clock and hide the board, or go on",
        enabled=lambda self: self._clock.is_needed and not self._player.is_watching,
        checked=lambda self: self._clock.is_paused,
        picture=lambda self: "play" if self._clock.is_paused else "pause",
    )
    def toggle(self) -> None:
        self._clock.set_paused(not self._clock.is_paused)
        self.context.changed.emit()

    def resume(self) -> None:
        self._clock.set_paused(False)

    def _show_paused(self) -> None:
        is_paused = self._clock.is_paused
        if self._panel is not None:
            self._panel.digit_pad.setEnabled(not is_paused)
        if is_paused:
            self.overlay.appear()
            self.overlay.setFocus()
        elif not self.overlay.isHidden():
            self.overlay.disappear()

    def _on_changed(self) -> None:
        """Editing, by the menu perhaps, goes on."""
        self._clock.record_input()
        self.resume()

    def _on_watching(self) -> None:
        if self._player.is_watching:
            self.resume()

    def _on_preference(self, key: str) -> None:
        if key == "show_timer" and self._panel is not None:
            self._panel.show_timer(visible=self._preferences[key] == "yes")

    # --- Qt ---------------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _INPUTS:
            self._clock.record_input()
        return super().eventFilter(watched, event)
