"""What the rows of the lists of breakpoints and bookmarks say."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester

from solver_core.cover import SearchBase
from solver_core.sudoku.grid import Grid
from sudoku_gui.features.breakpoint_list.model import (
    ACTIVE_ROLE,
    KEY_ROLE,
    MET_ROLE,
    TARGET_ROLE,
    BookmarkModel,
    BreakpointModel,
)
from sudoku_gui.player.bookmarks import BookmarkStore
from sudoku_gui.player.breakpoints import Breakpoints
from sudoku_gui.player.player import Player
from sudoku_gui.player.search_conditions import Criterion, CriterionKind, SearchCondition, single
from sudoku_gui.player.selection import Target
from sudoku_gui.player.subject import Subject

Role = Qt.ItemDataRole
CHOSEN = single(CriterionKind.CHOSEN, item=105)


@pytest.fixture
def breakpoints(player: Player) -> Breakpoints:
    breakpoints = Breakpoints(player)
    breakpoints.add(CHOSEN)
    breakpoints.add(single(CriterionKind.DECISION), "mine")
    return breakpoints


@pytest.fixture
def model(breakpoints: Breakpoints) -> BreakpointModel:
    return BreakpointModel(breakpoints)


def column(model: BreakpointModel | BookmarkModel, role: int) -> list[object]:
    return [model.index(row, 0).data(role) for row in range(model.rowCount())]


def test_a_row_is_a_true_sentence_after_its_name(model: BreakpointModel, breakpoints: Breakpoints) -> None:
    assert column(model, Role.DisplayRole) == [
        "when column “row 3 has 7” is chosen",
        "mine: when any column is chosen",
    ]
    assert column(model, Role.EditRole) == ["", "mine"]
    assert column(model, KEY_ROLE) == [held.id for held in breakpoints]
    assert [model.index_of(held.id).row() for held in breakpoints] == [0, 1]
    assert not model.index_of(None).isValid()


def test_the_breakpoint_model_passes_qts_tester(model: BreakpointModel, breakpoints: Breakpoints) -> None:
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    breakpoints.add(single(CriterionKind.SOLUTION))
    breakpoints.move(next(iter(breakpoints)).id, 2)
    breakpoints.remove(next(iter(breakpoints)).id)
    assert model.rowCount() == 2
    breakpoints.restore()
    assert model.rowCount() == 3


def test_the_check_box_switches_a_breakpoint(model: BreakpointModel, breakpoints: Breakpoints) -> None:
    assert model.setData(model.index(0, 0), Qt.CheckState.Unchecked.value, Role.CheckStateRole)
    assert [held.enabled for held in breakpoints] == [False, True]
    assert column(model, ACTIVE_ROLE) == [False, True]
    assert model.setData(model.index(0, 0), Qt.CheckState.Checked.value, Role.CheckStateRole)
    assert all(held.enabled for held in breakpoints)


def test_editing_names_a_breakpoint(model: BreakpointModel, breakpoints: Breakpoints) -> None:
    assert model.setData(model.index(0, 0), " the row ")
    assert [held.name for held in breakpoints] == ["the row", "mine"]
    assert not model.setData(model.index(0, 0), "red", Role.BackgroundRole)
    assert not model.setData(model.index(7, 0), "nobody")


def met(model: BreakpointModel, search: SearchBase | None) -> list[object]:
    model.refresh(search)
    return column(model, MET_ROLE)


def test_a_condition_just_met_is_reported(model: BreakpointModel, player: Player) -> None:
    resets: list[None] = []
    model.modelReset.connect(lambda: resets.append(None))
    player.watch(Grid.empty())
    assert met(model, player.search) == [False, False]
    assert player.search is not None
    player.search.run_to("decision")
    assert met(model, player.search) == [False, True]
    assert "just reached" in model.index(1, 0).data(Role.AccessibleTextRole)
    assert met(model, None) == [False, False]
    assert resets == [], "whoever is naming one is not interrupted by a step"


def test_breakpoints_of_another_problem_keep_their_names_and_are_inactive(
    breakpoints: Breakpoints, player: Player
) -> None:
    player.watch_subject(Subject(sample="knuth_2000"))
    breakpoints.add(single(CriterionKind.TRIED, option=0))
    model = BreakpointModel(breakpoints)
    assert column(model, Role.DisplayRole) == [
        "when column “row 3 has 7” is chosen",
        "mine: when any column is chosen",
        "when row 1 {C, E, F} is tried",
    ]
    assert column(model, ACTIVE_ROLE) == [False, False, True]
    assert column(model, TARGET_ROLE) == [None, None, Target(option=0)]
    assert "another problem" in model.index(0, 0).data(Role.ToolTipRole)


def test_a_condition_that_can_never_be_met_says_so(breakpoints: Breakpoints) -> None:
    breakpoints.add(SearchCondition((Criterion(CriterionKind.SOLUTION), Criterion(CriterionKind.DEAD_END))))
    model = BreakpointModel(breakpoints)
    assert not model.index(2, 0).data(ACTIVE_ROLE)
    assert "can never happen" in model.index(2, 0).data(Role.ToolTipRole)


# --- bookmarks -------------------------------------------------------------------------------------


@pytest.fixture
def marks(player: Player) -> BookmarkStore:
    player.watch_subject(Subject(sample="knuth_2000"))
    marks = BookmarkStore(player)
    marks.add(1284, "the guess")
    marks.add(7)
    return marks


@pytest.fixture
def bookmarks(marks: BookmarkStore) -> BookmarkModel:
    return BookmarkModel(marks)


def test_a_row_is_a_position_and_its_name(bookmarks: BookmarkModel) -> None:
    assert column(bookmarks, Role.DisplayRole) == ["event 7", "event 1,284: the guess"]
    assert column(bookmarks, KEY_ROLE) == [7, 1284]
    assert column(bookmarks, Role.EditRole) == ["", "the guess"]


def test_bookmarks_are_a_model_as_qt_wants_it(
    bookmarks: BookmarkModel, marks: BookmarkStore, player: Player
) -> None:
    QAbstractItemModelTester(bookmarks, QAbstractItemModelTester.FailureReportingMode.Fatal)
    marks.add(100)
    marks.remove(7)
    bookmarks.refresh(None)
    assert column(bookmarks, KEY_ROLE) == [100, 1284]
    player.leave()
    bookmarks.refresh(None)
    assert bookmarks.rowCount() == 0


def test_where_the_search_stands_is_reported(bookmarks: BookmarkModel) -> None:
    reported: list[int] = []
    bookmarks.dataChanged.connect(lambda first: reported.append(first.row()))
    bookmarks.refresh(7)
    assert column(bookmarks, MET_ROLE) == [True, False]
    assert bookmarks.index(0, 0).data(Role.AccessibleTextRole) == "event 7, here"
    bookmarks.refresh(8)
    bookmarks.refresh(9)
    assert column(bookmarks, MET_ROLE) == [False, False]
    assert reported == [0, 0], "only the row that changes is painted anew"


def test_editing_names_a_bookmark(bookmarks: BookmarkModel, marks: BookmarkStore) -> None:
    assert bookmarks.setData(bookmarks.index(0, 0), "start")
    assert list(marks) == [(7, "start"), (1284, "the guess")]
    assert bookmarks.flags(bookmarks.index(0, 0)) & Qt.ItemFlag.ItemIsEditable
    assert not bookmarks.setData(bookmarks.index(5, 0), "nobody")
