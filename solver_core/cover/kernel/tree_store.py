"""Stores a search tree: its nodes in the order of entering, in flat arrays of bounded size.

A node is entered at its landmark (an item chosen, a dead end, a solution, a prune) and left when its option
is taken back. While the search is inside, ``last`` is -1. One node, 49 bytes::

    parent depth item option   i4    its place; a parent precedes its children, a subtree is contiguous
    kind                       u1    its landmark
    first last                 i8    its positions: just after its landmark, and just after it was left
    solutions hidden           i8    of its subtree: solutions found, nodes not stored

The number of nodes is bounded. A full tree collapses: finished subtrees, those without
a solution before others and the deepest first, are reduced to one node that knows how many there were (``hidden``)
and where they are, so that they can be walked again. Compiled with the types in ``tree_store.pxd``.
"""

from array import array
from operator import index
from typing import NoReturn

from solver_core import plain as cython
from solver_core.cover.kernel import codes as code
from solver_core.cover.kernel import memory
from solver_core.cover.kernel.arguments import refuse_copy

if cython.compiled:
    import cython

MOST = 1_500_000
"""Nodes that a tree stores by default: 74 MB."""

LAYERS = 1024
"""Depths distinguished when a tree collapses; in a deeper tree, neighbouring depths are treated alike."""

NEVER = 2 * LAYERS
"""The rank of a node whose children must stay, because the search is inside."""

NOWHERE = -2
"""The depth of the tip after the root was left: no node can be entered below it."""


