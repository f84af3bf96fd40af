"""A seek from one position to another, done in short slices.

A window moves for a few milliseconds at a time to stay responsive; others move in one slice.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from operator import index
from time import perf_counter
from typing import Final

from solver_core.cover.conditions import Condition
from solver_core.cover.kernel import codes as code
from solver_core.cover.kernel.arguments import require
from solver_core.cover.kernel.machine import COMPILED, Machine
from solver_core.cover.ops import Event, Op
from solver_core.cover.replay.checkpoints import Checkpoints

STOPS: Final = {
    "link": code.AT_COLUMN | code.AT_OPTION,
    "column": code.AT_COLUMN,
    "option": code.AT_OPTION,
    "decision": 1 << code.CHOOSE | 1 << code.DEAD_END | 1 << code.SOLUTION | 1 << code.PRUNE,
    "dead_end": 1 << code.DEAD_END,
    "prune": 1 << code.PRUNE,
    "solution": 1 << code.SOLUTION,
    "end": 0,
}
"""The named stops of `run_to`."""

ENDLESS: Final = 2**60
"""Greater than the length of any search."""

SLICE: Final = 1 << 16 if COMPILED else 1 << 11
"""Events between two checks of the clock: about a millisecond."""


@contextmanager
def held(machine: Machine) -> Iterator[None]:
    """Reserve a machine for this thread; attempts of others raise an error. May be nested."""
    is_new = machine.hold()
    try:
        yield
    finally:
        if is_new:
            machine.release()


class Seek:
    """A move of a machine towards a position or to the first position of a kind, whichever comes first.

    Attributes:
        found: whether it reached the position, or one of the kind.

    Args:
        machine: the machine to move.
        checkpoints: those of this run; new ones are added.
        target: a position; ENDLESS for the end.
        stop: the positions to stop at; 0 for none.
        condition: further positions to stop at.
        straight: do not jump to checkpoints; required while a tree is filled.

    Raises:
        TypeError: an argument has another type.
    """

    def __init__(
        self,
        machine: Machine,
        checkpoints: Checkpoints,
        target: int,
        stop: int = 0,
        condition: Condition | None = None,
        *,
        straight: bool = False,
    ) -> None:
        require(machine, Machine, "machine")
        require(checkpoints, Checkpoints, "checkpoints")
        if condition is not None:
            require(condition, Condition, "condition")
        self._machine = machine
        self._checkpoints = checkpoints
        self._target = index(target)
        self._stop = index(stop) | (code.AT_WATCH if condition else 0)
        self._condition = condition
        self._is_straight = straight or self._stop != 0
        self.found = False
        self._is_over = False

    def go(self, seconds: float | None = None) -> bool:
        """Continue for about ``seconds``, or until it arrives; returns whether it has.

        The position is valid after every slice, so the move may be abandoned at any time.
        """
        until = perf_counter() + seconds if seconds is not None else None
        # Not by `held`: most seeks are a step, and its generator took a fifth of their time.
        is_new = self._machine.hold()
        try:
            while not self._is_over:
                self._is_over = self._go_a_slice()
                if until is not None and perf_counter() >= until:
                    break
        finally:
            if is_new:
                self._machine.release()
        return self._is_over

    def _go_a_slice(self) -> bool:
        machine = self._machine
        if not self._is_straight:
            self._jump()
        if self._condition:
            machine.watch(self._condition.numbers(), self._condition.attention)
        here = machine.position
        if self._target < here:
            self.found = machine.back(max(self._target, here - SLICE, 0), self._stop)
        else:
            self.found = self._forward(min(self._target, here + SLICE))
        if self.found:
            return True
        arrived = machine.position == self._target
        at_end = machine.position == 0 if self._target < here else machine.next_op == code.END
        self.found = not self._stop and (arrived or (at_end and self._target == ENDLESS))
        return arrived or at_end

    def _jump(self) -> None:
        """Start from the nearest checkpoint or from 0, if that is nearer and no event needs to be examined."""
        self._is_straight = True
        target = self._target
        position, saved = self._checkpoints.before(target) or (0, None)
        if target - position >= abs(target - self._machine.position):
            return
        if saved is None:
            self._machine.restart()
        else:
            self._machine.restore(saved)

    def _forward(self, limit: int) -> bool:
        """Run forward to a position, adding checkpoints when due."""
        machine, checkpoints = self._machine, self._checkpoints
        while (due := checkpoints.due) <= limit:
            if machine.position < due and machine.forward(due, self._stop):
                return True
            # A checkpoint is possible where a tree node is about to be entered, which is never far.
            if not machine.forward(limit, self._stop | code.AT_NODE):
                return False
            if machine.next_op == code.CHOOSE:
                checkpoints.add(machine.position, machine.save())
            if self._stop and machine.stands_at(self._stop):
                return True
        return machine.forward(limit, self._stop)


_ENDS: Final = sum(
    1 << op for op in (code.DEAD_END, code.SOLUTION, code.PRUNE, code.BEST, code.TRY, code.CHOOSE)
)


def dead_item(
    machine: Machine, event: Event | None, sizes: Sequence[int], depths: Sequence[int]
) -> int | None:
    """The item of the dead end that the search is at, or is leaving while the item has no option; else None.

    A search does not store it, because the choice rule can repeat the choice; so the machine goes back to the event and
    forward again: a few hundred events, and none if every live item has options.

    Args:
        machine: just after the event; it returns there.
        event: the last one.
        sizes: for each primary item how many options are left.
        depths: for each item the level that covered it; 0 while it is live.
    """
    if event is None or event.op is Op.DEAD_END:
        return None if event is None else event.item
    if not event.op.takes_back or not any(map(_is_starved, sizes, depths)):
        return None
    with held(machine):
        here = machine.position
        machine.back(0, _ENDS)
        op, _, item, _ = machine.last_event()
        machine.forward(here)
    return item if op == code.DEAD_END and _is_starved(sizes[item], depths[item]) else None


def _is_starved(size: int, depth: int) -> bool:
    return not size and not depth
