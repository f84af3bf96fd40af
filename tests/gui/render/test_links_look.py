"""The picture of the links says what the links say."""

import pytest

from solver_core.cover import Op, RepeatSearch, Search
from solver_core.cover.neighbours import ROOT, Element, Way, is_linked, neighbour, second_root
from solver_core.problems import gallery
from sudoku_gui.render.links_look import Joint, LinkLook, change, look
from sudoku_gui.render.links_scene import Dancing, Room, scene


def dancing(name: str) -> Dancing:
    search = gallery.search(name)
    assert isinstance(search, Search | RepeatSearch)
    return search


def looked(search: Dancing, room: Room) -> LinkLook:
    return look(search, search.snapshot(), scene(search, None, room))


def whole(search: Dancing) -> Room:
    return Room(len(search.problem.names), len(search.problem.options))


def joined(search: Dancing, joint: Joint) -> bool:
    """Whether the two of a joint really point at each other, past what is not drawn."""
    ahead = Way.DOWN if joint.is_vertical else Way.RIGHT
    there, back = joint.first, joint.second
    for _ in range(joint.skips + 1):
        there, back = neighbour(search, there, ahead), neighbour(search, back, ahead.back)
    return (there, back) == (joint.second, joint.first)


@pytest.mark.parametrize("name", ["knuth_2000", "six_sets", "queens_6", "stations"])
def test_every_joint_is_two_links_that_lead_to_each_other(name: str) -> None:
    """In the whole matrix and in a part of it, at every position."""
    search = dancing(name)
    while not search.finished and search.position < 250:
        for room in (whole(search), Room(4, 4)):
            picture = looked(search, room)
            assert all(joined(search, joint) for joint in picture.joints)
            assert room.items < 12 or not any(joint.skips for joint in picture.joints)
        search.forward()


def is_alone(search: Dancing, element: Element) -> bool:
    """The last node of a row of repeat cover: it points at itself, whether it has left or not."""
    is_in_row = isinstance(search, RepeatSearch) and element.is_node
    return is_in_row and neighbour(search, element, Way.LEFT) == element


@pytest.mark.parametrize("name", ["knuth_2000", "queens_6", "stations"])
def test_ghosts_are_exactly_those_to_which_no_link_leads(name: str) -> None:
    """Every box that is in its ring is reached by joints; the others have a depth and hold two links of their own."""
    search = dancing(name)
    while not search.finished and search.position < 250:
        picture = looked(search, whole(search))
        for box in picture.boxes:
            if not is_alone(search, box.element):
                assert (box.depth == 0) == is_linked(search, box.element)
        held = [pointer.start for pointer in picture.pointers]
        assert sorted(held, key=repr) == sorted(
            (box.element for box in picture.boxes if box.depth for _ in range(2)), key=repr
        )
        for pointer in picture.pointers:
            end = neighbour(search, pointer.start, pointer.way)
            assert pointer.end == end or end == second_root(search.problem)
        search.forward()


def test_a_joint_goes_around_what_is_out_between() -> None:
    """Knuth's matrix with A covered: D's header now leads past two nodes to {D, E, G}, at depth 1."""
    search = dancing("knuth_2000")
    search.run_to("decision")
    while (event := search.event) is None or event.op is not Op.TRY:
        search.forward()
    picture = looked(search, whole(search))
    bent = {(joint.first, joint.second): joint for joint in picture.joints if joint.around}
    joint = bent[Element(3), Element(3, 5)]
    assert joint.around == (Element(3, 1), Element(3, 3))
    assert joint.depth == 1
    assert bent[ROOT, Element(1)].around == (Element(0),)


def test_the_change_of_a_tick_goes_or_returns() -> None:
    """A header or a node; landmarks and tries move nothing."""
    search = dancing("knuth_2000")
    kinds = set()
    while not search.finished:
        search.forward()
        event = search.event
        moved = change(event)
        assert event
        kinds.add(event.op)
        if event.op in {Op.COVER, Op.HIDE, Op.UNCOVER, Op.UNHIDE}:
            assert moved
            assert moved.leaves == (event.op in {Op.COVER, Op.HIDE})
            assert moved.element == Element(event.item or 0, event.option)
        else:
            assert moved is None
    assert kinds >= {Op.COVER, Op.HIDE, Op.UNCOVER, Op.UNHIDE, Op.TRY, Op.CHOOSE}


def test_in_repeat_cover_rows_lose_nodes_and_columns_do_not() -> None:
    """So bends lie sideways there, among headers and among siblings."""
    search = dancing("stations")
    search.seek(60)
    bent = [joint for joint in looked(search, whole(search)).joints if joint.around]
    assert bent
    assert not any(joint.is_vertical for joint in bent)
    assert any(joint.first.is_node for joint in bent)


def test_secondary_headers_have_a_ring_without_a_drawn_root() -> None:
    """Diagonals are joined among themselves, not to the files before them."""
    search = dancing("queens_6")
    picture = looked(search, whole(search))
    primary = len(search.problem.items)
    for joint in picture.joints:
        if not joint.is_vertical and not joint.first.is_node:
            assert (joint.first.item < primary) == (joint.second.item < primary)
            assert joint.first != second_root(search.problem)
