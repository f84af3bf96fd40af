"""Checks the tour that is edited while nothing else is to be done, so that each stop can say what is wrong with it."""

from collections.abc import Container
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from sudoku_gui.player.job import Job, Steps
from sudoku_gui.tours.editor import reading
from sudoku_gui.tours.editor.history import TourModel
from sudoku_gui.tours.editor.reading import Problems

_SETTLED: Final = 400  # milliseconds after a change until it is checked


class TourChecker(QObject):
    """Finds what a reader of the file would report; the newest draft counts.

    Signals:
        changed: other problems are known.
    """

    changed = Signal()

    def __init__(self, model: TourModel, terms: Container[str] | None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.problems: Problems = {}  # as far as they are known, by the numbers of the stops
        self._model, self._terms = model, terms
        self._job = Job(self)
        self._job.finished.connect(self._take)
        self._settled = QTimer(self, singleShot=True, interval=_SETTLED)
        self._settled.timeout.connect(self._check)

    @property
    def is_busy(self) -> bool:
        """Whether the draft has not been checked yet."""
        return self._settled.isActive() or self._job.is_running

    def start_soon(self) -> None:
        """Check the draft once it has not changed for a moment."""
        self._job.cancel()
        self._settled.start()

    def stop(self) -> None:
        self._job.cancel()
        self._settled.stop()

    def _check(self) -> None:
        self._job.cancel()
        self._job.start(self._steps())

    def _steps(self) -> Steps[Problems]:
        read = reading.read(self._model.draft)
        problems = {number: list(messages) for number, messages in read.problems.items()}
        for found in reading.findings(read, self._terms):
            if found is not None and found.stop is not None:
                problems.setdefault(found.stop, []).append(found.message)
            yield 0.0
        return problems

    def _take(self, problems: Problems) -> None:
        self.problems = problems
        self.changed.emit()
