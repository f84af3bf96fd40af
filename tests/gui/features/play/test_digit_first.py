"""The digit first: a key chooses it, clicks write it, Esc ends."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton

from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.document.document import Mode, Source
from sudoku_gui.features.play import PlayFeature
from sudoku_gui.shell.main_window import MainWindow
from tests.gui.parts import click, part, press, text_of

GIVENS = Grid.empty().with_digit(0, 5).with_digit(1, 6)
LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


@pytest.fixture
def puzzle(window: MainWindow) -> MainWindow:
    window.document.open(Puzzle(GIVENS), Source())
    window.preferences["digit_first"] = "yes"
    window.context.board.setFocus()
    window.context.board.select(40)
    return window


def click_cell(window: MainWindow, cell: int) -> None:
    QTest.mouseClick(window.context.board, LEFT, NONE, window.context.board.cell_area(cell).center())


def entries(window: MainWindow) -> dict[int, int]:
    return {cell: digit for cell, digit in enumerate(window.document.puzzle.entries.digits) if digit}


def test_a_key_chooses_and_clicks_write(puzzle: MainWindow) -> None:
    """The key writes nothing by itself; a second click removes the digit; its equals are marked."""
    press("7")
    assert entries(puzzle) == {}
    assert puzzle.context.board.look.selected_digit == 7
    assert "enter 7" in text_of(puzzle, "mode_hint")
    click_cell(puzzle, 20)
    click_cell(puzzle, 60)
    assert entries(puzzle) == {20: 7, 60: 7}
    click_cell(puzzle, 20)
    assert entries(puzzle) == {60: 7}
    press("Ctrl+Z", "Ctrl+Z")
    assert entries(puzzle) == {20: 7}


def test_a_key_of_the_pad_chooses_its_digit(puzzle: MainWindow) -> None:
    """Its key stays pressed until another is chosen, or the same again."""
    keys = [part(puzzle, QAbstractButton, f"digit_{digit}") for digit in range(1, 10)]
    picture = keys[2].grab().toImage()
    click(puzzle, "digit_3")
    assert [key.isChecked() for key in keys].index(True) == 2
    assert keys[2].grab().toImage() != picture
    click_cell(puzzle, 20)
    assert entries(puzzle) == {20: 3}
    click(puzzle, "digit_clear")
    assert entries(puzzle) == {}
    click(puzzle, "digit_4")
    assert [key.isChecked() for key in keys] == [key.objectName() == "digit_4" for key in keys]
    click(puzzle, "digit_4")
    assert not any(key.isChecked() for key in keys)
    assert puzzle.feature(PlayFeature).typing.active == 0


def test_esc_or_the_same_key_ends_it(puzzle: MainWindow) -> None:
    for end in ("Esc", "7"):
        press("7")
        assert puzzle.feature(PlayFeature).typing.active == 7
        press(end)
        click_cell(puzzle, 20)
        assert entries(puzzle) == {}
        assert puzzle.context.board.look.selected_digit == 0
        assert "your own" in text_of(puzzle, "mode_hint")


def test_notes_and_colours_are_written_as_the_mode_says(puzzle: MainWindow) -> None:
    press("N", "7")
    click_cell(puzzle, 20)
    assert puzzle.document.puzzle.corner.digits(20) == (7,)
    assert "note 7" in text_of(puzzle, "mode_hint")
    press("V")
    click_cell(puzzle, 0)
    assert puzzle.document.puzzle.colours.digits(0) == (7,)
    assert puzzle.context.board.look.selected_digit == 5, "a colour is no digit"


def test_dragging_writes_in_all_as_one_change(puzzle: MainWindow) -> None:
    press("N", "7")
    QTest.mousePress(puzzle.context.board, LEFT, NONE, puzzle.context.board.cell_area(9).center())
    QTest.mouseMove(puzzle.context.board, puzzle.context.board.cell_area(12).center())
    QTest.mouseRelease(puzzle.context.board, LEFT, NONE, puzzle.context.board.cell_area(12).center())
    assert [puzzle.document.puzzle.corner.digits(cell) for cell in range(9, 13)] == [(7,)] * 4
    assert puzzle.document.undo_stack.count() == 1


def test_a_click_on_a_given_makes_its_digit_the_active_one(puzzle: MainWindow) -> None:
    press("7")
    click_cell(puzzle, 0)
    assert puzzle.feature(PlayFeature).typing.active == 5
    click_cell(puzzle, 60)
    assert entries(puzzle) == {60: 5}


def test_keys_alone_write_and_clear_a_digit(puzzle: MainWindow) -> None:
    """Arrows move, Enter writes at the cursor; Delete clears it."""
    press("7", "Right", "Return")
    assert entries(puzzle) == {41: 7}
    press("Delete")
    assert entries(puzzle) == {}


def test_a_double_click_writes_once(puzzle: MainWindow) -> None:
    """Whoever clicks too often does not remove what was written, and selects nothing else."""
    press("7")
    click_cell(puzzle, 20)
    QTest.mouseDClick(puzzle.context.board, LEFT, NONE, puzzle.context.board.cell_area(20).center())
    assert (entries(puzzle), puzzle.context.board.cells) == ({20: 7}, (20,))


def test_without_the_preference_a_click_writes_nothing(puzzle: MainWindow) -> None:
    press("7")
    puzzle.preferences["digit_first"] = "no"
    assert puzzle.feature(PlayFeature).typing.active == 0
    click_cell(puzzle, 20)
    assert entries(puzzle) == {}
    press("4")
    assert entries(puzzle) == {20: 4}


def test_another_puzzle_begins_without_a_chosen_digit(puzzle: MainWindow) -> None:
    press("7")
    puzzle.document.open(Puzzle(GIVENS), Source())
    assert puzzle.feature(PlayFeature).typing.active == 0
    assert puzzle.document.mode is Mode.DIGITS


def test_a_search_is_watched_without_it(puzzle: MainWindow) -> None:
    """A digit typed then is an edit, and asks first; clicks point."""
    press("7", "F5")
    click_cell(puzzle, 20)
    assert puzzle.player.is_watching
    assert entries(puzzle) == {}
