"""Several cells selected on the board: by dragging, with Ctrl and Shift, by keys, by touch, and for screen readers."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QAccessible, QContextMenuEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sudoku_gui.render import theme
from sudoku_gui.render.board.look import BoardLook, CellLook, Ink
from sudoku_gui.widgets.board.view import BoardView

Key = Qt.Key
LEFT = Qt.MouseButton.LeftButton
NONE, CTRL, SHIFT = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
)
HELD = {
    0: CellLook(5, Ink.GIVEN),
    13: CellLook(5),
    40: CellLook(5),
    2: CellLook(corner=0b11, centre=0b100),
    70: CellLook(corner=0b11, centre=0b100),
    71: CellLook(corner=0b11),
    3: CellLook(colours=0b1),
    4: CellLook(colours=0b1),
    5: CellLook(colours=0b11),
}


@pytest.fixture
def board(show: Callable[..., None]) -> BoardView:
    made = BoardView(theme.light())
    made.animated = False
    made.resize(540, 540)
    show(made, keyboard=made)
    made.show_look(BoardLook(tuple(HELD.get(cell, CellLook()) for cell in range(81))))
    return made


@pytest.fixture
def quick_hold() -> Iterator[None]:
    hints = QGuiApplication.styleHints()
    usual = hints.mousePressAndHoldInterval()
    hints.setMousePressAndHoldInterval(60)
    yield
    hints.setMousePressAndHoldInterval(usual)


def middle(board: BoardView, cell: int) -> QPoint:
    return board.cell_area(cell).center()


def drag(board: BoardView, *cells: int, modifier: Qt.KeyboardModifier = NONE) -> None:
    QTest.mousePress(board, LEFT, modifier, middle(board, cells[0]))
    for cell in cells[1:]:
        QTest.mouseMove(board, middle(board, cell))
    QTest.mouseRelease(board, LEFT, modifier, middle(board, cells[-1]))


def click(board: BoardView, cell: int, modifier: Qt.KeyboardModifier = NONE) -> None:
    QTest.mouseClick(board, LEFT, modifier, middle(board, cell))


def selected(board: BoardView) -> tuple[int, ...]:
    return board.cells


def double_click(board: BoardView, cell: int) -> None:
    """As a mouse does: a click comes first."""
    click(board, cell)
    QTest.mouseDClick(board, LEFT, NONE, middle(board, cell))


def test_dragging_selects_every_cell_on_its_way(board: BoardView, qtbot: QtBot) -> None:
    """However fast: between two events of the mouse no cell is left out. A click makes it one cell again."""
    with qtbot.waitSignal(board.cells_clicked) as clicked:
        drag(board, 9, 13, 49)
    assert board.cells == (9, 10, 11, 12, 13, 22, 31, 40, 49)
    assert clicked.args == [board.cells]
    assert board.selected == 49
    click(board, 3)
    assert selected(board) == (3,)


def test_dragging_along_a_diagonal_takes_its_cells_alone(board: BoardView) -> None:
    drag(board, 0, 40)
    assert board.cells == (0, 10, 20, 30, 40)


def test_dragging_beyond_the_edge_selects_nothing_there(board: BoardView) -> None:
    QTest.mousePress(board, LEFT, NONE, middle(board, 8))
    QTest.mouseMove(board, QPoint(board.width() + 50, middle(board, 8).y()))
    QTest.mouseMove(board, middle(board, 17))
    QTest.mouseRelease(board, LEFT, NONE, middle(board, 17))
    QTest.mouseMove(board, middle(board, 40))
    assert board.cells == (8, 17)


def test_ctrl_takes_one_cell_more_or_less(board: BoardView) -> None:
    """The last one cannot be taken out: something is always selected."""
    click(board, 10)
    click(board, 12, CTRL)
    click(board, 40, CTRL)
    assert board.cells == (10, 12, 40)
    click(board, 40, CTRL)
    assert (selected(board), board.selected) == ((10, 12), 12)
    click(board, 10, CTRL)
    click(board, 12, CTRL)
    assert selected(board) == (12,)


def test_ctrl_and_dragging_adds_or_from_a_selected_cell_removes(board: BoardView) -> None:
    drag(board, 0, 4)
    drag(board, 36, 38, modifier=CTRL)
    assert set(board.cells) == {0, 1, 2, 3, 4, 36, 37, 38}
    drag(board, 2, 4, modifier=CTRL)
    assert set(board.cells) == {0, 1, 36, 37, 38}


def test_shift_selects_the_rectangle_from_the_cursor(board: BoardView) -> None:
    click(board, 20)
    click(board, 39, SHIFT)
    assert set(board.cells) == {20, 21, 29, 30, 38, 39}
    assert board.selected == 39


@pytest.mark.parametrize(
    ("keys", "selected"),
    [
        ([(Key.Key_Right, SHIFT), (Key.Key_Down, SHIFT)], (40, 41, 50)),
        ([(Key.Key_Home, SHIFT)], (40, 39, 38, 37, 36)),
        ([(Key.Key_End, SHIFT)], (40, 41, 42, 43, 44)),
        ([(Key.Key_Up, CTRL | SHIFT)], (40, 31)),
        ([(Key.Key_Right, SHIFT), (Key.Key_Left, SHIFT)], (41, 40)),
        ([(Key.Key_Right, SHIFT), (Key.Key_Up, NONE)], (32,)),
    ],
)
def test_keys_extend_the_selection(
    board: BoardView, keys: list[tuple[Key, Qt.KeyboardModifier]], selected: tuple[int, ...]
) -> None:
    """Shift adds where the arrow leads; without it the selection is one cell again."""
    board.select(40)
    for key, modifier in keys:
        QTest.keyClick(board, key, modifier)
    assert board.cells == selected


def test_with_shift_arrows_stop_at_the_edge(board: BoardView) -> None:
    board.select(8)
    QTest.keyClick(board, Key.Key_Right, SHIFT)
    QTest.keyClick(board, Key.Key_Up, SHIFT)
    assert board.cells == (8,)


def test_with_ctrl_and_shift_the_next_empty_cell_is_added(board: BoardView) -> None:
    """So that cells which do not touch can be selected by keys, too."""
    board.select(12)
    QTest.keyClick(board, Key.Key_Right, CTRL | SHIFT)
    assert board.cells == (12, 14)


def test_all_cells_are_selected_and_the_cursor_stays(board: BoardView) -> None:
    board.select(12)
    QTest.keyClick(board, Key.Key_A, CTRL)
    assert sorted(board.cells) == list(range(81))
    assert board.selected == 12


@pytest.mark.parametrize(
    ("cell", "alike"), [(13, {0, 13, 40}), (2, {2, 70}), (71, {71}), (3, {3, 4}), (80, {80})]
)
def test_cells_that_hold_the_same_are_selected(board: BoardView, cell: int, alike: set[int]) -> None:
    """The same digit, else the same notes of both kinds, else the same colours; an empty cell is alone."""
    double_click(board, cell)
    assert (set(board.cells), board.selected) == (alike, cell)
    board.select(cell)
    QTest.keyClick(board, Key.Key_A, CTRL | SHIFT)
    assert (set(board.cells), board.selected) == (alike, cell)


def test_quick_clicks_on_two_cells_are_no_double_click(board: BoardView) -> None:
    """On a touch screen Qt takes taps for one double tap that are some cells apart."""
    screen = QTest.createTouchDevice()
    for cell in (0, 1):
        QTest.touchEvent(board, screen).press(0, middle(board, cell), board).commit()
        QTest.touchEvent(board, screen).release(0, middle(board, cell), board).commit()
    assert board.cells == (1,)


def test_typing_applies_to_all_selected_cells(board: BoardView, qtbot: QtBot) -> None:
    drag(board, 0, 2)
    with qtbot.waitSignal(board.digit_typed) as typed:
        QTest.keyClick(board, Key.Key_5)
    assert typed.args == [(0, 1, 2), 5]


def test_while_a_search_is_watched_one_cell_is_selected(board: BoardView) -> None:
    """Whatever was selected before, and however one tries."""
    drag(board, 0, 4)
    board.yields_keys = True
    assert board.cells == (4,)
    drag(board, 9, 13)
    assert board.cells == (9,)
    click(board, 20, CTRL)
    click(board, 22, SHIFT)
    assert board.cells == (22,)
    for key, modifier in ((Key.Key_Down, SHIFT), (Key.Key_A, CTRL), (Key.Key_A, CTRL | SHIFT)):
        QTest.keyClick(board, key, modifier)
    double_click(board, 13)
    assert board.cells == (13,)


def test_a_finger_selects_as_the_mouse_does(board: BoardView) -> None:
    screen = QTest.createTouchDevice()
    QTest.touchEvent(board, screen).press(0, middle(board, 9), board).commit()
    for cell in (10, 11, 20):
        QTest.touchEvent(board, screen).move(0, middle(board, cell), board).commit()
    QTest.touchEvent(board, screen).release(0, middle(board, 20), board).commit()
    assert board.cells == (9, 10, 11, 20)


@pytest.mark.usefixtures("quick_hold")
def test_a_finger_that_rests_asks_for_the_menu(board: BoardView, qtbot: QtBot) -> None:
    """One that moves on does not, and neither does the mouse."""
    screen = QTest.createTouchDevice()
    with qtbot.waitSignal(board.menu_requested) as requested:
        QTest.touchEvent(board, screen).press(0, middle(board, 40), board).commit()
    assert requested.args == [board.mapToGlobal(middle(board, 40))]
    assert board.cells == (40,)
    QTest.touchEvent(board, screen).release(0, middle(board, 40), board).commit()
    QTest.touchEvent(board, screen).press(0, middle(board, 41), board).commit()
    assert any(timer.isActive() for timer in board.findChildren(QTimer))
    QTest.touchEvent(board, screen).move(0, middle(board, 42), board).commit()
    assert not any(timer.isActive() for timer in board.findChildren(QTimer))
    QTest.touchEvent(board, screen).release(0, middle(board, 42), board).commit()


@pytest.mark.parametrize(("cell", "selected"), [(10, (9, 10, 11)), (40, (40,))])
def test_the_menu_is_for_the_selection_or_else_for_its_cell(
    board: BoardView, qtbot: QtBot, cell: int, selected: tuple[int, ...]
) -> None:
    drag(board, 9, 11)
    QTest.mousePress(board, Qt.MouseButton.RightButton, NONE, middle(board, cell))
    place = middle(board, cell)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, board.mapToGlobal(place))
    with qtbot.waitSignal(board.menu_requested):
        QApplication.sendEvent(board, event)
    QTest.mouseRelease(board, Qt.MouseButton.RightButton, NONE, place)
    assert board.cells == selected


def test_screen_readers_announce_the_selection(board: BoardView) -> None:
    reader = QAccessible.queryAccessibleInterface(board)
    drag(board, 9, 11)
    selected = [cell for cell in range(81) if reader.child(cell).state().selected]
    focused = [cell for cell in range(81) if reader.child(cell).state().focused]
    assert (selected, focused) == ([9, 10, 11], [11])


def test_marks_are_described_in_words(board: BoardView) -> None:
    """Not by colour alone: wrong digits, contradicted notes and highlighted cells are said."""
    cells = {0: CellLook(5, wrong=True), 1: CellLook(corner=0b110, refuted=0b10), 2: CellLook(filtered=True)}
    board.show_look(BoardLook(tuple(cells.get(cell, CellLook()) for cell in range(81))))
    assert board.describe(0) == "row 1, column 1, 5, wrong"
    assert board.describe(1) == "row 1, column 2, empty, notes 2 and 3, impossible notes 2"
    assert board.describe(2) == "row 1, column 3, empty, highlighted"


def test_screen_readers_hear_how_many_are_selected(board: BoardView, monkeypatch: pytest.MonkeyPatch) -> None:
    """And nothing more than the cell while it is one."""
    spoken: list[str] = []
    monkeypatch.setattr(board, "announce", spoken.append)
    board.select(3)
    assert spoken == []
    drag(board, 9, 11)
    assert [text.split()[0] for text in spoken] == ["2", "3"]
