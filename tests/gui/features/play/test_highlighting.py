"""Filters, conflicts and Check: each marks, none changes anything."""

import pytest

from solver_core.sudoku.grid import Grid
from solver_core.sudoku.marks import Marks
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.document.document import Source
from sudoku_gui.features.play import PlayFeature
from sudoku_gui.render.board.look import background
from sudoku_gui.shell.main_window import MainWindow
from tests.gui.parts import SOLUTION, UNIQUE, paste, press, press_shift_and, trigger, wait_until

GIVENS = Grid.parse(UNIQUE)
CORRECT = Grid.empty().with_digit(1, 9)
WRONG = CORRECT.with_digit(2, 3)  # no rule is broken, but it is a 6

SEVERAL = Grid.empty().with_digit(0, 5)
NONE = Grid(bytes([0, 1, 2, 3, 4, 5, 6, 7, 8, *[0] * 18, 9, *[0] * 53]))
"""No digit is left for the first cell: 9 is in its column."""
LONG = Grid.parse(".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........")


def cells(window: MainWindow, field: str) -> set[int]:
    return {cell for cell, look in enumerate(window.context.board.look.cells) if getattr(look, field)}


@pytest.fixture
def puzzle(window: MainWindow) -> MainWindow:
    window.document.open(Puzzle(GIVENS), Source())
    window.context.board.setFocus()
    return window


def test_a_digit_is_highlighted_where_it_can_still_go(puzzle: MainWindow) -> None:
    """By the rules, or where there are notes, by these; pressed again, or with Esc, it is off."""
    press("Alt+9")
    found = cells(puzzle, "filtered")
    assert {1, 2} <= found
    assert puzzle.context.board.look.selected_digit == 9
    assert puzzle.context.actions["highlight_9"].isChecked()
    puzzle.context.board.select(1)
    press_shift_and(2)
    assert cells(puzzle, "filtered") == found - {1}
    press("Ctrl+Shift+9")
    assert cells(puzzle, "filtered") == set()
    assert not puzzle.context.actions["highlight_9"].isChecked()
    press("Ctrl+Shift+9", "Ctrl+Shift+3")
    assert cells(puzzle, "filtered") != found
    press("Esc")
    assert cells(puzzle, "filtered") == set()


def test_cells_with_two_candidates_are_highlighted(puzzle: MainWindow) -> None:
    puzzle.document.open(Puzzle(GIVENS, corner=Marks.of({1: (2, 3), 2: (2, 3, 6), 5: (8,)})), Source())
    press("Ctrl+Shift+B")
    found = cells(puzzle, "filtered")
    assert 2 in found  # 2 is in its column, which leaves 3 and 6
    assert found.isdisjoint({1, 5})
    trigger(puzzle, "highlight_bivalue")
    assert cells(puzzle, "filtered") == set()


def test_another_puzzle_has_no_filter(puzzle: MainWindow) -> None:
    press("Ctrl+Shift+9")
    paste(UNIQUE)
    assert cells(puzzle, "filtered") == set()


def test_conflicts_are_marked_unless_the_user_prefers_not(puzzle: MainWindow) -> None:
    """Clashes of digits, and notes that a digit contradicts."""
    puzzle.document.open(
        Puzzle(GIVENS, Grid.empty().with_digit(1, 4), corner=Marks.of({2: (4, 6)})), Source()
    )
    look = puzzle.context.board.look
    assert look.conflicts == ((0, 1), (1, 46))
    assert look.cells[2].refuted == 1 << 3
    puzzle.preferences["show_conflicts"] = "no"
    assert puzzle.context.board.look.conflicts == ()
    assert cells(puzzle, "refuted") == cells(puzzle, "clashing") == set()
    puzzle.preferences["show_conflicts"] = "yes"
    assert puzzle.context.board.look == look


def said(window: MainWindow) -> str:
    wait_until(lambda: window.context.messages.text not in {"", "Looking for the solution..."})
    return window.context.messages.text


@pytest.mark.full_speed
def test_check_marks_wrong_digits_and_changes_nothing(puzzle: MainWindow) -> None:
    """The mark stays until its cell is changed, whatever happens elsewhere."""
    wrong = Puzzle(GIVENS, WRONG.with_digit(3, 2))
    puzzle.document.open(wrong, Source())
    press("Ctrl+K")
    assert said(puzzle) == "2 of your digits are wrong."
    assert cells(puzzle, "wrong") == {2, 3}
    assert (puzzle.document.puzzle, puzzle.document.undo_stack.count()) == (wrong, 0)
    puzzle.context.board.select(2)
    press("6")
    assert cells(puzzle, "wrong") == {3}
    press("Ctrl+K")
    assert said(puzzle).startswith("1 of your digits")


@pytest.mark.full_speed
def test_a_check_without_a_mistake_says_so(puzzle: MainWindow) -> None:
    puzzle.document.open(Puzzle(GIVENS, CORRECT), Source())
    trigger(puzzle, "check")
    assert said(puzzle) == "No mistakes so far."
    assert cells(puzzle, "wrong") == set()
    assert SOLUTION[1] == "9"


@pytest.mark.full_speed
def test_a_check_without_a_solution_says_so(puzzle: MainWindow) -> None:
    for givens, text in [
        (SEVERAL, "The puzzle has several solutions, so your digits cannot be checked."),
        (NONE, "The puzzle has no solution, so your digits cannot be checked."),
        (Grid.empty(), "There are no givens to check your digits against."),
        (SEVERAL.with_digit(1, 5), "r1c1 and r1c2 both hold 5 in box 1; change one of them."),
    ]:
        puzzle.document.open(Puzzle(givens, Grid.empty().with_digit(80, 4)), Source())
        trigger(puzzle, "check")
        assert said(puzzle).startswith(text)
        assert cells(puzzle, "wrong") == set()


@pytest.mark.slow_search
def test_a_long_check_can_be_stopped(puzzle: MainWindow) -> None:
    puzzle.document.open(Puzzle(LONG, Grid.empty().with_digit(0, 9)), Source())
    trigger(puzzle, "check")
    assert puzzle.context.messages.text == "Looking for the solution..."
    press("Ctrl+.")
    assert said(puzzle) == "Stopped. Your digits have not been checked."
    trigger(puzzle, "check")
    puzzle.context.board.select(1)
    press("7")
    assert puzzle.context.messages.text == ""
    assert not puzzle.feature(PlayFeature).checking.job.cancel()


def test_to_check_is_to_leave_the_search(puzzle: MainWindow) -> None:
    puzzle.document.open(Puzzle(GIVENS, CORRECT), Source())
    press("F5")
    trigger(puzzle, "check")
    assert said(puzzle) == "No mistakes so far."
    assert not puzzle.player.is_watching


def test_houses_and_equal_digits_are_marked_only_where_wanted(window: MainWindow) -> None:
    """Two preferences switch them off, at once."""
    paste(UNIQUE)
    cell = next(cell for cell in range(81) if window.document.puzzle.givens[cell])
    window.context.board.select(cell)
    look, theme = window.context.board.look, window.theme
    assert look.selected_digit
    neighbour = cell - cell % 9 + (cell + 1) % 9
    assert background(look, neighbour, theme) == theme.house_shade
    window.preferences["highlight_houses"] = window.preferences["highlight_digits"] = "no"
    look = window.context.board.look
    assert not look.selected_digit
    assert background(look, neighbour, theme) == theme.paper
