"""What can be searched: the same subject always leads through the same events."""

import json

import pytest

from solver_core.cover import FewestSearch, Goal, Override, RepeatSearch, Rule, Search
from solver_core.sudoku.backtracking import BacktrackSearch
from solver_core.sudoku.engines import Engine
from solver_core.sudoku.grid import Grid
from sudoku_gui.player.player import Player
from sudoku_gui.player.subject import Subject


@pytest.mark.parametrize(
    ("subject", "kind"),
    [
        (Subject(Grid.empty()), Search),
        (Subject(Grid.empty(), engine=Engine.BACKTRACK), BacktrackSearch),
        (Subject(sample="knuth_2000"), Search),
        (Subject(sample="stations"), RepeatSearch),
        (Subject(sample="stations", goal=Goal.EXACT), Search),
        (Subject(sample="queens_6", goal=Goal.FEWEST), FewestSearch),
        (Subject(problem="A B | C\nA C\nB\nA B\n", goal=Goal.REPEAT), RepeatSearch),
        (Subject(problem="A B | C\nA C\nB\nA B\n"), Search),
    ],
)
def test_a_subject_makes_its_kind_of_search(subject: Subject, kind: type) -> None:
    first, second = subject.search(), subject.search()
    assert isinstance(first, kind)
    first.forward(500)
    second.forward(500)
    assert first.fingerprint() == second.fingerprint()


def test_a_snapshot_is_taken_once_for_all(player: Player) -> None:
    player.watch_subject(Subject(sample="knuth_2000"))
    first = player.snapshot
    assert player.snapshot is first
    player.step()
    assert player.snapshot is not first
    player.watch(Grid.empty())
    one = player.snapshot
    player.watch_subject(Subject(Grid.empty(), engine=Engine.BACKTRACK))
    assert player.snapshot is not one
    player.leave()
    assert player.snapshot is None
    assert player.grid == Grid.empty()


@pytest.mark.parametrize(
    "subject",
    [
        Subject(Grid.empty().with_digit(3, 5), engine=Engine.BACKTRACK, rule=Rule.FIRST),
        Subject(sample="queens_6", rule=Rule.SHUFFLED, seed=7),
        Subject(sample="knuth_2000", overrides=(Override((), 1, 3), Override((2,), 0))),
        Subject(problem="| two\nA B\nA\nB\n", rule=Rule.SHUFFLED, seed=3),
    ],
)
def test_a_subject_comes_back_from_its_data(subject: Subject) -> None:
    assert Subject.from_json(json.loads(json.dumps(subject.to_json()))) == subject


@pytest.mark.parametrize(
    ("wrong", "reported"),
    [
        (None, "not a subject"),
        ({}, "not a subject"),
        ({"grid": 5}, "not a text"),
        ({"seed": -1}, "not a number"),
        ({"seed": True}, "not a number"),
        ({"engine": "magic"}, "magic"),
        ({"rule": "luck"}, "luck"),
        ({"overrides": [[[], "1", None]]}, "not a number"),
        ({"overrides": [[1]]}, "not a subject"),
        ({"problem": 5}, "a problem is a text"),
        ({"problem": "A\nA\n"}, "one problem"),
        ({"grid": None, "problem": "A " * 200_000}, "a problem is a text"),
    ],
)
def test_data_that_are_no_subject_are_refused(wrong: dict[str, object] | None, reported: str) -> None:
    data = wrong and Subject(Grid.empty()).to_json() | wrong
    with pytest.raises(ValueError, match=reported):
        Subject.from_json(data)


def test_seed_and_overrides_make_another_run() -> None:
    """The same subject leads through the same events, another seed or override through others."""
    plain = Subject(sample="knuth_2000").search()
    other = Subject(sample="knuth_2000", overrides=(Override((), 3),)).search()
    for search in (plain, other):
        search.run_to("decision")
    assert plain.chosen_item != other.chosen_item
    runs = [Subject(sample="queens_6", rule=Rule.SHUFFLED, seed=seed).search() for seed in (1, 1, 2, 3, 4)]
    paths = []
    for run in runs:
        run.run_to("solution")
        paths.append(run.chosen_options())
    assert paths[0] == paths[1]
    assert len(set(paths)) > 1


def test_problems_from_files_are_distinguished() -> None:
    """By their text; runs, bookmarks and breakpoints of one are never those of another."""
    one, other = Subject(problem="A B\nA\nB\n"), Subject(problem="A B\nA B\n")
    assert one.is_of_same_problem(Subject(problem=one.problem, rule=Rule.FIRST))
    assert not one.is_of_same_problem(other)
    assert len({one.name, other.name, Subject().name, Subject(sample="six_sets").name}) == 4
    assert one.search().problem is one.search().problem
