"""Counts the solutions of a puzzle on the event loop."""

from PySide6.QtCore import QObject, Signal

from solver_core.sudoku.grid import Grid
from solver_core.sudoku.survey import Survey
from sudoku_gui.player.job import Job, in_slices


class SurveyJob(QObject):
    """Finds out how many solutions a puzzle has; the newest question counts.

    Signals:
        progressed: how many events the search has made.
        finished: the `Verdict`, also after `cancel`.
        ended: nothing is asked any more, whether or not that brought an answer.
    """

    progressed = Signal(int)
    finished = Signal(object)
    ended = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._survey: Survey | None = None
        self._job = Job(self, 0)
        self._job.progressed.connect(self._report)
        self._job.finished.connect(self.cancel)

    @property
    def is_running(self) -> bool:
        return self._survey is not None

    def start(self, grid: Grid) -> None:
        """Ask about a grid; raises a ContradictionError."""
        survey = Survey(grid)
        self._survey = survey
        self._job.start(in_slices(survey.go), (), at_once=True, replace=True)

    def cancel(self) -> bool:
        """Stop; `finished` brings what is known by then. Returns whether there was anything to stop."""
        survey = self._survey
        if survey is None:
            return False
        self.drop()
        self.finished.emit(survey.verdict())
        return True

    def drop(self) -> None:
        """Cancel the job and give no answer; `ended` is still emitted."""
        self._job.cancel()
        if self._survey is not None:
            self._survey = None
            self.ended.emit()

    def _report(self) -> None:
        if self._survey is not None:
            self.progressed.emit(self._survey.position)
