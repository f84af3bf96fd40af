"""The table of levels against the search it shows."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester

from solver_core.cover import Op, SearchBase
from solver_core.problems import gallery
from solver_core.sudoku import encoding
from solver_core.sudoku.backtracking import BacktrackSearch
from solver_core.sudoku.grid import Grid
from sudoku_gui.features.stack_view.model import DEPTH, KIND, OPTION, TURN, LevelKind, StackModel
from sudoku_gui.player.selection import Target

MANY = Grid.parse("........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58")


@pytest.fixture
def model() -> StackModel:
    return StackModel()


def searches() -> list[SearchBase]:
    return [encoding.search(MANY), gallery.search("stations"), BacktrackSearch(MANY)]


def test_the_stack_model_passes_qts_tester(model: StackModel) -> None:
    """Qt's own checks of signals and indexes, through rising and falling stacks of several problems."""
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning, model)
    for search in searches():
        for position in (0, 40, 900, 30, 901, 1):
            search.seek(position)
            model.refresh(search.snapshot())
    model.refresh(None)
    assert model.rowCount() == 0


@pytest.mark.parametrize("search", searches(), ids=lambda search: type(search).__name__)
def test_the_stack_model_shows_the_levels_of_the_search(model: StackModel, search: SearchBase) -> None:
    """Level by level, and below them the item that is chosen and has no option yet."""
    for position in range(0, 900, 13):
        search.seek(position)
        model.refresh(search.snapshot())
        levels = search.levels()
        entries = model.rows[: len(levels)]
        assert [(entry.item, entry.size, entry.option, entry.number) for entry in entries] == [
            (level.item, level.among, level.option, level.number) for level in levels
        ]
        assert [entry.kind is LevelKind.GUESS for entry in entries] == [level.is_guess for level in levels]
        assert [entry.kind is LevelKind.GIVEN for entry in entries] == [level.given for level in levels]
        rest = model.rows[len(levels) :]
        assert len(rest) <= 1
        assert all(entry.option is None and entry.item == search.snapshot().chosen_item for entry in rest)


@pytest.mark.parametrize("search", searches(), ids=lambda search: type(search).__name__)
def test_a_choice_stands_below_until_an_option_is_tried(model: StackModel, search: SearchBase) -> None:
    search.run_to("decision")
    search.run_to("decision")
    model.refresh(search.snapshot())
    assert model.rows[-1].kind is LevelKind.CHOSEN
    assert model.rows[-1].size == search.size(model.rows[-1].item)
    assert model.present.row() == model.rowCount() - 1
    rows = model.rowCount()
    while search.event is None or search.event.op is not Op.TRY:
        search.forward()
    model.refresh(search.snapshot())
    assert model.rowCount() == rows
    assert model.rows[-1].option == search.event.option


def test_a_dead_end_has_no_option_and_no_depth(model: StackModel) -> None:
    """The depth is how many options are chosen, as the tree and the pseudo-code count them."""
    search = encoding.search(MANY)
    search.run_to("dead_end")
    model.refresh(search.snapshot())
    assert search.event
    last = model.rows[-1]
    assert (last.item, last.size, last.kind) == (search.event.item, 0, LevelKind.EMPTY)
    assert model.present.siblingAtColumn(KIND).data() == "dead end"
    kinds = [model.index(row, KIND).data() for row in range(model.rowCount())]
    assert "guess 1" in kinds
    assert model.present.siblingAtColumn(OPTION).data() == "–"
    depths = [model.index(row, DEPTH).data() for row in range(model.rowCount())]
    assert depths == [*map(str, range(1, search.depth + 1)), "–"]


def test_only_rows_that_changed_are_reported(model: StackModel) -> None:
    """Forty levels above stay unpainted when one is added; the one that is no longer the last is painted again."""
    search = encoding.search(MANY)
    search.seek(3000)
    model.refresh(search.snapshot())
    inserted: list[int] = []
    changed: list[int] = []
    model.rowsInserted.connect(lambda _, first, __: inserted.append(first))
    model.dataChanged.connect(lambda first, _: changed.append(first.row()))
    rows = model.rowCount()
    search.run_to("decision")
    model.refresh(search.snapshot())
    assert inserted == [rows]
    assert changed == [rows - 1]


def test_a_level_points_at_its_item_and_its_option(model: StackModel) -> None:
    search = encoding.search(MANY)
    search.seek(3000)
    model.refresh(search.snapshot())
    level = search.levels()[30]
    index = model.index(30, TURN)
    assert model.rows[30].target == Target(level.item, level.option)
    assert index.data() == f"{level.number} of {level.among}"


def test_headings_have_words_and_help(model: StackModel) -> None:
    across = Qt.Orientation.Horizontal
    heads = [model.headerData(section, across) for section in range(6)]
    assert heads == ["Depth", "Column", "Size", "Option", "Turn", "How"]
    tips = [model.headerData(section, across, Qt.ItemDataRole.ToolTipRole) for section in range(6)]
    assert len(set(tips)) == 6
