"""Finds where two searches diverge, a few milliseconds at a time."""

from itertools import count
from typing import Final

from PySide6.QtCore import QObject, Signal

from solver_core.cover import SearchBase
from solver_core.cover.divergence import Comparing, Divergence
from solver_core.sudoku.backtracking import BacktrackSearch
from sudoku_gui.player.job import Job, Steps

_STRETCH: Final = 0.004
"""Seconds at a time; as long a pause follows, for everybody else."""

_NEWS: Final = 25
"""Stretches after which it says how far it has come."""


class DifferenceFinder(QObject):
    """Compares decision with decision, up to a bound.

    Signals:
        advanced: it has come farther, or is done.
    """

    advanced = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._comparing: Comparing | None = None
        self._job = Job(self, slice_seconds=0)
        self._job.progressed.connect(self.advanced)
        self._job.finished.connect(self.advanced)

    @property
    def divergence(self) -> Divergence | None:
        """Where they diverge, once that is found."""
        return self._comparing.divergence if self._comparing else None

    @property
    def decisions(self) -> int:
        """How many decisions of both are known to be the same."""
        return self._comparing.decisions if self._comparing else 0

    @property
    def is_over(self) -> bool:
        """Whether no more will be found."""
        return self._comparing is not None and self._comparing.is_over

    @property
    def is_whole(self) -> bool:
        """Whether both were compared to their ends, and are alike."""
        return self._comparing is not None and self._comparing.is_whole

    def find(self, one: SearchBase, other: SearchBase) -> None:
        """Begin with these two."""
        by_option = isinstance(one, BacktrackSearch) != isinstance(other, BacktrackSearch)
        self._comparing = Comparing(one, other, by_option=by_option)
        self.rest(is_resting=False)

    def rest(self, *, is_resting: bool) -> None:
        """Go on later, or go on."""
        self._job.cancel()
        if not is_resting and self._comparing is not None and not self._comparing.is_over:
            self._job.start(_steps(self._comparing), expected=())

    def forget(self) -> None:
        """Compare nothing."""
        self._job.cancel()
        self._comparing = None


def _steps(comparing: Comparing) -> Steps[None]:
    for stretch in count(1):
        if comparing.go(_STRETCH):
            return
        yield None if stretch % _NEWS else 0.0
