"""What changes links, or moves the cursor over them, has an inverse that restores all.

A search goes back by these inverses and no other way. Compiled they are functions of C; here is their source.
"""

from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from solver_core.cover import Coloured, Problem, Search
from tests.amounts import each
from tests.uncompiled import imported

algorithm_x, branching, columns, codes, dances, matrices, sideways, bests = imported(
    *(
        f"cover.kernel.{name}"
        for name in ("algorithm_x", "branching", "columns", "codes", "dance", "matrix", "sideways", "bests")
    )
)
X1, X2 = Coloured("x", 1), Coloured("x", 2)
COLOURED = Problem("abc", [["a", X1], ["a", "b", X1], ["b", X2], ["c", X1], ["a", "c"]], "x")


def matrix_of(problem: Problem) -> Any:
    """The links of a problem, as the uncompiled kernels take them."""
    _, (primary, secondary, options, colours) = problem.matrix.__reduce__()
    return matrices.Matrix(primary, secondary, options, colours)


def dance_at(search: Search, data: st.DataObject) -> Any:
    """The uncompiled machine of a problem where it is about to take an item that has options."""
    dance = dances.Dance(matrix_of(search.problem), codes.FEWEST)
    dance.forward(data.draw(st.integers(0, 200), label="position"), 1 << codes.CHOOSE)
    return dance


def state(machine: Any) -> tuple[object, ...]:
    """Everything that an inverse must restore."""
    return machine.links_state(), machine.position, machine._counts[:], machine._profile[:]


def cursor(machine: Any) -> tuple[int, ...]:
    return machine.sibling, machine.member, machine.node


def column(dance: Any, item: int) -> list[int]:
    """The nodes that are in the column of an item."""
    node, found = dance.down(codes.RECORD * item), []
    while not dance.is_header(node):
        found.append(node)
        node = dance.down(node)
    return found


def a_column(dance: Any, data: st.DataObject) -> list[int]:
    """One column that is not empty, of an item that is not covered."""
    live = [item for item in range(1, dance.items + 1) if dance.is_live(item) and column(dance, item)]
    assume(live)
    return column(dance, data.draw(st.sampled_from(live), label="item"))


def expect_steps_to_lead_back(dance: Any) -> None:
    """From a column's header to the header again, and all the way back."""
    passed = [cursor(dance)]
    dance.step_down()
    while dance.member_is_left():
        passed.append(cursor(dance))
        dance.step_down()
    for before in reversed(passed):
        dance.step_up()
        assert cursor(dance) == before


@given(search=..., data=st.data())
def test_step_up_takes_back_step_down(search: Search, data: st.DataObject) -> None:
    """From a column's header over the siblings of all its nodes and to the header again."""
    dance = dance_at(search, data)
    dance.go_to_header(data.draw(st.sampled_from(a_column(dance, data))))
    expect_steps_to_lead_back(dance)


@given(search=..., data=st.data())
def test_after_and_before_go_round_an_option(search: Search, data: st.DataObject) -> None:
    """`before` of `after` is the node itself, at the ends of an option, too."""
    dance = dance_at(search, data)
    for node in each(a_column(dance, data)):
        assert dance.before(dance.after(node)) == dance.after(dance.before(node)) == node
        assert algorithm_x.right_of(dance, dance.narrow, node) == dance.after(node)
        assert algorithm_x.left_of(dance, dance.narrow, node) == dance.before(node)


def test_above_and_below_skip_the_nodes_that_stay_in_a_column() -> None:
    """Those of the colour in which the item is being covered; the header is passed in either direction."""
    dance = dances.Dance(matrix_of(COLOURED), codes.FEWEST)
    for sibling in each(column(dance, 4)):
        dance.go_to_header(sibling)
        places = [dance.member]
        while not dance.is_header(place := dance.below(places[-1])):
            places.append(place)
        assert len(places) - 1 == sum(not dance.stays_in_column(node) for node in column(dance, 4))
        assert [dance.above(place) for place in places] == [places[-1], *places[:-1]]
        expect_steps_to_lead_back(dance)


@given(search=..., data=st.data())
def test_option_before_takes_back_next_option(search: Search, data: st.DataObject) -> None:
    """Wherever an override makes the order of an item's options begin."""
    nodes = a_column(dance_at(search, data), data)
    first = data.draw(st.sampled_from(nodes), label="first")
    dance = dances.Dance(matrix_of(search.problem), codes.FEWEST)
    nodes = column(dance, dance.item_of(first))
    override = [codes.OVERRIDE_PATH, dance.item_of(first), first, 0]
    dance = dances.Dance(matrix_of(search.problem), codes.FEWEST, overrides=override)
    tried = [first]
    while not dance.is_header(following := branching.option_after(dance, tried[-1])):
        tried.append(following)
    assert sorted(tried) == nodes
    assert [branching.option_before(dance, node) for node in tried[1:]] == tried[:-1]


OF_AN_ITEM = [(columns.cover, columns.uncover)]
OF_A_HEADER = [(columns.hide_column, columns.unhide_column)]
OF_A_NODE = [(columns.hide, columns.unhide)]


