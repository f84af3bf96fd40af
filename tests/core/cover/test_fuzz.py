"""Everything at once: any moves in any order, with conditions, counting and what-ifs, against a list of all places."""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from solver_core.cover import Condition, Event, Op, Search, conditions
from solver_core.cover.replay import seeking
from solver_core.cover.replay.beats import BEATS
from solver_core.cover.replay.checkpoints import Checkpoints
from tests.amounts import some
from tests.core.cover.oracles import Place, straight

NAMED = {
    "decision": (Op.CHOOSE, Op.DEAD_END, Op.SOLUTION),
    "dead_end": (Op.DEAD_END,),
    "solution": (Op.SOLUTION,),
    "prune": (),
}


@pytest.fixture(scope="module", autouse=True)
def _short_slices() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(seeking, "SLICE", 17)
        yield


@dataclass
class Reference:
    """A search, and the list of its places on which the same moves are made."""

    search: Search
    places: list[Place]
    position: int = 0

    @property
    def end(self) -> int:
        return len(self.places) - 1

    def found(self, test: Callable[[Event], bool]) -> list[int]:
        return [at for at, (_, event) in enumerate(self.places) if event is not None and test(event)]

    def go(self, position: int) -> None:
        self.position = max(0, min(self.end, position))

    def go_to_next(self, positions: list[int], *, backward: bool) -> bool:
        at = bisect_left(positions, self.position) - 1 if backward else bisect_right(positions, self.position)
        found = 0 <= at < len(positions)
        self.position = positions[at] if found else (0 if backward else self.end)
        return found

    def check(self) -> None:
        assert self.search.position == self.position
        assert (self.search.fingerprint(), self.search.event) == self.places[self.position]
        assert self.search.finished == (self.position == self.end)


def ticks(reference: Reference, chance: Random) -> None:
    n = chance.choice([0, 1, 2, chance.randint(0, 40), chance.randint(0, 5_000)])
    if chance.random() < 0.5:
        reference.search.forward(n)
        reference.go(reference.position + n)
    else:
        reference.search.back(n)
        reference.go(reference.position - n)


def seek(reference: Reference, chance: Random) -> None:
    position = chance.randint(0, reference.end + 5)
    if chance.random() < 0.5:
        reference.search.seek(position)
        reference.go(position)
        return
    seeking = reference.search.seek_to(position)
    while chance.random() < 0.8 and not seeking.go(0.0):
        pass
    reference.go(reference.search.position)


def run_to_kind(reference: Reference, chance: Random) -> None:
    name, backward = chance.choice(list(NAMED)), chance.random() < 0.5
    positions = reference.found(lambda event: event.op in NAMED[name])
    found = reference.search.run_to(name, backward=backward)
    assert found == reference.go_to_next(positions, backward=backward)


def run_to_beat(reference: Reference, chance: Random) -> None:
    """Where it ends other tests know; here it only must be a place of the straight way."""
    backward = chance.random() < 0.5
    reference.search.run_to(chance.choice(BEATS), backward=backward)
    reference.go(reference.search.position)


def run_to_condition(reference: Reference, chance: Random) -> None:
    """To an event of some kind, of some item or option, at some depth, or any of two."""
    backward = chance.random() < 0.5
    one, two = wished(chance), wished(chance)
    found = reference.search.run_to(one[0] | two[0], backward=backward)
    positions = reference.found(lambda event: one[1](event) or two[1](event))
    assert found == reference.go_to_next(positions, backward=backward)


def wished(chance: Random) -> tuple[Condition, Callable[[Event], bool]]:
    op, number = chance.choice(list(Op)), chance.randint(0, 6)
    return chance.choice(
        [
            (conditions.happens(op), lambda event: event.op is op),
            (conditions.touched([number]), lambda event: event.item == number),
            (conditions.tried(number), lambda event: event.op is Op.TRY and event.subject == number),
            (
                conditions.happens(op) & conditions.at_depth(number),
                lambda event: event.op is op and event.depth == number,
            ),
        ]
    )


def count(reference: Reference, chance: Random) -> None:
    limit = chance.choice([None, 0, 1, 2, 5])
    background_run = [
        at for at in reference.found(lambda event: event.op is Op.SOLUTION) if at > reference.position
    ]
    expected = len(background_run) if limit is None else min(limit, len(background_run))
    assert reference.search.count(limit) == expected
    if limit is None or expected < limit:
        reference.go(reference.end)
    elif expected:
        reference.go(background_run[expected - 1])


def know_in_background(reference: Reference, chance: Random) -> None:
    reference.search.background_run.go(position=chance.randint(0, reference.end + 5))
    assert reference.search.background_run.length <= reference.end


def save_and_restore(reference: Reference, chance: Random) -> None:
    reference.search.checkpoints = Checkpoints(chance.randint(1, 60), chance.choice([2_000, 50_000]))


MOVES = (
    *(ticks, ticks, seek, seek, run_to_kind, run_to_beat, run_to_condition, count),
    *(know_in_background, save_and_restore),
)


def with_another_choice(search: Search, chance: Random) -> Search:
    """What if the decision not yet over were another; the same search where there is none."""
    try:
        run = search.what_if()
    except ValueError:
        return search
    item = chance.choice(run_items(run))
    return search.what_if(item)


def run_items(run: Search) -> tuple[int, ...]:
    """The items that can be chosen at the decision behind which a search stands."""
    run.back()
    items = run.live_items()
    run.forward()
    return items


@settings(max_examples=some(120))
@given(search=..., seed=st.integers(0, 10**9), length=st.integers(1, 40))
def test_any_moves_lead_where_the_list_of_positions_says(search: Search, seed: int, length: int) -> None:
    """Whatever is done, in whatever order, and also in the run of another choice, and of another in that."""
    chance = Random(seed)
    for _ in range(chance.choice([1, 1, 2, 3])):
        search.seek(0)
        reference = Reference(search, straight(search))
        for _ in range(length):
            chance.choice(MOVES)(reference, chance)
            reference.check()
        search = with_another_choice(search, chance)
