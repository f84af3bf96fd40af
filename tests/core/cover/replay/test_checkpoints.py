"""Checkpoints shorten the way and never change where it leads, however few or many of them there are."""

from collections.abc import Sequence
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from solver_core.cover import Op, Override, Search
from solver_core.cover.replay import seeking
from solver_core.cover.replay.checkpoints import Checkpoints
from tests.amounts import each, some
from tests.core.cover.oracles import state_of, straight

ENTERING = {Op.CHOOSE, Op.DEAD_END, Op.SOLUTION}
FAR = 10**9

spacings = st.integers(1, 20)
rooms = st.sampled_from([0, 500, 2_000, 10_000, 1_000_000])
saved = st.lists(st.tuples(st.integers(0, 50), st.integers(0, 300)), max_size=60)


def filled(spacing: int, room: int, steps: Sequence[tuple[int, int]]) -> tuple[Checkpoints, dict[int, bytes]]:
    """Checkpoints offered at positions so far apart, so long each; and all that was offered."""
    checkpoints = Checkpoints(spacing, room)
    offered: dict[int, bytes] = {}
    position = 0
    for step, size in steps:
        position += step
        offered.setdefault(position, bytes([size % 256]) * size)
        checkpoints.add(position, offered[position])
    return checkpoints, offered


def positions(checkpoints: Checkpoints) -> list[int]:
    found = []
    last = checkpoints.before(FAR)
    while last is not None:
        found.append(last[0])
        last = checkpoints.before(last[0] - 1)
    return found[::-1]


def size_of(kept: list[int], offered: dict[int, bytes]) -> int:
    checkpoints = Checkpoints(spacing=1)
    for at in kept:
        checkpoints.add(at, offered[at])
    return checkpoints.size


def overridden(search: Search, seed: int, chance: Random) -> Search:
    """The same with other ties and with exceptions at some of its tree nodes."""
    overrides: list[Override] = []
    for _ in range(chance.randint(0, 3)):
        search.forward(chance.randint(1, 60))
        live = search.live_items()
        if live and search.depth >= len(search.given):
            item = chance.choice(live)
            of_item = [option for option, items in enumerate(search.problem.options) if item in items]
            overrides.append(Override(search.chosen_options(), item, chance.choice([None, *of_item])))
    return Search(search.problem, search.rule, search.given, seed=seed, overrides=overrides, checked=True)


# --- the list of them -------------------------------------------------------------------------------


@given(spacing=spacings, room=rooms, steps=saved)
def test_checkpoints_keep_within_their_memory(spacing: int, room: int, steps: list[tuple[int, int]]) -> None:
    """A search may go on for days; one of them is kept, be it too large or not."""
    checkpoints, offered = filled(spacing, room, steps)
    kept = positions(checkpoints)
    assert sum(len(offered[at]) for at in kept) <= checkpoints.size
    assert checkpoints.size == size_of(kept, offered)
    assert checkpoints.size <= room or len(kept) == 1


