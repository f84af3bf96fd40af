"""The base of all kernels: a search as a machine that is between two events and can be moved either way.

No recursion, no generator, no log. A kernel knows the next event (`next_op`), executes events
(`_run`), undoes them (`_run_back`) and works out the last event from its state (`_recall`). This
module moves it and stops where asked: after an event, at the end of a column or option, or where a condition is
met that is *watched*: clauses on the last event, the depth and the sizes.

The clauses are one array of numbers. Each clause has three numbers and three lists; a list is its length and as many
numbers, or pairs. Three clauses, "a COVER or HIDE of item 4, where item 3 is live with at most 2 options", "option 7 or
8 is touched" and "depth 5"::

    watched    9   5  -1   1 4   0     1 3 2  |  8   0  -1   0   2 7 8   0  |  6   0   5   0   0   0
               |   |   |   |     |     |         at of the next = at + LENGTH                         ^ watched_length
               |   |   |   |     |     sizes: pairs of a live item and the most options that it may have
               |   |   |   |     options of the event; none: any
               |   |   |   items of the event; none: any                                   CLAUSE_LISTS
               |   |   the depth; -1: any                                                  CLAUSE_DEPTH
               |   the event's op, as bits ``1 << op``; 0: any                             CLAUSE_OPS
               how many numbers the clause has                                             LENGTH

`require_clauses` refuses anything else, so the walks below need no bounds. Compiled with the types in ``machine.pxd``.
"""

from array import array
from collections.abc import Sequence
from typing import Any, Final

from solver_core import plain as cython
from solver_core.cover.kernel import codes as code
from solver_core.cover.kernel import memory
from solver_core.cover.kernel.registers import ENDLESS, Registers

if cython.compiled:
    import cython

COMPILED: Final = bool(cython.compiled)
"""Whether this runs as machine code."""

_SLICE = 1 << 24
"""Events between two checks for signals: a tenth of a second."""

__all__ = ["COMPILED", "ENDLESS", "Machine"]


