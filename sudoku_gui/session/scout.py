"""Runs ahead of the player to learn how long a search is."""

from PySide6.QtCore import QObject, QTimer, Signal

from solver_core.cover import Journey, Search

LIMIT = 2_000_000
"""Ticks after which a search is called "at least so long"."""

_STRETCH = 0.004
"""Seconds at a time, so that keys and painting never wait."""

_PAUSE = 4
"""Milliseconds between two stretches, for everybody else."""


class Scout(QObject):
    """Goes through a search of its own, in stretches, to its end or to the limit.

    Signals:
        advanced: the length known has grown, or is final.
    """

    advanced = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._search: Search | None = None
        self._journey: Journey | None = None
        self._timer = QTimer(self, interval=_PAUSE)
        self._timer.timeout.connect(self._go)

    @property
    def length(self) -> int:
        """Ticks seen so far."""
        return self._search.position if self._search else 0

    @property
    def has_seen_end(self) -> bool:
        """Whether the length is final."""
        return self._search is not None and self._search.finished

    def send(self, search: Search) -> None:
        """Start anew on this search, which must belong to nobody else."""
        self._search = search
        self._journey = search.way_to(LIMIT)
        self._timer.start()

    def recall(self) -> None:
        """Stop looking and forget."""
        self._timer.stop()
        self._search = self._journey = None

    def _go(self) -> None:
        if self._journey is None or self._journey.go(_STRETCH):
            self._timer.stop()
        self.advanced.emit()
