"""What is other between two places is what a look at both, thing by thing, finds to be other."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solver_core.cover import Op, Problem, RepeatSearch, Search, SearchBase, Snapshot
from solver_core.cover.explain import difference
from solver_core.cover.explain.difference import Moved, Resized
from solver_core.problems import named
from solver_core.sudoku import encoding
from solver_core.sudoku.backtracking import BacktrackSearch
from solver_core.sudoku.grid import Grid

PUZZLE = Grid.parse("........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58")


def two_places(search: SearchBase, data: st.DataObject) -> tuple[Snapshot, Snapshot]:
    search.run_to("end")
    one, other = (data.draw(st.integers(0, search.position)) for _ in range(2))
    search.seek(one)
    there = search.snapshot()
    search.seek(other)
    return there, search.snapshot()


def is_closed(place: Snapshot, option: int) -> bool:
    return not place.is_open(option) and option not in place.chosen


def check(before: Snapshot, after: Snapshot) -> None:
    """Compares a difference with what a look at everything says."""
    found, problem = difference.of(before, after), before.problem
    items, options = range(len(problem.names)), range(len(problem.options))
    assert (found.before, found.after) == (before.position, after.position)
    assert (found.depth_before, found.depth_after) == (before.depth, after.depth)
    assert found.items_left == tuple(i for i in items if before.is_live(i) and not after.is_live(i))
    assert found.items_returned == tuple(i for i in items if after.is_live(i) and not before.is_live(i))
    for lost, one, other in ((found.options_left, before, after), (found.options_returned, after, before)):
        was_open = set(filter(one.is_open, options))
        assert set(lost) == {option for option in was_open if is_closed(other, option)}
        assert list(lost) == sorted(lost)
    assert set(found.chosen_added) == after.chosen - before.chosen
    assert set(found.chosen_removed) == before.chosen - after.chosen
    both = [item for item in items if before.is_live(item) and after.is_live(item)]
    assert found.sizes == tuple(
        Resized(item, before.sizes[item], after.sizes[item])
        for item in both
        if before.sizes[item] != after.sizes[item]
    )
    for item in items:
        out = [(before.is_hidden(o, item), after.is_hidden(o, item)) for o in problem.columns[item]]
        moved = Moved(item, out.count((False, True)), out.count((True, False)))
        assert (moved in found.nodes) == bool(moved.hidden or moved.returned)
    assert found.is_empty == _same(before, after)


def _same(before: Snapshot, after: Snapshot) -> bool:
    return (
        before.chosen == after.chosen
        and [bool(depth) for depth in before.item_depths] == [bool(depth) for depth in after.item_depths]
        and before.hidden == after.hidden
        and before.open_options == after.open_options
    )


@given(search=..., data=st.data())
def test_differences_in_exact_cover_equal_those_found_one_by_one(search: Search, data: st.DataObject) -> None:
    check(*two_places(search, data))


@given(search=..., data=st.data())
def test_differences_in_repeat_cover_equal_those_found_one_by_one(
    search: Search, data: st.DataObject
) -> None:
    check(*two_places(RepeatSearch(search.problem), data))


@given(search=..., data=st.data())
def test_a_position_does_not_differ_from_itself(search: Search, data: st.DataObject) -> None:
    there, _ = two_places(search, data)
    search.seek(there.position)
    assert difference.of(there, search.snapshot()).is_empty


@pytest.mark.parametrize("positions", [(900, 4000), (4000, 900), (2000, 2001), (0, 3000)])
def test_bits_at_two_places(positions: tuple[int, int]) -> None:
    """Backtracking says the same of the columns that an exact cover would have."""
    search = BacktrackSearch(PUZZLE)
    places = []
    for position in positions:
        search.seek(position)
        places.append(search.snapshot())
    check(*places)


def test_a_choice_covers_takes_and_shrinks() -> None:
    """The matrix of the paper: from its first decision to the second."""
    search = Search(Problem("ABCDEFG", ["CEF", "ADG", "BCF", "AD", "BG", "DEG"]))
    search.run_to("decision")
    there = search.snapshot()
    search.run_to("decision")
    here = search.snapshot()
    found = difference.of(there, here)
    assert (found.chosen_added, found.chosen_removed) == ((1,), ())
    assert found.items_left == (0, 3, 6)
    assert found.options_left == (3, 4, 5)
    assert found.sizes == (Resized(1, 2, 1), Resized(4, 2, 1))
    assert (found.depth_before, found.depth_after) == (0, 1)
    assert found.hidden == difference.of(here, there).returned > 0


def test_a_choice_in_a_sudoku_removes_the_options_it_hides() -> None:
    """As many nodes are out as HIDE events have happened on the way, where nothing was taken back."""
    search = encoding.search(PUZZLE)
    search.run_to("decision")
    there, hides = search.snapshot(), 0
    while search.depth < 3:
        search.forward()
        hides += search.event is not None and search.event.op is Op.HIDE
    found = difference.of(there, search.snapshot())
    assert (found.hidden, found.returned) == (hides, 0)


def test_two_problems_cannot_be_compared() -> None:
    one, other = Search(named("queens", 4)), Search(named("queens", 5))
    with pytest.raises(ValueError, match="two problems"):
        difference.of(one.snapshot(), other.snapshot())
