"""The vocabulary of every search: what can happen, and how it is undone.

Algorithms differ in which of these they use, but never in their meaning, so code that plays,
lists, counts or explains events exists once.
"""

from enum import IntEnum
from typing import NamedTuple


class Op(IntEnum):
    """One thing a search can do.

    A change has an even code and its inverse the odd one above, so ``op ^ 1`` is always
    the inverse, and going back is going forward through inverses. Landmarks (`CHOOSE` and after)
    change only counters; going back over one decrements its count.

    >>> Op(Op.HIDE ^ 1).name
    'UNHIDE'
    """

    COVER = 0
    """An item's header leaves the list of items still to be covered."""
    UNCOVER = 1
    """The header returns between the neighbours it still knows."""
    HIDE = 2
    """A node leaves its item's column; the item has one option fewer."""
    UNHIDE = 3
    """The node returns between the two nodes it still points at."""
    TRY = 4
    """An option is pushed on the stack; the depth goes up by one."""
    RETRACT = 5
    """The option is popped off the stack; the depth goes down by one."""
    DROP = 6
    """Repeat cover: a node leaves its option's row."""
    RESTORE = 7
    """The node returns between the siblings it still points at."""
    BEST = 8
    """A cover with fewer options is known; only in searches for the fewest options."""
    UNBEST = 9
    """The previous cover is the best again; happens only going back."""
    CHOOSE = 16
    """The choice rule picked the item to be covered next."""
    DEAD_END = 18
    """The item picked has no option left."""
    SOLUTION = 20
    """No primary item is left: the options on the stack cover each (once, or at least once in repeat cover)."""
    EXHAUSTED = 22
    """Every option of the chosen item has been tried and taken back."""
    DONE = 24
    """The whole search tree has been walked."""
    BOUND = 26
    """The least number of further options is known; only in searches for the fewest options."""
    PRUNE = 28
    """No cover below here can be better than the best one known."""

    @property
    def is_landmark(self) -> bool:
        """Whether the event changes only counters, not links, such as a solution."""
        return self >= Op.CHOOSE

    @property
    def takes_back(self) -> bool:
        """Whether the search is backtracking: it undoes something, or has just exhausted an item."""
        return self is Op.EXHAUSTED or (not self.is_landmark and bool(self & 1))


class Event(NamedTuple):
    """One occurrence of an op.

    Attributes:
        op: what happened.
        subject: the item for COVER, UNCOVER, CHOOSE, DEAD_END and EXHAUSTED; the node for HIDE, UNHIDE,
            DROP and RESTORE; the option for TRY and RETRACT; the number of solutions so far for SOLUTION
            and DONE; the bound for BOUND and PRUNE; the number of options for BEST.
        depth: options on the stack after it.
        item: the item concerned (a node's, the chosen one of a tried option), or None.
        option: the option concerned (a node's, the tried one), or None.
    """

    op: Op
    subject: int
    depth: int
    item: int | None = None
    option: int | None = None


class NamedEvent(NamedTuple):
    """An event in the names of its problem: what happened, and what the item and the option concerned are called."""

    op: Op
    item: str | None = None
    option: str | None = None
    depth: int = 0

    def __str__(self) -> str:
        parts = (self.op.name, self.option, "in" if self.option else None, self.item)
        return " ".join(part for part in parts if part is not None)
