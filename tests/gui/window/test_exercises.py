"""Exercises in the window: what they hide comes back when their pane is closed."""

from PySide6.QtWidgets import QPushButton, QWidget

from sudoku_gui.shell.main_window import MainWindow
from tests.gui.parts import come_to_rest, part, wait_until
from tests.gui.window.shared import press, watch


def ask(window: MainWindow) -> None:
    watch(window, 30)
    press("Ctrl+Shift+X")
    come_to_rest(window)
    part(window, QPushButton, "exercise_ask").click()
    assert window.player.hides_future


def test_another_arrangement_closes_the_exercises_and_shows_what_they_hid(window: MainWindow) -> None:
    """Behind another tab they are not closed."""
    ask(window)
    window.workbench.show_pane("pseudocode")
    come_to_rest(window)
    assert not part(window, QWidget, "exercises").isVisible()
    assert window.player.hides_future
    press("Ctrl+3")
    wait_until(lambda: not window.player.hides_future)
    press("Ctrl+Shift+X")
    wait_until(lambda: window.player.hides_future)


def test_closing_the_pane_shows_what_was_hidden(window: MainWindow) -> None:
    ask(window)
    window.workbench.docks["exercises"].close()
    wait_until(lambda: not window.player.hides_future)
    wait_until(lambda: window.player.length_is_known)
