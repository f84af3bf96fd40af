"""Runs a search ahead of the player's position, to learn its length, tree and timeline.

Compiled, the search runs in a thread of its own; uncompiled, it would only take turns with the window, so it goes on a
few milliseconds at a time between events. Several searches take turns, so that a computer with two cores has one for
the window.
"""

from collections.abc import Callable
from threading import Event, Lock, Thread
from time import monotonic

from PySide6.QtCore import QObject, QTimer, Signal

from solver_core import compiled
from solver_core.cover import BackgroundRun, SearchBase

LIMIT = 4_000_000_000 if compiled else 2_000_000
"""Events after which the length of a search is "at least" that."""

_SLICE = 0.004  # seconds at a time on the event loop
_THREAD_SLICE = 0.002  # seconds for which a reader of tree and timeline may have to wait for the thread
_WAY = 0.1  # seconds for which the thread gives way after a move: two threads may share one core
_REST = 0.006  # seconds that it rests between two turns meanwhile

_REFRESH_MS, _PAUSE = 50, 4  # milliseconds between two looks at the thread, and between two slices


class SearchQueue:
    """Whose turn it is among the searches of a window: one thread at a time, and patient ones last."""

    def __init__(self) -> None:
        self.lock = Lock()
        self.hurried = 0


class BackgroundRunner(QObject):
    """Continues the background run of a search, to its end or to the limit; a patient one more slowly while others run.

    Signals:
        advanced: more is known of length, tree and timeline, or all.
    """

    advanced = Signal()

    def __init__(
        self, queue: SearchQueue, parent: QObject | None = None, *, is_patient: bool = False
    ) -> None:
        super().__init__(parent)
        self._queue = queue
        self._is_patient = is_patient
        self._background_run: BackgroundRun | None = None
        self._thread: Thread | None = None
        self._furthest: Callable[[], int] | None = None
        self._stop_requested = Event()
        self._way_until = 0.0
        self._timer = QTimer(self, interval=_REFRESH_MS if compiled else _PAUSE)
        self._timer.timeout.connect(self._look)

    @property
    def length(self) -> int:
        return self._background_run.length if self._background_run else 0

    @property
    def has_seen_end(self) -> bool:
        return self._background_run is not None and self._background_run.finished

    @property
    def is_running(self) -> bool:
        """Whether more may become known."""
        return self._timer.isActive()

    def start(self, search: SearchBase, furthest: Callable[[], int] | None = None) -> None:
        """Start again, ahead of this search; or behind it: no further than the position that ``furthest`` returns."""
        self.stop()
        self._background_run, self._furthest = search.background_run, furthest
        if compiled and furthest is None:
            self._stop_requested = Event()
            self.destroyed.connect(self._stop_requested.set)
            arguments = self._background_run, self._stop_requested
            self._thread = Thread(target=self._run, args=arguments, daemon=True)
            self._thread.start()
        self._timer.start(_REFRESH_MS if self._thread is not None else _PAUSE)

    def slow_down(self) -> None:
        """Go on more slowly for a moment: something moves and paints."""
        self._way_until = monotonic() + _WAY

    def stop(self) -> None:
        """Stop, and forget the search."""
        self._timer.stop()
        self._stop_requested.set()
        if self._thread is not None:
            self._thread.join()
        self._background_run = self._thread = None

    def _look(self) -> None:
        if self._furthest is not None:
            self._follow(self._furthest())
            return
        if self._thread is not None:
            is_over = not self._thread.is_alive()
        else:
            is_over = self._background_run is None or _go_on(self._background_run, _SLICE)
        if is_over:
            self._timer.stop()
        self.advanced.emit()

    def _follow(self, furthest: int) -> None:
        """Catch up; what has been caught up is looked at now and then."""
        run = self._background_run
        if run is None or run.length >= furthest:
            self._timer.setInterval(_REFRESH_MS)
            return
        run.go(_SLICE, furthest)
        self._timer.setInterval(_REFRESH_MS if run.length >= furthest else _PAUSE)
        self.advanced.emit()

    def _run(self, background_run: BackgroundRun, stop_requested: Event) -> None:
        hurry = 0 if self._is_patient else 1
        with self._queue.lock:
            self._queue.hurried += hurry
        try:
            while not (stop_requested.is_set() or self._run_slice(background_run)):
                if monotonic() < self._way_until or (self._is_patient and self._queue.hurried):
                    stop_requested.wait(_REST)
        finally:
            with self._queue.lock:
                self._queue.hurried -= hurry

    def _run_slice(self, background_run: BackgroundRun) -> bool:
        with self._queue.lock:
            return _go_on(background_run, _THREAD_SLICE)


class RunLength(QObject):
    """The length of a run, as far as it is known.

    Signals:
        advanced: more of the length is known.
    """

    advanced = Signal()

    def __init__(self, queue: SearchQueue, parent: QObject) -> None:
        super().__init__(parent)
        self._search: SearchBase | None = None
        self._furthest, self._has_met_end = 0, False
        self._background_runner = BackgroundRunner(queue, self)
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

    def record_position(self) -> None:
        """Take the search's position into account; the length grows where it has gone farther."""
        self._background_runner.slow_down()
        if self._search is not None and self._search.position > self._furthest:
            self._furthest = self._search.position
            self._has_met_end = self._has_met_end or self._search.finished
            if self._furthest > self._background_runner.length:
                self.advanced.emit()

    def _passed(self) -> int:
        return max(self._furthest, self._search.position if self._search else 0)


def _go_on(background_run: BackgroundRun, seconds: float) -> bool:
    return background_run.go(seconds, LIMIT) or background_run.length >= LIMIT
