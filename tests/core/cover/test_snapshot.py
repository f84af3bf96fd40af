"""Snapshots tell at every tick what walking there says: what is out, and which level took it."""

import pytest

from solver_core.cover import Event, Op, Problem, RepeatSearch, Rule, Search, SearchBase, conditions
from solver_core.cover.snapshot import crossing
from solver_core.problems import named
from solver_core.sudoku import encoding
from solver_core.sudoku.backtracking import BacktrackSearch
from solver_core.sudoku.grid import Grid
from tests.events import events

PUZZLE = Grid.parse("........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58")
SETS = Problem("abcde", ["ab", "bcd", "de", "ae", "c"])
GONE, BACK = {Op.HIDE, Op.DROP}, {Op.UNHIDE, Op.RESTORE}


def searches() -> list[SearchBase]:
    knuth = Problem("ABCDEFG", ["CEF", "ADG", "BCF", "AD", "BG", "DEG"])
    return [
        Search(knuth),
        Search(knuth, Rule.FIRST),
        Search(named("queens", 4)),
        RepeatSearch(SETS),
        RepeatSearch(Problem(range(1, 7), [(1,), (1, 2), (2, 3, 4), (4, 5), (5, 6), (6,), (3,)])),
        RepeatSearch(SETS, 2),
    ]


def reported(event: Event | None) -> Event:
    assert event is not None
    return event


@pytest.mark.parametrize("search", searches(), ids=lambda search: f"{len(search.problem.options)} options")
def test_hidden_elements_are_those_that_left_and_have_not_returned(search: SearchBase) -> None:
    """Every node and every header, at every tick from the start to the end."""
    problem, out, covered = search.problem, set[int](), set[int]()
    for event in events(search):
        if event.op in GONE | BACK and event.item is not None and event.option is not None:
            node = crossing(problem, event.option, event.item)
            (out.add if event.op in GONE else out.remove)(node)
        elif event.op in {Op.COVER, Op.UNCOVER} and event.item is not None:
            (covered.add if event.op is Op.COVER else covered.remove)(event.item)
        snapshot = search.snapshot()
        assert {node for node, is_out in enumerate(snapshot.hidden) if is_out} == out, search.position
        assert {item for item, depth in enumerate(snapshot.item_depths) if depth} == covered, search.position


def test_a_depth_names_the_level_that_covered() -> None:
    """The depth of the option being tried, or of the one about to be for the column branched on."""
    search, depths = Search(named("queens", 4)), dict[int, int]()
    for event in events(search):
        if event.op is Op.COVER and event.item is not None:
            chosen = search.chosen_item == event.item
            depths[event.item] = event.depth + 1 if chosen else event.depth
        elif event.op is Op.UNCOVER and event.item is not None:
            del depths[event.item]
        assert dict(enumerate(search.snapshot().item_depths)) == {
            item: depths.get(item, 0) for item in range(len(search.problem.names))
        }


def test_a_closed_option_has_the_depth_of_its_first_covered_item() -> None:
    search = Search(named("queens", 4))
    search.run_to("solution")
    snapshot = search.snapshot()
    for option, items in enumerate(search.problem.options):
        depths = [snapshot.item_depths[item] for item in items if snapshot.item_depths[item]]
        assert snapshot.option_depths[option] == min(depths, default=0)
        assert snapshot.is_open(option) == (not depths)
    assert snapshot.chosen == set(search.chosen_options())
    assert snapshot.live == tuple(item for item, depth in enumerate(snapshot.item_depths) if not depth)


def test_bits_look_as_the_exact_cover_of_the_same_digits_does() -> None:
    """Between decisions both have the same columns live, with the same sizes, and the same options open."""
    bits, links = BacktrackSearch(PUZZLE), encoding.search(PUZZLE)
    given = len(links.given)
    while bits.depth < given:
        bits.forward()
    while links.depth < given or reported(links.event).op in {Op.COVER, Op.HIDE, Op.TRY}:
        links.forward()
    links.back()
    ours, theirs = bits.snapshot(), links.snapshot()
    assert [bool(depth) for depth in ours.item_depths] == [bool(depth) for depth in theirs.item_depths]
    assert [ours.sizes[item] for item in ours.live] == [theirs.sizes[item] for item in theirs.live]
    assert [ours.is_open(option) for option in range(729)] == [
        theirs.is_open(option) for option in range(729)
    ]
    assert ours.chosen == theirs.chosen


