"""Searched trees, and what of them is laid out."""

from collections.abc import Callable
from functools import cache

from solver_core.cover import BackgroundRun, Search, SearchBase
from solver_core.cover.replay.subtree import Subtrees
from solver_core.problems import gallery, named
from solver_core.sudoku import encoding
from solver_core.sudoku.backtracking import BacktrackSearch
from solver_core.sudoku.grid import Grid
from sudoku_gui.features.tree_view.folding import Folds, TreeFolding
from sudoku_gui.features.tree_view.model import TreeExcerpt

BRANCHING = Grid.parse("....8.74.3..1..6.88.7.......3...4....183.947....8...5.......2.46.2..8..1.89.2....")
SEARCHES: dict[str, Callable[[], SearchBase]] = {
    "knuth_2000": lambda: gallery.search("knuth_2000"),
    "stations": lambda: gallery.search("stations"),
    "queens_6": lambda: gallery.search("queens_6"),
    "queens_7": lambda: Search(named("queens", 7)),
    "queens_8": lambda: gallery.search("queens_8"),
    "sudoku": lambda: encoding.search(BRANCHING),
    "backtracking": lambda: BacktrackSearch(BRANCHING),
}


@cache
def searched(name: str) -> SearchBase:
    """A search whose whole tree is known."""
    search = SEARCHES[name]()
    search.background_run.go()
    return search


def folded(background_run: BackgroundRun, folds: Folds) -> TreeExcerpt:
    """What is laid out of as much as is known."""
    with background_run.reading() as (tree, _):
        folding = TreeFolding(Subtrees(tree), folds)
    return folding.excerpt(background_run.length, is_finished=background_run.finished)


def excerpt_at(name: str, share: float, **folds: object) -> TreeExcerpt:
    """What is laid out of a whole tree when a share of the run has been gone."""
    run = searched(name).background_run
    return folded(run, Folds(round(share * run.length), **folds))  # type: ignore[arg-type]
