"""A problem whose items have names that do harm: plain text in every pane, list, menu and dialog."""

from pathlib import Path
from typing import Final

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from sudoku_gui.features.files import FilesFeature
from sudoku_gui.features.runs.target_menu import TargetMenu
from sudoku_gui.player.search_conditions import CriterionKind, single
from sudoku_gui.player.selection import Target
from sudoku_gui.shell.main_window import MainWindow
from tests.amounts import spread
from tests.gui.parts import trigger, wait_until
from tests.gui.shown import NAMES, everything, faults, hovered

PROBLEM: Final = "{0} {1} {2} {3} | {4} {6}\n{0} {2} {4}\n{1} {3} {6}\n{0} {1}\n{2} {3}\n{0} {3}\n"


@pytest.fixture
def problem(window: MainWindow, tmp_path: Path) -> MainWindow:
    """The window with such a problem, some way into its search."""
    file = tmp_path / "harm.dlx"
    file.write_text(PROBLEM.format(*NAMES), encoding="utf-8")
    window.feature(FilesFeature).open_path(file)
    assert window.player.is_watching, window.context.messages.text
    window.resize(1400, 900)
    return window


@pytest.mark.parametrize("arrangement", ["watch", "study"])
def test_names_of_items_are_plain_in_every_pane(problem: MainWindow, arrangement: str) -> None:
    """At several places of the search, with breakpoints, bookmarks, runs, marks of changes and a comparison."""
    trigger(problem, f"arrangement_{arrangement}")
    workspace, player = problem.context, problem.player
    for item, name in enumerate(NAMES[:4]):
        workspace.breakpoints.add(single(CriterionKind.CHOSEN, item=item), name)
        workspace.bookmarks.add(3 + item, name)
    for pane in problem.workbench.docks.values():
        pane.show()
        pane.raise_()
        QApplication.processEvents()
    trigger(problem, "baseline_choice")
    for position in spread((0, 5, 11, 20)):
        player.scrub(position)
        wait_until(lambda: not player.is_busy)
        QApplication.processEvents()
        assert everything() == [], position


def test_hovering_shows_plain_text(problem: MainWindow) -> None:
    """Over all that is painted: matrix, links, tree, board by hand, timeline, values."""
    trigger(problem, "arrangement_study")
    problem.player.scrub(9)
    wait_until(lambda: not problem.player.is_busy)
    reported = set()
    for dock in spread(problem.workbench.docks.values()):
        dock.show()
        dock.raise_()
        QApplication.processEvents()
        for view in dock.findChildren(QWidget):
            if view.isVisible() and view.width() > 60 and view.height() > 20:
                assert list(hovered(view)) == []
                reported.add(QToolTip.text()[:20])
    QToolTip.hideText()
    assert len(reported) > 0


def test_menus_show_names_as_they_are(problem: MainWindow) -> None:
    """A name with ``&`` or markup changes neither key nor text of an entry."""
    targets = TargetMenu(
        problem,
        problem.player,
        problem.selection,
        breakpoints=problem.context.breakpoints,
        following=problem.context.following,
        take_instead=lambda _: None,
    )
    for target in (Target(item=3), Target(item=0), Target(option=2), Target(item=4)):
        menu = targets.menu(target)
        assert menu.actions()
        entries = [it for it in (*menu.actions(), *menu.findChildren(QAction)) if it.text()]
        assert [
            fault for it in entries for fault in faults("menu", {"entry": it.text(), "tip": it.toolTip()})
        ] == []
        if target.item == 3:
            assert any("a&&b" in it.text() for it in entries)
