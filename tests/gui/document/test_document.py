"""The document: what typing means, and what whole boards do to it."""

import pytest

from solver_core.sudoku.grid import Grid, GridError
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.document import edits
from sudoku_gui.document.document import Document, Mode, Source

SOLUTION = Grid.parse("496573128381924675275861943153789462962435781847216539714352896529648317638197254")
EMPTY = Grid.empty()
FIVE = EMPTY.with_digit(0, 5)
SIX = EMPTY.with_digit(1, 6)


def test_an_empty_board_takes_givens(document: Document) -> None:
    assert document.mode is Mode.GIVENS
    assert document.is_blank
    document.place_in((3,), 8, "")
    assert (document.puzzle.givens[3], document.puzzle.entries[3]) == (8, 0)
    assert not document.is_blank


@pytest.mark.parametrize(
    ("opened", "mode"), [(Puzzle(FIVE), Mode.DIGITS), (Puzzle(EMPTY, FIVE), Mode.GIVENS)]
)
def test_the_opened_puzzle_decides_the_mode(document: Document, opened: Puzzle, mode: Mode) -> None:
    document.set_mode(Mode.GIVENS if mode is Mode.DIGITS else Mode.DIGITS)
    document.open(opened, Source())
    assert document.mode is mode


def test_a_given_is_locked_while_digits_are_typed(given_first: Document) -> None:
    assert given_first.is_locked(0)
    assert not given_first.is_locked(1)
    for digit in range(10):
        given_first.place_in((0,), digit, "")
    assert given_first.puzzle.givens[0] == 5
    assert given_first.puzzle.entries[0] == 0


def test_a_given_can_be_changed_while_givens_are_typed(given_first: Document) -> None:
    given_first.set_mode(Mode.GIVENS)
    assert not given_first.is_locked(0)
    given_first.place_in((0,), 9, "")
    assert given_first.puzzle.givens[0] == 9
    given_first.place_in((0,), 0, "")
    assert given_first.puzzle.givens[0] == 0


def test_no_digit_is_placed_outside_the_board(document: Document) -> None:
    with pytest.raises(GridError, match="cell 81 cannot hold the digit 5"):
        document.place_in((81,), 5, "")
    assert document.undo_stack.count() == 0


@pytest.mark.parametrize("mode", Mode)
def test_a_board_with_anything_on_it_is_not_blank(document: Document, mode: Mode) -> None:
    document.set_mode(mode)
    document.place_in((3,), 8, "")
    assert not document.is_blank
    document.undo_stack.undo()
    assert document.is_blank


def test_a_solution_is_entered_around_the_givens(given_first: Document) -> None:
    """Givens stay givens, also one that the solution contradicts; everything else becomes an entry."""
    given_first.change_to(edits.with_solution(given_first.puzzle, SOLUTION), "")
    assert given_first.puzzle.givens == FIVE
    assert given_first.puzzle.entries == SOLUTION.with_digit(0, 0)


def test_clearing_takes_entries_and_nothing_else(document: Document) -> None:
    whole = Puzzle(FIVE, SIX, (("D", "title"),), (("Notes", ("a", "b")),))
    document.open(whole, Source())
    document.clear_entries("")
    assert document.puzzle == Puzzle(FIVE, EMPTY, whole.headers, whole.sections)


@pytest.mark.parametrize(
    ("opened", "task"),
    [
        (Puzzle(FIVE, SIX), FIVE),
        (Puzzle(EMPTY, SIX.with_digit(2, 7)), SIX.with_digit(2, 7)),
        (Puzzle(EMPTY), EMPTY),
    ],
)
def test_the_task_is_the_givens_or_without_any_the_entries(
    document: Document, opened: Puzzle, task: Grid
) -> None:
    """Entries may be wrong and are not asked; only where nothing is given are they the puzzle."""
    document.open(opened, Source())
    assert document.task() == task
