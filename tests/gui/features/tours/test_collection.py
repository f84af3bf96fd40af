"""Where tours are found, and how a file is opened."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from sudoku_gui.features.tours import collection as tour_collection
from sudoku_gui.features.tours.collection import TourOpening
from sudoku_gui.features.tours.tour import Tour
from sudoku_gui.player.job import Job
from tests.gui.parts import part

TEMPLATE = """
format = "dancing sudoku tour"
version = 1
id = "{id}"
order = {order}
title = "T"
[[stops]]
watch = {{ sample = "six_sets" }}
text = "x"
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with two tours, a broken one, and something else."""
    (tmp_path / "a.toml").write_text(TEMPLATE.format(id="later", order=2))
    (tmp_path / "b.toml").write_text(TEMPLATE.format(id="first", order=1))
    (tmp_path / "aa.toml").write_text("format = ")
    (tmp_path / "notes.txt").write_text("notes")
    return tmp_path


def test_tours_stand_in_their_order(folder: Path) -> None:
    assert [found.tour.id for found in tour_collection.own(folder) if found.tour] == ["first", "later"]


def test_a_broken_file_is_listed_with_its_error(folder: Path) -> None:
    last = tour_collection.own(folder)[-1]
    assert (last.name, last.tour) == ("aa.toml", None)
    assert last.error.startswith("aa.toml: line 1: ")


def test_an_unreadable_tour_is_listed_with_its_error(tmp_path: Path) -> None:
    (tmp_path / "folder.toml").mkdir()
    (found,) = tour_collection.own(tmp_path)
    assert found.error.startswith("folder.toml: ")


def test_the_users_folder_need_not_exist(tmp_path: Path) -> None:
    assert tour_collection.own(tmp_path / "nowhere") == []
    assert tour_collection.own() == []


def test_the_users_tours_are_found_by_their_ids(qapp: object) -> None:
    assert qapp
    own = tour_collection.own_folder()
    own.mkdir(parents=True)
    (own / "mine.toml").write_text(TEMPLATE.format(id="mine_alone", order=1))
    found = tour_collection.by_id("mine_alone")
    assert found is not None
    assert found.path == own / "mine.toml"
    assert tour_collection.every()[-1].tour == found
    assert tour_collection.by_id("nobodys") is None


# --- opening ----------------------------------------------------------------------------------------------


def test_a_right_file_is_opened(folder: Path, qtbot: QtBot) -> None:
    opening = TourOpening()
    with qtbot.waitSignal(opening.opened) as opened:
        opening.open(folder / "b.toml")
    (tour,) = opened.args
    assert isinstance(tour, Tour)
    assert tour.path == folder / "b.toml"
    assert not part(opening, Job).is_running


@pytest.mark.parametrize("name", ["aa.toml", "nowhere.toml"])
def test_a_file_that_is_no_tour_is_refused(folder: Path, qtbot: QtBot, name: str) -> None:
    opening = TourOpening()
    with qtbot.waitSignal(opening.refused) as refused:
        opening.open(folder / name)
    assert str(refused.args[0]).startswith(f"{name}: ")
    assert refused.args[1] == 0


def test_a_wrong_tour_is_refused_with_its_first_mistake(folder: Path, qtbot: QtBot) -> None:
    file = folder / "b.toml"
    file.write_text(file.read_text() + "expect = { dead_ends = 1, solutions = 2, events = 3 }\n")
    opening = TourOpening()
    with qtbot.waitSignal(opening.refused) as refused:
        opening.open(file)
    assert [str(refused.args[0]), refused.args[1]] == [
        "b.toml, stop 1: line 10, column 42: 'expect.events' is 3, but it is 0",
        2,
    ]


def test_links_to_unknown_terms_are_refused(folder: Path, qtbot: QtBot) -> None:
    file = folder / "b.toml"
    file.write_text(file.read_text() + 'look = "[x](term:covre)"\n')
    opening = TourOpening({"cover"})
    with qtbot.waitSignal(opening.refused) as refused:
        opening.open(file)
    assert "covre" in str(refused.args[0])


def test_the_newest_request_counts(folder: Path, qtbot: QtBot) -> None:
    """Of two files opened one right after the other only the second is opened of."""
    opening, opened = TourOpening(), []
    opening.opened.connect(lambda tour: opened.append(tour.id))
    opening.open(folder / "a.toml")
    opening.open(folder / "b.toml")
    qtbot.waitUntil(lambda: not part(opening, Job).is_running)
    assert opened == ["first"]
