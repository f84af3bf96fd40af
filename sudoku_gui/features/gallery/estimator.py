"""Makes the problem that is chosen in a thread, then estimates its search tree in slices, until it is asked to stop."""

from collections.abc import Iterator
from functools import partial
from time import perf_counter
from typing import Final

from PySide6.QtCore import QObject, Signal

from solver_core.cover import Goal, ProblemError, Rule
from solver_core.cover.explain.estimate import Estimate, estimates
from solver_core.problems import gallery
from solver_core.problems.families import Family, Posed
from sudoku_gui.features.gallery import paint
from sudoku_gui.player.job import Job, Work, beside

FIRST: Final = 1000
"""Walks of the first estimate; refining makes ten times as many."""
_LONGEST: Final = 2.0  # seconds after which it stops in any case, multiplied likewise
_PERIOD: Final = 0.1  # seconds between two reports


class TreeEstimator(QObject):
    """Makes one problem and estimates its tree.

    Signals:
        changed: the problem or the estimate.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.posed: Posed | None = None  # the problem; None until it is made, and where it cannot be
        self.solution: tuple[int, ...] = ()  # options of a solution, if one was found quickly
        self.error: Exception | None = None  # why the problem cannot be made
        self.estimate: Estimate | None = None  # of its tree; None before the first walk
        self._goal = Goal.EXACT
        self._estimates: Iterator[Estimate] | None = None
        self._effort = 1
        self._reported = 0.0
        self._job = Job(self)
        self._job.progressed.connect(self._progress)
        self._job.finished.connect(self.changed)
        self._job.cancelled.connect(self.changed)
        self._job.failed.connect(self._fail)

    @property
    def is_running(self) -> bool:
        return self._job.is_running

    @property
    def repeats(self) -> bool:
        """Whether items may be covered again, so that the estimate is of a larger tree."""
        return self._goal is Goal.REPEAT

    def begin(self, family: Family, sample: str, rule: Rule, goal: Goal) -> None:
        """Make a problem and estimate its tree."""
        self._job.blockSignals(True)
        self._job.cancel()
        self._job.blockSignals(False)
        self.posed = self.error = self.estimate = self._estimates = None
        self.solution, self._goal, self._effort = (), goal, 1
        self._job.start(self._posing(family, sample, rule), (ProblemError,))
        self.changed.emit()

    def refine(self) -> None:
        """Walk ten times as often as before."""
        if self._estimates is not None and not self._job.is_running:
            self._effort *= 10
            self._job.start(self._walking(self._estimates))
            self.changed.emit()

    def stop(self) -> None:
        self._job.cancel()

    def _posing(self, family: Family, sample: str, rule: Rule) -> Work[None]:
        posed = yield from beside(partial(made, sample))
        self.posed = posed
        self.changed.emit()
        if family.outline is None:
            self.solution = yield from paint.finding(family, posed)
            self.changed.emit()
        self._estimates = estimates(posed.problem, rule, posed.given, repeats=self.repeats)
        yield 0.0
        yield from self._walking(self._estimates)

    def _walking(self, estimates_text: Iterator[Estimate]) -> Work[None]:
        most, until = FIRST * self._effort, perf_counter() + _LONGEST * self._effort
        for number in range(most):
            if perf_counter() > until:
                return
            self.estimate = next(estimates_text)
            yield number / most

    def _progress(self) -> None:
        now = perf_counter()
        if now - self._reported >= _PERIOD:
            self._reported = now
            self.changed.emit()

    def _fail(self, error: Exception) -> None:
        self.error = error
        self.changed.emit()


def made(sample: str) -> Posed:
    """Make the problem of a sample, cached for searches; called in a thread, because some take long."""
    posed = gallery.posed(sample)
    posed.problem.matrix  # noqa: B018 - kept there
    return posed