def test_at_a_dead_end_the_item_without_options_counts_as_chosen() -> None:
    search = encoding.search(PUZZLE)
    assert search.run_to("dead_end")
    snapshot = search.snapshot()
    assert snapshot.chosen_item == reported(search.event).item
    assert snapshot.chosen_item is not None
    assert snapshot.sizes[snapshot.chosen_item] == 0
    assert snapshot.is_live(snapshot.chosen_item)


def test_a_snapshot_does_not_change_when_the_search_moves_on() -> None:
    search = Search(named("queens", 4))
    search.seek(20)
    before = search.snapshot()
    kept = bytes(before.hidden), list(before.sizes), list(before.item_depths)
    search.seek(60)
    assert (bytes(before.hidden), list(before.sizes), list(before.item_depths)) == kept
    search.seek(20)
    assert search.snapshot() == before


def test_the_next_event_is_reported_without_moving() -> None:
    search = Search(named("queens", 4))
    while not search.finished:
        foretold, state = search.peek(), search.fingerprint()
        assert search.fingerprint() == state
        search.forward()
        assert search.event == foretold
    assert search.peek() is None


def test_a_close_up_shows_every_tick() -> None:
    """Walked again on another machine: the depths and counts of single ticks, or of some together."""
    search = Search(named("queens", 5))
    search.seek(100)
    single = search.closeup(50, 90, 100)
    assert [(bucket.start, bucket.end) for bucket in single] == [(at, at + 1) for at in range(50, 90)]
    assert search.position == 100
    for bucket in single:
        search.seek(bucket.end)
        op = reported(search.event).op
        assert bucket.removed == (op in {Op.COVER, Op.HIDE})
        assert bucket.dead_ends == (op is Op.DEAD_END)
        assert bucket.low <= search.depth <= bucket.high
    several = search.closeup(50, 90, 10)
    assert len(several) == 10
    assert sum(bucket.removed for bucket in several) == sum(bucket.removed for bucket in single)


def test_a_run_stops_where_it_is_asked_to() -> None:
    """Event by event to a position, or to the first place that meets a condition."""
    search = Search(named("queens", 5))
    dead_end = conditions.happens(Op.DEAD_END)
    run = search.run(10_000, dead_end)
    run.go()
    assert reported(search.event).op is Op.DEAD_END
    first = search.position
    search.run(first + 3).go()
    assert search.position == first + 3
    search.run(0, dead_end).go()
    assert search.position == first
    search.seek(0)
    search.seek_to_next("end", break_condition=dead_end).go()
    assert search.position == first


def test_a_starved_item_has_no_option_and_nothing_is_about_to_cover_it() -> None:
    """It makes a dead end inevitable; what is covered and what is about to be covered does not."""
    search = Search(Problem("abcd", ["ab", "bc", "cd"]), Rule.FIRST)
    starved = []
    for _ in events(search):
        snapshot = search.snapshot()
        assert snapshot.primary_left == sum(map(search.is_live, range(4)))
        for item in snapshot.starved:
            assert (search.size(item), search.is_live(item)) == (0, True)
        starved.append(snapshot.starved)
    assert set(starved) == {frozenset()}
    stuck = Search(Problem("abc", ["ab", "bc"]), Rule.FIRST)
    assert stuck.run_to("dead_end")
    assert stuck.snapshot().starved == {2}


def test_an_item_that_an_option_does_not_cover_has_no_crossing_with_it() -> None:
    with pytest.raises(ValueError, match="option 1 does not cover item 0"):
        crossing(SETS, 1, 0)
