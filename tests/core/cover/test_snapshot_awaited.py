"""What is about to be covered, against what is covered next."""

import pytest

from solver_core.cover import Op, Search
from solver_core.problems import gallery
from solver_core.sudoku import encoding
from solver_core.sudoku.grid import Grid

MANY = Grid.parse("........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58")


@pytest.fixture(params=["sudoku", "queens_6", "knuth_2000"])
def search(request: pytest.FixtureRequest) -> Search:
    made = encoding.search(MANY) if request.param == "sudoku" else gallery.search(request.param)
    assert isinstance(made, Search)
    return made


def test_no_item_is_awaited_before_a_choice(search: Search) -> None:
    assert search.snapshot().awaited == frozenset()


def test_the_items_of_a_chosen_option_were_awaited(search: Search) -> None:
    """Just before an option covers an item, the item was known to be next, whatever was left in it."""
    met = 0
    for _ in range(800):
        before = search.snapshot().awaited
        search.forward()
        event, levels = search.event, search.levels()
        if event is None or event.op is not Op.COVER or not levels or event.item == levels[-1].item:
            continue
        if event.item in search.problem.options[levels[-1].option]:
            assert event.item in before
            met += 1
    assert met > 3


def test_a_dead_end_is_not_awaited(search: Search) -> None:
    """Where the search turns back, nothing was about to cover the item."""
    for met in range(3):
        if not search.run_to("dead_end"):
            assert met
            break
        event = search.event
        assert event is not None
        assert event.item not in search.snapshot().awaited


def test_where_an_option_is_wholly_tried_nothing_is_awaited(search: Search) -> None:
    met = 0
    for _ in range(40):
        search.run_to("decision")
        event = search.event
        if event is not None and event.op is Op.CHOOSE:
            assert search.snapshot().awaited == frozenset()
            met += 1
    assert met > 3
