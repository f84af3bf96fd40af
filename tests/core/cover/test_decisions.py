"""A level of the stack was decided at one place, and both ways to it lead there."""

import pytest
from hypothesis import given

from solver_core.cover import Op, RepeatSearch, Search, decisions
from solver_core.problems import gallery


@given(search=...)
def test_the_tree_and_the_way_back_know_the_same_place(search: Search) -> None:
    """For every level at every position: the latest choice with so many options chosen."""
    for one in (search, RepeatSearch(search.problem)):
        one.background_run.go()
        chosen: dict[int, int] = {}
        while not one.finished:
            one.forward()
            assert one.event
            if one.event.op is Op.CHOOSE:
                chosen[one.depth] = one.position
            here = one.position
            for depth in range(one.depth):
                assert decisions.position(one, depth) == chosen[depth]
                assert one.run_to(decisions.condition(depth), backward=True)
                assert one.position == chosen[depth]
                one.seek(here)


def test_a_run_ahead_that_is_behind_knows_nothing() -> None:
    search = gallery.search("queens_6")
    search.run_to("solution")
    assert decisions.position(search, 0) is None
    search.background_run.go()
    assert decisions.position(search, 0) == 1


@pytest.mark.parametrize("depth", [0, 3])
def test_where_nothing_is_chosen_nothing_was_decided(depth: int) -> None:
    search = gallery.search("queens_6")
    search.background_run.go()
    assert decisions.position(search, depth) is None
