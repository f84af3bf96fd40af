"""Looks at other places of the player's search while it stays where it is.

A twin of the search goes there; as the two share their checkpoints, it is mostly there at once. A longer way is gone
in stretches on the event loop, and the newest wish replaces the one under way.
"""

from collections.abc import Callable, Iterator
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from solver_core.cover import SearchBase, Seek, Snapshot
from sudoku_gui.player.player import Player

Ways = Callable[[SearchBase], Iterator[Seek]]
"""Ways to be gone one after another; each is asked for when the one before has been gone."""

Told = Callable[[list[Snapshot]], None]
"""Told what there was to be seen at the end of each."""

_AT_ONCE: Final = 0.003
"""Seconds that whoever asks may have to wait."""

_STRETCH: Final = 0.006
"""Seconds that the event loop may have to wait."""


class OffCursorQuery(QObject):
    """Brings pictures of other places.

    Args:
        player: whose search it is; another search makes it forget what it was sent for.

    Signals:
        came_late: an answer has been given after whoever asked had gone on.
    """

    came_late = Signal()

    def __init__(self, player: Player, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._player = player
        self._twin: SearchBase | None = None
        self._ways: Iterator[Seek] | None = None
        self._way: Seek | None = None
        self._told: Told | None = None
        self._seen: list[Snapshot] = []
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._go_on)
        player.began.connect(self._forget)

    @property
    def is_under_way(self) -> bool:
        """Whether an answer is still to come."""
        return self._timer.isActive()

    def look(self, ways: Ways, told: Told) -> None:
        """Go some ways and tell what was seen; where they are short, before this returns."""
        self.cancel()
        search = self._player.search
        if search is None:
            return
        if self._twin is None:
            self._twin = search.twin()
        self._ways, self._told = ways(self._twin), told
        self._go(_AT_ONCE)
        if self._told is not None:
            self._timer.start()

    def cancel(self) -> None:
        """Whatever is under way is not wanted any more."""
        self._timer.stop()
        self._ways = self._way = self._told = None
        self._seen = []

    def _forget(self) -> None:
        self.cancel()
        self._twin = None

    def _go_on(self) -> None:
        self._go(_STRETCH)

    def _go(self, seconds: float) -> None:
        """One stretch, or all the way if the rest of it is short."""
        while self._ways is not None and self._twin is not None:
            if self._way is None:
                self._way = next(self._ways, None)
                if self._way is None:
                    self._arrive()
                    return
            if not self._way.go(seconds):
                return
            self._way = None
            self._seen.append(self._twin.snapshot())

    def _arrive(self) -> None:
        told, seen, is_late = self._told, self._seen, self._timer.isActive()
        self.cancel()
        if told is not None:
            told(seen)
        if is_late:
            self.came_late.emit()
