"""What every table answers Qt, whatever its rows are."""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from sudoku_gui.widgets.row_table import Index, RowTable

Role = Qt.ItemDataRole


class Prices(RowTable[tuple[str, int]]):
    """A name and a price in each row."""

    columns = 2

    def key(self, row: tuple[str, int]) -> object:
        return row[0]

    def cell(self, row: tuple[str, int], index: Index, role: int) -> Any:
        return str(row[index.column()]) if role == Role.DisplayRole else None

    def header(self, section: int) -> tuple[str, str]:
        return ("Name", "Price")[section], ("", "In euros")[section]


@pytest.fixture
def prices(qapp: object) -> Prices:
    assert qapp
    model = Prices()
    model.show_rows([("tea", 3), ("milk", 1)])
    return model


def test_the_row_table_passes_qts_tester(prices: Prices) -> None:
    tester = QAbstractItemModelTester(prices, QAbstractItemModelTester.FailureReportingMode.Fatal)
    assert tester.model() is prices
    assert (prices.rowCount(), prices.columnCount()) == (2, 2)
    assert (prices.rowCount(prices.index(0, 0)), prices.columnCount(prices.index(0, 0))) == (0, 0)


def test_headings_have_hover_help(prices: Prices) -> None:
    across, down = Qt.Orientation.Horizontal, Qt.Orientation.Vertical
    assert [prices.headerData(column, across) for column in range(3)] == ["Name", "Price", None]
    assert "In euros" in prices.headerData(1, across, Role.ToolTipRole)
    assert prices.headerData(0, across, Role.DecorationRole) is None
    assert prices.headerData(0, down) is None


def test_a_removed_row_has_no_content(prices: Prices) -> None:
    last = prices.index(1, 1)
    assert last.data() == "1"
    prices.show_rows([("tea", 3)])
    assert prices.data(last) is None


def test_only_rows_that_changed_are_reported(prices: Prices, qtbot: QtBot) -> None:
    """While they are about the same things; else all are new."""
    with qtbot.waitSignal(prices.dataChanged) as changed, qtbot.assertNotEmitted(prices.modelReset):
        prices.show_rows([("tea", 3), ("milk", 2)])
    first, last, *_ = changed.args or []
    assert (first.row(), last.row()) == (1, 1)
    with qtbot.waitSignal(prices.modelReset):
        prices.show_rows([("milk", 2)])


def test_rows_come_and_go_at_the_end(prices: Prices, qtbot: QtBot) -> None:
    """Whoever points at one of the others goes on pointing at it."""
    tester = QAbstractItemModelTester(prices, QAbstractItemModelTester.FailureReportingMode.Fatal)
    assert tester.model() is prices
    with (
        qtbot.waitSignals([prices.rowsInserted, prices.dataChanged]),
        qtbot.assertNotEmitted(prices.modelReset),
    ):
        prices.show_rows([("tea", 4), ("milk", 1), ("salt", 2)])
    assert [prices.index(row, 1).data() for row in range(3)] == ["4", "1", "2"]
    with qtbot.waitSignal(prices.rowsRemoved), qtbot.assertNotEmitted(prices.modelReset):
        prices.show_rows([("tea", 4)])
    assert prices.rows == (("tea", 4),)
    with qtbot.waitSignal(prices.modelReset):
        prices.show_rows([])
