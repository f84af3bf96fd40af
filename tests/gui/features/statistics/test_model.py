"""The table of counts against the statistics it shows."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester

from solver_core.cover import Op, SearchBase
from solver_core.problems import gallery
from solver_core.sudoku.backtracking import BacktrackSearch
from solver_core.sudoku.grid import Grid
from sudoku_gui.features.statistics.model import BALANCE, NAME, VALUE, StatisticsModel, counts, text

MANY = Grid.parse("........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58")


@pytest.fixture
def model() -> StatisticsModel:
    return StatisticsModel()


def searches() -> list[SearchBase]:
    return [gallery.search("queens_6"), gallery.search("stations"), BacktrackSearch(MANY)]


def test_the_statistics_model_passes_qts_tester(model: StatisticsModel) -> None:
    """Qt's own checks of signals and indexes, through several algorithms."""
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning, model)
    for search in searches():
        for _ in range(5):
            search.forward(30)
            model.show_rows(counts(search, search.statistics))
    model.show_rows([])
    assert model.rowCount() == 0


@pytest.mark.parametrize("search", searches(), ids=lambda search: type(search).__name__)
def test_changes_not_undone_match_the_state_of_the_search(search: SearchBase) -> None:
    """Tried and not taken back is the depth; covered and not uncovered are the items that are not live."""
    for position in range(0, 500, 17):
        search.seek(position)
        rows = {row.id: row for row in counts(search, search.statistics)}
        assert rows["events"].done == search.position
        assert rows["tries"].out == search.depth
        if "covers" in rows:
            gone = sum(not search.is_live(item) for item in range(len(search.problem.names)))
            secondary = 0 if "hides" in rows else len(search.problem.secondary)
            assert rows["covers"].out == gone - secondary
        if "hides" in rows:
            assert rows["hides"].out == sum(search.snapshot().hidden)


def test_each_algorithm_has_the_rows_that_it_can_have() -> None:
    names = [{row.id for row in counts(search, search.statistics)} for search in searches()]
    common = {"events", "nodes", "decisions", "guesses", "dead_ends", "solutions", "tries"}
    assert names[0] == common | {"updates", "covers", "hides"}
    assert names[1] == common | {"updates", "covers", "drops", "pruned"}
    assert names[2] == common


def test_only_rows_that_changed_are_reported(model: StatisticsModel) -> None:
    """One hidden node: the events, the updates, and what is hidden."""
    search = gallery.search("queens_6")
    while search.peek() and search.peek().op is not Op.HIDE:  # type: ignore[union-attr]
        search.forward()
    model.show_rows(counts(search, search.statistics))
    reported: list[str] = []
    model.dataChanged.connect(lambda first, _: reported.append(model.rows[first.row()].id))
    search.forward()
    model.show_rows(counts(search, search.statistics))
    assert reported == ["events", "updates", "hides"]


def test_a_pair_is_shown_with_its_difference(model: StatisticsModel) -> None:
    search = gallery.search("queens_6")
    search.run_to("solution")
    model.show_rows(counts(search, search.statistics))
    row = next(at for at, count in enumerate(model.rows) if count.id == "covers")
    events = search.statistics.events
    assert model.index(row, NAME).data() == "Covered / uncovered"
    assert model.index(row, VALUE).data() == f"{events[Op.COVER]} / {events[Op.UNCOVER]}"
    assert model.index(row, BALANCE).data() == f"{events[Op.COVER] - events[Op.UNCOVER]} out"
    spoken = model.index(row, VALUE).data(Qt.ItemDataRole.AccessibleTextRole)
    assert (
        spoken == f"Covered / uncovered: {model.index(row, VALUE).data()}, {model.index(row, BALANCE).data()}"
    )


def test_the_copied_table_holds_every_number() -> None:
    """Rows of names and numbers, then one for each depth, all with tabs, without thousands' marks."""
    search = gallery.search("stations")
    search.run_to("end")
    reported = search.statistics
    copied = text(counts(search, reported), reported)
    first, second = copied.strip("\n").split("\n\n")
    numbers = dict(line.split("\t", 1) for line in first.splitlines())
    assert numbers["Events"] == str(reported.position)
    assert numbers["Tried / taken back"] == f"{reported.events[Op.TRY]}\t{reported.events[Op.RETRACT]}\t0"
    head, *rows = (line.split("\t") for line in second.splitlines())
    assert head[:2] == ["Depth", "Tree nodes"]
    assert [int(row[1]) for row in rows] == [depth.nodes for depth in reported.depths]
    assert all(len(row) == len(head) for row in rows)
