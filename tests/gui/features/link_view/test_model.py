"""The picture of the links says what the links say."""

from itertools import pairwise

import pytest

from solver_core.cover import Op, RepeatSearch, Search, texts
from solver_core.cover.explain.neighbours import ROOT, Element, Way, is_linked, neighbour, second_root
from sudoku_gui.features.link_view.excerpt import Capacity, Dancing
from sudoku_gui.features.link_view.model import LinkLook, change
from sudoku_gui.features.play.small_matrix.model import look as by_hand
from tests.amounts import each
from tests.events import events
from tests.gui.features.link_view.drawn import dancing, looked


def is_alone(search: Dancing, element: Element) -> bool:
    """The last node of a row of repeat cover: it points at itself, whether it has left or not."""
    is_in_row = isinstance(search, RepeatSearch) and element.is_node
    return is_in_row and neighbour(search, element, Way.LEFT) == element


@pytest.mark.parametrize("name", ["knuth_2000", "queens_6", "stations"])
def test_ghosts_are_exactly_those_to_which_no_link_leads(name: str) -> None:
    """Every box that is in its ring is reached by joints; the others have a depth and hold two links of their own."""
    search = dancing(name)
    while not search.finished and search.position < 150:
        picture = looked(search)
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
    picture = looked(search)
    bent = {(joint.first, joint.second): joint for joint in picture.joints if joint.around}
    joint = bent[Element(3), Element(3, 5)]
    assert joint.around == (Element(3, 1), Element(3, 3))
    assert joint.depth == 1
    assert bent[ROOT, Element(1)].around == (Element(0),)


def test_the_change_of_a_tick_goes_or_returns() -> None:
    """Only what covers and uncovers moves a box."""
    search = dancing("knuth_2000")
    kinds = set()
    for event in events(search):
        moved = change(event)
        kinds.add(event.op)
        if event.op in {Op.COVER, Op.HIDE, Op.UNCOVER, Op.UNHIDE}:
            assert moved
            assert moved.leaves == (event.op in {Op.COVER, Op.HIDE})
            assert moved.element == Element(event.item or 0, event.option)
        else:
            assert moved is None
    assert kinds >= {Op.COVER, Op.HIDE, Op.UNCOVER, Op.UNHIDE, Op.TRY, Op.CHOOSE}


@pytest.mark.parametrize("name", ["knuth_2000", "stations"])
def test_a_size_is_new_where_the_last_event_changed_it(name: str) -> None:
    search, changed = dancing(name), set()
    while not search.finished and search.position < 150:
        before = search.snapshot().sizes
        search.forward()
        after = search.snapshot().sizes
        found = {item for item in range(len(after)) if before[item] != after[item]}
        new = looked(search).resized
        assert found == ({new} if new is not None else set())
        changed |= found
    assert bool(changed) == (name == "knuth_2000"), "in repeat cover sizes stay"


def test_nodes_have_the_colours_of_their_options_and_a_header_the_one_it_has_got() -> None:
    search = Search(texts.read("p q r | x y\np q x y:A\np r x:A y\np x:B\nq x:A\nr y:B\n"))
    x, y = search.problem.names.index("x"), search.problem.names.index("y")
    search.seek(29)  # {q, x:A} is chosen
    boxes = {box.element: box for box in looked(search).boxes}
    assert boxes[Element(x)].colour == "A"
    assert boxes[Element(y)].colour is None
    assert [boxes[Element(x, option)].colour for option in search.problem.columns[x]] == [None, "A", "B", "A"]
    assert not boxes[Element(x, 1)].depth


def test_secondary_headers_have_a_ring_with_a_root_of_their_own() -> None:
    """Diagonals are joined among themselves, from their root on, not to the files before them."""
    search = dancing("queens_6")
    picture = looked(search)
    primary = len(search.problem.items)
    headers = [joint for joint in picture.joints if not joint.is_vertical and not joint.first.is_node]
    assert any(joint.first.item >= primary for joint in headers)
    root = second_root(search.problem)
    assert picture.roots == (ROOT, root)
    assert [joint.second.item for joint in headers if joint.first == root] == [primary]
    for joint in each(headers):
        assert (joint.first.item < primary) == (joint.second.item < primary)


