"""The event that removed a header or a node.

It follows from the stack: its levels cover their items in a fixed order, and what a cover removes returns
before its item does. So anything that is out was removed by the first of those covers that could
remove it.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from time import perf_counter
from typing import Final

from solver_core.cover.conditions import Clause, Condition
from solver_core.cover.explain import decisions
from solver_core.cover.explain.neighbours import Element, is_linked
from solver_core.cover.explain.pseudocode import agrees
from solver_core.cover.kernel.arguments import numbered
from solver_core.cover.ops import Op
from solver_core.cover.repeat_search import RepeatSearch
from solver_core.cover.search import Search

PATIENCE: Final = 0.03
"""Seconds after which the search for the position of a removal is given up."""


@dataclass(frozen=True, slots=True)
class Cover:
    """The cover operation of an item that is covered now.

    Attributes:
        depth: the level of the stack that it belongs to, from 1.
        item: which item.
        option: the option tried there, which covers the item; None for the item branched on, which is
            covered before any of its options is tried.
    """

    depth: int
    item: int
    option: int | None


@dataclass(frozen=True, slots=True)
class Removal:
    """Why a header or a node is out of its ring.

    Attributes:
        cover: the cover that removed it.
        event: met just after its removal; running back from a position where it is out stops there first.
    """

    cover: Cover
    event: Condition


def covers(search: Search | RepeatSearch) -> Iterator[Cover]:
    """The covers in force, in the order in which they began."""
    levels, branches_first = search.levels(), isinstance(search, Search)
    out = {item for item in range(_ringed(search)) if not search.is_live(item)}
    for depth, level in enumerate(levels, 1):
        items = search.problem.options[level.option]
        tried = items.index(level.item)
        for item in items[tried:] + items[:tried]:
            if item in out:
                out.remove(item)
                is_branched_on = branches_first and item == level.item
                yield Cover(depth, item, None if is_branched_on else level.option)
    for item in out:
        yield Cover(len(levels) + 1, item, None)


def _ringed(search: Search | RepeatSearch) -> int:
    """How many items can be covered: repeat cover ignores secondary ones."""
    problem = search.problem
    return len(problem.names if isinstance(search, Search) else problem.items)


def first_cover(search: Search | RepeatSearch, option: int) -> Cover | None:
    """The cover that removed an option from the columns of its other items; None while it is open.

    Repeat cover rules out no option; there it is the first cover that dropped one of its nodes.
    """
    items = search.problem.options[numbered(option, len(search.problem.options), "option")]
    met = (cover for cover in covers(search) if cover.item in items)
    return next((cover for cover in met if not agrees(search, option, cover.item)), None)


def removal(search: Search | RepeatSearch, option: int | None, item: int) -> Removal | None:
    """The event that removed a node, or, without an option, the header of an item; None if it is in its ring."""
    if is_linked(search, Element(item, option)):
        return None
    removes_columns = isinstance(search, Search)
    if option is not None and removes_columns:
        cover = first_cover(search, option)
    else:
        cover = next((cover for cover in covers(search) if cover.item == item), None)
    if cover is None:
        return None
    op = Op.COVER if option is None else Op.HIDE if removes_columns else Op.DROP
    options = frozenset() if option is None else frozenset({option})
    return Removal(cover, Condition([Clause(frozenset({op}), frozenset({item}), options)]))


def position(search: Search | RepeatSearch, why: Removal, seconds: float = PATIENCE) -> int | None:
    """The position just after a removal; the search does not move.

    Starts at the tree node of the level, which is near. None if it takes too long: then run back to
    ``why.event``.
    """
    until = perf_counter() + seconds
    if search.stands_at(why.event):
        return search.position
    start, backward = _near(search, why.cover)
    twin = search.twin()
    if not twin.seek_to(start).go(seconds):
        return None
    way = twin.seek_to_next(why.event, backward=backward)
    arrived = way.go(max(0.0, until - perf_counter())) and way.found
    return twin.position if arrived else None


def _near(search: Search | RepeatSearch, cover: Cover) -> tuple[int, bool]:
    """A position near a cover, and whether to look backward from there.

    The item branched on is covered just after the node's landmark, and the others just before that of the node below.
    """
    is_branched_on = cover.option is None
    decided = decisions.position(search, cover.depth - is_branched_on)
    return (search.position, True) if decided is None else (decided, not is_branched_on)
