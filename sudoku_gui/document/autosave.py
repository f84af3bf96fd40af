"""Stores what is open half a second after each change, in a thread, so that nobody ever waits for a disk.

The state is taken on the event loop, where it is all of one moment; the newest wins, and none is stored before one
that is older. What cannot be stored is tried again until it can.
"""

import contextlib
import errno
import sys
from collections.abc import Callable
from threading import Thread
from time import monotonic
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from solver_core.formats import FormatError
from sudoku_gui.document.session_state import Kept
from sudoku_gui.player.errors import SessionMessage

SETTLED: Final = 500
"""Milliseconds after a change until it is taken; with the time that a disk needs it stands there within a second."""

RETRY: Final = 5000
"""Milliseconds until what failed is tried again."""

_LOOK: Final = 10
"""Milliseconds between two looks at what the thread does."""

_PATIENCE: Final = 5.0
"""Seconds that a disk may take while nobody waits for it."""

_LAST: Final = 0.9
"""Seconds for which a window that closes waits for it."""


class Autosave(QObject):
    """Keeps the newest state stored.

    Signals:
        failed: it cannot be stored, though it could before.
            error: why, an OSError or FormatError.
        recovered: it can be stored again.

    Args:
        state: what is open now.
        keep: stores a state, or raises OSError; it is called in a thread, by one at a time.
        parent: whoever owns it.
    """

    failed = Signal(object)
    recovered = Signal()

    def __init__(
        self, state: Callable[[], Kept], keep: Callable[[Kept], None], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._state = state
        self._keep = keep
        self._stored: Kept | None = None
        self._going: Kept | None = None
        self._outcome: list[BaseException] = []
        self._begun = 0.0
        self._thread: Thread | None = None
        self._is_over = self._has_failed = self._is_due = False
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._store)
        self._looks = QTimer(self, interval=_LOOK)
        self._looks.timeout.connect(self._look)

    @property
    def is_failing(self) -> bool:
        """Whether the newest state could not be stored when that was tried last."""
        return self._has_failed

    @property
    def is_settled(self) -> bool:
        """Whether everything that was told to it is stored."""
        return not (self._timer.isActive() or self._looks.isActive())

    def note_change(self) -> None:
        """Something is another: store it within a second, whatever else happens meanwhile."""
        if not self._is_over and not (self._timer.isActive() and self._timer.remainingTime() <= SETTLED):
            self._timer.start(SETTLED)

    def keep_now(self, kept: Kept, patience: float | None = None, *, is_told: bool = True) -> None:
        """Store this state before anything else happens.

        Args:
            kept: the state.
            patience: seconds that this may take; those of any other storing by default.
            is_told: whether the user hears of it if that fails; if not, the next failure is told.

        Raises:
            OSError: it cannot be stored; a TimeoutError: not yet, for the disk does not answer.
        """
        until = monotonic() + (_PATIENCE if patience is None else patience)
        self._timer.stop()
        until = monotonic() + _LAST
        with contextlib.suppress(OSError):  # of what is older
            self._finish(until)
        try:
            self._begin(kept)
            self._finish(until)
            if self._thread is not None:
                raise TimeoutError(errno.ETIMEDOUT, SessionMessage("disk.silent"))
        except OSError:
            self._has_failed = self._has_failed or is_told
            self._timer.start(RETRY)
            raise
        self._has_failed = False

    def stop(self) -> None:
        """Store nothing from now on."""
        self._is_over = True
        self._timer.stop()

    # --- inside -----------------------------------------------------------------------------------

    def _store(self) -> None:
        self._is_due = self._thread is not None
        if self._is_due:
            return  # `_look` comes back to it
        try:
            kept = self._state()
            if kept != self._stored:
                self._begin(kept)
        except (OSError, FormatError) as error:
            self._tell_failure(error)
        except BaseException:
            self._timer.start(RETRY)
            raise

    def _begin(self, kept: Kept) -> None:
        if self._thread is not None:
            raise TimeoutError(errno.ETIMEDOUT, SessionMessage("disk.silent"))
        outcome: list[BaseException] = []

        def run() -> None:
            try:
                self._keep(kept)
            except BaseException as error:  # noqa: BLE001 - raised again in the thread that waits
                outcome.append(error)

        self._going, self._outcome, self._begun = kept, outcome, monotonic()
        thread = Thread(target=run, name="autosave", daemon=True)
        try:
            thread.start()
        except (RuntimeError, MemoryError) as error:
            raise OSError(errno.EAGAIN, SessionMessage("program.memory")) from error
        self._thread = thread
        self._looks.start()

    def _finish(self, until: float) -> None:
        """Wait for the thread, if there is one; raises what it has raised."""
        if self._thread is not None:
            self._thread.join(max(0.0, until - monotonic()))
            if not self._thread.is_alive():
                self._end()

    def _end(self) -> None:
        """The thread has ended.

        Raises:
            OSError: nothing is stored; a fault of the program goes where all its faults go.
        """
        self._looks.stop()
        self._thread = None
        if not self._outcome:
            self._stored = self._going
            return
        error = self._outcome[0]
        if isinstance(error, OSError):
            raise error
        sys.excepthook(type(error), error, error.__traceback__)
        raise OSError(0, SessionMessage("program.fault", name=type(error).__name__)) from error

    def _look(self) -> None:
        if self._thread is None:
            return
        if self._thread.is_alive():
            if monotonic() > self._begun + _PATIENCE:
                self._tell_failure(TimeoutError(errno.ETIMEDOUT, SessionMessage("disk.silent")))
            return
        try:
            self._end()
        except OSError as error:
            self._tell_failure(error)
            return
        if self._has_failed:
            self._has_failed = False
            self.recovered.emit()
        if self._is_due and not self._is_over:
            self._store()

    def _tell_failure(self, error: OSError | FormatError) -> None:
        is_new, self._has_failed = not self._has_failed, True
        if not self._is_over:
            self._timer.start(RETRY)
        if is_new:
            self.failed.emit(error)
