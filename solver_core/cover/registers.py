"""The registers of a search: where it stands, what it has counted, and how that is kept.

The same position always gives the same values, whatever the way there::

    position    events that have happened
    turn        the event that comes next; END when all has happened
    depth       options on the stack
    stack       one entry a level, from 0; what it means is up to the kernel
    counts      how often each event has happened
    profile     for each depth: decisions, guesses, dead ends, solutions, prunes, updates

Beside them the tree and the timeline into which a machine that only goes forward writes what happens. Compiled with
the types in ``registers.pxd``.
"""

from array import array

from solver_core import plain as cython
from solver_core.cover import codes as code
from solver_core.cover import memory
from solver_core.cover.timeline import Timeline
from solver_core.cover.tree import Tree

if cython.compiled:
    import cython

ENDLESS = 2**62
_FAR = 1 << 20


class Registers:
    """Where a search stands, and what it has counted.

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
        self.edge = ENDLESS
        self._stand_at_start()

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
        """From here on, enter what happens in a tree and in a timeline that begins here; then go forward only."""
        self.tree = tree
        self.has_tree = True
        if timeline is not None:
            timeline.begin(self.position, self.counts_array)
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
            self.edge = self.timeline.start + (self.timeline.count + 1) * self.timeline.width

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
