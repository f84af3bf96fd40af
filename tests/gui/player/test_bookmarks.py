"""Bookmarks belong to what is watched, and come back with it."""

import json
from typing import Any

import pytest

from solver_core.sudoku.grid import Grid
from sudoku_gui.player.bookmarks import MOST, SUBJECTS, BookmarkStore
from sudoku_gui.player.player import Player
from sudoku_gui.player.subject import Subject


@pytest.fixture
def marks(player: Player) -> BookmarkStore:
    return BookmarkStore(player)


@pytest.fixture
def two(marks: BookmarkStore, player: Player, easy: Grid) -> BookmarkStore:
    player.watch(easy)
    marks.add(500, " the guess ")
    marks.add(20)
    return marks


def test_bookmarks_are_in_the_order_of_positions(two: BookmarkStore, player: Player) -> None:
    assert list(two) == [(20, ""), (500, "the guess")]
    assert player.search is not None
    assert list(player.search.bookmarks) == list(two)
    assert (two.before(100), two.after(100), two.after(500)) == (20, 500, None)
    assert 20 in two
    assert len(two) == 2


def test_watching_again_finds_them_again(two: BookmarkStore, player: Player, easy: Grid) -> None:
    player.watch(Grid.empty())
    assert list(two) == []
    player.leave()
    player.watch(easy)
    assert list(two) == [(20, ""), (500, "the guess")]


def test_toggling_marks_and_unmarks(two: BookmarkStore) -> None:
    two.toggle(20)
    assert list(two) == [(500, "the guess")]
    two.toggle(20)
    assert 20 in two


def test_a_removed_one_comes_back_with_its_name(two: BookmarkStore, player: Player, easy: Grid) -> None:
    two.remove(500)
    assert two.last_removed == (500, "the guess")
    two.restore()
    two.restore()
    assert list(two) == [(20, ""), (500, "the guess")]
    two.remove(500)
    player.watch(easy)
    assert two.last_removed is None, "it belonged to what was watched before"
    assert list(two) == [(20, "")]


def test_renaming_needs_a_mark(two: BookmarkStore) -> None:
    two.rename(20, "start")
    assert next(iter(two)) == (20, "start")
    with pytest.raises(KeyError):
        two.rename(21, "nobody")
    with pytest.raises(KeyError):
        two.remove(21)


def test_changes_are_reported(two: BookmarkStore, player: Player) -> None:
    reported: list[int] = []
    two.changed.connect(lambda: reported.append(len(two)))
    two.add(7)
    two.remove(7)
    player.leave()
    assert reported == [3, 2, 0]


def test_while_nothing_is_watched_nothing_is_marked(marks: BookmarkStore) -> None:
    marks.add(3)
    marks.toggle(4)
    assert list(marks) == []
    assert marks.to_json() == []


def test_bookmarks_come_back_at_the_next_start(two: BookmarkStore, player: Player, easy: Grid) -> None:
    player.watch_subject(Subject(sample="knuth_2000"))
    two.add(9, "here")
    stored = json.loads(json.dumps(two.to_json()))
    other = Player()
    again = BookmarkStore(other)
    again.from_json(stored)
    assert again.to_json() == two.to_json()
    other.watch(easy)
    assert list(again) == [(20, ""), (500, "the guess")]
    other.watch_subject(Subject(sample="knuth_2000"))
    assert list(again) == [(9, "here")]


def test_only_the_subjects_watched_last_are_kept(marks: BookmarkStore, player: Player) -> None:
    for cell in range(SUBJECTS + 1):
        player.watch(Grid.empty().with_digit(cell, 1))
        marks.add(cell)
    kept = [entry["marks"] for entry in marks.to_json()]
    assert kept == [[[cell, ""]] for cell in range(1, SUBJECTS + 1)]


GOOD: dict[str, Any] = {
    "grid": None,
    "sample": "knuth_2000",
    "engine": "dlx",
    "rule": "fewest",
    "marks": [[3, "a"]],
}


@pytest.mark.parametrize(
    "damage",
    [
        {"grid": "5"},
        {"grid": 5},
        {"engine": "oracle"},
        {"rule": None},
        {"marks": None},
        {"marks": [[-1, ""]]},
        {"marks": [[True, ""]]},
        {"marks": [[3, 4]]},
        {"marks": [3]},
    ],
)
def test_invalid_input_is_refused(two: BookmarkStore, damage: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="the bookmarks of search 2"):
        two.from_json([GOOD, GOOD | damage])
    assert len(two) == 2


@pytest.mark.parametrize("data", [None, {}, [None], [{}]])
def test_other_data_are_no_bookmarks(marks: BookmarkStore, data: object) -> None:
    with pytest.raises(ValueError, match="bookmarks"):
        marks.from_json(data)


def test_only_the_first_of_too_many_bookmarks_are_read(marks: BookmarkStore) -> None:
    marks.from_json([GOOD | {"marks": [[position, ""] for position in range(MOST + 5)]}])
    (entry,) = marks.to_json()
    assert entry["marks"] == [[position, ""] for position in range(MOST)]
