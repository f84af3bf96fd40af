"""The kernel goes through every exact cover, and back over every event, by links alone."""

import pytest
from hypothesis import given

from solver_core import compiled
from solver_core.cover import Event, Op, Problem, Search
from solver_core.cover.kernel.memory import array_of
from tests.amounts import each
from tests.core.cover.oracles import state_of, straight
from tests.events import events

ARRAYS = (
    *("left_array", "right_array", "nodes_array", "sizes_array", "stack_array"),
    *("counts_array", "profile_array"),
)
REGISTERS = ("next_op", "depth", "sibling", "member", "node", "position")


def links(search: Search) -> list[list[int]]:
    dance = search._dance
    return [list(getattr(dance, name)) for name in ARRAYS[:5]]


@given(search=...)
def test_no_two_positions_of_a_search_are_the_same(search: Search) -> None:
    """A fingerprint that took two places for one would make every other comparison worthless."""
    fingerprints = [fingerprint for fingerprint, _ in straight(search)]
    assert len(set(fingerprints)) == len(fingerprints)


@pytest.mark.parametrize("name", ARRAYS)
def test_every_link_and_count_is_in_the_fingerprint(name: str) -> None:
    """One link that leads elsewhere, or one event miscounted, is another state, wherever it is."""
    search = Search(Problem("abc", ["ab", "bc", "c"], "x"))
    search.forward(7)
    whole = search.fingerprint()
    links = array_of(getattr(search._dance, name))
    for place in range(len(links)):
        links[place] += 1
        assert search.fingerprint() != whole
        links[place] -= 1
    assert search.fingerprint() == whole


@pytest.mark.skipif(compiled, reason="compiled, the registers cannot be set from outside")
@pytest.mark.parametrize("name", REGISTERS)
def test_every_register_is_in_the_fingerprint(name: str) -> None:
    """Where the search stands in its loops, and what it has counted, belong to the state."""
    search = Search(Problem("abc", ["ab", "bc", "c"], "x"))
    search.forward(7)
    whole = search.fingerprint()
    setattr(search._dance, name, getattr(search._dance, name) + 1)
    assert search.fingerprint() != whole


@given(search=...)
def test_operations_and_their_inverses_close_like_brackets(search: Search) -> None:
    """What was done last is undone first, link by link: the loops of uncovering mirror those of covering."""
    standing: list[tuple[int, int]] = []
    for _, event in straight(search):
        if event is None or event.op.is_landmark:
            continue
        if event.op % 2 == 0:
            standing.append((event.op, event.subject))
        else:
            assert standing.pop() == (event.op ^ 1, event.subject)
    assert standing == []


@given(search=...)
def test_the_depth_of_an_event_counts_options_tried_and_not_retracted(search: Search) -> None:
    """Views indent by it, so it must never run away from the stack."""
    depth = 0
    for event in each(event for _, event in straight(search) if event is not None):
        depth += (event.op is Op.TRY) - (event.op is Op.RETRACT)
        assert event.depth == depth


@given(search=...)
def test_the_end_of_a_search_restores_every_link(search: Search) -> None:
    """Covering leaves no trace: all links, sizes and the stack are back."""
    start = links(search)
    assert search.run_to("end")
    assert search.finished
    assert links(search) == start


@given(search=...)
def test_the_counters_count_the_events_so_far(search: Search) -> None:
    """Landmarks change counters only, and going back takes them off again."""
    met = dict.fromkeys(Op, 0)
    counted = [(0, 0, 0)]
    for event in events(search):
        met[event.op] += 1
        counted.append((met[Op.CHOOSE], met[Op.DEAD_END], met[Op.SOLUTION]))
        assert (search.decisions, search.dead_ends, search.solutions) == counted[-1]
    while search.position:
        search.back()
        assert (search.decisions, search.dead_ends, search.solutions) == counted[search.position]


@given(search=...)
def test_the_end_is_done_and_says_how_many_solutions_there_were(search: Search) -> None:
    """Whoever reads only the last event knows the answer, and nothing moves on from there."""
    search.run_to("end")
    assert search.event == Event(Op.DONE, search.solutions, 0)
    end = state_of(search)
    search.forward(5)
    assert state_of(search) == end
