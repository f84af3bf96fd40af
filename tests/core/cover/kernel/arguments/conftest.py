"""A search of every kind."""

from collections.abc import Callable

import pytest

from solver_core import Grid
from solver_core.cover import Problem, RepeatSearch, Search, SearchBase
from solver_core.sudoku.backtracking import BacktrackSearch

PUZZLE = Grid.parse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
KNUTH = Problem("ABCDEFG", ["CEF", "ADG", "BCF", "AD", "BG", "DEG"], "x")

KINDS: dict[str, Callable[[], SearchBase]] = {
    "links": lambda: Search(KNUTH),
    "wide links": lambda: Search(Problem("ab", [["ab"[k % 2]] for k in range(300)])),
    "repeat": lambda: RepeatSearch(KNUTH),
    "bits": lambda: BacktrackSearch(PUZZLE),
}


@pytest.fixture(params=KINDS)
def search(request: pytest.FixtureRequest) -> SearchBase:
    made = KINDS[request.param]()
    made.forward(20)
    return made
