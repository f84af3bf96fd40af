"""What of a search tree is shown: a few hundred twigs out of as many nodes as there may be.

A twig stands for one node, for a folded subtree, for a straight run of decisions, or for siblings left out. Twigs
are known by the position at which (the first of) their nodes was entered, for numbers of nodes change.
"""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cached_property


class Shape(Enum):
    """What a twig looks like; three of them are folded subtrees."""

    DECISION = "decision"
    OPEN = "open"
    DEAD_END = "dead_end"
    SOLUTION = "solution"
    PRUNED = "pruned"
    FAILED = "failed"
    SOLVED = "solved"
    UNDER_WAY = "under_way"
    RUN = "run"
    MORE = "more"

    @property
    def is_folded(self) -> bool:
        """Whether there are nodes below that are not laid out."""
        return self in _FOLDED


_FOLDED = (Shape.FAILED, Shape.SOLVED, Shape.UNDER_WAY)


@dataclass(frozen=True, slots=True)
class Twig:
    """One thing laid out.

    Attributes:
        shape: what it stands for.
        parent: the number of the twig above; -1 for the root.
        kids: the numbers of the twigs below, from left to right.
        first: the position after its landmark (of siblings left out: of the first one).
        last: the position after it was left (of the last one); -1 while it is under way.
        depth: options on the stack when it was entered.
        items: the item chosen, or left without option; of a run, of each of its decisions.
        above: the item whose option led here; -1 for the root.
        options: the option that led here; of a run, to each of its decisions. None for the root's -1.
        turn: that option was the turn-th tried; 0 unknown.
        among: out of so many; 0 unknown.
        is_given: that option was given.
        nodes: how many nodes it stands for, with all that is below.
        is_exact: whether that number is exact.
        solutions: how many solutions are among them.
        must_be_walked: what is below is not held and has to be walked again.
    """

    shape: Shape
    parent: int
    kids: tuple[int, ...]
    first: int
    last: int
    depth: int
    items: tuple[int, ...]
    above: int
    options: tuple[int, ...]
    turn: int
    among: int
    is_given: bool
    nodes: int
    is_exact: bool
    solutions: int
    must_be_walked: bool

    @property
    def is_finished(self) -> bool:
        """Whether all of it has been walked."""
        return self.last >= 0

    @property
    def length(self) -> int:
        """How many decisions a run has; 1 for all else."""
        return len(self.items) if self.shape is Shape.RUN else 1

    def contains(self, position: int) -> bool:
        """Whether the search is inside at a position."""
        return self.first <= position and not 0 <= self.last <= position


@dataclass(frozen=True, eq=False)
class Excerpt:
    """The twigs laid out, each before its kids.

    Attributes:
        twigs: all of them.
        ticks: how far the run was known.
        walked: how many nodes it had entered by then.
        is_finished: whether that is the whole run.
        folds_failed: whether subtrees without solution were folded unasked.
    """

    twigs: tuple[Twig, ...] = ()
    ticks: int = 0
    walked: int = 0
    is_finished: bool = False
    folds_failed: bool = True

    def passed(self, position: int) -> tuple[int, int]:
        """How many twigs have been entered and how many left at a position: while these stay, all looks the same."""
        return bisect_right(self._firsts, position), bisect_right(self._lasts, position)

    @cached_property
    def _firsts(self) -> list[int]:
        return [twig.first for twig in self.twigs]

    @cached_property
    def _lasts(self) -> list[int]:
        return sorted(twig.last for twig in self.twigs if twig.is_finished)

    def way_to(self, position: int) -> list[int]:
        """The twigs from the root to the innermost one that the search is in at a position."""
        way: list[int] = []
        inside: Sequence[int] = range(min(1, len(self.twigs)))
        while found := [kid for kid in inside if self.twigs[kid].contains(position)]:
            if self.twigs[found[0]].shape is Shape.MORE:
                break
            way.append(found[0])
            inside = self.twigs[found[0]].kids
        return way

    def of(self, first: int | None) -> int | None:
        """The twig that is known by a position."""
        return next((number for number, twig in enumerate(self.twigs) if twig.first == first), None)
