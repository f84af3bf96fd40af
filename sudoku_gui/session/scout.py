"""Runs ahead of the player to learn how long a search is.

Compiled, the search lets others run meanwhile, so it goes in a thread of its own; uncompiled, it would only take
turns with the window, so it goes a few milliseconds at a time between events.
"""

from threading import Event, Thread

from PySide6.QtCore import QObject, QTimer, Signal

from solver_core import compiled
from solver_core.cover import Journey, Search

LIMIT = 200_000_000 if compiled else 2_000_000
"""Ticks after which a search is called "at least so long"."""

_STRETCH = 0.004
"""Seconds at a time, so that keys and painting never wait."""

_PAUSE = 4
"""Milliseconds between two stretches, for everybody else."""

_NEWS = 50
"""Milliseconds between two looks at how far the thread has come."""


class Scout(QObject):
    """Goes through a search of its own, to its end or to the limit.

    Signals:
        advanced: the length known has grown, or is final.
    """

    advanced = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._search: Search | None = None
        self._journey: Journey | None = None
        self._thread: Thread | None = None
        self._wish_to_stop = Event()
        self._timer = QTimer(self, interval=_NEWS if compiled else _PAUSE)
        self._timer.timeout.connect(self._look if compiled else self._go)

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
        self.recall()
        self._search = search
        self._journey = search.way_to(LIMIT)
        if compiled:
            self._wish_to_stop = Event()
            self.destroyed.connect(self._wish_to_stop.set)
            self._thread = Thread(target=_run, args=(self._journey, self._wish_to_stop), daemon=True)
            self._thread.start()
        self._timer.start()

    def recall(self) -> None:
        """Stop looking and forget."""
        self._timer.stop()
        self._wish_to_stop.set()
        if self._thread is not None:
            self._thread.join()
        self._search = self._journey = self._thread = None

    def _go(self) -> None:
        if self._journey is None or self._journey.go(_STRETCH):
            self._timer.stop()
        self.advanced.emit()

    def _look(self) -> None:
        if self._thread is None or not self._thread.is_alive():
            self._timer.stop()
        self.advanced.emit()


def _run(journey: Journey, wish_to_stop: Event) -> None:
    while not wish_to_stop.is_set() and not journey.go(_STRETCH):
        pass
