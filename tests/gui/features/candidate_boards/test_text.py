"""What is said of a place or a candidate."""

import pytest

from solver_core.cover import Op, Search
from solver_core.sudoku import encoding
from solver_core.sudoku.backtracking import BacktrackSearch
from solver_core.sudoku.grid import Grid
from sudoku_gui.features.candidate_boards.text import sentence
from sudoku_gui.player.selection import Target

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def search(many: Grid) -> Search:
    return encoding.search(many)


def reported(search: Search | BacktrackSearch, target: Target | None) -> str:
    return sentence(search, search.snapshot(), target)


R1C9_IS_2 = encoding.option(8, 2)
R4C4_IS_6 = encoding.option(30, 6)


@pytest.mark.parametrize(
    ("position", "target", "sentence"),
    [
        (0, None, ""),
        (1, None, "Chosen: r1c9: 1, 2, 3, 4, 5, 6, 7, 8, 9 (9 options left)"),
        (1, Target(), "Chosen: r1c9: 1, 2, 3, 4, 5, 6, 7, 8, 9 (9 options left)"),
        (2, Target(item=8), "r1c9: covered, 9 options to be tried"),
        (2600, Target(item=30), "r4c4: 1, 6 (2 options left)"),
        (2600, Target(item=81 + 3 * 9 + 5), "row 4 has 6: r4c4, r4c6 (2 options left)"),
        (2600, Target(item=8), "r1c9: covered by r1c9=2 at depth 1"),
        (2600, Target(item=81 + 1), "row 1 has 2: covered by r1c9=2 at depth 1"),
        (2600, Target(30, R4C4_IS_6), "r4c4=6 is in “r4c4”: 2 options left"),
        (
            2600,
            Target(30, encoding.option(30, 5)),
            "r4c4=5 is out of “r4c4”: removed at depth 11 by the given r5c6=5: both cover “box 5 has 5”",
        ),
        (2600, Target(option=R4C4_IS_6), "r4c4=6 is in 4 of its 4 columns"),
        (2600, Target(5, R4C4_IS_6), "r4c4=6 is in 4 of its 4 columns"),
        (2600, Target(8, R1C9_IS_2), "r1c9=2 was chosen at depth 1"),
    ],
)
def test_a_target_has_a_sentence(search: Search, position: int, target: Target | None, sentence: str) -> None:
    """A cell names its digits, a house its cells, a covered place by what, a candidate where it is."""
    search.seek(position)
    assert reported(search, target) == sentence


def test_a_dead_end_is_reported(search: Search) -> None:
    search.run_to("dead_end")
    event = search.event
    assert event is not None
    assert reported(search, Target(item=event.item)) == "column 3 has 1: no option left, a dead end"
    search.forward()
    assert reported(search, Target(item=event.item)) == "column 3 has 1: no option left, a dead end"
    while search.snapshot().dead_item is not None:
        search.forward()
    assert "no option left" not in reported(search, Target(item=event.item))


def test_a_column_about_to_be_covered_is_no_dead_end(search: Search) -> None:
    """The box's place for 5 is empty for some events, and then covered by the option that is tried."""
    search.seek(2600)
    search.run_to("decision")
    said = set()
    for _ in range(40):
        search.forward()
        snapshot = search.snapshot()
        said |= {
            sentence(search, snapshot, Target(item=item))
            for item in snapshot.live
            if not snapshot.sizes[item]
        }
    assert said
    assert all(text.endswith("no option left except those of the column being covered") for text in said)


def test_bits_are_reported_the_same_way(many: Grid) -> None:
    search = BacktrackSearch(many)
    search.run_to("dead_end")
    event = search.event
    assert event is not None
    assert event.op is Op.DEAD_END
    assert reported(search, None).endswith("no option left, a dead end")
    assert reported(search, Target(item=8)) == "r1c9: covered by r1c9=2 at depth 1"