def read(picture: LinkLook, element: Element, way: Way) -> Element | None:
    """Whom a reader of the picture takes for the neighbour: the other end of the line, or nobody where it has dots."""
    is_forward = way in {Way.RIGHT, Way.DOWN}
    for joint in picture.joints:
        start, end = (joint.first, joint.second) if is_forward else (joint.second, joint.first)
        if start == element and joint.is_vertical == way.is_vertical:
            return None if joint.skips else end
    raise AssertionError(f"no line leaves {element} {way}")


@pytest.mark.parametrize("name", ["knuth_2000", "six_sets", "queens_6", "stations"])
def test_a_line_leads_to_the_neighbour(name: str) -> None:
    """Or dots on that very line, where the neighbour is not drawn; around ghosts as well as straight on."""
    search, bent_dots = dancing(name), 0
    while not search.finished and search.position < 150:
        picture = looked(search, Capacity(4, 4))
        for box in picture.boxes:
            it = box.element
            # Of a row that has lost its nodes only those that are in are joined.
            if box.depth or is_alone(search, it):
                continue
            for way in Way:
                end = neighbour(search, it, way)
                seen = read(picture, it, way)
                drawn = {*picture.elements, *picture.roots}
                assert seen == end or (seen is None and end not in drawn)
        bent_dots += sum(bool(joint.around) and joint.skips > 0 for joint in picture.joints)
        search.forward()
    assert bent_dots


def test_dots_stand_where_something_is_left_out() -> None:
    """Before, between and behind what is gone around, as many as there are."""
    search = dancing("queens_6", 98)
    seen = 0
    for room in (Capacity(4, 4), Capacity(6, 8)):
        picture = looked(search, room)
        for joint in picture.joints:
            stops = [joint.first, *joint.around, joint.second]
            if joint.closes or joint.is_vertical or joint.first.is_node:
                continue
            live = [item for item in range(len(search.problem.names)) if search.is_live(item)]
            for gap, (low, high) in zip(joint.gaps, pairwise(stops), strict=True):
                first = len(search.problem.items) - 1 if low == second_root(search.problem) else low.item
                assert gap == sum(first < item < high.item for item in live)
                seen += gap
    assert seen


def test_each_depth_stands_beside_what_went_there() -> None:
    """Knuth's matrix after 21 events: E of {C, E, F} went at depth 2, E of {D, E, G} at depth 1."""
    search = dancing("knuth_2000", 21)
    joints = looked(search).joints
    (joint,) = (one for one in joints if one.is_vertical and one.first == Element(4))
    assert dict(zip(joint.around, joint.depths, strict=True)) == {Element(4, 0): 2, Element(4, 5): 1}
    for joint in joints:
        boxes = {box.element: box.depth for box in looked(search).boxes}
        assert joint.depths == tuple(boxes[ghost] for ghost in joint.around)


def test_a_column_about_to_be_covered_is_no_dead_end() -> None:
    """Nor is a diagonal without an option; only what the core calls starved is hatched."""
    seen = set()
    for name in ("knuth_2000", "queens_6"):
        search = dancing(name)
        while not search.finished:
            search.forward(23 if name == "queens_6" else 1)
            snapshot = search.snapshot()
            for box in looked(search).boxes:
                if not box.element.is_node and not box.depth and not box.size:
                    assert box.is_starved == (box.element.item in snapshot.starved)
                    seen.add((box.is_starved, box.is_secondary))
    assert seen == {(True, False), (False, False), (False, True)}


@pytest.mark.parametrize("name", ["knuth_2000", "ring,places=8"])
def test_options_that_had_their_turn_are_marked_and_those_still_to_come_are_not(name: str) -> None:
    """As the board of a matrix marks them: the earlier ones of an item branched on."""
    search, seen = dancing(name), set[bool]()
    for _ in events(search):
        shown, snapshot = looked(search), search.snapshot()
        assert not shown.tried & snapshot.chosen
        rows = by_hand(search, snapshot).rows
        crossed = {one for one, row in enumerate(rows) if row.turn is not None and row.turn.is_over}
        assert shown.tried == crossed
        seen.add(bool(crossed))
    assert seen == {True, False}
