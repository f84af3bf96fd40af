"""The whole screen and the size of text by their keys; menus that fit a small screen in large type."""

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAccessible, QAction
from PySide6.QtWidgets import QApplication, QMenu, QToolBar

from sudoku_gui.features.matrix_view.canvas import MatrixCanvas
from sudoku_gui.shell.main_window import MainWindow
from tests.amounts import each
from tests.gui.parts import Again, part, press, wait_until


@pytest.fixture
def window(window: MainWindow) -> Iterator[MainWindow]:
    """Whose text has its usual size again."""
    yield window
    window.preferences["text_size"] = "100"


def menu(window: MainWindow, name: str) -> QMenu:
    return part(window, QMenu, f"menu_{name}")


def test_the_workbench_is_no_window_for_screen_readers(window: MainWindow) -> None:
    """They would read its name instead of that of the window."""
    role = QAccessible.queryAccessibleInterface(window.workbench).role()
    assert role is QAccessible.Role.Client
    assert QAccessible.queryAccessibleInterface(window).role() is QAccessible.Role.Window


def test_f11_fills_the_screen_until_it_is_pressed_again(window: MainWindow) -> None:
    """Esc is for what is on the board; it never leaves the whole screen."""
    window.context.board.setFocus()
    press("F11")
    assert window.isFullScreen()
    assert window.menuBar().isVisible()
    assert window.context.actions["full_screen"].isChecked()
    press("5", "Esc", "Esc")
    assert window.isFullScreen()
    press("F11")
    assert not window.isFullScreen()
    assert not window.context.actions["full_screen"].isChecked()


def test_f11_ends_a_presentation(window: MainWindow) -> None:
    """The screen is as it was before: filled or not."""
    press("Shift+F11")
    assert window.presentation.is_on
    press("F11")
    assert not window.presentation.is_on
    assert not window.isFullScreen()
    press("F11", "Shift+F11", "Shift+F11")
    assert window.isFullScreen()
    press("F11")
    assert not window.isFullScreen()


def test_text_grows_and_shrinks_by_keys(window: MainWindow) -> None:
    """From one size of the preference to the next; at the last one the entry is disabled, and icons grow, too."""
    usual = QApplication.font().pointSizeF()
    bar = part(window, QToolBar, "toolbar")
    small, window_size = bar.iconSize().width(), window.size()
    press("Ctrl++")
    assert window.preferences["text_size"] == "110"
    assert QApplication.font().pointSizeF() == pytest.approx(1.1 * usual)
    press(*["Ctrl+="] * 9)
    assert window.preferences["text_size"] == "200"
    assert not window.context.actions["text_larger"].isEnabled()
    assert bar.iconSize().width() > 1.3 * small
    press("Ctrl+-")
    assert window.preferences["text_size"] == "175"
    press("Ctrl+0")
    assert window.preferences["text_size"] == "100"
    assert QApplication.font().pointSizeF() == usual
    press(*["Ctrl+-"] * 3)
    assert window.preferences["text_size"] == "80"
    assert not window.context.actions["text_smaller"].isEnabled()
    assert window.size().height() >= window_size.height()


@pytest.mark.parametrize("size", ["100", "150"])
def test_every_menu_fits_a_small_screen(window: MainWindow, size: str) -> None:
    """1280 x 720 with the menu bar and the frame of the window: 660 are left below them."""
    window.preferences["text_size"] = size
    for one in each(window.menuBar().findChildren(QMenu)):
        hint = one.sizeHint()
        assert hint.height() <= 660, one.title()
        assert hint.width() <= 1280, one.title()


def test_the_search_menu_is_there_only_while_a_search_is_watched(window: MainWindow) -> None:
    """Its title is seen all the same; watching begins in the menu of the puzzle."""
    title, entries = menu(window, "search").menuAction(), menu(window, "puzzle").actions()
    assert not title.isEnabled()
    assert title.isVisible()
    watch = window.findChild(QAction, "watch")
    assert watch in entries
    press("F5")
    assert title.isEnabled()
    breakpoints = menu(window, "stops").menuAction()
    assert breakpoints in menu(window, "search").actions()
    press("Shift+F5")
    assert not title.isEnabled()


def test_the_next_start_fills_the_screen_again(window: MainWindow, again: Again) -> None:
    """It is stored with the window; F11 leads back to the window of before."""
    press("F11")
    assert window.isFullScreen()
    started = again()
    assert started.isFullScreen()
    assert started.context.actions["full_screen"].isChecked()
    press("F11")
    assert not started.isFullScreen()


def test_a_view_that_zooms_keeps_its_keys(window: MainWindow) -> None:
    """Ctrl++ on the matrix is about the matrix; elsewhere it is about the text."""
    press("F5", "Alt+Shift+3")
    matrix = part(window, MatrixCanvas)
    matrix.setFocus()
    before = matrix.grab().toImage()
    press("Ctrl++")
    assert window.preferences["text_size"] == "100"
    wait_until(lambda: matrix.grab().toImage() != before)
    window.context.board.setFocus()
    press("Ctrl++")
    assert window.preferences["text_size"] == "110"
