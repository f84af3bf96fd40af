"""Looks, a few milliseconds at a time, for where two searches part."""

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from solver_core.cover import SearchBase
from solver_core.cover.divergence import Comparing, Divergence
from solver_core.sudoku.backtracking import BacktrackSearch

_STRETCH: Final = 0.004
"""Seconds at a time."""

_PAUSE: Final = 8
"""Milliseconds between two stretches, for everybody else."""

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
        self._stretches = 0
        self._timer = QTimer(self, interval=_PAUSE)
        self._timer.timeout.connect(self._go_on)

    @property
    def divergence(self) -> Divergence | None:
        """Where they part, once that is found."""
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
        self._stretches = 0
        self._timer.start()

    def rest(self, *, is_resting: bool) -> None:
        """Go on later, or go on."""
        if is_resting or self._comparing is None or self._comparing.is_over:
            self._timer.stop()
        else:
            self._timer.start()

    def forget(self) -> None:
        """Compare nothing."""
        self._timer.stop()
        self._comparing = None

    def _go_on(self) -> None:
        self._stretches += 1
        if self._comparing is None or self._comparing.go(_STRETCH):
            self._timer.stop()
            self.advanced.emit()
        elif self._stretches % _NEWS == 0:
            self.advanced.emit()
