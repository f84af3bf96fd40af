"""The JavaScript of pages searches as the core does: the same events one by one, forward and back."""

import json
from typing import Any

import pytest

from solver_core import Grid, page
from solver_core.cover import Goal, Problem, Rule, SearchBase
from solver_core.cover.explain import pseudocode
from solver_core.problems import gallery
from solver_core.sudoku import encoding
from tests.amounts import spread
from tests.core.page.conftest import Run, drawn

PROBLEMS = [range(start, start + 20) for start in range(0, 200, 20)]
EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


def facts(search: SearchBase) -> list[object]:
    event = search.event
    assert event is not None
    return [event.op.name, *event[1:]]


@pytest.mark.parametrize("seeds", PROBLEMS)
def test_random_searches_have_the_events_and_the_looks_of_the_core(walk: Run, seeds: range) -> None:
    """At each position the event, the stack, what is live, hidden and open, and the line of the listing."""
    for seed in spread(seeds):
        search = drawn(seed)
        for seen in walk(search):
            search.forward()
            snapshot = search.snapshot()
            levels = [[one.item, one.option, one.number, one.among, one.given] for one in snapshot.levels]
            primary = len(search.problem.items)
            assert seen["event"] == facts(search)
            assert seen["levels"] == levels
            assert seen["open"] == list(snapshot.open_options)
            assert seen["hidden"] == list(snapshot.hidden)
            assert seen["live"][:primary] == [search.is_live(item) for item in range(primary)]
            assert seen["chosenItem"] == getattr(search, "chosen_item", None)
            if not search.problem.colours:
                assert seen["line"] == [line.id for line in pseudocode.trace(search, search.event)]
        assert search.peek() is None, "the core goes on"


@pytest.mark.parametrize("seeds", PROBLEMS)
def test_going_back_restores_every_link_in_reverse(returning: Run, seeds: range) -> None:
    """Each event is undone by its inverse, to the very start, and the event before is known on the way."""
    for seed in spread(seeds):
        walked = returning(drawn(seed))
        assert walked["undone"] == walked["events"][::-1]
        assert walked["returned"] == walked["states"][::-1]
        assert walked["recalled"] == [*walked["events"][::-1], None]
        assert walked["beyond"] == [len(walked["events"]), None]
        assert walked["strayed"] == [], "to and fro, some positions are others than on the way to the end"


def test_a_long_search_keeps_nothing_of_its_past(script: Any) -> None:
    """The memory taken grows with the depth of the search, not with its events."""
    data = json.dumps(page.problem_data(gallery.search("queens_8")))
    start = script.eval("text => { globalThis.long = new Search(JSON.parse(text)); }")
    start(data)
    taken = []
    for _ in range(5):
        script.eval("for (let k = 0; k < 8_000 && long.step(); k++);")
        script.gc()
        taken.append(script.memory()["memory_used_size"])
    assert script.eval("long.position") == 40_000
    script.eval("delete globalThis.long;")
    assert max(taken) - min(taken) < 100_000, taken


@pytest.mark.parametrize(
    ("sample", "goal"),
    [
        ("knuth_2000", None),
        ("sudoku_4", None),
        ("queens_6", None),
        ("stations", None),
        ("rectangles", Goal.FEWEST),
    ],
)
def test_problems_of_the_gallery_are_searched_as_in_the_core(
    events: Run, sample: str, goal: Goal | None
) -> None:
    """The pages that are published."""
    search = gallery.search(sample, goal=goal)
    same_to_the_end(events, search)


@pytest.mark.parametrize("rule", [Rule.FEWEST, Rule.SHUFFLED])
def test_a_sudoku_of_nine_is_searched_as_in_the_core(events: Run, rule: Rule) -> None:
    """729 options over 324 items, the givens first."""
    same_to_the_end(events, encoding.search(Grid.parse(EASY), rule, seed=7))


@pytest.mark.parametrize("goal", list(Goal))
@pytest.mark.parametrize(
    "problem",
    [
        Problem([], []),
        Problem("a", []),
        Problem("ab", [[], ["a"], []]),
        Problem([], ["x", "xy"], "xy"),
        Problem("a", ["x", "a", "ax"], "x"),
    ],
)
def test_problems_without_items_or_options_end_as_in_the_core(
    events: Run, problem: Problem, goal: Goal
) -> None:
    """Nothing to cover, nothing to cover it with, options that are never chosen: as a typed matrix may be at first."""
    same_to_the_end(events, goal.search(problem))


def same_to_the_end(events: Run, search: SearchBase) -> None:
    found = events(search)
    for event in found:
        search.forward()
        assert event == facts(search)
    assert found
    assert search.peek() is None
