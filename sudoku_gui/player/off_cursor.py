"""Looks at other positions of the player's search while it stays where it is.

A twin of the search goes there; it shares the checkpoints, so it mostly arrives at once.
"""

from collections.abc import Callable, Iterator
from typing import Final

from PySide6.QtCore import QObject, Signal

from solver_core.cover import SearchBase, Seek, Snapshot
from sudoku_gui.player.job import Job, Steps, along
from sudoku_gui.player.player import Player

Ways = Callable[[SearchBase], Iterator[Seek]]
"""Ways of a search, each asked for at the end of the one before."""

Report = Callable[[list[Snapshot]], None]
"""Gets a picture of the end of each way."""

_AT_ONCE: Final = 0.003  # seconds that `OffCursorQuery.look` may take


class OffCursorQuery(QObject):
    """Brings pictures of other positions; the newest request counts, and another search ends it.

    Signals:
        came_late: an answer was given after `look` had returned.
    """

    came_late = Signal()

    def __init__(self, player: Player, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._player = player
        self._twin: SearchBase | None = None
        self._report: Report | None = None
        self._is_late = False
        self._job = Job(self, 0)
        self._job.finished.connect(self._arrive)
        player.began.connect(self._forget)

    @property
    def is_under_way(self) -> bool:
        return self._job.is_running

    def look(self, ways: Ways, report: Report) -> None:
        """Go some ways and report what is seen; where they are short, before this returns."""
        self.cancel()
        search = self._player.search
        if search is None:
            return
        if self._twin is None:
            self._twin = search.twin()
        self._report, self._is_late = report, False
        self._job.start(_seen(self._twin, ways), (), at_once=True)
        self._is_late = True

    def cancel(self) -> None:
        """Stop."""
        self._job.cancel()
        self._report = None

    def _forget(self) -> None:
        self.cancel()
        self._twin = None

    def _arrive(self, seen: list[Snapshot]) -> None:
        report, self._report, is_late = self._report, None, self._is_late
        if report is not None:
            report(seen)
        if is_late:
            self.came_late.emit()


def _seen(twin: SearchBase, ways: Ways) -> Steps[list[Snapshot]]:
    seen = []
    for way in ways(twin):
        yield from along(way, _AT_ONCE)
        seen.append(twin.snapshot())
    return seen
