"""A level of the stack is decided at one place, where both ways lead; a node of the tree begins with its option."""

import pytest
from hypothesis import given

from solver_core.cover import Op, RepeatSearch, Search
from solver_core.cover.explain import decisions
from solver_core.problems import gallery
from solver_core.sudoku.backtracking import BacktrackSearch
from solver_core.sudoku.grid import Grid
from tests.events import events

MANY = Grid.parse("........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58")


@given(search=...)
def test_the_tree_and_going_back_find_the_same_decision(search: Search) -> None:
    """For every level at every position: the latest choice with this many options chosen."""
    for one in (search, RepeatSearch(search.problem)):
        one.background_run.go()
        chosen: dict[int, int] = {}
        for event in events(one):
            if event.op is Op.CHOOSE:
                chosen[one.depth] = one.position
            here = one.position
            for depth in range(one.depth):
                assert decisions.position(one, depth) == chosen[depth]
                assert one.run_to(decisions.condition(depth), backward=True)
                assert one.position == chosen[depth]
                one.seek(here)


def test_a_background_run_that_is_behind_knows_nothing() -> None:
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


@pytest.mark.parametrize("name", ["knuth_2000", "queens_6", "stations", "bits"])
def test_a_node_begins_where_its_option_is_tried_and_ends_where_it_is_taken_back(name: str) -> None:
    """All nodes, wherever the search stands meanwhile; it stays there."""
    search = BacktrackSearch(MANY) if name == "bits" else gallery.search(name)
    search.background_run.go(position=3000)
    with search.background_run.reading() as (tree, _):
        nodes = [tree[number] for number in range(len(tree))]
    cursor = search.twin()
    search.seek(40)
    before = search.fingerprint()
    for node in nodes[1:120]:
        begin = decisions.entered(search, node.first, node.depth, 10)
        assert begin is not None
        cursor.seek(begin)
        assert cursor.event is not None
        assert (cursor.event.op, cursor.event.option, cursor.depth) == (Op.TRY, node.option, node.depth)
        assert begin < node.first
        if node.is_finished:
            cursor.seek(node.last)
            assert (cursor.event.op, cursor.event.option) == (Op.RETRACT, node.option)
    assert search.fingerprint() == before


def test_the_root_begins_with_its_choice_and_without_time_there_is_no_answer() -> None:
    search = gallery.search("queens_8")
    assert decisions.entered(search, 1, 0) == 1
    search.background_run.go()
    with search.background_run.reading() as (tree, _):
        node = tree[len(tree) - 1]
    assert decisions.entered(search, node.first, node.depth, 0.0) in {
        None,
        decisions.entered(search, node.first, node.depth, 10),
    }
