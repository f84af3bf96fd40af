"""Runs of a puzzle's searches as text: the puzzle instead of its 729 options; otherwise as `cover.run`."""

from typing import Any, Final

from solver_core.cover import Rule, Search, SearchBase, run
from solver_core.sudoku import encoding
from solver_core.sudoku.backtracking import BacktrackSearch
from solver_core.sudoku.grid import Grid

LINKS: Final = "sudoku by exact cover"
BITS: Final = "sudoku by backtracking"
"""The kinds of runs."""


def write(search: Search | BacktrackSearch) -> str:
    """A search of a puzzle as text; `read` is its inverse."""
    if isinstance(search, BacktrackSearch):
        return run.written(search, BITS, {"puzzle": str(search.grid), "rule": search.rule.value})
    facts = run.settings(search)
    facts["puzzle"] = str(encoding.grid_of(facts.pop("given")))
    return run.written(search, LINKS, facts)


def read(text: str, seconds: float | None = 60.0) -> SearchBase:
    """The search that was written, at its position; also one of any other exact cover problem.

    Raises:
        RunError: it is not such a text, or the search does not come to the state that it had.
    """
    return run.read(text, {LINKS: _by_links, BITS: _by_bits}, seconds)


def _by_links(facts: dict[str, Any]) -> Search:
    grid = Grid.parse(str(facts["puzzle"]))
    return run.searching(encoding.problem(), facts | {"given": list(encoding.given_options(grid))})


def _by_bits(facts: dict[str, Any]) -> BacktrackSearch:
    return BacktrackSearch(Grid.parse(str(facts["puzzle"])), Rule(facts["rule"]))
