"""Exact cover with the fewest options: the answer is the best."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from solver_core.cover import FewestSearch, Op, Override, Problem, run
from solver_core.cover.explain import pseudocode
from tests.amounts import each
from tests.core.cover.oracles import exact_covers, state_of
from tests.events import events


def problems(count: int) -> Iterator[Problem]:
    """Small problems that mostly have several covers, of different sizes."""
    for seed in range(count):
        chance = Random(seed)
        primary, secondary = chance.randint(0, 6), chance.choice((0, 0, 0, 1, 2))
        items = range(primary + secondary)
        options = [
            chance.sample(items, min(len(items), chance.choice((1, 1, 1, 2, 2, 3, 4))))
            for _ in range(chance.randint(0, 11))
            if items
        ]
        yield Problem(range(primary), options, range(primary, primary + secondary))


def fewest(problem: Problem, *, least: int = 0) -> int | None:
    return min((len(cover) for cover in exact_covers(problem) if len(cover) >= least), default=None)


def test_the_last_best_has_the_fewest_options_of_all_covers() -> None:
    for problem in each(problems(1000)):
        search = FewestSearch(problem, checked=True)
        search.run_to("end")
        assert (None if search.best is None else len(search.best)) == fewest(problem)
        if search.best is not None:
            assert search.best in exact_covers(problem)


def test_each_solution_has_fewer_options_than_the_one_before() -> None:
    for problem in each(problems(200)):
        search = FewestSearch(problem)
        sizes = []
        while search.run_to("solution"):
            sizes.append(len(search.chosen_options()))
        assert sizes == sorted(set(sizes), reverse=True)
        assert len(sizes) == search.solutions


def test_covers_with_more_options_than_allowed_do_not_count() -> None:
    for problem in each(problems(200)):
        least = fewest(problem)
        for most in range(len(problem.items) + 2):
            search = FewestSearch(problem, at_most=most)
            assert search.run_to("solution") == (least is not None and least <= most)
            assert len(search.chosen_options()) <= most


def test_a_given_option_is_part_of_every_cover_and_counts() -> None:
    problem = Problem(range(4), [[0], [1], [2], [3], [0, 1], [2, 3], [1, 2, 3]])
    search = FewestSearch(problem, given=[4])
    search.run_to("end")
    assert search.best == (4, 5)
    assert not FewestSearch(problem, given=[0, 1, 2], at_most=2).run_to("solution")


def test_what_if_keeps_the_limit() -> None:
    """Another first option leads to another way to the same fewest."""
    problem = Problem(range(4), [[0], [1], [2], [3], [0, 1], [2, 3], [1, 2, 3]])
    search = FewestSearch(problem, at_most=3)
    search.run_to("decision")
    other = search.what_if(option=search.problem.columns[search.chosen_item or 0][-1])
    assert isinstance(other, FewestSearch)
    assert other.at_most == 3
    assert isinstance(other.overrides[0], Override)
    other.run_to("end")
    search.run_to("end")
    assert len(other.best or ()) == len(search.best or ()) == 2


def test_a_bound_never_exceeds_the_options_still_needed() -> None:
    """The number at each BOUND, against the smallest cover below that stack, found by trying all subsets."""
    seen: Counter[bool] = Counter()
    for problem in problems(120):
        covers = exact_covers(problem)
        search = FewestSearch(problem)
        for event in events(search):
            if event.op is Op.BOUND:
                stack = set(search.chosen_options())
                below = [len(cover) - len(stack) for cover in covers if stack <= set(cover)]
                assert event.subject <= min(below, default=10**9)
                seen[bool(below)] += 1
    assert min(seen[True], seen[False]) > 40


@pytest.mark.parametrize("at_most", [None, 3])
def test_a_run_that_was_written_goes_on(at_most: int | None) -> None:
    problem = Problem(range(4), [[0], [1], [2], [3], [0, 1], [2, 3], [1, 2, 3]])
    search = FewestSearch(problem, at_most=at_most)
    search.run_to("prune")
    read = run.read(run.write(search))
    assert isinstance(read, FewestSearch)
    assert state_of(read) == state_of(search)
    assert read.at_most == at_most


def test_the_listing_has_a_line_for_every_event() -> None:
    seen = set()
    for problem in problems(60):
        search = FewestSearch(problem)
        for event in events(search):
            line = pseudocode.executed(search)
            assert event.op in line.ops
            seen.add(line.id)
    assert {"x2.bound", "x2.prune", "x2.best", "x2.solution"} <= seen
