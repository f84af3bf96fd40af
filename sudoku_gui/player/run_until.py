"""Runs to the next place of a kind, and back to where it began if there is none."""

from PySide6.QtCore import QObject, Signal

from solver_core.cover import Condition, SearchBase
from sudoku_gui.player.player import Player


class RunUntil(QObject):
    """Runs the player to the next place of a kind, or the one before; breakpoints on the way stop it.

    Signals:
        found: the player is at such a place.
        missed: there is none in that direction (backward or not); the player goes back to where it was.
    """

    found = Signal()
    missed = Signal(bool)

    def __init__(self, player: Player, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._player = player
        self._search: SearchBase | None = None
        self._kind: str | Condition = ""
        self._start = 0
        self._backward = False
        player.state_changed.connect(self._settle)

    def look(
        self, kind: str | Condition, *, backward: bool = False, past_break_conditions: bool = False
    ) -> None:
        """Go to the nearest place of a kind, as `SearchBase.run_to`, and on demand past all breakpoints."""
        player = self._player
        if player.search is None:
            return
        self._search, self._kind = None, kind
        self._start, self._backward = player.position, backward
        break_condition = player.break_condition
        if past_break_conditions:
            player.break_condition = None  # a way keeps the condition with which it began
        player.run_to(kind, backward=backward)
        player.break_condition = break_condition
        self._search = player.search
        self._settle()

    def _settle(self) -> None:
        """When the player stops: is this what was looked for, or only the end of the search?"""
        player, search = self._player, self._search
        if search is None or player.is_busy:
            return
        self._search = None
        if search is not player.search or player.is_playing:
            return
        if search.stands_at(self._kind) and player.position != self._start:
            self.found.emit()
        elif search.position == 0 if self._backward else search.finished:
            player.scrub(self._start)
            self.missed.emit(self._backward)
