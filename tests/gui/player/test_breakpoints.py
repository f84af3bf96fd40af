"""The list of breakpoints: what is done to it, what stops the player, and what is stored."""

import json
from collections.abc import Callable

import pytest

from solver_core.cover import conditions
from solver_core.sudoku.grid import Grid
from sudoku_gui.player.breakpoints import Breakpoints
from sudoku_gui.player.player import Player
from sudoku_gui.player.search_conditions import Criterion, CriterionKind, SearchCondition, single
from sudoku_gui.player.subject import Subject

CHOSEN, DEAD_END, SMALL = (
    single(CriterionKind.CHOSEN, item=3),
    single(CriterionKind.DEAD_END),
    single(CriterionKind.SIZE, item=2, number=1),
)


@pytest.fixture
def three(breakpoints: Breakpoints) -> Breakpoints:
    for when in (CHOSEN, DEAD_END, SMALL):
        breakpoints.add(when)
    return breakpoints


@pytest.fixture
def reported(breakpoints: Breakpoints) -> list[list[SearchCondition]]:
    lists: list[list[SearchCondition]] = []
    breakpoints.changed.connect(lambda: lists.append(asked(breakpoints)))
    return lists


def asked(breakpoints: Breakpoints) -> list[SearchCondition]:
    return [held.when for held in breakpoints]


def number(breakpoints: Breakpoints, when: SearchCondition) -> int:
    held = breakpoints.with_condition(when)
    assert held is not None
    return held.id


def test_new_breakpoints_are_in_order_and_enabled(three: Breakpoints) -> None:
    assert asked(three) == [CHOSEN, DEAD_END, SMALL]
    assert all(held.enabled for held in three)
    assert len({held.id for held in three}) == len(three) == 3


def test_adding_an_equal_breakpoint_switches_it_on(three: Breakpoints) -> None:
    three.enable(number(three, CHOSEN), enabled=False)
    three.add(CHOSEN)
    assert asked(three) == [CHOSEN, DEAD_END, SMALL]
    assert three[number(three, CHOSEN)].enabled


def test_a_removed_one_comes_back_where_it_was(three: Breakpoints) -> None:
    three.rename(number(three, DEAD_END), "mine")
    before = list(three)
    three.remove(number(three, DEAD_END))
    assert asked(three) == [CHOSEN, SMALL]
    assert three.last_removed is not None
    assert three.last_removed.name == "mine"
    three.restore()
    assert list(three) == before
    assert three.last_removed is None
    three.restore()
    assert list(three) == before


@pytest.mark.parametrize(
    ("place", "order"), [(0, [SMALL, CHOSEN, DEAD_END]), (-5, [SMALL, CHOSEN, DEAD_END])]
)
def test_a_breakpoint_moves_to_the_nearest_valid_place(
    three: Breakpoints, place: int, order: list[SearchCondition]
) -> None:
    three.move(number(three, SMALL), place)
    assert asked(three) == order


def test_another_condition_keeps_place_and_name(three: Breakpoints) -> None:
    wanted = number(three, DEAD_END)
    three.rename(wanted, "  mine ")
    three.replace(wanted, single(CriterionKind.SOLUTION))
    assert [held.id for held in three][1] == wanted
    assert (three[wanted].name, three[wanted].when) == ("mine", single(CriterionKind.SOLUTION))


def test_only_changes_of_breakpoints_are_reported(
    three: Breakpoints, reported: list[list[SearchCondition]]
) -> None:
    wanted = number(three, CHOSEN)
    three.enable(wanted)
    three.rename(wanted, "")
    three.move(wanted, 0)
    assert reported == []
    three.enable(wanted, enabled=False)
    three.move(wanted, 2)
    assert reported == [[CHOSEN, DEAD_END, SMALL], [DEAD_END, SMALL, CHOSEN]]


def test_the_condition_is_any_of_the_enabled(three: Breakpoints) -> None:
    three.enable(number(three, SMALL), enabled=False)
    assert three.condition == conditions.chosen(3) | three.condition_of(three[number(three, DEAD_END)])


def test_no_breakpoints_are_no_condition(breakpoints: Breakpoints) -> None:
    assert breakpoints.condition is None
    breakpoints.add(SearchCondition((Criterion(CriterionKind.SOLUTION), Criterion(CriterionKind.DEAD_END))))
    assert breakpoints.condition is None


