"""However one moves, in whatever order, one arrives where single ticks would have led."""

import pytest

from solver_core.cover import Problem, Rule, Search, Seek
from solver_core.cover.replay import seeking
from tests.core.cover.oracles import here, queens

KINDS = ("link", "column", "option", "decision", "dead_end", "solution", "end")


@pytest.mark.parametrize("move", ["run_to", "seek_to_next"])
def test_a_position_that_is_none_is_refused(move: str) -> None:
    search = Search(Problem("ab", ["a", "b"]))
    with pytest.raises(
        ValueError, match="'row' is not a position to run to; use one of link, column, option"
    ):
        getattr(search, move)("row")


# --- journeys ---------------------------------------------------------------------------------------


def slices(seeking: Seek, most: int = 10_000) -> int:
    """In how many of the shortest slices the seek is gone to its end."""
    for number in range(1, most):
        if seeking.go(0.0):
            return number
    raise AssertionError(f"this way has no end in {most} slices")


@pytest.fixture(name="short_slices")
def _short_slices(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seeking, "SLICE", 100)


@pytest.mark.usefixtures("short_slices")
@pytest.mark.parametrize("rule", Rule)
@pytest.mark.parametrize(("start", "target"), [(0, 12_000), (12_000, 8_000), (12_000, 5_000)])
def test_a_way_gone_in_slices_leads_to_the_same_place(rule: Rule, start: int, target: int) -> None:
    """A window that goes a few milliseconds at a time arrives where a script arrives."""
    search, other = Search(queens(7), rule), Search(queens(7), rule)
    search.forward(start)
    way = search.seek_to(target)
    assert slices(way) > 1
    assert way.found
    other.forward(target)
    assert (search.position, here(search)) == (target, here(other))


@pytest.mark.parametrize("backward", [False, True])
@pytest.mark.parametrize("kind", KINDS)
def test_a_way_to_a_position_gone_in_slices_leads_to_the_same_place(kind: str, *, backward: bool) -> None:
    """Also when what is looked for lies many slices away, or nowhere."""
    search, other = Search(queens(7)), Search(queens(7))
    for start in (1_000, 9_000, 13_000):
        search.seek(start)
        other.seek(start)
        way = search.seek_to_next(kind, backward=backward)
        slices(way)
        assert way.found == other.run_to(kind, backward=backward)
        assert here(search) == here(other)


def test_a_way_beyond_the_end_does_not_arrive() -> None:
    """It stops at the end and says that this is not the position asked for."""
    search = Search(Problem("ab", ["a", "b"]))
    seeking = search.seek_to(1_000)
    assert seeking.go()
    assert not seeking.found
    assert search.finished


def test_a_way_to_here_is_gone_at_once() -> None:
    search = Search(Problem("ab", ["a", "b"]))
    for position in (0, 4):
        search.seek(position)
        before = here(search)
        seeking = search.seek_to(position)
        assert seeking.go(0.0)
        assert seeking.found
        assert here(search) == before


@pytest.mark.parametrize("backward", [False, True])
@pytest.mark.parametrize("kind", ["column", "option", "decision", "dead_end", "solution"])
@pytest.mark.parametrize("within", [1, 7, 300])
def test_a_way_within_reach_finds_what_is_near_and_else_ends_there(
    kind: str, within: int, *, backward: bool
) -> None:
    """As far as the reach, and no tick farther: whoever asks often must not look far."""
    search, other = Search(queens(6)), Search(queens(6))
    other.run_to("end")
    length = other.position
    for start in range(0, length, 97):
        search.seek(start)
        other.seek(start)
        way = search.seek_to_next(kind, backward=backward, within=within)
        assert way.go()
        is_found = other.run_to(kind, backward=backward)
        is_near = abs(other.position - start) <= within
        assert way.found == (is_found and is_near)
        edge = max(0, start - within) if backward else min(length, start + within)
        assert search.position == (other.position if is_near else edge)
