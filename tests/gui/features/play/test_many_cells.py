"""Several cells at once in the window: one change, one undo; what is locked stays; Esc goes back to one."""

from collections.abc import Callable

import pytest

from solver_core.sudoku.grid import Grid
from solver_core.sudoku.marks import Marks
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.document.document import Mode, Source
from sudoku_gui.document.history import History
from sudoku_gui.shell.main_window import MainWindow
from tests.amounts import each
from tests.gui.parts import click, press, press_shift_and, trigger

GIVENS = Grid.empty().with_digit(0, 5).with_digit(1, 6)
CELLS = (0, 2, 3)  # a given and two empty cells


@pytest.fixture
def puzzle(window: MainWindow) -> MainWindow:
    window.document.open(Puzzle(GIVENS), Source())
    window.preferences["tidy_notes"] = "no"
    window.context.board.setFocus()
    window.context.board.select_all_of(CELLS)
    return window


def undo_text(window: MainWindow) -> str:
    return window.context.actions["undo"].text()


def test_a_digit_goes_into_all_selected_cells(puzzle: MainWindow) -> None:
    """By key and by pad; givens among them are left out without a word, and one undo takes all back."""
    writes: tuple[Callable[[], None], ...] = (lambda: press("7"), lambda: click(puzzle, "digit_7"))
    for write in each(writes):
        write()
        assert puzzle.document.puzzle.entries == Grid.empty().with_digit(2, 7).with_digit(3, 7)
        assert puzzle.context.messages.text == ""
        assert undo_text(puzzle) == "&Undo 7 in several cells"
        press("Ctrl+Z")
        assert puzzle.document.puzzle == Puzzle(GIVENS)
        puzzle.context.board.setFocus()


def test_only_where_all_are_locked_that_is_said(puzzle: MainWindow) -> None:
    puzzle.context.board.select_all_of((0, 1))
    for key in ("7", "Delete", "Ctrl+3"):
        press(key)
        assert "are givens" in puzzle.context.messages.text
        puzzle.context.messages.dismiss()
    assert puzzle.document.undo_stack.count() == 0


@pytest.mark.parametrize(
    ("write", "field"),
    [(press_shift_and, "corner"), (lambda digit: press(f"Ctrl+{digit}"), "centre")],
    ids=["corner", "centre"],
)
def test_a_note_is_set_in_all_unless_all_have_it(
    puzzle: MainWindow, write: Callable[[int], None], field: str
) -> None:
    """Cells with a digit have no notes and do not count."""
    puzzle.document.place_in((4,), 9, "typed 4 9")
    puzzle.document.place_in((2,), 4, "noted 2 4", Mode.CENTRE if field == "centre" else Mode.NOTES)
    puzzle.context.board.select_all_of((*CELLS, 4))
    write(4)
    assert getattr(puzzle.document.puzzle, field) == Marks.of({2: (4,), 3: (4,)})
    assert undo_text(puzzle) == "&Undo note 4 in several cells"
    write(4)
    assert getattr(puzzle.document.puzzle, field) == Marks.none()
    press("Ctrl+Z", "Ctrl+Z")
    assert getattr(puzzle.document.puzzle, field) == Marks.of({2: (4,)})


def test_givens_can_be_coloured(puzzle: MainWindow) -> None:
    press("V", "3")
    assert puzzle.document.puzzle.colours == Marks.of(dict.fromkeys(CELLS, (3,)))
    press("3")
    assert puzzle.document.puzzle.colours == Marks.none()
    press("3", "1", "Delete")
    assert puzzle.document.puzzle.colours == Marks.none()


def test_delete_clears_all_of_them(puzzle: MainWindow) -> None:
    press("7", "Delete")
    assert puzzle.document.puzzle == Puzzle(GIVENS)
    assert undo_text(puzzle) == "&Undo clear several cells"


def test_the_history_of_many_cells_is_stored(puzzle: MainWindow) -> None:
    press("7")
    press_shift_and(2)
    history = puzzle.document.history
    assert history is not None
    again = History.from_json(history.to_json(), puzzle.document.puzzle)
    assert [edit.code for edit in again.edits] == ["many_typed 0 7"]
    assert again.states[0] == Puzzle(GIVENS)


def test_esc_goes_back_to_one_cell(puzzle: MainWindow) -> None:
    press("Esc")
    assert puzzle.context.board.cells == (3,)


@pytest.mark.parametrize(("name", "number"), [("select_all", 81), ("select_alike", 1)])
def test_the_menu_selects_all_cells_or_those_alike(puzzle: MainWindow, name: str, number: int) -> None:
    puzzle.context.board.select(0)
    trigger(puzzle, name)
    assert len(puzzle.context.board.cells) == number
    assert puzzle.context.board.hasFocus()


def test_givens_are_typed_in_many_cells(puzzle: MainWindow) -> None:
    puzzle.document.set_mode(Mode.GIVENS)
    press("8")
    assert puzzle.document.puzzle.givens == Grid(bytes([8, 6, 8, 8, *[0] * 77]))


def test_a_document_changes_many_cells_at_once(window: MainWindow) -> None:
    """In every mode: whatever is done is one change."""
    document, cells = window.document, (3, 4, 40)
    clear: Callable[[], None] = lambda: document.place_in(cells, 0, "x")  # noqa: E731 - typed as a function of its own
    for mode in Mode:
        document.open(Puzzle(GIVENS), Source())
        document.set_mode(mode)
        document.place_in(cells, 4, "x")
        assert document.undo_stack.count() == 1, mode
        clear()
        assert document.puzzle == Puzzle(GIVENS), mode
        assert document.undo_stack.count() == 2, mode
