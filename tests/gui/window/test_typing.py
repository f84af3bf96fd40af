"""Typing on the board: by keys alone, by mouse alone, and everything taken back again."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.document.document import Mode
from sudoku_gui.render.board.look import Ink
from sudoku_gui.shell.main_window import MainWindow
from tests.gui.window.shared import Click, Press, TextOf, board, entries, givens

PUZZLE = "3...86..1.9..2......5.....382..7.1.9...2.8...5.4.3..269.....5......6..9.2..35...4"


@pytest.fixture
def puzzle(window: MainWindow, paste: Callable[[str], None]) -> MainWindow:
    """The window with a puzzle, typing entries, in the second cell, which is empty."""
    paste(PUZZLE)
    window.context.board.select(1)
    assert window.document.mode is Mode.DIGITS
    return window


def test_a_whole_puzzle_is_typed_with_digits_and_arrows(window: MainWindow, press: Press) -> None:
    """Row after row: the digit, then Right, which comes round to the row's first cell; then Down."""
    for cell, sign in enumerate(PUZZLE):
        assert window.context.board.selected == cell
        press("0" if sign == "." else sign, "Right")
        if cell % 9 == 8:
            press("Down")
    assert givens(window) == PUZZLE
    assert window.context.board.selected == 0
    shown = [look.digit for look in window.context.board.look.cells]
    assert shown == list(Grid.parse(PUZZLE).digits)


@pytest.mark.parametrize("key", ["0", "Delete", "Backspace", "Space"])
def test_each_clearing_key_empties_the_cell(puzzle: MainWindow, press: Press, key: str) -> None:
    press("4")
    assert entries(puzzle)[1] == "4"
    press(key)
    assert board(puzzle) == PUZZLE


def test_a_locked_given_stays_and_says_why(puzzle: MainWindow, press: Press) -> None:
    """While entries are typed a given cannot be overwritten or cleared, and the way to do it is reported."""
    changes = puzzle.document.undo_stack.count()
    for key in ("5", "Delete"):
        press("Home", key)
        assert board(puzzle) == PUZZLE
        assert "r1c1 is a given" in puzzle.context.messages.text
        assert "Ctrl+G" in puzzle.context.messages.text
        puzzle.context.messages.dismiss()
    assert puzzle.document.undo_stack.count() == changes


def test_the_mode_decides_what_a_digit_is(puzzle: MainWindow, press: Press) -> None:
    """Ctrl+G makes givens, Ctrl+D entries; ink, hint and menu follow."""
    press("Ctrl+G", "4", "Right", "Ctrl+D", "7")
    assert (givens(puzzle)[1], entries(puzzle)[1]) == ("4", ".")
    assert (givens(puzzle)[2], entries(puzzle)[2]) == (".", "7")
    assert puzzle.context.board.look.cells[1].ink is Ink.GIVEN
    assert puzzle.context.board.look.cells[2].ink is Ink.ENTRY
    press("Ctrl+G", "Home", "5")
    assert givens(puzzle)[0] == "5"


def test_a_given_typed_over_an_entry_takes_its_place(puzzle: MainWindow, press: Press) -> None:
    press("4", "Ctrl+G", "7")
    assert (givens(puzzle)[1], entries(puzzle)[1]) == ("7", ".")
    press("Ctrl+Z")
    assert (givens(puzzle)[1], entries(puzzle)[1]) == (".", "4")


@pytest.mark.parametrize(("key", "name"), [("Ctrl+G", "mode_givens"), ("Ctrl+D", "mode_digits")])
def test_the_mode_is_seen(puzzle: MainWindow, press: Press, text_of: TextOf, key: str, name: str) -> None:
    """Menu and panel mark the mode that holds, and the panel says what typing does now."""
    press("Ctrl+D" if key == "Ctrl+G" else "Ctrl+G")
    assert not puzzle.context.actions[name].isChecked()
    press(key)
    assert puzzle.context.actions[name].isChecked()
    assert ("printed" in text_of(puzzle, "mode_hint")) == (key == "Ctrl+G")
    assert ("your own" in text_of(puzzle, "mode_hint")) == (key == "Ctrl+D")


def test_the_panel_changes_the_mode_by_mouse(puzzle: MainWindow, click: Click, press: Press) -> None:
    """Two clicks do what Ctrl+G and Ctrl+D do, and leave the keyboard to the board."""
    click(puzzle, "button_mode_givens")
    press("4")
    click(puzzle, "button_mode_digits")
    press("Right", "7")
    assert (givens(puzzle)[1], entries(puzzle)[2]) == ("4", "7")


def test_the_mouse_alone_writes_and_clears_a_digit(puzzle: MainWindow, click: Click) -> None:
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


def test_the_pad_counts_what_is_still_to_place(puzzle: MainWindow, press: Press) -> None:
    key = puzzle.findChild(QWidget, "digit_7")
    assert key is not None
    assert key.accessibleName() == "7, 8 still to place"
    press("7")
    assert key.accessibleName() == "7, 7 still to place"


def test_clashing_digits_are_marked_and_unmarked(puzzle: MainWindow, press: Press) -> None:
    press("3")
    look = puzzle.context.board.look
    assert look.clashes == ((0, 1),)
    assert [cell for cell in range(81) if look.cells[cell].clashing] == [0, 1]
    press("7")
    assert puzzle.context.board.look.clashes == ()
    assert not any(cell.clashing for cell in puzzle.context.board.look.cells)


def test_everything_typed_is_undone_and_done_again(puzzle: MainWindow, press: Press) -> None:
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


def test_undo_and_redo_tell_what_they_would_do(puzzle: MainWindow, press: Press) -> None:
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


def test_the_title_marks_unsaved_work(window: MainWindow, press: Press) -> None:
    """[*] in the title shows from the first digit on, until it is taken back."""
    assert "[*]" in window.windowTitle()
    assert not window.isWindowModified()
    press("4")
    assert window.isWindowModified()
    press("Ctrl+Z")
    assert not window.isWindowModified()
    press("0", "Delete")
    assert not window.isWindowModified()
