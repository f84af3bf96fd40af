"""The table of columns against the search it shows."""

from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QPersistentModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from solver_core.cover import Op, Problem, Search, SearchBase
from solver_core.problems import gallery
from solver_core.sudoku import encoding
from solver_core.sudoku.backtracking import BacktrackSearch
from solver_core.sudoku.encoding import ITEMS
from solver_core.sudoku.grid import Grid
from sudoku_gui.features.column_list import choice_model as column_choice
from sudoku_gui.features.column_list.column import Column, ColumnState, DeadEndState
from sudoku_gui.features.column_list.model import ITEM_ROLE, SIZE, STATE, ColumnModel, ColumnOrder
from tests.amounts import each, some
from tests.events import events


@pytest.fixture
def search(many: Grid) -> Search:
    return encoding.search(many)


@pytest.fixture
def model() -> ColumnModel:
    return ColumnModel()


def listed(model: ColumnModel) -> list[Column]:
    return [model.at(row) for row in range(model.rowCount())]


def test_the_column_model_passes_qts_tester(model: ColumnModel, search: Search) -> None:
    """Qt's own checks of signals and indexes, through moves that reorder and filter."""
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning, model)
    model.list_by(ColumnOrder.SIZES)
    for at in (10, 4000):
        search.seek(at)
        model.refresh(search.snapshot())
        model.list_by(ColumnOrder.SIZES, live_only=not model.live_only)
    model.refresh(gallery.search("queens_6").snapshot())
    model.list_by(ColumnOrder.HEADERS)
    model.refresh(None)


def test_only_rows_that_changed_are_reported(model: ColumnModel, search: Search) -> None:
    search.seek(3)
    model.refresh(search.snapshot())
    changed: list[tuple[int, int]] = []
    model.dataChanged.connect(lambda first, last: changed.append((first.row(), last.row())))
    search.forward()
    assert search.event
    assert search.event.op is Op.HIDE
    model.refresh(search.snapshot())
    assert changed == [(search.event.item, search.event.item)]
    model.refresh(search.snapshot())
    assert len(changed) == 1


def test_a_dead_end_shows_the_column_without_options(model: ColumnModel, search: Search) -> None:
    search.run_to("dead_end")
    model.refresh(search.snapshot())
    assert search.event
    chosen = model.at(model.chosen.row())
    assert (chosen.item, chosen.state) == (search.event.item, ColumnState.EMPTY)
    words = {column.state: column.word for column in listed(model)}
    assert words[ColumnState.EMPTY] == model.chosen.siblingAtColumn(STATE).data() == "no option"
    assert len(set(words.values())) == len(words) >= 3
    tips = [model.index(row, 0).data(Qt.ItemDataRole.ToolTipRole) for row in range(model.rowCount())]
    assert all(tip.startswith("“") and tip.endswith(".") for tip in tips)


def test_a_hovered_row_follows_its_column(model: ColumnModel) -> None:
    """Where other columns are live, as many as before, what is not listed any more is pointed at no more."""
    search = gallery.search("knuth_2000")
    model.list_by(ColumnOrder.HEADERS, live_only=True)
    seen = {}
    for position in range(60):
        search.seek(position)
        snapshot = search.snapshot()
        model.refresh(snapshot)
        seen[tuple(column.item for column in listed(model))] = snapshot
    pairs = [(one, other) for one, other in permutations(seen, 2) if len(one) == len(other)]
    assert pairs
    for before, after in pairs:
        model.refresh(seen[before])
        held = {item: QPersistentModelIndex(model.index_of(item)) for item in before}
        model.refresh(seen[after])
        found = {item: index.data(ITEM_ROLE) for item, index in held.items()}
        assert found == {item: item if item in after else None for item in before}


def show(model: ColumnModel, search: SearchBase) -> None:
    snapshot = search.snapshot()
    choice = column_choice.of(search, snapshot)
    ties = choice.ties if choice else frozenset()
    model.refresh(snapshot, ties, keeps_sizes=not isinstance(search, BacktrackSearch))


@settings(max_examples=some(30), deadline=None)
@given(st.sampled_from(["queens_6", "knuth_2000", "six_sets", "stations"]), st.data())
def test_any_problem_is_listed_as_counting_finds_it(name: str, data: st.DataObject) -> None:
    """Wherever one jumps, in either order, all or live ones only: they are those of the search."""
    search, model = gallery.search(name), ColumnModel()
    model.list_by(data.draw(st.sampled_from(list(ColumnOrder))), live_only=data.draw(st.booleans()))
    for position in each(data.draw(st.lists(st.integers(0, 400), min_size=1, max_size=4))):
        search.seek(position)
        show(model, search)
        columns, snapshot = listed(model), search.snapshot()
        items = {*snapshot.live, snapshot.chosen_item} - {None}
        items = items if model.live_only else set(range(len(search.problem.names)))
        assert {column.item for column in columns} == items
        assert len(columns) == len(items)
        assert all(column.size == snapshot.sizes[column.item] for column in columns)
        assert all(
            (column.depth > 0) is (column.state is ColumnState.COVERED) or column.is_chosen
            for column in columns
        )
        if model.order is ColumnOrder.SIZES:
            keys = [_rank(model, column.item) for column in columns]
            assert keys == sorted(keys)


