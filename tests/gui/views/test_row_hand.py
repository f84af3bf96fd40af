"""Hands on rows: what is done to a row is done to what the row is about, in all views."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QListView
from pytestqt.qtbot import QtBot

from sudoku_gui.player.selection import Selection, Target
from sudoku_gui.widgets.row_input import RowInput

ROLE = Qt.ItemDataRole.UserRole
TARGET = Target(item=7)


@pytest.fixture
def rows(qtbot: QtBot) -> QListView:
    """A heading, which is about nothing, and a row about item 7."""
    listed, rows = QStandardItemModel(), QListView()
    qtbot.addWidget(rows)
    for target in (None, TARGET):
        item = QStandardItem("row")
        item.setData(target, ROLE)
        listed.appendRow(item)
    listed.setParent(rows)
    rows.setModel(listed)
    return rows


def test_a_row_about_nothing_changes_nothing(rows: QListView, selection: Selection) -> None:
    """What was pinned stays, and nobody goes anywhere."""
    gone = list[Target]()
    selection.doing_wanted.connect(gone.append)
    hand = RowInput(rows, selection, ROLE)
    hand.pin(rows.model().index(1, 0))
    hand.pin(rows.model().index(0, 0))
    hand.go(rows.model().index(0, 0))
    assert (selection.pinned, gone) == (TARGET, [])
    hand.go(rows.model().index(1, 0))
    assert gone == [TARGET]


@pytest.mark.parametrize("reason", [QContextMenuEvent.Reason.Mouse, QContextMenuEvent.Reason.Keyboard])
def test_the_menu_is_that_of_the_mouse_or_of_the_keyboard(
    rows: QListView, selection: Selection, reason: QContextMenuEvent.Reason
) -> None:
    """By the mouse it is about the row under it, by the menu key about the current one."""
    asked = list[Target]()
    selection.menu_wanted.connect(lambda target, _: asked.append(target))
    hand, by_mouse = RowInput(rows, selection, ROLE), reason is QContextMenuEvent.Reason.Mouse
    heading, row = rows.model().index(0, 0), rows.model().index(1, 0)
    rows.setCurrentIndex(heading if by_mouse else row)
    place = rows.visualRect(row).center() if by_mouse else rows.visualRect(heading).center()
    hand.ask(QContextMenuEvent(reason, place, QPoint(10, 10)))
    assert asked == [TARGET]
