"""What is known of the run of the search that is watched: as far as it has been, and as a background run has got."""

from PySide6.QtCore import QObject, Signal

from solver_core.cover import SearchBase
from sudoku_gui.player.background_runner import BackgroundRunner, SearchTurns


class KnownRun(QObject):
    """The length of a run, as far as it is known.

    Signals:
        advanced: more of the length is known.
    """

    advanced = Signal()

    def __init__(self, turns: SearchTurns, parent: QObject) -> None:
        super().__init__(parent)
        self._search: SearchBase | None = None
        self._furthest, self._has_met_end = 0, False
        self._background_runner = BackgroundRunner(turns, self)
        self._background_runner.advanced.connect(self.advanced)

    @property
    def is_growing(self) -> bool:
        """Whether more may become known of length, tree and timeline."""
        return self._background_runner.is_running

    @property
    def length(self) -> int:
        return max(self._background_runner.length, self._passed())

    @property
    def is_complete(self) -> bool:
        return self._background_runner.has_seen_end or self._has_met_end

    def begin(self, search: SearchBase, *, hides_future: bool) -> None:
        """Learn about a search; what is hidden is not run ahead of what has been passed, and a bit."""
        self._search = search
        self._furthest, self._has_met_end = search.position, search.finished
        # What it has passed is near from then on.
        self._background_runner.start(search, self._passed if hides_future else None)
        self._background_runner.slow_down()

    def end(self) -> None:
        """Learn nothing more; inverse of `begin`."""
        self._background_runner.stop()
        self._search, self._furthest, self._has_met_end = None, 0, False

    def note_position(self) -> None:
        """Take the search's position into account; the length grows where it has gone farther."""
        self._background_runner.slow_down()
        if self._search is not None and self._search.position > self._furthest:
            self._furthest = self._search.position
            self._has_met_end = self._has_met_end or self._search.finished
            if self._furthest > self._background_runner.length:
                self.advanced.emit()

    def _passed(self) -> int:
        return max(self._furthest, self._search.position if self._search else 0)
