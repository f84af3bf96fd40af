"""Where a node of the tree begins, against the events one by one."""

import pytest

from solver_core.cover import Op
from solver_core.cover.entering import position
from solver_core.problems import gallery
from solver_core.sudoku.backtracking import BacktrackSearch
from solver_core.sudoku.grid import Grid

MANY = Grid.parse("........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58")


@pytest.mark.parametrize("name", ["knuth_2000", "queens_6", "stations", "bits"])
def test_a_node_begins_where_its_option_is_tried_and_ends_where_it_is_taken_back(name: str) -> None:
    """All nodes, wherever the search stands meanwhile; it stays there."""
    search = BacktrackSearch(MANY) if name == "bits" else gallery.search(name)
    search.background_run.go(ticks=3000)
    with search.background_run.reading() as (tree, _):
        nodes = [tree[number] for number in range(len(tree))]
    walker = search.twin()
    search.seek(40)
    before = search.fingerprint()
    for node in nodes[1:120]:
        begin = position(search, node.first, node.depth, 10)
        assert begin is not None
        walker.seek(begin)
        assert walker.event is not None
        assert (walker.event.op, walker.event.option, walker.depth) == (Op.TRY, node.option, node.depth)
        assert begin < node.first
        if node.is_finished:
            walker.seek(node.last)
            assert (walker.event.op, walker.event.option) == (Op.RETRACT, node.option)
    assert search.fingerprint() == before


def test_the_root_begins_with_its_choice_and_who_has_no_time_gets_no_answer() -> None:
    search = gallery.search("queens_8")
    assert position(search, 1, 0) == 1
    search.background_run.go()
    with search.background_run.reading() as (tree, _):
        node = tree[len(tree) - 1]
    assert position(search, node.first, node.depth, 0.0) in {
        None,
        position(search, node.first, node.depth, 10),
    }
