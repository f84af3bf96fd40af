"""The first start: an easy puzzle, three offers, and nothing else to learn."""

import pytest
from PySide6.QtWidgets import QDialog

from sudoku_gui.document.document import Mode
from sudoku_gui.features.new_puzzle.dialog import NewPuzzleDialog
from sudoku_gui.shell.main_window import MainWindow
from tests.gui.parts import Launch, click, press, shown, wait_until


@pytest.fixture
def first(launch: Launch) -> MainWindow:
    return launch([])


def test_a_puzzle_is_on_the_board(first: MainWindow) -> None:
    """One that can be solved, unmodified, with the keyboard on it and the offers above."""
    assert first.document.puzzle.givens.filled > 20
    assert not first.isWindowModified()
    assert first.context.board.hasFocus()
    assert first.context.messages.kind == "info"


def test_type_your_own_begins_with_an_empty_board(first: MainWindow) -> None:
    """An empty board that takes givens, without a question about the puzzle that nobody made."""
    click(first, "Type Your Own")
    assert first.document.is_blank
    assert first.document.mode is Mode.GIVENS
    assert first.context.messages.text == ""
    wait_until(first.context.board.hasFocus)
    press("7")
    assert 7 in first.document.puzzle.givens.digits


def test_a_level_is_one_click_away(first: MainWindow) -> None:
    """The page of New Puzzle, with the day's puzzle, Open and the rules."""
    click(first, "Choose a Level")
    click(shown(first, NewPuzzleDialog), "new_medium")
    assert first.document.puzzle.header("L") == "medium"


def test_the_tours_are_one_click_away(first: MainWindow) -> None:
    click(first, "Guided Tours")
    assert shown(first, QDialog).objectName() == "tour_chooser"


def test_the_offers_go_when_one_plays(first: MainWindow) -> None:
    """Nothing is asked, so nothing has to be answered."""
    press("Ctrl+Right", "5")
    assert first.context.messages.text == ""
    assert first.document.puzzle.entries.filled == 1


def test_the_second_start_offers_nothing(first: MainWindow, launch: Launch) -> None:
    puzzle = first.document.puzzle
    first.close()
    second = launch([])
    assert second.document.puzzle == puzzle
    assert second.context.messages.text == ""
