"""The item of a dead end: it is marked as long as it has no option while the search goes back from there.

A search does not store it, since the choice rule answers again as it did; so the machine goes back to the event and
forward again: a few hundred events, and none where every item that is still to be covered has options.
"""

from collections.abc import Sequence
from typing import Final

from solver_core.cover.kernel import codes as code
from solver_core.cover.kernel.machine import Machine
from solver_core.cover.ops import Event, Op
from solver_core.cover.replay.seeking import Held

_ENDS: Final = sum(
    1 << op for op in (code.DEAD_END, code.SOLUTION, code.PRUNE, code.BEST, code.TRY, code.CHOOSE)
)


def dead_item(
    machine: Machine, event: Event | None, sizes: Sequence[int], depths: Sequence[int]
) -> int | None:
    """The item of the dead end that the search is at, or goes back from while the item has no option; else None.

    Args:
        machine: stands where the event has just happened, and afterwards again.
        event: the last one.
        sizes: for each primary item how many options are left.
        depths: for each item the level that covered it; 0 while it is live.
    """
    if event is None or event.op is Op.DEAD_END:
        return None if event is None else event.item
    if not event.op.takes_back or not any(map(_is_starved, sizes, depths)):
        return None
    with Held(machine):
        here = machine.position
        machine.back(0, _ENDS)
        op, _, item, _ = machine.last_event()
        machine.forward(here)
    return item if op == code.DEAD_END and _is_starved(sizes[item], depths[item]) else None


def _is_starved(size: int, depth: int) -> bool:
    return not size and not depth
