"""How long searches and moves in them take; run with ``pytest tests/bench --benchmark-only``, skipped otherwise."""

from collections.abc import Callable
from itertools import cycle
from random import Random
from typing import Any

import pytest

from solver_core import problems
from solver_core.cover import Problem, Search
from solver_core.problems import polyominoes

Benchmark = Callable[..., Any]


QUEENS = problems.queens.problem(8)
TILING = polyominoes.tiling(
    {piece: polyominoes.PENTOMINOES[piece] for piece in "LNPUVY"}, polyominoes.rectangle(5, 6)
)


@pytest.mark.parametrize(
    ("problem", "solutions"), [(QUEENS, 92), (TILING, 56)], ids=["8 queens", "6 pentominoes"]
)
def test_all_solutions_are_counted(benchmark: Benchmark, problem: Problem, solutions: int) -> None:
    """A silent run from the start to the end."""
    assert benchmark(lambda: Search(problem).count()) == solutions


@pytest.mark.parametrize("ticks", [1, 1000])
def test_ticks_forward_and_back_end_where_they_began(benchmark: Benchmark, ticks: int) -> None:
    """What the step buttons do, and what playing does in a frame."""
    search = Search(problems.named("queens", 10))
    search.seek(10_000)

    def there_and_back() -> None:
        search.forward(ticks)
        search.back(ticks)

    benchmark(there_and_back)
    assert search.position == 10_000


def test_seeking_arrives_anywhere(benchmark: Benchmark) -> None:
    """What dragging the slider does, over a run that has been gone once."""
    search = Search(problems.named("queens", 10))
    assert search.count() == 724
    chance = Random(10)
    positions = cycle([chance.randrange(search.position) for _ in range(1000)])

    def seek() -> bool:
        position = next(positions)
        search.seek(position)
        return search.position == position

    assert benchmark(seek)
