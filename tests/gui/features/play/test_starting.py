"""A typed puzzle has a beginning: digits go in one after the other, Start Playing locks them, and undo stops there."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle
from solver_core.sudoku.survey import SurveyAnswer
from sudoku_gui.document.clock import SolveRecord
from sudoku_gui.document.document import Mode, Source
from sudoku_gui.document.hint_session import Stage
from sudoku_gui.features.hints.steps_view import StepsView
from sudoku_gui.features.play.digit_pad import ActionButton, PadButton
from sudoku_gui.features.play.play_panel import StatusButton
from sudoku_gui.features.solution_count.dialog import SolutionCountDialog
from sudoku_gui.shell.main_window import MainWindow
from sudoku_gui.widgets.label import Label
from tests.amounts import each
from tests.gui.at_rest import come_to_rest
from tests.gui.parts import (
    SEVERAL,
    SOLUTION,
    UNIQUE,
    board,
    click,
    entries,
    givens,
    part,
    paste,
    press,
    save_to,
    text_of,
    trigger,
    wait_until,
)

THIRTY_TWO = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8.179"
"""With two more, a newspaper's puzzle of 32 givens."""


def wait_for(window: MainWindow, answer: SurveyAnswer) -> None:
    wait_until(lambda: window.context.status.answer is answer)


def type_in(window: MainWindow, puzzle: str) -> None:
    """Type a puzzle as a newspaper has it, then wait until its solutions are counted."""
    press("Ctrl+Home", *puzzle.replace(".", "0"))
    answer = SurveyAnswer.SEVERAL if puzzle == SEVERAL else SurveyAnswer.FOUND
    wait_for(window, answer)


@pytest.fixture
def typed(window: MainWindow) -> MainWindow:
    """The window with a puzzle that was typed, and can be begun."""
    type_in(window, UNIQUE)
    return window


def start_key(window: MainWindow) -> ActionButton:
    return part(window, ActionButton, "button_start_playing")


def filled(givens: str = UNIQUE, but: int = 1) -> Grid:
    """The solution without the givens and one cell."""
    return Grid(bytes(0 if givens[at] not in "0." or at == but else int(SOLUTION[at]) for at in range(81)))


# --- typing leads on ---------------------------------------------------------------------------------


def test_a_puzzle_of_32_givens_takes_at_most_81_keys(window: MainWindow) -> None:
    """Digits lead to the next cell and the next row; Enter leaves out the rest of a row."""
    rows = [THIRTY_TWO[start : start + 9].rstrip(".") for start in range(0, 81, 9)]
    keys = [key for row in rows for key in (*row.replace(".", "0"), *(["Return"] if len(row) < 9 else []))]
    assert len(keys) <= 81
    press(*keys)
    assert givens(window) == THIRTY_TWO


@pytest.mark.parametrize("key", ["0", ".", ",", "Space"])
def test_a_cell_is_left_empty_by_one_key(window: MainWindow, key: str) -> None:
    press("4", key, "7")
    assert givens(window)[:3] == "4.7"
    press("Home", key)
    assert (givens(window)[:3], window.context.board.selected) == ("..7", 1)


def test_backspace_takes_the_digit_before_as_in_a_line_of_text(window: MainWindow) -> None:
    press("4", "5", "Backspace")
    assert (givens(window)[:2], window.context.board.selected) == ("4.", 1)
    press("6", "Backspace", "Backspace", "Backspace")
    assert (givens(window)[:2], window.context.board.selected) == ("..", 0)
    press("Ctrl+End", "9", "Backspace")
    assert (givens(window)[80], window.context.board.selected) == (".", 80)
    press("Ctrl+Home", "1", "2", "Left", "Left", "Backspace")
    assert givens(window)[:2] == ".2"  # a digit that was gone to is taken itself


def test_enter_goes_to_the_next_row_and_stays_in_the_last(window: MainWindow) -> None:
    press("4", "Return", "5")
    assert (givens(window)[0], givens(window)[9]) == ("4", "5")
    press("Ctrl+End", "Return")
    assert window.context.board.selected == 80


def test_undo_goes_back_to_the_cell_whose_digit_it_takes(window: MainWindow) -> None:
    """So that the right digit can be typed at once."""
    press("4", "5", "Ctrl+Z")
    assert window.context.board.selected == 1
    press("6")
    assert givens(window)[:3] == "46."
    press("Ctrl+Z", "Ctrl+Y", "7")
    assert givens(window)[:3] == "467"


