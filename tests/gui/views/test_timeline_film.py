"""The film: what the close-up shows of a run runs on calmly, and never out of it."""

from hypothesis import given
from hypothesis import strategies as st

from sudoku_gui.panes.timeline.film import LEAST, USUAL, Film

lengths = st.integers(1, 10**9)
films = st.builds(
    lambda length, ticks, share: Film(0, ticks).of(length).shifted(round(share * length)),
    lengths,
    st.integers(LEAST, 10**6),
    st.floats(0, 1),
)


def is_within(film: Film) -> bool:
    return film.span.start >= 0 and film.span.end <= film.length and film.span.ticks >= 1


@given(films, st.data())
def test_the_position_is_always_in_sight(film: Film, data: st.DataObject) -> None:
    """In the middle part wherever the run goes on beyond it."""
    position = data.draw(st.integers(0, film.length))
    span = film.following(position).span
    assert span.start <= position <= span.end
    margin = int(0.2 * span.ticks)
    assert span.start == 0 or position - span.start >= margin
    assert span.end == film.length or span.end - position >= margin
    assert is_within(film.following(position))


@given(films, st.data())
def test_a_position_in_the_middle_part_moves_nothing(film: Film, data: st.DataObject) -> None:
    """While one steps about there, the picture stands still."""
    span, margin = film.span, int(0.2 * film.span.ticks)
    position = data.draw(st.integers(span.start + margin, span.end - margin))
    assert film.following(position) == film


def test_the_film_runs_on_no_farther_than_it_must() -> None:
    """One event beyond the middle part, one event on; far away it begins anew, with the position in its middle."""
    film = Film().of(100_000).shifted(50_000)
    edge = film.span.end - 400
    assert film.following(edge + 1).span.start == film.span.start + 1
    assert film.following(film.span.start + 399).span.start == film.span.start - 1
    assert film.following(90_000).span.start == 90_000 - USUAL // 2


@given(films, st.floats(0.01, 100).filter(lambda factor: abs(factor - 1) > 0.01), st.floats(0, 1))
def test_what_is_looked_at_stays_in_its_place(film: Film, factor: float, share: float) -> None:
    """Unless an end of the run comes into sight."""
    before = film.span
    about = before.start + round(share * before.ticks)
    zoomed = film.zoomed(factor, about)
    after = zoomed.span
    assert is_within(zoomed)
    assert after.ticks >= min(LEAST, film.length)
    if after.start > 0 and after.end < film.length:
        one, other = (about - before.start) / before.ticks, (about - after.start) / after.ticks
        assert abs(one - other) <= 1 / after.ticks


@given(lengths)
def test_looking_closer_and_closer_ends_at_twenty_events(length: int) -> None:
    """And from ever farther at the whole run; no step is without effect before."""
    film = Film().of(length)
    for factor, end in ((1.6, length), (1 / 1.6, min(LEAST, length))):
        for _ in range(80):
            before, film = film, film.zoomed(factor, length // 3)
            assert film.span.ticks != before.span.ticks or film.span.ticks == end
        assert film.span.ticks == end


@given(films, lengths)
def test_a_run_that_grows_keeps_what_is_seen(film: Film, more: int) -> None:
    """What was in sight stays where it is."""
    grown = film.of(film.length + more)
    assert grown.span.start == film.span.start
    assert grown.span.ticks >= film.span.ticks
    assert is_within(grown)
