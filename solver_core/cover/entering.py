"""Where a node of the search tree begins: with the TRY of the option that leads to it.

A tree knows the landmark of each node; the covers between the TRY and that landmark are walked back.
"""

from time import perf_counter
from typing import Final

from solver_core.cover import conditions
from solver_core.cover.ops import Op
from solver_core.cover.search_base import SearchBase

PATIENCE: Final = 0.05
"""Seconds after which whoever asks should not wait any longer."""


def position(search: SearchBase, first: int, depth: int, seconds: float = PATIENCE) -> int | None:
    """The position just after the option was tried that led to a node; the search stays where it is.

    Args:
        search: whose tree it is.
        first: the position just after the node's landmark.
        depth: how many options are chosen there. Nothing leads to the root: it begins with its landmark.
        seconds: None is answered where it takes longer.
    """
    if depth == 0:
        return first
    until, twin = perf_counter() + seconds, search.twin()
    if not twin.way_to(first).go(seconds):
        return None
    way = twin.way_to_next(conditions.happens(Op.TRY) & conditions.at_depth(depth), backward=True)
    arrived = way.go(max(0.0, until - perf_counter())) and way.found
    return twin.position if arrived else None
