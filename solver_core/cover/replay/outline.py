"""The top of a search tree, read in pieces, level by level from the root.

A tree may hold a million nodes and go on growing; a picture takes the first few hundred or thousand, level by
level, with the number of those left out. It is read in short turns, because a background run waits meanwhile. Nodes
that the run enters between two turns are skipped. If the tree collapses, node numbers change and it is read again.
"""

from collections import deque
from dataclasses import dataclass
from time import perf_counter
from typing import Final

from solver_core.cover.kernel.tree import TreeNode
from solver_core.cover.replay.background_run import BackgroundRun
from solver_core.cover.replay.subtree import StoredSubtree, Subtrees

_SLICE: Final = 0.002
"""Seconds that a background run has to wait."""


@dataclass(frozen=True, slots=True)
class OutlineNode:
    """One node of an outline.

    Attributes:
        node: the node of the tree.
        parent: the place of its parent in the outline; -1 for the root.
        children: the places of its children that are in the outline, in the order of entering.
        turn: which child of its parent it is, from 1.
        left_out: how many nodes below it, except those below its children, are not in the outline.
        is_exact: whether that number is exact, or a minimum.
    """

    node: TreeNode
    parent: int
    children: tuple[int, ...]
    turn: int
    left_out: int
    is_exact: bool


@dataclass(frozen=True)
class Outline:
    """The top of a tree.

    Attributes:
        nodes: its nodes; a parent precedes its children.
        walked: how many nodes had been entered in all.
        length: how far the run was known.
        is_finished: whether that is the whole run.
    """

    nodes: tuple[OutlineNode, ...] = ()
    walked: int = 0
    length: int = 0
    is_finished: bool = True


class Outlining:
    """Reads an outline.

    Attributes:
        outline: the result; empty until `go` has returned True.

    Args:
        background_run: whose tree is read.
        most: how many nodes are wanted.
    """

    def __init__(self, background_run: BackgroundRun, most: int) -> None:
        self.outline = Outline()
        self._background_run = background_run
        self._most = max(1, most)
        self._begin()

    def _begin(self) -> None:
        self._branches: list[StoredSubtree] = []
        self._parents: list[int] = []
        self._turns: list[int] = []
        self._children: list[list[int]] = []
        self._below: list[list[StoredSubtree]] = []
        self._waiting: deque[int] = deque()
        self._missing = -1
        self._count = 0

    @property
    def share(self) -> float:
        """The fraction of the wanted nodes that has been read."""
        return len(self._branches) / self._most

    def go(self, seconds: float | None = None) -> bool:
        """Read on for about ``seconds``, or to the end; returns whether all was read."""
        until = None if seconds is None else perf_counter() + seconds
        while not self._read_slice():
            if until is not None and perf_counter() >= until:
                return False
        return True

    def _read_slice(self) -> bool:
        with self._background_run.reading() as (tree, _):
            subtrees, until = Subtrees(tree), perf_counter() + _SLICE
            if tree.walked - len(tree) != self._missing:
                self._begin()
                self._plant(subtrees)
            while self._waiting and perf_counter() < until:
                self._unfold(subtrees, self._waiting.popleft())
        if not self._waiting:
            self.outline = Outline(tuple(map(self._outline_node, range(len(self._branches)))), *self._known)
        return not self._waiting

    def _plant(self, subtrees: Subtrees) -> None:
        tree = subtrees.tree
        self._count, self._missing = len(tree), tree.walked - len(tree)
        self._known = tree.walked, self._background_run.length, self._background_run.finished
        root = subtrees.root()
        if root is not None:
            self._add(root, -1, 0)

    def _add(self, branch: StoredSubtree, parent: int, turn: int) -> None:
        self._waiting.append(len(self._branches))
        self._branches.append(branch)
        self._parents.append(parent)
        self._turns.append(turn)
        self._children.append([])
        self._below.append([])

    def _unfold(self, subtrees: Subtrees, index: int) -> None:
        """Add the children of a node, as many as there is room for."""
        found = subtrees.children(self._branches[index])
        below = [
            StoredSubtree(one.node, min(one.end, self._count))
            for one in found
            if one.node.number < self._count
        ]
        self._below[index] = below
        room = self._most - len(self._branches)
        for turn, branch in enumerate(below[: max(0, room)], 1):
            self._children[index].append(len(self._branches))
            self._add(branch, index, turn)

    def _outline_node(self, index: int) -> OutlineNode:
        branch, children = self._branches[index], self._children[index]
        left = self._below[index][len(children) :]
        stored = sum(one.stored for one in left)
        return OutlineNode(
            branch.node,
            self._parents[index],
            tuple(children),
            self._turns[index],
            left_out=branch.node.hidden + stored + sum(one.node.hidden for one in left),
            # Nodes of omitted subtrees that are not stored are not counted.
            is_exact=not stored or not self._missing,
        )
