"""The board as a screen reader meets it: 81 children that speak, and a focus that follows the selection."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sudoku_gui.render import theme
from sudoku_gui.render.board.look import BoardLook, CellLook, Ink
from sudoku_gui.render.board.paint import cell_rect
from sudoku_gui.widgets.board.view import BoardView

EMPTY = (4, 32, 41)
GAPS = BoardLook(tuple(CellLook() if cell in EMPTY else CellLook(1, Ink.GIVEN) for cell in range(81)))


@pytest.fixture
def spoken(qtbot: QtBot) -> Iterator[BoardView]:
    """A board with the keyboard, while a screen reader is listening."""
    board = BoardView(theme.light())
    board.show_look(GAPS)
    qtbot.addWidget(board)
    was = QAccessible.isActive()
    QAccessible.setActive(True)
    with qtbot.waitExposed(board):
        board.show()
    board.activateWindow()
    board.setFocus()
    qtbot.waitUntil(board.hasFocus)
    yield board
    QAccessible.setActive(was)


def middle(board: BoardView, cell: int) -> QPoint:
    return cell_rect(QRectF(board.rect()), cell).center().toPoint()


def test_a_screen_reader_finds_81_cells(spoken: BoardView) -> None:
    """Each cell is a child that says what it holds and knows its place and its parent."""
    reader = QAccessible.queryAccessibleInterface(spoken)
    assert reader.text(QAccessible.Text.Name) == "Sudoku board"
    assert reader.childCount() == 81
    cell = reader.child(22)
    assert cell.text(QAccessible.Text.Name) == "row 3, column 5, given 1"
    assert reader.child(4).text(QAccessible.Text.Name) == "row 1, column 5, empty"
    assert reader.indexOfChild(cell) == 22
    assert cell.parent().object() is spoken
    assert cell.rect().contains(spoken.mapToGlobal(middle(spoken, 22)))
    target = spoken.mapToGlobal(middle(spoken, 60))
    assert reader.indexOfChild(reader.childAt(target.x(), target.y())) == 60


def test_a_screen_reader_follows_the_selection(spoken: BoardView) -> None:
    """The focus is on a cell, not on the board as a whole, and goes where the arrows go."""
    reader = QAccessible.queryAccessibleInterface(spoken)
    spoken.select(40)
    for key, place in (
        (Qt.Key.Key_Right, "row 5, column 6, empty"),
        (Qt.Key.Key_Up, "row 4, column 6, empty"),
    ):
        QTest.keyClick(spoken, key)
        focused = reader.focusChild()
        assert focused.text(QAccessible.Text.Name) == place
        assert focused.state().focused
        assert focused.state().selected
    assert not reader.child(0).state().focused


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[tuple[QAccessible.Event, str]]:
    """What screen readers hear, with the name of what it is about, or the text that is announced."""
    events: list[tuple[QAccessible.Event, str]] = []

    def note(event: QAccessibleEvent) -> None:
        name = event.accessibleInterface().text(QAccessible.Text.Name)
        events.append(
            (event.type(), event.message() if isinstance(event, QAccessibleAnnouncementEvent) else name)
        )

    monkeypatch.setattr(QAccessible, "updateAccessibility", note)
    return events


def test_the_cell_follows_the_board_that_gets_the_keyboard(
    qtbot: QtBot, spoken: BoardView, heard: list[tuple[QAccessible.Event, str]]
) -> None:
    """Qt reports the board itself at the end; the cell comes after it, or a screen reader stays at the board."""
    spoken.select(22)
    spoken.clearFocus()
    heard.clear()
    spoken.setFocus()
    assert heard == []
    qtbot.waitUntil(lambda: heard == [(QAccessible.Event.Focus, "row 3, column 5, given 1")])


def test_a_change_of_the_selected_cell_is_announced(
    spoken: BoardView, heard: list[tuple[QAccessible.Event, str]]
) -> None:
    """While one plays; what a search changes there has a name, and sentences of its own."""
    spoken.select(4)
    heard.clear()
    cells = list(GAPS.cells)
    cells[4] = CellLook(7, Ink.ENTRY)
    spoken.show_look(BoardLook(tuple(cells)))
    said = "row 1, column 5, 7"
    assert heard == [(QAccessible.Event.NameChanged, said), (QAccessible.Event.Announcement, said)]
    spoken.yields_keys = True
    spoken.select(4)
    heard.clear()
    spoken.show_look(GAPS)
    assert [event for event, _ in heard] == [QAccessible.Event.NameChanged]


def test_boards_come_and_go_under_a_screen_reader(qtbot: QtBot, spoken: BoardView) -> None:
    """Interfaces die with their widget; asking again elsewhere never meets a dead one."""
    for _ in range(3):
        board = BoardView(theme.light(), spoken)
        reader = QAccessible.queryAccessibleInterface(board)
        assert [reader.child(cell).childCount() for cell in range(81)] == [0] * 81
        with qtbot.waitSignal(board.destroyed):
            board.deleteLater()
    assert QAccessible.queryAccessibleInterface(spoken).childCount() == 81
