"""The board under real keys, clicks and touches, and as a screen reader meets it."""

from collections.abc import Callable
from typing import TypeAlias

import pytest
from PySide6.QtCore import QKeyCombination, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from sudoku_gui.panes.board.view import BoardView
from sudoku_gui.render import theme
from sudoku_gui.render.board import cell_rect
from sudoku_gui.render.board_look import BoardLook, CellLook, Ink

Key: TypeAlias = Qt.Key
Modifier: TypeAlias = Qt.KeyboardModifier
NONE, CTRL, SHIFT, ALT, KEYPAD = (
    Modifier.NoModifier,
    Modifier.ControlModifier,
    Modifier.ShiftModifier,
    Modifier.AltModifier,
    Modifier.KeypadModifier,
)
FULL_EXCEPT = (4, 36, 43, 76)
GAPS = BoardLook(tuple(CellLook() if cell in FULL_EXCEPT else CellLook(1, Ink.GIVEN) for cell in range(81)))


class Room(QWidget):
    """A window with a board and a neighbour to tab to."""

    def __init__(self) -> None:
        super().__init__()
        self.board = BoardView(theme.light(), self)
        self.board.animated = False
        self.neighbour = QLineEdit(self)
        layout = QVBoxLayout(self)
        layout.addWidget(self.board)
        layout.addWidget(self.neighbour)


@pytest.fixture
def room(show: Callable[..., None]) -> Room:
    made = Room()
    show(made, keyboard=made.board)
    return made


@pytest.fixture
def board(room: Room) -> BoardView:
    return room.board


def middle(board: BoardView, cell: int) -> QPoint:
    return cell_rect(QRectF(board.rect()), cell).center().toPoint()


@pytest.mark.parametrize(
    ("start", "key", "modifier", "end"),
    [
        (40, Key.Key_Left, NONE, 39),
        (40, Key.Key_Right, NONE, 41),
        (40, Key.Key_Up, NONE, 31),
        (40, Key.Key_Down, NONE, 49),
        (9, Key.Key_Left, NONE, 17),
        (17, Key.Key_Right, NONE, 9),
        (3, Key.Key_Up, NONE, 75),
        (75, Key.Key_Down, NONE, 3),
        (40, Key.Key_Left, KEYPAD, 39),
        (40, Key.Key_Home, NONE, 36),
        (40, Key.Key_End, NONE, 44),
        (40, Key.Key_Home, CTRL, 0),
        (40, Key.Key_End, CTRL, 80),
        (40, Key.Key_Left, CTRL, 36),
        (40, Key.Key_Right, CTRL, 43),
        (36, Key.Key_Left, CTRL, 43),
        (40, Key.Key_Up, CTRL, 4),
        (40, Key.Key_Down, CTRL, 76),
        (10, Key.Key_Right, CTRL, 10),
    ],
)
def test_keys_move_the_selection(
    board: BoardView, start: int, key: Key, modifier: Modifier, end: int
) -> None:
    """Arrows go round within the row and column; with Ctrl they look for the next empty cell."""
    board.show_look(GAPS)
    board.select(start)
    QTest.keyClick(board, key, modifier)
    assert board.selected == end


def test_the_first_arrow_starts_in_the_corner(board: BoardView) -> None:
    QTest.keyClick(board, Key.Key_Right)
    assert board.selected == 0


@pytest.mark.parametrize(
    ("key", "modifier", "digit"),
    [
        *((Key(Key.Key_0 + digit), NONE, digit) for digit in range(1, 10)),
        (Key.Key_5, KEYPAD, 5),
        (Key.Key_5, SHIFT, 5),  # where digits are on the upper row, as in France
        (Key.Key_0, NONE, 0),
        (Key.Key_0, KEYPAD, 0),
        (Key.Key_Delete, NONE, 0),
        (Key.Key_Backspace, NONE, 0),
        (Key.Key_Space, NONE, 0),
    ],
)
def test_digits_are_reported_with_their_cell(
    qtbot: QtBot, board: BoardView, key: Key, modifier: Modifier, digit: int
) -> None:
    """The board changes nothing itself: it says what was typed and where."""
    board.select(22)
    before = board.look
    with qtbot.waitSignal(board.digit_typed) as typed:
        QTest.keyClick(board, key, modifier)
    assert typed.args == [22, digit]
    assert board.look == before


