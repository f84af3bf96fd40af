"""Removal: what took a header or a node away, and when.

All of it follows from the choice stack: its levels cover their items in a fixed order, and what an item's cover takes
along comes back before that item does. So whatever is out now went out with the first of those covers that could
take it.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from time import perf_counter
from typing import Final

from solver_core.cover.conditions import Clause, Condition
from solver_core.cover.explain import decisions
from solver_core.cover.explain.neighbours import Element, is_linked
from solver_core.cover.kernel.arguments import numbered
from solver_core.cover.ops import Op
from solver_core.cover.repeat_search import RepeatSearch
from solver_core.cover.search import Search

PATIENCE: Final = 0.03
"""Seconds after which the caller should not wait for the place of a removal any longer."""


@dataclass(frozen=True, slots=True)
class Cover:
    """The covering of an item that is covered at present.

    Attributes:
        depth: the level of the choice stack that it belongs to, from 1.
        item: which item.
        option: the option tried there, which covers the item; None if the search branches on the item, which is
            covered before any of its options is tried.
    """

    depth: int
    item: int
    option: int | None


@dataclass(frozen=True, slots=True)
class Removal:
    """Why a header or a node is out of its ring.

    Attributes:
        cover: the covering that took it along.
        event: met just after the event that took it; going back from where it is out, met there first.
    """

    cover: Cover
    event: Condition


def covers(search: Search | RepeatSearch) -> Iterator[Cover]:
    """The coverings that are not taken back yet, in the order in which they began."""
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
    """How many items are covered at all: repeat cover leaves secondary ones alone."""
    problem = search.problem
    return len(problem.names if isinstance(search, Search) else problem.items)


def first_cover(search: Search | RepeatSearch, option: int) -> Cover | None:
    """The covering that took an option out of the columns of all its other items; None while it is open.

    Repeat cover rules no option out; there it is the first that took one of its nodes out of its row.
    """
    items = search.problem.options[numbered(option, len(search.problem.options), "option")]
    return next((cover for cover in covers(search) if cover.item in items), None)


def removal(search: Search | RepeatSearch, option: int | None, item: int) -> Removal | None:
    """What took a node away, or, without an option, the header of an item; None where it is in its ring."""
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
    """The position just after the event that took something away; the search stays where it is.

    Found from the tree node at which the level began, which is near. None if that takes longer: then run back to
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
    """A position near a covering, and whether to look backward from there.

    The item branched on is covered just after the node's landmark, and the others just before that of the node below.
    """
    is_branched_on = cover.option is None
    decided = decisions.position(search, cover.depth - is_branched_on)
    return (search.position, True) if decided is None else (decided, not is_branched_on)
