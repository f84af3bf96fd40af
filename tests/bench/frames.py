"""Measures pictures and moves by processor time: ``python -m tests.bench.frames`` prints a table.

Processor time of the thread that paints, in milliseconds, so that other work of the machine hardly matters. A pane is
painted as a whole, in the size that it has in a window of 1280 x 720, at random places of a search.
"""

import random
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from statistics import median
from time import thread_time

from PySide6.QtCore import QSettings, QStandardPaths
from PySide6.QtWidgets import QApplication, QWidget

from solver_core.sudoku import encoding
from solver_core.sudoku.grid import Grid
from sudoku_gui.app import create
from sudoku_gui.player.subject import Subject
from tests.bench.gui import HARD, every_view
from tests.bench.timing import paint_now, settle
from tests.gui.parts import part

TIMES = 40
PANES = (
    *("board", "matrix_view", "link_view", "tree_view", "timeline", "candidate_boards", "column_list"),
    *("event_log", "stack_view", "pseudocode", "statistics"),
)


def spent(action: Callable[[], object]) -> float:
    """Milliseconds of this thread."""
    began = thread_time()
    action()
    return 1000 * (thread_time() - began)


def report(name: str, times: list[float]) -> None:
    """One line: the median and the worst."""
    print(f"{name:<32}{median(times):>9.3f}{max(times):>9.3f}")


def measure_search(chance: random.Random) -> None:
    """Without a window: one event forward or back, and any position."""
    search = encoding.search(Grid.parse(HARD))
    search.count()
    length = search.position
    search.seek(length // 2)
    report("an event forward", [spent(search.forward) for _ in range(1000)])
    report("an event back", [spent(search.back) for _ in range(1000)])
    places = [chance.randrange(length) for _ in range(1000)]
    report(f"seek in {length:,} events", [spent(partial(search.seek, place)) for place in places])


def measure_window(application: QApplication, chance: random.Random) -> None:
    """Each pane alone, and then a step that changes all that are in sight."""
    window = create(application)
    window.resize(1280, 720)
    window.show()
    every_view(window)
    window.context.watching.watch(Subject(Grid.parse(HARD)))
    player = window.player
    while player.is_running_in_background:
        settle(0.05)
    views = {name: dock.view for name, dock in window.workbench.docks.items()}
    views["timeline"] = part(window, QWidget, "timeline")
    for name in PANES:
        if name in window.workbench.docks:
            window.workbench.show_pane(name)
        times = []
        for _ in range(TIMES):
            player.scrub(chance.randrange(player.length))
            settle(0.05)
            times.append(spent(views[name].grab))
        report(name, times)
    every_view(window)
    player.set_beat("column")
    steps = []

    def step() -> None:
        player.step()
        paint_now()

    for _ in range(TIMES):
        settle(0.1)
        steps.append(spent(step))
    report("a step, all panes of Study", steps)
    window.close()


def main() -> int:
    """Measure and print."""
    chance = random.Random(1)
    application = QApplication([])
    application.setOrganizationName("dancing-sudoku-bench")
    QStandardPaths.setTestModeEnabled(True)
    QSettings.setDefaultFormat(QSettings.Format.IniFormat)
    with tempfile.TemporaryDirectory() as folder:
        QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, folder)
        print(f"{'':<32}{'median':>9}{'worst':>9}")
        measure_search(chance)
        measure_window(application, chance)
    return 0


if __name__ == "__main__":
    sys.exit(main())
