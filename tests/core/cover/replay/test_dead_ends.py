"""The item of a dead end: known at the dead end, and on the way back until it has options again."""

import pytest

from solver_core.cover import Op, Problem, RepeatSearch, Search, SearchBase
from solver_core.sudoku import encoding
from solver_core.sudoku.backtracking import BacktrackSearch
from solver_core.sudoku.grid import Grid

HARD = "........1.....2.....3....45....16..3.4..5....7..........15......6....8...9....2.."


def searches() -> list[SearchBase]:
    grid = Grid.parse(HARD)
    knuth = Problem("abcdefg", ["ce", "adg", "bcf", "adf", "bg", "deg"])
    return [encoding.search(grid), BacktrackSearch(grid), Search(knuth)]


@pytest.mark.parametrize("search", searches(), ids=["dlx", "bits", "small"])
def test_a_dead_end_is_marked_until_its_column_has_options_again(search: SearchBase) -> None:
    """After each event the snapshot says what one knows who has followed the search from the dead end on."""
    assert search.run_to("dead_end")
    expected, marked = None, 0
    for _ in range(600):
        event, snapshot = search.event, search.snapshot()
        assert event is not None
        if event.op is Op.DEAD_END:
            expected = event.item
        elif not event.op.takes_back:
            expected = None
        if expected is not None and (snapshot.sizes[expected] or snapshot.item_depths[expected]):
            expected = None
        assert snapshot.dead_item == expected
        assert snapshot.is_dead_end == (event.op is Op.DEAD_END)
        marked += expected is not None and event.op is not Op.DEAD_END
        if search.finished:
            break
        search.forward()
    # Taking an option back returns all of its bits at once.
    assert marked or isinstance(search, BacktrackSearch)


def test_asking_moves_nothing() -> None:
    """The machine goes back to the dead end and forward again, and is as it was."""
    search = encoding.search(Grid.parse(HARD))
    assert search.run_to("dead_end")
    search.forward()
    before, place = search.fingerprint(), search.position
    assert search.snapshot().dead_item is not None
    assert (search.fingerprint(), search.position) == (before, place)


def test_a_solution_is_no_dead_end() -> None:
    """Taking back a solution marks nothing, though nothing is left there."""
    search = encoding.search(Grid.parse(HARD))
    assert search.run_to("solution")
    for _ in range(200):
        assert search.snapshot().dead_item is None
        if search.finished:
            break
        search.forward()
        if search.event is not None and search.event.op is Op.DEAD_END:
            break


def test_in_repeat_cover_an_item_without_options_stays_one() -> None:
    """Its size is never another."""
    search = RepeatSearch(Problem("ab", [["a"]]))
    assert search.run_to("dead_end")
    assert search.snapshot().dead_item == 1
    search.run_to("end")
    assert search.snapshot().dead_item in {None, 1}
