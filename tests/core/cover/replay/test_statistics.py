"""Statistics are a recount of the events so far, at every place and from either side."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import chain

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solver_core.cover import Event, Op, Override, Problem, Rule, Search
from solver_core.cover.repeat_search import RepeatSearch
from solver_core.cover.replay.checkpoints import Checkpoints
from solver_core.cover.replay.statistics import Depth, Statistics
from solver_core.problems import gallery
from solver_core.sudoku.backtracking import BacktrackSearch
from solver_core.sudoku.grid import Grid
from tests.amounts import each
from tests.events import events

ROW = {
    Op.CHOOSE: "decisions",
    Op.DEAD_END: "dead_ends",
    Op.SOLUTION: "solutions",
    Op.PRUNE: "pruned",
    Op.HIDE: "updates",
    Op.DROP: "updates",
}
ENTERING = (Op.CHOOSE, Op.DEAD_END, Op.SOLUTION, Op.PRUNE)
NAMES = ("decisions", "guesses", "dead_ends", "solutions", "pruned", "updates")

SAMPLES = ("knuth_2000", "six_sets", "queens_6", "stations")


@dataclass
class Tally:
    """Counts made by listening to a search."""

    givens: int
    events: Counter[Op] = field(default_factory=Counter)
    rows: list[Counter[str]] = field(default_factory=list)

    def count(self, event: Event, options: int) -> None:
        self.events[event.op] += 1
        if event.op in ROW:
            self._row(event.depth)[ROW[event.op]] += 1
        if event.op is Op.CHOOSE and options > 1 and event.depth >= self.givens:
            self._row(event.depth)["guesses"] += 1

    def _row(self, depth: int) -> Counter[str]:
        self.rows.extend(Counter() for _ in range(depth + 1 - len(self.rows)))
        return self.rows[depth]

    @property
    def depths(self) -> tuple[Depth, ...]:
        return tuple(Depth(*(row[name] for name in NAMES)) for row in self.rows or [Counter()])


def tallies(search: Search | RepeatSearch) -> Iterator[tuple[Tally, Statistics]]:
    """At every position from 0 on: what was counted, and what the search says; the tally goes on counting."""
    tally = Tally(len(search.given) if isinstance(search, Search) else 0)
    yield tally, search.statistics
    for event in events(search):
        tally.count(event, search.size(event.subject) if event.op is Op.CHOOSE else 0)
        yield tally, search.statistics


@given(search=...)
def test_statistics_are_a_recount_of_the_events(search: Search) -> None:
    """Every event, every depth, and guesses apart from what was forced or given; in both kinds of covers."""
    for tally, statistics in each(chain(tallies(search), tallies(RepeatSearch(search.problem)))):
        assert statistics.position == tally.events.total()
        assert statistics.events == {op: tally.events[op] for op in Op}
        assert statistics.depths == tally.depths


@given(search=..., spacing=st.integers(1, 30))
def test_going_back_takes_everything_off_again(search: Search, spacing: int) -> None:
    """Step by step or by a checkpoint: a place has one statistics."""
    met = [statistics for _, statistics in tallies(search)]
    for statistics in reversed(met):
        assert search.statistics == statistics
        search.back()
    search.checkpoints = Checkpoints(spacing)
    for position in (*range(len(met) - 1, 0, -7), *range(0, len(met), 5)):
        search.seek(position)
        assert search.statistics == met[position]


@given(search=...)
def test_sums_are_those_of_the_depths_and_of_the_events(search: Search) -> None:
    """Two ways to count that must agree, and the short ways to ask."""
    for one in (search, RepeatSearch(search.problem)):
        for _, statistics in each(tallies(one)):
            depths, events = statistics.depths, statistics.events
            assert statistics.decisions == one.decisions == sum(depth.decisions for depth in depths)
            assert statistics.dead_ends == one.dead_ends == sum(depth.dead_ends for depth in depths)
            assert statistics.solutions == one.solutions == sum(depth.solutions for depth in depths)
            assert statistics.pruned == events[Op.PRUNE] == sum(depth.pruned for depth in depths)
            assert statistics.updates == sum(depth.updates for depth in depths)
            assert statistics.updates == events[Op.HIDE] + events[Op.DROP]
            assert statistics.nodes == sum(events[op] for op in ENTERING)


@given(search=...)
def test_at_the_end_every_tree_node_has_been_left(search: Search) -> None:
    """What was removed has returned: as many of each operation as of its undoing."""
    search.seek(10**9)
    events = search.statistics.events
    for op in (Op.COVER, Op.HIDE, Op.TRY):
        assert events[op] == events[Op(op ^ 1)]
    assert events[Op.CHOOSE] == events[Op.EXHAUSTED]
    assert events[Op.TRY] == search.statistics.nodes - 1


def test_levels_deeper_than_the_profile_are_counted_in_its_last_row() -> None:
    """A search may be thousands of options deep; its statistics stay small."""
    n = 1500
    search = Search(Problem(range(n), [[k] for k in range(n)]), Rule.FIRST)
    search.run_to("solution")
    statistics = search.statistics
    assert len(statistics.depths) == 1024
    assert [depth.decisions for depth in statistics.depths] == [1] * 1023 + [n - 1023]
    assert statistics.depths[-1].solutions == 1
    search.seek(0)
    assert search.statistics == Search(search.problem).statistics


def test_a_decision_is_a_guess_in_whatever_order_its_options_are_tried() -> None:
    """An override changes which option comes first, not how many there are."""
    problem = Problem("ab", ["a", "a", "b"])
    for option in (None, 0, 1):
        search = Search(problem, Rule.FIRST, overrides=[Override((), 0, option)])
        search.seek(10**9)
        assert (search.statistics.guesses, search.statistics.decisions) == (1, 3)


@pytest.mark.parametrize("sample", SAMPLES)
def test_a_tally_equals_the_statistics(sample: str) -> None:
    search = gallery.search(sample)
    deepest = 0
    while True:
        reported, known = search.tally, search.statistics
        assert (reported.events, reported.depth) == (search.position, search.depth)
        for name in ("decisions", "guesses", "dead_ends", "solutions", "pruned", "updates"):
            assert getattr(reported, name) == getattr(known, name)
        deepest = max(deepest, search.depth)
        assert reported.deepest == deepest
        if search.finished:
            break
        search.forward()


@pytest.mark.parametrize("sample", SAMPLES)
def test_the_background_run_counts_the_whole(sample: str) -> None:
    search = gallery.search(sample)
    assert search.background_run.tally() == (search.tally, False)
    search.forward(7)
    search.background_run.go()
    reported, is_all = search.background_run.tally()
    end = search.twin()
    end.run_to("end")
    assert is_all
    assert reported == end.tally
    assert search.background_run.statistics == end.statistics


def test_bits_update_no_links() -> None:
    search = BacktrackSearch(Grid.empty())
    search.forward(200)
    reported = search.tally
    assert (reported.updates, reported.decisions, reported.depth) == (0, search.decisions, search.depth)
    assert reported.deepest == 81
