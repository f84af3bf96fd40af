"""The algorithms that can search a puzzle, by name; each as a search that can be watched."""

from enum import StrEnum

from solver_core.cover import Rule, Search
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


def search(grid: Grid, engine: Engine = Engine.DLX, rule: Rule = Rule.FEWEST) -> PuzzleSearch:
    """A search of a puzzle, at position 0.

    Raises:
        ContradictionError: a digit stands twice in a house.
    """
    if engine is Engine.BACKTRACK:
        return BacktrackSearch(grid, rule)
    return encoding.search(grid, rule)
