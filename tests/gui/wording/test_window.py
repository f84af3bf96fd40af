"""What the window says of itself and of what was typed, word for word."""

import pytest

from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.wording import command_text as commands
from sudoku_gui.wording import window

SOLUTION = Grid.parse("496573128381924675275861943153789462962435781847216539714352896529648317638197254")
GIVEN = Grid.empty().with_digit(0, 4)
TWO_GIVEN = GIVEN.with_digit(1, 9)
ENTERED = SOLUTION.with_digit(0, 0)
WRONG = ENTERED.with_digit(80, 5)


def test_the_title_begins_with_the_file() -> None:
    """Taskbars cut off the end; the mark for unsaved work stands where Qt looks for it."""
    assert window.title("puzzle.sdk") == "puzzle.sdk[*] - Dancing Sudoku"
    assert window.title("many.sdm #3") == "many.sdm #3[*] - Dancing Sudoku"


@pytest.mark.parametrize(
    ("command", "said"),
    [
        (commands.typed((0,), 5), "5 in r1c1"),
        (commands.typed((12,), 0), "clear r2c4"),
        (commands.typed((12, 13), 0), "clear several cells"),
        (commands.typed((12, 13), 7), "7 in several cells"),
        (commands.coloured((12, 13), 4), "green in several cells"),
        (commands.RESTARTED, "restart"),
        (commands.noted((80,), 9), "note 9 in r9c9"),
        (commands.coloured((12,), 4), "green in r2c4"),
        (commands.CLEARED, "clear all entries"),
        ("", ""),
    ],
)
def test_a_command_is_called_by_its_cell(command: str, said: str) -> None:
    assert commands.name(command) == said


@pytest.mark.parametrize(
    ("puzzle", "said"),
    [
        (Puzzle(Grid.empty()), "0 givens, 81 to go"),
        (Puzzle(GIVEN), "1 given, 80 to go"),
        (Puzzle(TWO_GIVEN), "2 givens, 79 to go"),
        (Puzzle(Grid.empty(), GIVEN), "0 givens, 80 to go"),
        (Puzzle(TWO_GIVEN, Grid.empty().with_digit(2, 6)), "2 givens, 78 to go"),
        (Puzzle(GIVEN, ENTERED), "solved"),
        (Puzzle(SOLUTION), "solved"),
        (Puzzle(GIVEN, WRONG), "1 given, 0 to go"),
    ],
)
def test_givens_and_cells_to_go_are_counted_until_it_is_solved(puzzle: Puzzle, said: str) -> None:
    assert window.count(puzzle) == said
