"""How the window is timed: actions until they are painted, and how long the event loop answers nobody."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median
from time import perf_counter, thread_time

from PySide6.QtCore import QCoreApplication, Qt, QTimer
from PySide6.QtTest import QTest

from sudoku_gui.shell.main_window import MainWindow
from sudoku_gui.widgets.throttle import Throttle


class Pulse:
    """The longest time in which the event loop answered nobody: it is asked every millisecond.

    Attributes:
        longest: of all times between two answers, in seconds.
        busiest: the same as processor time of this thread: what is more in `longest` was waiting, for a lock or for
            others who use the processor.
    """

    def __init__(self) -> None:
        self.longest = self.busiest = 0.0
        self._last, self._spent = perf_counter(), thread_time()
        self._timer = QTimer(interval=1, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._beat)
        self._timer.start()

    def _beat(self) -> None:
        now, spent = perf_counter(), thread_time()
        self.longest = max(self.longest, now - self._last)
        self.busiest = max(self.busiest, spent - self._spent)
        self._last, self._spent = now, spent

    def stop(self) -> None:
        """End."""
        self._beat()
        self._timer.stop()


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the table.

    Attributes:
        name: what was done.
        times: how long it took until it was painted, each time, in seconds.
        gap: the longest time in which the event loop answered nobody meanwhile, also while it came to rest.
        busy: the same as processor time.
    """

    name: str
    times: Sequence[float]
    gap: float = 0.0
    busy: float = 0.0

    def __str__(self) -> str:
        """In milliseconds."""
        ordered = sorted(self.times)
        high = ordered[round(0.99 * (len(ordered) - 1))]
        reported = median(ordered), high, ordered[-1], self.gap, self.busy
        figures = "".join(f"{1000 * time:>9.1f}" for time in reported)
        return f"{self.name:<42}{figures}{len(ordered):>6}"


def measured(name: str, measure: Callable[[], Sequence[float]]) -> Row:
    """Do it, and answer its line."""
    pulse = Pulse()
    times = measure()
    pulse.stop()
    return Row(name, times, pulse.longest, pulse.busiest)


def settle(seconds: float = 0.0) -> None:
    """Let everything come to rest, and so much time pass."""
    until = perf_counter() + seconds
    while True:
        QCoreApplication.processEvents()
        if perf_counter() >= until:
            return


def paint_now() -> None:
    """All that is due is painted."""
    QCoreApplication.processEvents()
    QCoreApplication.sendPostedEvents()
    QCoreApplication.processEvents()


def timed(action: Callable[[], object], until: Callable[[], bool] = lambda: True) -> float:
    """Seconds until what an action changes has come about and is painted."""
    began = perf_counter()
    action()
    paint_now()
    while not until():
        paint_now()
    return perf_counter() - began


def key_presses(
    window: MainWindow,
    presses: int,
    rest: float = 0.0,
    *,
    key: Qt.Key = Qt.Key.Key_Right,
    to_the_last: bool = False,
) -> list[float]:
    """A key, and again, with this many seconds between them; until the first picture, or until all lists are painted."""
    target, times = window.context.board, []
    target.setFocus()
    for _ in range(presses):
        settle(rest)
        began = perf_counter()
        QTest.keyClick(target, key)
        paint_now()
        while to_the_last and waiting(window):
            paint_now()
        times.append(perf_counter() - began)
    return times


def waiting(window: MainWindow) -> bool:
    """Whether a list has still to show the last step."""
    return any(throttle.is_waiting for throttle in window.findChildren(Throttle))
