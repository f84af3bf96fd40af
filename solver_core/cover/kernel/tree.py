"""The search tree as far as it was walked: reading it.

`TreeStore` describes how it is stored and filled. Compiled with the types in ``tree.pxd``.
"""

from bisect import bisect_left, bisect_right
from dataclasses import dataclass
from operator import index

from solver_core import plain as cython
from solver_core.cover.kernel.tree_store import TreeStore

if cython.compiled:
    import cython


@dataclass(frozen=True, slots=True)
class TreeNode:
    """One node of a search tree.

    Attributes:
        number: its place in the order of entering.
        parent: the number of its parent; -1 for the root.
        depth: options on the stack when it was entered.
        kind: CHOOSE, DEAD_END, SOLUTION or PRUNE, as a number of `Op`.
        item: the item chosen or left without options; -1 if there is none.
        option: the option whose TRY led here; -1 for the root.
        first: the position just after its landmark.
        last: the position just after it was left; -1 while the search is inside.
        solutions: how many solutions were found in its subtree (so far).
        hidden: how many nodes below it are not stored.
    """

    number: int
    parent: int
    depth: int
    kind: int
    item: int
    option: int
    first: int
    last: int
    solutions: int
    hidden: int

    @property
    def is_finished(self) -> bool:
        """Whether its whole subtree has been walked."""
        return self.last >= 0

    @property
    def has_failed(self) -> bool:
        """Whether its finished subtree has no solution."""
        return self.is_finished and self.solutions == 0


class Tree(TreeStore):
    """The nodes of a search, in the order of entering; filled by a machine, read between its runs.

    Node numbers are valid until the tree collapses; positions always are.
    """

    def __len__(self) -> int:
        return self.count

    def __getitem__(self, number: int) -> TreeNode:
        number = self._required(number)
        return TreeNode(
            number,
            self.parent[number],
            self.depth[number],
            self.kind[number],
            self.item[number],
            self.option[number],
            self.first[number],
            self.last[number],
            self._solutions_so_far(number),
            self.hidden[number],
        )

    @property
    def is_truncated(self) -> bool:
        """Whether some nodes are not stored."""
        return self.walked > self.count

    def children(self, number: int) -> list[int]:
        """The numbers of a node's stored children, in the order of entering."""
        number = self._required(number)
        found = []
        child = number + 1
        while child < self.count and self.parent[child] == number:
            found.append(child)
            if self.last[child] < 0:
                break
            child = bisect_left(self.firsts, self.last[child], child + 1, self.count)
        return found

    def path(self, number: int) -> list[int]:
        """The numbers of a node and its ancestors, from the root."""
        number = self._required(number)
        above = []
        while number >= 0:
            above.append(number)
            number = self.parent[number]
        return above[::-1]

    def node_at(self, position: int) -> int:
        """The innermost stored node that the search is in at a position.

        -1 before the root is entered and after it is left. Only for positions that were walked.
        """
        number = bisect_right(self.firsts, index(position), 0, self.count) - 1
        while number >= 0 and 0 <= self.last[number] <= position:
            number = self.parent[number]
        return number

    def _solutions_so_far(self, number: int) -> int:
        """The solutions in a subtree so far; a node adds its own to its parent only when it is left."""
        found = self.solutions[number]
        if self.last[number] < 0:
            below = self.tip
            while below > number:
                found += self.solutions[below]
                below = self.parent[below]
        return found

    @cython.final
    def _required(self, number: int) -> int:
        if not 0 <= (number := index(number)) < self.count:
            raise IndexError(f"there is no node {number}; the tree holds {self.count}, numbered from 0")
        return number
