"""What whole runs come to, as far as they are known; who reads may have to wait for the run ahead, some milliseconds."""

from dataclasses import dataclass
from typing import Final

from solver_core.cover import Op, SearchBase, counted, tally
from solver_core.cover.counted import CountedSeek
from solver_core.cover.tally import Tally

_STRETCH: Final = 0.003
"""Seconds for the way to the first solution, at a time."""


@dataclass(frozen=True, slots=True)
class Total:
    """A run, as far as it is known.

    Attributes:
        tally: what has happened in it.
        is_whole: whether that is all.
        first_solution: the position of the first one; None while none is known.
    """

    tally: Tally
    is_whole: bool
    first_solution: int | None


class RunTotal:
    """Reads the run ahead of one search."""

    def __init__(self, search: SearchBase) -> None:
        self._search = search
        self._known: Total | None = None
        self._scouting: SearchBase | None = None
        self._way: CountedSeek | None = None
        self._first: int | None = None

    @property
    def known(self) -> Total | None:
        """What was read last."""
        return self._known

    @property
    def is_settled(self) -> bool:
        """Whether no more will be known."""
        return self._known is not None and self._known.is_whole and self._is_first_known

    def read(self) -> bool:
        """Read what is known by now; answer whether that is more than before."""
        if self.is_settled:
            return False
        before = self._known
        told, is_whole = tally.background_run(self._search)
        self._known = Total(told, is_whole, self._first)
        self._look_for_first()
        self._known = Total(told, is_whole, self._first)
        return self._known != before

    @property
    def _is_first_known(self) -> bool:
        """Whether there is nothing more to be learnt of the first solution."""
        return self._first is not None or self._known is None or not self._known.tally.solutions

    def _look_for_first(self) -> None:
        """Go on to the first solution, on a search of one's own, once it is known that there is one."""
        if self._is_first_known:
            return
        if self._scouting is None:
            self._scouting = self._search.twin()
            self._way = counted.way_to(self._scouting, Op.SOLUTION, 1)
        if self._way is not None and self._way.go(_STRETCH):
            self._first = self._scouting.position
            self._scouting = self._way = None
