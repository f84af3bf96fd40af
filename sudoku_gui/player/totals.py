"""What complete runs come to, as far as is known; reading may wait some milliseconds for the background run."""

from typing import Final, NamedTuple

from solver_core.cover import Op, SearchBase
from solver_core.cover.replay import counted
from solver_core.cover.replay.counted import CountedSeek
from solver_core.cover.replay.statistics import Tally

_SLICE: Final = 0.003  # seconds for the way to the first solution, at a time


class RunTotals(NamedTuple):
    """A run, as far as it is known: what has happened, whether that is all, and where the first solution is."""

    tally: Tally
    is_complete: bool
    first_solution: int | None


class TotalsReader:
    """Reads the background run of one search; `known` is what was read last."""

    def __init__(self, search: SearchBase) -> None:
        self.known: RunTotals | None = None
        self._search = search
        self._twin: SearchBase | None = None
        self._seek: CountedSeek | None = None
        self._first: int | None = None

    @property
    def is_settled(self) -> bool:
        return self.known is not None and self.known.is_complete and self._is_first_known

    def read(self) -> bool:
        """Read what is known by now; returns whether that is more than before."""
        if self.is_settled:
            return False
        before, (happened, is_complete) = self.known, self._search.background_run.tally()
        self.known = RunTotals(happened, is_complete, self._first)
        self._look_for_first()
        self.known = RunTotals(happened, is_complete, self._first)
        return self.known != before

    @property
    def _is_first_known(self) -> bool:
        return self._first is not None or self.known is None or not self.known.tally.solutions

    def _look_for_first(self) -> None:
        """Go on to the first solution, on a twin, once it is known that there is one."""
        if self._is_first_known:
            return
        if self._twin is None:
            self._twin = self._search.twin()
            self._seek = counted.seek_to(self._twin, Op.SOLUTION, 1)
        if self._seek is not None and self._seek.go(_SLICE):
            self._first = self._twin.position
            self._twin = self._seek = None
