"""Solve: four answers that are never mixed up, a window that never waits, and undo for all of it."""

from functools import partial

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QPushButton

from solver_core.cover import Op, Rule
from solver_core.sudoku.grid import Grid
from sudoku_gui.features.play import solving
from sudoku_gui.shell.main_window import MainWindow
from sudoku_gui.wording.transport import read_position
from tests.gui.parts import (
    SEVERAL,
    SOLUTION,
    UNIQUE,
    board,
    click,
    focused,
    part,
    paste,
    press,
    search_of,
    text_of,
    trigger,
    wait_until,
)

NONE = ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4........."
HARD = "98.7..6..5..9..7......4..3.6..8..5...5...2.....8......1.........6..791.....1...56"
HARD_MET_BY = 200_000
"""Events by which the solution of HARD has been met; that it is the only one takes five times as many."""

CLASHING = "7......7." + "." * 72


@pytest.fixture(autouse=True)
def talkative(monkeypatch: pytest.MonkeyPatch) -> None:
    """Says of its progress soon: how long HARD takes depends on the machine."""
    monkeypatch.setattr(solving, "_PATIENCE", 20)


def reported(window: MainWindow, *words: str) -> None:
    wait_until(lambda: all(word in window.context.messages.text for word in words))


def test_the_only_solution_is_filled_in_and_called_so(window: MainWindow) -> None:
    """F9 writes entries only in empty cells, and one undo takes them all away."""
    paste(UNIQUE)
    before = window.document.puzzle
    press("F9")
    reported(window, "only solution")
    assert board(window) == SOLUTION
    assert window.document.puzzle.givens == Grid.parse(UNIQUE)
    assert window.context.messages.kind == "info"
    assert text_of(window, "count") == "solved"
    press("Ctrl+Z")
    assert window.document.puzzle == before


def test_one_of_several_solutions_is_called_so(window: MainWindow) -> None:
    """A puzzle with too few givens gets a solution, and is not said to have only one."""
    paste(SEVERAL)
    press("F9")
    reported(window, "several")
    assert window.document.puzzle.board.is_solved


def test_no_solution_names_the_dead_end_and_shows_it(window: MainWindow) -> None:
    """The message says where the search ended dead; its button goes exactly there."""
    paste(NONE)
    press("F9")
    reported(window, "no solution", "no option left")
    assert window.context.messages.kind == "error"
    assert board(window) == NONE
    message = window.context.messages.text
    click(window, "Show the Dead End")
    wait_until(lambda: not window.player.is_busy)
    search = search_of(window)
    event = search.event
    assert event is not None
    assert (event.op, search.dead_ends) == (Op.DEAD_END, 1)
    assert f"“{search.problem.names[event.subject]}”" in message
    assert f"{event.depth} digits" in message
    assert any(cell.dead for cell in window.context.board.look.cells)


def test_the_dead_end_is_shown_also_while_another_rule_is_chosen(window: MainWindow) -> None:
    """It is a place in the search that was made, whatever rule the next one shall have."""
    paste(NONE)
    trigger(window, "rule_first")
    press("F9")
    reported(window, "no option left")
    click(window, "Show the Dead End")
    wait_until(lambda: not window.player.is_busy)
    search = search_of(window)
    assert search.event is not None
    assert (search.event.op, search.rule) == (Op.DEAD_END, Rule.FEWEST)


def test_a_contradiction_names_both_cells_and_changes_nothing(window: MainWindow) -> None:
    """What breaks a rule is reported at once, and the second of the cells is where typing goes on."""
    paste(CLASHING)
    press("F9")
    assert window.context.messages.kind == "error"
    assert "r1c1 and r1c8 both hold 7 in row 1" in window.context.messages.text
    assert window.context.board.selected == 7
    assert board(window) == CLASHING


@pytest.mark.slow_search
def test_a_hard_puzzle_can_be_given_up(window: MainWindow) -> None:
    """The window lives meanwhile; stopped is said to be stopped, never "no solution", and the board is left alone."""
    paste(HARD)
    turns: list[bool] = []
    clock = QTimer(window, interval=10)
    clock.timeout.connect(lambda: turns.append("events so far" in window.context.messages.text))
    clock.start()
    press("F9")
    wait_until(lambda: sum(turns) >= 5)
    press("Ctrl+Home", "Right", "Down")
    assert window.context.board.selected == 10
    # Counting on must not take the button from under the hand: focus stays on it, and Space stops.
    part(window.info_bar, QPushButton).setFocus()
    before = window.context.messages.text
    wait_until(lambda: window.context.messages.text != before)
    assert isinstance(focused(), QPushButton)
    press("Space")
    reported(window, "Stopped after", "not known")
    assert board(window) == HARD


@pytest.mark.slow_search
def test_typing_ends_the_solving_and_its_message(window: MainWindow) -> None:
    """The question no longer matters; neither its answer nor its counting must stay in the way."""
    paste(HARD)
    press("F9")
    reported(window, "Solving:")
    press("Ctrl+Home", "Right", "Right", "1")
    wait_until(lambda: "Solving:" not in window.context.messages.text, timeout=2000)
    assert board(window) == HARD[:2] + "1" + HARD[3:]
    press("F9")
    trigger(window, "cancel")
    reported(window, "Stopped", "not known")


@pytest.mark.slow_search
def test_watching_begun_while_it_solves_is_not_thrown_out(window: MainWindow) -> None:
    """Who presses F9 and then F5 wants to watch: an answer that comes later must not end it."""
    paste(UNIQUE)
    press("F9", "F5")
    assert window.player.is_watching
    player = window.player
    wait_until(lambda: player.length_is_known or not player.is_watching)
    assert player.is_watching


@pytest.mark.slow_search
def test_closing_while_it_solves_leaves_the_puzzle_alone(window: MainWindow) -> None:
    """Also when a solution has been met by then: nobody would see it filled in before the next start."""
    paste(HARD)
    press("F9")
    reported(window, "Solving:")
    wait_until(lambda: (read_position(window.context.messages.text) or 0) > HARD_MET_BY)
    window.close()
    assert board(window) == HARD


def test_wrong_entries_are_replaced_and_undo_brings_them_back(window: MainWindow) -> None:
    """The solution is the givens'; what was replaced is counted."""
    paste(UNIQUE)
    press("Ctrl+Home", "Right", "2", "Right", "6", "Right", "9")
    before = board(window)
    press("F9")
    reported(window, "only solution", "2 of your entries were replaced")
    assert board(window) == SOLUTION
    press("Ctrl+Z")
    assert board(window) == before


def test_solving_ends_the_watching(window: MainWindow) -> None:
    paste(UNIQUE)
    press("F5", "Right", "F9")
    reported(window, "only solution")
    assert not window.player.is_watching
    assert board(window) == SOLUTION


def test_entries_are_cleared_and_givens_stay(window: MainWindow) -> None:
    """By Ctrl+Backspace, the menu or the panel; undo brings them back; with none it is grey."""
    paste(UNIQUE)
    action = window.context.actions["clear_entries"]
    assert not action.isEnabled()
    press("F9")
    reported(window, "only solution")
    assert action.isEnabled()
    by_key, by_menu = partial(press, "Ctrl+Backspace"), partial(trigger, window, "clear_entries")
    for clear in (by_key, by_menu, partial(click, window, "button_clear_entries")):
        clear()
        assert board(window) == UNIQUE.replace("0", ".")
        window.context.board.setFocus()
        press("Ctrl+Z")
        assert board(window) == SOLUTION
