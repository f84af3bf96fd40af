"""Back to the last correct state, with real typing and the key in the menu."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.document.document import Mode, Source
from sudoku_gui.features.play import PlayFeature
from sudoku_gui.features.play.solving import is_correct
from sudoku_gui.shell.main_window import MainWindow
from tests.gui.parts import press, wait_until

GRID = Grid.parse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")

ODD = Grid.parse("4...7.1....19.46.5.....1......7....2..2.3....847..6....14...8.6.2....3..6...9....")
SOLUTION = Grid.parse("496573128381924675275861943153789462962435781847216539714352896529648317638197254")
EMPTY_CELLS = [cell for cell in range(81) if not ODD[cell]]

LONG = Grid.parse(".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........")
"""It has no solution, and it takes seconds to find that out."""


@pytest.fixture
def puzzle(window: MainWindow) -> MainWindow:
    window.document.open(Puzzle(GRID), Source())
    window.context.board.setFocus()
    window.context.board.select(0)
    return window


def type_in(window: MainWindow, cell: int, digit: int) -> None:
    window.context.board.select(cell)
    QTest.keyClick(window.context.board, Qt.Key(Qt.Key.Key_0 + digit))


def said(window: MainWindow) -> str:
    wait_until(lambda: window.context.messages.text not in {"", "Looking for the solution..."})
    return window.context.messages.text


@pytest.mark.full_speed
def test_all_since_the_first_mistake_is_taken_back(puzzle: MainWindow) -> None:
    """Right ones before it stay; undo brings the mistake again, and redo takes it away once more."""
    type_in(puzzle, 2, 4)
    type_in(puzzle, 3, 2)  # no rule is broken, but it is a 6
    type_in(puzzle, 5, 8)
    press("Ctrl+R")
    assert said(puzzle).startswith("Your last 2 changes have been undone.")
    assert [puzzle.document.puzzle.entries[cell] for cell in (2, 3, 5)] == [4, 0, 0]
    press("Ctrl+Z")
    assert [puzzle.document.puzzle.entries[cell] for cell in (2, 3, 5)] == [4, 2, 8]
    press("Ctrl+Shift+Z")
    assert [puzzle.document.puzzle.entries[cell] for cell in (2, 3, 5)] == [4, 0, 0]


@pytest.mark.full_speed
def test_reverting_without_a_mistake_says_so(puzzle: MainWindow) -> None:
    type_in(puzzle, 2, 4)
    press("Ctrl+R")
    assert said(puzzle) == "There is no mistake so far."
    assert puzzle.document.undo_stack.count() == 1


@pytest.mark.full_speed
def test_a_puzzle_that_came_with_a_mistake_says_so(puzzle: MainWindow) -> None:
    puzzle.document.open(Puzzle(GRID, Grid.empty().with_digit(2, 1)), Source())
    press("Ctrl+R")
    assert said(puzzle).startswith("No correct state is known")
    assert puzzle.document.puzzle.entries[2] == 1


@pytest.mark.slow_search
def test_typing_ends_the_search_for_the_solution(puzzle: MainWindow) -> None:
    puzzle.document.open(Puzzle(LONG), Source())
    type_in(puzzle, 2, 1)
    press("Ctrl+R")
    assert puzzle.feature(PlayFeature).reverting.job.is_running
    assert puzzle.context.messages.text == "Looking for the solution..."
    type_in(puzzle, 3, 6)
    assert not puzzle.feature(PlayFeature).reverting.job.is_running
    assert puzzle.context.messages.text == ""
    entries = puzzle.document.puzzle.entries
    assert (entries[2], entries[3]) == (1, 6)


def test_reverting_while_watching_asks_first(puzzle: MainWindow) -> None:
    type_in(puzzle, 2, 1)
    press("F5")
    press("Ctrl+R")
    assert "Repeat the change to edit" in said(puzzle)
    press("Ctrl+R")
    wait_until(lambda: puzzle.document.puzzle == Puzzle(GRID))
    assert not puzzle.player.is_watching


@pytest.mark.full_speed
def test_a_wrong_digit_goes_and_notes_before_it_stay(window: MainWindow) -> None:
    """What stood before the first wrong digit stands again, with its notes; undo takes that back."""
    document = window.document
    document.open(Puzzle(ODD), Source())
    first, second, third, *_ = EMPTY_CELLS
    document.place_in((first,), SOLUTION[first], "right")
    document.place_in((third,), 5, "note", Mode.NOTES)
    correct = document.puzzle
    document.place_in((second,), SOLUTION[second] % 9 + 1, "wrong")
    document.place_in((third,), SOLUTION[third], "right")
    wrong = document.puzzle
    press("Ctrl+R")
    assert said(window).startswith("Your last 2 changes have been undone.")
    assert document.puzzle == correct
    document.undo_stack.undo()
    assert document.puzzle == wrong


@pytest.mark.full_speed
@pytest.mark.parametrize(
    "givens",
    [Grid.empty(), Grid.empty().with_digit(80, 9), Grid.parse("11" + "." * 79)],
    ids=["none", "several", "no"],
)
def test_without_one_solution_the_rules_decide(givens: Grid, window: MainWindow) -> None:
    window.document.open(Puzzle(givens), Source())
    window.document.set_mode(Mode.DIGITS)
    window.document.place_in((40,), 1, "right")
    window.document.place_in((41,), 1, "wrong")
    press("Ctrl+R")
    is_hopeless = bool(givens.conflicts())
    assert said(window).startswith("No correct state" if is_hopeless else "Your last change")
    assert window.document.puzzle.entries.filled == (2 if is_hopeless else 1)


def test_a_state_is_correct_where_its_digits_are_those_of_the_solution() -> None:
    """Without a solution it is correct as long as no rule is broken."""
    assert is_correct(Puzzle(ODD), SOLUTION)
    cell = next(
        cell
        for cell in EMPTY_CELLS
        if any(
            digit != SOLUTION[cell] and not ODD.with_digit(cell, digit).conflicts() for digit in range(1, 10)
        )
    )
    wrong = next(
        digit
        for digit in range(1, 10)
        if digit != SOLUTION[cell] and not ODD.with_digit(cell, digit).conflicts()
    )
    state = Puzzle(ODD, Grid.empty().with_digit(cell, wrong))
    assert is_correct(state, None)
    assert not is_correct(state, SOLUTION)
