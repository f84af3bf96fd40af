"""The clock of a puzzle: how long its user has spent on it; and the record of a puzzle that was solved.

It runs while there is something to solve, the window is active and the user has not paused it, by the system's
monotonic time. After two minutes without input it stops until the next one.
"""

from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic_ns
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal

_SECOND: Final = 1000
_LONGEST: Final = 10 * _SECOND
"""The longest interval that is counted, in milliseconds: after a longer one the computer was asleep."""

_IDLE: Final = 120 * _SECOND  # milliseconds without input after which the user seems to be away


def _milliseconds() -> int:
    return monotonic_ns() // 1_000_000


class PlayClock(QObject):
    """Counts milliseconds while it runs.

    Signals:
        elapsed_changed: another full second was spent, or the time was set; milliseconds.
        running_changed: it started or stopped.
        needed_changed: whether there is something to solve.
        paused_changed: the user paused or continued.
    """

    elapsed_changed = Signal(object)
    running_changed = Signal(bool)
    needed_changed = Signal(bool)
    paused_changed = Signal(bool)

    def __init__(self, parent: QObject | None = None, now: Callable[[], int] = _milliseconds) -> None:
        super().__init__(parent)
        self._now = now
        self._spent = 0
        self._since: int | None = None
        self._is_active = self._is_idle = False
        self.is_needed = False  # whether there is something to solve by hand
        self.is_paused = False
        self._spent_at_input = 0
        # A coarse timer may fire early, and then twice in one second.
        self._timer = QTimer(self, singleShot=True, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._count_second)

    @property
    def elapsed(self) -> int:
        if self._since is None:
            return self._spent
        return self._spent + min(max(0, self._now() - self._since), _LONGEST)

    @property
    def running(self) -> bool:
        return self._since is not None

    def set_paused(self, paused: bool) -> None:  # noqa: FBT001 - a slot
        """Pause or continue, if the clock is needed."""
        paused = paused and self.is_needed
        if paused != self.is_paused:
            self.is_paused = paused
            self.record_input()
            self._run_or_stop()
            self.paused_changed.emit(paused)

    def record_input(self) -> None:
        """Record that the user is active."""
        self._spent_at_input = self.elapsed
        if self._is_idle:
            self._is_idle = False
            self._run_or_stop()

    def set_active(self, active: bool) -> None:  # noqa: FBT001 - a slot
        """Run while the window is active."""
        self._is_active = active
        self.record_input()
        self._run_or_stop()

    def set_needed(self, needed: bool) -> None:  # noqa: FBT001 - a slot
        """Set whether there is something to solve by hand."""
        if needed == self.is_needed:
            return
        self.is_needed = needed
        self._run_or_stop()
        self.needed_changed.emit(needed)
        if not needed:
            self.set_paused(False)

    def set_elapsed(self, elapsed: int) -> None:
        """Set the time spent, in milliseconds, and continue from there; counts as input."""
        self._spent = elapsed
        if self._since is not None:
            self._since = self._now()
            self._timer.start(self._to_next_second())
        self.record_input()
        self.elapsed_changed.emit(elapsed)

    def _run_or_stop(self) -> None:
        runs = self._is_active and self.is_needed and not (self.is_paused or self._is_idle)
        if runs == self.running:
            return
        if runs:
            self._since = self._now()
            self._timer.start(self._to_next_second())
        else:
            self._spent, self._since = self.elapsed, None
            self._timer.stop()
        self.running_changed.emit(runs)

    def _count_second(self) -> None:
        if self.running:
            self._spent, self._since = self.elapsed, self._now()
            self._timer.start(self._to_next_second())
            self.elapsed_changed.emit(self._spent)
            if self._spent - self._spent_at_input >= _IDLE:
                self._is_idle = True
                self._run_or_stop()

    def _to_next_second(self) -> int:
        return _SECOND - self.elapsed % _SECOND


@dataclass(frozen=True, slots=True)
class SolveRecord:
    """One puzzle, solved for the first time."""

    givens: str  # 81 characters
    level: str  # of the puzzle's source or rating; "" if not rated
    elapsed: int  # milliseconds
    with_hints: bool  # whether hints were used
    solved: int  # when, in seconds since 1970
