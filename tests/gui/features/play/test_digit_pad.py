"""The digit pad under real clicks and keys."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from sudoku_gui.features.play.digit_pad import DigitPad, PadFace
from sudoku_gui.render import theme
from sudoku_gui.widgets.board.view import BoardView
from tests.gui.parts import part

NAMES = [*(f"digit_{digit}" for digit in range(1, 10)), "digit_clear"]


class Window(QWidget):
    """A window with a board and a pad."""

    def __init__(self) -> None:
        super().__init__()
        self.board = BoardView(theme.light(), self)
        self.pad = DigitPad(theme.light(), self)
        layout = QHBoxLayout(self)
        layout.addWidget(self.board)
        layout.addWidget(self.pad)


@pytest.fixture
def window(show: Callable[..., None]) -> Window:
    made = Window()
    show(made, keyboard=made.board)
    return made


def button(window: Window, name: str) -> QAbstractButton:
    return part(window, QAbstractButton, name)


def test_a_click_reports_the_digit_and_leaves_the_keyboard_to_the_board(qtbot: QtBot, window: Window) -> None:
    for name, digit in zip(NAMES, [*range(1, 10), 0], strict=True):
        with qtbot.waitSignal(window.pad.digit_pressed) as pressed:
            QTest.mouseClick(button(window, name), Qt.MouseButton.LeftButton)
        assert pressed.args == [digit]
        assert window.board.hasFocus()


def test_every_key_is_large_enough_for_a_finger(window: Window) -> None:
    """48 pixels wide and 40 high, also when the window is as small as it can be."""
    window.resize(window.minimumSizeHint())
    assert all(button(window, name).width() >= 48 and button(window, name).height() >= 40 for name in NAMES)


def test_the_pad_works_without_a_mouse(qtbot: QtBot, window: Window) -> None:
    """Tab reaches it, Space presses, the next Tab goes to the next digit."""
    QTest.keyClick(window.board, Qt.Key.Key_Tab)
    qtbot.waitUntil(button(window, "digit_1").hasFocus)
    QTest.keyClick(button(window, "digit_1"), Qt.Key.Key_Tab)
    qtbot.waitUntil(button(window, "digit_2").hasFocus)
    with qtbot.waitSignal(window.pad.digit_pressed) as pressed:
        QTest.keyClick(button(window, "digit_2"), Qt.Key.Key_Space)
    assert pressed.args == [2]


def test_remaining_counts_are_shown_and_reported(window: Window) -> None:
    before = {name: button(window, name).grab().toImage() for name in NAMES}
    window.pad.show_counts([0, 4, 9, 10, 8, 0, 0, 0, 0])
    reported = [button(window, f"digit_{digit}").accessibleName() for digit in range(1, 6)]
    assert reported == [
        "1, 9 still to place",
        "2, 5 still to place",
        "3, all nine are placed",
        "4, 1 too many",
        "5, 1 still to place",
    ]
    changed = {name for name in NAMES if button(window, name).grab().toImage() != before[name]}
    assert changed == {"digit_2", "digit_3", "digit_4", "digit_5"}


def test_keys_follow_the_theme_and_the_focused_one_is_framed(window: Window) -> None:
    key = button(window, "digit_clear")
    pictures = [key.grab().toImage()]
    key.setFocus()
    pictures.append(key.grab().toImage())
    window.pad.use_theme(theme.dark())
    pictures.append(key.grab().toImage())
    assert pictures[0] != pictures[1] != pictures[2]
    assert (window.pad.accessibleName(), key.accessibleName()) == ("Digits", "Clear Cell")


def test_keys_say_what_they_write(window: Window) -> None:
    """A digit with what is still missing, a note, or a colour by its name; the picture changes as well."""
    key, pictures = button(window, "digit_3"), []
    names = {
        PadFace.NOTES: "Note 3",
        PadFace.COLOURS: "Colour 3, yellow",
        PadFace.DIGITS: "3, 9 still to place",
    }
    for face, name in names.items():
        window.pad.show_face(face)
        assert key.accessibleName() == name
        assert key.toolTip() == f"{name}. Right-click or hold to highlight the 3 on the board (Alt+3)."
        pictures.append(key.grab().toImage())
    assert pictures[0] != pictures[1] != pictures[2] != pictures[0]
