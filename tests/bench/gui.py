"""Measures the window: ``python -m tests.bench.gui`` prints a table.

Every view is open, in a window of its own arrangement. What is reported:

=================  ==================================================================================
start              from nothing to a window that can be used, in a process of its own, beside an empty window of Qt
key                from a key press to the step painted in every view
learn              from a step to its picture in Learn, every other one while the links still move: all of it, its
                   processor time, and each picture of the links on their way
playing, scrubbing from one picture asked for to that picture painted, all views repainted
board              from a key or a move of the mouse to the board painted, while one plays
actions            from a request to what it changes, painted: a term's card, another run
gap                the longest time in which the event loop answered nobody, meanwhile and until it came to rest
busy               the same as processor time: what is less than the gap was waiting
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
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from time import perf_counter, process_time, time

import pytest
from PySide6.QtCore import QCoreApplication, QSettings, QStandardPaths
from PySide6.QtGui import QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from solver_core import compiled
from solver_core.sudoku.grid import Grid
from sudoku_gui.app import create
from sudoku_gui.features.links.canvas import LinkCanvas
from sudoku_gui.player.subject import Subject
from sudoku_gui.shell.gc_control import control_garbage
from sudoku_gui.shell.main_window import MainWindow
from tests.bench import actions, board
from tests.bench.timing import Row, key_presses, measured, settle, timed

PAUSES = (400, 200)
"""Milliseconds after steps, in turn: the links come to rest, or are still on their way (closer steps are a jump)."""

HARD = "........1.....2.....3....45....16..3.4..5....7..........15......6....8...9....2.."
"""17 givens, 17 thousand decisions: several hundred thousand events."""

_START = """
import time
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from sudoku_gui.app import create
from sudoku_gui.shell.gc_control import control_garbage
application = QApplication([])
control_garbage(application)
window = create(application)
window.show()
QTimer.singleShot(0, lambda: (print(time.time()), application.quit()))
application.exec()
"""
"""Says when the event loop has painted the window and asks for more."""

_EMPTY = """
import time
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMainWindow
application = QApplication([])
window = QMainWindow()
window.resize(1280, 720)
window.show()
QTimer.singleShot(0, lambda: (print(time.time()), application.quit()))
application.exec()
"""
"""The same of a window with nothing in it."""


def start_times(runs: int) -> tuple[list[float], list[float]]:
    """How long it takes from nothing to an empty window and to the program's, in turn, each time in a new process."""
    times: tuple[list[float], list[float]] = [], []
    for _ in range(runs):
        for program, found in zip((_EMPTY, _START), times, strict=True):
            began = time()
            reported = subprocess.run(
                [sys.executable, "-c", program], check=True, stdout=subprocess.PIPE, text=True
            )
            found.append(float(reported.stdout) - began)
    return times


def every_view(window: MainWindow) -> None:
    """Open all panes, none behind another."""
    window.arrangements.choose("study")
    settle(1.0)


def scrubbing(window: MainWindow, moves: int) -> list[float]:
    """Over the whole search, in steps of one pixel of a strip 1,000 pixels wide."""
    length = window.player.length
    times = []
    for move in range(moves):
        position = (move * 7919) % 1000 * length // 1000
        times.append(timed(partial(window.player.scrub, position)))
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
    parser.add_argument("--actions", action="store_true", help="nothing but actions")
    parser.add_argument("--size", default="1280x720", help="of the window")
    parser.add_argument("--board", action="store_true", help="nothing but playing on the board")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        measure(
            options.seconds,
            options.size,
            Path(folder),
            only_actions=options.actions,
            only_board=options.board,
        )
    return 0


