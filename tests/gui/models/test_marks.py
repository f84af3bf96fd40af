"""What the rows of the list of bookmarks say."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester

from sudoku_gui.panes.breakpoints.model import KEY_ROLE, MET_ROLE, BookmarkModel
from sudoku_gui.player.bookmarks import Marks
from sudoku_gui.player.player import Player
from sudoku_gui.player.subject import Subject

Role = Qt.ItemDataRole


@pytest.fixture
def player(qapp: object) -> Iterator[Player]:
    assert qapp
    player = Player()
    yield player
    player.leave()


@pytest.fixture
def marks(player: Player) -> Marks:
    player.watch_subject(Subject(sample="knuth_2000"))
    marks = Marks(player)
    marks.add(1284, "the guess")
    marks.add(7)
    return marks


@pytest.fixture
def model(marks: Marks) -> BookmarkModel:
    return BookmarkModel(marks)


def column(model: BookmarkModel, role: int) -> list[object]:
    return [model.index(row).data(role) for row in range(model.rowCount())]


def test_a_row_is_a_position_and_its_name(model: BookmarkModel) -> None:
    assert column(model, Role.DisplayRole) == ["event 7", "event 1,284: the guess"]
    assert column(model, KEY_ROLE) == [7, 1284]
    assert column(model, Role.EditRole) == ["", "the guess"]


def test_it_is_a_model_as_qt_wants_it(model: BookmarkModel, marks: Marks, player: Player) -> None:
    """Qt's own tester looks on while the list changes."""
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    marks.add(100)
    marks.remove(7)
    assert column(model, KEY_ROLE) == [100, 1284]
    player.leave()
    assert model.rowCount() == 0


def test_where_the_search_stands_is_told(model: BookmarkModel) -> None:
    told: list[int] = []
    model.dataChanged.connect(lambda first: told.append(first.row()))
    model.refresh(7)
    assert column(model, MET_ROLE) == [True, False]
    assert model.index(0).data(Role.AccessibleTextRole) == "event 7, here"
    model.refresh(8)
    model.refresh(9)
    assert column(model, MET_ROLE) == [False, False]
    assert told == [0, 0], "only the row that changes is painted anew"


def test_editing_names(model: BookmarkModel, marks: Marks) -> None:
    assert model.setData(model.index(0), "start")
    assert list(marks) == [(7, "start"), (1284, "the guess")]
    assert model.flags(model.index(0)) & Qt.ItemFlag.ItemIsEditable
    assert not model.setData(model.index(5), "nobody")


def test_a_row_is_found_by_its_position(model: BookmarkModel) -> None:
    assert model.index_of(1284).row() == 1
    assert not model.index_of(8).isValid()