def test_several_cells_are_filled_without_going_on(window: MainWindow) -> None:
    press("Shift+Right", "4")
    assert givens(window)[:3] == "44."
    assert window.context.board.cells == (0, 1)


def test_typing_on_can_be_switched_off(window: MainWindow) -> None:
    window.preferences["type_on"] = "no"
    press("4", "5", "Return")
    assert (givens(window)[:2], window.context.board.selected) == ("5.", 0)
    press("Backspace")
    assert givens(window)[0] == "."
    click(window, "digit_7")
    assert window.context.board.selected == 0


def test_digits_do_not_lead_on_where_they_are_chosen_first(window: MainWindow) -> None:
    window.preferences["digit_first"] = "yes"
    press("4")
    assert board(window) == "." * 81


def test_the_pad_leads_to_the_next_cell(window: MainWindow) -> None:
    clear = part(window, PadButton, "digit_clear")
    assert clear.accessibleName() == "Leave Empty"
    for name in ("digit_4", "digit_clear", "digit_7"):
        click(window, name)
    assert givens(window)[:4] == "4.7."
    press("Ctrl+D")
    assert clear.accessibleName() == "Clear Cell"


# --- the start ---------------------------------------------------------------------------------------


def test_an_empty_board_says_what_to_type(window: MainWindow) -> None:
    assert text_of(window, "mode_hint").startswith("Type the printed digits")
    assert start_key(window).isVisible()
    assert not start_key(window).isEnabled()


def test_start_playing_stands_out_once_there_is_one_solution(window: MainWindow) -> None:
    """It takes the place of the modes, and counts givens meanwhile."""
    modes = [part(window, ActionButton, f"button_mode_{name}") for name in ("digits", "notes", "givens")]
    press("4")
    wait_for(window, SurveyAnswer.SEVERAL)
    assert start_key(window).isEnabled()
    assert not start_key(window).is_chosen
    assert text_of(window, "count") == "1 given"
    type_in(window, UNIQUE)
    assert start_key(window).is_chosen
    assert "one solution" in text_of(window, "mode_hint")
    assert not any(key.isVisible() for key in each(modes))
    click(window, "button_start_playing")
    wait_until(start_key(window).isHidden)
    assert all(key.isVisible() for key in each(modes))


@pytest.mark.parametrize("way", ["Ctrl+Return", "Alt+Y", "click"])
def test_starting_locks_the_givens_and_starts_the_clock(typed: MainWindow, way: str) -> None:
    document, clock = typed.document, typed.document.clock
    assert (document.is_typed, clock.is_needed, clock.elapsed) == (True, False, 0)
    if way == "click":
        click(typed, "button_start_playing")
    else:
        press(way)
    wait_until(lambda: not document.is_typed)
    assert clock.is_needed
    press("Ctrl+Home", "5", "Right", "9")
    assert (givens(typed), entries(typed)[:2]) == (str(Grid.parse(UNIQUE)), ".9")


def test_several_solutions_are_said_and_may_be_played(window: MainWindow) -> None:
    type_in(window, SEVERAL)
    press("Ctrl+Return")
    wait_until(lambda: "Several solutions" in window.context.messages.text)
    assert window.document.is_typed
    click(window, "Start Anyway")
    assert window.document.mode is Mode.DIGITS


def test_no_solution_is_said_and_why_is_one_click_away(window: MainWindow) -> None:
    press("4", "4")
    wait_for(window, SurveyAnswer.NONE)
    press("Ctrl+Return")
    wait_until(lambda: "There is no solution" in window.context.messages.text)
    assert window.document.is_typed
    click(window, "Show Why")
    assert part(window, SolutionCountDialog).isVisible()


def test_a_full_board_has_nothing_to_play(window: MainWindow) -> None:
    type_in(window, SOLUTION)
    assert not start_key(window).is_chosen
    press("Ctrl+Return")
    wait_until(lambda: "nothing left to play" in window.context.messages.text)


@pytest.mark.parametrize("keys", ["Ctrl+D", "N", "C"])
def test_writing_anything_but_givens_starts_the_play(typed: MainWindow, keys: str) -> None:
    press(keys)
    assert not typed.document.is_typed
    assert typed.document.undo_stack.undoText() == "start_playing"


def test_an_opened_puzzle_is_in_play_and_its_givens_can_be_edited(window: MainWindow) -> None:
    """Looking at the givens changes nothing; with another given, play starts again."""
    paste(UNIQUE)
    assert window.document.mode is Mode.DIGITS
    press("Ctrl+G", "Ctrl+D")
    assert window.document.undo_stack.count() == 0
    press("Ctrl+G", "Ctrl+Home", "Right", "9", "Ctrl+D")
    assert window.document.undo_stack.count() == 2
    assert window.document.mode is Mode.DIGITS


