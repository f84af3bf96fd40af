"""Runs stop at breakpoints where their questions hold, and nowhere else; forward and backward at the same places."""

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
from sudoku_gui.player.questions import Claim, ClaimKind, Question
from sudoku_gui.player.subject import Subject
from tests.amounts import some

_STATES = {ClaimKind.SIZE, ClaimKind.DEPTH}
_OF_NODES = {Op.HIDE, Op.UNHIDE, Op.DROP, Op.RESTORE}


def happens(claim: Claim, event: Event) -> bool:
    item, option = event.item, event.option
    return {
        ClaimKind.SOLUTION: event.op is Op.SOLUTION,
        ClaimKind.DEAD_END: event.op is Op.DEAD_END,
        ClaimKind.DECISION: event.op is Op.CHOOSE,
        ClaimKind.PRUNE: event.op is Op.PRUNE,
        ClaimKind.CHOSEN: event.op is Op.CHOOSE and item == claim.item,
        ClaimKind.TRIED: event.op is Op.TRY and option == claim.option,
        ClaimKind.ITEM: item == claim.item,
        ClaimKind.OPTION: option == claim.option,
        ClaimKind.NODE: (item, option) == (claim.item, claim.option) and event.op in _OF_NODES,
        ClaimKind.CELL: claim.cell is not None
        and (item == claim.cell or (option is not None and option // 9 == claim.cell)),
        ClaimKind.LINE: event.op in claim.ops,
    }[claim.kind]


def stands(claim: Claim, search: SearchBase) -> bool:
    if claim.kind is ClaimKind.DEPTH:
        return search.depth == claim.number
    item, number = claim.item or 0, claim.number or 0
    return search.is_live(item) and search.size(item) <= number


def places(search: SearchBase, questions: list[Question]) -> list[int]:
    """Every position of the run at which any of the questions is met, by walking through all of it."""
    met = []
    before = [_state(search, question) for question in questions]
    while not search.finished:
        search.forward()
        event = search.event
        assert event is not None
        here = [_state(search, question) for question in questions]
        for question, held, holds in zip(questions, before, here, strict=True):
            of_event = [claim for claim in question.claims if claim.kind not in _STATES]
            if holds and (all(happens(claim, event) for claim in of_event) if of_event else not held):
                met.append(search.position)
                break
        before = here
    search.seek(0)
    return met


def _state(search: SearchBase, question: Question) -> bool:
    return all(stands(claim, search) for claim in question.claims if claim.kind in _STATES)


def visited(search: SearchBase, breakpoints: Breakpoints, *, backward: bool) -> list[int]:
    condition, met = breakpoints.condition, []
    while condition is not None and search.run_to(condition, backward=backward):
        assert breakpoints.met_by(search)
        met.append(search.position)
    return met


def claims(problem: Problem) -> st.SearchStrategy[Claim]:
    items, options = st.integers(0, len(problem.names) - 1), st.integers(0, len(problem.options) - 1)
    nodes = options.flatmap(
        lambda option: st.builds(
            Claim,
            st.just(ClaimKind.NODE),
            item=st.sampled_from(problem.options[option]),
            option=st.just(option),
        )
    )
    happenings = st.sampled_from(
        [ClaimKind.SOLUTION, ClaimKind.DEAD_END, ClaimKind.DECISION, ClaimKind.PRUNE]
    )
    return st.one_of(
        st.builds(Claim, happenings),
        st.builds(Claim, st.sampled_from([ClaimKind.CHOSEN, ClaimKind.ITEM]), item=items),
        st.builds(Claim, st.sampled_from([ClaimKind.TRIED, ClaimKind.OPTION]), option=options),
        nodes,
        st.builds(Claim, st.just(ClaimKind.SIZE), item=items, number=st.integers(0, 3)),
        st.builds(Claim, st.just(ClaimKind.DEPTH), number=st.integers(0, 4)),
        st.builds(
            Claim,
            st.just(ClaimKind.LINE),
            line=st.just("x"),
            ops=st.frozensets(st.sampled_from(Op), min_size=1, max_size=3),
        ),
    )


def questions(of: st.SearchStrategy[Claim]) -> st.SearchStrategy[list[Question]]:
    return st.lists(
        st.builds(Question, st.lists(of, min_size=1, max_size=3).map(tuple)), min_size=1, max_size=4
    )


def lively(seed: int) -> Problem:
    """A problem whose search has about a hundred events, with dead ends and solutions."""
    chance = Random(seed)
    primary, secondary = chance.randint(3, 5), chance.randint(0, 2)
    items = range(primary + secondary)
    rows = [chance.sample(items, chance.choice([1, 1, 2, 2, 3])) for _ in range(chance.randint(8, 12))]
    return Problem(range(primary), rows, range(primary, primary + secondary))


def holding(problem: Problem, asked: list[Question]) -> Breakpoints:
    breakpoints = Breakpoints()
    breakpoints.key, breakpoints.problem = "random", problem
    for question in asked:
        breakpoints.add(question)
    return breakpoints


def check(search: SearchBase, asked: list[Question]) -> None:
    met = places(search, asked)
    breakpoints = holding(search.problem, asked)
    assert visited(search, breakpoints, backward=False) == met
    search.run_to("end")
    back = [place for place in met if place < search.position]
    assert visited(search, breakpoints, backward=True) == back[::-1]


@given(data=st.data(), seed=st.integers(0, 10**9))
def test_of_any_matrix_every_place_is_visited_both_ways(data: st.DataObject, seed: int) -> None:
    problem = lively(seed)
    check(Search(problem), data.draw(questions(claims(problem))))


@settings(max_examples=some(25))
@given(data=st.data())
def test_of_a_repeat_cover_every_place_is_visited_both_ways(data: st.DataObject) -> None:
    search = gallery.search("stations")
    check(search, data.draw(questions(claims(search.problem))))


NEARLY_FULL = "534678912672195348198342567859761423426853791713924856961537284287419635345286..."


@settings(max_examples=some(6), deadline=None)
@given(data=st.data())
def test_of_a_sudoku_every_place_is_visited_both_ways(data: st.DataObject) -> None:
    cells = st.builds(Claim, st.just(ClaimKind.CELL), cell=st.integers(0, 80))
    search = encoding.search(Grid.parse(NEARLY_FULL))
    check(search, data.draw(questions(cells | claims(search.problem))))


EVERYTHING = [
    Question((Claim(ClaimKind.DECISION),)),
    Question((Claim(ClaimKind.SIZE, item=3, number=1),)),
    Question((Claim(ClaimKind.OPTION, option=1), Claim(ClaimKind.DEPTH, number=1))),
]


@pytest.mark.parametrize("sample", ["knuth_2000", "stations"])
def test_the_player_stops_at_the_same_places(player: Player, settle: Callable[[], None], sample: str) -> None:
    breakpoints = Breakpoints()
    breakpoints.connect_to(player)
    player.watch_subject(Subject(sample=sample))
    break_conditions: list[int] = []
    player.stopped.connect(lambda: break_conditions.append(player.position))
    for question in EVERYTHING:
        breakpoints.add(question)
    search = player.search
    assert search is not None
    met = places(Subject(sample=sample).search(), EVERYTHING)
    while not search.finished:
        player.run_to("end")
        settle()
    assert break_conditions == met
    break_conditions.clear()
    while search.position:
        player.run_to("end", backward=True)
        settle()
    assert break_conditions == met[::-1]
