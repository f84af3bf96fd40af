"""Stores what is open half a second after each change, in a thread, so that the window never waits for a disk.

The state is taken on the event loop, where it is consistent. The newest state wins; failed storing is retried
until it succeeds.
"""

import contextlib
import errno
import sys
from collections.abc import Callable
from time import monotonic
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from solver_core.formats import FormatError
from sudoku_gui.player.errors import AppMessage
from sudoku_gui.player.job import ThreadedCall
from sudoku_gui.session.state import SessionState

SETTLED: Final = 500  # milliseconds after a change until it is taken
RETRY: Final = 5000  # milliseconds until what failed is tried again
_POLL: Final = 10  # milliseconds between two looks at the thread
_PATIENCE: Final = 5.0  # seconds that a disk may take in the background
_LAST: Final = 0.9  # seconds for which `store_now` waits for it by default


class Autosave(QObject):
    """Keeps the newest state stored by ``store``, in a thread, one call at a time, which may raise an OSError.

    Signals:
        failed: it cannot be stored, though it could before: an OSError or FormatError.
        recovered: storing works again.
    """

    failed = Signal(object)
    recovered = Signal()

    def __init__(
        self,
        state: Callable[[], SessionState],
        store: Callable[[SessionState], None],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.is_failing = False
        self._state = state
        self._store = store
        self._stored: SessionState | None = None
        self._pending: SessionState | None = None
        self._thread: ThreadedCall[None] | None = None
        self._begun = 0.0
        self._is_over = self._is_due = False
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._store_changes)
        self._poll = QTimer(self, interval=_POLL)
        self._poll.timeout.connect(self._check)

    @property
    def is_settled(self) -> bool:
        return not (self._timer.isActive() or self._poll.isActive())

    def record_change(self) -> None:
        """Store the new state within a second, whatever else happens meanwhile."""
        if not self._is_over and not (self._timer.isActive() and self._timer.remainingTime() <= SETTLED):
            self._timer.start(SETTLED)

    def store_now(
        self, state: SessionState, patience: float | None = None, *, is_reported: bool = True
    ) -> None:
        """Store this state before anything else happens; raises a TimeoutError after these seconds, or another OSError.

        Unless the caller reports a failure, the next one is reported.
        """
        self._timer.stop()
        until = monotonic() + (_LAST if patience is None else patience)
        with contextlib.suppress(OSError):  # of an older state
            self._join(until)
        try:
            self._begin(state)
            self._join(until)
            if self._thread is not None:
                raise _silent()
        except OSError:
            self.is_failing = self.is_failing or is_reported
            self._timer.start(RETRY)
            raise
        self.is_failing = False

    def stop(self) -> None:
        """Store nothing from now on."""
        self._is_over = True
        self._timer.stop()

    def _store_changes(self) -> None:
        self._is_due = self._thread is not None
        if self._is_due:
            return  # `_check` comes back to it
        try:
            state = self._state()
            if state != self._stored:
                self._begin(state)
        except (OSError, FormatError) as error:
            self._fail(error)
        except BaseException:
            self._timer.start(RETRY)
            raise

    def _begin(self, state: SessionState) -> None:
        if self._thread is not None:
            raise _silent()
        self._pending, self._begun = state, monotonic()
        try:
            self._thread = ThreadedCall(lambda: self._store(state))
        except (RuntimeError, MemoryError) as error:
            raise OSError(errno.EAGAIN, AppMessage("program.memory")) from error
        self._poll.start()

    def _join(self, until: float) -> None:
        """Wait for the thread, if there is one; raises what it has raised."""
        if self._thread is not None:
            self._thread.join(max(0.0, until - monotonic()))
            if not self._thread.is_alive():
                self._end(self._thread)

    def _end(self, thread: ThreadedCall[None]) -> None:
        """Handle the end of the thread: raises an OSError if storing failed; other exceptions go to the excepthook."""
        self._poll.stop()
        self._thread = None
        try:
            thread.answer()
        except OSError:
            raise
        except BaseException as error:
            sys.excepthook(type(error), error, error.__traceback__)
            raise OSError(0, AppMessage("program.fault", name=type(error).__name__)) from error
        self._stored = self._pending

    def _check(self) -> None:
        if self._thread is None:
            return
        if self._thread.is_alive():
            if monotonic() > self._begun + _PATIENCE:
                self._fail(_silent())
            return
        try:
            self._end(self._thread)
        except OSError as error:
            self._fail(error)
            return
        if self.is_failing:
            self.is_failing = False
            self.recovered.emit()
        if self._is_due and not self._is_over:
            self._store_changes()

    def _fail(self, error: OSError | FormatError) -> None:
        is_new, self.is_failing = not self.is_failing, True
        if not self._is_over:
            self._timer.start(RETRY)
        if is_new:
            self.failed.emit(error)


def _silent() -> TimeoutError:
    return TimeoutError(errno.ETIMEDOUT, AppMessage("disk.silent"))
