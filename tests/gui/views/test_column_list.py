"""The list of columns as the user sees and works it."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLabel, QTableView

from solver_core.sudoku.grid import Grid
from sudoku_gui.models.column import State
from sudoku_gui.models.columns import ITEM_ROLE, NAME, SIZE, STATE, STATE_ROLE
from sudoku_gui.render import theme
from sudoku_gui.render.theme import Theme
from sudoku_gui.session.player import Player
from sudoku_gui.session.pointing import Pointing, Spot
from sudoku_gui.session.subject import Subject
from sudoku_gui.views.column_list import ColumnList

GoTo = Callable[[int], None]
Step = Callable[..., None]
Show = Callable[..., None]


@pytest.fixture
def pointing() -> Pointing:
    return Pointing()


@pytest.fixture
def columns(player: Player, pointing: Pointing, show: Show, many: Grid) -> ColumnList:
    player.watch(many)
    columns = ColumnList(player, pointing, theme.light())
    columns.resize(420, 460)
    show(columns)
    return columns


def table(columns: ColumnList) -> QTableView:
    found = columns.findChild(QTableView, "column_table")
    assert found is not None
    return found


def chooser(columns: ColumnList, name: str) -> QComboBox:
    found = columns.findChild(QComboBox, name)
    assert found is not None
    return found


def is_in_sight(columns: ColumnList) -> bool:
    view = table(columns)
    return view.viewport().rect().contains(view.visualRect(columns.model.chosen).center())


@pytest.mark.parametrize("position", [60, 1000, 2603, 9001])
def test_the_chosen_column_is_in_sight(
    columns: ColumnList, player: Player, go_to: GoTo, position: int
) -> None:
    """Wherever the search goes, the user need not look for it."""
    go_to(position)
    assert columns.model.chosen.data(ITEM_ROLE) == (player.search and player.search.chosen_item)
    assert is_in_sight(columns)


def test_by_size_the_smallest_stand_on_top(columns: ColumnList, go_to: GoTo) -> None:
    go_to(3000)
    order = chooser(columns, "column_order")
    order.setFocus()
    QTest.keyClick(order, Qt.Key.Key_Down)
    assert order.currentText() == "By size"
    assert columns.model.index(0, NAME).data(STATE_ROLE) is State.CHOSEN
    assert columns.model.index(1, SIZE).data() == "1"
    assert is_in_sight(columns)


def test_live_only_hides_the_covered(columns: ColumnList, go_to: GoTo, step: Step) -> None:
    go_to(3000)
    which = chooser(columns, "column_filter")
    which.setFocus()
    QTest.keyClick(which, Qt.Key.Key_Down)
    states = {columns.model.index(row, STATE).data() for row in range(columns.model.rowCount())}
    assert states == {"chosen", "live"}
    step()
    assert columns.model.rowCount() < 324


def test_the_users_place_follows_its_column(columns: ColumnList, go_to: GoTo, step: Step) -> None:
    """Walking through the list while it changes beneath."""
    go_to(3000)
    QTest.keyClick(chooser(columns, "column_filter"), Qt.Key.Key_Down)
    view = table(columns)
    view.setFocus()
    view.setCurrentIndex(columns.model.index(40, NAME))
    item = view.currentIndex().data(ITEM_ROLE)
    for _ in range(6):
        step()
    assert view.currentIndex().data(ITEM_ROLE) == item


def test_without_walking_the_keyboard_goes_with_the_chosen_column(columns: ColumnList, go_to: GoTo) -> None:
    """Having the keyboard is not walking: whoever has not left the chosen column still follows it."""
    view = table(columns)
    view.setFocus()
    for position in (60, 1000, 2603):
        go_to(position)
        assert view.currentIndex().data(ITEM_ROLE) == columns.model.chosen.data(ITEM_ROLE)
        assert is_in_sight(columns)


def test_how_many_are_left_is_told(columns: ColumnList, player: Player, go_to: GoTo) -> None:
    go_to(3000)
    count = columns.findChild(QLabel, "column_count")
    assert count is not None
    assert player.search
    assert count.text() == f"{len(player.search.live_items())} of 324 live"


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_no_name_is_cut_off(columns: ColumnList, scale: float) -> None:
    """The chosen column is printed bold, and that must fit as well, at any text size."""
    font = columns.font()
    font.setPointSizeF(font.pointSizeF() * scale)
    columns.setFont(font)
    font.setBold(True)
    for section, text in ((NAME, "column 8 has 8"), (STATE, "no option")):
        assert QFontMetrics(font).horizontalAdvance(text) < table(columns).columnWidth(section) - 12


def test_every_control_has_a_name(columns: ColumnList) -> None:
    for control in (table(columns), chooser(columns, "column_order"), chooser(columns, "column_filter")):
        assert control.accessibleName()
        assert control.focusPolicy() & Qt.FocusPolicy.TabFocus


def colours(columns: ColumnList, row: int) -> set[int]:
    """The colours of the bar in a row."""
    view = table(columns)
    rect = view.visualRect(columns.model.index(row, SIZE))
    image: QImage = view.viewport().grab(rect).toImage()
    y = image.height() // 2
    return {image.pixelColor(x, y).rgb() for x in range(image.width())}


@pytest.mark.parametrize(
    "dress", [theme.light(), theme.dark(), theme.high_contrast()], ids=lambda it: it.name
)
def test_each_state_is_painted_in_its_colour(columns: ColumnList, go_to: GoTo, dress: Theme) -> None:
    go_to(3000)
    columns.use_theme(dress)
    view = table(columns)
    rows = range(view.rowAt(10), view.rowAt(view.viewport().height() - 10))
    seen = {columns.model.index(row, STATE).data(STATE_ROLE): colours(columns, row) for row in rows}
    assert dress.chosen_column.rgb() in seen[State.CHOSEN]
    assert dress.live_column.rgb() in seen[State.LIVE]
    assert dress.live_column.rgb() not in seen[State.COVERED]


