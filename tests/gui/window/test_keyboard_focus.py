"""The keyboard is where the user expects it: on the board after opening, and at the transport wherever the focus is."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractSpinBox, QComboBox, QLineEdit, QTabBar, QWidget

from solver_core.cover.replay.beats import BEATS
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.features.library.view import LibraryView
from sudoku_gui.features.watch import WatchFeature
from sudoku_gui.features.watch.speed_choosers import SpeedDial
from sudoku_gui.shell.main_window import MainWindow
from tests.gui.parts import focused, part, press, wait_until

GRIDS = [Grid.empty().with_digit(cell, 5) for cell in range(3)]
PANES = (
    *("matrix_view", "link_view", "candidate_boards", "column_list", "event_log", "tree_view", "pseudocode"),
    *("stack_view", "statistics", "breakpoint_list", "runs", "difference", "library"),
)


@pytest.fixture
def library(window: MainWindow) -> LibraryView:
    window.context.open_list.show_puzzles("Three", [Puzzle(grid) for grid in GRIDS])
    view = window.workbench.docks["library"].view
    assert isinstance(view, LibraryView)
    wait_until(view.isVisible)
    return view


# --- opening --------------------------------------------------------------------------------------------


def test_a_double_click_in_the_library_gives_the_keyboard_to_the_board(
    window: MainWindow, library: LibraryView
) -> None:
    """What is typed next is entered, not searched for; the cursor is where one begins to read."""
    window.context.board.select(40)
    place = library.table.visualRect(library.model.index(1, 0)).center()
    viewport = library.table.viewport()
    QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=place)
    QTest.mouseDClick(viewport, Qt.MouseButton.LeftButton, pos=place)
    assert window.document.puzzle.givens == GRIDS[1]
    assert window.context.board.hasFocus()
    press("7")
    assert window.document.puzzle.entries[0] == 7


@pytest.mark.parametrize("key", ["Return", "Alt+PgDown"])
def test_a_key_that_opens_a_puzzle_gives_the_keyboard_to_the_board(
    window: MainWindow, library: LibraryView, key: str
) -> None:
    """Return in the list; the key for the next puzzle even while something is searched for."""
    (library.table if key == "Return" else part(library, QLineEdit)).setFocus()
    press(key)
    assert window.document.puzzle.givens in GRIDS
    assert window.context.board.hasFocus()


def test_new_begins_at_the_first_cell(window: MainWindow) -> None:
    window.context.board.select(40)
    window.workbench.show_pane("library")
    window.workbench.docks["library"].view.setFocus()
    press("Ctrl+Alt+N")
    assert window.context.board.selected == 0
    press("3")
    assert window.document.puzzle.givens[0] == 3


# --- the transport's keys -----------------------------------------------------------------------------------


def focus_in(view: QWidget) -> list[QWidget]:
    """Whatever takes the keyboard in a view, but for where something is typed."""
    parts = [view, *view.findChildren(QWidget)]
    return [one for one in parts if one.isVisible() and one.focusPolicy() and not isinstance(one, TYPED)]


TYPED = QLineEdit | QAbstractSpinBox


def test_the_transports_keys_work_in_every_pane(watching: MainWindow) -> None:
    """Right, Left, End and Home move the search whatever in the pane was clicked; Space plays."""
    player = watching.player
    player.set_beat("link")
    for pane in PANES:
        watching.workbench.show_pane(pane)
        view = watching.workbench.docks[pane].view
        wait_until(view.isVisible)
        QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=QPoint(view.width() // 2, view.height() // 2))
        parts = focus_in(view)
        assert parts
        for one in parts:
            one.setFocus()
            player.to_start()
            press("Right", "Right")
            assert player.position == 2, one
            press("Left")
            assert player.position == 1, one
            press("End")
            assert player.position > 2 or player.is_busy, one
            press("Home")
            assert player.position == 0, one
        if pane in {"tree_view", "runs", "breakpoint_list", "matrix_view", "link_view"}:
            view.setFocus()
            press("Space")
            assert player.is_playing, pane
            press("Space")
            assert not player.is_playing, pane


def test_alt_walks_in_a_pane(watching: MainWindow) -> None:
    """The same keys with Alt move the cursor of the pane, and the search stays."""
    watching.workbench.show_pane("candidate_boards")
    view = watching.workbench.docks["candidate_boards"].view
    wait_until(view.isVisible)
    view.setFocus()
    press("Down")
    before = watching.selection.pinned
    assert before is not None
    assert before.item is not None
    press("Alt+Right")
    assert watching.selection.pinned == replace(before, item=before.item + 1)
    assert watching.player.position == 0


def test_another_tab_does_not_send_the_keyboard_astray(watching: MainWindow) -> None:
    """What is clicked away had the keyboard: then the board has it, not whatever comes next."""
    watching.arrangements.choose("study")
    links = watching.workbench.docks["link_view"]
    wait_until(links.is_view_seen)
    links.view.setFocus()
    QTest.mouseClick(links.view.findChildren(QWidget)[0], Qt.MouseButton.LeftButton)
    bar, tab = next(
        (bar, tab)
        for bar in watching.workbench.findChildren(QTabBar)
        for tab in range(bar.count())
        if bar.count() > 1 and bar.tabText(bar.currentIndex()) == "Links" and bar.tabText(tab) != "Links"
    )
    wait_until(bar.isVisible)
    QTest.mouseClick(bar, Qt.MouseButton.LeftButton, pos=bar.tabRect(tab).center())
    wait_until(lambda: not links.is_view_seen())
    assert watching.context.board.hasFocus()


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_choosing_the_kind_of_step_and_the_speed_leaves_the_keyboard_where_it_was(
    watching: MainWindow,
) -> None:
    """Both are chosen with the mouse; then Right steps and Space plays."""
    beat, speed = (
        part(watching.feature(WatchFeature).transport, QComboBox, "beat"),
        part(watching.feature(WatchFeature).transport, SpeedDial, "speed"),
    )
    QTest.mouseClick(beat, Qt.MouseButton.LeftButton)
    wait_until(beat.view().isVisible)
    beat.setCurrentIndex(BEATS.index("link"))
    beat.hidePopup()
    QTest.mouseClick(speed, Qt.MouseButton.LeftButton, pos=QPoint(speed.width() - 9, speed.height() // 2))
    assert watching.player.rate > 1000
    for one in (focused(), beat, speed):
        one.setFocus()
        watching.player.to_start()
        rate = watching.player.rate
        press("Right", "Right", "Left")
        assert (watching.player.position, watching.player.rate) == (1, rate)
        press("Space")
        assert watching.player.is_playing
        press("Space")
    assert watching.player.beat == "link"


def test_speed_and_kind_of_step_have_keys(watching: MainWindow) -> None:
    """They stop at the ends, and are shown where one looks for them."""
    player = watching.player
    player.set_rate(4.0)
    press(">", ">")
    assert player.rate == 8.0
    press("<")
    assert player.rate == 6.0
    press("<", *["<"] * 9)
    assert player.rate == 1.0
    player.set_beat("column")
    press(".")
    assert player.beat == "option"
    press(*"," * 9)
    assert player.beat == "link"
    beat, speed = (
        part(watching.feature(WatchFeature).transport, QComboBox, "beat"),
        part(watching.feature(WatchFeature).transport, SpeedDial, "speed"),
    )
    assert "(.)" in beat.toolTip()
    assert "(,)" in beat.toolTip()
    assert "(>)" in speed.toolTip()
    sections = watching.context.actions.key_sections()
    assert {">", "<", ".", ","} <= {keys for section in sections for _, keys in section.rows}
