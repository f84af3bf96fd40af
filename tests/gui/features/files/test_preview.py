"""The preview says what was detected, left out and decided, and asks for just what it shows."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLabel, QPushButton, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from solver_core import formats
from solver_core.errors import Message
from solver_core.formats import Fault, Reading
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.features.files.preview import ImportPreview, PuzzleBoardView
from sudoku_gui.render import theme
from sudoku_gui.render.board import cell_states
from tests.gui.parts import part

LINE = formats.format_called("line")
UNIQUE = Puzzle(
    Grid.parse("4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......")
)
OPEN = Puzzle(Grid.empty().with_digit(0, 4))
CLASHING = Puzzle(Grid.empty().with_digit(0, 4).with_digit(1, 4))
Show = Callable[[Reading], ImportPreview]


@pytest.fixture
def show(parent: QWidget, qtbot: QtBot) -> Show:
    def shown(reading: Reading) -> ImportPreview:
        dialog = ImportPreview(parent, theme.light(), "what came", reading)
        with qtbot.waitExposed(dialog):
            dialog.open()
        return dialog

    return shown


def reported(dialog: ImportPreview, name: str) -> str:
    label = part(dialog, QLabel, name)
    return label.text()


def is_seen(dialog: ImportPreview, puzzle: Puzzle) -> bool:
    return part(dialog, PuzzleBoardView).look.cells == cell_states.of_puzzle(puzzle).cells


def button(dialog: ImportPreview, name: str) -> QPushButton:
    return part(dialog, QPushButton, name)


def test_one_puzzle_is_reported_in_full(show: Show) -> None:
    """What it is, what it holds and what was left out; nothing is chosen where there is no choice."""
    fault = Fault(3, None, Message("grid.empty"))
    dialog = show(Reading(LINE, [UNIQUE], (fault,), dropped=("comments",), said=("givens_unmarked",)))
    assert "One line" in reported(dialog, "facts")
    assert "17 givens" in reported(dialog, "facts")
    for words in ("comment lines", "all digits were read as givens", "Line 3 could not be read"):
        assert words in reported(dialog, "remarks")
    assert is_seen(dialog, UNIQUE)
    for kind in (QComboBox, QSpinBox):
        field = part(dialog, kind)
        assert not field.isVisible()
    assert not button(dialog, "show_in_library").isVisible()
    dialog.reject()


@pytest.mark.parametrize(
    ("puzzle", "words"), [(UNIQUE, "exactly one"), (OPEN, "several"), (CLASHING, "r1c1 and r1c2 both hold 4")]
)
def test_how_many_solutions_there_are_is_found_out(
    show: Show, qtbot: QtBot, puzzle: Puzzle, words: str
) -> None:
    dialog = show(Reading(LINE, [puzzle]))
    qtbot.waitUntil(lambda: words in reported(dialog, "solutions"), timeout=30_000)
    dialog.reject()


def test_another_way_to_read_is_switched_to_at_once(show: Show, qtbot: QtBot) -> None:
    other = Reading(LINE, [OPEN], said=("lone_entries",))
    dialog = show(Reading(LINE, [UNIQUE], said=("lone_givens",), also=(other,)))
    ways = part(dialog, QComboBox, "ways")
    assert ways.count() == 2
    QTest.keyClick(ways, Qt.Key.Key_Down)
    assert is_seen(dialog, OPEN)
    assert "read as entries" in reported(dialog, "remarks")
    with qtbot.waitSignal(dialog.accepted):
        QTest.mouseClick(button(dialog, "open_it"), Qt.MouseButton.LeftButton)
    assert (dialog.reading, dialog.index) == (other, 0)


def test_a_puzzle_of_a_list_is_previewed_and_opened(show: Show, qtbot: QtBot) -> None:
    reading = Reading(LINE, [UNIQUE, OPEN, UNIQUE], dropped=("comments",))
    dialog = show(reading)
    number = part(dialog, QSpinBox, "number")
    assert (number.minimum(), number.maximum()) == (1, 3)
    number.setValue(2)
    assert is_seen(dialog, OPEN)
    with qtbot.waitSignal(dialog.accepted):
        QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert (dialog.reading, dialog.index) == (reading, 1)


def test_all_of_several_are_shown_in_the_library(show: Show, qtbot: QtBot) -> None:
    reading = Reading(LINE, [UNIQUE, OPEN], dropped=("comments",))
    dialog = show(reading)
    with qtbot.waitSignal(dialog.accepted):
        QTest.mouseClick(button(dialog, "show_in_library"), Qt.MouseButton.LeftButton)
    assert (dialog.reading, dialog.index) == (reading, None)
    assert not dialog.isVisible()


def test_giving_up_asks_for_nothing(show: Show, qtbot: QtBot) -> None:
    dialog = show(Reading(LINE, [OPEN]))
    with qtbot.assertNotEmitted(dialog.accepted):
        QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
