"""Reading a tree from its root down: where subtrees end, chains, siblings, how many nodes there are.

A `Tree` answers for one node at a time. Descending from the root through `children` shows more:
subtrees are contiguous, so each ends where its next sibling begins, and the last where its parent ends. Nothing
here reads more nodes than it returns, so a tree of a million nodes is read as quickly as a small one.

Node numbers are valid until the tree collapses; positions, such as a node's ``first``, always are. What
was read of finished nodes can be cached until then (`Memory`).
"""

from dataclasses import dataclass, field
from typing import NamedTuple

from solver_core.cover.kernel import codes as code
from solver_core.cover.kernel.timeline import Timeline
from solver_core.cover.kernel.tree import Tree, TreeNode

LONGEST = 500
"""Nodes of a chain that are returned at once; a longer one is returned in parts."""

_REMEMBERED = 20_000
_FINE = 64


class StoredSubtree(NamedTuple):
    """A node and the extent of its subtree.

    Attributes:
        node: its root.
        end: the number after that of its last stored node.
    """

    node: TreeNode
    end: int

    @property
    def stored(self) -> int:
        """How many of its nodes are stored."""
        return self.end - self.node.number

    def contains(self, position: int) -> bool:
        """Whether the search is inside the node at a position."""
        return self.node.first <= position and not 0 <= self.node.last <= position


@dataclass(slots=True)
class Memory:
    """A cache of finished nodes, valid until the tree collapses."""

    children: dict[int, list[StoredSubtree]] = field(default_factory=dict)
    missing: int = 0

    def keep_for(self, tree: Tree) -> None:
        """Clear the cache if the tree has collapsed since, because node numbers have changed."""
        missing = tree.walked - len(tree)
        if missing != self.missing or len(self.children) > _REMEMBERED:
            self.children.clear()
            self.missing = missing


class Subtrees:
    """The subtrees of a tree that does not change meanwhile; afterwards only the attributes are valid.

    Attributes:
        tree: the tree.
        walked: how many nodes were entered.
        is_truncated: whether some of them are not stored.

    Args:
        tree: the tree.
        memory: the cache for this tree; None: no cache.
    """

    def __init__(self, tree: Tree, memory: Memory | None = None) -> None:
        self.tree = tree
        self.walked, self.is_truncated = tree.walked, tree.is_truncated
        self._memory = Memory() if memory is None else memory
        self._memory.keep_for(tree)

    def root(self) -> StoredSubtree | None:
        """The whole tree; None before its root is entered."""
        return StoredSubtree(self.tree[0], len(self.tree)) if len(self.tree) else None

    def children(self, branch: StoredSubtree) -> list[StoredSubtree]:
        """The stored children of a node, in the order of entering; do not modify."""
        node, tree = branch.node, self.tree
        if (known := self._memory.children.get(node.number)) is not None:
            return known
        numbers = tree.children(node.number)
        ends = [*numbers[1:], branch.end]
        children = [StoredSubtree(tree[number], end) for number, end in zip(numbers, ends, strict=False)]
        if node.last >= 0:
            self._memory.children[node.number] = children
        return children

    def chain(self, branch: StoredSubtree, most: int = LONGEST) -> list[StoredSubtree]:
        """The chain that begins here: decisions in a row that so far have a single child each.

        Empty if the node has several children, none, or some that are not stored. What is below the last node of
        the chain is not part of it.
        """
        found: list[StoredSubtree] = []
        while len(found) < most and branch.node.kind == code.CHOOSE and not branch.node.hidden:
            below = self.children(branch)
            if len(below) != 1:
                break
            found.append(branch)
            branch = below[0]
        return found


def number_of(tree: Tree, first: int) -> int | None:
    """The number of the node that was entered at a position; None if it is not stored."""
    number = tree.node_at(first)
    return number if number >= 0 and tree[number].first == first else None


def nodes_between(timeline: Timeline, start: int, end: int) -> int:
    """The approximate number of nodes entered between two positions; buckets at the ends count in part."""
    nodes = 0.0
    for bucket in timeline.buckets(start, end, most=_FINE):
        inside = min(bucket.end, end) - max(bucket.start, start)
        entered = bucket.decisions + bucket.dead_ends + bucket.solutions + bucket.pruned
        nodes += entered * max(0, inside) / (bucket.end - bucket.start)
    return round(nodes)
