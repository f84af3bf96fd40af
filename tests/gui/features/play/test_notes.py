"""Modes, notes and colours, written with keys and with the pad."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from solver_core.sudoku.grid import Grid
from solver_core.sudoku.marks import digits_of
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.document.document import Mode, Source
from sudoku_gui.features.play import PlayFeature
from sudoku_gui.shell.main_window import MainWindow
from tests.amounts import each
from tests.gui.parts import click, part, press, press_shift_and, text_of

GIVENS = Grid.empty().with_digit(0, 5)
HINTS = {
    "givens": "printed",
    "digits": "your own",
    "notes": "note",
    "centre": "middle",
    "colours": "colouring cells",
}
"""What is said above the pad of each mode."""


@pytest.fixture
def puzzle(window: MainWindow) -> MainWindow:
    window.document.open(Puzzle(GIVENS), Source())
    window.context.board.setFocus()
    window.context.board.select(1)
    return window


def test_n_writes_notes_until_it_is_pressed_again(puzzle: MainWindow) -> None:
    """Notes come and go with the same key, and afterwards digits are typed again."""
    press("N", "3", "7", "3")
    assert puzzle.document.mode is Mode.NOTES
    assert puzzle.document.puzzle.corner.digits(1) == (7,)
    press("N", "3")
    assert puzzle.document.puzzle.entries[1] == 3
    assert puzzle.document.puzzle.corner.marked == 0


def test_each_mode_and_ctrl_write_their_own_kind(puzzle: MainWindow) -> None:
    """One kind is written and the others stay as they are; undo takes it back."""
    for keys, kind, mode in [
        (("X", "8"), "corner", Mode.NOTES),
        (("N", "8"), "corner", Mode.NOTES),
        (("C", "8"), "centre", Mode.CENTRE),
        (("Shift+N", "8"), "centre", Mode.CENTRE),
        (("V", "8"), "colours", Mode.COLOURS),
        (("V", "Z", "Ctrl+8"), "centre", Mode.DIGITS),
        (("V", "Ctrl+8"), "centre", Mode.COLOURS),
    ]:
        puzzle.context.actions["mode_digits"].trigger()
        press(*keys)
        held = {
            name: getattr(puzzle.document.puzzle, name).digits(1) for name in ("corner", "centre", "colours")
        }
        assert held == {"corner": (), "centre": (), "colours": ()} | {kind: (8,)}
        assert puzzle.document.mode is mode
        press("Ctrl+Z")
        assert getattr(puzzle.document.puzzle, kind).marked == 0


def test_shift_writes_a_corner_note_in_every_mode(puzzle: MainWindow) -> None:
    """The same again removes it; the mode stays, and so do the digits."""
    for mode in ("Z", "X", "C", "V", "Ctrl+G"):
        puzzle.context.actions["mode_digits"].trigger()
        press(mode)
        before = puzzle.document.mode
        press_shift_and(8)
        assert puzzle.document.puzzle.corner.digits(1) == (8,)
        assert puzzle.document.mode is before
        press_shift_and(8)
        assert puzzle.document.puzzle.corner.marked == 0
        assert not puzzle.document.puzzle.board.digits[1]


def test_letters_typed_elsewhere_or_while_watching_switch_nothing(puzzle: MainWindow) -> None:
    """Only on the board they are keys; in a list they look for a row, and in a field they are letters."""
    for key in (Qt.Key.Key_X, Qt.Key.Key_C):
        QTest.keyClick(puzzle.feature(PlayFeature).panel, key)
        QTest.keyClick(puzzle, key)
    assert puzzle.document.mode is Mode.DIGITS
    puzzle.context.watching.start()
    press("X", "C", "V")
    assert puzzle.document.mode is Mode.DIGITS


def test_the_sheet_of_keys_lists_them(puzzle: MainWindow) -> None:
    (rows,) = (rows for title, rows in puzzle.context.actions.key_sections() if title == "Board")
    listed = dict(rows)
    assert listed["Write corner notes, or digits again"] == "X, N"
    assert listed["Write centre notes, or digits again"] == "C, Shift+N"
    assert listed["Colour cells, or write digits again"] == "V"
    assert listed["Write or remove a corner note"] == "Shift+1 to Shift+9"
    assert listed["Write or remove a centre note"] == "Ctrl+1 to Ctrl+9"
    assert "X, or Shift with a digit" in puzzle.context.actions["mode_notes"].toolTip()


def test_a_given_takes_no_note_and_says_so(puzzle: MainWindow) -> None:
    puzzle.context.board.select(0)
    press_shift_and(8)
    assert puzzle.document.puzzle.corner.marked == 0
    assert "is a given" in puzzle.context.messages.text


def test_the_pad_writes_what_the_mode_says(puzzle: MainWindow) -> None:
    """And leaves the keyboard to the board."""
    for key in ("button_mode_notes", "digit_6", "button_mode_colours", "digit_2"):
        click(puzzle, key)
    assert puzzle.document.puzzle.corner.digits(1) == (6,)
    assert puzzle.document.puzzle.colours.digits(1) == (2,)
    look = puzzle.context.board.look.cells[1]
    assert (digits_of(look.corner), digits_of(look.colours)) == ((6,), (2,))
    click(puzzle, "button_mode_givens")
    press("4")
    assert puzzle.document.puzzle.givens[1] == 4


def test_every_mode_says_what_typing_does(puzzle: MainWindow) -> None:
    """The sentence above the pad, the button pressed and the menu tell the mode."""
    for mode in each(HINTS):
        puzzle.context.actions["mode_digits"].trigger()
        for other in ("notes" if mode != "notes" else "digits", mode):
            click(puzzle, f"button_mode_{other}")
            assert HINTS[other] in text_of(puzzle, "mode_hint")
            checked = [name for name in HINTS if puzzle.context.actions[f"mode_{name}"].isChecked()]
            assert checked == [other]


def test_the_time_spent_is_shown(puzzle: MainWindow) -> None:
    """It is that of the puzzle that was opened, and goes on from there."""
    puzzle.document.open(Puzzle(GIVENS, elapsed=3_723_000), Source())
    assert text_of(puzzle, "time") == "1:02:03"
    assert part(puzzle, QWidget, "time").accessibleName() == "Time spent on this puzzle: 1:02:03"


def test_the_clock_stops_while_a_search_is_watched(puzzle: MainWindow) -> None:
    """The clock runs while somebody solves by hand, and stands while Dancing Links does."""
    puzzle.activateWindow()
    QGuiApplication.processEvents()
    assert puzzle.document.clock.running == puzzle.isActiveWindow()
    puzzle.context.watching.start()
    assert not puzzle.document.clock.running
