"""Where a condition is met is checked at every tick, and running finds just these positions, both ways."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import pairwise, product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from solver_core.cover import Condition, Event, Op, Problem, RepeatSearch, Search, conditions
from solver_core.cover.conditions import Clause
from solver_core.cover.replay import seeking
from solver_core.cover.replay.checkpoints import Checkpoints
from tests.amounts import each, some
from tests.core.cover.oracles import stops_at, straight

Claim = Callable[["Tick"], bool]


@dataclass(frozen=True)
class Tick:
    """What is known of a place: the event that came last, the depth, and the sizes of the live items."""

    event: Event | None
    depth: int
    sizes: dict[int, int]


@dataclass(frozen=True)
class Expected:
    """A condition, and what it means: each way to meet it is some claims of the event and some of the state."""

    condition: Condition
    ways: tuple[tuple[tuple[Claim, ...], tuple[Claim, ...]], ...]

    def __or__(self, other: "Expected") -> "Expected":
        return Expected(self.condition | other.condition, self.ways + other.ways)

    def __and__(self, other: "Expected") -> "Expected":
        both = tuple((mine[0] + more[0], mine[1] + more[1]) for mine, more in product(self.ways, other.ways))
        return Expected(self.condition & other.condition, both)

    def is_met(self, before: Tick, here: Tick) -> bool:
        """All claims of one way hold; where none is of the event, they did not a tick before."""
        for of_event, of_state in self.ways:
            holds = all(claim(here) for claim in of_event + of_state)
            if holds and (of_event or not all(claim(before) for claim in of_state)):
                return True
        return False

    def places(self, ticks: list[Tick]) -> list[int]:
        return [place for place, around in enumerate(pairwise(ticks), 1) if self.is_met(*around)]


def of_event(condition: Condition, *claims: Callable[[Event], bool]) -> Expected:
    def about(claim: Callable[[Event], bool]) -> Claim:
        return lambda tick: tick.event is not None and claim(tick.event)

    return Expected(condition, tuple(((about(claim),), ()) for claim in claims))


def happens(ops: list[Op]) -> Expected:
    return of_event(conditions.happens(*ops), lambda event: event.op in ops)


def chosen(item: int) -> Expected:
    return of_event(conditions.chosen(item), lambda event: event.op is Op.CHOOSE and event.subject == item)


def tried(option: int) -> Expected:
    return of_event(conditions.tried(option), lambda event: event.op is Op.TRY and event.subject == option)


def touched(items: set[int], options: set[int]) -> Expected:
    return of_event(
        conditions.touched(items, options),
        lambda event: event.item in items,
        lambda event: event.option in options,
    )


def at_depth(depth: int) -> Expected:
    return Expected(conditions.at_depth(depth), (((), (lambda tick: tick.depth == depth,)),))


def size_at_most(item: int, size: int) -> Expected:
    condition = conditions.size_at_most(item, size)
    return Expected(condition, (((), (lambda tick: tick.sizes.get(item, size + 1) <= size,)),))


# Some of the numbers are those of items and options that a problem lacks.
_items, _options = st.integers(0, 8), st.integers(0, 10)
_atoms = st.one_of(
    st.builds(happens, st.lists(st.sampled_from(Op), min_size=1, max_size=4)),
    st.builds(chosen, _items),
    st.builds(tried, _options),
    st.builds(touched, st.sets(_items, min_size=1, max_size=3), st.sets(_options, max_size=3)),
    st.builds(touched, st.just(set()), st.sets(_options, min_size=1, max_size=3)),
    st.builds(at_depth, st.integers(0, 4)),
    st.builds(size_at_most, _items, st.integers(0, 3)),
)
_both = lambda some: st.builds(Expected.__or__, some, some) | st.builds(Expected.__and__, some, some)  # noqa: E731 - typed as a function of its own
givens = st.recursive(_atoms, _both, max_leaves=5)


@pytest.fixture(scope="module", autouse=True)
def _short_slices() -> Iterator[None]:
    """So that a way of a hundred ticks takes several, and places lie on their seams."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(seeking, "SLICE", 13)
        yield


def ticks(search: Search) -> list[Tick]:
    """Every place from 0 to the end; the search is at 0 again, with checkpoints on the way."""
    search.checkpoints = Checkpoints(spacing=20)
    items = range(len(search.problem.names))
    met = []
    while True:
        sizes = {item: search.size(item) for item in items if search.is_live(item)}
        met.append(Tick(search.event, search.depth, sizes))
        if search.finished:
            break
        search.forward()
    search.seek(0)
    return met


