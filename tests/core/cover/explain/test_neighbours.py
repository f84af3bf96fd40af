"""Neighbours are read from the links, and the links of what is out still lead back to its place."""

import pytest
from hypothesis import assume, given

from solver_core.cover import Op, Problem, RepeatSearch, Search
from solver_core.cover.explain.neighbours import (
    ROOT,
    Element,
    Way,
    is_linked,
    neighbour,
    neighbours,
    round_trip,
    second_root,
)
from solver_core.problems import small
from tests.amounts import each
from tests.core.cover.oracles import elements


def test_the_four_links_of_a_node_are_those_of_the_matrix() -> None:
    """Knuth's matrix before anything has happened: D of {A, D, G} hangs below the header, above {A, D}."""
    search = Search(small.knuth_2000())
    assert neighbours(search, Element(3, 1)) == {
        Way.LEFT: Element(0, 1),
        Way.RIGHT: Element(6, 1),
        Way.UP: Element(3),
        Way.DOWN: Element(3, 3),
    }


def test_the_rings_of_headers_close_at_their_roots() -> None:
    """The root stands between the last header and the first, and secondary headers have a root of their own."""
    search = Search(Problem("ab", ["ab", "ax"], "xy"))
    second = second_root(search.problem)
    assert [neighbour(search, ROOT, way) for way in (Way.LEFT, Way.RIGHT)] == [Element(1), Element(0)]
    assert round_trip(search, second, Way.RIGHT) == [Element(2), Element(3)]
    assert ROOT.is_root(search.problem)
    assert second.is_root(search.problem)
    assert not Element(3).is_root(search.problem)


def test_a_removed_element_still_points_at_its_two_neighbours() -> None:
    """The picture of the whole trick: A is covered, and its header goes on knowing the root and B."""
    search = Search(small.knuth_2000())
    search.run_to("column")
    event = search.event
    assert event
    assert event.op is Op.CHOOSE
    search.forward()
    assert not is_linked(search, Element(0))
    assert neighbour(search, Element(0), Way.LEFT) == ROOT
    assert neighbour(search, Element(0), Way.RIGHT) == Element(1)
    assert neighbour(search, ROOT, Way.RIGHT) == Element(1)
    assert neighbour(search, Element(1), Way.LEFT) == ROOT


@given(...)
def test_every_column_equals_that_of_the_snapshot(search: Search) -> None:
    """Down a column come exactly the nodes that are in it, in the order of their options; up, the other way round."""
    while True:
        snapshot = search.snapshot()
        for item, column in enumerate(search.problem.columns):
            held = [Element(item, option) for option in column if not snapshot.is_hidden(option, item)]
            assert round_trip(search, Element(item), Way.DOWN) == held
            assert round_trip(search, Element(item), Way.UP) == held[::-1]
        ring = round_trip(search, ROOT, Way.RIGHT)
        assert ring == list(map(Element, search.live_items()))
        assert round_trip(search, ROOT, Way.LEFT) == ring[::-1]
        if search.finished:
            break
        search.forward(7)


@given(...)
def test_an_element_is_linked_where_a_neighbour_points_at_it(search: Search) -> None:
    """A neighbour of what is in its ring points back; nobody points at what is out."""
    assume(search.problem.names)
    while True:
        problem = search.problem
        pointed = {
            neighbour(search, other, Way.DOWN)
            for other in elements(problem)
            if not other.is_node or is_linked(search, other)
        }
        for element in each(elements(problem)):
            is_in = element in pointed if element.is_node else search.is_live(element.item)
            assert is_linked(search, element) == is_in
            if element.is_node:
                assert neighbour(search, neighbour(search, element, Way.LEFT), Way.RIGHT) == element
        if search.finished:
            break
        search.forward(11)


def test_repeat_cover_takes_nodes_out_of_their_rows() -> None:
    """Its columns stay whole; an option's row shows what it would newly cover."""
    search = RepeatSearch(small.stations())
    while (event := search.event) is None or event.op is not Op.DROP:
        search.forward()
    assert event.item is not None
    node = Element(event.item, event.option)
    before, after = (neighbour(search, node, way) for way in (Way.LEFT, Way.RIGHT))
    assert not is_linked(search, node)
    assert neighbour(search, before, Way.RIGHT) == after
    assert neighbour(search, after, Way.LEFT) == before
    column = round_trip(search, Element(event.item), Way.DOWN)
    assert [element.option for element in column] == list(search.problem.columns[event.item])


@pytest.mark.parametrize("way", Way)
def test_opposite_directions_are_inverse(way: Way) -> None:
    """Left undoes right and up undoes down, as long as nothing is out."""
    search = Search(Problem("abc", ["ab", "bcx", "x", "c"], "xy"))
    assert way.back.back is way
    for element in elements(search.problem):
        assert neighbour(search, neighbour(search, element, way), way.back) == element
