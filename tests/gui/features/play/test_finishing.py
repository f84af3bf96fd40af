"""The last digit: it is noticed, celebrated and remembered, and what is wrong is said once."""

import pytest
from PySide6.QtWidgets import QWidget

from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.document.clock import SolveRecord
from sudoku_gui.document.document import Source
from sudoku_gui.features.play import PlayFeature
from sudoku_gui.shell.main_window import MainWindow
from tests.gui.parts import SOLUTION, UNIQUE, click, part, press, text_of, wait_until

GIVENS = Grid.parse(UNIQUE)
LAST = 1
"""The cell that is still empty in `almost`."""


def almost(givens: Grid = GIVENS, **more: object) -> Puzzle:
    """All but one entry of the solution."""
    digits = (0 if givens[cell] or cell == LAST else int(SOLUTION[cell]) for cell in range(81))
    return Puzzle(givens, entries=Grid(bytes(digits)), **more)  # type: ignore[arg-type]


@pytest.fixture
def nearly(window: MainWindow) -> MainWindow:
    """A window with a puzzle that lacks one digit."""
    begin(window, almost(elapsed=723_000))
    return window


def begin(window: MainWindow, puzzle: Puzzle) -> None:
    window.document.open(puzzle, Source())
    window.context.board.select(LAST)
    window.context.board.setFocus()


def solves(window: MainWindow) -> tuple[SolveRecord, ...]:
    assert window.context.library.settle(20.0)
    return window.context.library.solves()


def test_a_puzzle_that_is_solved_is_reported_and_remembered(nearly: MainWindow) -> None:
    press(SOLUTION[LAST])
    assert text_of(nearly, "message") == "Solved by you in 12:03, without hints."
    (record,) = solves(nearly)
    assert (record.givens, record.level, record.elapsed // 1000, record.with_hints) == (
        str(GIVENS),
        "",
        723,
        False,
    )


def test_undo_and_redo_finish_nothing_again(nearly: MainWindow) -> None:
    press(SOLUTION[LAST], "Ctrl+Z")
    assert nearly.context.messages.text == ""
    press("Ctrl+Y")
    assert nearly.document.is_solved
    assert nearly.context.messages.text == ""
    assert len(solves(nearly)) == 1


def test_times_are_compared_with_those_of_the_level(nearly: MainWindow) -> None:
    """Times with hints, and of another level, are not the best time."""
    library = nearly.context.library
    for place, (level, elapsed, hints) in enumerate(
        [("", 60_000, False), ("Hard", 600_000, False), ("Hard", 1000, True)]
    ):
        library.add_solve(SolveRecord(f"{place:.>81}", level, elapsed, hints, place))
    assert library.settle(20.0)
    press(SOLUTION[LAST])
    assert text_of(nearly, "message") == "Solved by you in 12:03, without hints. Your best time is 1:00."
    begin(nearly, almost(GIVENS.with_digit(0, 0), headers=(("L", "Hard"),), elapsed=500_000))
    nearly.context.board.select(0)
    press(SOLUTION[0])
    nearly.context.board.select(LAST)
    press(SOLUTION[LAST])
    said = "Solved by you in 8:20, without hints. Level: Hard. That is your best time at this level."
    assert text_of(nearly, "message") == said


def test_a_puzzle_with_hints_is_distinguished(nearly: MainWindow) -> None:
    nearly.feature(PlayFeature).finishing.record_hint()
    press(SOLUTION[LAST])
    assert text_of(nearly, "message").startswith("Solved with hints in 12:03.")
    assert [record.with_hints for record in solves(nearly)] == [True]


def test_a_board_filled_by_solve_does_not_count(nearly: MainWindow) -> None:
    """Nor a digit that is taken away and typed again after it."""
    press("F9")
    wait_until(lambda: nearly.document.is_solved)
    press("Delete", SOLUTION[LAST])
    assert nearly.document.is_solved
    assert solves(nearly) == ()
    assert "Solved by" not in nearly.context.messages.text


def test_a_puzzle_that_was_opened_solved_is_not_finished(window: MainWindow) -> None:
    digits = Grid(bytes(0 if GIVENS[cell] else int(SOLUTION[cell]) for cell in range(81)))
    begin(window, Puzzle(GIVENS, entries=digits))
    press("Delete", SOLUTION[LAST])
    assert solves(window) == ()


def test_a_full_board_with_a_mistake_is_said_once_and_not_where(nearly: MainWindow) -> None:
    wrong = [digit for digit in "123456789" if digit != SOLUTION[LAST]]
    press(wrong[0])
    assert text_of(nearly, "message") == "The board is full, but not everything is right yet."
    press(wrong[1])
    assert nearly.context.messages.text == ""
    press(wrong[2], SOLUTION[LAST])
    assert text_of(nearly, "message").startswith("Solved by you")


def test_the_next_puzzle_of_a_list_is_one_click_away(window: MainWindow) -> None:
    window.context.open_list.show_puzzles("Two", [almost(), Puzzle(Grid.parse("1" + 80 * "."))])
    window.context.open_list.open(0)
    window.context.board.select(LAST)
    window.context.board.setFocus()
    press(SOLUTION[LAST])
    click(window, "Next Puzzle")
    assert str(window.document.puzzle.givens) == "1" + 80 * "."


@pytest.mark.parametrize(("animated", "preferred"), [(True, "yes"), (True, "no"), (False, "yes")])
def test_light_runs_through_the_cells_where_that_is_welcome(
    nearly: MainWindow, *, animated: bool, preferred: str
) -> None:
    """It takes no click, and ends by itself."""
    nearly.context.board.animated = animated
    nearly.preferences["celebrate"] = preferred
    press(SOLUTION[LAST])
    wave = part(nearly, QWidget, "wave")
    assert wave.isVisible() == (animated and preferred == "yes")
    press("Right")
    assert nearly.context.board.selected == LAST + 1
    wait_until(wave.isHidden)


def test_another_puzzle_ends_the_light(nearly: MainWindow) -> None:
    nearly.context.board.animated = True
    press(SOLUTION[LAST])
    begin(nearly, almost())
    assert part(nearly, QWidget, "wave").isHidden()


def test_all_times_are_one_click_away(nearly: MainWindow) -> None:
    press(SOLUTION[LAST])
    assert solves(nearly)
    click(nearly, "My Statistics")
    wait_until(lambda: any(one.isVisible() for one in nearly.findChildren(QWidget, "play_records")))