@settings(max_examples=some(120))
@given(search=..., expected=givens)
def test_conditions_are_met_where_defined_in_both_directions(search: Search, expected: Expected) -> None:
    """Forward from the start, backward from the end: neither direction knows places that the other does not."""
    met = ticks(search)
    places = expected.places(met)
    assert stops_at(search, expected.condition) == places
    assert search.finished
    if len(met) - 1 in places:
        assert places.pop() == search.position
    assert stops_at(search, expected.condition, backward=True) == places[::-1]
    assert search.position == 0


@given(search=..., expected=givens, chance=st.randoms())
def test_from_anywhere_the_next_and_the_last_position_are_found(
    search: Search, expected: Expected, chance: Random
) -> None:
    """Where there is none, the search stands at the end in that direction and says so."""
    met = ticks(search)
    places = expected.places(met)
    for here in each(chance.choices(range(len(met)), k=8)):
        search.seek(here)
        following = next((place for place in places if place > here), None)
        assert search.run_to(expected.condition) == (following is not None)
        assert search.position == (len(met) - 1 if following is None else following)
        search.seek(here)
        previous = next((place for place in reversed(places) if place < here), None)
        assert search.run_to(expected.condition, backward=True) == (previous is not None)
        assert search.position == (previous or 0)


@given(search=..., expected=givens)
def test_a_search_stands_at_a_condition_where_it_is_met(search: Search, expected: Expected) -> None:
    met = ticks(search)
    places = expected.places(met)
    for position, place in each(enumerate(straight(search))):
        search.seek(position)
        assert search.stands_at(expected.condition) == (position in places)
        assert (search.fingerprint(), search.event) == place


@pytest.mark.parametrize(
    "condition",
    [
        Condition([]),
        conditions.size_at_most(-1, 5),
        conditions.size_at_most(10**12, 5),
        conditions.size_at_most(0, -1),
        conditions.touched(items=[-1]),
        conditions.touched(options=[-1, 10**12]),
        conditions.happens(Op.TRY) & conditions.at_depth(-1),
        conditions.at_depth(10**12),
        conditions.chosen(0) & conditions.tried(0),
        conditions.at_depth(1) & conditions.at_depth(2),
        Condition([Clause()]),
    ],
)
def test_an_impossible_condition_is_never_met(condition: Condition) -> None:
    """Not even where numbers are asked for that no item, option or depth has."""
    search = Search(Problem("ab", ["a", "b", "ab"]))
    assert not search.stands_at(condition)
    assert stops_at(search, condition) == []
    assert search.finished
    assert stops_at(search, condition, backward=True) == []


@pytest.mark.parametrize("repeats", [False, True])
def test_a_search_can_be_as_deep_as_there_are_items_and_no_deeper(*, repeats: bool) -> None:
    """Where every item has an option of its own, the last condition on depth that can be met is that of all items."""
    problem = Problem("abcd", ["a", "b", "c", "d"])
    kind = RepeatSearch if repeats else Search
    search, stranger = kind(problem), kind(problem)
    assert search.run_to(conditions.at_depth(4))
    assert len(search.chosen_options()) == 4
    assert not kind(problem).run_to(conditions.at_depth(5))
    if not repeats:  # there a better cover becomes known first
        stranger._machine.restore(search._machine.save())
        assert stranger.fingerprint() == search.fingerprint(), "a position with a full stack is taken back"
    search.seek(0)
    search.seek(2**60)
    assert search.solutions == 1


@pytest.mark.parametrize("nothing", [conditions.happens, conditions.touched])
def test_a_condition_that_names_nothing_is_refused(nothing: Callable[[], Condition]) -> None:
    """It would be met everywhere or nowhere, and nobody means that."""
    with pytest.raises(ValueError, match=r"nothing named|no event named"):
        nothing()


def test_equal_conditions_are_equal() -> None:
    one, same = (conditions.chosen(1) | conditions.at_depth(2) & conditions.tried(3) for _ in range(2))
    assert one == same
    assert hash(one) == hash(same)
    assert one != conditions.chosen(1)
    assert repr(one) == "<Condition of 2 clauses>"
