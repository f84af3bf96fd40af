"""What runs ahead knows of the run what its events tell, in one thread or in several, and never less than before."""

import gc
import weakref
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import combinations
from random import Random
from threading import Event as Flag
from threading import Thread

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from solver_core.cover import BackgroundRun, Event, Op, Problem, RepeatSearch, Rule, Search, SearchBase
from solver_core.cover.kernel.timeline import Bucket, Timeline
from solver_core.cover.kernel.tree import Tree, TreeNode
from solver_core.cover.replay.checkpoints import Checkpoints
from solver_core.problems import named
from solver_core.sudoku.backtracking import BacktrackSearch
from solver_core.sudoku.grid import Grid
from tests.amounts import some
from tests.core.cover.oracles import held, queens
from tests.events import events

Reported = list[tuple[Event, int]]
"""Every event, and the option on top of the stack once it had happened; -1 for none."""


def reported(search: Search) -> Reported:
    found = [(event, (-1, *search.chosen_options())[-1]) for event in events(search)]
    search.seek(0)
    return found


def nodes(events: Reported) -> list[TreeNode]:
    """The tree that these events make, with what its nodes know of this many."""
    tree: list[TreeNode] = []
    under_way: list[int] = []
    for position, (event, option) in enumerate(events, 1):
        if event.op in {Op.CHOOSE, Op.DEAD_END, Op.SOLUTION}:
            parent, item = (under_way or [-1])[-1], -1 if event.item is None else event.item
            under_way.append(len(tree))
            tree.append(TreeNode(len(tree), parent, event.depth, event.op, item, option, position, -1, 0, 0))
        if event.op is Op.SOLUTION:
            for number in under_way:
                tree[number] = changed(tree[number], solutions=tree[number].solutions + 1)
        if event.op in {Op.RETRACT, Op.DONE}:
            number = under_way.pop()
            tree[number] = changed(tree[number], last=position)
    return tree


def changed(node: TreeNode, **facts: int) -> TreeNode:
    return TreeNode(**{name: getattr(node, name) for name in TreeNode.__slots__} | facts)


def below(tree: list[TreeNode], root: TreeNode) -> list[TreeNode]:
    inside = [node for node in tree if root.first <= node.first and (node.last <= root.last)]
    return [
        changed(node, number=number, parent=max(-1, node.parent - root.number) if number else -1)
        for number, node in enumerate(inside)
    ]


def shown(background_run: BackgroundRun) -> list[Bucket]:
    with background_run.reading() as (_, timeline):
        return timeline.buckets()


def bucket(events: Reported, start: int, end: int) -> Bucket:
    depths = [event.depth for event, _ in events[max(start - 1, 0) : end]] + [0] * (start == 0)
    ops = [event.op for event, _ in events[start:end]]
    counts = [ops.count(op) for op in (Op.CHOOSE, Op.DEAD_END, Op.SOLUTION, Op.PRUNE)]
    removed, returned = (sum(map(ops.count, some)) for some in ((Op.COVER, Op.HIDE), (Op.UNCOVER, Op.UNHIDE)))
    return Bucket(start, end, min(depths), max(depths), removed, returned, *counts)


def endless() -> Search:
    """All ways to pair forty things: more than anyone will ever have time for."""
    search = Search(Problem(range(40), combinations(range(40), 2)), Rule.SHUFFLED)
    search.checkpoints = Checkpoints(spacing=50, room=20_000)
    return search


@contextmanager
def going_on(*runs: BackgroundRun) -> Iterator[list[Thread]]:
    """Each in a thread of its own, until its end is known or the block is left."""
    stop = Flag()

    def go_on(background_run: BackgroundRun) -> None:
        while not stop.is_set() and not background_run.go(0.02):
            pass

    threads = [Thread(target=go_on, args=[background_run], daemon=True) for background_run in runs]
    for thread in threads:
        thread.start()
    try:
        yield threads
    finally:
        stop.set()
        for thread in threads:
            thread.join()


# --- what is known --------------------------------------------------------------------------------


@given(search=..., chance=st.randoms())
def test_a_run_has_at_least_this_many_ticks_and_in_the_end_exactly(search: Search, chance: Random) -> None:
    """It never goes back, stops where it was asked to, and says when the end is known; the search stays."""
    end = len(reported(search))
    background_run, known = search.background_run, 0
    assert search.background_run is background_run
    for wanted in chance.choices(range(-3, end + 10), k=6):
        assert background_run.go(position=wanted) == (max(wanted, known) >= end)
        assert background_run.length == min(max(wanted, known), end)
        known = background_run.length
    assert background_run.go()
    assert (background_run.length, search.position) == (end, 0)


@pytest.mark.parametrize("kind", ["links", "bits", "repeat"])
def test_a_twin_may_share_the_tree_of_its_run(kind: str) -> None:
    """A film shows the tree that is known already; a twin that does not ask searches for itself, as far as this one."""
    problem = named("queens", 5)
    puzzle = Grid.parse("4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......")
    searches: dict[str, SearchBase] = {
        "links": Search(problem),
        "bits": BacktrackSearch(puzzle),
        "repeat": RepeatSearch(problem),
    }
    search = searches[kind]
    search.tree_nodes = 3
    search.forward(30)
    search.background_run.go(position=60)
    shared, alone = search.twin(share_background_run=True), search.twin()
    assert shared.background_run is search.background_run
    assert alone.background_run is not search.background_run
    assert alone.background_run.length == shared.position == 0
    alone.background_run.go()
    with alone.background_run.reading() as (tree, _):
        assert tree.count <= 3
    shared.seek(30)
    assert shared.fingerprint() == search.fingerprint()


