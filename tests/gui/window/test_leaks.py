"""Repeating what a user does leaves no search, view or dialog of the times before in memory."""

import gc
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize
from PySide6.QtWidgets import QDialog, QMenu
from shiboken6 import isValid

from solver_core.cover import BackgroundRun, Rule, SearchBase
from solver_core.cover.kernel.timeline import Timeline
from solver_core.cover.kernel.tree import Tree
from solver_core.cover.replay.checkpoints import Checkpoints
from solver_core.cover.replay.log_writing import EventRange
from solver_core.cover.snapshot import Snapshot
from solver_core.sudoku.grid import Grid
from sudoku_gui.features.export import ExportFeature
from sudoku_gui.features.export.film_formats import FilmFormat
from sudoku_gui.features.export.filming import FilmSettings
from sudoku_gui.features.runs import RunsFeature
from sudoku_gui.features.tours import ToursFeature
from sudoku_gui.features.tours import collection as tour_collection
from sudoku_gui.player.selection import Target
from sudoku_gui.player.subject import Subject
from sudoku_gui.shell.main_window import MainWindow
from tests.gui.parts import BRANCHING, UNIQUE, paste, search_of, trigger, wait_until

Again = Callable[[Callable[[], object]], None]

HEAVY = (SearchBase, BackgroundRun, Tree, Timeline, Checkpoints, Snapshot)
"""What a search consists of: megabytes each."""


def living() -> Counter[str]:
    """How many searches there are, and parts of them; objects of Qt of our classes; menus forgotten by Qt alone."""
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


@pytest.fixture(autouse=True)
def nothing_of_other_tests() -> None:
    """What other tests have left is looked through once, and not in each count."""
    gc.collect()
    gc.freeze()


@pytest.fixture
def again(watching: MainWindow) -> Again:
    """Does something several times, and sees to it that nothing is more afterwards than before."""

    def rest() -> None:
        player, comparison = watching.player, watching.context.comparison
        wait_until(lambda: not (player.is_busy or player.is_running_in_background or comparison.is_under_way))
        QCoreApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    def count(do: Callable[[], object]) -> Counter[str]:
        do()
        rest()
        return living()

    def do_again(do: Callable[[], object]) -> None:
        do()  # what is kept for good is there from now on
        rest()
        before = count(do)
        assert count(do) - before == Counter()

    return do_again


@pytest.fixture
def watching(watching: MainWindow) -> MainWindow:
    for dock in watching.workbench.docks.values():
        dock.build()
    wait_until(lambda: watching.player.length_is_known)
    return watching


def test_another_arrangement_frees_the_previous_one(watching: MainWindow, again: Again) -> None:
    def arrange() -> None:
        for name in ("play", "watch", "study"):
            watching.arrangements.choose(name)
            QCoreApplication.processEvents()

    again(arrange)


def test_another_problem_frees_the_previous_search(watching: MainWindow, again: Again) -> None:
    """Neither the search nor what the panes have made of it."""

    def go_round() -> None:
        for sample in ("queens_6", "knuth_2000", "stations"):
            watching.context.watching.watch_sample(sample)
            QCoreApplication.processEvents()

    again(go_round)


def test_opening_and_watching_frees_the_previous_puzzle(watching: MainWindow, again: Again) -> None:
    def show_search() -> None:
        for puzzle in (BRANCHING, UNIQUE):
            watching.context.board.setFocus()
            paste(puzzle)
            watching.document.undo_stack.setClean()
            watching.context.watching.start_again()

    again(show_search)


def test_repeated_what_ifs_leave_no_more_searches(watching: MainWindow, again: Again) -> None:
    """The same ones again and again are the same runs; of all their searches three are kept."""

    def part() -> None:
        for number in range(2):
            watching.context.watching.watch(Subject(Grid.parse(BRANCHING)), 2000)
            item = list(search_of(watching).live_items())[number]
            watching.feature(RunsFeature).take(Target(item=item))

    again(part)


def test_a_comparison_that_is_over_leaves_no_search(watching: MainWindow, again: Again) -> None:
    comparison = watching.context.comparison
    watching.workbench.show_pane("comparison")

    def compare() -> None:
        comparison.compare_with(replace(watching.player.subject, rule=Rule.FIRST))
        wait_until(lambda: not comparison.is_under_way)
        comparison.compare_with(None)

    again(compare)


def test_a_tour_that_is_left_leaves_nothing_behind(watching: MainWindow, again: Again) -> None:
    tour_guide, tour = watching.feature(ToursFeature).guide, tour_collection.by_id("sudoku_columns")
    assert tour is not None

    def go() -> None:
        tour_guide.begin(tour)
        wait_until(lambda: not tour_guide.is_on_the_way)
        tour_guide.next()
        wait_until(lambda: not tour_guide.is_on_the_way)
        tour_guide.leave()
        wait_until(lambda: not tour_guide.is_returning)

    again(go)


def test_closed_dialogs_leave_nothing_behind(watching: MainWindow, again: Again) -> None:
    """Dialogs that the menu opens, each rejected as Esc does."""
    names = "export_picture export_log export_tree export_film print save_as open save_run tours"
    names += " manual shortcuts about versions"

    def open_and_close_all() -> None:
        for name in names.split():
            trigger(watching, name)
            QCoreApplication.processEvents()
            for dialog in watching.findChildren(QDialog):
                dialog.reject()

    again(open_and_close_all)


def test_a_written_film_leaves_nothing_behind(watching: MainWindow, again: Again, tmp_path: Path) -> None:
    """Nothing is more afterwards than before, however often films are written."""
    exporting, player = watching.feature(ExportFeature), watching.player
    order = FilmSettings(
        "all", EventRange(100, 200, "column"), 3, FilmFormat.FRAMES, "", QSize(320, 240), 10.0
    )

    def write() -> None:
        assert player.search is not None
        path = tmp_path / "film"
        watching.context.tasks.write(
            path.name, exporting.filming(player.search, path, order), slice_seconds=0
        )
        wait_until(lambda: not watching.context.tasks.is_running)

    again(write)
