"""Where the levels of the stack were decided, and where nodes of the search tree begin.

The tree of the background run knows the landmark of each node. A level was decided at one; a node begins with the TRY
of the option that leads to it, found by walking back from the landmark.
"""

from time import perf_counter
from typing import Final

from solver_core.cover import conditions
from solver_core.cover.conditions import Condition
from solver_core.cover.ops import Op
from solver_core.cover.replay.search_base import SearchBase

PATIENCE: Final = 0.05
"""Seconds after which the search for a position is given up."""


def position(search: SearchBase, depth: int) -> int | None:
    """The position just after the item at this depth was chosen; None if the tree does not have it.

    The tree does not have what the background run has not reached, or what has collapsed since.
    """
    if search.background_run.length < search.position:
        return None
    with search.background_run.reading() as (tree, _):
        here = tree.node_at(search.position)
        path = map(tree.__getitem__, tree.path(here)) if here >= 0 else ()
        return next((node.first for node in path if node.depth == depth), None)


def condition(depth: int) -> Condition:
    """Met where an item is chosen at this depth.

    Going back from anywhere below it, the first such position is the decision that has led here.
    """
    return conditions.happens(Op.CHOOSE) & conditions.at_depth(depth)


def entered(search: SearchBase, first: int, depth: int, seconds: float = PATIENCE) -> int | None:
    """The position just after the TRY that led to a node; the search does not move.

    Args:
        search: whose tree it is.
        first: the position just after the node's landmark.
        depth: how many options are chosen there. The root begins with its landmark.
        seconds: returns None if it takes longer.
    """
    if depth == 0:
        return first
    until, twin = perf_counter() + seconds, search.twin()
    if not twin.seek_to(first).go(seconds):
        return None
    way = twin.seek_to_next(conditions.happens(Op.TRY) & conditions.at_depth(depth), backward=True)
    arrived = way.go(max(0.0, until - perf_counter())) and way.found
    return twin.position if arrived else None
