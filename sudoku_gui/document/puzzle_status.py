"""Whether the puzzle on the board has one solution, several or none, found in the background after each change."""

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from solver_core.cover.kernel.machine import COMPILED
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.status import status
from solver_core.sudoku.survey import SurveyAnswer
from sudoku_gui.document.document import Document
from sudoku_gui.player.job import Job

_DELAY: Final = 300
"""Milliseconds after the last change, so that typing a puzzle does not notify after every digit."""
_MOST: Final = 20_000_000 if COMPILED else 200_000
"""Ticks of the search, about half a second; the few puzzles that take longer are reported on request."""


class PuzzleStatus(QObject):
    """Follows the givens; entries do not affect it. Inactive until switched on.

    Signals:
        changed: the answer, or whether it is being searched for.
    """

    changed = Signal()

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._is_on = False
        self._grid = Grid.empty()
        self.answer: SurveyAnswer | None = None  # None for a blank board, and until it is known
        self.is_searching = False
        self._delay = QTimer(self, interval=_DELAY, singleShot=True)
        self._delay.timeout.connect(self._look)
        self._job = Job(self)
        self._job.finished.connect(self._finish)
        self._job.progressed.connect(self._go_on)
        document.changed.connect(self._follow)

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
        self._grid = grid
        if not grid.is_empty:
            self._delay.start()
        else:
            self._show(None)

    def _look(self) -> None:
        self._job.start(status(self._grid, _MOST), (), at_once=True)

    def _go_on(self) -> None:
        """Clear an outdated answer if the search takes long."""
        if self._job.is_running:
            self._show(None, is_searching=True)

    def _finish(self, answer: SurveyAnswer) -> None:
        self._show(answer)

    def _show(self, answer: SurveyAnswer | None, *, is_searching: bool = False) -> None:
        if (answer, is_searching) != (self.answer, self.is_searching):
            self.answer, self.is_searching = answer, is_searching
            self.changed.emit()
