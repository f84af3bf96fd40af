"""A seek to the n-th occurrence of an event, found by counters instead of by stepping.

Counters only grow along a run, and every checkpoint has them. So the last checkpoint before the position is found by
bisection; from there whole slices are run, and only the last one is bisected. A near position is
reached event by event, which takes microseconds.
"""

from array import array
from bisect import bisect_left
from operator import index
from time import perf_counter
from typing import Final

from solver_core.cover.kernel import codes as code
from solver_core.cover.kernel.machine import Machine
from solver_core.cover.ops import Op
from solver_core.cover.replay.checkpoints import Checkpoints
from solver_core.cover.replay.search_base import SearchBase
from solver_core.cover.replay.seeking import ENDLESS, SLICE, Seek, held

_NEAR: Final = 32
"""Occurrences that are reached one by one."""

_CLOSE: Final = 1 << 12
"""Events within which stepping is tried first."""

_REGISTERS: Final = 8 * 3
"""Bytes before the counters in a saved position."""


def seek_to(search: SearchBase, op: Op, count: int) -> "CountedSeek":
    """A seek to just after the ``count``-th occurrence, done in slices; 0: to the start.

    Valid until the search is moved otherwise.
    """
    return CountedSeek(search._machine, search.checkpoints, op, count)  # noqa: SLF001 - its own kind


class CountedSeek:
    """A move of a machine to the ``count``-th occurrence of an event, or to the end if there are fewer.

    Attributes:
        found: whether it was reached.

    Args:
        machine: the machine to move.
        checkpoints: those of this run; new ones are added.
        op: the event that is counted.
        count: which occurrence.
    """

    def __init__(self, machine: Machine, checkpoints: Checkpoints, op: Op, count: int) -> None:
        self._machine = machine
        self._checkpoints = checkpoints
        self._op = int(Op(op))
        self._count = index(count)
        self._stop = 1 << self._op
        self._is_begun = False
        self.found = False

    def go(self, seconds: float | None = None) -> bool:
        """Continue for about ``seconds``, or until it arrives; returns whether it has.

        The position is valid after every slice, so the move may be abandoned at any time.
        """
        until = None if seconds is None else perf_counter() + seconds
        with held(self._machine):
            if self._step_there() or self._go_to_start():
                return True
            if not self._is_begun:
                self._is_begun = True
                self._jump()
            while not self._go_a_slice():
                if until is not None and perf_counter() >= until:
                    return False
            return True

    def _happened(self) -> int:
        count: int = self._machine.counts_array[self._op]
        return count

    # --- near -------------------------------------------------------------------------------------

    def _step_there(self) -> bool:
        """Step towards the position; returns whether it was reached within a short distance."""
        machine, distance = self._machine, self._count - self._happened()
        if self._count <= 0 or abs(distance) > _NEAR:
            return False
        if distance > 0:
            limit = machine.position + _CLOSE
            while self._happened() < self._count and machine.position < limit and machine.next_op != code.END:
                machine.forward(limit, self._stop)
            self.found = self._happened() == self._count and machine.stands_at(self._stop)
            return self.found
        limit = max(0, machine.position - _CLOSE)
        while not self._stands() and machine.position > limit:
            machine.back(limit, self._stop)
        self.found = self._stands()
        return self.found

    def _stands(self) -> bool:
        return self._happened() == self._count and self._machine.stands_at(self._stop)

    def _go_to_start(self) -> bool:
        if self._count > 0:
            return False
        self._machine.restart()
        self.found = True
        return True

    # --- far --------------------------------------------------------------------------------------

    def _jump(self) -> None:
        """Jump to the last checkpoint before the position, unless this position is nearer."""
        machine = self._machine
        position, saved = self._checkpoint_before()
        if self._happened() < self._count and machine.position >= position:
            return
        if saved is None:
            machine.restart()
        else:
            machine.restore(saved)

    def _checkpoint_before(self) -> tuple[int, bytes | None]:
        """The last one before the position; 0 and None if there is none."""
        before = self._checkpoints.before
        last, _ = before(ENDLESS) or (0, b"")
        beyond = bisect_left(
            range(last + 1), self._count, key=lambda at: _happened((before(at) or (0, b""))[1], self._op)
        )
        found = before(beyond - 1) if beyond else None
        # Other threads may have dropped some meanwhile.
        return found if found is not None and _happened(found[1], self._op) < self._count else (0, None)

    def _go_a_slice(self) -> bool:
        """Run a slice; if the position was passed, bisect."""
        machine, before = self._machine, self._machine.position
        Seek(machine, self._checkpoints, before + SLICE, straight=True).go()
        if self._happened() < self._count:
            return machine.next_op == code.END
        self._halve(before, machine.position)
        self.found = True
        return True

    def _halve(self, before: int, after: int) -> None:
        """Bisect between two positions, at the second of which the machine is."""
        machine = self._machine
        while after - before > 1:
            middle = (before + after) // 2
            if machine.position < middle:
                machine.forward(middle)
            else:
                machine.back(middle)
            if self._happened() < self._count:
                before = middle
            else:
                after = middle
        if machine.position < after:
            machine.forward(after)


def _happened(saved: bytes, op: int) -> int:
    """How often an event had happened at a saved position; 0 without one."""
    at = _REGISTERS + 8 * op
    return array("q", saved[at : at + 8])[0] if saved else 0