def measure(seconds: float, size: str, folder: Path, *, only_actions: bool, only_board: bool) -> None:
    """Everything, one line each."""
    print(f"compiled: {compiled}; window {size}; {QApplication.platformName() or 'no platform yet'}")
    print(f"{'':<42}{'median':>9}{'p99':>9}{'worst':>9}{'gap':>9}{'busy':>9}{'n':>6}")
    if not only_actions and not only_board:
        empty, full = start_times(5)
        print(Row("start of an empty window", empty))
        print(Row("start", full))
    application = QApplication([])
    control_garbage(application)
    application.setOrganizationName("dancing-sudoku-bench")
    QStandardPaths.setTestModeEnabled(True)
    QSettings.setDefaultFormat(QSettings.Format.IniFormat)
    QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, str(folder))
    window = create(application)
    width, height = size.split("x")
    window.resize(int(width), int(height))
    window.show()
    for row in board.rows(window, HARD):
        print(row)
    if only_board:
        window.close()
        return
    every_view(window)
    if not only_actions:
        measure_sudoku(window, seconds)
        measure_queens(window, seconds)
    measure_actions(window)
    window.close()
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(f"{'memory':<42}{peak:>9.0f} MB at its largest")


def measure_sudoku(window: MainWindow, seconds: float) -> None:
    """A Sudoku of several hundred thousand events."""
    player = window.player
    window.context.watching.watch(Subject(Grid.parse(HARD)))
    while player.is_running_in_background:
        settle(0.05)
    print(f"Sudoku of {player.length:,} events")
    player.set_beat("column")
    player.scrub(2000)
    settle(0.2)
    print(measured("  key press to painted step", lambda: key_presses(window, 60, rest=0.2)))
    last = measured("  to the last view painted", lambda: key_presses(window, 60, rest=0.2, to_the_last=True))
    print(last)
    print(measured("  key held down", lambda: key_presses(window, 100)))
    print(measured("  scrubbing", lambda: scrubbing(window, 200)))
    measure_learn(window)
    for beat, rate in (("link", 60.0), ("column", 1000.0), ("link", 10_000_000.0)):
        player.scrub(0)
        player.set_beat(beat)
        settle(0.2)
        print(played(window, rate, seconds))


def measure_learn(window: MainWindow) -> None:
    """Steps in the arrangement that is seen first, with the links in motion."""
    window.arrangements.choose("learn")
    settle(0.5)
    for beat in ("link", "column"):
        window.player.set_beat(beat)
        window.player.scrub(5000)
        settle(0.5)
        with motion_pictures() as pictures:
            times, spent = moving_steps(window, 150)
        print(Row(f"  learn: {beat} while links move", times))
        print(Row("    processor time of that", spent))
        print(Row("    a picture of the links", pictures))
    every_view(window)


@contextmanager
def motion_pictures() -> Iterator[list[float]]:
    """How long each picture of the links takes meanwhile."""
    times: list[float] = []
    paint_on = LinkCanvas.paint_on

    def timed_paint(canvas: LinkCanvas, painter: QPainter) -> None:
        began = perf_counter()
        paint_on(canvas, painter)
        times.append(perf_counter() - began)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(LinkCanvas, "paint_on", timed_paint)
        yield times


def moving_steps(window: MainWindow, steps: int) -> tuple[list[float], list[float]]:
    """For each step the time until it is painted, and the processor time; the fifth of five goes back."""
    times, spent = [], []
    for number in range(steps):
        began, used = perf_counter(), process_time()
        window.player.step(backward=number % 5 == 4)
        while window.player.is_busy:
            QCoreApplication.processEvents()
        QCoreApplication.processEvents()
        times.append(perf_counter() - began)
        spent.append(process_time() - used)
        QTest.qWait(PAUSES[number % 2])
    return times, spent


def measure_queens(window: MainWindow, seconds: float) -> None:
    """13 queens, running ahead meanwhile."""
    window.context.watching.watch_sample("queens_13")
    settle(0.1)
    print(measured("13 queens: scrubbing, running ahead", lambda: scrubbing(window, 200)))
    print(played(window, 10_000_000.0, seconds))
    window.context.watching.leave()


def played(window: MainWindow, rate: float, seconds: float) -> Row:
    """Playing at a rate."""
    events = 0

    def play() -> list[float]:
        nonlocal events
        times, events = playing(window, rate, seconds)
        return times

    row = measured("", play)
    return Row(f"  playing {events:,} events", row.times, row.gap, row.busy)


def measure_actions(window: MainWindow) -> None:
    """All that is not moving."""
    for row in actions.rows(window, HARD):
        print(row)


if __name__ == "__main__":
    sys.exit(main())
