"""Notes and colours: what typing means in their modes, and that notes live only in empty cells."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solver_core.sudoku.cells import PEERS
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.marks import Marks
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.document import edits
from sudoku_gui.document.document import Document, Mode, Source

SOLUTION = Grid.parse("496573128381924675275861943153789462962435781847216539714352896529648317638197254")
GIVENS = Grid.empty().with_digit(0, 4)
NOTED = Puzzle(GIVENS, corner=Marks.of({1: (9, 7), 2: (9,), 80: (9,)}), centre=Marks.of({1: (7,), 10: (9,)}))


@pytest.fixture
def noted(document: Document) -> Document:
    document.open(NOTED, Source())
    return document


@pytest.mark.parametrize(("mode", "field"), [(Mode.NOTES, "corner"), (Mode.CENTRE, "centre")])
def test_a_digit_is_noted_and_taken_away_again(document: Document, mode: Mode, field: str) -> None:
    document.open(Puzzle(GIVENS), Source())
    document.set_mode(mode)
    for digit, held in [(5, (5,)), (2, (2, 5)), (5, (2,))]:
        document.place_in((3,), digit, "note")
        assert getattr(document.puzzle, field).digits(3) == held
    assert document.puzzle.corner.marked + document.puzzle.centre.marked == 1
    document.place_in((3,), 0, "clear")
    assert document.puzzle == Puzzle(GIVENS)
    document.undo_stack.undo()
    assert getattr(document.puzzle, field).digits(3) == (2,)


def test_colours_are_for_every_cell(document: Document) -> None:
    """Givens and filled cells take colours, several each; a locked cell takes no digit."""
    document.open(Puzzle(GIVENS, Grid.empty().with_digit(1, 2)), Source())
    document.set_mode(Mode.COLOURS)
    for cell in (0, 1, 2):
        assert not document.is_locked(cell)
        document.place_in((cell,), 3, "colour")
        document.place_in((cell,), 1, "colour")
        assert document.puzzle.colours.digits(cell) == (1, 3)
    document.place_in((0,), 3, "colour")
    document.place_in((1,), 0, "clear")
    assert document.puzzle.colours == Marks.of({0: (1,), 2: (1, 3)})
    assert document.puzzle.board == GIVENS.with_digit(1, 2)


@pytest.mark.parametrize("mode", [Mode.DIGITS, Mode.NOTES, Mode.CENTRE])
def test_a_given_takes_no_notes(noted: Document, mode: Mode) -> None:
    noted.set_mode(mode)
    assert noted.is_locked(0)
    for digit in range(10):
        noted.place_in((0,), digit, "")
    assert noted.puzzle == NOTED


@pytest.mark.parametrize("mode", [Mode.DIGITS, Mode.GIVENS])
def test_a_digit_takes_the_notes_of_its_cell_away(noted: Document, mode: Mode) -> None:
    """Undo brings them back; clearing an empty cell leaves them, and so do the cells around."""
    noted.set_mode(mode)
    noted.place_in((1,), 9, "")
    assert noted.puzzle.corner == Marks.of({2: (9,), 80: (9,)})
    assert noted.puzzle.centre == Marks.of({10: (9,)})
    noted.undo_stack.undo()
    assert noted.puzzle == NOTED
    noted.place_in((1,), 0, "")
    assert noted.puzzle == NOTED


def test_a_digit_may_clear_the_notes_of_the_cells_that_see_it(noted: Document) -> None:
    noted.clears_peers = True
    noted.place_in((1,), 9, "")
    assert noted.puzzle.corner == Marks.of({80: (9,)})
    assert noted.puzzle.centre == Marks.none()
    assert 10 in PEERS[1]
    noted.undo_stack.undo()
    assert noted.puzzle == NOTED


@pytest.mark.parametrize("mode", [Mode.NOTES, Mode.CENTRE])
def test_clearing_notes_clears_the_entry_of_a_cell_without_notes(noted: Document, mode: Mode) -> None:
    noted.place_in((3,), 5, "")
    noted.set_mode(mode)
    noted.place_in((3,), 0, "")
    assert noted.puzzle == NOTED


def test_a_solution_takes_all_notes_away(noted: Document) -> None:
    noted.change_to(edits.with_solution(noted.puzzle, SOLUTION), "")
    assert noted.is_solved
    assert noted.puzzle.corner == noted.puzzle.centre == Marks.none()
    noted.undo_stack.undo()
    noted.place_in((40,), 1, "")
    noted.clear_entries("")
    assert noted.puzzle == NOTED


@given(
    changes=st.lists(
        st.tuples(st.sampled_from(Mode), st.sampled_from([0, 1, 40, 80]), st.integers(0, 9)), max_size=20
    ),
    clears=st.booleans(),
)
def test_no_change_leads_to_a_note_beside_a_digit(changes: list[tuple[Mode, int, int]], clears: bool) -> None:  # noqa: FBT001 - drawn
    document = Document()
    document.clears_peers = clears
    document.open(NOTED, Source())
    for mode, cell, digit in changes:
        document.set_mode(mode)
        document.place_in((cell,), digit, "")
        board = document.puzzle.board.digits
        assert document.puzzle.corner.outside(board) == document.puzzle.corner
        assert document.puzzle.centre.outside(board) == document.puzzle.centre
    while document.undo_stack.canUndo():
        document.undo_stack.undo()
    assert document.puzzle == NOTED
