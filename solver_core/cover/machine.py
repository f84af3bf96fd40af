"""What all kernels share: a search as a machine that stands between two events and can be moved either way.

No recursion, no generator, no log. A kernel tells which event comes next (`turn`), makes events happen
(`_run`), takes them back (`_run_back`) and works out from its state which event came last (`_recall`). This
module counts them, stops where it is told to, and keeps checkpoints, the tree and the timeline.

Registers; the same position always gives the same values, whatever the way there::

    position    events that have happened
    turn        the event that comes next; END when all has happened
    depth       options on the stack
    stack       one entry a level, from 0; what it means is up to the kernel
    counts      how often each event has happened
    profile     for each depth: decisions, guesses, dead ends, solutions, prunes, updates

Compiled with the types in ``machine.pxd``.
"""

from array import array
from typing import Final

from solver_core import plain as cython
from solver_core.cover import codes as code
from solver_core.cover import memory
from solver_core.cover.timeline import Timeline
from solver_core.cover.tree import Tree

if cython.compiled:
    import cython

COMPILED: Final = bool(cython.compiled)
"""Whether this runs as machine code."""

ENDLESS = 2**62
_FAR = 1 << 20


class Machine:
    """A search that can be moved; kernels say how.

    Args:
        levels: how deep the stack can get.
    """

    def __init__(self, levels: int) -> None:
        self.levels = levels
        rows = min(levels, code.DEEPEST) + 1
        self.stack_array = array("i", [0]) * (levels + 1)
        self.counts_array = array("q", [0]) * code.OPS
        self.profile_array = array("q", [0]) * (code.PROFILE * rows)
        self.blanks = [(held, held[:]) for held in (self.stack_array, self.counts_array, self.profile_array)]
        self.stack = memory.integers(self.stack_array)
        self.counts = memory.long_integers(self.counts_array)
        self.profile = memory.long_integers(self.profile_array)
        self.has_tree = self.has_timeline = False
        self.low = self.high = 0
        self.event_op, self.event_subject, self.event_item, self.event_option = code.START, 0, -1, -1
        self.edge = ENDLESS
        self.broken = 0
        self.watch([], 0)
        self._stand_at_start()

    # --- moving -----------------------------------------------------------------------------------

    def forward(self, limit: int, stop: int = 0) -> bool:
        """Run to position ``limit``, the end or a place in ``stop``; answer whether it was such a place.

        Raises:
            AssertionError: the links are checked and one is wrong.
        """
        if self.has_tree:
            self._make_room(limit, stop)
        with cython.nogil:
            met = self._forward(limit, stop)
        if self.broken:
            raise AssertionError(f"the links around node {self.broken} are broken")
        return met

    def back(self, limit: int, stop: int = 0) -> bool:
        """Run back to position ``limit`` or a place in ``stop``; answer whether it was such a place.

        Raises:
            AssertionError: the links are checked and one is wrong.
        """
        with cython.nogil:
            met = self._back(limit, stop)
        if self.broken:
            raise AssertionError(f"the links around node {self.broken} are broken")
        return met

    @cython.final
    def _forward(self, limit: int, stop: int) -> bool:
        attention = self._attention(stop)
        while self.position < limit and self.turn != code.END and not self.broken:
            near = limit if limit < self.edge else self.edge
            if attention & code.LINKS:
                near = self.position + 1
            before = self._counted(stop)
            self._run(near, attention)
            if self.position == self.edge:
                self._turn_page()
            # Kernels return just after an event that is asked for, so its count tells whether this is its place.
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
        """After which events a run is to return, so that the place can be looked at."""
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
        if not stop & code.DEEDS:  # the usual question is for a landmark
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
        """Whether this place is one of those in ``stop``."""
        if stop & code.AT_NODE and self.turn == code.CHOOSE:
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
        """Whether this place is one of those in ``stop``."""
        return self._is_met(stop)

    def last_event(self) -> tuple[int, int, int, int]:
        """The event just before this place: op (START at position 0), subject, item and option, or -1 each.

        Items and options have the numbers of the problem; the subject is a node, an item, an option or a number.
        """
        self._recall()
        return self.event_op, self.event_subject, self.event_item, self.event_option

    def state(self) -> list[bytes]:
        """Everything that makes up this place, as bytes."""
        registers = f"{self.position} {self.turn} {self.depth}".encode()
        held = (self.counts_array, self.profile_array, self.stack_array)
        return [registers, *(part.tobytes() for part in held)]

    # --- watched conditions -----------------------------------------------------------------------

    def watch(self, clauses: list[int], attention: int) -> None:
        """Set what AT_WATCH stops at, as `Condition` writes it down."""
        self.watched_array = array("i", clauses or [0])
        self.watched = memory.integers(self.watched_array)
        self.watched_length = len(clauses)
        self.watch_attention = attention

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
        """Whether a clause says anything of the event; otherwise only the first place of many is met."""
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

    # --- counting ---------------------------------------------------------------------------------

    @cython.final
    def _enter(self, kind: int, item: int, option: int, is_guess: int) -> None:
        """A tree node is entered, with its landmark; the position is that before it."""
        self.counts[kind] += 1
        self._count_node(kind, is_guess, 1)
        if self.depth > self.high:
            self.high = self.depth
        if self.has_tree:
            self.tree.enter(self.depth, kind, item, option, self.position + 1)

    @cython.final
    def _unenter(self, kind: int, is_guess: int) -> None:
        """The same taken back."""
        self.counts[kind] -= 1
        self._count_node(kind, is_guess, -1)

    @cython.final
    def _leave(self, depth: int) -> None:
        """The tree node at a depth is left; the position is that before the event that leaves it."""
        if depth - 1 < self.low:
            self.low = depth - 1 if depth > 0 else 0
        if self.has_tree:
            self.tree.leave(depth, self.position + 1)

    @cython.final
    def _count_node(self, kind: int, is_guess: int, one: int) -> None:
        row = self._row()
        if kind == code.CHOOSE:
            self.profile[row + code.DECISIONS] += one
            if is_guess:
                self.profile[row + code.GUESSES] += one
        elif kind == code.DEAD_END:
            self.profile[row + code.DEAD_ENDS] += one
        elif kind == code.SOLUTION:
            self.profile[row + code.SOLUTIONS] += one
        else:
            self.profile[row + code.PRUNED] += one

    @cython.final
    def _row(self) -> int:
        """Where the counts of this depth begin in the profile."""
        return code.PROFILE * (self.depth if self.depth < code.DEEPEST else code.DEEPEST)

    @cython.final
    def _turn_page(self) -> None:
        """A bucket of the timeline is full."""
        if self.depth > self.high:  # an option has been tried, and no tree node been entered yet
            self.high = self.depth
        self.timeline.add(self.low, self.high, self.counts)
        self.low = self.high = self.depth
        self.edge += self.timeline.width

    # --- the tree and the timeline ----------------------------------------------------------------

    def attach(self, tree: Tree, timeline: Timeline | None = None) -> None:
        """From here on, enter what happens in a tree, and from position 0 on in a timeline; then go forward only."""
        self.tree = tree
        self.has_tree = True
        if timeline is not None:
            self.timeline = timeline
            self.has_timeline = True
        self.low = self.high = self.depth

    def _make_room(self, limit: int, stop: int) -> None:
        if stop & code.AT_WATCH:
            raise ValueError("a machine with a tree watches nothing: it would enter nodes twice")
        ticks = max(0, limit - self.position)
        if ticks > _FAR:
            raise ValueError(f"with a tree, go at most {_FAR:,} ticks at a time")
        self.tree.make_room(ticks)
        if self.has_timeline:
            self.timeline.make_room(ticks)
            self.edge = (self.timeline.count + 1) * self.timeline.width

    # --- checkpoints ------------------------------------------------------------------------------

    def save(self) -> bytes:
        """All that is needed to stand here again; only where a tree node is about to be entered."""
        if self.turn != code.CHOOSE:
            raise ValueError("a place can be saved only where a tree node is about to be entered")
        rows = self._rows_in_use()
        registers = array("q", [self.position, self.depth, rows])
        profile = self.profile_array[: rows * code.PROFILE]
        whole = registers + self.counts_array + profile
        return whole.tobytes() + self.stack_array[: self.depth].tobytes() + self._save_more()

    def restore(self, saved: bytes) -> None:
        """Stand where `save` was called."""
        registers = array("q", saved[: 8 * 3])
        position, depth, rows = registers
        counts = 8 * 3
        profile = counts + 8 * code.OPS
        stack = profile + 8 * rows * code.PROFILE
        more = stack + 4 * depth
        self.restart()
        self._restore_more(saved[more:])
        levels = array("i", saved[stack:more])
        self.stack_array[:depth] = levels
        self._descend(depth)
        self.counts_array[:] = array("q", saved[counts:profile])
        self.profile_array[: rows * code.PROFILE] = array("q", saved[profile:stack])
        self.profile_array[rows * code.PROFILE :] = array(
            "q", bytes(8 * (len(self.profile_array) - rows * code.PROFILE))
        )
        self.position = position

    def restart(self) -> None:
        """Stand at position 0 at once, by copying instead of going back."""
        self._stand_at_start()
        self._make_whole()

    def _stand_at_start(self) -> None:
        self.turn = code.CHOOSE
        self.depth = self.position = 0
        for held, blank in self.blanks:
            held[:] = blank

    def _rows_in_use(self) -> int:
        last = len(self.profile_array)
        while last > 0 and self.profile[last - 1] == 0:
            last -= 1
        return (last + code.PROFILE - 1) // code.PROFILE

    # --- what kernels add -------------------------------------------------------------------------

    def _make_whole(self) -> None:
        """Put back everything that belongs to the kernel as it was at position 0."""

    def _save_more(self) -> bytes:
        """What the kernel must remember beside stack and counts."""
        return b""

    def _restore_more(self, saved: bytes) -> None:
        """Take up again what `_save_more` told."""

    def _descend(self, depth: int) -> None:
        """From position 0, do what the first levels of the stack say; counters are set afterwards."""

    def _run(self, limit: int, attention: int) -> None:
        """Make events happen up to a position, returning after any whose bit is in ``attention``."""

    def _run_back(self, limit: int, attention: int) -> None:
        """Take events back down to a position, returning where the last event's bit may be in ``attention``."""

    def _recall(self) -> None:
        """Fill the ``event`` registers with the event just before this place; the place stays."""

    def _is_inside_column(self) -> bool:
        """Whether a column is partly covered or uncovered."""
        return False

    def _is_inside_option(self) -> bool:
        """Whether an option is partly tried or taken back."""
        return False

    def _is_decided(self) -> bool:
        """Whether from here on everything is only taken back: no level has another option to try."""
        return False

    def _live_size(self, item: int) -> int:
        """How many options an item has left; -1 when it is covered."""
        return -1
