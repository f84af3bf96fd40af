"""What is known of one node of a search tree."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class TreeNode:
    """One node of a search tree.

    Attributes:
        number: its place in the tree, in the order of entering.
        parent: the number of its parent; -1 for the root.
        depth: options on the stack when it was entered.
        kind: CHOOSE, DEAD_END, SOLUTION or PRUNE, as a number of `Op`.
        item: the item chosen or left empty; -1 when there is none.
        option: the option whose trying led here; -1 for the root.
        first: the position just after its landmark.
        last: the position just after it was left; -1 while it is under way.
        solutions: how many solutions are in its subtree (so far).
        hidden: how many nodes below it are not held.
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
        """Whether there is no solution in its subtree, and none can come."""
        return self.is_finished and self.solutions == 0