@pytest.mark.parametrize(
    ("key", "modifier"),
    [(Key.Key_5, CTRL), (Key.Key_5, ALT), (Key.Key_B, NONE), (Key.Key_Left, ALT), (Key.Key_F5, NONE)],
)
def test_other_keys_are_left_to_the_window(
    qtbot: QtBot, board: BoardView, key: Key, modifier: Modifier
) -> None:
    """Notes are no digits, and commands belong to the window's shortcuts."""
    board.select(22)
    with qtbot.assertNotEmitted(board.digit_typed):
        QTest.keyClick(board, key, modifier)
    assert board.selected == 22


def test_digits_without_a_selection_go_nowhere(qtbot: QtBot, board: BoardView) -> None:
    with qtbot.assertNotEmitted(board.digit_typed), qtbot.assertNotEmitted(board.note_typed):
        QTest.keyClick(board, Key.Key_5)
        QTest.keyClick(board, Key.Key_5, ALT)


@pytest.mark.parametrize("key", [Key.Key_Space, Key.Key_Left, Key.Key_Right, Key.Key_Home, Key.Key_End])
@pytest.mark.parametrize("modifier", [NONE, CTRL, SHIFT])
def test_transport_keys_pass_while_a_search_is_watched(
    qtbot: QtBot, room: Room, key: Key, modifier: Modifier
) -> None:
    """Space plays and the arrows step, although the board has the keyboard."""
    shortcut = QShortcut(QKeySequence(QKeyCombination(modifier, key)), room)
    room.board.select(40)
    room.board.yields_keys = True
    with qtbot.assertNotEmitted(room.board.digit_typed), qtbot.waitSignal(shortcut.activated):
        QTest.keyClick(room.board, key, modifier)
    assert room.board.selected == 40


@pytest.mark.parametrize("key", [Key.Key_Space, Key.Key_Left, Key.Key_Home, Key.Key_7, Key.Key_Delete])
def test_the_board_keeps_its_keys_while_one_plays(qtbot: QtBot, room: Room, key: Key) -> None:
    """A shortcut of the window never takes a key that the board understands."""
    shortcut = QShortcut(QKeySequence(key), room)
    room.board.select(40)
    with qtbot.assertNotEmitted(shortcut.activated):
        QTest.keyClick(room.board, key)


def test_up_and_down_still_move_while_watching(board: BoardView) -> None:
    board.yields_keys = True
    board.select(40)
    QTest.keyClick(board, Key.Key_Up)
    assert board.selected == 31


@pytest.mark.parametrize("cell", [0, 8, 40, 72, 80])
def test_a_click_selects_and_takes_the_keyboard(qtbot: QtBot, room: Room, cell: int) -> None:
    room.neighbour.setFocus()
    with qtbot.waitSignal(room.board.selection_moved) as moved:
        QTest.mouseClick(room.board, Qt.MouseButton.LeftButton, pos=middle(room.board, cell))
    assert moved.args == [cell]
    assert room.board.selected == cell
    assert room.board.hasFocus()


def test_a_touch_is_a_click(qtbot: QtBot, board: BoardView) -> None:
    screen = QTest.createTouchDevice()
    with qtbot.waitSignal(board.selection_moved) as moved:
        QTest.touchEvent(board, screen).press(0, middle(board, 33), board).commit()
        QTest.touchEvent(board, screen).release(0, middle(board, 33), board).commit()
    assert moved.args == [33]


def test_a_click_beside_the_square_changes_nothing(qtbot: QtBot, room: Room) -> None:
    room.resize(900, 500)
    qtbot.waitUntil(lambda: room.board.width() > 800)
    room.board.select(5)
    QTest.mouseClick(room.board, Qt.MouseButton.LeftButton, pos=QPoint(10, 200))
    assert room.board.selected == 5
    assert room.board.cell_at(QPointF(room.board.rect().center())) == 40


def test_tab_leaves_the_board(qtbot: QtBot, room: Room) -> None:
    room.board.select(40)
    QTest.keyClick(room.board, Key.Key_Tab)
    qtbot.waitUntil(room.neighbour.hasFocus)
    assert room.board.selected == 40


def test_arriving_by_tab_there_is_a_place_to_start(qtbot: QtBot, room: Room) -> None:
    room.neighbour.setFocus()
    QTest.keyClick(room.neighbour, Key.Key_Backtab, SHIFT)
    qtbot.waitUntil(room.board.hasFocus)
    assert room.board.selected == 0


def test_moving_is_told_once(qtbot: QtBot, board: BoardView) -> None:
    board.select(7)
    with qtbot.assertNotEmitted(board.selection_moved):
        board.select(7)


@pytest.mark.parametrize("cell", [-1, 81])
def test_only_cells_can_be_selected(board: BoardView, cell: int) -> None:
    with pytest.raises(ValueError, match="is not a cell"):
        board.select(cell)


