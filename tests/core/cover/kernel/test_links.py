"""A checked search notices the first link that is not as it should be, in either direction."""

from array import array

import pytest

from solver_core.cover import Op, Problem, Search
from solver_core.cover.kernel import codes as code
from solver_core.cover.kernel.memory import array_of

LINK_OPS = [Op.COVER, Op.UNCOVER, Op.HIDE, Op.UNHIDE]
SIDES = ["before", "behind"]


def at(op: Op, *, checked: bool) -> tuple[Search, int]:
    """A search just behind the first event of this kind, and the header or node it was about."""
    search = Search(Problem("abc", ["abc", "bc", "c", "a"]), checked=checked)
    while (event := search.event) is None or event.op is not op:
        search.forward()
    return search, event.subject + (op in {Op.COVER, Op.UNCOVER})


def break_link(search: Search, op: Op, subject: int, side: str) -> None:
    """Let the link towards the subject, or over it, lead wrong on one side."""
    dance = search._dance
    if op in {Op.COVER, Op.UNCOVER}:
        there, back = array_of(dance.left_array), array_of(dance.right_array)
        if side == "behind":
            there, back = back, there
        _turn_away(back, there[subject], subject)
        return
    towards, over = (code.UP, code.DOWN) if side == "before" else (code.DOWN, code.UP)
    address = subject * code.RECORD
    _turn_away(array_of(dance.nodes_array), dance.nodes_array[address + towards] + over, address)


def _turn_away(links: "array[int]", neighbour: int, subject: int) -> None:
    links[neighbour] = 0 if links[neighbour] == subject else subject


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("op", LINK_OPS)
def test_a_broken_link_stops_a_checked_search_going_forward(op: Op, side: str) -> None:
    """A mistake in the kernel ends a test where it happens and not a thousand ticks later; each side counts."""
    search, subject = at(op, checked=True)
    search.back()
    break_link(search, op, subject, side)
    with pytest.raises(AssertionError, match=f"node {subject}\\b"):
        search.forward()


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("op", LINK_OPS)
def test_a_broken_link_stops_a_checked_search_going_back(op: Op, side: str) -> None:
    """Going back changes the same links and looks at them in the same way."""
    search, subject = at(op, checked=True)
    break_link(search, op, subject, side)
    with pytest.raises(AssertionError, match=f"node {subject}\\b"):
        search.back()


@pytest.mark.parametrize("op", LINK_OPS)
def test_only_a_checked_search_checks_its_links(op: Op) -> None:
    """The check costs time, and who does not ask for it does not pay."""
    search, subject = at(op, checked=False)
    position = search.position
    search.back()
    break_link(search, op, subject, "before")
    search.forward()
    assert search.position == position
