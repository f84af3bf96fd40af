"""Where another search of the same problem is to stand while the player's is looked at."""

from enum import StrEnum
from typing import NamedTuple

from solver_core.cover import Op, SearchBase, Seek, counted
from solver_core.cover.counted import CountedSeek


class Alignment(StrEnum):
    """What two searches have in common while they are compared."""

    DECISION = "decision"
    """As many decisions."""
    EVENT = "event"
    """As many events."""
    SHARE = "share"
    """The same share of their whole lengths."""


class Lengths(NamedTuple):
    """How long both runs are; 0: not known yet."""

    here: int
    there: int


class Place(NamedTuple):
    """A place in the other search: after so many events, or, if it is counted in decisions, just after that one."""

    number: int
    is_decision: bool

    def way(self, search: SearchBase) -> Seek | CountedSeek:
        """The way there, to be gone in stretches; it has found the place unless the run was over before."""
        if self.is_decision:
            return counted.way_to(search, Op.CHOOSE, self.number)
        return search.way_to(self.number)


def place(search: SearchBase, alignment: Alignment, lengths: Lengths) -> Place | None:
    """What goes with where a search stands; None while lengths are wanted that are not known."""
    if alignment is Alignment.DECISION:
        return Place(search.decisions, is_decision=True)
    if alignment is Alignment.EVENT:
        return Place(search.position, is_decision=False)
    if not (lengths.here and lengths.there):
        return None
    # Rounded to the nearest, in whole numbers: the end goes with the end.
    return Place(
        (2 * search.position * lengths.there + lengths.here) // (2 * lengths.here), is_decision=False
    )
