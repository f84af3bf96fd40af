"""The puzzles of a collection: a sound model that looks at no more puzzles than are on the screen."""

from collections.abc import Sequence
from typing import overload

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QListView
from pytestqt.qtbot import QtBot

from solver_core import formats
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.models.puzzles import PuzzleList

LINE = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
GRID = Grid.parse(LINE)


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
        if not 0 <= index < self._count:
            raise IndexError(index)
        self.seen.append(index)
        return Puzzle(GRID)


def test_it_is_a_sound_model(qapp: object) -> None:
    """Qt's own examiner finds nothing wrong."""
    assert qapp
    model = PuzzleList([Puzzle(GRID), Puzzle(Grid.empty())])
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning, model)
    assert tester.model() is model
    assert model.rowCount() == 2


def test_fifty_thousand_puzzles_cost_nothing_until_they_are_looked_at(qapp: object) -> None:
    """Making the list and asking for its length makes no puzzle, and a row makes one."""
    assert qapp
    puzzles = Watched(50_000)
    model = PuzzleList(puzzles)
    assert model.rowCount() == 50_000
    assert puzzles.seen == []
    assert model.index(49_999).data().startswith("50000:")
    assert puzzles.seen == [49_999]


def test_a_view_looks_only_at_what_it_shows(qtbot: QtBot) -> None:
    """Rows of equal height let Qt leave out the rest, at the top and after a jump to the end."""
    puzzles = Watched(50_000)
    view = QListView()
    qtbot.addWidget(view)
    view.setUniformItemSizes(True)
    model = PuzzleList(puzzles)
    view.setModel(model)
    view.resize(400, 300)
    with qtbot.waitExposed(view):
        view.show()
    view.scrollToBottom()
    view.grab()
    assert 49_999 in puzzles.seen
    assert len(set(puzzles.seen)) < 500


@pytest.mark.parametrize(
    ("puzzle", "text"),
    [
        (Puzzle(GRID), f"1:  17 givens  {LINE}"),
        (Puzzle(GRID, headers=(("D", "Hard"),)), "1:  17 givens  Hard"),
        (Puzzle(GRID, headers=(("C", "nr 5"), ("A", "me"))), "1:  17 givens  nr 5"),
        (Puzzle(GRID, headers=(("C", "nr 5"), ("D", "Hard {0}"))), "1:  17 givens  Hard {0}"),
        (Puzzle(Grid.empty()), f"1:  0 givens  {'.' * 81}"),
    ],
)
def test_a_row_tells_number_givens_and_title(qapp: object, puzzle: Puzzle, text: str) -> None:
    """What has neither title nor remark shows its cells; a screen reader hears what the eye reads."""
    assert qapp
    model = PuzzleList([puzzle])  # an index does not keep its model alive
    index = model.index(0)
    assert index.data() == text
    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == text


def test_only_texts_are_answered(qapp: object) -> None:
    """Neither pictures nor colours, and nothing for a row that is not there."""
    assert qapp
    model = PuzzleList([Puzzle(GRID)])
    assert model.data(model.index(0), Qt.ItemDataRole.DecorationRole) is None
    assert model.data(QModelIndex()) is None
    assert model.rowCount(model.index(0)) == 0


def test_a_collection_keeps_its_order(qapp: object) -> None:
    """Row n is the n-th puzzle of the file."""
    assert qapp
    grids = [GRID.with_digit(1, digit) for digit in (2, 7, 9)]
    model = PuzzleList(formats.read("".join(f"{grid}\n" for grid in grids)).puzzles)
    rows = [model.index(row).data() for row in range(model.rowCount())]
    assert rows == [f"{number}:  18 givens  {grid}" for number, grid in enumerate(grids, 1)]
