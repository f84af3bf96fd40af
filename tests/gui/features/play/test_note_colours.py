"""Notes have colours: by the menu of a cell, or in colour mode while their digit is highlighted."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from solver_core.sudoku.grid import Grid
from solver_core.sudoku.marks import Marks
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.document.document import Mode, Source
from sudoku_gui.features.play import PlayFeature
from sudoku_gui.features.play.cell_menu import CellMenu
from sudoku_gui.shell.main_window import MainWindow
from tests.amounts import each
from tests.gui.parts import Again, part, press, press_shift_and, text_of, trigger

GIVENS = Grid.empty().with_digit(0, 5)
NOTED = Puzzle(GIVENS, corner=Marks.of({1: (2, 7), 2: (7,)}), centre=Marks.of({3: (7, 8)}))


@pytest.fixture
def puzzle(window: MainWindow) -> Iterator[MainWindow]:
    window.document.open(NOTED, Source())
    window.context.board.setFocus()
    yield window
    for menu in window.findChildren(QMenu, "cell_menu"):
        menu.close()


def colours(window: MainWindow, cell: int, digit: int) -> tuple[int, ...]:
    return window.document.puzzle.candidate_colours.numbers(cell, digit)


def entry(window: MainWindow, name: str) -> QAction:
    """Of the menu of the selected cells."""
    for menu in window.findChildren(QMenu, "cell_menu"):
        menu.close()
    (maker,) = window.findChildren(CellMenu)
    return part(maker.menu(), QAction, name)


def test_the_menu_offers_the_notes_of_the_selected_cells(puzzle: MainWindow) -> None:
    puzzle.context.board.select(1)
    entry(puzzle, "colour_note_7_3").trigger()
    assert colours(puzzle, 1, 7) == (3,)
    assert entry(puzzle, "colour_note_7_3").isChecked()
    assert not entry(puzzle, "colour_note_2_3").isChecked()
    assert puzzle.findChild(QMenu, "colour_note_8") is None
    entry(puzzle, "colour_note_7_3").trigger()
    assert colours(puzzle, 1, 7) == ()


def test_without_notes_there_is_nothing_to_colour(puzzle: MainWindow) -> None:
    puzzle.context.board.select(50)
    (maker,) = puzzle.findChildren(CellMenu)
    submenu = part(maker.menu(), QMenu, "colour_note")
    assert not submenu.isEnabled()


def test_while_a_digit_is_highlighted_colours_go_to_its_notes(puzzle: MainWindow) -> None:
    """In all selected cells that have it, of both kinds; the cells stay as they are, and one undo takes all back."""
    puzzle.context.board.select_all_of((0, 1, 2, 3))
    press("Ctrl+Shift+7", "V")
    assert "notes 7" in text_of(puzzle, "mode_hint")
    press("4")
    assert [colours(puzzle, cell, 7) for cell in (1, 2, 3)] == [(4,)] * 3
    assert puzzle.document.puzzle.colours.marked == 0
    press("1")
    assert colours(puzzle, 2, 7) == (1, 4)
    press("Ctrl+Z", "Ctrl+Z")
    assert puzzle.document.puzzle == NOTED


def test_without_a_highlight_colours_go_to_cells_again(puzzle: MainWindow) -> None:
    puzzle.context.board.select(1)
    press("Ctrl+Shift+7", "V", "Ctrl+Shift+7", "4")
    assert puzzle.document.puzzle.candidate_colours.marked == 0
    assert puzzle.document.puzzle.colours.digits(1) == (4,)
    assert "colouring cells" in text_of(puzzle, "mode_hint")


def test_a_cell_without_the_note_is_reported(puzzle: MainWindow) -> None:
    puzzle.context.board.select(50)
    press("Ctrl+Shift+7", "V", "4")
    assert puzzle.document.puzzle == NOTED
    assert "No selected cell has the note 7" in puzzle.context.messages.text


def test_clearing_takes_the_colours_of_the_highlighted_notes_or_all(puzzle: MainWindow) -> None:
    puzzle.feature(PlayFeature).typing.colour_note((1,), 2, 5)
    puzzle.feature(PlayFeature).typing.colour_note((1,), 7, 5)
    puzzle.context.board.select(1)
    press("Ctrl+Shift+7", "V", "0")
    assert (colours(puzzle, 1, 2), colours(puzzle, 1, 7)) == ((5,), ())
    press("Ctrl+Shift+7", "0")
    assert puzzle.document.puzzle == NOTED


def test_a_colour_goes_with_its_note(puzzle: MainWindow) -> None:
    """And one undo brings both back."""
    typing = puzzle.feature(PlayFeature).typing
    typing.colour_note((1,), 7, 5)
    puzzle.context.board.select(1)
    before = puzzle.document.puzzle
    ways: list[Callable[[], object]] = [
        lambda: typing.type_digit((1,), 4, Mode.DIGITS),
        lambda: press_shift_and(7),
        lambda: trigger(puzzle, "clear_cell"),
        lambda: trigger(puzzle, "restart"),
    ]
    for take in each(ways):
        take()
        assert puzzle.document.puzzle.candidate_colours.marked == 0
        puzzle.document.undo_stack.undo()
        assert puzzle.document.puzzle == before


def test_colours_are_seen_and_heard(puzzle: MainWindow) -> None:
    puzzle.feature(PlayFeature).typing.colour_note((1,), 7, 5)
    puzzle.context.board.select(1)
    assert puzzle.context.board.look.cells[1].note_colours[6] == 1 << 4
    assert puzzle.context.board.look.cells[2].note_colours == ()


def test_note_colours_are_saved_and_restored(puzzle: MainWindow, again: Again) -> None:
    puzzle.feature(PlayFeature).typing.colour_note((1,), 7, 5)
    coloured = puzzle.document.puzzle
    restarted = again()
    assert restarted.document.puzzle == coloured
    restarted.document.undo_stack.undo()
    assert restarted.document.puzzle == NOTED


def test_undo_names_the_cell_of_a_coloured_note(puzzle: MainWindow) -> None:
    puzzle.feature(PlayFeature).typing.colour_note((1,), 7, 5)
    undo = part(puzzle, QAction, "undo")
    assert "for a note in r1c2" in undo.text()
