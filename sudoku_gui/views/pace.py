"""When a view that follows the player is to be redrawn: always at rest, calmly while playing."""

from time import monotonic
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from sudoku_gui.session.player import Player

CALM: Final = 0.1
"""Seconds between two pictures while playing: what changes faster than this is not read but flickers."""


class Pace(QObject):
    """Thins out what the player tells.

    Signals:
        due: now is the time to show where the player is.
    """

    due = Signal()

    def __init__(self, player: Player, parent: QObject) -> None:
        super().__init__(parent)
        self._player = player
        self._last = 0.0
        self._later = QTimer(self, singleShot=True)
        self._later.timeout.connect(self._now)
        player.moved.connect(self._on_moved)
        player.state_changed.connect(self._on_state_changed)

    def _on_moved(self) -> None:
        if self._player.is_busy or self._player.is_playing:
            self._soon()
        else:
            self._now()

    def _on_state_changed(self) -> None:
        if not (self._player.is_busy or self._player.is_playing):
            self._now()

    def _soon(self) -> None:
        wait = self._last + CALM - monotonic()
        if wait <= 0:
            self._now()
        elif not self._later.isActive():
            self._later.start(round(1000 * wait) + 1)

    def _now(self) -> None:
        self._later.stop()
        self._last = monotonic()
        self.due.emit()
