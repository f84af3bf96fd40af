"""Options that are out only because another option of the same item is being tried, and when their turn comes.

A decision covers its item before it tries any of the item's options. So these leave all their other columns
together, but stay in the item's own, and each gets its turn later. Whether an option
can still be chosen without taking anything back is a different question, see `Snapshot.is_open`.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from solver_core.cover.ops import Op
from solver_core.cover.replay.search_base import SearchBase
from solver_core.cover.snapshot import Snapshot


@dataclass(frozen=True, slots=True)
class Turn:
    """The turn of an option that is not being tried.

    Attributes:
        item: the item branched on.
        number: its place among the item's options as tried, from 1.
        among: how many options the item had.
        is_over: whether it was tried already.
    """

    item: int
    number: int
    among: int
    is_over: bool


def turn(search: SearchBase, snapshot: Snapshot, option: int) -> Turn | None:
    """The turn of an option; None if it is chosen, in its columns, out for another reason, or excluded by a given.

    In repeat cover an option may have several turns; returns the next one.

    Args:
        search: the search; it may have moved since.
        snapshot: the position.
        option: the option.
    """
    if option in snapshot.chosen:
        return None
    is_out = bool(snapshot.option_depths[option]) or option in snapshot.turns.over
    if (
        is_out
        and not snapshot.repeats
        and option in snapshot.turns.order
        and snapshot.depth >= len(search.given)
    ):
        return _between(snapshot, option)
    depth = _deepest(snapshot, option) if snapshot.repeats else snapshot.option_depths[option]
    if not len(search.given) < depth <= snapshot.depth:
        return None
    level = snapshot.levels[depth - 1]
    if level.item not in snapshot.problem.options[option]:
        return None
    siblings: Sequence[int] = snapshot.problem.columns[level.item]
    if not snapshot.repeats:
        siblings = [other for other in siblings if snapshot.option_depths[other] == depth]
    behind = siblings.index(option) - siblings.index(level.option)
    number = (level.number - 1 + behind) % len(siblings) + 1
    return Turn(level.item, number, len(siblings), number < level.number)


def _deepest(snapshot: Snapshot, option: int) -> int:
    """The deepest level that branches on one of the option's items; 0 if none does."""
    items, levels = snapshot.problem.options[option], snapshot.levels
    return next((depth for depth in range(len(levels), 0, -1) if levels[depth - 1].item in items), 0)


def _between(snapshot: Snapshot, option: int) -> Turn:
    """The turn while none of the options of the item branched on is on the stack."""
    order, item = snapshot.turns.order, snapshot.chosen_item
    if snapshot.event is not None and snapshot.event.op is Op.EXHAUSTED:
        item = snapshot.event.item
    assert item is not None  # noqa: S101 - it has turns
    number = order.index(option) + 1
    return Turn(item, number, len(order), number <= len(snapshot.turns.over))
