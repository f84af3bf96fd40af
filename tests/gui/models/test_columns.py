"""The table of columns against the search it shows."""

import pytest
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester

from solver_core.cover import Op, Search
from solver_core.sudoku import encoding
from solver_core.sudoku.encoding import ITEMS
from solver_core.sudoku.grid import Grid
from sudoku_gui.models.column import State
from sudoku_gui.models.columns import ITEM_ROLE, SIZE_ROLE, STATE_ROLE, ColumnModel, Order

MANY = Grid.parse("........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58")


@pytest.fixture
def search() -> Search:
    return encoding.search(MANY)


@pytest.fixture
def model() -> ColumnModel:
    return ColumnModel()


def rows(model: ColumnModel) -> list[tuple[int, int, State]]:
    indexes = [model.index(row, 0) for row in range(model.rowCount())]
    return [(index.data(ITEM_ROLE), index.data(SIZE_ROLE), index.data(STATE_ROLE)) for index in indexes]


def test_it_is_a_sound_model(model: ColumnModel, search: Search) -> None:
    """Qt's own checks of signals and indexes, through moves that reorder and filter."""
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning, model)
    model.set_order(Order.SIZES)
    for at in (10, 500, 20, 4000, 0):
        search.seek(at)
        model.refresh(search.snapshot())
        model.set_live_only(live_only=not model.live_only)
    model.refresh(None)


@pytest.mark.parametrize("at", [0, 1, 2, 40, 1000, 3333, 9999])
def test_it_tells_what_the_search_tells(model: ColumnModel, search: Search, at: int) -> None:
    search.seek(at)
    model.refresh(search.snapshot())
    table = rows(model)
    assert [item for item, _, _ in table] == list(ITEMS)
    assert [size for _, size, _ in table] == [search.size(item) for item in ITEMS]
    chosen = [item for item, _, state in table if state is State.CHOSEN]
    assert chosen == ([] if search.chosen_item is None else [search.chosen_item])
    live = [item for item, _, state in table if state in {State.LIVE, State.EMPTY}]
    assert live == [item for item in search.live_items() if item not in chosen]


def test_only_rows_that_changed_are_told(model: ColumnModel, search: Search) -> None:
    """A view repaints what is told; one hidden node is one row."""
    search.seek(3)
    model.refresh(search.snapshot())
    told: list[tuple[int, int]] = []
    model.dataChanged.connect(lambda first, last: told.append((first.row(), last.row())))
    search.forward()
    assert search.event
    assert search.event.op is Op.HIDE
    model.refresh(search.snapshot())
    assert told == [(search.event.item, search.event.item)]
    model.refresh(search.snapshot())
    assert len(told) == 1


def test_a_dead_end_shows_the_column_without_options(model: ColumnModel, search: Search) -> None:
    search.run_to("dead_end")
    model.refresh(search.snapshot())
    assert search.event
    assert model.chosen.data(ITEM_ROLE) == search.event.item
    assert model.chosen.data(STATE_ROLE) is State.EMPTY
    assert model.chosen.siblingAtColumn(2).data() == "no option"


def test_by_size_puts_the_chosen_first_then_the_small(model: ColumnModel, search: Search) -> None:
    model.set_order(Order.SIZES)
    search.seek(3000)
    model.refresh(search.snapshot())
    table = rows(model)
    assert table[0][2] is State.CHOSEN
    live = [(size, item) for item, size, state in table if state in {State.LIVE, State.EMPTY}]
    assert live == sorted(live)
    assert [state for *_, state in table[1 + len(live) :]] == [State.COVERED] * (323 - len(live))


def test_live_only_leaves_the_covered_out(model: ColumnModel, search: Search) -> None:
    model.set_live_only(live_only=True)
    search.seek(3000)
    model.refresh(search.snapshot())
    assert {state for *_, state in rows(model)} <= {State.CHOSEN, State.LIVE, State.EMPTY}
    assert model.rowCount() == len(search.live_items()) + 1
    model.set_live_only(live_only=False)
    assert model.rowCount() == 324


def test_a_row_pointed_at_stays_pointed_at_when_the_order_changes(model: ColumnModel, search: Search) -> None:
    """The user's place in the list follows the column, not the row."""
    search.seek(3000)
    model.refresh(search.snapshot())
    kept = QPersistentModelIndex(model.index_of(200))
    model.set_order(Order.SIZES)
    assert kept.row() != 200
    assert kept.data(ITEM_ROLE) == 200


def test_every_state_has_its_word_and_its_sentence(model: ColumnModel, search: Search) -> None:
    search.run_to("dead_end")
    model.refresh(search.snapshot())
    words = {index.data(STATE_ROLE): index.siblingAtColumn(2).data() for index in _indexes(model)}
    assert len(set(words.values())) == len(words) >= 3
    tips = [index.data(Qt.ItemDataRole.ToolTipRole) for index in _indexes(model)]
    assert all(tip.startswith("“") and tip.endswith(".") for tip in tips)


def _indexes(model: ColumnModel) -> list[QModelIndex]:
    return [model.index(row, 0) for row in range(model.rowCount())]