def test_the_player_stops_where_the_list_says(three: Breakpoints, player: Player) -> None:
    assert player.break_condition == three.condition is not None
    before = three.to_json()
    three.from_json([])
    assert player.break_condition is None
    three.from_json(before)
    assert player.break_condition == three.condition is not None


def test_breakpoints_of_another_problem_wait(three: Breakpoints, player: Player, easy: Grid) -> None:
    """Their numbers mean other things there; they are kept, and come back with their problem."""
    player.watch_subject(Subject(sample="knuth_2000"))
    assert player.break_condition is None
    assert len(three) == 3
    assert not any(map(three.belongs, three))
    three.add(CHOSEN)
    assert three.with_condition(CHOSEN) is list(three)[-1]
    assert player.break_condition == conditions.chosen(3)
    player.watch(easy)
    assert [three.is_active(held) for held in three] == [True, True, True, False]
    assert player.break_condition is not None
    assert len(player.break_condition.clauses) == 3


def test_a_condition_is_made_for_the_problem_that_is_watched(
    breakpoints: Breakpoints, player: Player
) -> None:
    """A column that one problem lacks is there in the next: what was made of it before is not taken again."""
    last = single(CriterionKind.CHOSEN, item=40)
    for sample in ("six_sets", "queens_8", "six_sets"):
        player.watch_subject(Subject(sample=sample))
        breakpoints.add(last)
        [added] = [held for held in breakpoints if breakpoints.belongs(held)]
        assert breakpoints.condition_of(added) == last.to_core(player.problem)
        assert (player.break_condition is None) == (sample == "six_sets")


def test_breakpoints_met_are_those_of_the_position(
    breakpoints: Breakpoints, player: Player, settle: Callable[[], None]
) -> None:
    """A disabled breakpoint is never met."""
    player.watch_subject(Subject(sample="knuth_2000"))
    for when in (CHOSEN, DEAD_END, single(CriterionKind.DECISION), single(CriterionKind.DEPTH, number=0)):
        breakpoints.add(when)
    search = player.search
    assert search is not None
    assert breakpoints.met_by(search) == []
    player.run_to("end")
    settle()
    met = [held.when for held in breakpoints.met_by(search)]
    assert single(CriterionKind.DECISION) in met
    assert DEAD_END not in met
    breakpoints.enable(number(breakpoints, single(CriterionKind.DECISION)), enabled=False)
    assert single(CriterionKind.DECISION) not in [held.when for held in breakpoints.met_by(search)]


def test_breakpoints_are_not_met_in_the_search_of_another_problem(breakpoints: Breakpoints) -> None:
    breakpoints.add(single(CriterionKind.DECISION))
    other = Subject(sample="knuth_2000").search()
    other.run_to("decision")
    assert breakpoints.met_by(other) == []


def test_breakpoints_come_back_at_the_next_start(three: Breakpoints) -> None:
    three.enable(number(three, SMALL), enabled=False)
    three.rename(number(three, CHOSEN), "mine")
    again = Breakpoints(Player())
    again.from_json(json.loads(json.dumps(three.to_json())))
    assert again.to_json() == three.to_json()
    assert [(held.when, held.name, held.enabled, held.problem) for held in again] == [
        (CHOSEN, "mine", True, "sudoku"),
        (DEAD_END, "", True, "sudoku"),
        (SMALL, "", False, "sudoku"),
    ]


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        ({"name": 5}, "breakpoint 2: name is 5"),
        ({"enabled": 1}, "breakpoint 2: enabled is 1"),
        ({"question": [{"kind": "earthquake"}]}, "breakpoint 2: 'earthquake' is not a kind"),
        ({"question": None}, "breakpoint 2: a condition is a list"),
        ({"colour": "red"}, "breakpoint 2: a dict of"),
    ],
)
def test_invalid_data_is_refused_as_a_whole(three: Breakpoints, damage: dict[str, object], said: str) -> None:
    data, before = three.to_json(), list(three)
    data[1] |= damage
    with pytest.raises(ValueError, match=said):
        three.from_json(data)
    assert list(three) == before


@pytest.mark.parametrize("data", [None, {}, "x", [None] * 1001, [3]])
def test_other_data_are_no_breakpoints(breakpoints: Breakpoints, data: object) -> None:
    with pytest.raises(ValueError, match="breakpoint"):
        breakpoints.from_json(data)
