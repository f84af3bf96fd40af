"""Lets the player's search run ahead of the position, to learn its length, tree and timeline.

Compiled, the search lets others run meanwhile, so it goes in a thread of its own; uncompiled, it would only take
turns with the window, so it goes a few milliseconds at a time between events.

Where several searches run ahead they take turns, so that a computer with two cores has one for the window.
"""

from threading import Event, Lock, Thread
from time import monotonic

from PySide6.QtCore import QObject, QTimer, Signal

from solver_core import compiled
from solver_core.cover import BackgroundRun, SearchBase

LIMIT = 4_000_000_000 if compiled else 2_000_000
"""Ticks after which a search is called "at least so long"."""

_STRETCH = 0.004
"""Seconds at a time, so that keys and painting never wait."""

_TURN = 0.002
"""Seconds for which whoever reads tree and timeline may have to wait for the thread."""

_WAY = 0.1
"""Seconds for which the thread gives way to whoever has just moved: two threads may well share one core."""

_REST = 0.006
"""Seconds that it rests between two turns meanwhile."""

_PAUSE = 4
"""Milliseconds between two stretches, for everybody else."""

_NEWS = 50
"""Milliseconds between two looks at how far the thread has come."""


class _Turns:
    """Whose turn it is: one thread at a time, and whoever is patient last."""

    def __init__(self) -> None:
        self.lock = Lock()
        self.hurried = 0


_turns = _Turns()


class BackgroundRunner(QObject):
    """Lets the run ahead of a search go on, to its end or to the limit.

    Args:
        parent: whoever owns it.
        is_patient: whether it goes on more slowly while others are out that are not.

    Signals:
        advanced: more is known of length, tree and timeline, or all.
    """

    advanced = Signal()

    def __init__(self, parent: QObject | None = None, *, is_patient: bool = False) -> None:
        super().__init__(parent)
        self._is_patient = is_patient
        self._background_run: BackgroundRun | None = None
        self._thread: Thread | None = None
        self._wish_to_stop = Event()
        self._way_until = 0.0
        self._timer = QTimer(self, interval=_NEWS if compiled else _PAUSE)
        self._timer.timeout.connect(self._look if compiled else self._go)

    @property
    def length(self) -> int:
        """Ticks seen so far."""
        return self._background_run.ticks if self._background_run else 0

    @property
    def has_seen_end(self) -> bool:
        """Whether the length is final."""
        return self._background_run is not None and self._background_run.finished

    @property
    def is_out(self) -> bool:
        """Whether more may become known."""
        return self._timer.isActive()

    def send(self, search: SearchBase) -> None:
        """Start anew, ahead of this search."""
        self.recall()
        self._background_run = search.background_run
        if compiled:
            self._wish_to_stop = Event()
            self.destroyed.connect(self._wish_to_stop.set)
            self._thread = Thread(
                target=self._run, args=(self._background_run, self._wish_to_stop), daemon=True
            )
            self._thread.start()
        self._timer.start()

    def give_way(self) -> None:
        """Somebody moves and paints: go on more slowly for a moment."""
        self._way_until = monotonic() + _WAY

    def recall(self) -> None:
        """Stop looking and forget."""
        self._timer.stop()
        self._wish_to_stop.set()
        if self._thread is not None:
            self._thread.join()
        self._background_run = self._thread = None

    def _go(self) -> None:
        if self._background_run is None or _go_on(self._background_run, _STRETCH):
            self._timer.stop()
        self.advanced.emit()

    def _look(self) -> None:
        if self._thread is None or not self._thread.is_alive():
            self._timer.stop()
        self.advanced.emit()

    def _run(self, background_run: BackgroundRun, wish_to_stop: Event) -> None:
        """What the thread does; nothing here is Qt's."""
        hurry = 0 if self._is_patient else 1
        with _turns.lock:
            _turns.hurried += hurry
        try:
            while not (wish_to_stop.is_set() or self._take_turn(background_run)):
                if monotonic() < self._way_until or (self._is_patient and _turns.hurried):
                    wish_to_stop.wait(_REST)
        finally:
            with _turns.lock:
                _turns.hurried -= hurry

    @staticmethod
    def _take_turn(background_run: BackgroundRun) -> bool:
        with _turns.lock:
            return _go_on(background_run, _TURN)


def _go_on(background_run: BackgroundRun, seconds: float) -> bool:
    """Run on a little; answer whether there is no more to do."""
    return background_run.go(seconds, LIMIT) or background_run.ticks >= LIMIT
