"""The rows of the open list as a list: a sound model that looks at no more puzzles than are on the screen."""

from collections.abc import Sequence
from pathlib import Path
from typing import overload

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import Qt as QtText
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QTableView
from pytestqt.qtbot import QtBot

from solver_core.hints.techniques import Difficulty
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.database.filter import ListFilter, RowOrder
from sudoku_gui.database.library import Library
from sudoku_gui.database.open_list import OpenList
from sudoku_gui.database.ratings import Rating
from sudoku_gui.database.rows import rows_of_file
from sudoku_gui.features.library.model import FACTS_ROLE, OpenListModel, RowFacts, puzzle_number
from tests.gui.parts import wait_until

GRID = Grid.parse("4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......")


class Watched(Sequence[Puzzle]):
    """Very many puzzles that remember which of them were looked at."""

    def __init__(self, count: int) -> None:
        self._count = count
        self.seen: list[int] = []

    def __len__(self) -> int:
        return self._count

    @overload
    def __getitem__(self, index: int) -> Puzzle: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[Puzzle]: ...

    def __getitem__(self, index: int | slice) -> Puzzle | Sequence[Puzzle]:
        if isinstance(index, slice):
            raise TypeError("a list that is shown is looked at one by one")
        self.seen.append(index)
        return Puzzle(GRID)


@pytest.fixture
def model(open_list: OpenList) -> OpenListModel:
    return OpenListModel(open_list)


def texts(model: OpenListModel, role: int = Qt.ItemDataRole.DisplayRole) -> list[str]:
    return [str(model.index(row, 0).data(role)) for row in range(model.rowCount())]


def test_the_model_passes_the_tester_of_qt(
    model: OpenListModel, open_list: OpenList, library: Library, qtbot: QtBot, tmp_path: Path
) -> None:
    """Rows come and go in the order in which Qt wants to hear of it."""
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning, model)
    assert tester.model() is model
    assert model.rowCount() == 0
    path = tmp_path / "long.sdm"
    path.write_text(f"{GRID}\n" * 4_000, encoding="utf-8")
    open_list.show_rows(rows_of_file(path))
    qtbot.waitUntil(lambda: model.rowCount() == 4_000)
    open_list.set_filter(ListFilter(order=RowOrder.GIVENS))
    qtbot.waitUntil(lambda: not open_list.is_busy)
    assert model.rowCount() == 4_000
    open_list.show_puzzles("one", [Puzzle(GRID)])
    library.store_game(GRID, "", 5, solved=True)
    assert model.rowCount() == 1
    open_list.close()
    assert model.rowCount() == 0


def test_several_puzzles_side_by_side_pass_the_tester_of_qt(
    model: OpenListModel, open_list: OpenList, qtbot: QtBot, tmp_path: Path
) -> None:
    """While the list grows, the last row fills up; behind its end there is nothing to choose."""
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning, model)
    assert tester.model() is model
    model.set_across(3)
    path = tmp_path / "long.sdm"
    path.write_text(f"{GRID}\n" * 4_000, encoding="utf-8")
    open_list.show_rows(rows_of_file(path))
    qtbot.waitUntil(lambda: model.count == 4_000)
    assert (model.rowCount(), model.columnCount()) == (1_334, 3)
    assert model.row_at(model.index_of(3_999)) == 3_999
    assert model.index_of(3_999).flags() & Qt.ItemFlag.ItemIsEnabled
    behind = model.index(1_333, 1)
    assert not behind.flags()
    assert behind.data() is None
    model.set_across(2)
    assert (model.rowCount(), model.columnCount()) == (2_000, 2)


def test_a_view_reads_only_the_rows_it_shows(model: OpenListModel, open_list: OpenList, qtbot: QtBot) -> None:
    """A list of a million rows opens at its end at once."""
    puzzles = Watched(1_000_000)
    open_list.show_puzzles("watched", puzzles)
    view = QTableView()
    qtbot.addWidget(view)
    view.setModel(model)
    view.resize(400, 300)
    with qtbot.waitExposed(view):
        view.show()
    view.scrollToBottom()
    view.grab()
    assert model.rowCount() == 1_000_000
    assert model.index(999_999, 0).data(Qt.ItemDataRole.AccessibleTextRole).startswith("1,000,000, 17 givens")
    assert 999_999 in puzzles.seen
    assert len({index for index in puzzles.seen if index > 500_000}) < 200  # others are read to be searched


def test_rows_are_those_of_the_list_that_is_open(model: OpenListModel, open_list: OpenList) -> None:
    """What was read of a row of the list before, or before it was rated, is read anew."""
    for title in ("first", "second"):
        open_list.show_puzzles(title, [Puzzle(GRID, headers=(("D", title),))])
        assert title in texts(model)[0]
    assert model.facts(0).rating is None
    hard = Rating(Difficulty.HARD, 1234, "x_wing")
    open_list.library.ratings.add({GRID.code: hard})
    wait_until(lambda: model.facts(0).rating is not None)
    assert model.facts(0).rating == hard


