"""The closeup: what the close-up shows of a run runs on calmly, and never out of it."""

from hypothesis import given
from hypothesis import strategies as st

from sudoku_gui.features.watch.timeline.model import LEAST, USUAL, Closeup

lengths = st.integers(1, 10**9)
films = st.builds(
    lambda length, ticks, share: Closeup(0, ticks).of(length).shifted(round(share * length)),
    lengths,
    st.integers(LEAST, 10**6),
    st.floats(0, 1),
)


def is_within(closeup: Closeup) -> bool:
    return closeup.span.start >= 0 and closeup.span.end <= closeup.length and closeup.span.events >= 1


@given(films, st.data())
def test_the_position_is_always_in_sight(closeup: Closeup, data: st.DataObject) -> None:
    position = data.draw(st.integers(0, closeup.length))
    span = closeup.following(position).span
    assert span.start <= position <= span.end
    margin = int(0.2 * span.events)
    assert span.start == 0 or position - span.start >= margin
    assert span.end == closeup.length or span.end - position >= margin
    assert is_within(closeup.following(position))


@given(films, st.data())
def test_a_position_in_the_middle_part_moves_nothing(closeup: Closeup, data: st.DataObject) -> None:
    span, margin = closeup.span, int(0.2 * closeup.span.events)
    position = data.draw(st.integers(span.start + margin, span.end - margin))
    assert closeup.following(position) == closeup


def test_the_film_runs_on_no_farther_than_it_must() -> None:
    """One event beyond the middle part, one event on; far away it begins anew, with the position in its middle."""
    closeup = Closeup().of(100_000).shifted(50_000)
    edge = closeup.span.end - 400
    assert closeup.following(edge + 1).span.start == closeup.span.start + 1
    assert closeup.following(closeup.span.start + 399).span.start == closeup.span.start - 1
    assert closeup.following(90_000).span.start == 90_000 - USUAL // 2


@given(films, st.floats(0.01, 100).filter(lambda factor: abs(factor - 1) > 0.01), st.floats(0, 1))
def test_the_focus_of_a_zoom_stays_in_its_place(closeup: Closeup, factor: float, share: float) -> None:
    before = closeup.span
    about = before.start + round(share * before.events)
    zoomed = closeup.zoomed(factor, about)
    after = zoomed.span
    assert is_within(zoomed)
    assert after.events >= min(LEAST, closeup.length)
    if after.start > 0 and after.end < closeup.length:
        one, other = (about - before.start) / before.events, (about - after.start) / after.events
        assert abs(one - other) <= 1 / after.events


@given(lengths)
def test_looking_closer_and_closer_ends_at_twenty_events(length: int) -> None:
    """And from ever farther at the whole run; no step is without effect before."""
    closeup = Closeup().of(length)
    for factor, end in ((1.6, length), (1 / 1.6, min(LEAST, length))):
        for _ in range(80):
            before, closeup = closeup, closeup.zoomed(factor, length // 3)
            assert closeup.span.events != before.span.events or closeup.span.events == end
        assert closeup.span.events == end


@given(films, lengths)
def test_a_run_that_grows_keeps_what_is_seen(closeup: Closeup, more: int) -> None:
    grown = closeup.of(closeup.length + more)
    assert grown.span.start == closeup.span.start
    assert grown.span.events >= closeup.span.events
    assert is_within(grown)
