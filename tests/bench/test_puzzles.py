"""How long puzzles take; run with ``pytest tests/bench --benchmark-only``, skipped otherwise."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from solver_core import Grid, formats
from solver_core.sudoku import many
from solver_core.sudoku.engines import Engine
from tests.amounts import some

Benchmark = Callable[..., Any]

SEVENTEEN = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
"""Of the kind that has 17 givens: the fewest that a puzzle with one solution can have."""

LISTS = Path(__file__).parents[2].parent / "shared" / "data"
"""Lists of others, which lie beside the repository where somebody has put them there."""


@pytest.mark.parametrize("engine", Engine)
def test_one_puzzle_is_proved_unique(benchmark: Benchmark, engine: Engine) -> None:
    """What a window waits for when a puzzle is opened."""
    digits = Grid.parse(SEVENTEEN).digits
    assert list(benchmark(many.solve, digits, engine, 1).counts) == [1]


@pytest.mark.parametrize("engine", Engine)
@pytest.mark.parametrize("name", ["17_clue", "top1465", "hardest_1106", "easy_synth"])
def test_a_list_is_proved_unique(benchmark: Benchmark, name: str, engine: Engine) -> None:
    """The first puzzles of it, on one thread; `tests.bench.speed` takes them all."""
    path = LISTS / f"{name}.txt"
    if not path.exists():
        pytest.skip(f"{path} is not there")
    puzzles = formats.load(path).puzzles[: some(1000, uncompiled=5)]
    digits = b"".join(puzzle.givens.digits for puzzle in puzzles)
    assert benchmark(many.solve, digits, engine, 1).all_unique
