"""The algorithms that can search a puzzle, by name; each as a search that can be watched, and as text.

As text a run has the puzzle, as the code of its grid, instead of its 729 options; otherwise it is as in `cover.run`.
"""

from collections.abc import Sequence
from enum import StrEnum
from typing import Any, Final

from solver_core.cover import Override, Rule, Search, SearchBase, run
from solver_core.sudoku import encoding
from solver_core.sudoku.backtracking import BacktrackSearch
from solver_core.sudoku.grid import Grid

PuzzleSearch = Search | BacktrackSearch


class Engine(StrEnum):
    """How a puzzle is searched."""

    DLX = "dlx"
    """Exact cover by Dancing Links."""
    BACKTRACK = "backtrack"
    """Depth-first, with masks of free digits."""


class Answerer(StrEnum):
    """The solver of a puzzle whose search is not watched: an engine, or one that is faster than all of them."""

    BITBOARD = "bitboard"
    """Bits and tables, see `solver_core.sudoku.bitboard`."""
    DLX = "dlx"
    BACKTRACK = "backtrack"

    @property
    def engine(self) -> Engine:
        """The engine of this name, or Dancing Links."""
        return Engine.BACKTRACK if self is Answerer.BACKTRACK else Engine.DLX


def search(
    grid: Grid,
    engine: Engine = Engine.DLX,
    rule: Rule = Rule.FEWEST,
    *,
    seed: int = 0,
    overrides: Sequence[Override] = (),
) -> PuzzleSearch:
    """A search of a puzzle, at position 0; seed and overrides mean something to Dancing Links only.

    Raises:
        ContradictionError: a digit occurs twice in a house.
    """
    if engine is Engine.BACKTRACK:
        return BacktrackSearch(grid, rule)
    return encoding.search(grid, rule, seed=seed, overrides=overrides)


LINKS: Final = "sudoku by exact cover"
BITS: Final = "sudoku by backtracking"
"""The kinds of runs, as text."""


def write_run(search: Search | BacktrackSearch) -> str:
    """A search of a puzzle as text; `read_run` is its inverse."""
    if isinstance(search, BacktrackSearch):
        return run.written(search, BITS, {"puzzle": search.grid.code, "rule": search.rule.value})
    facts = run.settings(search)
    givens = encoding.grid_of(facts.pop("given"))
    candidates = search.problem.candidates if encoding.is_sudoku(search.problem) else None
    facts["puzzle"] = Grid(givens.digits, candidates).code
    return run.written(search, LINKS, facts)


def read_run(text: str, seconds: float | None = 60.0) -> SearchBase:
    """The search that was written, at its position; also one of any other exact cover problem.

    Raises:
        RunError: it is not such a text, or the search does not come to the state that it had.
    """
    return run.read(text, {LINKS: _by_links, BITS: _by_bits}, seconds)


def _by_links(facts: dict[str, Any]) -> Search:
    grid = Grid.of_code(str(facts["puzzle"]))
    return run.searching(encoding.problem(grid), facts | {"given": list(encoding.given_options(grid))})


def _by_bits(facts: dict[str, Any]) -> BacktrackSearch:
    return BacktrackSearch(Grid.of_code(str(facts["puzzle"])), Rule(facts["rule"]))
