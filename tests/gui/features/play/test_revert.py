"""Back to the last correct state: found in the history, and a change like any other."""

import pytest
from pytestqt.qtbot import QtBot

from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.document.document import Document, Mode, Source
from sudoku_gui.features.play.revert import Revert, RevertOutcome, is_correct

GRID = Grid.parse("4...7.1....19.46.5.....1......7....2..2.3....847..6....14...8.6.2....3..6...9....")
SOLUTION = Grid.parse("496573128381924675275861943153789462962435781847216539714352896529648317638197254")
EMPTY_CELLS = [cell for cell in range(81) if not GRID[cell]]


@pytest.fixture
def way(document: Document) -> Revert:
    return Revert(document, document)


def outcome(way: Revert, qtbot: QtBot) -> tuple[RevertOutcome, int]:
    with qtbot.waitSignal(way.finished, timeout=20_000) as reported:
        way.start("correct")
    found, changes = reported.args
    return found, changes


def test_wrong_digits_and_all_after_them_are_taken_back(
    document: Document, way: Revert, qtbot: QtBot
) -> None:
    """What stood before the first wrong digit stands again, with its notes; undo takes that back."""
    document.open(Puzzle(GRID), Source())
    first, second, third, *_ = EMPTY_CELLS
    document.place(first, SOLUTION[first], "right")
    document.toggle_note(third, 5, "note")
    correct = document.puzzle
    document.place(second, SOLUTION[second] % 9 + 1, "wrong")
    document.place(third, SOLUTION[third], "right")
    wrong = document.puzzle
    assert outcome(way, qtbot) == (RevertOutcome.REVERTED, 2)
    assert document.puzzle == correct
    assert document.undo_stack.undoText() == "correct"
    document.undo_stack.undo()
    assert document.puzzle == wrong


@pytest.mark.parametrize(
    "givens",
    [Grid.empty(), Grid.empty().with_digit(80, 9), Grid.parse("11" + "." * 79)],
    ids=["none", "several", "no"],
)
def test_without_one_solution_the_rules_decide(
    givens: Grid, document: Document, way: Revert, qtbot: QtBot
) -> None:
    document.open(Puzzle(givens), Source())
    document.set_mode(Mode.DIGITS)
    document.place(40, 1, "right")
    document.place(41, 1, "wrong")
    hopeless = bool(givens.conflicts())
    assert outcome(way, qtbot) == (
        (RevertOutcome.NEVER_CORRECT, 0) if hopeless else (RevertOutcome.REVERTED, 1)
    )
    assert document.puzzle.entries.filled == (2 if hopeless else 1)


def test_a_state_is_correct_where_its_digits_are_those_of_the_solution() -> None:
    assert is_correct(Puzzle(GRID), SOLUTION)
    cell = next(
        cell
        for cell in EMPTY_CELLS
        if any(
            digit != SOLUTION[cell] and not GRID.with_digit(cell, digit).conflicts() for digit in range(1, 10)
        )
    )
    wrong = next(
        digit
        for digit in range(1, 10)
        if digit != SOLUTION[cell] and not GRID.with_digit(cell, digit).conflicts()
    )
    state = Puzzle(GRID, Grid.empty().with_digit(cell, wrong))
    assert is_correct(state, None)
    assert not is_correct(state, SOLUTION)
