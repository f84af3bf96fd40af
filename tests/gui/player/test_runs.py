"""A run is left where it stands and found there again; a what-if is a run of its own."""

import json
from typing import Any
from weakref import ref

import pytest

from solver_core.cover import Rule
from solver_core.sudoku.grid import Grid
from sudoku_gui.player.player import Player
from sudoku_gui.player.runs import MOST, PROBLEMS, Run, Runs
from sudoku_gui.player.subject import Subject
from tests.amounts import each


def subjects(runs: Runs) -> list[Subject]:
    return [run.subject for run in runs]


def present(runs: Runs) -> Run:
    assert runs.present is not None
    return runs.present


def test_the_watched_search_is_a_run(runs: Runs, player: Player, easy: Grid) -> None:
    player.watch(easy)
    player.watch(easy, Rule.FIRST)
    assert [subject.rule for subject in subjects(runs)] == [Rule.FEWEST, Rule.FIRST]
    assert present(runs).subject.rule is Rule.FIRST
    player.watch(easy)
    assert len(runs) == 2
    player.watch_subject(Subject(sample="knuth_2000"))
    assert subjects(runs) == [Subject(sample="knuth_2000")]
    player.watch(easy)
    assert len(runs) == 2
    player.leave()
    assert runs.present is None


def test_a_run_is_found_where_it_was_left(runs: Runs, player: Player) -> None:
    seeds = [Subject(sample="queens_6", rule=Rule.SHUFFLED, seed=seed) for seed in range(5)]
    for place, subject in enumerate(seeds):
        player.watch_subject(subject)
        player.scrub(40 + place)
    for place, run in each(reversed(list(enumerate(runs)))):
        runs.switch(run.number)
        assert player.subject == seeds[place]
        assert player.position == 40 + place
        assert present(runs) == run


@pytest.mark.usefixtures("runs")
def test_searches_of_other_problems_are_not_kept(player: Player, easy: Grid) -> None:
    searches = []
    for rule in (Rule.FEWEST, Rule.FIRST):
        player.watch(easy, rule)
        searches.append(ref(player.search))
    assert all(search() is not None for search in searches)
    player.watch_subject(Subject(sample="knuth_2000"))
    searches.append(ref(player.search))
    assert [search() is None for search in searches] == [True, True, False]
    player.leave()
    assert all(search() is None for search in searches)


@pytest.mark.usefixtures("runs")
def test_large_searches_are_not_kept_beside_the_present_one(
    player: Player, easy: Grid, monkeypatch: pytest.MonkeyPatch
) -> None:
    searches = []
    for seed in range(3):
        player.watch_subject(Subject(easy, rule=Rule.SHUFFLED, seed=seed))
        assert player.search is not None
        player.search.background_run.go()
        with player.search.background_run.reading() as (tree, _timeline):
            assert tree.count < tree.room
            monkeypatch.setattr("sudoku_gui.player.runs._NODES", tree.room)
        searches.append(ref(player.search))
    assert [search() is None for search in searches] == [True, False, False]


def test_nothing_is_known_of_forgotten_runs(runs: Runs, player: Player) -> None:
    for seed in range(MOST + 10):
        player.watch_subject(Subject(sample="knuth_2000", rule=Rule.SHUFFLED, seed=seed))
        assert player.search is not None
        player.search.background_run.go()
        player.length_changed.emit()
    runs.to_json()
    player.watch_subject(Subject(sample="six_sets"))
    kept = {entry["number"] for entry in runs.to_json()}
    assert set(runs._totals) <= kept


def test_a_run_has_a_name_of_the_users(runs: Runs, player: Player, easy: Grid) -> None:
    player.watch(easy)
    player.scrub(12)
    runs.rename(present(runs).number, "  mine ")
    assert present(runs).name == "mine"
    assert present(runs).position == 12


def test_a_removed_run_returns_to_its_place(runs: Runs, player: Player, easy: Grid) -> None:
    for rule in (Rule.FEWEST, Rule.FIRST, Rule.SHUFFLED):
        player.watch(easy, rule)
    before = list(runs)
    with pytest.raises(ValueError, match="watched"):
        runs.remove(present(runs).number)
    runs.remove(before[1].number)
    assert list(runs) == [before[0], before[2]]
    assert runs.last_removed == before[1]
    runs.restore()
    assert list(runs) == before
    assert runs.last_removed is None


@pytest.mark.slow_search
def test_totals_are_known_when_the_end_is(runs: Runs, player: Player, qtbot: Any) -> None:
    player.watch_subject(Subject(sample="queens_6"))
    qtbot.waitUntil(lambda: player.length_is_known)
    found = runs.totals(present(runs).number)
    assert found is not None
    totals, is_complete = found
    assert is_complete
    assert totals.solutions == 4
    assert totals.position == player.length


def test_lists_do_not_grow_for_ever(runs: Runs, player: Player) -> None:
    player.watch_subject(Subject(sample="queens_6"))
    runs.rename(present(runs).number, "keep")
    for seed in range(MOST + 3):
        player.watch_subject(Subject(sample="queens_6", rule=Rule.SHUFFLED, seed=seed))
    assert len(runs) == MOST
    assert next(iter(runs)).name == "keep"
    assert present(runs).subject.seed == MOST + 2


def test_runs_of_old_problems_are_forgotten(runs: Runs, player: Player) -> None:
    grids = [Grid.empty().with_digit(cell, 5) for cell in range(PROBLEMS + 2)]
    for grid in grids:
        player.watch(grid)
    kept = {str(Subject.from_json(held["subject"]).grid) for held in runs.to_json()}
    assert kept == {str(grid) for grid in grids[-PROBLEMS:]}


def test_runs_come_back_from_their_data(runs: Runs, player: Player, easy: Grid) -> None:
    player.watch_subject(Subject(sample="knuth_2000"))
    player.watch(easy)
    player.watch(easy, Rule.FIRST)
    player.scrub(50)
    runs.rename(present(runs).number, "first")
    data = json.loads(json.dumps(runs.to_json()))
    before = list(runs)
    other = Runs(player)
    other.from_json(data)
    assert list(other) == before
    assert other.present == before[1]
    assert other.to_json() == data


@pytest.mark.parametrize(
    ("wrong", "reported"),
    [
        *(({}, "not a list"), ([5], "run 1 is not valid"), ([{}], "run 1 is not valid")),
        *(({"number": -1}, "run 1 is not valid"), ({"name": 5}, "run 1 is not valid")),
        *(({"subject": None}, "not a subject"), ("twice", "the same number")),
    ],
)
def test_data_that_are_no_runs_are_refused(
    runs: Runs, player: Player, easy: Grid, wrong: Any, reported: str
) -> None:
    """No data at all, or those of a run with another value."""
    player.watch(easy)
    data: Any = runs.to_json()
    if wrong == "twice":
        wrong = data * 2
    elif wrong and isinstance(wrong, dict):
        wrong = [data[0] | wrong]
    before = list(runs)
    with pytest.raises(ValueError, match=reported):
        runs.from_json(wrong)
    assert list(runs) == before
