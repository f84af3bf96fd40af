"""Looking for a place: a run that comes back to where it began when there is no such place."""

from PySide6.QtCore import QObject, Signal

from solver_core.cover import Condition, Walk
from sudoku_gui.session.player import Player


class Looking(QObject):
    """Runs the player to the next place of a kind, or the one before; who finds nothing has lost nothing.

    Breakpoints on the way stop it, as any run.

    Signals:
        found: the player stands at such a place.
        missed: there is none in that direction; the player goes back to where it was.
            backward: which direction that was.
    """

    found = Signal()
    missed = Signal(bool)

    def __init__(self, player: Player, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._player = player
        self._search: Walk | None = None
        self._kind: str | Condition = ""
        self._start = 0
        self._backward = False
        player.state_changed.connect(self._settle)

    def look(self, kind: str | Condition, *, backward: bool = False, past_halts: bool = False) -> None:
        """Go to the nearest place of a kind, as `Walk.run_to`; ``past_halts``: breakpoints do not stop it."""
        player = self._player
        if player.search is None:
            return
        self._search, self._kind = None, kind
        self._start, self._backward = player.position, backward
        halt = player.halt
        if past_halts:
            player.halt = None  # a way keeps the halt that it set out with
        player.run_to(kind, backward=backward)
        player.halt = halt
        self._search = player.search
        self._settle()

    def _settle(self) -> None:
        """Once the player stands: is this what was looked for, or only where the search ends?"""
        player, search = self._player, self._search
        if search is None or player.is_busy:
            return
        self._search = None
        if search is not player.search or player.is_playing:
            return
        if search.stands_at(self._kind) and self._has_moved():
            self.found.emit()
        elif search.position == 0 if self._backward else search.finished:
            player.scrub(self._start)
            self.missed.emit(self._backward)

    def _has_moved(self) -> bool:
        return self._player.position != self._start
