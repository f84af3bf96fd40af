"""The list of earlier versions shows each as it was, and brings back the one that is chosen, by keys or by clicks."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListWidget, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.features.files.preview import PuzzleBoardView, VersionsDialog
from sudoku_gui.render import theme
from sudoku_gui.render.board import cell_states
from tests.amounts import each
from tests.gui.parts import part

PUZZLES = [Puzzle(Grid.empty().with_digit(0, digit)) for digit in (1, 2, 3)]


@pytest.fixture
def chosen() -> list[int]:
    return []


@pytest.fixture
def dialog(parent: QWidget, chosen: list[int], qtbot: QtBot) -> VersionsDialog:
    parent.show()
    versions = [(f"version {number}", puzzle) for number, puzzle in enumerate(PUZZLES)]
    made = VersionsDialog(parent, theme.light(), versions)
    made.accepted.connect(lambda: chosen.append(made.row))
    made.open()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is made)
    return made


@pytest.fixture
def rows(dialog: VersionsDialog) -> QListWidget:
    return part(dialog, QListWidget, "versions")


def test_the_keyboard_is_in_the_list_and_each_row_shows_its_board(
    dialog: VersionsDialog, rows: QListWidget
) -> None:
    assert rows.hasFocus()
    for puzzle in each(PUZZLES):
        assert part(dialog, PuzzleBoardView).look.cells == cell_states.of_puzzle(puzzle).cells
        QTest.keyClick(rows, Qt.Key.Key_Down)


def test_enter_restores_the_version_shown(
    dialog: VersionsDialog, rows: QListWidget, chosen: list[int], qtbot: QtBot
) -> None:
    QTest.keyClick(rows, Qt.Key.Key_Down)
    with qtbot.waitSignal(dialog.finished):
        QTest.keyClick(rows, Qt.Key.Key_Return)
    assert chosen == [1]


def test_a_click_brings_it_back(
    dialog: VersionsDialog, rows: QListWidget, chosen: list[int], qtbot: QtBot
) -> None:
    place = rows.visualItemRect(rows.item(2)).center()
    QTest.mouseClick(rows.viewport(), Qt.MouseButton.LeftButton, pos=place)
    button = part(dialog, QPushButton, "restore")
    with qtbot.waitSignal(dialog.finished):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert chosen == [2]


def test_every_part_of_the_dialog_of_versions_has_an_accessible_name(
    dialog: VersionsDialog, rows: QListWidget
) -> None:
    assert dialog.windowTitle()
    assert rows.accessibleName()
    assert dialog._board.accessibleName()
