"""What all kernels share: a search as a machine that stands between two events and can be moved either way.

No recursion, no generator, no log. A kernel says which event comes next (`next_op`), makes events happen
(`_run`), takes them back (`_run_back`) and works out from its state which event came last (`_recall`). This
module moves it, and stops where it is asked to. Compiled with the types in ``machine.pxd``.
"""

from collections.abc import Sequence
from typing import Any, Final

from solver_core import plain as cython
from solver_core.cover.kernel import codes as code
from solver_core.cover.kernel.registers import ENDLESS
from solver_core.cover.kernel.watched import Watched

if cython.compiled:
    import cython

COMPILED: Final = bool(cython.compiled)
"""Whether this runs as machine code."""

_SLICE = 1 << 24
"""Ticks between two looks at signals: a tenth of a second."""

__all__ = ["COMPILED", "ENDLESS", "Machine"]


class Machine(Watched):
    """A search that can be moved; kernels say how.

    Args:
        levels: how deep the stack can get.
    """

    def __init__(self, levels: int) -> None:
        self._require_unbuilt()
        self.broken = 0
        super().__init__(levels)

    # --- moving -----------------------------------------------------------------------------------

    def forward(self, limit: int, stop: int = 0) -> bool:
        """Run to position ``limit``, the end or a position in ``stop``; returns whether it was such a position.

        Raises:
            AssertionError: the links are checked and one is wrong.
            RuntimeError: another thread is moving it.
        """
        self._take()
        met = False
        try:
            if self.has_tree:
                self._make_room(limit, stop)
            while self.position < limit and self.next_op != code.END and not met:
                near = limit if limit - self.position < _SLICE else self.position + _SLICE
                with cython.nogil:
                    met = self._forward(near, stop)
                self._pause(near != limit)
        finally:
            self._set_free()
        return met

    def back(self, limit: int, stop: int = 0) -> bool:
        """Run back to position ``limit`` or a position in ``stop``; returns whether it was such a position.

        Raises:
            ValueError: the position is negative, or a tree is attached; and what `forward` raises.
        """
        if limit < 0:
            raise ValueError(f"there is no position {limit}; a search begins at 0")
        self._take()
        met = False
        try:
            self._require_no_tree()
            while self.position > limit and not met:
                near = limit if self.position - limit < _SLICE else self.position - _SLICE
                with cython.nogil:
                    met = self._back(near, stop)
                self._pause(near != limit)
        finally:
            self._set_free()
        return met

    @cython.final
    def _pause(self, goes_on: bool) -> int:  # noqa: FBT001 - a number to C
        """After a slice: what a check has found, and, where another follows, signals: the way may be endless."""
        if self.broken == code.END:
            raise MemoryError("no memory is left for another cover")
        if self.broken:
            raise AssertionError(f"the links around node {self.broken} are broken")
        if cython.compiled and goes_on:
            PyErr_CheckSignals()
        return 0

    @cython.final
    def _forward(self, limit: int, stop: int) -> bool:
        attention = self._attention(stop)
        while self.position < limit and self.next_op != code.END and not self.broken:
            near = limit if limit < self.edge else self.edge
            if attention & code.LINKS:
                near = self.position + 1
            before = self._counted(stop)
            self._run(near, attention)
            if self.position == self.edge:
                self._turn_page()
            # Kernels return just after an event that is asked for, so its count shows whether this is its position.
            if stop and (self._counted(stop) != before or self._is_met(stop & ~code.EVENTS)):
                return True
        return False

    @cython.final
    def _back(self, limit: int, stop: int) -> bool:
        attention = self._attention(stop)
        while self.position > limit and not self.broken:
            near = self.position - 1 if attention & code.LINKS else limit
            self._run_back(near, attention)
            if stop and self._is_met(stop):
                return True
        return False

    @cython.final
    def _attention(self, stop: int) -> int:
        """After which events a run is to return, so that the position can be looked at."""
        attention = stop & code.EVENTS
        if stop & code.AT_WATCH:
            attention |= self.watch_attention
        if stop & (code.AT_COLUMN | code.AT_OPTION | code.AT_NODE):
            attention |= code.PAUSE
        if stop & code.AT_LAST:
            attention |= 1 << code.DEAD_END | 1 << code.SOLUTION | 1 << code.PRUNE | 1 << code.BEST
        return attention

    @cython.final
    def _counted(self, stop: int) -> int:
        """How many of the events in ``stop`` have happened."""
        counted = op = 0
        stop &= code.EVENTS
        if not stop & code.CHANGES:  # the usual question is for a landmark
            op = code.CHOOSE
            stop >>= code.CHOOSE
        while stop:
            if stop & 1:
                counted += self.counts[op]
            stop >>= 1
            op += 1
        return counted

    @cython.final
    def _is_met(self, stop: int) -> bool:
        """Whether this position is one of those in ``stop``."""
        if stop & code.AT_NODE and self.next_op == code.CHOOSE:
            return True
        if stop & code.AT_COLUMN and not self._is_inside_column():
            return True
        if stop & code.AT_OPTION and not self._is_inside_option():
            return True
        if stop & code.AT_LAST and self._is_decided():
            return True
        if not stop & (code.EVENTS | code.AT_WATCH):
            return False
        self._recall()
        if self.event_op >= 0 and stop & code.EVENTS & (1 << self.event_op):
            return True
        return (stop & code.AT_WATCH) != 0 and self._is_watched()

    def stands_at(self, stop: int) -> bool:
        """Whether this position is one of those in ``stop``."""
        self._take()
        try:
            return self._is_met(stop)
        finally:
            self._set_free()

    def last_event(self) -> tuple[int, int, int, int]:
        """The event just before this position: op (START at position 0), subject, item and option, or -1 each.

        Items and options have the numbers of the problem; the subject is a node, an item, an option or a number.
        """
        self._take()
        try:
            self._recall()
            return self.event_op, self.event_subject, self.event_item, self.event_option
        finally:
            self._set_free()

    def events(self, limit: int, ops: Sequence[object]) -> list[tuple[Any, ...]]:
        """Move on, and answer each event on the way, with the fields of an `Event`.

        Args:
            limit: the position to run to, or to the end if that is nearer.
            ops: for each number of an op what stands for it; there are `codes.OPS`.

        Raises:
            AssertionError, RuntimeError: as `forward`.
        """
        if self.has_tree or len(ops) != code.OPS:
            raise ValueError(
                "events come from a machine without a tree, and each op needs what stands for it"
            )
        happened = []
        self._take()
        try:
            while self.position < limit and self.next_op != code.END and not self.broken:
                self._run(self.position + 1, 0)
                self._recall()
                item = self.event_item if self.event_item >= 0 else None
                option = self.event_option if self.event_option >= 0 else None
                happened.append((ops[self.event_op], self.event_subject, self.depth, item, option))
        finally:
            self._set_free()
        self._pause(False)
        return happened

    def state(self) -> list[bytes]:
        """Everything that makes up this position, as bytes."""
        self._take()
        try:
            registers = f"{self.position} {self.next_op} {self.depth}".encode()
            held = (self._counts, self._profile, self._stack)
            return [registers, *(part.tobytes() for part in held)]
        finally:
            self._set_free()

    # --- what kernels add -------------------------------------------------------------------------

    def _is_inside_column(self) -> bool:
        """Whether a column is partly covered or uncovered."""
        return False

    def _is_inside_option(self) -> bool:
        """Whether an option is partly tried or taken back."""
        return False

    def _is_decided(self) -> bool:
        """Whether from here on everything is only taken back: no level has another option to try."""
        return False
