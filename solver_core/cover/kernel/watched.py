"""Watched conditions: clauses on the last event, the depth and the sizes, which a machine can stop at.

Compiled with the types in ``watched.pxd``.
"""

from array import array

from solver_core import plain as cython
from solver_core.cover.kernel import codes as code
from solver_core.cover.kernel import memory
from solver_core.cover.kernel.registers import Registers

if cython.compiled:
    import cython


class Watched(Registers):
    """Registers, the event just before the position, and what is watched.

    Args:
        levels: how deep the stack can get.
    """

    def __init__(self, levels: int) -> None:
        self._require_unbuilt()
        self.event_op, self.event_subject, self.event_item, self.event_option = code.START, 0, -1, -1
        self._watch([], 0)
        super().__init__(levels)

    def watch(self, clauses: list[int], attention: int) -> None:
        """Set what AT_WATCH stops at, as `Condition` writes it down; a ValueError where these are no clauses."""
        self._take()
        try:
            self._watch(clauses, attention)
        finally:
            self._set_free()

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
        """Whether any clause is met; the event has been recalled.

        A clause is: its length; the events as bits, 0 for any; a depth or -1; how many items, and these; how many
        options, and these; how many sizes, and an item and the greatest size for each.
        """
        at = 0
        while at < self.watched_length:
            if self._happens(at) and self._holds(at) and self._counts_here(at):
                return True
            at += self.watched[at]
        return False

    @cython.final
    def _counts_here(self, at: int) -> bool:
        """Whether a clause says anything of the event; otherwise only the first position of many is met."""
        watched = self.watched
        if watched[at + 1] != 0 or watched[at + 3] != 0 or watched[at + 4 + watched[at + 3]] != 0:
            return True
        return not self._held_before(at)

    @cython.final
    def _happens(self, at: int) -> bool:
        """Whether the last event is as a clause says."""
        watched = self.watched
        if watched[at + 1] and (self.event_op < 0 or not watched[at + 1] & (1 << self.event_op)):
            return False
        items = at + 3
        options = items + 1 + watched[items]
        return self._is_among(self.event_item, items) and self._is_among(self.event_option, options)

    @cython.final
    def _is_among(self, number: int, at: int) -> bool:
        """Whether a number is in a list that begins with its length; an empty list has every number."""
        for k in range(at + 1, at + 1 + self.watched[at]):
            if self.watched[k] == number:
                return True
        return self.watched[at] == 0

    @cython.final
    def _holds(self, at: int) -> bool:
        """Whether the depth and the sizes are as a clause says."""
        watched = self.watched
        if watched[at + 2] >= 0 and self.depth != watched[at + 2]:
            return False
        sizes = at + 4 + watched[at + 3]
        sizes += 1 + watched[sizes]
        for k in range(watched[sizes]):
            size = self._live_size(watched[sizes + 1 + 2 * k])
            if size < 0 or size > watched[sizes + 2 + 2 * k]:
                return False
        return True

    @cython.final
    def _held_before(self, at: int) -> bool:
        """Whether the same held one event ago; at position 0 nothing begins."""
        if self.position == 0:
            return True
        self._run_back(self.position - 1, code.PAUSE)
        held = self._holds(at)
        self._run(self.position + 1, code.PAUSE)
        return held

    # --- what kernels add -------------------------------------------------------------------------

    def _run(self, limit: int, attention: int) -> None:
        """Make events happen up to a position, returning after any whose bit is in ``attention``."""
        self.next_op = code.END  # without a kernel nothing ever happens

    def _run_back(self, limit: int, attention: int) -> None:
        """Take events back down to a position, returning where the last event's bit may be in ``attention``."""

    def _recall(self) -> None:
        """Fill the ``event`` registers with the event just before this position; the position stays."""

    def _live_size(self, item: int) -> int:
        """How many options an item has left; -1 when it is covered."""
        return -1


def require_clauses(watched: "array[int]") -> None:
    """See to it that numbers are clauses as `Condition.numbers` writes them: each ends where it says, and so do its lists.

    Raises:
        ValueError: they are not.
    """
    at = 0
    while at < len(watched):
        end, cursor = at + watched[at], at + 3
        for width in (1, 1, 2):  # items, options; sizes come in pairs
            if at < cursor < end <= len(watched) and watched[cursor] >= 0:
                cursor += 1 + width * watched[cursor]
            else:
                cursor = -1
        if cursor != end:
            raise ValueError("these are no clauses; give the numbers() of a Condition")
        at = end
