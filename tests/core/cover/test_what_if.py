"""Another item or option at a decision makes another run: the same up to there, as whole, and as exact."""

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from solver_core.cover import Event, Op, Override, Problem, Rule, Search, conditions
from solver_core.cover.replay.checkpoints import Checkpoints
from tests.amounts import each, some
from tests.core.cover.oracles import Place, exact_covers, state_of, straight

Covers = Callable[..., list[tuple[int, ...]]]


def solutions(search: Search) -> list[tuple[int, ...]]:
    search.seek(0)
    found = []
    while search.run_to("solution"):
        assert search.solution is not None
        found.append(search.solution)
    return sorted(found)


def decisions(search: Search, places: list[Place]) -> list[int | None]:
    """For each position that of the latest decision not yet over that is free, if any: by the events."""
    standing: list[Event] = []
    positions: list[int] = []
    latest: list[int | None] = []
    for position, (_, event) in enumerate(places):
        if event is not None and event.op is Op.CHOOSE:
            standing.append(event)
            positions.append(position)
        elif event is not None and event.op is Op.UNCOVER and event.subject == standing[-1].subject:
            standing.pop()
            positions.pop()
        free = bool(standing) and standing[-1].depth >= len(search.given)
        latest.append(positions[-1] if free else None)
    return latest


def options_open(search: Search, item: int) -> list[int]:
    return [option for option in range(len(search.problem.options)) if search.can_cover(option, item)]


def free(search: Search, places: list[Place]) -> list[int]:
    return sorted({position for position in decisions(search, places) if position is not None})


def override(search: Search, chance: Random) -> tuple[int, int | None]:
    """An item that can be branched on at this decision, and one of its options or none."""
    search.back()
    item = chance.choice(search.live_items())
    option = chance.choice([None, *options_open(search, item)])
    search.forward()
    return item, option


def another(search: Search, places: list[Place], chance: Random) -> Search:
    """What if at some decision something else were taken; that run from its start, or this one without a decision."""
    run = search
    if positions := free(search, places):
        search.seek(chance.choice(positions))
        run = search.what_if(*override(search, chance))
    run.seek(0)
    return run


@settings(max_examples=some(80))
@given(search=..., chance=st.randoms())
def test_a_requested_option_is_tried_at_the_same_position(search: Search, chance: Random) -> None:
    """The old run is not touched; the new one is the old one up to the decision, and differs in what comes then."""
    places = straight(search)
    positions = free(search, places)
    assume(positions)
    for position in each(positions):
        search.seek(position)
        item, option = override(search, chance)
        run = search.what_if(item, option)
        assert (search.position, state_of(search)) == (position, places[position])
        assert run.position == position
        search.back()
        menu = options_open(search, item)
        assert run.event == Event(Op.CHOOSE if menu else Op.DEAD_END, item, search.depth, item)
        if menu:
            run.run_to(conditions.happens(Op.TRY))
            assert run.chosen_options()[-1] == (menu[0] if option is None else option)
        before = chance.randrange(position)
        run.seek(before)
        assert state_of(run) == places[before]


@settings(max_examples=some(80))
@given(search=..., chance=st.randoms())
def test_every_cover_is_found_once_whatever_is_taken_first(search: Search, chance: Random) -> None:
    """The other options follow, round the column, also after what-ifs in a run that is one already."""
    covers = exact_covers(search.problem, search.given)
    for _ in range(3):
        search = another(search, straight(search), chance)
        assert solutions(search) == covers


@settings(max_examples=some(80))
@given(search=..., chance=st.randoms())
def test_a_run_with_exceptions_can_be_moved_in_as_any_other(search: Search, chance: Random) -> None:
    """Back over every event of it, and from anywhere to anywhere."""
    for _ in range(2):
        search = another(search, straight(search), chance)
    places = straight(search)
    search.forward(len(places))
    for place in each(reversed(places)):
        assert state_of(search) == place
        search.back()
    search.checkpoints = Checkpoints(spacing=chance.randint(1, 20))
    for position in each(chance.choices(range(len(places)), k=20)):
        search.seek(position)
        assert state_of(search) == places[position]


@given(search=..., chance=st.randoms(), seed=st.integers(0, 9))
def test_exceptions_make_the_same_run_again(search: Search, chance: Random, seed: int) -> None:
    """A file need hold no more than problem, rule, seed, givens and overrides."""
    search = Search(search.problem, search.rule, search.given, seed=seed, checked=True)
    run = another(search, straight(search), chance)
    run = another(run, straight(run), chance)
    twin = Search(run.problem, run.rule, run.given, seed=run.seed, overrides=run.overrides)
    assert straight(twin) == straight(run)