@given(spacing=spacings, room=rooms, steps=saved)
def test_checkpoints_are_as_far_apart_as_their_spacing(
    spacing: int, room: int, steps: list[tuple[int, int]]
) -> None:
    """Thinned or not: the way from one to any place before the next is as short as the room allows."""
    checkpoints, offered = filled(spacing, room, steps)
    kept = positions(checkpoints)
    assert len(kept) == len(checkpoints)
    assert kept == sorted(set(kept))
    assert set(kept) <= set(offered)
    assert checkpoints.spacing in {spacing << doublings for doublings in range(61)}
    assert checkpoints.due == max(kept, default=0) + checkpoints.spacing
    gaps = [after - before for before, after in pairwise([0, *kept])]
    assert all(gap >= spacing for gap in gaps)
    farthest = max((step for step, _ in steps), default=0)
    assert all(gap <= (spacing + farthest) * checkpoints.spacing // spacing for gap in gaps)


@given(spacing=spacings, room=rooms, steps=saved, position=st.integers(0, 3000))
def test_the_one_before_a_position_is_the_last_at_or_before_it(
    spacing: int, room: int, steps: list[tuple[int, int]], position: int
) -> None:
    checkpoints, offered = filled(spacing, room, steps)
    expected = max((at for at in positions(checkpoints) if at <= position), default=None)
    before = checkpoints.before(position)
    assert before == (None if expected is None else (expected, offered[expected]))


@given(spacing=spacings, room=rooms, steps=saved, position=st.integers(0, 3000))
def test_a_copy_up_to_a_position_is_independent(
    spacing: int, room: int, steps: list[tuple[int, int]], position: int
) -> None:
    """It holds what lies before the branch; what is added to either later, the other does not see."""
    checkpoints, offered = filled(spacing, room, steps)
    kept = positions(checkpoints)
    copy = checkpoints.up_to(position)
    copied = positions(copy)
    assert copied == [at for at in kept if at <= position]
    assert copy.size == size_of(copied, offered)
    copy.add(copy.due, b"later")
    assert positions(copy) != copied
    assert positions(checkpoints) == kept


def test_the_first_to_come_is_kept() -> None:
    """A way gone again adds nothing, wherever on it the search stops."""
    checkpoints = Checkpoints(spacing=10)
    for position in (9, 10, 10, 12, 19, 20, 15, 3):
        checkpoints.add(position, b"%d" % position)
    assert positions(checkpoints) == [10, 20]


# --- seeks with them --------------------------------------------------------------------------------


@settings(max_examples=some(80))
@given(search=..., chance=st.randoms(), spacing=spacings, room=rooms)
def test_seeking_with_checkpoints_leads_where_single_ticks_lead(
    search: Search, chance: Random, spacing: int, room: int
) -> None:
    """From any place to any other, with given options and overrides, whatever the rule: state, counts and event."""
    search = overridden(search, chance.randint(0, 9), chance)
    places = straight(search)
    search.checkpoints = Checkpoints(spacing, room)
    for position in each(chance.choices(range(len(places)), k=30)):
        search.seek(position)
        assert (search.position, state_of(search)) == (position, places[position])


@given(search=..., chance=st.randoms(), spacing=spacings)
def test_two_searches_may_share_them(search: Search, chance: Random, spacing: int) -> None:
    """What one has passed is near for the other, if they are the same run."""
    search = overridden(search, 0, chance)
    twin = Search(search.problem, search.rule, search.given, overrides=search.overrides, checked=True)
    places = straight(search)
    search.checkpoints = twin.checkpoints = Checkpoints(spacing, room=3_000)
    for position in each(chance.choices(range(len(places)), k=20)):
        mover = chance.choice([search, twin])
        mover.seek(position)
        assert state_of(mover) == places[position]


@given(search=..., spacing=spacings)
def test_checkpoints_are_taken_at_tree_nodes_when_they_are_due(search: Search, spacing: int) -> None:
    """So no place is farther from one than a spacing and the way to the next tree node."""
    events = [event.op for _, event in straight(search)[1:] if event is not None]
    expected = [0]
    for position, op in enumerate(events):
        if op in ENTERING and position > expected[-1] + spacing:
            expected.append(position)
    search.checkpoints = Checkpoints(spacing)
    search.seek(len(events))
    assert positions(search.checkpoints) == expected[1:]


@given(search=..., chance=st.randoms(), spacing=spacings)
def test_a_seek_is_no_longer_than_from_the_nearest_checkpoint(
    search: Search, chance: Random, spacing: int
) -> None:
    """Or that from here or from the start, whichever is shortest: found by counting slices of a single tick."""
    search.checkpoints = Checkpoints(spacing, room=5_000)
    search.seek(FAR)
    for target in each(chance.choices(range(search.position + 1), k=15)):
        starts = [at for at in [0, *positions(search.checkpoints)] if at <= target]
        nearest = min(abs(target - start) for start in [*starts, search.position])
        seek, slices = search.seek_to(target), 1
        assert not seek.found
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(seeking, "SLICE", 1)
            while not seek.go(0.0):
                slices += 1
        assert slices == max(nearest, 1)
        assert seek.found


@given(search=..., spacing=spacings)
def test_statistics_are_the_same_after_a_shorter_seek(search: Search, spacing: int) -> None:
    """A checkpoint holds all counts of every depth, also those of depths that are deeper than it."""
    other = Search(search.problem, search.rule, search.given)
    search.checkpoints = Checkpoints(spacing)
    search.seek(FAR)
    end = search.position
    for position in (end // 2, end, end // 3, end - end // 3, 0, end):
        search.seek(position)
        while other.position != position:
            (other.forward if other.position < position else other.back)()
        assert search.statistics == other.statistics