@settings(max_examples=some(80))
@given(search=..., chance=st.randoms())
def test_the_tree_is_the_one_that_the_events_tell(search: Search, chance: Random) -> None:
    """Each node with its parent, item and option, where it begins and ends and what was found below, at any time."""
    events = reported(search)
    for ticks in sorted(chance.choices(range(len(events) + 1), k=4)):
        search.background_run.go(position=ticks)
        assert held(search.background_run) == nodes(events[:ticks])
    search.background_run.go()
    assert held(search.background_run) == nodes(events)


@settings(max_examples=some(80))
@given(search=..., most=st.integers(1, 12), spacing=st.integers(1, 60))
def test_a_collapsed_subtree_can_be_walked_again(search: Search, most: int, spacing: int) -> None:
    """A tree too large for its room holds some nodes, each of which can be made whole."""
    everything = nodes(reported(search))
    background_run = BackgroundRun(search._new_machine, Checkpoints(spacing), tree=Tree(most))
    background_run.go()
    some = held(background_run)
    assert len(some) <= most
    assert len(some) + sum(node.hidden for node in some) == len(everything)
    by_first = {node.first: node for node in everything}
    for node in some:
        again = background_run.expand(node.number)
        assert [again[number] for number in range(len(again))] == below(everything, by_first[node.first])


@given(search=..., chance=st.randoms())
def test_a_subtree_under_way_is_not_walked_again(search: Search, chance: Random) -> None:
    """Its end is not known; nor is there a node beyond those held."""
    ticks = chance.randrange(1, len(reported(search)))
    search.background_run.go(position=ticks)
    for node in held(search.background_run):
        if not node.is_finished:
            with pytest.raises(ValueError, match=f"tree node {node.number} is still under way"):
                search.background_run.expand(node.number)
    with pytest.raises(IndexError, match="there is no node"):
        search.background_run.expand(len(held(search.background_run)))


@settings(max_examples=some(80))
@given(search=..., finest=st.integers(1, 30), most=st.sampled_from([2, 4, 8, 100]), chance=st.randoms())
def test_the_timeline_is_the_one_that_the_events_tell(
    search: Search, finest: int, most: int, chance: Random
) -> None:
    """Every full bucket has the depths and counts of its own ticks, however the run was cut."""
    events = reported(search)
    background_run = BackgroundRun(search._new_machine, search.checkpoints, timeline=Timeline(finest, most))
    for ticks in [*sorted(chance.choices(range(len(events) + 1), k=3)), len(events)]:
        background_run.go(position=ticks)
        buckets = shown(background_run)
        assert buckets == [bucket(events, one.start, one.end) for one in buckets]
        width = buckets[0].end if buckets else finest
        assert [one.start for one in buckets] == list(range(0, ticks - width + 1, width))


# --- in threads -----------------------------------------------------------------------------------


def test_a_run_that_was_stopped_goes_on_where_it_was() -> None:
    """Another thread moves it meanwhile; what is known stays known."""
    background_run, known = endless().background_run, 0
    for _ in range(3):
        with going_on(background_run):
            assert not background_run.go(position=known + 3_000)
        assert not background_run.finished
        assert background_run.length >= known + 3_000
        known = background_run.length
        with background_run.reading() as (tree, timeline):
            assert len(tree) <= tree.walked
            assert (timeline.count - 1) * timeline.width <= known


def test_readers_do_not_wait_for_the_end_of_a_run() -> None:
    background_run = endless().background_run
    with going_on(background_run):
        for _ in range(20):
            with background_run.reading() as (tree, timeline):
                before = (len(tree), timeline.count, background_run.length)
                assert [tree[number].number for number in range(0, len(tree), 50)] == list(
                    range(0, len(tree), 50)
                )
                assert (len(tree), timeline.count, background_run.length) == before


def test_two_background_runs_at_once_are_as_two_alone() -> None:
    """Two searches of one problem share its matrix, and nothing that changes."""
    problem = queens(6)
    alone = {rule: Search(problem, rule) for rule in Rule}
    together = {rule: Search(problem, rule) for rule in Rule}
    with going_on(*(search.background_run for search in together.values())) as threads:
        for search in alone.values():
            search.background_run.go()
        for thread in threads:
            thread.join(60)
    for rule in Rule:
        assert held(together[rule].background_run) == held(alone[rule].background_run)
        assert shown(together[rule].background_run) == shown(alone[rule].background_run)


def test_the_search_moves_freely_while_its_run_goes_ahead() -> None:
    """Both take from the same checkpoints and add to them, and neither sees the other's place."""
    search, other = endless(), endless()
    places = [other.fingerprint()]
    for _ in range(3_000):
        other.forward()
        places.append(other.fingerprint())
    chance = Random(1)
    with going_on(search.background_run):
        for _ in range(60):
            position = chance.randrange(len(places))
            search.seek(position)
            assert (search.position, search.fingerprint()) == (position, places[position])
    assert len(search.checkpoints) > 1


@pytest.mark.parametrize(
    "make",
    [
        lambda: Search(named("queens", 5)),
        lambda: RepeatSearch(Problem("ab", ["a", "b"])),
        lambda: BacktrackSearch(Grid.empty()),
    ],
    ids=["exact cover", "repeat cover", "bits"],
)
def test_an_unused_search_is_freed_at_once(make: Callable[[], SearchBase]) -> None:
    """With the tree of its run background_run: no circle keeps both until the garbage is collected."""
    search = make()
    search.background_run.go(position=500)
    known = weakref.ref(search)
    gc.disable()
    try:
        del search
        assert known() is None
    finally:
        gc.enable()
