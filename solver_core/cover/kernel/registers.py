"""The registers of a search: its position, its counters, and how they are saved.

The same position always has the same values, however it was reached::

    position    events that have happened
    next_op     the next event; END at the end
    depth       options on the stack
    stack       one entry per level, from 0; kernels define its meaning
    counts      how often each event has happened
    profile     for each depth a row of PROFILE counts: decisions, guesses, dead ends, solutions, prunes, updates
    bests       for the fewest options: the covers found, each better than the previous one
    bound       likewise: the bound, between the BOUND of a tree node and the event after it

A saved position has the same registers, but of the profile the rows up to the last that has counted anything, and of
the stack only the levels in use. It is saved where a tree node is about to be entered, so `next_op` is known::

    position depth rows | counts       | profile             | stack         | bests
    _HEAD x i8            OPS x i8       rows x PROFILE x i8   depth x i4      what `Bests.save` returned, if any
                        ^ counts       ^ profile             ^ stack         ^ more        places, in bytes

A machine that only goes forward can also fill a tree and a timeline.

Compiled code does not check array indices, so everything from outside is checked on entry: numbers,
saved positions, and that no other thread is moving the machine. Compiled with the types in ``registers.pxd``.
"""

from array import array
from operator import index
from typing import NoReturn

from solver_core import plain as cython
from solver_core.cover.kernel import codes as code
from solver_core.cover.kernel import memory
from solver_core.cover.kernel.arguments import refuse_copy, require
from solver_core.cover.kernel.bests import Bests
from solver_core.cover.kernel.owned import Owned
from solver_core.cover.kernel.timeline import Timeline
from solver_core.cover.kernel.tree import Tree

if cython.compiled:
    import cython

ENDLESS = 2**62
_FAR = 1 << 20
_HEAD = 3
"""Numbers before the counts in a saved position: position, depth, rows of the profile."""


