"""Beats: where a step ends, that a step back ends where the step forward began, and what names it."""

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solver_core.cover import Event, Op, Problem, Search
from solver_core.cover.replay import beats
from tests.amounts import each
from tests.core.cover.oracles import stops_at, straight

PLACES = ("column", "option", "decision", "dead_end", "solution")
MET = {Op.CHOOSE, Op.DEAD_END, Op.SOLUTION}


def again(search: Search, kind: str) -> list[int]:
    search.back(search.position)
    return stops_at(search, kind)


def ends_column(last: Op, following: Op | None) -> bool:
    """Whether a column is whole between two events: nothing to hide is left, or nothing has returned yet."""
    return following is not Op.HIDE and last is not Op.UNHIDE


def at_start(kind: str) -> list[int]:
    """Position 0, for a kind of place that it is, too: no column is half covered there, no option half tried."""
    return [0] if kind in {"column", "option"} else []


def said_by_events(events: list[Event], kind: str) -> list[int]:
    """The positions of all places of a kind, from nothing but the list of events."""
    found = []
    exhausted = False
    for position, event in enumerate(events, 1):
        following = events[position].op if position < len(events) else None
        if event.op is not Op.UNHIDE:
            level_left = event.op in {Op.DEAD_END, Op.SOLUTION} or (exhausted and event.op is Op.UNCOVER)
            exhausted = event.op is Op.EXHAUSTED
        option_ends = (
            following not in {Op.COVER, Op.HIDE, Op.UNHIDE, Op.UNCOVER, Op.RETRACT}
            or event.op is Op.CHOOSE
            or (level_left and event.op is not Op.UNHIDE)
        )
        here = {
            "column": ends_column(event.op, following),
            "option": option_ends,
            "decision": event.op in MET,
            "dead_end": event.op is Op.DEAD_END,
            "solution": event.op is Op.SOLUTION,
        }
        if here[kind]:
            found.append(position)
    return found


@given(search=..., kind=st.sampled_from(PLACES))
def test_a_run_stops_at_every_position_of_its_kind_and_at_no_other(search: Search, kind: str) -> None:
    """The events alone tell where a column, an option or a decision is complete."""
    events = [event for _, event in straight(search) if event]
    assert stops_at(search, kind) == said_by_events(events, kind)
    assert search.finished


@given(search=..., kind=st.sampled_from(PLACES))
def test_a_run_backward_meets_the_same_positions_in_reverse(search: Search, kind: str) -> None:
    """A step back undoes a step: each beat walked backwards ends where walked forwards it began."""
    forward = at_start(kind) + stops_at(search, kind)
    end = search.position
    backward = stops_at(search, kind, backward=True)
    assert search.position == 0
    assert backward == [position for position in reversed(forward) if position != end]


@given(search=..., kind=st.sampled_from(PLACES), chance=st.integers(0, 400))
def test_a_run_from_anywhere_stops_at_the_next_place(search: Search, kind: str, chance: int) -> None:
    """From within a column or an option too, in both directions."""
    stops = at_start(kind) + stops_at(search, kind)
    end = search.position
    start = chance % (end + 1)
    search.seek(start)
    assert search.run_to(kind) == any(stop > start for stop in stops)
    assert search.position == min((stop for stop in stops if stop > start), default=end)
    search.seek(start)
    assert search.run_to(kind, backward=True) == any(stop < start for stop in stops)
    assert search.position == max((stop for stop in stops if stop < start), default=0)


@given(search=...)
def test_beats_nest(search: Search) -> None:
    """Where a coarse beat ends a finer one ends, so that stepping in and out never goes astray."""
    inner = set(stops_at(search, "link"))
    for kind in each(beats.BEATS[1:]):
        outer = set(again(search, kind))
        assert outer <= inner
        inner = outer


@given(search=...)
def test_a_link_is_one_tick(search: Search) -> None:
    end = len(straight(search)) - 1
    assert stops_at(search, "link") == list(range(1, end + 1))
    for position in reversed(range(end)):
        assert search.run_to("link", backward=True)
        assert search.position == position


@given(search=...)
def test_running_to_the_end_always_arrives(search: Search) -> None:
    """Both ends exist in every search, also when one stands there already."""
    for _ in range(2):
        assert search.run_to("end")
        assert search.finished
    for _ in range(2):
        assert search.run_to("end", backward=True)
        assert search.position == 0


def test_a_run_to_a_position_that_never_comes_ends_at_the_end() -> None:
    """A puzzle without a solution is walked through wholly; the way back leads to the start."""
    search = Search(Problem("abc", ["ab", "bc"]))
    assert not search.run_to("solution")
    assert search.finished
    assert not search.run_to("solution", backward=True)
    assert search.position == 0


# --- beats with their names -----------------------------------------------------------------------


@given(
    search=...,
    kind=st.sampled_from(beats.BEATS),
    chance=st.integers(0, 400),
    before=st.integers(0, 5),
    after=st.integers(0, 5),
)
def test_beats_around_a_position_join_and_leave_it_untouched(
    search: Search, kind: str, chance: int, before: int, after: int
) -> None:
    """A list of what has just happened and what comes next has no gap, and looking does not move."""
    end = len(again(search, "link"))
    stops = {0, *again(search, kind), end}
    here = chance % (end + 1)
    search.seek(here)
    place = search.fingerprint()
    listed = beats.around(search, kind, before, after)
    assert search.fingerprint() == place
    ends = sorted({*stops, here})
    middle = ends.index(here)
    expected = ends[max(0, middle - before) : middle + after + 1]
    assert [(beat.start, beat.end) for beat in listed] == list(pairwise(expected))


