"""What the candidate boards show, against every node asked for one by one."""

from itertools import product
from random import Random

import pytest

from solver_core.cover import Op, Search, SearchBase, Snapshot
from solver_core.sudoku import encoding
from solver_core.sudoku.backtracking import BacktrackSearch
from solver_core.sudoku.grid import Grid
from sudoku_gui.features.candidate_boards.model import Changes, candidate_of, of_search, option_of
from sudoku_gui.render.board.look import Ink
from tests.amounts import each

ITEMS = range(324)


@pytest.fixture(params=["links", "bits"])
def search(request: pytest.FixtureRequest, many: Grid) -> SearchBase:
    return encoding.search(many) if request.param == "links" else BacktrackSearch(many)


@pytest.fixture
def links(many: Grid) -> Search:
    return encoding.search(many)


def positions() -> list[int]:
    return [0, 1, 2, 3, 40, *(Random(7).randrange(4000) for _ in range(12))]


def shown(snapshot: Snapshot, item: int) -> int:
    column = snapshot.problem.columns[item]
    return sum(1 << k for k, option in enumerate(column) if not snapshot.is_hidden(option, item))


def test_a_place_shows_the_nodes_of_its_column(search: SearchBase) -> None:
    for position in each(positions()):
        search.seek(position)
        snapshot = search.snapshot()
        look = of_search(snapshot)
        assert [place.shown for place in look.squares] == [shown(snapshot, item) for item in ITEMS]
        assert [place.covered for place in look.squares] == [depth > 0 for depth in snapshot.item_depths]
        chosen = [item for item in ITEMS if look.squares[item].chosen]
        assert chosen == ([] if snapshot.chosen_item is None else [snapshot.chosen_item])
        assert all(look.squares[item].shown.bit_count() == snapshot.sizes[item] for item in snapshot.live)


def test_a_covered_place_has_the_number_of_its_option_and_the_last_is_newest(search: SearchBase) -> None:
    """The levels of the stack are the oracle at many positions."""
    for position in each(positions()):
        search.seek(position)
        snapshot = search.snapshot()
        look = of_search(snapshot)
        for item, depth in each(enumerate(snapshot.item_depths)):
            place = look.squares[item]
            if not 0 < depth <= snapshot.depth:
                assert place.number == 0
                continue
            level = snapshot.levels[depth - 1]
            assert option_of(item, place.number - 1) == level.option
            assert (place.ink is Ink.GIVEN, place.ink is Ink.GUESS) == (level.given, level.is_guess)
        newest = {item: place.newest for item, place in enumerate(look.squares) if place.newest}
        option = snapshot.levels[-1].option if snapshot.levels else None
        assert set(newest) == (set() if option is None else set(snapshot.problem.options[option]))
        assert all(option_of(item, number - 1) == option for item, number in newest.items())


def test_option_and_candidate_are_inverses() -> None:
    """r3c5=7: digit 7 in the cell, column 5 in row and digit, row 3 in column and digit, place 8 in the box."""
    problem = encoding.problem()
    for item, k in product(ITEMS, range(9)):
        option = option_of(item, k)
        assert item in problem.options[option]
        assert candidate_of(item, option) == k
    option = encoding.option(22, 7)
    items = problem.options[option]
    assert [item // 81 for item in items] == [0, 1, 2, 3]
    assert [candidate_of(item, option) + 1 for item in items] == [7, 5, 3, 8]
    assert items[1] == 81 + 2 * 9 + 6


def test_the_last_event_marks_the_node_it_moved(links: Search) -> None:
    """A hidden node is struck through for this tick; a returning one is ringed."""
    seen = set()
    links.seek(2000)
    for _ in range(300):
        links.forward()
        event = links.event
        look = of_search(links.snapshot())
        marked = [
            (item, place.gone, place.back)
            for item, place in enumerate(look.squares)
            if place.gone or place.back
        ]
        if event is None or event.op not in {Op.HIDE, Op.UNHIDE}:
            assert marked == []
            continue
        assert event.item is not None
        assert event.option is not None
        bit = 1 << candidate_of(event.item, event.option)
        assert marked == [(event.item, bit, 0) if event.op is Op.HIDE else (event.item, 0, bit)]
        seen.add(event.op)
    assert seen == {Op.HIDE, Op.UNHIDE}


def test_every_difference_between_two_pictures_is_marked(search: SearchBase) -> None:
    random = Random(3)
    search.seek(1200)
    for _ in range(10):
        old = search.snapshot()
        search.seek(max(0, search.position + random.randrange(-300, 300)))
        new = search.snapshot()
        look = of_search(new, old)
        for item, place in each(enumerate(look.squares)):
            if new.item_depths[item]:
                assert (place.gone, place.back) == (0, 0)
                continue
            was, now = shown(old, item), shown(new, item)
            assert (place.gone, place.back) == (was & ~now, now & ~was)


def test_an_empty_place_is_a_dead_end(links: Search) -> None:
    """At a dead end the column without options is hatched; where an option is being tried none is."""
    links.run_to("dead_end")
    event = links.event
    assert event is not None
    assert event.item is not None
    assert of_search(links.snapshot()).squares[event.item].is_empty
    links.seek(0)
    for _ in range(60):
        links.run_to("link")
        assert not any(place.is_empty for place in of_search(links.snapshot()).squares)


def test_changes_are_marked_since_the_picture_before_unless_it_is_far_or_gone_by_fast(links: Search) -> None:
    """Far is a thousand events; while pictures go by fast marks only flicker, and only the last event is marked."""
    snapshots = {}
    for position in (2600, 2620, 3600, 3620, 4621):
        links.seek(position)
        snapshots[position] = links.snapshot()
    changes, since = Changes(), []
    for number, position in enumerate((2600, 2620, 2600, 3600, 2600, 3620)):
        is_fast = number == 2
        look = changes.look(snapshots[position], is_fast=is_fast)
        before = changes.since
        since.append(before)
        assert look == of_search(snapshots[position], None if before is None else snapshots[before])
        assert changes.look(snapshots[position], is_fast=not is_fast) is look, "shown again, the marks stay"
    assert since == [None, 2600, None, 2600, 3600, None]
    changes.look(snapshots[4621], is_fast=False)
    assert changes.since is None
