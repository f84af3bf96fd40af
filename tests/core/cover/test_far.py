"""A place a million ticks away, or two hundred million, is the one that the straight way leads to."""

from collections.abc import Callable
from random import Random

import pytest

from solver_core import compiled
from solver_core.cover import Problem, Rule, Search
from solver_core.problems import polyominoes, queens
from tests.core.cover.oracles import Place, state_of

slow = pytest.mark.skipif(not compiled, reason="some hundred million ticks are for the compiled kernel")


def chosen_positions(problem: Problem, rule: Rule, count: int) -> list[int]:
    """This many positions all over a run, with both ends and those next to them, in no order."""
    search = Search(problem, rule)
    search.run_to("end")
    end, chance = search.position, Random(count)
    positions = [0, 1, end - 1, end, *(chance.randrange(end) for _ in range(count - 4))]
    chance.shuffle(positions)
    return positions


def straightway(problem: Problem, rule: Rule, positions: list[int]) -> dict[int, Place]:
    """What is met at these positions by a search that goes forward only."""
    search, met = Search(problem, rule), {}
    for position in sorted(positions):
        search.forward(position - search.position)
        met[position] = state_of(search)
    return met


@pytest.mark.parametrize(
    ("make", "rule", "count"),
    [
        pytest.param(lambda: queens.problem(10), Rule.FEWEST, 30, id="10 queens"),
        pytest.param(lambda: queens.problem(9), Rule.SHUFFLED, 30, id="9 queens shuffled"),
        pytest.param(lambda: queens.problem(13), Rule.FEWEST, 100, marks=slow, id="13 queens"),
        pytest.param(
            lambda: polyominoes.pentominoes(polyominoes.square_without_centre()),
            Rule.FEWEST,
            100,
            marks=slow,
            id="pentominoes on 8x8",
        ),
    ],
)
def test_a_far_position_equals_that_of_a_straight_run(
    make: Callable[[], Problem], rule: Rule, count: int
) -> None:
    """Links, counts, profile and event; from anywhere, to anywhere, in any order, in bounded memory."""
    problem = make()
    positions = chosen_positions(problem, rule, count)
    met = straightway(problem, rule, positions)
    search = Search(problem, rule)
    for position in positions:
        search.seek(position)
        assert search.position == position
        assert state_of(search) == met[position]
    assert search.checkpoints.size <= 2 << 20
