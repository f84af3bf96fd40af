"""The context menu of cells while one plays: by mouse, by keys, for one cell and for several."""

from collections.abc import Iterator

import pytest
import shiboken6
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from solver_core.sudoku.grid import Grid
from solver_core.sudoku.marks import Marks
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.document.document import Mode, Source
from sudoku_gui.shell.main_window import MainWindow
from tests.gui.parts import part, press, wait_until

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")  # popups offscreen

GIVENS = Grid.empty().with_digit(0, 5).with_digit(1, 6)
MOUSE, KEYBOARD = QContextMenuEvent.Reason.Mouse, QContextMenuEvent.Reason.Keyboard


@pytest.fixture
def puzzle(window: MainWindow) -> Iterator[MainWindow]:
    window.document.open(Puzzle(GIVENS, Grid.empty().with_digit(2, 7)), Source())
    window.context.board.setFocus()
    yield window
    for menu in window.findChildren(QMenu, "cell_menu"):
        menu.close()


def open_menu(window: MainWindow, cell: int, reason: QContextMenuEvent.Reason = MOUSE) -> QMenu:
    for menu in window.findChildren(QMenu, "cell_menu"):
        menu.close()
    place = window.context.board.cell_area(cell).center()
    event = QContextMenuEvent(reason, place, window.context.board.mapToGlobal(place))
    QApplication.sendEvent(window.context.board, event)
    (menu,) = [menu for menu in window.findChildren(QMenu, "cell_menu") if menu.isVisible()]
    return menu


def entry(menu: QMenu, name: str) -> QAction:
    return part(menu, QAction, name)


def submenu(menu: QMenu, name: str) -> QMenu:
    return part(menu, QMenu, name)


def test_digits_notes_and_colours_are_written_from_the_menu(puzzle: MainWindow) -> None:
    """Whatever the mode: in the cell under the mouse, which becomes the selected one."""
    puzzle.document.set_mode(Mode.NOTES)
    entry(open_menu(puzzle, 40), "enter_digit_3").trigger()
    assert puzzle.context.board.cells == (40,)
    assert puzzle.document.puzzle.entries[40] == 3
    entry(open_menu(puzzle, 41), "toggle_note_4").trigger()
    assert puzzle.document.puzzle.corner.digits(41) == (4,)
    assert entry(open_menu(puzzle, 41), "toggle_note_4").isChecked()
    entry(open_menu(puzzle, 0), "toggle_colour_2").trigger()
    assert puzzle.document.puzzle.colours.digits(0) == (2,)
    assert puzzle.document.mode is Mode.NOTES


def test_the_cell_menu_changes_all_selected_cells(puzzle: MainWindow) -> None:
    puzzle.context.board.select_all_of((40, 41, 42))
    entry(open_menu(puzzle, 41), "toggle_note_4").trigger()
    assert puzzle.document.puzzle.corner == Marks.of(dict.fromkeys((40, 41, 42), (4,)))
    entry(open_menu(puzzle, 41), "clear_cell").trigger()
    assert puzzle.document.puzzle.corner == Marks.none()


def test_a_given_cannot_be_written_over_but_coloured(puzzle: MainWindow) -> None:
    menu = open_menu(puzzle, 0)
    enabled = {name: submenu(menu, name).isEnabled() for name in ("enter_digit", "toggle_note")}
    assert enabled == {"enter_digit": False, "toggle_note": False}
    assert submenu(menu, "toggle_colour").isEnabled()


def test_the_digit_of_the_cell_is_highlighted(puzzle: MainWindow) -> None:
    entry(open_menu(puzzle, 0), "highlight_this").trigger()
    assert puzzle.context.highlights.digit == 5
    assert entry(open_menu(puzzle, 0), "highlight_this").isChecked()
    assert open_menu(puzzle, 40).findChild(QAction, "highlight_this") is None


def test_entries_become_givens_and_back(puzzle: MainWindow) -> None:
    entry(open_menu(puzzle, 2), "make_given").trigger()
    assert puzzle.document.puzzle.givens == GIVENS.with_digit(2, 7)
    entry(open_menu(puzzle, 2), "make_entry").trigger()
    assert puzzle.document.puzzle.givens == GIVENS
    assert puzzle.document.puzzle.entries[2] == 7
    assert not entry(open_menu(puzzle, 40), "make_given").isEnabled()


def test_a_menu_that_has_gone_leaves_the_menu_bar_whole(puzzle: MainWindow) -> None:
    """The submenu for highlights is the menu bar's own, and the next menu shows it again."""
    shiboken6.delete(open_menu(puzzle, 40))
    highlight = puzzle.context.actions.menus["highlight"].menuAction()
    assert highlight in open_menu(puzzle, 41).actions()
    assert puzzle.context.actions.menus["highlight"].actions()


def test_the_keyboard_opens_it_at_the_cursor(puzzle: MainWindow) -> None:
    """And works it: D opens the digits, 3 writes."""
    puzzle.context.board.select(40)
    menu = open_menu(puzzle, 0, KEYBOARD)
    assert puzzle.context.board.cells == (40,)
    QTest.keyClick(menu, Qt.Key.Key_D)
    wait_until(submenu(menu, "enter_digit").isVisible)
    QTest.keyClick(submenu(menu, "enter_digit"), Qt.Key.Key_3)
    assert puzzle.document.puzzle.entries[40] == 3


def test_while_a_search_is_watched_there_is_the_other_menu(puzzle: MainWindow) -> None:
    press("F5")
    place = puzzle.context.board.cell_area(40).center()
    QTest.mouseMove(puzzle.context.board, place)
    event = QContextMenuEvent(MOUSE, place, puzzle.context.board.mapToGlobal(place))
    QApplication.sendEvent(puzzle.context.board, event)
    assert not [menu for menu in puzzle.findChildren(QMenu, "cell_menu") if menu.isVisible()]
    for menu in puzzle.findChildren(QMenu, "target_menu"):
        menu.close()
