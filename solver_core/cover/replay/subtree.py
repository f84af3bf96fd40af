"""Reading a tree from its root down: where subtrees end, straight runs, siblings, how many nodes there are.

A `Tree` answers for one node at a time. Going down from the root through `children` shows more on the way:
subtrees lie in one piece, so each ends where its next sibling begins, and the last where its parent ends. Nothing
here looks at more nodes than it answers for, so a tree of a million nodes is read as quickly as a small one.

Numbers of nodes are good until the tree collapses; a position, such as a node's ``first``, is good always. What
has been read of finished nodes can be remembered while none collapses (`Memory`).
"""

from dataclasses import dataclass, field
from typing import NamedTuple

from solver_core.cover.kernel import codes as code
from solver_core.cover.kernel.timeline import Timeline
from solver_core.cover.kernel.tree import Tree, TreeNode

LONGEST = 500
"""Nodes of a straight run that are reported at once; a longer one is reported in parts."""

_REMEMBERED = 20_000
_FINE = 64


class HeldSubtree(NamedTuple):
    """A node and how far its subtree reaches.

    Attributes:
        node: its root.
        end: the number after that of the last node held in it.
    """

    node: TreeNode
    end: int

    @property
    def held(self) -> int:
        """How many of its nodes are held."""
        return self.end - self.node.number

    def contains(self, position: int) -> bool:
        """Whether the node is under way at a position: it has been entered and not yet left."""
        return self.node.first <= position and not 0 <= self.node.last <= position


@dataclass(slots=True)
class Memory:
    """Finished nodes already read, good while no node goes: a reading that finds them asks the tree for less."""

    children: dict[int, list[HeldSubtree]] = field(default_factory=dict)
    missing: int = 0

    def keep_for(self, tree: Tree) -> None:
        """Forget everything if nodes have gone since, for others may have their numbers now."""
        missing = tree.walked - len(tree)
        if missing != self.missing or len(self.children) > _REMEMBERED:
            self.children.clear()
            self.missing = missing


class Subtrees:
    """The subtrees of one tree that stands still meanwhile; only its attributes may be asked when it goes on.

    Attributes:
        tree: what is read.
        walked: how many nodes were entered.
        is_truncated: whether some of them are not held.

    Args:
        tree: what is read.
        memory: of this tree alone; without one, nothing is remembered.
    """

    def __init__(self, tree: Tree, memory: Memory | None = None) -> None:
        self.tree = tree
        self.walked, self.is_truncated = tree.walked, tree.is_truncated
        self._memory = Memory() if memory is None else memory
        self._memory.keep_for(tree)

    def root(self) -> HeldSubtree | None:
        """The whole tree; None before its root is entered."""
        return HeldSubtree(self.tree[0], len(self.tree)) if len(self.tree) else None

    def children(self, branch: HeldSubtree) -> list[HeldSubtree]:
        """What hangs below a node and is held, in the order of entering; not to be changed."""
        node, tree = branch.node, self.tree
        if (known := self._memory.children.get(node.number)) is not None:
            return known
        numbers = tree.children(node.number)
        ends = [*numbers[1:], branch.end]
        children = [HeldSubtree(tree[number], end) for number, end in zip(numbers, ends, strict=False)]
        if node.last >= 0:
            self._memory.children[node.number] = children
        return children

    def run(self, branch: HeldSubtree, most: int = LONGEST) -> list[HeldSubtree]:
        """The straight run that begins here: decisions that have, so far, a single child each, one below the other.

        Empty where the node has several children, none, or some that are not held. What hangs below the last of
        the run is no part of it.
        """
        found: list[HeldSubtree] = []
        while len(found) < most and branch.node.kind == code.CHOOSE and not branch.node.hidden:
            below = self.children(branch)
            if len(below) != 1:
                break
            found.append(branch)
            branch = below[0]
        return found


def number_of(tree: Tree, first: int) -> int | None:
    """The number of the node that was entered at a position; None if it is not held."""
    number = tree.node_at(first)
    return number if number >= 0 and tree[number].first == first else None


def nodes_between(timeline: Timeline, start: int, end: int) -> int:
    """About how many nodes were entered between two positions, held or not; a bucket's share where it is cut."""
    nodes = 0.0
    for bucket in timeline.buckets(start, end, most=_FINE):
        inside = min(bucket.end, end) - max(bucket.start, start)
        entered = bucket.decisions + bucket.dead_ends + bucket.solutions + bucket.pruned
        nodes += entered * max(0, inside) / (bucket.end - bucket.start)
    return round(nodes)
