"""Waiting: which options are out only because another one of the same item is tried, and which of them comes when.

A branching covers its item before it tries any of the item's options. So these leave all their other columns
together, yet stay in the item's own, and none is gone for good: one after the other gets its turn.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from solver_core.cover.ops import Op
from solver_core.cover.repeat_search import RepeatSearch
from solver_core.cover.search import Search
from solver_core.cover.snapshot import Snapshot
from solver_core.cover.walk import Walk


@dataclass(frozen=True, slots=True)
class Turn:
    """The turn of an option that is not the one tried.

    Attributes:
        item: the item branched on.
        number: it is the number-th of the item's options that is tried, from 1.
        among: how many options the item had.
        is_over: it was tried already.
    """

    item: int
    number: int
    among: int
    is_over: bool


def turn(search: Walk, snapshot: Snapshot, option: int) -> Turn | None:
    """The turn of an option; None where it is chosen, open, out for another reason, or never gets one beside a given.

    In repeat cover an option may have several turns; the next one is told.

    Args:
        search: which search; it may have moved on since.
        snapshot: the place.
        option: which option.
    """
    repeats = isinstance(search, RepeatSearch)
    depth = _deepest(snapshot, option) if repeats else snapshot.option_depths[option]
    if not depth or depth <= len(search.given) or option in snapshot.chosen:
        return None
    item = snapshot.levels[depth - 1].item if depth <= snapshot.depth else snapshot.chosen_item
    if item is None or item not in snapshot.problem.options[option]:
        return None
    siblings: Sequence[int] = snapshot.problem.columns[item]
    if not repeats:
        siblings = [other for other in siblings if snapshot.option_depths[other] == depth]
    if depth > snapshot.depth:
        return _between(search, snapshot, siblings, option)
    level = snapshot.levels[depth - 1]
    behind = siblings.index(option) - siblings.index(level.option)
    number = (level.number - 1 + behind) % len(siblings) + 1
    return Turn(item, number, len(siblings), number < level.number)


def _deepest(snapshot: Snapshot, option: int) -> int:
    """The deepest level that branches on one of the option's items; 0 where none does."""
    items, levels = snapshot.problem.options[option], snapshot.levels
    return next((depth for depth in range(len(levels), 0, -1) if levels[depth - 1].item in items), 0)


def _between(search: Walk, snapshot: Snapshot, siblings: Sequence[int], option: int) -> Turn:
    """Where the item is covered and none of its options is on the stack: before, between and behind its turns."""
    item, event, over = snapshot.chosen_item, snapshot.event, 0
    order = _from_the_first(search, snapshot, siblings)
    if event is not None and event.op is Op.RETRACT and event.option in order:
        over = order.index(event.option) + 1
    elif event is not None and event.op in {Op.EXHAUSTED, Op.UNHIDE, Op.UNCOVER}:
        over = len(order)
    number = order.index(option) + 1
    assert item is not None  # noqa: S101 - only what is branched on is covered without an option
    return Turn(item, number, len(order), number <= over)


def _from_the_first(search: Walk, snapshot: Snapshot, siblings: Sequence[int]) -> Sequence[int]:
    """Options in the order in which they are tried: from the one asked for on, and round."""
    path = tuple(level.option for level in snapshot.levels)
    overrides = search.overrides if isinstance(search, Search) else ()
    asked = next(
        (one.option for one in overrides if one.path == path and one.item == snapshot.chosen_item), None
    )
    first = siblings.index(asked) if asked in siblings else 0
    return [*siblings[first:], *siblings[:first]]