# --- undo --------------------------------------------------------------------------------------------


def test_undo_stops_at_the_start_and_says_so(typed: MainWindow) -> None:
    """The second press goes on into the givens; redo mirrors that."""
    count = typed.document.undo_stack.count()
    press("Ctrl+Return")
    wait_until(lambda: not typed.document.is_typed)
    assert typed.document.undo_stack.count() == count + 1
    typed.context.board.select(1)
    press("9", "Ctrl+Z", "Ctrl+Z")
    assert typed.context.messages.text.startswith("You started playing here.")
    assert not typed.document.is_typed
    press("Ctrl+Z")
    assert (typed.document.is_typed, typed.context.messages.text) == (True, "")
    assert givens(typed) == str(Grid.parse(UNIQUE))
    press("Ctrl+Z", "Ctrl+Y", "Ctrl+Y")
    assert typed.context.messages.text.startswith("The givens are complete.")
    assert typed.document.is_typed
    press("Ctrl+Y")
    assert typed.document.mode is Mode.DIGITS
    press("Ctrl+Y")
    assert entries(typed)[1] == "9"


def test_undo_stops_at_the_start_of_playing_each_time(typed: MainWindow) -> None:
    press("Ctrl+Return")
    wait_until(lambda: not typed.document.is_typed)
    for _ in range(2):
        typed.context.board.select(1)
        press("9", "Ctrl+Z", "Ctrl+Z")
        assert typed.context.messages.text.startswith("You started playing here.")
        assert not typed.document.is_typed


def test_the_start_is_stored_with_the_puzzle(typed: MainWindow, tmp_path: Path) -> None:
    """So that undo stops there after the program was closed, too."""
    press("Ctrl+Return")
    wait_until(lambda: not typed.document.is_typed)
    file = tmp_path / "typed.dsudoku"
    assert save_to(typed, file, "dsudoku")
    typed.document.open(Puzzle(Grid.empty()), Source())
    typed.context.requests.text.emit(file.read_text(), "typed")
    wait_until(lambda: not typed.document.is_blank)
    assert typed.document.mode is Mode.DIGITS
    press("Ctrl+Z")
    assert typed.context.messages.text.startswith("You started playing here.")
    press("Ctrl+Z")
    assert typed.document.is_typed


# --- commands that need a puzzle ---------------------------------------------------------------------


@pytest.mark.parametrize("name", ["hint", "all_steps", "rate", "check"])
def test_a_command_starts_to_play_and_says_so(typed: MainWindow, name: str) -> None:
    trigger(typed, name)
    wait_until(lambda: not typed.document.is_typed)
    assert "you are playing now" in typed.context.messages.text
    if name == "hint":
        wait_until(lambda: typed.context.hint_session.stage is Stage.PLACE)
    elif name != "check":
        assert part(typed, StepsView).isVisible()


@pytest.mark.parametrize("name", ["hint", "all_steps", "rate"])
def test_a_command_says_what_is_missing(window: MainWindow, name: str) -> None:
    trigger(window, name)
    assert window.context.messages.text == "Type the digits printed in the puzzle first."
    type_in(window, SEVERAL)
    trigger(window, name)
    wait_until(lambda: "Several solutions" in window.context.messages.text)
    assert window.document.is_typed
    assert not window.context.hint_session.is_shown


def test_an_answer_that_comes_late_is_awaited(window: MainWindow) -> None:
    """The last given and the command may come quicker than solutions are counted."""
    press(*UNIQUE, "F2")
    wait_until(lambda: not window.document.is_typed)
    assert window.document.puzzle.givens == Grid.parse(UNIQUE)


# --- what is solved ----------------------------------------------------------------------------------


def test_a_board_of_givens_alone_is_not_solved_by_anybody(window: MainWindow) -> None:
    type_in(window, SOLUTION)
    assert window.document.is_solved
    assert window.context.messages.text == ""
    assert window.context.library.settle(20.0)
    assert window.context.library.solves() == ()


def test_stored_solves_of_boards_of_givens_alone_are_left_out(window: MainWindow) -> None:
    library = window.context.library
    library.add_solve(SolveRecord(SOLUTION, "", 0, False, 1))
    library.add_solve(SolveRecord(str(Grid.parse(UNIQUE)), "", 60_000, False, 2))
    assert library.settle(20.0)
    assert [record.solved for record in library.solves()] == [2]


