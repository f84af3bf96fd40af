"""Puzzles stepped back link by link: on Sudoku, not on toys, a wrong order of uncovering shows."""

import pytest

from solver_core import Grid
from solver_core.cover import Event, Rule, Search
from solver_core.sudoku import encoding

EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
HIHO = "400070100001904605000001000000700002002030000847006000014000806020000300600090000"
HARD = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."

Place = tuple[bytes, Event | None]


def here(search: Search) -> Place:
    return search.fingerprint(), search.event


def walked_forward(search: Search, ticks: int) -> list[Place]:
    """The places of the next ticks, this one first, and none beyond the end."""
    places = [here(search)]
    while len(places) <= ticks and not search.finished:
        search.forward()
        places.append(here(search))
    return places


def walks_back(search: Search, places: list[Place]) -> None:
    """Assert that single steps back meet these places, the last of which is this one."""
    position = search.position
    for place in reversed(places):
        assert search.position == position
        assert here(search) == place
        search.back()
        position -= 1


def test_a_puzzle_is_stepped_back_wholly() -> None:
    """Every one of its thousands of places is met again, with checked links."""
    search = encoding.search(Grid.parse(EASY), checked=True)
    places = walked_forward(search, 100_000)
    assert search.finished
    assert len(places) == search.position + 1 > 5_000
    walks_back(search, places)
    assert search.position == 0


@pytest.mark.parametrize(
    ("text", "rule"), [(EASY, Rule.FIRST), (HARD, Rule.FEWEST)], ids=["first item", "hard"]
)
def test_a_long_way_is_stepped_back_in_parts(text: str, rule: Rule) -> None:
    """Far from the start, among many decisions, and with long moves back between the parts."""
    search = encoding.search(Grid.parse(text), rule, checked=True)
    met: list[tuple[int, list[Place]]] = []
    while not search.finished:
        met.append((search.position, walked_forward(search, 300)))
        search.forward(9_000)
    assert len(met) > 10
    for start, places in reversed(met):
        search.back(search.position - start - len(places) + 1)
        walks_back(search, places)


def test_a_hard_puzzle_may_be_sought_in_any_order() -> None:
    """Near and far, forward and back, also where it is quicker to begin anew."""
    search = encoding.search(Grid.parse(HARD))
    positions = range(0, 110_000, 13_001)
    met = {}
    for position in positions:
        search.forward(position - search.position)
        met[position] = here(search)
    for step in (5, 4, 7, 2):
        for k in range(len(positions)):
            position = positions[k * step % len(positions)]
            search.seek(position)
            assert search.position == position
            assert here(search) == met[position]


@pytest.mark.parametrize("kind", ["column", "option", "decision", "dead_end", "solution"])
def test_places_met_backward_are_those_met_forward(kind: str) -> None:
    """On a whole puzzle every beat back ends where the beat forward began."""
    search = encoding.search(Grid.parse(HIHO))
    forward = [search.position] if kind in {"column", "option"} else []
    while search.run_to(kind):
        forward.append(search.position)
    end = search.position
    backward = []
    while search.run_to(kind, backward=True):
        backward.append(search.position)
    assert backward == [position for position in reversed(forward) if position != end]


def test_at_the_end_all_links_are_back() -> None:
    """A search leaves the matrix as it found it, and nothing of the puzzle in it."""
    search = encoding.search(Grid.parse(HARD))
    names = ("left_array", "right_array", "nodes_array", "sizes_array", "stack_array")
    before = [list(getattr(search._dance, name)) for name in names]
    assert search.run_to("end")
    assert [list(getattr(search._dance, name)) for name in names] == before
