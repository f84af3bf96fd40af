"""Exercises in the window: what they hide comes back when their pane is closed."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from solver_core.cover.explain.exercises import Kind
from sudoku_gui.features.exercises.view import ExercisesView
from sudoku_gui.shell.main_window import MainWindow
from tests.gui.at_rest import come_to_rest
from tests.gui.parts import part, press, wait_until, watch


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
    press("Alt+Shift+3")
    wait_until(lambda: not window.player.hides_future)
    press("Ctrl+Shift+X")
    wait_until(lambda: window.player.hides_future)


def test_closing_the_pane_shows_what_was_hidden(window: MainWindow) -> None:
    ask(window)
    window.workbench.docks["exercises"].close()
    wait_until(lambda: not window.player.hides_future)
    wait_until(lambda: window.player.length_is_known)


def test_escape_does_not_leave_the_search_while_a_question_is_open(window: MainWindow) -> None:
    """Wherever the keyboard is; the exercises themselves end by it."""
    ask(window)
    window.setFocus()
    window.context.board.setFocus()
    for _ in range(3):
        press("Esc")
    assert window.player.is_watching
    exercises = window.workbench.docks["exercises"].view
    exercises.setFocus()
    press("Esc")
    press("Esc")
    assert window.player.is_watching
    assert not window.player.question.is_open
    window.context.board.setFocus()
    press("Esc")
    wait_until(lambda: not window.player.is_watching)


def test_the_stack_opens_beside_the_question_and_not_before_it(window: MainWindow) -> None:
    watch(window, 30)
    press("Ctrl+Shift+X")
    come_to_rest(window)
    part(window, ExercisesView, "exercises").pane_requested.emit("stack_view", "link_view")
    come_to_rest(window)
    assert window.workbench.shows(["stack_view", "exercises"])


def test_a_cell_clicked_on_the_board_is_an_answer(window: MainWindow) -> None:
    """It names one column, also where the click meets one of its digits."""
    ask(window)
    view = part(window, ExercisesView, "exercises")
    view.model.allow([Kind.CHOICE])
    view.model.ask()
    area = window.context.board.cell_area(40)
    for point in (area.center(), area.topLeft() + QPoint(8, 8)):
        window.selection.pin(None)
        QTest.mouseClick(window.context.board, Qt.MouseButton.LeftButton, pos=point)
        assert "r5c5" in part(window, QLabel, "exercise_picked").text()
