"""Whether the puzzle has one solution: the line of the play panel, and the dialog that explains it."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton

from solver_core import Grid, count_solutions
from solver_core.sudoku.cells import CELLS
from sudoku_gui.document.document import Mode
from sudoku_gui.features.play import PlayFeature
from sudoku_gui.features.play.play_panel import StatusButton
from sudoku_gui.features.solution_count.dialog import SmallBoardView, SolutionCountDialog
from sudoku_gui.shell.main_window import MainWindow
from tests.gui.parts import (
    SEVERAL,
    UNIQUE,
    Again,
    back_to,
    board,
    click,
    givens,
    part,
    paste,
    press,
    shown,
    trigger,
    wait_until,
)

NO_NINE = "12345678." + "........9" + "." * 63
LATE = UNIQUE[:53] + "3" + UNIQUE[54:]
"""A wrong digit that breaks no rule at first sight."""


def key(window: MainWindow) -> StatusButton:
    return window.feature(PlayFeature).panel.status_button


def explained(window: MainWindow, puzzle: str) -> SolutionCountDialog:
    """The dialog on a puzzle, once everything is known."""
    paste(puzzle)
    trigger(window, "solution_count")
    dialog = shown(window, SolutionCountDialog)
    wait_until(lambda: part(dialog, QPushButton, "count_stop").isHidden())
    return dialog


def text(dialog: SolutionCountDialog, name: str) -> str:
    label = part(dialog, QLabel, name)
    return label.text() if label.isVisible() else ""


def marked(dialog: SolutionCountDialog, of: str = "count_board") -> set[int]:
    look = part(dialog, SmallBoardView, of).look
    return {cell for cell in CELLS if look.cells[cell].filtered or look.cells[cell].clashing}


# --- the line in the panel ------------------------------------------------------------------------------


@pytest.mark.puzzle_status
@pytest.mark.parametrize(
    ("puzzle", "words"), [(UNIQUE, "One solution"), (SEVERAL, "Several solutions"), (LATE, "No solution")]
)
def test_the_panel_says_the_count_in_words(window: MainWindow, puzzle: str, words: str) -> None:
    paste(puzzle)
    wait_until(lambda: key(window).text() == words)
    assert key(window).isVisible()
    assert key(window).accessibleName() == words


@pytest.mark.puzzle_status
@pytest.mark.parametrize("way", ["click", "Space"])
def test_the_line_opens_the_explanation(window: MainWindow, way: str) -> None:
    paste(UNIQUE)
    wait_until(lambda: key(window).isVisible())
    if way == "click":
        QTest.mouseClick(key(window), Qt.MouseButton.LeftButton)
    else:
        key(window).setFocus(Qt.FocusReason.TabFocusReason)
        QTest.keyClick(key(window), Qt.Key.Key_Space)
    assert shown(window, SolutionCountDialog).isVisible()


# --- the dialog -----------------------------------------------------------------------------------------


def test_one_solution_is_not_given_away(window: MainWindow) -> None:
    dialog = explained(window, UNIQUE)
    assert text(dialog, "count_heading") == "One solution"
    (shown_board,) = [one for one in dialog.findChildren(SmallBoardView) if one.isVisible()]
    assert bytes(cell.digit for cell in shown_board.look.cells) == Grid.parse(UNIQUE).digits


def test_several_solutions_are_counted_and_two_are_compared(window: MainWindow) -> None:
    dialog = explained(window, SEVERAL)
    assert text(dialog, "count_heading") == "26 solutions"
    assert "40 cells differ" in text(dialog, "count_details")
    looks = [shown_board.look for shown_board in dialog.findChildren(SmallBoardView)]
    one, other = (Grid(bytes(cell.digit for cell in look.cells)) for look in looks)
    assert one.is_solved
    assert other.is_solved
    assert marked(dialog) == {cell for cell in CELLS if one[cell] != other[cell]}
    assert marked(dialog) == marked(dialog, "count_other_board")


def test_the_digit_that_settles_it_is_entered_as_a_given_and_can_be_undone(window: MainWindow) -> None:
    dialog = explained(window, SEVERAL)
    assert "would leave one solution" in text(dialog, "count_settling")
    click(dialog, "count_enter")
    wait_until(lambda: text(dialog, "count_heading") == "One solution")
    assert count_solutions(Grid.parse(givens(window))) == 1
    assert not part(dialog, QPushButton, "count_enter").isVisible()
    window.document.undo_stack.undo()
    assert givens(window) == SEVERAL
    wait_until(lambda: text(dialog, "count_heading") == "26 solutions")


def test_without_givens_the_deciding_digit_becomes_an_entry(window: MainWindow) -> None:
    paste(SEVERAL)
    window.feature(PlayFeature).editing.make_all_entries()
    trigger(window, "solution_count")
    dialog = shown(window, SolutionCountDialog)
    wait_until(lambda: part(dialog, QPushButton, "count_enter").isVisible())
    click(dialog, "count_enter")
    assert not Grid.parse(givens(window)).filled
    assert Grid.parse(board(window)).filled == Grid.parse(SEVERAL).filled + 1


@pytest.mark.full_speed
def test_more_solutions_than_are_counted_are_more_than_a_thousand(window: MainWindow) -> None:
    paste("12" + "." * 79)
    trigger(window, "solution_count")
    dialog = shown(window, SolutionCountDialog)
    wait_until(lambda: text(dialog, "count_heading") == "More than 1,000 solutions")
    assert "at least 17 givens; there are 2." in text(dialog, "count_details")
    click(dialog, "count_stop")
    assert part(dialog, QPushButton, "count_stop").isHidden()
    assert text(dialog, "count_heading") == "More than 1,000 solutions"


def test_givens_without_a_solution_are_named_and_marked(window: MainWindow) -> None:
    dialog = explained(window, NO_NINE)
    assert text(dialog, "count_heading") == "No solution"
    details = text(dialog, "count_details")
    assert "These 7 givens have no solution together" in details
    assert "With them, row 1 has no place for 9." in details
    clashing = {0, 1, 2, 3, 4, 5, 17}
    assert marked(dialog) == clashing
    assert {cell for cell in CELLS if window.context.board.look.cells[cell].clashing} == clashing
    click(dialog, "count_show")
    assert set(window.context.board.cells) == clashing


def test_selecting_the_cells_leaves_a_watched_search(window: MainWindow) -> None:
    """It is left for that, as for a check."""
    dialog = explained(window, NO_NINE)
    back_to(window)
    press("F5")
    assert window.player.is_watching
    click(dialog, "count_show")
    assert not window.player.is_watching
    assert set(window.context.board.cells) == {0, 1, 2, 3, 4, 5, 17}


def test_digits_that_break_a_rule_are_reported_as_such(window: MainWindow) -> None:
    press("7", "7")
    trigger(window, "solution_count")
    dialog = shown(window, SolutionCountDialog)
    wait_until(lambda: "both hold 7" in text(dialog, "count_details"))
    assert marked(dialog) == {0, 1}


def test_closing_the_dialog_removes_its_marks(window: MainWindow) -> None:
    dialog = explained(window, LATE)
    assert window.context.board.look.cells[53].clashing
    dialog.reject()
    assert not any(cell.clashing for cell in window.context.board.look.cells)


def test_the_count_follows_the_puzzle(window: MainWindow) -> None:
    """Correcting the puzzle while the dialog is open: the marks go, and the answer is another one."""
    dialog = explained(window, LATE)
    window.document.place_in([53], 0, "x", Mode.GIVENS)
    assert not any(cell.clashing for cell in window.context.board.look.cells)
    wait_until(lambda: text(dialog, "count_heading") == "One solution")


def test_a_running_count_is_stopped_from_the_menu(window: MainWindow) -> None:
    paste("1" + "." * 80)
    trigger(window, "solution_count")
    dialog = shown(window, SolutionCountDialog)
    assert text(dialog, "count_heading") == "Looking for solutions..."
    trigger(window, "cancel")
    assert part(dialog, QPushButton, "count_stop").isHidden()
    assert text(dialog, "count_heading") in {"Not known", "Several solutions"}


def test_closing_the_window_ends_the_count(window: MainWindow, again: Again) -> None:
    paste("1" + "." * 80)
    trigger(window, "solution_count")
    assert again().isVisible()