def test_showing_another_look_keeps_the_selection(board: BoardView) -> None:
    board.select(12)
    board.show_look(BoardLook(GAPS.cells, selected=70))
    assert board.selected == 12
    assert board.look.cells == GAPS.cells
    assert board.look.selected == 12
    assert board.look.focus


def test_the_screen_shows_what_is_shown(board: BoardView) -> None:
    """A new look, another theme and a moved selection all reach the pixels."""
    pictures = [board.grab().toImage()]
    deeds: list[Callable[[], None]] = [
        lambda: board.show_look(GAPS),
        lambda: board.select(4),
        lambda: board.use_theme(theme.dark()),
    ]
    for deed in deeds:
        deed()
        pictures.append(board.grab().toImage())
        assert pictures[-1] != pictures[-2]


def test_a_change_fades_in_and_ends_where_it_should(qtbot: QtBot, board: BoardView) -> None:
    """Just after a change the old picture is still there; soon it is the one that is painted at once."""
    still = BoardView(theme.light(), board)
    still.resize(board.size())
    still.show_look(GAPS)
    start, goal = board.grab().toImage(), still.grab().toImage()
    still.deleteLater()
    board.animated = True
    board.show_look(GAPS)
    assert board.grab().toImage() == start != goal
    qtbot.waitUntil(lambda: board.grab().toImage() == goal, timeout=2000)


def test_fast_changes_do_not_fade(board: BoardView) -> None:
    """Playing fast the picture is calm: the newest look at once, without traces of the last."""
    board.show_look(GAPS)
    goal = board.grab().toImage()
    board.show_look(BoardLook())
    board.animated = True
    board.show_look(GAPS)
    assert board.grab().toImage() == goal


def test_the_board_has_a_name_and_sizes(board: BoardView) -> None:
    """What the window and its tests look it up by, and the least room it can live in."""
    assert board.objectName() == "board"
    assert board.minimumWidth() == board.minimumHeight() == 176
    assert board.sizeHint().width() == board.sizeHint().height() == 540
    assert board.accessibleDescription()


@pytest.mark.parametrize(
    ("key", "modifier", "note"),
    [
        (Key.Key_5, ALT, [22, 5, False]),
        (Key.Key_9, ALT | KEYPAD, [22, 9, False]),
        (Key.Key_1, ALT | CTRL, [22, 1, True]),
    ],
)
def test_alt_writes_notes(
    qtbot: QtBot, board: BoardView, key: Key, modifier: Modifier, note: list[object]
) -> None:
    """With Alt a digit is a note in its place, with Ctrl and Alt one in the middle, and never a digit."""
    board.select(22)
    with qtbot.waitSignal(board.note_typed) as typed, qtbot.assertNotEmitted(board.digit_typed):
        QTest.keyClick(board, key, modifier)
    assert typed.args == note


MODE_KEYS = [(Key.Key_N, NONE, "notes"), (Key.Key_N, SHIFT, "centre"), (Key.Key_C, NONE, "colours")]


@pytest.mark.parametrize(("key", "modifier", "mode"), MODE_KEYS)
def test_letters_switch_the_way_of_writing(
    qtbot: QtBot, room: Room, key: Key, modifier: Modifier, mode: str
) -> None:
    """They are the board's own keys, with or without a selected cell, and no shortcut of the window."""
    shortcut = QShortcut(QKeySequence(QKeyCombination(modifier, key)), room)
    with qtbot.waitSignal(room.board.mode_typed) as typed, qtbot.assertNotEmitted(shortcut.activated):
        QTest.keyClick(room.board, key, modifier)
    assert typed.args == [mode]


@pytest.mark.parametrize(("key", "modifier", "mode"), MODE_KEYS)
def test_letters_are_the_windows_while_a_search_is_watched(
    qtbot: QtBot, room: Room, key: Key, modifier: Modifier, mode: str
) -> None:
    shortcut = QShortcut(QKeySequence(QKeyCombination(modifier, key)), room)
    room.board.yields_keys = True
    with qtbot.assertNotEmitted(room.board.mode_typed), qtbot.waitSignal(shortcut.activated):
        QTest.keyClick(room.board, key, modifier)
    assert mode


@pytest.mark.parametrize("modifier", [CTRL, ALT, CTRL | SHIFT])
@pytest.mark.parametrize("key", [Key.Key_N, Key.Key_C])
def test_letters_with_a_modifier_are_commands(
    qtbot: QtBot, board: BoardView, key: Key, modifier: Modifier
) -> None:
    with qtbot.assertNotEmitted(board.mode_typed):
        QTest.keyClick(board, key, modifier)
