"""The board under real keys, clicks and touches, and as a screen reader meets it."""

from collections.abc import Callable
from itertools import pairwise
from typing import TypeAlias

import pytest
from PySide6.QtCore import QEvent, QKeyCombination, QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from sudoku_gui.render import theme
from sudoku_gui.render.board.look import BoardLook, CellLook, Ink
from sudoku_gui.render.board.paint import cell_rect
from sudoku_gui.widgets.board.view import BoardView

Key: TypeAlias = Qt.Key
Modifier: TypeAlias = Qt.KeyboardModifier
NONE, CTRL, SHIFT = Modifier.NoModifier, Modifier.ControlModifier, Modifier.ShiftModifier
ALT, KEYPAD = Modifier.AltModifier, Modifier.KeypadModifier
FULL_EXCEPT = (4, 36, 43, 76)
GAPS = BoardLook(tuple(CellLook() if cell in FULL_EXCEPT else CellLook(1, Ink.GIVEN) for cell in range(81)))


class Window(QWidget):
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
def window(show: Callable[..., None]) -> Window:
    made = Window()
    show(made, keyboard=made.board)
    return made


@pytest.fixture
def board(window: Window) -> BoardView:
    return window.board


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


@pytest.mark.parametrize(
    ("key", "modifier", "signal", "written"),
    [
        *((Key(Key.Key_0 + digit), NONE, "digit_typed", [digit]) for digit in (0, 1, 9)),
        *((key, NONE, "digit_typed", [0]) for key in (Key.Key_Delete, Key.Key_Backspace, Key.Key_Space)),
        *((Key.Key_5, KEYPAD, "digit_typed", [5]), (Key.Key_0, KEYPAD, "digit_typed", [0])),
        (Key.Key_5, SHIFT, "digit_typed", [5]),  # where digits are on the upper row, as in France
        *((Key.Key_1, CTRL, "note_typed", [1, True]), (Key.Key_9, CTRL | KEYPAD, "note_typed", [9, True])),
    ],
)
def test_digits_and_notes_are_reported_with_their_cell(
    qtbot: QtBot, board: BoardView, key: Key, modifier: Modifier, signal: str, written: list[object]
) -> None:
    """The board changes nothing itself: it says what was typed and where. With Ctrl a digit is a note."""
    board.select(22)
    before, other = board.look, {"digit_typed": board.note_typed, "note_typed": board.digit_typed}[signal]
    with qtbot.waitSignal(getattr(board, signal)) as typed, qtbot.assertNotEmitted(other):
        QTest.keyClick(board, key, modifier)
    assert typed.args == [(22,), *written]
    assert board.look == before


@pytest.mark.parametrize(
    ("key", "modifier"),
    [
        (Key.Key_5, ALT),
        (Key.Key_5, CTRL | ALT),
        (Key.Key_0, CTRL),
        (Key.Key_End, SHIFT | KEYPAD),
        (Key.Key_B, NONE),
        (Key.Key_Left, ALT),
        (Key.Key_F5, NONE),
    ],
)
def test_other_keys_are_left_to_the_window(
    qtbot: QtBot, board: BoardView, key: Key, modifier: Modifier
) -> None:
    """Notes are no digits, and commands belong to the window's shortcuts."""
    board.select(22)
    with qtbot.assertNotEmitted(board.digit_typed), qtbot.assertNotEmitted(board.note_typed):
        QTest.keyClick(board, key, modifier)
    assert board.selected in {22, 26}, "Shift and End of the keypad, which is its 1, selects"


@pytest.mark.parametrize(
    ("platform", "scan_code", "virtual_key"),
    [("xcb", 14, 0), ("wayland", 14, 0), ("windows", 6, 0), ("cocoa", 0, 23)],
)
@pytest.mark.parametrize(("sign", "modifier"), [("%", SHIFT), ("(", CTRL)])
def test_the_place_of_a_key_makes_a_note_of_its_sign(
    qtbot: QtBot, board: BoardView, monkeypatch: pytest.MonkeyPatch, *,
    platform: str, scan_code: int, virtual_key: int, sign: str, modifier: Modifier,
) -> None:  # fmt: skip
    """The fifth key of the upper row is the 5 on every platform, whatever the layout makes of it."""
    board.select(22)
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: platform)
    event = QKeyEvent(QEvent.Type.KeyPress, ord(sign), modifier, scan_code, virtual_key, 0, sign)
    with qtbot.waitSignal(board.note_typed) as typed:
        QApplication.sendEvent(board, event)
    assert typed.args == [(22,), 5, modifier == CTRL]


