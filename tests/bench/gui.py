"""Measures the window: ``python -m tests.bench.gui`` prints a table.

Every view is open, in a window of its own arrangement. What is told:

=================  ==================================================================================
start              from nothing to a window that can be used, in a process of its own
key                from a key press to the step painted in every view
playing, scrubbing from one picture asked for to that picture painted, all views repainted
gap                the longest time in which the event loop answered nobody
memory             of the whole process at its largest
=================  ==================================================================================

Times are milliseconds, medians and 99th percentiles; no test depends on them. With ``QT_QPA_PLATFORM=offscreen`` pictures
are painted but not shown.
"""

import argparse
import resource
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median
from time import perf_counter, process_time, time

from PySide6.QtCore import QCoreApplication, QSettings, QStandardPaths, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from solver_core import compiled
from solver_core.sudoku.grid import Grid
from sudoku_gui.app import calm_collector, create
from sudoku_gui.session.subject import Subject
from sudoku_gui.views.pace import Pace
from sudoku_gui.window.main_window import MainWindow

HARD = "........1.....2.....3....45....16..3.4..5....7..........15......6....8...9....2.."
"""17 givens, 17 thousand decisions: several hundred thousand events."""

_START = """
import sys, time
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from sudoku_gui.app import create
application = QApplication([])
window = create()
window.show()
QTimer.singleShot(0, lambda: (print(time.time()), application.quit()))
application.exec()
"""
"""Tells when the event loop has painted the window and asks for more."""


class Pulse:
    """The longest time in which the event loop answered nobody: it is asked every millisecond."""

    def __init__(self) -> None:
        self.longest = 0.0
        self._last = perf_counter()
        self._timer = QTimer(interval=1, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._beat)
        self._timer.start()

    def _beat(self) -> None:
        now = perf_counter()
        self.longest = max(self.longest, now - self._last)
        self._last = now

    def stop(self) -> float:
        """End, and answer it in milliseconds."""
        self._timer.stop()
        return 1000 * self.longest


def at(share: float, times: Sequence[float]) -> float:
    """A percentile, in milliseconds."""
    ordered = sorted(times)
    return 1000 * ordered[min(len(ordered) - 1, round(share * (len(ordered) - 1)))]


def row(name: str, times: Sequence[float]) -> None:
    """One line of the table."""
    print(
        f"{name:<34}{1000 * median(times):>9.1f}{at(0.99, times):>9.1f}{1000 * max(times):>9.1f}{len(times):>7}"
    )


def settle(seconds: float = 0.0) -> None:
    """Let everything come to rest, and so much time pass."""
    until = perf_counter() + seconds
    while True:
        QCoreApplication.processEvents()
        if perf_counter() >= until:
            return


def start_times(runs: int) -> list[float]:
    """How long the program takes from nothing to a window, each time in a new process."""
    times = []
    for _ in range(runs):
        began = time()
        told = subprocess.run([sys.executable, "-c", _START], check=True, stdout=subprocess.PIPE, text=True)
        times.append(float(told.stdout) - began)
    return times


def every_view(window: MainWindow) -> None:
    """Open all panes, none behind another."""
    window.arrange("study")
    settle(1.0)


def paint_now() -> None:
    """All that is due is painted."""
    QCoreApplication.processEvents()
    QCoreApplication.sendPostedEvents()
    QCoreApplication.processEvents()


def timed(deed: Callable[[], object]) -> float:
    """Seconds until what a deed changes is painted."""
    began = perf_counter()
    deed()
    paint_now()
    return perf_counter() - began


def key_presses(
    window: MainWindow, presses: int, rest: float = 0.0, *, to_the_last: bool = False
) -> list[float]:
    """Right, and again, with so many seconds between them; until the first picture, or until all lists are painted."""
    target, times = window.board, []
    target.setFocus()
    for _ in range(presses):
        settle(rest)
        began = perf_counter()
        QTest.keyClick(target, Qt.Key.Key_Right)
        paint_now()
        while to_the_last and waiting(window):
            paint_now()
        times.append(perf_counter() - began)
    return times


