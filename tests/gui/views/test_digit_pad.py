"""The digit pad under real clicks and keys."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from sudoku_gui.panes.board.digit_pad import DigitPad, Face
from sudoku_gui.panes.board.view import BoardView
from sudoku_gui.render import theme

NAMES = [*(f"digit_{digit}" for digit in range(1, 10)), "digit_clear"]


class Room(QWidget):
    """A window with a board and a pad."""

    def __init__(self) -> None:
        super().__init__()
        self.board = BoardView(theme.light(), self)
        self.pad = DigitPad(theme.light(), self)
        layout = QHBoxLayout(self)
        layout.addWidget(self.board)
        layout.addWidget(self.pad)


@pytest.fixture
def room(show: Callable[..., None]) -> Room:
    made = Room()
    show(made, keyboard=made.board)
    return made


def button(room: Room, name: str) -> QAbstractButton:
    found = room.pad.findChild(QAbstractButton, name)
    assert isinstance(found, QAbstractButton)
    return found


@pytest.mark.parametrize(("name", "digit"), list(zip(NAMES, [*range(1, 10), 0], strict=True)))
def test_a_click_tells_the_digit_and_leaves_the_keyboard_to_the_board(
    qtbot: QtBot, room: Room, name: str, digit: int
) -> None:
    with qtbot.waitSignal(room.pad.digit_pressed) as pressed:
        QTest.mouseClick(button(room, name), Qt.MouseButton.LeftButton)
    assert pressed.args == [digit]
    assert room.board.hasFocus()


@pytest.mark.parametrize("name", NAMES)
def test_every_key_is_large_enough_for_a_finger(room: Room, name: str) -> None:
    """48 pixels wide and 40 high, also when the window is as small as it can be."""
    room.resize(room.minimumSizeHint())
    assert button(room, name).width() >= 48
    assert button(room, name).height() >= 40


def test_the_pad_works_without_a_mouse(qtbot: QtBot, room: Room) -> None:
    """Tab reaches it, Space presses, the next Tab goes to the next digit."""
    QTest.keyClick(room.board, Qt.Key.Key_Tab)
    qtbot.waitUntil(button(room, "digit_1").hasFocus)
    QTest.keyClick(button(room, "digit_1"), Qt.Key.Key_Tab)
    qtbot.waitUntil(button(room, "digit_2").hasFocus)
    with qtbot.waitSignal(room.pad.digit_pressed) as pressed:
        QTest.keyClick(button(room, "digit_2"), Qt.Key.Key_Space)
    assert pressed.args == [2]


def test_remaining_counts_are_shown_and_told(room: Room) -> None:
    before = {name: button(room, name).grab().toImage() for name in NAMES}
    room.pad.show_counts([0, 4, 9, 10, 8, 0, 0, 0, 0])
    told = [button(room, f"digit_{digit}").accessibleName() for digit in range(1, 6)]
    assert told == [
        "1, 9 still to place",
        "2, 5 still to place",
        "3, all nine are placed",
        "4, 1 too many",
        "5, 1 still to place",
    ]
    changed = {name for name in NAMES if button(room, name).grab().toImage() != before[name]}
    assert changed == {"digit_2", "digit_3", "digit_4", "digit_5"}


def test_counts_are_nine(room: Room) -> None:
    with pytest.raises(ValueError, match="zip"):
        room.pad.show_counts([1, 2, 3])


def test_the_pad_follows_the_theme(room: Room) -> None:
    before = {name: button(room, name).grab().toImage() for name in NAMES}
    room.pad.use_theme(theme.dark())
    assert all(button(room, name).grab().toImage() != before[name] for name in NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_the_focused_key_is_framed(room: Room, name: str) -> None:
    before = button(room, name).grab().toImage()
    button(room, name).setFocus()
    assert button(room, name).grab().toImage() != before


def test_names_for_screen_readers(room: Room) -> None:
    assert room.pad.objectName() == "digit_pad"
    assert room.pad.accessibleName() == "Digits"
    assert button(room, "digit_clear").accessibleName() == "Clear"
    assert button(room, "digit_clear").accessibleDescription()


@pytest.mark.parametrize("face", Face)
def test_keys_say_what_they_write(room: Room, face: Face) -> None:
    """A digit with what is still missing, a note, or a colour by its name; the picture changes as well."""
    key = button(room, "digit_3")
    pictures = {}
    for one in Face:
        room.pad.show_face(one)
        held = key.grab().toImage()
        pictures[one] = bytes(held.constBits())
    assert len(set(pictures.values())) == len(Face)
    room.pad.show_face(face)
    said = {Face.DIGITS: "3, 9 still to place", Face.NOTES: "Note 3", Face.COLOURS: "Colour 3, yellow"}
    assert key.accessibleName() == key.toolTip() == said[face]
    room.pad.show_counts([0, 0, 4, 0, 0, 0, 0, 0, 0])
    assert (key.accessibleName() == "3, 5 still to place") == (face is Face.DIGITS)
