"""The runs as a table: to switch between, name, remove and compare."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from solver_core.cover import Rule
from solver_core.cover.choices import Refusal
from sudoku_gui.features.runs import text as words
from sudoku_gui.features.runs.model import BRANCHED_AT, COLUMNS, NAME
from sudoku_gui.features.runs.view import RunsView
from sudoku_gui.features.runs.what_if import NoBranch, WhatIf
from sudoku_gui.player.player import Player
from sudoku_gui.player.runs import Runs
from sudoku_gui.player.selection import Target
from sudoku_gui.player.subject import Subject
from sudoku_gui.render import theme
from tests.gui.parts import click, part

QUEENS = Subject(sample="queens_6")


@pytest.fixture
def view(player: Player, runs: Runs, show: Callable[..., None]) -> RunsView:
    """Two runs of six queens and one that branched off the second, which is watched."""
    player.watch_subject(QUEENS)
    player.watch_subject(Subject(sample="queens_6", rule=Rule.FIRST))
    player.scrub(25)
    WhatIf(player, runs).take(Target(item=4))
    assert len(runs) == 3
    view = RunsView(player, runs, theme.light())
    view.resize(620, 200)
    show(view, view.table)
    return view


def cell(view: RunsView, row: int, column: int) -> str:
    return str(view.model.index(row, column).data())


def test_each_run_says_what_it_is_and_does(view: RunsView, qtbot: QtBot) -> None:
    """The one watched is marked; numbers that may grow say so; what was not looked at is left open."""
    assert [cell(view, row, NAME) for row in range(3)] == [
        "Fewest options",
        "First column",
        "▶ What if column ‘rank 4’",
    ]
    assert [cell(view, row, BRANCHED_AT) for row in range(3)] == ["–", "–", "0"]
    qtbot.waitUntil(lambda: cell(view, 2, COLUMNS.index("solutions")) == "4", timeout=10_000)
    assert int(cell(view, 2, COLUMNS.index("events")).replace(",", "")) > 1000
    tip = view.model.index(2, NAME).data(Qt.ItemDataRole.ToolTipRole)
    assert "“First column” at event 0" in tip


def test_enter_watches_a_run_where_it_was_left(view: RunsView, player: Player, runs: Runs) -> None:
    QTest.keyClick(view.table, Qt.Key.Key_Up)
    QTest.keyClick(view.table, Qt.Key.Key_Return)
    assert player.subject.rule is Rule.FIRST
    assert player.position == 25
    assert cell(view, 1, NAME).startswith("▶")
    assert not view.buttons["watch"].isEnabled()
    assert not view.buttons["remove"].isEnabled()
    assert runs.present is not None


def test_the_buttons_do_the_same_by_mouse(view: RunsView, player: Player, runs: Runs) -> None:
    """Compare is somebody else's work, so it is only asked for; a second click on Rename finds the editor open."""
    asked: list[int] = []
    view.compare_requested.connect(asked.append)
    view.table.selectRow(0)
    click(view, "runs_compare")
    assert asked == [next(iter(runs)).number]
    click(view, "runs_watch")
    assert player.subject == QUEENS
    for _ in range(2):
        view.buttons["rename"].click()
    assert len(view.table.findChildren(QLineEdit)) == 1


def test_a_run_is_named_in_its_place(view: RunsView, runs: Runs, qtbot: QtBot) -> None:
    QTest.keyClick(view.table, Qt.Key.Key_F2)
    editor = part(view.table, QLineEdit)
    QTest.keyClicks(editor, "the widest")
    QTest.keyClick(editor, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: [run.name for run in runs] == ["", "", "the widest"])
    assert cell(view, 2, NAME) == "▶ the widest"


def test_a_removed_run_can_be_restored(view: RunsView, runs: Runs) -> None:
    """Delete on the one watched does nothing: something has to be watched."""
    QTest.keyClick(view.table, Qt.Key.Key_Delete)
    assert len(runs) == 3
    view.table.selectRow(0)
    QTest.keyClick(view.table, Qt.Key.Key_Delete)
    assert len(runs) == 2
    assert view.buttons["restore"].isVisible()
    click(view, "runs_restore")
    assert len(runs) == 3
    assert not view.buttons["restore"].isVisible()


def test_rows_are_the_runs_until_there_are_others(view: RunsView, runs: Runs, player: Player) -> None:
    assert view.model.lists_all is True
    with QSignalBlocker(runs):
        runs.remove(next(iter(runs)).number)
    assert view.model.lists_all is False
    view.model.refresh(player.problem)
    assert view.model.lists_all is True


def test_the_list_says_what_it_is_for_without_a_search(
    player: Player, runs: Runs, show: Callable[..., None]
) -> None:
    view = RunsView(player, runs, theme.dark())
    show(view)
    assert view._nothing.isVisible()
    assert not view.table.isVisible()
    player.watch_subject(QUEENS)
    assert view.table.isVisible()


@pytest.mark.parametrize("refusal", [*Refusal, *NoBranch])
def test_every_refusal_has_a_reason(refusal: Refusal | NoBranch) -> None:
    """A whole sentence, with the thing named where it is about one."""
    text = words.refused(refusal, "r1c1=5")
    assert text.endswith(".")
    assert "{" not in text
