"""Rows that are about targets: what is done to a row is done to its target, in all views."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QModelIndex, QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QCursor, QStandardItem, QStandardItemModel
from PySide6.QtTest import QTest

from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection, Target
from sudoku_gui.player.subject import Subject
from sudoku_gui.render import theme
from sudoku_gui.widgets.pointed_table import PointedTable
from sudoku_gui.widgets.row_delegate import RowDelegate

LEFT = Qt.MouseButton.LeftButton


class Rows(PointedTable):
    """A heading, which is about nothing, and rows about items 1 to 5."""

    target_role = Qt.ItemDataRole.UserRole

    def __init__(self, selection: Selection) -> None:
        listed = QStandardItemModel()
        for item in range(6):
            row = QStandardItem(f"row {item}")
            row.setData(Target(item) if item else None, Qt.ItemDataRole.UserRole)
            listed.appendRow(row)
        super().__init__("rows", "Rows", "", listed, selection=selection)
        listed.setParent(self)
        self.delegate = RowDelegate(theme.light(), self)
        self.setItemDelegate(self.delegate)

    def highlighted_rows(self, target: Target | None) -> frozenset[int]:
        return frozenset() if target is None or target.item is None else frozenset({target.item})

    def index(self, row: int) -> QModelIndex:
        return self.model().index(row, 0)

    def middle(self, row: int) -> QPoint:
        return self.visualRect(self.index(row)).center()


@pytest.fixture
def rows(player: Player, selection: Selection, show: Callable[..., None]) -> Rows:
    player.watch_subject(Subject(sample="queens_6"))
    rows = Rows(selection)
    rows.resize(200, 300)
    rows.fit()
    show(rows, rows)
    return rows


@pytest.fixture
def requested(selection: Selection) -> list[Target]:
    targets: list[Target] = []
    selection.visit_requested.connect(targets.append)
    return targets


def test_the_mouse_points_at_a_row_until_it_leaves(rows: Rows, selection: Selection) -> None:
    QTest.mouseMove(rows.viewport(), rows.middle(3))
    assert selection.target == Target(3)
    assert rows.delegate.highlighted == {3}
    QCoreApplication.sendEvent(rows, QEvent(QEvent.Type.Leave))
    assert selection.target is None
    assert rows.delegate.highlighted == frozenset()


def test_a_click_pins_and_a_double_click_goes_there(
    rows: Rows, selection: Selection, requested: list[Target]
) -> None:
    QTest.mouseClick(rows.viewport(), LEFT, pos=rows.middle(2))
    assert (selection.pinned, requested) == (Target(2), [])
    QTest.mouseDClick(rows.viewport(), LEFT, pos=rows.middle(4))
    QTest.mouseRelease(rows.viewport(), LEFT, pos=rows.middle(4))
    assert requested == [Target(4)]


def test_walking_pins_and_enter_goes_there(rows: Rows, selection: Selection, requested: list[Target]) -> None:
    rows.setCurrentIndex(rows.index(2))
    QTest.keyClick(rows, Qt.Key.Key_Up)
    assert selection.pinned == Target(1)
    QTest.keyClick(rows, Qt.Key.Key_Return)
    QTest.keyClick(rows, Qt.Key.Key_Up)
    QTest.keyClick(rows, Qt.Key.Key_Return)
    assert (selection.pinned, requested) == (Target(1), [Target(1)])


def test_a_target_is_in_sight_while_its_row_is(rows: Rows, selection: Selection) -> None:
    rows.pin(rows.index(5))
    assert selection.in_sight == Target(5)
    rows.hide()
    assert selection.in_sight is None


def test_hidden_rows_are_highlighted_when_they_are_shown(rows: Rows, selection: Selection) -> None:
    rows.hide()
    selection.pin(Target(4))
    assert rows.delegate.highlighted == frozenset()
    rows.show()
    assert rows.delegate.highlighted == {4}


@pytest.mark.parametrize("reason", [QContextMenuEvent.Reason.Mouse, QContextMenuEvent.Reason.Keyboard])
def test_the_menu_is_that_of_the_mouse_or_of_the_keyboard(
    rows: Rows, selection: Selection, reason: QContextMenuEvent.Reason
) -> None:
    """By the mouse it is about the row under it, by the menu key about the current one."""
    asked = list[Target]()
    selection.menu_requested.connect(lambda target, _: asked.append(target))
    by_mouse = reason is QContextMenuEvent.Reason.Mouse
    rows.setCurrentIndex(rows.index(0 if by_mouse else 3))
    place = rows.middle(3 if by_mouse else 0)
    rows.contextMenuEvent(QContextMenuEvent(reason, place, QPoint(10, 10)))
    assert asked == [Target(3)]


def test_where_rows_scroll_below_the_mouse_another_one_is_pointed_at(
    rows: Rows, selection: Selection, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A mark that stays behind looks like what is selected."""
    rows.setFixedHeight(4 * rows.row_height)
    place = rows.middle(1)
    monkeypatch.setattr(QCursor, "pos", lambda: rows.viewport().mapToGlobal(place))
    QTest.mouseMove(rows.viewport(), place)
    assert selection.target == Target(1)
    rows.verticalScrollBar().setValue(rows.row_height)
    assert selection.target == Target(2)
    QCoreApplication.sendEvent(rows, QEvent(QEvent.Type.Leave))
    rows.verticalScrollBar().setValue(0)
    assert selection.target is None
