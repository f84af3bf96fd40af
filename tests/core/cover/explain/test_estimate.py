"""Random probing comes to the true size of a tree, within what chance allows."""

from itertools import islice, pairwise
from math import sqrt
from statistics import stdev

import pytest

from solver_core.cover import Problem, RepeatSearch, Rule, Search
from solver_core.cover.explain.estimate import Estimate, estimates
from solver_core.problems import gallery, queens, small
from solver_core.sudoku import encoding
from solver_core.sudoku.grid import Grid

PUZZLE = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."


def after(probes: int, problem: Problem, rule: Rule = Rule.FEWEST, *, seed: int = 1) -> Estimate:
    return next(islice(estimates(problem, rule, seed=seed), probes - 1, None))


@pytest.mark.parametrize("rule", [Rule.FEWEST, Rule.FIRST])
@pytest.mark.parametrize(
    "problem", [queens.problem(6), queens.problem(8), small.langford(7)], ids=["q6", "q8", "langford"]
)
def test_the_mean_approaches_the_count_of_a_search(problem: Problem, rule: Rule) -> None:
    search = Search(problem, rule)
    search.run_to("end")
    true, found = search.tally, after(3000, problem, rule)
    assert 0 < found.error < 0.1 * true.decisions
    assert abs(found.decisions - true.decisions) < 3 * found.error
    assert found.solutions == pytest.approx(true.solutions, rel=0.25)


def test_the_standard_error_is_that_of_the_walks_themselves() -> None:
    """The deviation of single walks, with one degree of freedom less than there are, over the root of their number."""
    found = list(islice(estimates(queens.problem(6), seed=4), 50))
    before = [Estimate(0, 0.0, 0.0, 0.0, 0.0), *found]
    for wanted, error in (("decisions", "error"), ("solutions", "solutions_error")):
        sums = [one.probes * getattr(one, wanted) for one in before]
        walks = [after - before for before, after in pairwise(sums)]
        assert len(set(map(round, walks))) > 1
        for number in (2, 3, 50):
            expected = stdev(walks[:number]) / sqrt(number)
            assert getattr(found[number - 1], error) == pytest.approx(expected, abs=1e-6)


def test_two_kinds_of_walks_have_a_known_error() -> None:
    """One option of two goes on to two more, the other ends: 1 or 3 decisions, 2 or 4 solutions, evenly often."""
    problem = Problem("ab", ["a", "b", "b", "ab"])
    found = next(islice(estimates(problem, Rule.FIRST, seed=1), 9_999, None))
    assert found.decisions == pytest.approx(2, abs=0.05)
    assert found.solutions == pytest.approx(3, abs=0.05)
    assert (found.error, found.solutions_error) == pytest.approx((0.01, 0.01), rel=0.01)


def test_random_ties_are_those_of_some_search() -> None:
    """The mean is over all ways to break ties: between the smallest and the largest tree that a seed gives."""
    problem = queens.problem(6)
    sizes = []
    for seed in range(40):
        search = Search(problem, Rule.SHUFFLED, seed=seed)
        search.run_to("end")
        sizes.append(search.tally.decisions)
    found = after(2000, problem, Rule.SHUFFLED)
    assert min(sizes) < found.decisions < max(sizes)


def test_given_options_are_decisions_of_one_option() -> None:
    given = encoding.given_options(Grid.parse(PUZZLE))
    search = encoding.search(Grid.parse(PUZZLE))
    search.run_to("end")
    true = search.tally
    found = next(islice(estimates(encoding.problem(), given=given, seed=3), 199, None))
    assert abs(found.decisions - true.decisions) < 4 * found.error
    assert found.decisions > len(given)


def test_a_path_without_branches_is_known_at_once() -> None:
    first = next(estimates(Problem("abc", ["a", "b", "c"])))
    assert first == Estimate(1, 3.0, 1.0, 0.0, 0.0)


def test_a_search_that_ends_at_once_has_no_decisions() -> None:
    assert next(estimates(Problem("ab", ["a"]))) == Estimate(1, 0.0, 0.0, 0.0, 0.0)
    assert next(estimates(Problem("", []))) == Estimate(1, 0.0, 1.0, 0.0, 0.0)
    assert next(estimates(Problem("", ["x"], "x"))).solutions == 1


def test_the_same_seed_makes_the_same_walks() -> None:
    problem = queens.problem(7)
    assert after(50, problem, seed=5) == after(50, problem, seed=5)
    assert after(50, problem, seed=5) != after(50, problem, seed=6)


def test_repeat_cover_is_never_larger_than_its_tree_without_bounds() -> None:
    for name in ("stations", "dominating_queens,n=5", "divisibility,numbers=2-16"):
        search = gallery.search(name)
        assert isinstance(search, RepeatSearch)
        search.run_to("end")
        found = next(islice(estimates(search.problem, repeats=True, seed=2), 1999, None))
        assert found.decisions + 3 * found.error > search.tally.decisions, name