def test_without_a_selection_digits_go_nowhere_and_arrows_start_in_the_corner(
    qtbot: QtBot, board: BoardView
) -> None:
    with qtbot.assertNotEmitted(board.digit_typed), qtbot.assertNotEmitted(board.note_typed):
        QTest.keyClick(board, Key.Key_5)
        QTest.keyClick(board, Key.Key_5, CTRL)
    QTest.keyClick(board, Key.Key_Right)
    assert board.selected == 0


MODE_KEYS = [
    *((Key.Key_Z, NONE, "digits"), (Key.Key_X, NONE, "notes"), (Key.Key_C, NONE, "centre")),
    *((Key.Key_V, NONE, "colours"), (Key.Key_N, NONE, "notes"), (Key.Key_N, SHIFT, "centre")),
]


@pytest.mark.parametrize(
    ("key", "modifier"),
    [
        *((Key.Key_Space, modifier) for modifier in (NONE, CTRL, SHIFT)),
        *((key, NONE) for key in (Key.Key_Left, Key.Key_Right, Key.Key_Home, Key.Key_End)),
        *((key, modifier) for key, modifier, _ in MODE_KEYS),
    ],
)
def test_transport_keys_and_letters_pass_while_a_search_is_watched(
    qtbot: QtBot, window: Window, key: Key, modifier: Modifier
) -> None:
    """Space plays and the arrows step, although the board has the keyboard; Up and Down still move."""
    shortcut, board = QShortcut(QKeySequence(QKeyCombination(modifier, key)), window), window.board
    board.select(40)
    board.yields_keys = True
    with (
        qtbot.assertNotEmitted(board.digit_typed),
        qtbot.assertNotEmitted(board.mode_typed),
        qtbot.waitSignal(shortcut.activated),
    ):
        QTest.keyClick(board, key, modifier)
    assert board.selected == 40
    QTest.keyClick(board, Key.Key_Up)
    assert board.selected == 31


@pytest.mark.parametrize("key", [Key.Key_Space, Key.Key_Left, Key.Key_Home, Key.Key_7])
def test_the_board_keeps_its_keys_while_one_plays(qtbot: QtBot, window: Window, key: Key) -> None:
    """A shortcut of the window never takes a key that the board understands."""
    shortcut = QShortcut(QKeySequence(key), window)
    window.board.select(40)
    with qtbot.assertNotEmitted(shortcut.activated):
        QTest.keyClick(window.board, key)


@pytest.mark.parametrize("cell", [0, 44])
def test_a_click_selects_and_takes_the_keyboard(qtbot: QtBot, window: Window, cell: int) -> None:
    window.neighbour.setFocus()
    with qtbot.waitSignal(window.board.selection_moved) as moved:
        QTest.mouseClick(window.board, Qt.MouseButton.LeftButton, pos=middle(window.board, cell))
    assert moved.args == [cell]
    assert window.board.selected == cell
    assert window.board.hasFocus()
    screen = QTest.createTouchDevice()
    with qtbot.waitSignal(window.board.selection_moved) as moved:
        for touch in (QTest.QTouchEventSequence.press, QTest.QTouchEventSequence.release):
            touch(QTest.touchEvent(window.board, screen), 0, middle(window.board, 33), window.board).commit()
    assert moved.args == [33], "a touch is a click"


def test_a_click_beside_the_square_changes_nothing(qtbot: QtBot, window: Window) -> None:
    window.resize(900, 500)
    qtbot.waitUntil(lambda: window.board.width() > 800)
    window.board.select(5)
    QTest.mouseClick(window.board, Qt.MouseButton.LeftButton, pos=QPoint(10, 200))
    assert window.board.selected == 5
    assert window.board.cell_at(QPointF(window.board.rect().center())) == 40


def test_tab_leaves_the_board_and_comes_back_to_a_cell(qtbot: QtBot, window: Window) -> None:
    QTest.keyClick(window.board, Key.Key_Tab)
    qtbot.waitUntil(window.neighbour.hasFocus)
    QTest.keyClick(window.neighbour, Key.Key_Backtab, SHIFT)
    qtbot.waitUntil(window.board.hasFocus)
    assert window.board.selected == 0