def test_a_row_has_number_title_givens_level_and_game(
    model: OpenListModel, open_list: OpenList, library: Library
) -> None:
    """A screen reader says what is painted; markup in a title is plain text."""
    puzzles = [
        Puzzle(GRID),
        Puzzle(GRID.with_digit(1, 2), headers=(("D", "<b>Hard</b>"), ("L", "9.6"))),
        Puzzle(Grid.empty().with_digit(0, 1), headers=(("C", "nr 3"),)),
    ]
    library.store_game(puzzles[1].givens, "", 723_000, solved=False)
    library.store_game(puzzles[2].givens, "", 3_600_000, solved=True)
    open_list.show_puzzles("three", puzzles)
    assert texts(model) == ["1", "2   <b>Hard</b>", "3   nr 3"]
    assert texts(model, Qt.ItemDataRole.AccessibleTextRole) == [
        "1, 17 givens, not started",
        "2   <b>Hard</b>, 18 givens · 9.6, started, 12:03",
        "3   nr 3, 1 given, solved, 1:00:00",
    ]
    tip = texts(model, Qt.ItemDataRole.ToolTipRole)[1]
    assert not QtText.mightBeRichText(tip)
    assert tip.replace("\u2060", "") == "2   <b>Hard</b>, 18 givens · 9.6, started, 12:03"


def test_a_line_that_cannot_be_read_says_where_and_why(
    model: OpenListModel, open_list: OpenList, tmp_path: Path
) -> None:
    path = tmp_path / "list.sdm"
    path.write_text(f"# a list\n{GRID}\nno puzzle at all\n{GRID}\n", encoding="utf-8")
    open_list.show_rows(rows_of_file(path))
    open_list.stop()
    facts = model.index(1, 0).data(FACTS_ROLE)
    assert isinstance(facts, RowFacts)
    assert facts.number == 2
    assert facts.fault.startswith("line 3")
    assert texts(model) == ["1", "2   cannot be read", "3"]
    assert "line 3" in texts(model, Qt.ItemDataRole.AccessibleTextRole)[1]


def test_rows_keep_their_numbers_when_filtered(
    model: OpenListModel, open_list: OpenList, qtbot: QtBot
) -> None:
    open_list.show_puzzles("three", [Puzzle(GRID), Puzzle(Grid.empty()), Puzzle(GRID)])
    open_list.set_filter(ListFilter(fewest=1))
    qtbot.waitUntil(lambda: not open_list.is_busy)
    assert texts(model) == ["1", "3"]


def test_a_play_that_changes_is_reported(
    model: OpenListModel, open_list: OpenList, library: Library, qtbot: QtBot
) -> None:
    open_list.show_puzzles("one", [Puzzle(GRID)])
    with qtbot.waitSignal(model.dataChanged):
        library.store_game(GRID, "", 1000, solved=False)
    assert texts(model, Qt.ItemDataRole.AccessibleTextRole) == ["1, 17 givens, started, 0:01"]


def test_other_roles_and_rows_have_no_data(model: OpenListModel, open_list: OpenList) -> None:
    open_list.show_puzzles("one", [Puzzle(GRID)])
    assert model.data(model.index(0, 0), Qt.ItemDataRole.DecorationRole) is None
    assert model.data(QModelIndex()) is None
    assert model.rowCount(model.index(0, 0)) == 0
    assert model.flags(QModelIndex()) == Qt.ItemFlag.NoItemFlags
    assert model.flags(model.index(0, 0)) & Qt.ItemFlag.ItemIsSelectable


@pytest.mark.parametrize("name", ["about_to_change", "changed", "filter_changed", "chosen_changed"])
def test_a_model_answers_at_any_time(open_list: OpenList, name: str) -> None:
    """A view may ask for a row while other parts hear that the puzzles have changed."""
    answers: list[object] = []
    models: list[OpenListModel] = []

    def ask() -> None:
        for model in models:
            answers.extend(model.data(model.index(row, 0), FACTS_ROLE) for row in range(model.rowCount()))

    getattr(open_list, name).connect(ask)
    model = OpenListModel(open_list)
    models.append(model)
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal, model)
    open_list.show_puzzles("five", [Puzzle(GRID)] * 5)
    open_list.show_puzzles("two", [Puzzle(GRID)] * 2)
    open_list.set_filter(ListFilter(text="nowhere"))
    open_list.close()
    assert model.rowCount() == 0
    assert all(isinstance(answer, RowFacts) for answer in answers)


@pytest.mark.parametrize(
    ("typed", "number"),
    [("17", 17), (" #17 ", 17), ("1000", 1000), ("1001", None), ("#1001", 1001), ("0", None), ("17a", None)],
)
def test_a_number_goes_to_a_puzzle_of_that_number(typed: str, number: int | None) -> None:
    """Where there is none, the digits are givens, unless a sign says that a number is meant."""
    assert puzzle_number(typed, 1000) == number