def _rank(model: ColumnModel, item: int) -> tuple[int, ...]:
    """Chosen; live that must be covered, by size; live that need not; covered: and from left to right."""
    column = model.column(item)
    if column.is_chosen:
        return (0,)
    if column.depth:
        return 3, 0, item
    return 1 + column.is_secondary, column.size or 0, item


def test_another_problem_makes_another_table(model: ColumnModel, search: Search) -> None:
    """Names, number and largest size are those of what is watched now."""
    model.refresh(search.snapshot())
    assert (model.rowCount(), model.full) == (324, 9)
    show(model, gallery.search("knuth_2000"))
    assert [model.index(row, 0).data() for row in range(model.rowCount())] == list("ABCDEFG")
    assert (model.full, model.total, model.count) == (3, 7, "7 of 7 columns in the list")
    model.refresh(None)
    assert model.rowCount() == 0
    assert not model.chosen.isValid()


def test_another_puzzle_is_no_other_problem(model: ColumnModel, search: Search, qtbot: QtBot) -> None:
    """All Sudokus have the same columns: nothing is laid out anew."""
    model.refresh(search.snapshot())
    with qtbot.assertNotEmitted(model.modelReset):
        model.refresh(encoding.search(Grid.empty()).snapshot())


def test_secondary_columns_are_marked(model: ColumnModel) -> None:
    """By a word and, for the painter, by a fact; without an option they are no dead end."""
    search = gallery.search("queens_6")
    search.run_to("dead_end")
    show(model, search)
    secondary = [
        model.column(item) for item in range(len(search.problem.names)) if model.column(item).is_secondary
    ]
    assert [column.item for column in secondary] == list(range(12, 34))
    live = [column for column in secondary if not column.depth]
    assert {column.word for column in live} == {"secondary"}
    assert {column.state for column in live} == {ColumnState.LIVE}
    assert any(column.size == 0 for column in live)
    assert all("need not be" in column.sentence for column in live)
    assert model.total == 12


def test_ties_have_the_word(model: ColumnModel) -> None:
    """Just where the choice was made, what could have been chosen as well is marked, and only that is painted."""
    search = gallery.search("knuth_2000")
    show(model, search)
    changed: list[tuple[int, int]] = []
    model.dataChanged.connect(lambda first, last: changed.append((first.row(), last.row())))
    search.forward()
    show(model, search)
    assert changed == [(0, 2), (4, 5)]
    words = {model.index(row, 0).data(): model.index(row, STATE).data() for row in range(7)}
    assert words == dict.fromkeys("BCEF", "tie") | {"A": "chosen", "D": "live", "G": "live"}
    search.forward()
    show(model, search)
    assert "tie" not in {model.index(row, STATE).data() for row in range(7)}


def test_a_change_of_size_that_keeps_the_order_lays_nothing_out(
    model: ColumnModel, search: Search, qtbot: QtBot
) -> None:
    model.list_by(ColumnOrder.SIZES)
    search.seek(3)
    model.refresh(search.snapshot())
    model.list_by(ColumnOrder.HEADERS)
    with qtbot.assertNotEmitted(model.layoutChanged):
        for _ in range(50):
            search.forward()
            model.refresh(search.snapshot())


def test_a_column_about_to_be_covered_is_no_dead_end(model: ColumnModel) -> None:
    """While an option is tried, its other columns may be empty for a moment."""
    search = Search(Problem("abc", ["ab", "c"]))
    empty: list[str] = []
    for _ in events(search):
        show(model, search)
        for item in range(3):
            column = model.column(item)
            assert column.state is not ColumnState.EMPTY
            if not column.depth and column.size == 0:
                empty.append(column.sentence)
    assert empty
    assert all("being covered" in sentence for sentence in empty)


def test_bits_do_not_remember_sizes(model: ColumnModel, many: Grid) -> None:
    search = BacktrackSearch(many)
    search.seek(40)
    show(model, search)
    covered = [column for column in map(model.column, ITEMS) if column.depth]
    assert covered
    assert {column.size for column in covered} == {None}
    assert all("options" not in column.sentence for column in covered)
    row = model.index_of(covered[0].item)
    assert row.siblingAtColumn(SIZE).data() == ""


def test_a_dead_end_is_named_when_it_has_come(model: ColumnModel, branching: Grid) -> None:
    """Before, it is ahead; after it, the search goes back and the column fills again."""
    search, row_6_has_2 = encoding.search(branching), 81 + 9 * 5 + 1
    for position, goes_by_size, end in (
        (3_075, True, DeadEndState.NEXT),
        (3_075, False, DeadEndState.SURE),
        (3_076, True, DeadEndState.NOW),
        (3_077, True, DeadEndState.BACK),
    ):
        search.seek(position)
        model.refresh(search.snapshot(), goes_by_size=goes_by_size)
        assert model.column(row_6_has_2).end is end


@pytest.mark.parametrize(("name", "length"), [("queens_6", 700), ("knuth_2000", 60)])
def test_a_column_without_options_leads_to_a_dead_end(name: str, length: int) -> None:
    search, model, met = gallery.search(name), ColumnModel(), 0
    for position in range(length):
        search.seek(position)
        show(model, search)
        columns = map(model.column, range(model.total))
        if any(one.state is ColumnState.EMPTY and one.end is DeadEndState.NEXT for one in columns):
            search.run_to("decision")
            assert search.event is not None
            assert search.event.op is Op.DEAD_END
            met += 1
    assert met > 1