@pytest.mark.parametrize(("change", "inverse"), OF_AN_ITEM + OF_A_HEADER + OF_A_NODE)
@given(search=..., data=st.data())
def test_a_whole_change_of_a_column_is_taken_back(
    change: Any, inverse: Any, search: Search, data: st.DataObject
) -> None:
    """`cover` and `uncover`, `hide_column` and `unhide_column`, `hide` and `unhide`."""
    dance = dance_at(search, data)
    node = data.draw(st.sampled_from(a_column(dance, data)))
    whose = {columns.cover: dance.item_of(node), columns.hide_column: dance.header_of(node)}.get(change, node)
    links = dance.narrow, dance.narrow_sizes, whose
    before = dance.links_state()
    moved = change(dance, *links)
    assert inverse(dance, *links) == moved
    assert dance.links_state() == before


@given(search=..., data=st.data())
def test_uncover_others_takes_back_cover_others(search: Search, data: st.DataObject) -> None:
    """All items of an option but one: covered rightward from the next, uncovered leftward from the one before."""
    dance = dance_at(search, data)
    tried = data.draw(st.sampled_from(a_column(dance, data)))
    columns.cover(dance, dance.narrow, dance.narrow_sizes, dance.item_of(tried))
    before = dance.links_state()
    columns.cover_others(dance, dance.narrow, dance.narrow_sizes, dance.after(tried), tried)
    columns.uncover_others(dance, dance.narrow, dance.narrow_sizes, dance.before(tried), tried)
    assert dance.links_state() == before


@given(search=..., data=st.data())
def test_one_node_and_one_header_return_where_they_were(search: Search, data: st.DataObject) -> None:
    """`hide_node` and `unhide_node`, `leave_ring` and `join_ring`."""
    dance = dance_at(search, data)
    node = data.draw(st.sampled_from(a_column(dance, data)))
    before = dance.links_state()
    columns.hide_node(dance.narrow, dance.narrow_sizes, node)
    columns.leave_ring(dance, dance.narrow_sizes, dance.item_of(node))
    assert node not in column(dance, dance.item_of(node))
    assert not dance.is_live(dance.item_of(node))
    columns.join_ring(dance, dance.narrow_sizes, dance.item_of(node))
    columns.unhide_node(dance.narrow, dance.narrow_sizes, node)
    assert dance.links_state() == before


@given(search=..., data=st.data())
def test_unhide_part_takes_back_hide_part(search: Search, data: st.DataObject) -> None:
    """However many nodes that are, and with the cursor where it was."""
    dance = dance_at(search, data)
    header = dance.header_of(a_column(dance, data)[0])
    dance.go_to_header(header)
    dance.step_down()
    before = dance.links_state()
    most = data.draw(st.integers(0, 12), label="most")
    hidden = columns.hide_part(dance, dance.narrow, dance.narrow_sizes, header, most)
    dance.step_up()
    assert columns.unhide_part(dance, dance.narrow, dance.narrow_sizes, header, hidden) == hidden
    dance.step_down()
    assert dance.links_state() == before


@given(search=..., data=st.data())
def test_an_uncover_in_parts_takes_back_a_cover_in_parts(search: Search, data: st.DataObject) -> None:
    """`cover_part` and `uncover_part`, wherever they are interrupted."""
    dance = dance_at(search, data)
    header = dance.header_of(a_column(dance, data)[0])
    dance.set_next(codes.COVER, header)
    before = dance.links_state()
    for op, part in ((codes.COVER, columns.cover_part), (codes.UNHIDE, columns.uncover_part)):
        dance.set_next(op, header)
        while dance.member != header:
            limit = dance.position + data.draw(st.integers(1, 3))
            part(dance, dance.narrow, dance.narrow_sizes, dance.item_of(header), limit)
    dance.set_next(codes.COVER, header)
    assert dance.links_state() == before


def test_pop_makes_the_cover_before_the_best_again() -> None:
    """Each `push` holds a smaller cover; a `pop` too many changes nothing."""
    covers = [[8, 12, 16], [20, 4], [24]]
    known = bests.Bests(3)
    for cover in covers:
        assert known.finds_room(len(cover))
        known.push(cover, len(cover))
    for left in (3, 2, 1, 0):
        assert known.covers() == covers[:left]
        assert known.fewest == (len(covers[left - 1]) if left else 4)
        known.pop()
    assert known.covers() == []


@given(search=..., data=st.data())
def test_repeat_cover_restores_nodes_as_it_drops_them(search: Search, data: st.DataObject) -> None:
    """`drop_nodes` and `restore_nodes`, `leave_ring` and `join_ring`, `below` and `above`."""
    rows = sideways.Sideways(matrix_of(search.problem))
    nodes = [
        node
        for node in range(rows.first_address, rows.end_address, codes.RECORD)
        if rows.rows[node + codes.ITEM] <= rows.primary
    ]
    assume(nodes)
    sibling = data.draw(st.sampled_from(nodes), label="sibling")
    item = rows.rows[sibling + codes.ITEM]
    rows.set_next(codes.DROP, sibling)
    rows.member = rows.below(sibling, rows.header_of(sibling))
    before = rows.links_state()
    rows.leave_ring(item)
    dropped = rows.drop_nodes(data.draw(st.integers(0, 8), label="most"))
    rows.member = rows.above(sibling, rows.member)
    assert rows.restore_nodes(dropped) == dropped
    rows.member = rows.below(sibling, rows.member)
    rows.join_ring(item)
    assert rows.links_state() == before