@given(search=..., chance=st.randoms())
def test_from_anywhere_the_latest_decision_that_is_not_over_is_changed(
    search: Search, chance: Random
) -> None:
    """Or none, where there is none or its option is given: then nothing has moved."""
    places = straight(search)
    search.checkpoints = Checkpoints(spacing=chance.randint(1, 50))
    latest = decisions(search, places)
    for position in each(chance.choices(range(len(places)), k=10)):
        search.seek(position)
        expected = latest[position]
        if expected is None:
            with pytest.raises(ValueError, match="step on to a decision"):
                search.what_if()
        else:
            assert search.what_if().position == expected
        assert state_of(search) == places[position]


@given(search=..., chance=st.randoms())
def test_unavailable_items_and_options_are_refused(search: Search, chance: Random) -> None:
    """Covered and secondary items, options hidden or of another item, numbers of nothing: nothing has moved."""
    places = straight(search)
    positions = free(search, places)
    assume(positions)
    for position in each(positions[:5]):
        search.seek(position - 1)
        live = search.live_items()
        menus = {item: options_open(search, item) for item in live}
        search.forward()
        for item in each({*range(-2, len(search.problem.names) + 2)} - {*live}):
            with pytest.raises(ValueError, match=f"item {item} cannot be branched on here"):
                search.what_if(item)
        item = chance.choice(live)
        for option in each({*range(-2, len(search.problem.options) + 2)} - {*menus[item]}):
            with pytest.raises(ValueError, match=f"option {option} is not available for item {item} here"):
                search.what_if(item, option)
        assert (search.position, state_of(search)) == (position, places[position])


@given(search=..., chance=st.randoms())
def test_to_change_a_decision_twice_is_to_change_it_once(search: Search, chance: Random) -> None:
    """The later override counts; the earlier leaves nothing behind."""
    places = straight(search)
    positions = free(search, places)
    assume(positions)
    for position in each(positions[:5]):
        search.seek(position)
        once = search.what_if(*override(search, chance))
        item, option = override(search, chance)
        assume(once.event is not None and once.event.op is Op.CHOOSE)
        assert once.what_if(item, option).overrides == search.what_if(item, option).overrides


_number = st.integers(-3, 20) | st.just(10**12)
_nonsense = st.builds(Override, st.lists(_number, max_size=4).map(tuple), _number, st.none() | _number)


@given(search=..., nonsense=st.lists(_nonsense, max_size=6))
def test_exceptions_that_do_not_fit_do_no_harm(search: Search, nonsense: list[Override]) -> None:
    """A file may be edited by hand, or made for another problem: the covers are still all covers."""
    run = Search(search.problem, search.rule, search.given, overrides=nonsense, checked=True)
    assert solutions(run) == exact_covers(search.problem, search.given)


@pytest.mark.parametrize(
    "override",
    [
        Override((), 3),
        Override((), -1),
        Override((), 2, 2),
        Override((), 0, 3),
        Override((), 0, 10**12),
        Override((1,), 0),
        Override((0, 0, 0, 0), 1),
        Override((10**12,), 0),
    ],
)
def test_an_exception_that_fits_nowhere_changes_nothing(override: Override) -> None:
    """No such item, a secondary one, an option of another item, a path that leads nowhere."""
    problem = Problem("ab", ["a", "ax", "b", "bx"], "x")
    assert straight(Search(problem, overrides=[override])) == straight(Search(problem))


def test_an_option_that_is_not_open_leaves_the_usual_numbers() -> None:
    """The search ignores the exception, so the stack counts from the option that is tried first."""
    problem = Problem("ab", ["a", "b", "ab", "b"])
    search = Search(problem, Rule.FIRST, overrides=[Override((0,), 1, 2)])
    search.run_to("solution")
    assert [(level.option, level.number, level.among) for level in search.levels()] == [(0, 1, 2), (1, 1, 2)]


@pytest.mark.parametrize("rule", Rule)
def test_bookmarks_checkpoints_and_the_bound_of_the_tree_are_kept(rule: Rule) -> None:
    """Bookmarks and checkpoints before it belong to the new run, too; those after it do not."""
    search = Search(Problem("abc", ["a", "ab", "b", "bc", "c", "abc"]), rule)
    search.checkpoints, search.tree_nodes = Checkpoints(spacing=1), 7
    search.seek(10**9)
    for position in range(0, search.position, 5):
        search.bookmarks.add(position, f"at {position}")
    search.seek(20)
    run = search.what_if()
    assert list(run.bookmarks) == [mark for mark in search.bookmarks if mark[0] < run.position]
    assert run.bookmarks
    assert run.tree_nodes == 7
    assert 0 < len(run.checkpoints) < len(search.checkpoints)
