"""Whatever is done again and again, nothing of the times before lives on: no search, no view, no dialog."""

import gc
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from itertools import cycle
from pathlib import Path
from weakref import ref

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize
from PySide6.QtWidgets import QDialog, QMenu
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from solver_core.cover import BackgroundRun, Rule, Search, SearchBase
from solver_core.cover.checkpoints import Checkpoints
from solver_core.cover.log_writing import Stretch
from solver_core.cover.snapshot import Snapshot
from solver_core.cover.timeline import Timeline
from solver_core.cover.tree import Tree
from solver_core.sudoku.grid import Grid
from sudoku_gui.export.film_formats import FilmFormat
from sudoku_gui.export.filming import FilmOrder
from sudoku_gui.player.selection import Target
from sudoku_gui.player.subject import Subject
from sudoku_gui.shell.gc_control import GcControl
from sudoku_gui.shell.main_window import MainWindow
from sudoku_gui.tours import collection as tour_collection

Again = Callable[[Callable[[], object]], None]

WARM_UP, TIMES = 2, 2
"""How often something is done before and between two counts; what is kept for good is there by then."""
HEAVY = (SearchBase, BackgroundRun, Tree, Timeline, Checkpoints, Snapshot)
"""What a search consists of: megabytes each."""


def living() -> Counter[str]:
    """How many searches there are, and parts of them; objects of Qt of our classes; menus that only Qt has forgotten."""
    gc.collect()
    count: Counter[str] = Counter()
    for held in gc.get_objects():
        kind = type(held)
        is_ours = isinstance(held, QObject) and kind.__module__.startswith("sudoku_gui.")
        if isinstance(held, HEAVY) or is_ours:
            count[kind.__qualname__] += 1
        if isinstance(held, QMenu) and not isValid(held):
            count["forgotten menu"] += 1
    return count


@pytest.fixture
def again(watched: MainWindow, qtbot: QtBot) -> Again:
    """Does something several times, and sees to it that nothing is more afterwards than before."""

    def rest() -> None:
        player, comparison = watched.player, watched.workspace.comparison
        qtbot.waitUntil(
            lambda: not (player.is_busy or player.is_running_in_background or comparison.is_under_way)
        )
        qtbot.wait(1)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    def count(do: Callable[[], object]) -> Counter[str]:
        for _ in range(TIMES):
            do()
            rest()
        return living()

    def do_again(do: Callable[[], object]) -> None:
        for _ in range(WARM_UP):
            do()
            rest()
        before = count(do)
        assert count(do) - before == Counter()

    return do_again


@pytest.fixture
def watched(watched: MainWindow, qtbot: QtBot) -> MainWindow:
    for dock in watched.workbench.docks.values():
        dock.build()
    qtbot.waitUntil(lambda: watched.player.length_is_known)
    return watched


def test_another_language(watched: MainWindow, again: Again, qtbot: QtBot) -> None:
    languages = cycle(("zh_CN", "en"))

    def speak() -> None:
        with qtbot.waitSignal(watched.built):
            watched.preferences["language"] = next(languages)

    again(speak)


def test_with_a_collector_the_views_of_another_language_go(watched: MainWindow, qtbot: QtBot) -> None:
    """They were taken to stay, and refer to each other: only who looks through everything finds them."""
    gc_control = GcControl(watched)
    gc_control.follow(watched)
    gc_control.freeze()
    board, tree = ref(watched.board), ref(watched.panes.tree_view)
    with qtbot.waitSignal(watched.built):
        watched.preferences["language"] = "zh_CN"
    gc.unfreeze()
    assert board() is None
    assert tree() is None


def test_another_arrangement(watched: MainWindow, again: Again) -> None:
    def arrange() -> None:
        for name in ("play", "watch", "study"):
            watched.arrangements.choose(name)
            QCoreApplication.processEvents()

    again(arrange)


def test_another_problem(watched: MainWindow, again: Again) -> None:

    def go_round() -> None:
        for sample in ("queens_6", "knuth_2000", "stations"):
            watched.watching.watch_sample(sample)
            QCoreApplication.processEvents()

    again(go_round)


def test_a_puzzle_that_is_opened_and_watched(
    watched: MainWindow, again: Again, paste: Callable[[str], None]
) -> None:
    puzzles = cycle(
        (
            "....8.74.3..1..6.88.7.......3...4....183.947....8...5.......2.46.2..8..1.89.2....",
            "3...86..1.9..2......5.....382..7.1.9...2.8...5.4.3..269.....5......6..9.2..35...4",
        )
    )

    def take_up() -> None:
        watched.board.setFocus()
        paste(next(puzzles))
        watched.document.undo_stack.setClean()
        watched.watching.start_again()

    again(take_up)


def test_what_ifs(watched: MainWindow, again: Again, branching: str) -> None:
    """The same ones again and again are the same runs; of all their searches three are kept."""
    numbers = cycle(range(2))

    def part() -> None:
        watched.watching.watch(Subject(Grid.parse(branching)), 2000)
        search = watched.player.search
        assert isinstance(search, Search)
        watched.experiments.take(Target(item=list(search.live_items())[next(numbers)]))

    again(part)


def test_a_comparison(watched: MainWindow, again: Again, qtbot: QtBot) -> None:
    comparison = watched.workspace.comparison
    watched.workbench.show_pane("comparison")

    def compare() -> None:
        comparison.compare_with(replace(watched.player.subject, rule=Rule.FIRST))
        qtbot.waitUntil(lambda: not comparison.is_under_way)
        comparison.compare_with(None)

    again(compare)


def test_a_tour(watched: MainWindow, again: Again, qtbot: QtBot) -> None:
    touring, tour = watched.workspace.touring, tour_collection.by_id("sudoku_columns")
    assert tour is not None

    def go() -> None:
        touring.begin(tour)
        qtbot.waitUntil(lambda: not touring.is_on_the_way)
        touring.next()
        qtbot.waitUntil(lambda: not touring.is_on_the_way)
        touring.leave()
        qtbot.waitUntil(lambda: not touring.is_going_back)

    again(go)


def test_dialogs(watched: MainWindow, again: Again, trigger: Callable[[MainWindow, str], None]) -> None:
    names = "export_picture export_log export_tree export_film print save_as open save_run tours manual shortcuts about versions"

    def open_and_close_all() -> None:
        for name in names.split():
            trigger(watched, name)
            QCoreApplication.processEvents()
            for dialog in watched.findChildren(QDialog):
                dialog.reject()

    again(open_and_close_all)


def test_a_film(watched: MainWindow, again: Again, qtbot: QtBot, tmp_path: Path) -> None:
    exporting, player = watched.exporting, watched.player
    order = FilmOrder("all", Stretch(100, 200, "column"), 3, FilmFormat.FRAMES, "", QSize(320, 240), 10.0)

    def write() -> None:
        assert player.search is not None
        path = tmp_path / "film"
        exporting.progress.write(path.name, exporting._filming(player.search, path, order), slice_seconds=0)
        qtbot.waitUntil(lambda: not exporting.progress.is_running, timeout=30_000)

    again(write)
