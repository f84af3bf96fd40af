"""However one moves, in whatever order, one arrives where single ticks would have led."""

import pytest

from solver_core.cover import Problem, Rule, Search, Seek
from solver_core.cover.replay import seeking
from tests.core.cover.oracles import queens, state_of

KINDS = ("link", "column", "option", "decision", "dead_end", "solution", "end")


@pytest.mark.parametrize("move", ["run_to", "seek_to_next"])
def test_an_invalid_position_is_refused(move: str) -> None:
    search = Search(Problem("ab", ["a", "b"]))
    with pytest.raises(
        ValueError, match="'row' is not a position to run to; use one of link, column, option"
    ):
        getattr(search, move)("row")


# --- runs and seeks ------------------------------------------------------------------------------------


def slices(seeking: Seek, most: int = 10_000) -> int:
    """How many of the shortest slices a seek takes to its end."""
    for number in range(1, most):
        if seeking.go(0.0):
            return number
    raise AssertionError(f"this seek has no end in {most} slices")


@pytest.fixture(name="short_slices")
def _short_slices(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seeking, "SLICE", 100)


@pytest.mark.usefixtures("short_slices")
@pytest.mark.parametrize("rule", Rule)
@pytest.mark.parametrize(("start", "target"), [(0, 12_000), (12_000, 8_000), (12_000, 5_000)])
def test_a_run_in_slices_ends_at_the_same_position(rule: Rule, start: int, target: int) -> None:
    """A window that goes a few milliseconds at a time arrives where a script arrives."""
    search, other = Search(queens(7), rule), Search(queens(7), rule)
    search.forward(start)
    seek = search.seek_to(target)
    assert slices(seek) > 1
    assert seek.found
    other.forward(target)
    assert (search.position, state_of(search)) == (target, state_of(other))


@pytest.mark.parametrize("backward", [False, True])
@pytest.mark.parametrize("kind", KINDS)
def test_a_seek_in_slices_ends_at_the_same_position(kind: str, *, backward: bool) -> None:
    """Also when what is looked for lies many slices away, or nowhere."""
    search, other = Search(queens(7)), Search(queens(7))
    for start in (1_000, 9_000, 13_000):
        search.seek(start)
        other.seek(start)
        seek = search.seek_to_next(kind, backward=backward)
        slices(seek)
        assert seek.found == other.run_to(kind, backward=backward)
        assert state_of(search) == state_of(other)


def test_a_seek_beyond_the_end_does_not_arrive() -> None:
    """It stops at the end and says that this is not the position asked for."""
    search = Search(Problem("ab", ["a", "b"]))
    seeking = search.seek_to(1_000)
    assert seeking.go()
    assert not seeking.found
    assert search.finished


def test_a_seek_to_the_present_position_is_done_at_once() -> None:
    search = Search(Problem("ab", ["a", "b"]))
    for position in (0, 4):
        search.seek(position)
        before = state_of(search)
        seeking = search.seek_to(position)
        assert seeking.go(0.0)
        assert seeking.found
        assert state_of(search) == before


@pytest.mark.parametrize("backward", [False, True])
@pytest.mark.parametrize("kind", ["column", "option", "decision", "dead_end", "solution"])
@pytest.mark.parametrize("within", [1, 7, 300])
def test_a_run_with_a_limit_stops_at_a_match_or_at_the_limit(
    kind: str, within: int, *, backward: bool
) -> None:
    """As far as the reach, and no tick farther: whoever asks often must not look far."""
    search, other = Search(queens(6)), Search(queens(6))
    other.run_to("end")
    length = other.position
    for start in range(0, length, 97):
        search.seek(start)
        other.seek(start)
        seek = search.seek_to_next(kind, backward=backward, within=within)
        assert seek.go()
        is_found = other.run_to(kind, backward=backward)
        is_near = abs(other.position - start) <= within
        assert seek.found == (is_found and is_near)
        edge = max(0, start - within) if backward else min(length, start + within)
        assert search.position == (other.position if is_near else edge)