def waiting(window: MainWindow) -> bool:
    """Whether a list has still to show the last step."""
    return any(pace.is_waiting for pace in window.findChildren(Pace))


def scrubbing(window: MainWindow, moves: int) -> list[float]:
    """Over the whole search, in steps of one pixel of a strip 1,000 pixels wide."""
    length = window.player.length
    times = []
    for move in range(moves):
        position = (move * 7919) % 1000 * length // 1000
        times.append(timed(lambda position=position: window.player.scrub(position)))  # type: ignore[misc]
    return times


def playing(window: MainWindow, rate: float, seconds: float) -> tuple[list[float], int]:
    """Times of pictures while playing, and how many events were played."""
    player, times = window.player, []
    before = player.position
    player.set_rate(rate)
    player.play()
    until = perf_counter() + seconds
    while perf_counter() < until and player.is_playing:
        began = process_time()
        spent = perf_counter()
        position = player.position
        QCoreApplication.processEvents()
        if player.position != position:
            times.append(perf_counter() - spent)
        elif process_time() - began < 0.0005:
            QTest.qWait(1)
    player.pause()
    return times, player.position - before


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.gui", description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=3.0, help="how long each thing is played")
    parser.add_argument("--size", default="1280x720", help="of the window")
    wishes = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        measure(wishes.seconds, wishes.size, Path(folder))
    return 0


def measure(seconds: float, size: str, folder: Path) -> None:
    """Everything, one line each."""
    print(f"compiled: {compiled}; window {size}; {QApplication.platformName() or 'no platform yet'}")
    print(f"{'':<34}{'median':>9}{'p99':>9}{'worst':>9}{'n':>7}")
    row("start", start_times(3))
    application = QApplication([])
    application.setOrganizationName("dancing-sudoku-bench")
    QStandardPaths.setTestModeEnabled(True)
    QSettings.setDefaultFormat(QSettings.Format.IniFormat)
    QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, str(folder))
    window = create()
    window.workbench.completed.connect(calm_collector)
    width, height = size.split("x")
    window.resize(int(width), int(height))
    window.show()
    every_view(window)
    measure_sudoku(window, seconds)
    measure_queens(window, seconds)
    window.close()
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(f"{'memory':<34}{peak:>9.0f} MB at its largest")


def measure_sudoku(window: MainWindow, seconds: float) -> None:
    """A Sudoku of several hundred thousand events."""
    player = window.player
    window.watching.watch(Subject(Grid.parse(HARD)))
    while player.is_running_ahead:
        settle(0.05)
    print(f"Sudoku of {player.length:,} events")
    player.set_beat("column")
    player.scrub(2000)
    settle(0.2)
    row("  key press to painted step", key_presses(window, 60, rest=0.2))
    row("  to the last view painted", key_presses(window, 60, rest=0.2, to_the_last=True))
    row("  key held down", key_presses(window, 100))
    row("  scrubbing", scrubbing(window, 200))
    for beat, rate in (("link", 60.0), ("column", 1000.0), ("link", 10_000_000.0)):
        player.scrub(0)
        player.set_beat(beat)
        settle(0.2)
        times, events = playing(window, rate, seconds)
        row(f"  playing {events:,} events", times)


def measure_queens(window: MainWindow, seconds: float) -> None:
    """13 queens, running ahead meanwhile."""
    player, pulse = window.player, Pulse()
    window.watching.watch_sample("queens_13")
    settle(0.1)
    row("13 queens: scrubbing, running ahead", scrubbing(window, 200))
    times, events = playing(window, 10_000_000.0, seconds)
    row(f"  playing {events:,} events", times)
    while player.is_running_ahead:
        settle(0.05)
    print(f"{'  longest gap':<34}{pulse.stop():>9.1f} ms, up to {player.length:,} events ahead")


if __name__ == "__main__":
    sys.exit(main())
