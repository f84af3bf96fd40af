"""Where another search of the same problem has to be, given the position of the player's."""

from enum import StrEnum
from typing import NamedTuple

from solver_core.cover import Op, SearchBase, Seek
from solver_core.cover.replay import counted
from solver_core.cover.replay.counted import CountedSeek


class Alignment(StrEnum):
    """What two searches have in common while they are compared."""

    DECISION = "decision"  # the number of decisions
    EVENT = "event"  # the number of events
    SHARE = "share"  # the share of the length of the run


class Lengths(NamedTuple):
    """The lengths of both runs; 0 where one is not known yet."""

    here: int
    there: int


class AlignedPosition(NamedTuple):
    """A place in the other search: after this many events or, counted in decisions, just after that one."""

    number: int
    is_decision: bool

    def seek_in(self, search: SearchBase) -> Seek | CountedSeek:
        """The seek that goes there; it has found the place unless the run was over before."""
        if self.is_decision:
            return counted.seek_to(search, Op.CHOOSE, self.number)
        return search.seek_to(self.number)


def aligned(search: SearchBase, alignment: Alignment, lengths: Lengths) -> AlignedPosition | None:
    """What corresponds to the position of a search; None while lengths are needed that are not known."""
    if alignment is Alignment.DECISION:
        return AlignedPosition(search.decisions, is_decision=True)
    if alignment is Alignment.EVENT:
        return AlignedPosition(search.position, is_decision=False)
    if not all(lengths):
        return None
    # Rounded to the nearest in whole numbers, so that the end corresponds to the end.
    number = (2 * search.position * lengths.there + lengths.here) // (2 * lengths.here)
    return AlignedPosition(number, is_decision=False)
