"""The timeline against the plain list of what was recorded.

A test stands in for the machine: it says what happened whenever as many ticks have passed as a bucket has.
"""

from array import array
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solver_core.cover.kernel import codes as code
from solver_core.cover.kernel.timeline import Bucket, Timeline

FINEST = 16
COLUMNS = (
    (code.COVER, code.HIDE, code.DROP),
    (code.UNCOVER, code.UNHIDE, code.RESTORE),
    (code.CHOOSE,),
    (code.DEAD_END,),
    (code.SOLUTION,),
    (code.PRUNE,),
)

Span = tuple[int, int, dict[int, int]]
"""What happened in the finest bucket: the least and the greatest depth, and how often each event."""

_span = st.tuples(
    st.integers(0, 50),
    st.integers(0, 50),
    st.dictionaries(st.integers(0, code.OPS - 1), st.integers(0, FINEST), max_size=12),
)
SPANS = st.lists(_span, max_size=20) | st.lists(_span, min_size=20, max_size=150)
MOST = st.integers(1, 12)


def tell(timeline: Timeline, spans: list[Span]) -> int:
    """Tell a timeline all that happened, as its machine does; answer how many ticks it has recorded."""
    counts = array("q", [0]) * code.OPS
    at = 0
    while at + timeline.width // FINEST <= len(spans):
        reported = spans[at : at + timeline.width // FINEST]
        at += len(reported)
        for _, _, events in reported:
            for op, count in events.items():
                counts[op] += count
        timeline.add_counts(min(one[0] for one in reported), max(one[1] for one in reported), counts)
    return at * FINEST


def summed(spans: list[Span], start: int, end: int) -> Bucket:
    inside = spans[start // FINEST : end // FINEST]
    sums = [sum(events.get(op, 0) for _, _, events in inside for op in ops) for ops in COLUMNS]
    return Bucket(start, end, min(one[0] for one in inside), max(one[1] for one in inside), *sums)


@given(SPANS, MOST)
def test_a_bucket_counts_the_events_of_its_ticks(spans: list[Span], most: int) -> None:
    """However often two buckets have become one, each has the sums and extremes of its own ticks."""
    timeline = Timeline(FINEST, most)
    ticks = tell(timeline, spans)
    width = timeline.width
    assert timeline.count * width == ticks
    assert timeline.buckets() == [summed(spans, at, at + width) for at in range(0, ticks, width)]


@given(SPANS, MOST)
def test_a_timeline_is_bounded_and_no_coarser_than_it_must_be(spans: list[Span], most: int) -> None:
    """Two become one when there are as many as may be, and only then; an odd bound is one higher."""
    timeline, even = Timeline(FINEST, most), most + most % 2
    ticks = tell(timeline, spans)
    assert timeline.count < even
    doublings = 0
    while ticks // (FINEST << doublings) >= even:
        doublings += 1
    assert timeline.width == FINEST << doublings


@given(SPANS, MOST, st.data())
def test_a_timeline_does_not_tell_how_a_run_was_cut(
    spans: list[Span], most: int, data: st.DataObject
) -> None:
    """Room made ahead, for much or little, changes nothing of what is reported."""
    plain, roomy = Timeline(FINEST, most), Timeline(FINEST, most)
    roomy.make_room(data.draw(st.integers(0, 10_000)))
    tell(plain, spans)
    tell(roomy, spans)
    assert plain.buckets() == roomy.buckets()


@given(SPANS, MOST | st.integers(20, 200), st.integers(0, 3000), st.integers(0, 3000), st.integers(1, 20))
def test_buckets_between_two_positions_leave_no_gap(
    spans: list[Span], most: int, start: int, length: int, shown: int
) -> None:
    """No more than requested, without a gap, over all of what was asked; equally wide but for the last.

    They begin at multiples of their width: a picture that is moved does not flicker.
    """
    timeline = Timeline(FINEST, most)
    ticks = tell(timeline, spans)
    buckets = timeline.buckets(start, start + length, shown)
    assert buckets == [summed(spans, one.start, one.end) for one in buckets]
    assert len(buckets) <= shown
    assert all(one.end == other.start for one, other in pairwise(buckets))
    widths = [one.end - one.start for one in buckets]
    assert all(width == widths[0] for width in widths[:-1])
    assert all(width <= widths[0] for width in widths)
    assert len(buckets) < 2 or all(one.start % widths[0] == 0 for one in buckets)
    asked = range(start, min(start + length, ticks))
    if asked:
        assert buckets[0].start <= asked[0] < buckets[0].end
        assert buckets[-1].start <= asked[-1] < buckets[-1].end


@pytest.mark.parametrize("shown", range(1, 13))
def test_there_are_never_more_buckets_than_asked_for(shown: int) -> None:
    """Nor where the first one begins before the position, to begin at a multiple of its width."""
    timeline = Timeline(FINEST, 100)
    tell(timeline, [(0, 0, {})] * 40)
    for start in range(0, 40 * FINEST, FINEST):
        for end in range(start, 41 * FINEST, FINEST):
            assert len(timeline.buckets(start, end, shown)) <= shown


def test_a_timeline_of_nothing_has_no_buckets() -> None:
    """Before the first bucket is full there is nothing to draw, wherever one looks."""
    timeline = Timeline()
    assert timeline.buckets() == []
    assert timeline.buckets(10**9, 2 * 10**9, 5) == []


@pytest.mark.parametrize(
    ("ticks", "room"), [(0, 256), (FINEST * 300, 512), (FINEST * 900, 901), (2**62, 1000)]
)
def test_room_is_made_for_no_more_than_may_be_full(ticks: int, room: int) -> None:
    """It at least doubles, and stops at the most; an endless run asks for endless room."""
    timeline = Timeline(FINEST, 1000)
    timeline.make_room(ticks)
    assert timeline.room == room


def test_a_long_run_keeps_its_buckets_while_room_is_made() -> None:
    """Thousands of buckets: rows move to larger arrays and become halves of others, and sums stay right."""
    spans: list[Span] = [(k % 7, k % 11 + 7, {code.CHOOSE: k, code.DROP: 1}) for k in range(5003)]
    timeline = Timeline(FINEST, 2000)
    ticks = tell(timeline, spans)
    width = timeline.width
    assert width == 4 * FINEST
    assert timeline.buckets() == [summed(spans, at, at + width) for at in range(0, ticks, width)]
