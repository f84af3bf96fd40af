"""Notes and colours, written with keys and with the pad."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel

from solver_core.sudoku.grid import Grid
from solver_core.sudoku.marks import digits_of
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.document.document import Mode, Source
from sudoku_gui.features.play import PlayFeature
from sudoku_gui.shell.main_window import MainWindow

ALT, CTRL, NONE = (
    Qt.KeyboardModifier.AltModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.NoModifier,
)
GIVENS = Grid.empty().with_digit(0, 5)
Key = Qt.Key


@pytest.fixture
def puzzle(window: MainWindow) -> MainWindow:
    window.document.open(Puzzle(GIVENS), Source())
    window.context.board.setFocus()
    window.context.board.select(1)
    return window


def press(window: MainWindow, key: Key, modifier: Qt.KeyboardModifier = NONE) -> None:
    QTest.keyClick(window.context.board, key, modifier)
    QGuiApplication.processEvents()


def click(window: MainWindow, name: str) -> None:
    button = window.findChild(QAbstractButton, name)
    assert isinstance(button, QAbstractButton)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_n_writes_notes_until_it_is_pressed_again(puzzle: MainWindow) -> None:
    """Notes come and go with the same key, and afterwards digits are typed again."""
    press(puzzle, Key.Key_N)
    assert puzzle.document.mode is Mode.NOTES
    press(puzzle, Key.Key_3)
    press(puzzle, Key.Key_7)
    press(puzzle, Key.Key_3)
    assert puzzle.document.puzzle.corner.digits(1) == (7,)
    press(puzzle, Key.Key_N)
    press(puzzle, Key.Key_3)
    assert puzzle.document.puzzle.entries[1] == 3
    assert puzzle.document.puzzle.corner.marked == 0


@pytest.mark.parametrize(
    ("keys", "kind", "modifier"),
    [
        (Key.Key_N, "corner", NONE),
        (Key.Key_N, "centre", Qt.KeyboardModifier.ShiftModifier),
        (Key.Key_C, "colours", NONE),
    ],
)
def test_each_mode_writes_its_own_kind(
    puzzle: MainWindow, keys: Key, kind: str, modifier: Qt.KeyboardModifier
) -> None:
    """One kind is written and the others stay as they are; undo takes it back."""
    press(puzzle, keys, modifier)
    press(puzzle, Key.Key_4)
    held = {name: getattr(puzzle.document.puzzle, name).marked for name in ("corner", "centre", "colours")}
    assert held == {"corner": 0, "centre": 0, "colours": 0} | {kind: 1}
    QTest.keyClick(puzzle, Key.Key_Z, CTRL)
    assert getattr(puzzle.document.puzzle, kind).marked == 0


def test_letters_typed_elsewhere_switch_nothing(puzzle: MainWindow) -> None:
    """Only on the board they are keys; in a list they look for a row, and in a field they are letters."""
    for key in (Key.Key_N, Key.Key_C):
        QTest.keyClick(puzzle.feature(PlayFeature).panel, key)
        QTest.keyClick(puzzle, key)
    assert puzzle.document.mode is Mode.DIGITS


@pytest.mark.usefixtures("slow_search")
def test_letters_do_not_switch_while_a_search_is_watched(puzzle: MainWindow) -> None:
    puzzle.context.watching.start()
    press(puzzle, Key.Key_N)
    press(puzzle, Key.Key_C)
    assert puzzle.document.mode is Mode.DIGITS


def test_the_sheet_of_keys_lists_them(puzzle: MainWindow) -> None:
    listed = dict(puzzle.actions_by_id.shortcut_rows())
    assert listed["Write notes, or digits again"] == "N"
    assert listed["Write notes in the middle, or digits again"] == "Shift+N"
    assert listed["Colour cells, or write digits again"] == "C"
    assert listed["Write or remove a note"] == "Alt+1 to Alt+9"
    assert "N on the board" in puzzle.context.actions["mode_notes"].toolTip()


@pytest.mark.parametrize(("modifiers", "kind"), [(ALT, "corner"), (ALT | CTRL, "centre")])
def test_alt_writes_a_note_in_any_mode(puzzle: MainWindow, modifiers: Qt.KeyboardModifier, kind: str) -> None:
    press(puzzle, Key.Key_8, modifiers)
    assert getattr(puzzle.document.puzzle, kind).digits(1) == (8,)
    assert puzzle.document.mode is Mode.DIGITS


def test_a_given_takes_no_note_and_says_so(puzzle: MainWindow) -> None:
    puzzle.context.board.select(0)
    press(puzzle, Key.Key_8, ALT)
    assert puzzle.document.puzzle.corner.marked == 0
    assert "is a given" in puzzle.context.messages.text


def test_the_pad_writes_what_the_mode_says(puzzle: MainWindow) -> None:
    click(puzzle, "button_mode_notes")
    click(puzzle, "digit_6")
    click(puzzle, "button_mode_colours")
    click(puzzle, "digit_2")
    assert puzzle.document.puzzle.corner.digits(1) == (6,)
    assert puzzle.document.puzzle.colours.digits(1) == (2,)
    assert digits_of(puzzle.context.board.look.cells[1].corner) == (6,)
    assert digits_of(puzzle.context.board.look.cells[1].colours) == (2,)


@pytest.mark.parametrize("name", ["mode_notes", "mode_centre", "mode_colours"])
def test_every_mode_says_what_typing_does(puzzle: MainWindow, name: str) -> None:
    """The sentence above the pad and the button pressed tell the mode."""
    before = _hint(puzzle)
    click(puzzle, f"button_{name}")
    assert _hint(puzzle) != before
    assert puzzle.context.actions[name].isChecked()


def test_the_time_spent_is_shown(puzzle: MainWindow, qtbot: object) -> None:
    """It is that of the puzzle that was opened, and goes on from there."""
    assert qtbot
    puzzle.document.open(Puzzle(GIVENS, elapsed=3_723_000), Source())
    label = puzzle.findChild(QLabel, "time")
    assert isinstance(label, QLabel)
    assert label.text() == "1:02:03"
    assert label.accessibleName() == "Time spent on this puzzle: 1:02:03"


@pytest.mark.usefixtures("slow_search")
def test_nobody_is_at_the_puzzle_while_a_search_is_watched(puzzle: MainWindow) -> None:
    """The clock runs while somebody solves by hand, and stands while Dancing Links does."""
    puzzle.activateWindow()
    QGuiApplication.processEvents()
    assert puzzle.document.clock.running == puzzle.isActiveWindow()
    puzzle.context.watching.start()
    assert not puzzle.document.clock.running


def _hint(window: MainWindow) -> str:
    label = window.findChild(QLabel, "mode_hint")
    assert isinstance(label, QLabel)
    return label.text()