class Machine(Registers):
    """A movable search; kernels implement the events.

    Args:
        levels, most: as for `Registers`.
    """

    def __init__(self, levels: int, most: int | None = None) -> None:
        self._require_unbuilt()
        self.broken = 0
        self.event_op, self.event_subject, self.event_item, self.event_option = code.START, 0, -1, -1
        self._watch([], 0)
        super().__init__(levels, most)

    # --- moving -----------------------------------------------------------------------------------

    def forward(self, limit: int, stop: int = 0) -> bool:
        """Run to position ``limit``, the end or a position in ``stop``; returns whether it stopped there.

        Raises:
            AssertionError: the links are checked and one is wrong.
            RuntimeError: another thread is moving it.
        """
        self._begin_use()
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
            self._end_use()
        return met

    def back(self, limit: int, stop: int = 0) -> bool:
        """Run back to position ``limit`` or a position in ``stop``; returns whether it stopped there.

        Raises:
            ValueError: the position is negative, or a tree is attached; and what `forward` raises.
        """
        if limit < 0:
            raise ValueError(f"there is no position {limit}; a search begins at 0")
        self._begin_use()
        met = False
        try:
            self._require_no_tree()
            while self.position > limit and not met:
                near = limit if self.position - limit < _SLICE else self.position - _SLICE
                with cython.nogil:
                    met = self._back(near, stop)
                self._pause(near != limit)
        finally:
            self._end_use()
        return met

    @cython.final
    def _pause(self, goes_on: bool) -> int:  # noqa: FBT001 - a number to C
        """After a slice, report failed checks and, if another slice follows, handle signals: a run may be endless."""
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
                self._close_bucket()
            # Kernels return just after a requested event, so its count shows whether the stop was met.
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
        """The events after which a run returns, so that the position can be examined."""
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
        if not stop & code.CHANGES:  # usually a landmark
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
        self._begin_use()
        try:
            return self._is_met(stop)
        finally:
            self._end_use()

    def last_event(self) -> tuple[int, int, int, int]:
        """The event just before this position: op (START at position 0), subject, item and option, or -1 each.

        Items and options have the numbers of the problem; the subject is a node, an item, an option or a number.
        """
        self._begin_use()
        try:
            self._recall()
            return self.event_op, self.event_subject, self.event_item, self.event_option
        finally:
            self._end_use()

    def events(self, limit: int, ops: Sequence[object]) -> list[tuple[Any, ...]]:
        """Move on and return the events on the way, with the fields of an `Event`.

        Args:
            limit: the position to run to, or to the end if that is nearer.
            ops: for each op number the object to return; there are `codes.OPS`.

        Raises:
            AssertionError, RuntimeError: as `forward`.
        """
        if self.has_tree or len(ops) != code.OPS:
            raise ValueError(
                "events come from a machine without a tree, and each op needs what stands for it"
            )
        happened = []
        self._begin_use()
        try:
            while self.position < limit and self.next_op != code.END and not self.broken:
                self._run(self.position + 1, 0)
                self._recall()
                item = self.event_item if self.event_item >= 0 else None
                option = self.event_option if self.event_option >= 0 else None
                happened.append((ops[self.event_op], self.event_subject, self.depth, item, option))
        finally:
            self._end_use()
        self._pause(False)
        return happened

    def state(self) -> list[bytes]:
        """The whole state of this position, as bytes."""
        self._begin_use()
        try:
            registers = f"{self.position} {self.next_op} {self.depth}".encode()
            arrays = (self._counts, self._profile, self._stack)
            known = [str(self.bound).encode(), self.bests.save()] if self.minimizes else []
            return [registers, *(one.tobytes() for one in arrays), *self.links_state(), *known]
        finally:
            self._end_use()

    # --- watching ---------------------------------------------------------------------------------

    def watch(self, clauses: list[int], attention: int) -> None:
        """Set the clauses that AT_WATCH stops at, see `Condition.numbers`; raises a ValueError for malformed ones."""
        self._begin_use()
        try:
            self._watch(clauses, attention)
        finally:
            self._end_use()

    @cython.final
    def _watch(self, clauses: list[int], attention: int) -> int:
        watched = array("i", clauses)
        require_clauses(watched)
        self.watch_attention = attention
        self.watched_length = len(watched)
        watched.append(0)  # an empty array has no place in memory
        self.watched_array = watched
        self.watched = memory.integers(watched)
        return 0

    @cython.final
    def _is_watched(self) -> bool:
        """Whether any clause is met; call after `_recall`."""
        at = 0
        while at < self.watched_length:
            if self._happens(at) and self._holds(at) and self._counts_here(at):
                return True
            at += self.watched[at + code.LENGTH]
        return False

    @cython.final
    def _counts_here(self, at: int) -> bool:
        """Whether a clause restricts the event; otherwise it is met only where it starts to hold."""
        watched, items = self.watched, at + code.CLAUSE_LISTS
        if watched[at + code.CLAUSE_OPS] or watched[items] or watched[self._list_after(items)]:
            return True
        return not self._held_before(at)

    @cython.final
    def _list_after(self, at: int) -> int:
        """Where the next list of a clause begins; not for sizes, which are the last."""
        return at + 1 + self.watched[at]

    @cython.final
    def _happens(self, at: int) -> bool:
        """Whether the last event fits a clause."""
        ops, items = self.watched[at + code.CLAUSE_OPS], at + code.CLAUSE_LISTS
        if ops and (self.event_op < 0 or not ops & (1 << self.event_op)):
            return False
        options = self._list_after(items)
        return self._is_among(self.event_item, items) and self._is_among(self.event_option, options)

    @cython.final
    def _is_among(self, number: int, at: int) -> bool:
        """Whether a number is in a list; an empty list has every number."""
        for k in range(at + 1, at + 1 + self.watched[at]):
            if self.watched[k] == number:
                return True
        return self.watched[at] == 0

    @cython.final
    def _holds(self, at: int) -> bool:
        """Whether the depth and the sizes fit a clause."""
        watched, depth = self.watched, self.watched[at + code.CLAUSE_DEPTH]
        if depth >= 0 and self.depth != depth:
            return False
        sizes = self._list_after(self._list_after(at + code.CLAUSE_LISTS))
        for pair in range(sizes + 1, sizes + 1 + 2 * watched[sizes], 2):
            size = self._live_size(watched[pair])
            if size < 0 or size > watched[pair + 1]:
                return False
        return True

    @cython.final
    def _held_before(self, at: int) -> bool:
        """Whether the clause also held one event ago; true at position 0."""
        if self.position == 0:
            return True
        self._run_back(self.position - 1, code.PAUSE)
        holds = self._holds(at)
        self._run(self.position + 1, code.PAUSE)
        return holds

    # --- what kernels add -------------------------------------------------------------------------

    def _run(self, limit: int, attention: int) -> None:
        """Make events happen up to a position, returning after any whose bit is in ``attention``."""
        self.next_op = code.END  # no events in the base class

    def _run_back(self, limit: int, attention: int) -> None:
        """Undo events down to a position, returning where the last event's bit may be in ``attention``."""

    def _recall(self) -> None:
        """Fill the ``event`` registers with the event just before this position; the position stays."""

    def _live_size(self, item: int) -> int:
        """How many options an item has left; -1 when it is covered."""
        return -1

    def links_state(self) -> list[bytes]:
        """The part of `state` that differs from kernel to kernel."""
        return []

    def _is_inside_column(self) -> bool:
        """Whether a column is partly covered or uncovered."""
        return False

    def _is_inside_option(self) -> bool:
        """Whether an option is partly tried or taken back."""
        return False

    def _is_decided(self) -> bool:
        """Whether no level has another option to try, so that the rest is only taken back."""
        return False


def require_clauses(watched: "array[int]") -> None:
    """Check that numbers are well-formed clauses, see `Condition.numbers`.

    Raises:
        ValueError: they are not.
    """
    at = 0
    while at < len(watched):
        end, cursor = at + watched[at + code.LENGTH], at + code.CLAUSE_LISTS
        for width in (1, 1, 2):  # items, options; sizes come in pairs
            if at < cursor < end <= len(watched) and watched[cursor] >= 0:
                cursor += 1 + width * watched[cursor]
            else:
                cursor = -1
        if cursor != end:
            raise ValueError("these are no clauses; give the numbers() of a Condition")
        at = end
