"""Whether the puzzle on the board has one solution, several or none, found in the background after each change."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from solver_core.cover.kernel.machine import COMPILED
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.survey import SurveyAnswer, status
from sudoku_gui.document.document import Document
from sudoku_gui.player.job import Job

_DELAY: Final = 300
"""Milliseconds after the last change, so that typing a puzzle does not notify after every digit."""
_MOST: Final = 20_000_000 if COMPILED else 200_000
"""Events of the search, about half a second; the few puzzles that take longer are reported on request."""


class PuzzleStatus(QObject):
    """Follows the givens; entries do not affect it. Inactive until switched on.

    Signals:
        changed: the answer, or whether it is being searched for; also when the same answer is that of a new puzzle.
    """

    changed = Signal()

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._is_on = False
        self._grid = Grid.empty()
        self.answer: SurveyAnswer | None = None  # None for a blank board, and until it is known
        self.is_searching = False
        self._is_current = False  # whether the answer is that of the puzzle as it is now
        self._met: list[Grid] = []  # solutions of it
        self._awaiting: Callable[[], object] | None = None
        self._delay = QTimer(self, interval=_DELAY, singleShot=True)
        self._delay.timeout.connect(self._look)
        self._job = Job(self)
        self._job.finished.connect(self._finish)
        self._job.progressed.connect(self._go_on)
        document.changed.connect(self._follow)

    @property
    def solution(self) -> Grid | None:
        """The only solution of the puzzle; None if it has none or several, and until it is known."""
        return self._met[0] if self._is_current and self.answer is SurveyAnswer.FOUND else None

    def when_known(self, do: Callable[[], object]) -> None:
        """Call this once the answer is known, now perhaps; never if the puzzle changes before."""
        self.set_on(True)
        if self._is_current:
            do()
            return
        self._awaiting = do
        if self._delay.isActive():
            self._delay.stop()
            self._look()

    def set_on(self, is_on: bool) -> None:  # noqa: FBT001 - a state, not an option
        """Start or stop following the puzzle."""
        if is_on != self._is_on:
            self._is_on = is_on
            self._begin(self._document.task() if is_on else Grid.empty())

    def _follow(self) -> None:
        if self._is_on and self._document.task() != self._grid:
            self._begin(self._document.task())

    def _begin(self, grid: Grid) -> None:
        self._job.cancel()
        self._delay.stop()
        self._grid, self._met, self._awaiting = grid, [], None
        self._is_current = grid.is_empty
        if not grid.is_empty:
            self._delay.start()
        else:
            self._show(None)

    def _look(self) -> None:
        self._job.start(status(self._grid, _MOST, self._met), (), at_once=True)

    def _go_on(self) -> None:
        """Clear an outdated answer if the search takes long."""
        if self._job.is_running:
            self._show(None, is_searching=True)

    def _finish(self, answer: SurveyAnswer) -> None:
        self._is_current = True
        self._show(answer, is_new=True)
        awaiting, self._awaiting = self._awaiting, None
        if awaiting is not None:
            awaiting()

    def _show(self, answer: SurveyAnswer | None, *, is_searching: bool = False, is_new: bool = False) -> None:
        if is_new or (answer, is_searching) != (self.answer, self.is_searching):
            self.answer, self.is_searching = answer, is_searching
            self.changed.emit()
