"""Runs stop at breakpoints where their conditions hold, and nowhere else; forward and backward at the same places."""

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from solver_core.cover import Event, Op, Problem, Search, SearchBase
from solver_core.problems import gallery
from solver_core.sudoku import encoding
from solver_core.sudoku.grid import Grid
from sudoku_gui.player.breakpoints import Breakpoints
from sudoku_gui.player.player import Player
from sudoku_gui.player.search_conditions import Criterion, CriterionKind, SearchCondition
from sudoku_gui.player.subject import Subject
from tests.amounts import some
from tests.events import events

_STATES = {CriterionKind.SIZE, CriterionKind.DEPTH}
_OF_NODES = {Op.HIDE, Op.UNHIDE, Op.DROP, Op.RESTORE}


def happens(criterion: Criterion, event: Event) -> bool:
    item, option = event.item, event.option
    return {
        CriterionKind.SOLUTION: event.op is Op.SOLUTION,
        CriterionKind.DEAD_END: event.op is Op.DEAD_END,
        CriterionKind.DECISION: event.op is Op.CHOOSE,
        CriterionKind.PRUNE: event.op is Op.PRUNE,
        CriterionKind.CHOSEN: event.op is Op.CHOOSE and item == criterion.item,
        CriterionKind.TRIED: event.op is Op.TRY and option == criterion.option,
        CriterionKind.ITEM: item == criterion.item,
        CriterionKind.OPTION: option == criterion.option,
        CriterionKind.NODE: (item, option) == (criterion.item, criterion.option) and event.op in _OF_NODES,
        CriterionKind.CELL: criterion.cell is not None
        and (item == criterion.cell or (option is not None and option // 9 == criterion.cell)),
        CriterionKind.LINE: event.op in criterion.ops,
    }[criterion.kind]


def stands(criterion: Criterion, search: SearchBase) -> bool:
    if criterion.kind is CriterionKind.DEPTH:
        return search.depth == criterion.number
    item, number = criterion.item or 0, criterion.number or 0
    return search.is_live(item) and search.size(item) <= number


def places(search: SearchBase, search_conditions: list[SearchCondition]) -> list[int]:
    """Every position of the run at which any of the conditions is met, by walking through all of it."""
    met = []
    before = [_state(search, when) for when in search_conditions]
    for event in events(search):
        here = [_state(search, when) for when in search_conditions]
        for when, held, holds in zip(search_conditions, before, here, strict=True):
            of_event = [criterion for criterion in when.criteria if criterion.kind not in _STATES]
            if holds and (all(happens(criterion, event) for criterion in of_event) if of_event else not held):
                met.append(search.position)
                break
        before = here
    search.seek(0)
    return met


def _state(search: SearchBase, when: SearchCondition) -> bool:
    return all(stands(criterion, search) for criterion in when.criteria if criterion.kind in _STATES)


def visited(search: SearchBase, breakpoints: Breakpoints, *, backward: bool) -> list[int]:
    condition, met = breakpoints.condition, []
    while condition is not None and search.run_to(condition, backward=backward):
        assert breakpoints.met_by(search)
        met.append(search.position)
    return met


def criteria(problem: Problem) -> st.SearchStrategy[Criterion]:
    items, options = st.integers(0, len(problem.names) - 1), st.integers(0, len(problem.options) - 1)
    nodes = options.flatmap(
        lambda option: st.builds(
            Criterion,
            st.just(CriterionKind.NODE),
            item=st.sampled_from(problem.options[option]),
            option=st.just(option),
        )
    )
    happenings = st.sampled_from(
        [CriterionKind.SOLUTION, CriterionKind.DEAD_END, CriterionKind.DECISION, CriterionKind.PRUNE]
    )
    return st.one_of(
        st.builds(Criterion, happenings),
        st.builds(Criterion, st.sampled_from([CriterionKind.CHOSEN, CriterionKind.ITEM]), item=items),
        st.builds(Criterion, st.sampled_from([CriterionKind.TRIED, CriterionKind.OPTION]), option=options),
        nodes,
        st.builds(Criterion, st.just(CriterionKind.SIZE), item=items, number=st.integers(0, 3)),
        st.builds(Criterion, st.just(CriterionKind.DEPTH), number=st.integers(0, 4)),
        st.builds(
            Criterion,
            st.just(CriterionKind.LINE),
            line=st.just("x"),
            ops=st.frozensets(st.sampled_from(Op), min_size=1, max_size=3),
        ),
    )


def search_conditions(of: st.SearchStrategy[Criterion]) -> st.SearchStrategy[list[SearchCondition]]:
    return st.lists(
        st.builds(SearchCondition, st.lists(of, min_size=1, max_size=3).map(tuple)), min_size=1, max_size=4
    )


def lively(seed: int) -> Problem:
    """A problem whose search has about a hundred events, with dead ends and solutions."""
    chance = Random(seed)
    primary, secondary = chance.randint(3, 5), chance.randint(0, 2)
    items = range(primary + secondary)
    rows = [chance.sample(items, chance.choice([1, 1, 2, 2, 3])) for _ in range(chance.randint(8, 12))]
    return Problem(range(primary), rows, range(primary, primary + secondary))


def holding(problem: Problem, asked: list[SearchCondition]) -> Breakpoints:
    breakpoints = Breakpoints(Player())
    breakpoints.key, breakpoints.problem = "random", problem
    for when in asked:
        breakpoints.add(when)
    return breakpoints


def check(search: SearchBase, asked: list[SearchCondition]) -> None:
    met = places(search, asked)
    breakpoints = holding(search.problem, asked)
    assert visited(search, breakpoints, backward=False) == met
    search.run_to("end")
    back = [place for place in met if place < search.position]
    assert visited(search, breakpoints, backward=True) == back[::-1]


@given(data=st.data(), seed=st.integers(0, 10**9))
def test_every_place_of_any_matrix_is_visited_both_ways(data: st.DataObject, seed: int) -> None:
    problem = lively(seed)
    check(Search(problem), data.draw(search_conditions(criteria(problem))))


@settings(max_examples=some(25))
@given(data=st.data())
def test_every_place_of_a_repeat_cover_is_visited_both_ways(data: st.DataObject) -> None:
    search = gallery.search("stations")
    check(search, data.draw(search_conditions(criteria(search.problem))))


NEARLY_FULL = "534678912672195348198342567859761423426853791713924856961537284287419635345286..."


@settings(max_examples=some(6), deadline=None)
@given(data=st.data())
def test_every_place_of_a_sudoku_is_visited_both_ways(data: st.DataObject) -> None:
    cells = st.builds(Criterion, st.just(CriterionKind.CELL), cell=st.integers(0, 80))
    search = encoding.search(Grid.parse(NEARLY_FULL))
    check(search, data.draw(search_conditions(cells | criteria(search.problem))))


EVERYTHING = [
    SearchCondition((Criterion(CriterionKind.DECISION),)),
    SearchCondition((Criterion(CriterionKind.SIZE, item=3, number=1),)),
    SearchCondition((Criterion(CriterionKind.OPTION, option=1), Criterion(CriterionKind.DEPTH, number=1))),
]


@pytest.mark.parametrize("sample", ["knuth_2000", "stations"])
def test_the_player_stops_at_the_same_places(player: Player, settle: Callable[[], None], sample: str) -> None:
    """Forward and backward, at the positions that a plain walk finds."""
    breakpoints = Breakpoints(player)
    player.watch_subject(Subject(sample=sample))
    stops: list[int] = []
    player.stopped.connect(lambda: stops.append(player.position))
    for when in EVERYTHING:
        breakpoints.add(when)
    search = player.search
    assert search is not None
    met = places(Subject(sample=sample).search(), EVERYTHING)
    while not search.finished:
        player.run_to("end")
        settle()
    assert stops == met
    stops.clear()
    while search.position:
        player.run_to("end", backward=True)
        settle()
    assert stops == met[::-1]