class TreeStore:
    """The nodes of a search, filled by a machine and read by `Tree`.

    A node that is not stored is counted in ``hidden`` of its innermost stored ancestor. Numbers of
    nodes are valid until the tree collapses; positions always are.

    Attributes:
        count: how many nodes are stored.
        walked: how many were entered, stored or not.
        tip: the innermost node that the search is in; -1 before the root is entered and after it is left.

    Args:
        most: how many nodes may be stored.
        depth: options on the stack at the root; not 0 for a subtree that is walked again.

    Raises:
        ValueError: there are too many nodes to be numbered, or the depth is invalid.
    """

    def __init__(self, most: int = MOST, depth: int = 0) -> None:
        if cython.compiled and self.room:
            raise ValueError("this tree is built already; make another one")
        most, depth = index(most), index(depth)
        if most >= code.FAR or not 0 <= depth < code.FAR:
            raise ValueError(f"a tree cannot hold {most} nodes from depth {depth} on; stay below {code.FAR}")
        self.is_taken = False
        self.most = max(most, 1)
        self.count = self.room = 0
        self.walked = self.next_collapse = 0
        self.tip = -1
        self.tip_depth = depth - 1
        self.shift = 0
        self.ranks_array = array("q", [0]) * (NEVER + 1)
        self.ranks = memory.long_integers(self.ranks_array)
        self.arrays = tuple(array(typecode) for typecode in "iiiiBqqqq")
        self._extend(min(self.most, 256))

    def __reduce_ex__(self, protocol: object) -> NoReturn:
        """Refuse to be copied or pickled."""
        refuse_copy(self, "its nodes are values to be kept")

    # --- walking ----------------------------------------------------------------------------------

    def enter(self, depth: int, kind: int, item: int, option: int, position: int) -> None:
        """Enter a node below the tip; the position is that just after its landmark.

        Raises:
            ValueError: the depth or position is negative, or a machine fills the tree.
        """
        self.require_untaken()
        depth, position = index(depth), index(position)
        _require_node(depth, position)
        self.note_entered(depth, kind, item, option, position)

    def leave(self, depth: int, position: int) -> None:
        """Leave the node at a depth, after all below it; the position is that just after.

        Raises:
            ValueError: the depth or position is negative, or a machine fills the tree.
        """
        self.require_untaken()
        depth, position = index(depth), index(position)
        _require_node(depth, position)
        self.note_exit(depth, position)

    @cython.final
    def require_untaken(self) -> int:
        """Refuse if a machine fills it, or it was not built."""
        if cython.compiled and not self.room:
            raise ValueError("this tree was never built; call Tree() to make one")
        if self.is_taken:
            raise ValueError("a machine fills this tree; make another one")
        return 0

    @cython.final
    def take(self) -> None:
        """Let only a machine fill it from here on."""
        self.is_taken = True

    @cython.final
    def note_entered(self, depth: int, kind: int, item: int, option: int, position: int) -> None:
        """Like `enter`, for the machine that fills it. A parent is always one level above."""
        if depth != self.tip_depth + 1 or (self.count == self.room and not self._finds_room()):
            self._pass_by(kind)
            return
        number = self.count
        self.parent[number] = self.tip
        self.depth[number] = depth
        self.kind[number] = kind
        self.item[number] = item
        self.option[number] = option
        self.first[number] = position
        self.last[number] = -1
        self.solutions[number] = kind == code.SOLUTION
        self.hidden[number] = 0
        self.count += 1
        self.walked += 1
        self.tip = number
        self.tip_depth = depth

    @cython.final
    def note_exit(self, depth: int, position: int) -> None:
        """Like `leave`, for the machine that fills it."""
        if depth != self.tip_depth or self.tip < 0:
            return
        number = self.tip
        self.last[number] = position
        self.tip = self.parent[number]
        self.tip_depth = depth - 1
        if self.tip < 0:
            self.tip_depth = NOWHERE
        else:
            self.solutions[self.tip] += self.solutions[number]

    @cython.final
    def _pass_by(self, kind: int) -> None:
        """Count a node that cannot be stored at its parent. No node follows the root."""
        if self.tip >= 0:
            self.walked += 1
            self.hidden[self.tip] += 1
            self.solutions[self.tip] += kind == code.SOLUTION

    # --- room -------------------------------------------------------------------------------------

    def make_room(self, nodes: int) -> None:
        """Grow before a run that may enter this many nodes, at most to twice the number stored.

        A run grows the tree itself if necessary, but must then wait for the interpreter's lock.
        """
        self.require_untaken()
        if (nodes := index(nodes)) < 0:
            raise ValueError(f"there is no room for {nodes} nodes; give 0 or more")
        self.grow_in_background(min(nodes, code.FAR))

    @cython.final
    def grow_in_background(self, nodes: int) -> None:
        """Like `make_room`, for the machine that fills it."""
        room = min(self.count + nodes, 2 * self.count + 256, self.most)
        if room > self.room:
            self._extend(room)

    @cython.final
    def _finds_room(self) -> bool:
        """Make room for one more node in a full tree, by growing or else by collapsing; returns whether there is room.

        A collapse that freed little (because the search is inside nearly all nodes) is not repeated
        at once. The result depends on the nodes alone, not on how a run was cut into slices.
        """
        if self.room < self.most:
            self._grow()
        if self.count == self.room and self.walked >= self.next_collapse:
            self._collapse()
        return self.count < self.room

    @cython.final
    def _grow(self) -> None:
        """Make room for twice as many nodes; without memory, the tree keeps its size."""
        try:
            self._extend(min(2 * self.room, self.most))
        except MemoryError:
            self.most = self.room

    @cython.final
    def _extend(self, room: int) -> None:
        try:
            for one in self.arrays:
                one.frombytes(bytes(one.itemsize * max(0, room - len(one))))
            self.room = room
        finally:  # Arrays that were extended have moved, even if the next one fails.
            self._hold_arrays()

    @cython.final
    def _hold_arrays(self) -> None:
        parents, depths, items, options, kinds, firsts, lasts, solutions, hidden = self.arrays
        self.parent = memory.integers(parents)
        self.depth = memory.integers(depths)
        self.item = memory.integers(items)
        self.option = memory.integers(options)
        self.kind = memory.octets(kinds)
        self.first = memory.long_integers(firsts)
        self.last = memory.long_integers(lasts)
        self.solutions = memory.long_integers(solutions)
        self.hidden = memory.long_integers(hidden)
        self.firsts = firsts

    # --- collapsing -------------------------------------------------------------------------------

    @cython.final
    def _collapse(self) -> None:
        """Remove everything below nodes up to a rank, so that half of the room is free.

        Nodes move to smaller numbers. No node's rank exceeds its parent's, so everything below a removed node
        goes, too, and ``above``, the innermost ancestor that stays, decides by its rank.
        """
        cut = self._cut()
        count, above = 1, 0
        for number in range(1, self.count):
            while self.depth[above] >= self.depth[number]:
                above = self.parent[above]
            if self._rank(above) <= cut:
                self.hidden[above] += 1 + self.hidden[number]
                continue
            self._move(number, count)
            self.parent[count] = above
            above = count
            if self.tip == number:
                self.tip = count
            count += 1
        self.count = count
        self.next_collapse = self.walked + self.room // 4

    @cython.final
    def _cut(self) -> int:
        """The least rank at which collapsing frees half of the room; the last if there is none."""
        deepest = 0
        for number in range(self.count):
            deepest = max(deepest, self.depth[number])
        self.shift = 0
        while deepest >> self.shift >= LAYERS:
            self.shift += 1
        for rank in range(NEVER + 1):
            self.ranks[rank] = 0
        for number in range(1, self.count):
            self.ranks[self._rank(self.parent[number])] += 1
        wanted = self.count - self.room // 2
        for rank in range(NEVER):
            wanted -= self.ranks[rank]
            if wanted <= 0:
                return rank
        return NEVER - 1

    @cython.final
    def _rank(self, number: int) -> int:
        """The order in which children leave a full tree: those without a solution first, the deepest first."""
        if self.last[number] < 0:
            return NEVER
        height = LAYERS - 1 - (self.depth[number] >> self.shift)
        return height if self.solutions[number] == 0 else LAYERS + height

    @cython.final
    def _move(self, number: int, to: int) -> None:
        """Copy all fields except the parent."""
        self.depth[to] = self.depth[number]
        self.kind[to] = self.kind[number]
        self.item[to] = self.item[number]
        self.option[to] = self.option[number]
        self.first[to] = self.first[number]
        self.last[to] = self.last[number]
        self.solutions[to] = self.solutions[number]
        self.hidden[to] = self.hidden[number]


def _require_node(depth: int, position: int) -> None:
    if not 0 <= depth < code.FAR or position < 0:
        raise ValueError(f"depth {depth} at position {position} is no place of a search; both begin at 0")