class Registers(Owned):
    """The position and counters of a search.

    Args:
        levels: the greatest depth of the stack.
        most: the options that the first cover may have, each later one having fewer; None: every cover counts.

    Raises:
        ValueError: a number is negative, or there are more levels than any problem has.
    """

    def __init__(self, levels: int, most: int | None = None) -> None:
        self._require_unbuilt()
        if not 0 <= (levels := index(levels)) < code.FAR:
            raise ValueError(f"a stack of {levels} levels cannot be held; give 0 to {code.FAR - 1}")
        self.minimizes = most is not None
        if most is not None:
            levels = min(index(most), levels)
        self.bests = Bests(levels if self.minimizes else 0)
        self.levels = levels
        rows = min(levels, code.DEEPEST) + 1
        self._stack = array("i", [0]) * (levels + 1)
        self._counts = array("q", [0]) * code.OPS
        self._profile = array("q", [0]) * (code.PROFILE * rows)
        self.blanks = [(one, one[:]) for one in (self._stack, self._counts, self._profile)]
        self.stack = memory.integers(self._stack)
        self.counts = memory.long_integers(self._counts)
        self.profile = memory.long_integers(self._profile)
        self.stack_array, self.counts_array = memory.view_of(self._stack), memory.view_of(self._counts)
        self.profile_array = memory.view_of(self._profile)
        self.has_tree = self.has_timeline = False
        self.low = self.high = 0
        self.edge = ENDLESS
        self._reset()
        self._end_use()

    def __reduce_ex__(self, protocol: object) -> NoReturn:
        """Refuse to be copied or pickled."""
        refuse_copy(self, "make another one of the same matrix and seek its position")

    @cython.final
    def _require_no_tree(self) -> int:
        """Refuse to jump or go back while a tree is attached."""
        if self.has_tree:
            raise ValueError("a machine with a tree goes forward only; make another one to stand elsewhere")
        return 0

    # --- counting ---------------------------------------------------------------------------------

    @cython.final
    def _enter(self, kind: int, item: int, option: int, is_guess: int) -> None:
        """Enter a tree node at its landmark; the position is that before it."""
        self.counts[kind] += 1
        self._count_node(kind, is_guess, 1)
        if self.depth > self.high:
            self.high = self.depth
        if self.has_tree:
            self.tree.note_entered(self.depth, kind, item, option, self.position + 1)

    @cython.final
    def _unenter(self, kind: int, is_guess: int) -> None:
        """Take back what `_enter` did."""
        self.counts[kind] -= 1
        self._count_node(kind, is_guess, -1)

    @cython.final
    def _note_exit(self, depth: int) -> None:
        """Leave the tree node at a depth; the position is that before the event that leaves it."""
        if depth - 1 < self.low:
            self.low = depth - 1 if depth > 0 else 0
        if self.has_tree:
            self.tree.note_exit(depth, self.position + 1)

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
        """Where the counts of this depth start in the profile."""
        return code.PROFILE * (self.depth if self.depth < code.DEEPEST else code.DEEPEST)

    @cython.final
    def _close_bucket(self) -> None:
        """Close a full bucket of the timeline."""
        if self.depth > self.high:  # an option has been tried, but no tree node entered yet
            self.high = self.depth
        self.timeline.add(self.low, self.high, self.counts)
        self.low = self.high = self.depth
        self.edge += self.timeline.width

    # --- the tree and the timeline ----------------------------------------------------------------

    def attach(self, tree: Tree, timeline: Timeline | None = None) -> None:
        """Record what happens from here on in a tree and a timeline; the machine then only goes forward.

        Raises:
            ValueError: they belong to another machine.
        """
        self._require_free()
        require(tree, Tree, "tree")
        if timeline is not None:
            require(timeline, Timeline, "timeline")
        self._fill(tree, timeline)

    @cython.final
    def _fill(self, tree: Tree, timeline: Timeline | None) -> int:
        tree.require_untaken()
        if timeline is not None:
            timeline.begin(self.position, self._counts)
            timeline.take()
            self.timeline = timeline
            self.has_timeline = True
        tree.take()
        self.tree = tree
        self.has_tree = True
        self.low = self.high = self.depth
        return 0

    def _make_room(self, limit: int, stop: int) -> None:
        if stop & code.AT_WATCH:
            raise ValueError("a machine with a tree watches nothing: it would enter nodes twice")
        events = max(0, limit - self.position)
        if events > _FAR:
            raise ValueError(f"with a tree, go at most {_FAR:,} events at a time")
        self.tree.grow_in_background(events)
        if self.has_timeline:
            self.timeline.grow_in_background(events)
            self.edge = self.timeline.start + (self.timeline.count + 1) * self.timeline.width

    # --- checkpoints ------------------------------------------------------------------------------

    def save(self) -> bytes:
        """The state needed to return here; only valid where a tree node is about to be entered."""
        self._begin_use()
        try:
            if self.next_op != code.CHOOSE:
                raise ValueError("a position can be saved only where a tree node is about to be entered")
            rows = self._rows_in_use()
            registers = array("q", [self.position, self.depth, rows])
            profile = self._profile[: rows * code.PROFILE]
            whole = registers + self._counts + profile
            known = self.bests.save() if self.minimizes else b""
            return whole.tobytes() + self._stack[: self.depth].tobytes() + known
        finally:
            self._end_use()

    def restore(self, saved: bytes) -> None:
        """Return to where `save` was called.

        Raises:
            ValueError: it was saved by the machine of another search; this machine is then at position 0.
        """
        self._begin_use()
        try:
            self._require_no_tree()
            self._restore_at(saved)
        finally:
            self._end_use()

    @cython.final
    def _restore_at(self, saved: bytes) -> int:
        self._reset()
        self._reset_links()
        position, depth, rows, more = self._sizes_of(saved)
        counts = 8 * _HEAD
        profile = counts + 8 * code.OPS
        stack = profile + 8 * rows * code.PROFILE
        try:
            if self.minimizes:
                self.bests.restore(saved[more:])
            if depth:
                self._stack[:depth] = array("i", saved[stack:more])
            self._descend(depth)
        except ValueError:
            self._reset()
            self._reset_links()
            raise
        self._counts[:] = array("q", saved[counts:profile])
        if rows:
            self._profile[: rows * code.PROFILE] = array("q", saved[profile:stack])
        self.position = position
        return 0

    @cython.final
    def _sizes_of(self, saved: bytes) -> tuple[int, int, int, int]:
        """Position, depth and profile rows of a saved position, and where its stack ends."""
        require(saved, bytes, "saved position")
        if len(saved) >= 8 * _HEAD:
            position, depth, rows = array("q", saved[: 8 * _HEAD])
            more = 8 * (_HEAD + code.OPS + rows * code.PROFILE) + 4 * depth
            has_room = 0 <= depth <= self.levels and 0 <= rows * code.PROFILE <= len(self._profile)
            if has_room and 0 <= position < ENDLESS and more <= len(saved):
                return position, depth, rows, more
        raise ValueError("this position was not saved by a machine of the same search")

    def restart(self) -> None:
        """Return to position 0 at once, by copying instead of going back."""
        self._begin_use()
        try:
            self._require_no_tree()
            self._reset()
            self._reset_links()
        finally:
            self._end_use()

    @cython.final
    def _reset(self) -> None:
        self.next_op = code.CHOOSE
        self.depth = self.position = self.bound = 0
        self.bests.clear()
        for one, blank in self.blanks:
            one[:] = blank

    def _rows_in_use(self) -> int:
        last = len(self._profile)
        while last > 0 and self.profile[last - 1] == 0:
            last -= 1
        return (last + code.PROFILE - 1) // code.PROFILE

    # --- what kernels add -------------------------------------------------------------------------

    def _reset_links(self) -> None:
        """Reset the kernel's own state to position 0."""

    def _descend(self, depth: int) -> None:
        """Apply the first levels of the stack from position 0; counters are set afterwards."""
