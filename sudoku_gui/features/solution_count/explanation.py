"""Facts about the number of solutions of a puzzle, found step by step in a thread."""

from collections.abc import Generator
from contextlib import suppress
from threading import Event
from time import perf_counter
from typing import Final

from PySide6.QtCore import QObject, Signal

from solver_core.sudoku.census import Census
from solver_core.sudoku.clash import Clash
from solver_core.sudoku.empty_column import EmptyColumn, empty_column
from solver_core.sudoku.encoding import ContradictionError
from solver_core.sudoku.grid import Conflict, Grid
from solver_core.sudoku.solving import GivenUpError
from solver_core.sudoku.survey import SurveyAnswer, status
from sudoku_gui.player.job import Job, ThreadedCall, Work

_LOOK: Final = 0.1  # seconds between two looks at what is known by then


class Explanation:
    """The facts that are known of a puzzle; a thread adds to them."""

    def __init__(self, grid: Grid) -> None:
        self.grid = grid  # the puzzle
        self.answer: SurveyAnswer | None = None  # one solution, several or none; None: not known yet
        self.conflicts: tuple[Conflict, ...] = ()  # digits that stand twice in a house
        self.census: Census | None = None  # its solutions, where there are several
        self.clash: Clash | None = None  # its givens that clash, where there is no solution
        self.column: EmptyColumn | None = None  # the column that runs empty with the givens that clash
        self.column_of_all: EmptyColumn | None = None  # the column that runs empty with all givens
        self.is_done = False  # whether nothing more is looked for
        self._is_given_up = Event()

    def find(self) -> None:
        """Find everything; in a thread."""
        with suppress(GivenUpError):
            for _ in self._steps():
                if self._is_given_up.is_set():
                    return

    def give_up(self) -> None:
        """Let `find` come back soon, in whatever thread it is."""
        self._is_given_up.set()
        for part in (self.census, self.clash):
            if part is not None:
                part.give_up()

    def _steps(self) -> Generator[float, None, None]:
        answer = yield from status(self.grid)
        if answer is SurveyAnswer.SEVERAL:
            self.census = Census(self.grid)
        elif answer is SurveyAnswer.NONE:
            self.conflicts = self.grid.conflicts()
            self.clash = Clash(self.grid)
        self.answer = answer
        if self.census is not None:
            yield from self.census.steps()
        if self.clash is not None:
            with suppress(ContradictionError):
                self.column_of_all = empty_column(self.grid)
            yield from self.clash.steps()
            with suppress(ContradictionError):
                self.column = empty_column(self.clash.reduced())


class Explainer(QObject):
    """Explains one puzzle at a time; the newest counts.

    Signals:
        learned: the explanation knows more than before, or is done.
    """

    learned = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.explanation: Explanation | None = None
        self._job = Job(self)
        self._job.finished.connect(self._finish)

    def start(self, grid: Grid) -> None:
        """Explain a puzzle; what was explained before is forgotten."""
        self._job.cancel()
        self.explanation = Explanation(grid)
        self._job.start(self._finding(self.explanation), ())
        self._report()

    def cancel(self) -> bool:
        """Look no further; returns whether there was anything to stop. What is known by then counts."""
        if not self._job.cancel():
            return False
        self._finish()
        return True

    def drop(self) -> None:
        self._job.cancel()
        self.explanation = None

    def _finding(self, explanation: Explanation) -> Work[None]:
        """Wait for the thread in which it is found; when this is closed, the thread ends soon."""
        asked, reported = ThreadedCall(explanation.find), perf_counter()
        try:
            while asked.is_alive():
                yield None
                if perf_counter() - reported > _LOOK:
                    reported = perf_counter()
                    self._report()
            asked.answer()
        finally:
            explanation.give_up()

    def _finish(self) -> None:
        if self.explanation is not None:
            self.explanation.is_done = True
        self._report()

    def _report(self) -> None:
        if self.explanation is not None:
            self.learned.emit(self.explanation)