@given(search=..., kind=st.sampled_from(beats.BEATS))
def test_a_beat_is_named_by_its_first_or_its_last_event(search: Search, kind: str) -> None:
    """The name is one of the two events at its ends, and hiding names a beat only where nothing else can."""
    events = [event for _, event in straight(search)]
    for beat in each(beats.around(search, kind, 0, len(events))):
        ends = [events[beat.start + 1], events[beat.end]]
        assert beat.event in ends
        assert beat.event.op not in {Op.HIDE, Op.UNHIDE} or kind == "link"


@pytest.mark.parametrize(
    ("kind", "names"),
    [
        ("column", "CHOOSE COVER TRY COVER SOLUTION UNCOVER RETRACT EXHAUSTED UNCOVER DONE"),
        ("option", "CHOOSE COVER TRY SOLUTION RETRACT EXHAUSTED DONE"),
        ("decision", "CHOOSE SOLUTION DONE"),
        ("solution", "SOLUTION DONE"),
    ],
)
def test_the_names_of_beats_tell_the_story(kind: str, names: str) -> None:
    """One option over two items, and another over the second: covered, tried, found, taken back."""
    search = Search(Problem("ab", ["ab", "b"]))
    reported = [beat.event.op.name for beat in beats.around(search, kind, 0, 20)]
    assert " ".join(reported) == names


NAMES = {
    "link": set(Op),
    "column": set(Op) - {Op.HIDE, Op.UNHIDE},
    "option": set(Op) - {Op.HIDE, Op.UNHIDE, Op.UNCOVER},
    "decision": MET | {Op.DONE},
    "solution": {Op.SOLUTION, Op.DONE},
}
"""What a whole beat of each kind may be called."""


@pytest.fixture
def branching() -> Search:
    """Two solutions and a dead end in a few dozen events, with options over a secondary item."""
    return Search(Problem("abcd", ["ab", "ae", "cd", "c", "d", "be"], "e"))


def test_the_small_search_has_all_that_can_happen(branching: Search) -> None:
    off_cursor = {Op.DROP, Op.RESTORE, Op.BEST, Op.UNBEST, Op.BOUND, Op.PRUNE}  # repeat cover's own
    assert {event.op for _, event in straight(branching) if event} == set(Op) - off_cursor


@pytest.mark.parametrize("kind", beats.BEATS)
def test_every_whole_beat_is_called_as_its_kind_is(branching: Search, kind: str) -> None:
    """From every position: only where the position cuts a beat in two may a part be called otherwise."""
    end = len(again(branching, "link"))
    stops = {0, *again(branching, kind), end}
    for here in range(end + 1):
        branching.seek(here)
        place = branching.fingerprint()
        listed = beats.around(branching, kind, 4, 4)
        assert branching.fingerprint() == place
        assert all(beat.end == other.start for beat, other in pairwise(listed))
        whole = [beat for beat in listed if {beat.start, beat.end} <= stops]
        assert len(listed) - len(whole) <= 2
        assert not [beat for beat in whole if beat.event.op not in NAMES[kind]]


@pytest.mark.parametrize("kind", beats.BEATS)
def test_asking_for_the_last_beat_moves_nothing(branching: Search, kind: str) -> None:
    """From every position, at a place of the kind or between two, it is what a step back would undo."""
    end = len(again(branching, "link"))
    for here in range(1, end + 1):
        branching.seek(here)
        place = branching.fingerprint()
        beat = beats.last(branching, kind)
        assert branching.fingerprint() == place
        branching.run_to(kind, backward=True)
        assert beat
        assert (beat.start, beat.end) == (branching.position, here)


@pytest.mark.parametrize("kind", ["dead_end", *beats.BEATS])
def test_at_either_end_a_seek_onward_stays_there(branching: Search, kind: str) -> None:
    """A step back from the start and a step on from the end are over at once, and stay there."""
    for backward in (True, False):
        seek = branching.seek_to_next(kind, backward=backward)
        place = branching.fingerprint()
        assert seek.go(0)
        assert not seek.found
        assert branching.fingerprint() == place
        branching.run_to("end")


@pytest.mark.parametrize("kind", beats.BEATS)
def test_the_coarsest_beat_at_a_position_is_no_coarser_than_asked(branching: Search, kind: str) -> None:
    stops = {other: set(again(branching, other)) for other in beats.BEATS}
    allowed = beats.BEATS[: beats.BEATS.index(kind) + 1]
    for here in each(sorted(stops["link"])):
        branching.seek(here)
        assert beats.coarsest_at(branching, kind) == [other for other in allowed if here in stops[other]][-1]


def test_the_contents_of_a_stretch_are_its_events_counted(branching: Search) -> None:
    events = [event.op for _, event in straight(branching) if event]
    branching.seek(7)
    for start in range(0, len(events), 5):
        counted = beats.contents(branching, start, len(events))
        assert counted == Counter(events[start:])
        assert branching.position == 7


@pytest.mark.parametrize("kind", beats.BEATS[1:])
def test_where_a_beat_began_is_known_if_it_is_near(branching: Search, kind: str) -> None:
    end = len(again(branching, "link"))
    for here in range(1, end + 1):
        branching.seek(here)
        start = beats.since_last(branching, kind, end)
        assert branching.position == here
        assert start is not None
        nearest = beats.since_last(branching, kind, 1)
        assert nearest == (start if here - start <= 1 else None)
        branching.run_to(kind, backward=True)
        assert branching.position == start
    branching.seek(0)
    assert beats.since_last(branching, kind, end) is None
