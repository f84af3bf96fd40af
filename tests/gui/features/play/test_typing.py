"""Typing on the board: by keys alone, by mouse alone, and everything taken back again."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.document.document import Mode
from sudoku_gui.render.board.look import Ink
from sudoku_gui.shell.main_window import MainWindow
from tests.gui.parts import PUZZLE, board, click, entries, givens, part, paste, press


@pytest.fixture
def puzzle(window: MainWindow) -> MainWindow:
    """The window with a puzzle, typing entries, in the second cell, which is empty."""
    paste(PUZZLE)
    window.context.board.select(1)
    assert window.document.mode is Mode.DIGITS
    return window


def test_a_whole_puzzle_is_typed_with_digits_and_arrows(window: MainWindow) -> None:
    """Where digits do not lead to the next cell: the digit, then Right, which comes round in its row; then Down."""
    window.preferences["type_on"] = "no"
    for cell, sign in enumerate(PUZZLE):
        assert window.context.board.selected == cell
        press("0" if sign == "." else sign, "Right")
        if cell % 9 == 8:
            press("Down")
    assert givens(window) == PUZZLE
    assert window.context.board.selected == 0
    shown = [look.digit for look in window.context.board.look.cells]
    assert shown == list(Grid.parse(PUZZLE).digits)


def test_each_clearing_key_empties_the_cell(puzzle: MainWindow) -> None:
    for key in ["0", "Delete", "Backspace", "Space"]:
        press("4")
        assert entries(puzzle)[1] == "4"
        press(key)
        assert board(puzzle) == PUZZLE


def test_a_locked_given_stays_and_says_why(puzzle: MainWindow) -> None:
    """While entries are typed a given cannot be overwritten or cleared, and the way to do it is reported."""
    changes = puzzle.document.undo_stack.count()
    for key in ("5", "Delete"):
        press("Home", key)
        assert board(puzzle) == PUZZLE
        assert "r1c1 is a given" in puzzle.context.messages.text
        assert "Ctrl+G" in puzzle.context.messages.text
        puzzle.context.messages.dismiss()
    assert puzzle.document.undo_stack.count() == changes


def test_the_mode_decides_what_a_digit_is(puzzle: MainWindow) -> None:
    """Ctrl+G makes givens, Ctrl+D entries; ink, hint and menu follow."""
    press("Ctrl+G", "4", "Ctrl+D", "7")
    assert (givens(puzzle)[1], entries(puzzle)[1]) == ("4", ".")
    assert (givens(puzzle)[2], entries(puzzle)[2]) == (".", "7")
    assert puzzle.context.board.look.cells[1].ink is Ink.GIVEN
    assert puzzle.context.board.look.cells[2].ink is Ink.ENTRY
    press("Ctrl+G", "Home", "5")
    assert givens(puzzle)[0] == "5"


def test_a_given_typed_over_an_entry_takes_its_place(puzzle: MainWindow) -> None:
    press("4", "Ctrl+G", "7")
    assert (givens(puzzle)[1], entries(puzzle)[1]) == ("7", ".")
    press("Ctrl+Z")
    assert (givens(puzzle)[1], entries(puzzle)[1]) == (".", "4")


def test_the_mouse_alone_writes_and_clears_a_digit(puzzle: MainWindow) -> None:
    """Click a cell, click a digit; click the cell, click Clear."""

    def click_cell(cell: int) -> None:
        middle: QPoint = puzzle.context.board.cell_area(cell).center()
        QTest.mouseClick(puzzle.context.board, Qt.MouseButton.LeftButton, pos=middle)

    click_cell(40)
    click(puzzle, "digit_6")
    click_cell(41)
    click(puzzle, "digit_9")
    assert (entries(puzzle)[40], entries(puzzle)[41]) == ("6", ".")
    assert "r5c6 is a given" in puzzle.context.messages.text
    click_cell(40)
    click(puzzle, "digit_clear")
    assert board(puzzle) == PUZZLE


def test_the_pad_counts_the_digits_still_to_place(puzzle: MainWindow) -> None:
    key = part(puzzle, QWidget, "digit_7")
    assert key.accessibleName() == "7, 8 still to place"
    press("7")
    assert key.accessibleName() == "7, 7 still to place"


def test_everything_typed_is_undone_and_done_again(puzzle: MainWindow) -> None:
    """Entries, clearing, givens and the end of them: back by Ctrl+Z, on by Ctrl+Shift+Z or Ctrl+Y."""
    puzzles: list[Puzzle] = [puzzle.document.puzzle]
    for keys in (["4"], ["Right", "7"], ["0"], ["Ctrl+G", "1"], ["Ctrl+Backspace"]):
        press(*keys)
        puzzles.append(puzzle.document.puzzle)
    assert len(set(puzzles)) > 4
    for before in reversed(puzzles[:-1]):
        press("Ctrl+Z")
        assert puzzle.document.puzzle == before
    for number, after in enumerate(puzzles[1:]):
        press("Ctrl+Y" if number % 2 else "Ctrl+Shift+Z")
        assert puzzle.document.puzzle == after


def test_undo_and_redo_name_their_change(puzzle: MainWindow) -> None:
    """The menu names the change, and is grey where there is none; no undo leads out of this puzzle."""
    begun = board(puzzle)
    undo, redo = (puzzle.context.actions[name] for name in ("undo", "redo"))
    press("4")
    assert (undo.text(), redo.isEnabled()) == ("&Undo 4 in r1c2", False)
    press("Ctrl+Z")
    assert redo.text() == "&Redo 4 in r1c2"
    assert not undo.isEnabled()
    press("Ctrl+Z")
    assert board(puzzle) == begun


def test_the_title_marks_unsaved_work(window: MainWindow) -> None:
    """[*] in the title shows from the first digit on, until it is taken back."""
    assert "[*]" in window.windowTitle()
    assert not window.isWindowModified()
    press("4")
    assert window.isWindowModified()
    press("Ctrl+Z")
    assert not window.isWindowModified()
    press("0", "Delete")
    assert not window.isWindowModified()
