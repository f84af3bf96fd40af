"""The algorithms that can search a puzzle, by name; each as a search that can be watched."""

from collections.abc import Sequence
from enum import StrEnum

from solver_core.cover import Override, Rule, Search
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
    """What answers, where the search is not watched: an engine, or what is faster than all of them."""

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
