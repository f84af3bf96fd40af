"""What the window says of itself and of what was typed, word for word."""

from collections.abc import Callable

import pytest

from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.document.document import Mode
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


@pytest.mark.parametrize("name", ["{name}", "{0}", "{", "}", "100% {}"])
def test_a_file_may_have_braces_in_its_name(name: str) -> None:
    """They are part of the name, and never of the sentence."""
    assert window.title(name) == f"{name}[*] - Dancing Sudoku"


def test_without_a_file_there_is_a_word() -> None:
    """The title is never empty."""
    assert window.untitled() == "Untitled"


@pytest.mark.parametrize(
    ("cell", "digit", "said"),
    [(0, 5, "5 in r1c1"), (80, 9, "9 in r9c9"), (12, 0, "clear r2c4")],
)
def test_a_deed_is_called_by_its_cell(cell: int, digit: int, said: str) -> None:
    """The undo menu says which digit would go."""
    assert window.typed(cell, digit) == said


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (window.undo(window.typed(0, 5)), "&Undo 5 in r1c1"),
        (window.redo(window.typed(0, 0)), "&Redo clear r1c1"),
        (window.undo(window.cleared()), "&Undo clear entries"),
        (window.undo(""), "&Undo"),
        (window.redo(""), "&Redo"),
    ],
)
def test_the_menu_says_what_would_be_undone(words: str, said: str) -> None:
    """And only the verb where there is nothing to undo."""
    assert words == said


def test_a_locked_cell_says_how_to_unlock_it() -> None:
    """A key that does nothing tells why."""
    assert window.locked(12) == "r2c4 is a given. To change it, choose Enter Givens (Ctrl+G)."


def test_the_modes_are_told_apart() -> None:
    """One is about what is printed, the other about one's own digits."""
    assert "printed" in window.mode_hint(Mode.GIVENS)
    assert "your own" in window.mode_hint(Mode.DIGITS)


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
def test_how_far_the_puzzle_is(puzzle: Puzzle, said: str) -> None:
    """A full board is solved only where every house is right."""
    assert window.count(puzzle) == said


SENTENCES: list[Callable[[], str]] = [
    lambda: window.title("1"),
    window.untitled,
    lambda: window.typed(12, 5),
    lambda: window.typed(12, 0),
    window.cleared,
    lambda: window.undo(""),
    lambda: window.redo(""),
    lambda: window.locked(12),
    lambda: window.noted(12, 5),
    lambda: window.coloured(12, 5),
    lambda: window.time_told(0),
    *(lambda mode=mode: window.mode_hint(mode) for mode in Mode),
    *(lambda given=given: window.count(Puzzle(given)) for given in (GIVEN, TWO_GIVEN, SOLUTION)),
]


@pytest.mark.usefixtures("marking")
@pytest.mark.parametrize("sentence", SENTENCES)
def test_every_word_can_be_translated(sentence: Callable[[], str]) -> None:
    """Numbers and the names of cells are the same in every language; no word reaches the user past the translator."""
    assert not [letter for letter in sentence().replace("r2c4", "") if letter.isalpha()]
