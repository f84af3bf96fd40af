"""The numbers of two searches as a table."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt

from solver_core.cover import Rule
from solver_core.cover.replay.statistics import Tally
from solver_core.problems import gallery
from sudoku_gui.features.comparison.table import (
    ALL_HERE,
    ALL_RATIO,
    ALL_THERE,
    CELL_ROLE,
    HERE,
    NAME,
    RATIO,
    ROWS,
    THERE,
    ComparisonCell,
    ComparisonModel,
    RunNumbers,
    rows,
)
from sudoku_gui.player.comparison import RunTotals

SMALL = Tally(10, 2, 4, 1, 0, 40, 100, 5, 8)
LARGE = Tally(10, 6, 9, 1, 0, 20, 250, 7, 8)


def shown(here: RunNumbers, there: RunNumbers) -> ComparisonModel:
    model = ComparisonModel()
    model.show_rows(rows(here, there))
    return model


def text(model: ComparisonModel, name: str, section: int) -> str:
    return str(model.index(ROWS.index(name), section).data())


def smaller(model: ComparisonModel, name: str, section: int) -> bool:
    cell: ComparisonCell = model.index(ROWS.index(name), section).data(CELL_ROLE)
    return cell.is_smaller


def test_numbers_stand_beside_each_other_with_their_ratio() -> None:
    model = shown(
        RunNumbers(SMALL, RunTotals(SMALL, is_complete=True, first_solution=30)), RunNumbers(LARGE, None)
    )
    assert [text(model, "events", section) for section in (HERE, THERE, RATIO)] == ["100", "250", "× 2.50"]
    assert text(model, "events", ALL_HERE) == "100"
    assert text(model, "events", ALL_THERE) == "–"
    assert text(model, "first_solution", ALL_HERE) == "30"
    assert text(model, "first_solution", HERE) == ""


def test_the_smaller_number_is_marked() -> None:
    large = replace(LARGE, solutions=0)
    model = shown(
        RunNumbers(SMALL, RunTotals(SMALL, is_complete=True, first_solution=30)),
        RunNumbers(large, RunTotals(large, is_complete=True, first_solution=None)),
    )
    assert smaller(model, "events", ALL_HERE)
    assert not smaller(model, "events", ALL_THERE)
    assert smaller(model, "updates", ALL_THERE)
    assert not smaller(model, "decisions", ALL_HERE)
    assert not smaller(model, "decisions", ALL_THERE)
    assert not smaller(model, "solutions", ALL_THERE)
    spoken = model.index(0, ALL_HERE).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "100, the smaller one"


@pytest.mark.parametrize("rule", [Rule.FIRST, Rule.SHUFFLED])
def test_counts_of_unfinished_runs_are_never_called_smaller(rule: Rule) -> None:
    """By decisions one run may be over while the other has most of its way before it: that makes neither better."""
    search, second = gallery.search("queens_8"), gallery.search("queens_8", rule)
    second.run_to("end")
    search.run_to("dead_end")
    for one, other in ((search, second), (second, search)):
        model = shown(RunNumbers(one.tally, None), RunNumbers(other.tally, None))
        for name in ROWS:
            assert not any(smaller(model, name, section) for section in range(7))


def test_a_lower_bound_is_not_called_smaller() -> None:
    growing = RunNumbers(SMALL, RunTotals(SMALL, is_complete=False, first_solution=None))
    done = RunNumbers(LARGE, RunTotals(LARGE, is_complete=True, first_solution=20))
    model = shown(growing, done)
    assert text(model, "events", ALL_HERE) == "≥ 100"
    assert text(model, "events", ALL_RATIO) == ""
    assert not smaller(model, "events", ALL_HERE)
    assert smaller(model, "updates", ALL_THERE)
    other_way = shown(done, growing)
    assert text(other_way, "events", ALL_THERE) == "≥ 100"


def test_counts_that_a_search_lacks_are_left_open() -> None:
    """Bits have no updates; of complete runs the greatest depth is shown."""
    total = RunTotals(SMALL, is_complete=True, first_solution=None)
    model = shown(RunNumbers(SMALL, total), RunNumbers(LARGE, None, has_links=False))
    assert (text(model, "depth", HERE), text(model, "depth", ALL_HERE)) == ("5", "8")
    assert [text(model, "updates", section) for section in (THERE, RATIO)] == ["–", ""]


def test_only_rows_that_change_are_reported() -> None:
    search = gallery.search("queens_6")
    search.seek(100)
    side = RunNumbers(search.tally, None)
    model = shown(side, side)
    reported: list[int] = []
    model.dataChanged.connect(lambda first, _: reported.append(first.row()))
    model.show_rows(rows(side, side))
    assert reported == []
    more = RunNumbers(replace(side.tally, decisions=side.tally.decisions + 1), None)
    model.show_rows(rows(side, more))
    assert reported == [ROWS.index("decisions")]


def test_every_row_and_column_is_explained() -> None:
    model = shown(RunNumbers(SMALL, None), RunNumbers(LARGE, None))
    for section in range(1, 7):
        for role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            assert model.headerData(section, Qt.Orientation.Horizontal, role)
    for row in range(model.rowCount()):
        assert model.index(row, NAME).data()
        assert "." in model.index(row, NAME).data(Qt.ItemDataRole.ToolTipRole)
