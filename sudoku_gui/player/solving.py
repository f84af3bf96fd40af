"""Solving as a job: in stretches on the event loop, cancellable at any moment."""

from PySide6.QtCore import QObject, QTimer, Signal

from solver_core.sudoku.grid import Grid
from solver_core.sudoku.survey import Survey

_STRETCH = 0.008
"""Seconds of work between two turns of the event loop."""


class SolvingJob(QObject):
    """Finds out how many solutions a puzzle has; the newest question counts.

    Signals:
        progressed: still at work.
            ticks: events of the search so far.
        finished: the answer is known, or it was stopped.
            verdict: a `Verdict`.
    """

    progressed = Signal(int)
    finished = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._survey: Survey | None = None
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._go)

    @property
    def is_running(self) -> bool:
        """Whether it is at work."""
        return self._survey is not None

    def start(self, grid: Grid) -> None:
        """Ask about a grid.

        Raises:
            ContradictionError: a digit stands twice in a house.
        """
        self._survey = Survey(grid)
        self._timer.start()
        self._go()

    def cancel(self) -> None:
        """Stop; `finished` brings what is known by then."""
        if self._survey is not None:
            self._end(self._survey)

    def drop(self) -> None:
        """Stop and say nothing: the question no longer matters."""
        self._timer.stop()
        self._survey = None

    def _go(self) -> None:
        if self._survey is None:
            self._timer.stop()
        elif self._survey.go(_STRETCH):
            self._end(self._survey)
        else:
            self.progressed.emit(self._survey.ticks)

    def _end(self, survey: Survey) -> None:
        self._timer.stop()
        self._survey = None
        self.finished.emit(survey.verdict())
