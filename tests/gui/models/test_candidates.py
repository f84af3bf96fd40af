"""What is told of a place or a candidate."""

import pytest

from solver_core.cover import Op, Search
from solver_core.sudoku import encoding
from solver_core.sudoku.backtracking import BacktrackSearch
from solver_core.sudoku.grid import Grid
from sudoku_gui.panes.candidates.text import sentence
from sudoku_gui.player.selection import Target

MANY = Grid.parse("........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58")


@pytest.fixture(autouse=True)
def application(qapp: object) -> None:
    assert qapp


@pytest.fixture
def search() -> Search:
    return encoding.search(MANY)


def told(search: Search | BacktrackSearch, target: Target | None) -> str:
    return sentence(search.snapshot(), target)


def test_where_nothing_is_pointed_at_the_chosen_place_is_told(search: Search) -> None:
    assert told(search, None) == ""
    search.forward()
    assert told(search, None) == "Chosen: r1c9: 1, 2, 3, 4, 5, 6, 7, 8, 9 (9 options left)"
    assert told(search, Target()) == told(search, None)


def test_a_cell_tells_its_digits_a_house_its_cells(search: Search) -> None:
    search.seek(2600)
    assert told(search, Target(item=30)) == "r4c4: 1, 6 (2 options left)"
    assert told(search, Target(item=81 + 3 * 9 + 5)) == "row 4 has 6: r4c4, r4c6 (2 options left)"


def test_a_covered_place_tells_by_what(search: Search) -> None:
    search.seek(2600)
    assert told(search, Target(item=8)) == "r1c9: covered by r1c9=2 at depth 1"
    assert told(search, Target(item=81 + 1)) == "row 1 has 2: covered by r1c9=2 at depth 1"


def test_a_place_covered_before_anything_is_tried_tells_what_will_be(search: Search) -> None:
    search.forward(2)
    assert told(search, Target(item=8)) == "r1c9: covered, 9 options to be tried"


def test_a_dead_end_is_told(search: Search) -> None:
    search.run_to("dead_end")
    event = search.event
    assert event is not None
    assert told(search, Target(item=event.item)) == "column 3 has 1: no option left, a dead end"
    search.forward()
    assert told(search, Target(item=event.item)) == "column 3 has 1: no option left"


def test_what_is_about_to_be_covered_is_no_dead_end(search: Search) -> None:
    """The box's place for 5 is empty for some events, and then covered by the option that is tried."""
    search.seek(2600)
    search.run_to("decision")
    said = set()
    for _ in range(40):
        search.forward()
        snapshot = search.snapshot()
        said |= {sentence(snapshot, Target(item=item)) for item in snapshot.live if not snapshot.sizes[item]}
    assert said
    assert all(text.endswith("no option left except those of the column being covered") for text in said)


def test_a_candidate_tells_where_it_is(search: Search) -> None:
    search.seek(2600)
    option = encoding.option(30, 6)
    assert told(search, Target(30, option)) == "r4c4=6 is in “r4c4”: 2 options left"
    assert told(search, Target(30, encoding.option(30, 5))) == "r4c4=5 is out of “r4c4”"
    assert told(search, Target(option=option)) == "r4c4=6 is in 4 of its 4 columns"
    assert told(search, Target(5, option)) == "r4c4=6 is in 4 of its 4 columns"
    assert told(search, Target(8, encoding.option(8, 2))) == "r1c9=2 was chosen at depth 1"


def test_bits_are_told_the_same_way() -> None:
    search = BacktrackSearch(MANY)
    search.run_to("dead_end")
    event = search.event
    assert event is not None
    assert event.op is Op.DEAD_END
    assert told(search, None).endswith("no option left, a dead end")
    assert told(search, Target(item=8)) == "r1c9: covered by r1c9=2 at depth 1"