def test_only_cells_can_be_selected_and_only_once(qtbot: QtBot, board: BoardView) -> None:
    board.select(7)
    with qtbot.assertNotEmitted(board.selection_moved):
        board.select(7)
    for cell in (-1, 81):
        with pytest.raises(ValueError, match="numbered 0 to 80"):
            board.select(cell)


def test_showing_another_look_keeps_the_selection(board: BoardView) -> None:
    board.select(12)
    board.show_look(BoardLook(GAPS.cells, selected=70))
    assert board.selected == 12
    assert board.look.cells == GAPS.cells
    assert board.look.selected == 12
    assert board.look.focus


def test_every_change_of_the_look_is_painted(board: BoardView) -> None:
    """A new look, a moved selection and another theme all reach the pixels."""
    pictures = [board.grab().toImage()]
    board.show_look(GAPS)
    pictures.append(board.grab().toImage())
    board.select(4)
    pictures.append(board.grab().toImage())
    board.use_theme(theme.dark())
    pictures.append(board.grab().toImage())
    assert all(before != after for before, after in pairwise(pictures))


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
    qtbot.waitUntil(lambda: board.grab().toImage() == goal)


def test_fast_changes_do_not_fade(board: BoardView) -> None:
    """Playing fast the picture is calm: the newest look at once, without traces of the last."""
    board.show_look(GAPS)
    goal = board.grab().toImage()
    board.show_look(BoardLook())
    board.animated = True
    board.show_look(GAPS)
    assert board.grab().toImage() == goal


@pytest.mark.parametrize(("key", "modifier", "mode"), MODE_KEYS)
def test_letters_switch_the_way_of_writing(
    qtbot: QtBot, window: Window, key: Key, modifier: Modifier, mode: str
) -> None:
    """They are the board's own keys, with or without a selected cell, and no shortcut of the window."""
    shortcut = QShortcut(QKeySequence(QKeyCombination(modifier, key)), window)
    with qtbot.waitSignal(window.board.mode_typed) as typed, qtbot.assertNotEmitted(shortcut.activated):
        QTest.keyClick(window.board, key, modifier)
    assert typed.args == [mode]


@pytest.mark.parametrize(
    ("key", "modifier"), [(Key.Key_N, CTRL), (Key.Key_C, ALT), (Key.Key_N, CTRL | SHIFT)]
)
def test_letters_with_a_modifier_are_commands(
    qtbot: QtBot, board: BoardView, key: Key, modifier: Modifier
) -> None:
    with qtbot.assertNotEmitted(board.mode_typed):
        QTest.keyClick(board, key, modifier)


def labelled(board: BoardView) -> QImage:
    return board.grab().toImage()


@pytest.mark.parametrize("side", [200, 360, 620])
def test_rows_and_columns_are_named_while_a_search_is_watched(
    board: BoardView, window: Window, side: int
) -> None:
    """At the left and above; the cells are where they are painted, and no digit is cut off."""
    window.resize(side + 40, side + 80)
    before = board.cell_area(40).width()
    board.show_coordinates("yes")
    assert not board.has_coordinates, "nobody explains cells while one plays"
    calm = board.cell_area(40)
    board.yields_keys = True
    assert board.has_coordinates
    assert board.cell_area(40) == calm, "there is space for the names before"
    first, last = board.cell_area(0), board.cell_area(80)
    assert 0.88 * before < first.width() <= before
    assert first.left() >= 14
    assert first.top() >= 14
    assert board.cell_at(QPointF(first.center())) == 0
    assert board.cell_at(QPointF(last.center())) == 80
    assert board.cell_at(QPointF(first.left() - 10, first.center().y())) is None
    with_names = labelled(board)
    strip = QRect(first.left() - 13, first.top(), 11, first.height())
    background = with_names.pixelColor(1, 1)
    assert any(
        with_names.pixelColor(x, y) != background
        for x in range(strip.left(), strip.right())
        for y in range(strip.top(), strip.bottom())
    )
    board.show_coordinates("no")
    assert board.cell_area(40).width() == before


def test_a_tiny_board_has_no_names(board: BoardView) -> None:
    """It needs all of its space for its digits."""
    board.yields_keys = True
    board.show_coordinates("always")
    assert board.beside_names(QRectF(0, 0, 170, 170)) == QRectF(0, 0, 170, 170)
    assert board.beside_names(QRectF(0, 0, 400, 300)) == QRectF(14, 14, 386, 286)