def test_a_typed_puzzle_that_is_solved_counts(typed: MainWindow) -> None:
    press("Ctrl+Return")
    wait_until(lambda: not typed.document.is_typed)
    for cell in [cell for cell in range(81) if UNIQUE[cell] == "0"]:
        typed.context.board.select(cell)
        press(SOLUTION[cell])
    assert "Solved by you" in typed.context.messages.text
    assert typed.context.library.settle(20.0)
    (record,) = typed.context.library.solves()
    assert record.givens == str(Grid.parse(UNIQUE))


def test_the_end_stays_until_it_is_answered(window: MainWindow) -> None:
    """No key on a given and no selection takes it away; other messages only for their time."""
    window.document.open(Puzzle(Grid.parse(UNIQUE), filled(), headers=(("L", "hard"),)), Source())
    window.context.board.setFocus()
    window.context.board.select(1)
    press(SOLUTION[1])
    said = window.context.messages.text
    assert said.startswith("Solved by you in ")
    assert "without hints. Level: Hard." in said
    press("Home", "5", "Right", "Delete" if UNIQUE[1] != "0" else "Down", "Ctrl+A")
    assert window.context.messages.text == said
    window.context.messages.show_message("Saved.")
    assert window.context.messages.text == "Saved."
    window.context.messages.dismiss()
    assert window.context.messages.text == said
    click(window, "Next Puzzle")
    assert window.document.puzzle.header("L") == "hard"
    assert not window.document.is_solved
    assert said not in window.context.messages.text


def test_esc_answers_the_end(window: MainWindow) -> None:
    window.document.open(Puzzle(Grid.parse(UNIQUE), filled()), Source())
    window.context.board.setFocus()
    window.context.board.select(1)
    press(SOLUTION[1], "Escape")
    assert window.context.messages.text == ""
    window.context.messages.show_message("Saved.")
    window.context.messages.dismiss()
    assert window.context.messages.text == ""


# --- mistakes ----------------------------------------------------------------------------------------


def test_mistakes_are_marked_at_once_where_that_is_wanted(window: MainWindow) -> None:
    """As Check marks them: wrong is what is not in the solution, though it may break no rule yet."""
    paste(UNIQUE)
    window.context.board.select(1)
    press("3")
    assert not window.context.board.look.cells[1].wrong
    window.preferences["show_mistakes"] = "yes"
    wait_until(lambda: window.context.board.look.cells[1].wrong)
    assert "wrong" in window.context.board.describe(1)
    press(SOLUTION[1])
    assert not window.context.board.look.cells[1].wrong
    press("3")
    assert window.context.board.look.cells[1].wrong
    window.preferences["show_mistakes"] = "no"
    assert not window.context.board.look.cells[1].wrong


def test_without_one_solution_nothing_is_known_to_be_wrong(window: MainWindow) -> None:
    window.preferences["show_mistakes"] = "yes"
    paste(SEVERAL)
    wait_for(window, SurveyAnswer.SEVERAL)
    window.context.board.select(0)
    press("9")
    assert not window.context.highlights.wrong


# --- what is known of the puzzle ---------------------------------------------------------------------


def test_level_technique_and_date_are_in_sight(window: MainWindow) -> None:
    headers = (("L", "hard"), ("C", "X-Wing"), ("B", "2026-11-28"))
    window.document.open(Puzzle(Grid.parse(UNIQUE), headers=headers), Source())
    assert text_of(window, "about") == "Hard · X-Wing · 28 November 2026"
    assert window.windowTitle() == "Hard · X-Wing · 28 November 2026[*] - Dancing Sudoku"
    window.document.open(Puzzle(Grid.parse(UNIQUE), headers=(("L", "Teuflisch"), ("C", "x"))), Source())
    assert text_of(window, "about") == "Teuflisch"


@pytest.mark.puzzle_status
def test_the_pad_stays_where_it_is_when_the_status_appears(window: MainWindow) -> None:
    """At the left, whether or not a level stands beside it."""
    key, status = part(window, PadButton, "digit_5"), part(window, StatusButton)
    come_to_rest(window)
    before = key.geometry()
    type_in(window, UNIQUE)
    come_to_rest(window)
    assert status.isVisible()
    count = part(window, Label, "count")
    assert key.geometry() == before
    assert status.mapTo(window, QPoint()).x() == count.mapTo(window, QPoint()).x()


def test_tab_reaches_the_button_and_space_presses_it(typed: MainWindow) -> None:
    start_key(typed).setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(start_key(typed), Qt.Key.Key_Space)
    wait_until(lambda: not typed.document.is_typed)
