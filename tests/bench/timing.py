"""How the window is timed: actions until they are painted, and how long the event loop answers nobody."""

import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from time import perf_counter, thread_time

from PySide6.QtCore import QCoreApplication, QEvent, QSettings, QStandardPaths, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from sudoku_gui.app import create
from sudoku_gui.shell.main_window import MainWindow
from sudoku_gui.shell.process import control_garbage
from sudoku_gui.widgets.throttle import Throttle
from tests.bench.measuring import line


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


def measured(name: str, measure: Callable[[], Sequence[float]]) -> str:
    """Do it, and answer its line in milliseconds, with the longest gaps."""
    pulse = Pulse()
    times = measure()
    pulse.stop()
    gaps = f"gap {1000 * pulse.longest:.0f}, busy {1000 * pulse.busiest:.0f}"
    return line(name, [1000 * seconds for seconds in times], gaps)


@contextmanager
def opened(size: str) -> Iterator[MainWindow]:
    """The program's window in this size ("1280x720"), with preferences and data of its own."""
    application = QApplication([])
    control_garbage(application)
    application.setOrganizationName("dancing-sudoku-bench")
    QStandardPaths.setTestModeEnabled(True)
    QSettings.setDefaultFormat(QSettings.Format.IniFormat)
    with tempfile.TemporaryDirectory() as folder:
        QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, folder)
        window = create(application)
        width, height = size.split("x")
        window.resize(int(width), int(height))
        window.show()
        settle(0.5)
        yield window
        window.close()


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


def timed(action: Callable[[], object], until: Callable[[], bool] = lambda: True, rest: float = 0.0) -> float:
    """Seconds until what an action changes, after a rest, has come about and is painted."""
    settle(rest)
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
    """A key, and again, this many seconds apart; until the window's next picture, or until all lists are painted."""
    target, times = window.context.board, []
    target.setFocus()
    for _ in range(presses):
        settle(rest)
        began, before = perf_counter(), window.player.position
        QTest.keyClick(target, key)
        QCoreApplication.sendPostedEvents(window, QEvent.Type.UpdateRequest)  # one picture, shown at once
        while to_the_last and waiting(window):
            paint_now()
        times.append(perf_counter() - began)
        assert window.player.position > before
        paint_now()
    return times


def waiting(window: MainWindow) -> bool:
    """Whether a list has still to show the last step."""
    return any(throttle.is_waiting for throttle in window.findChildren(Throttle))
