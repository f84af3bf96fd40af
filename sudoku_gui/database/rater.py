"""Rates puzzles in separate processes, one per processor.

Ratings are stored at once and never repeated, so that a stopped job can be continued.
"""

import os
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import chain
from time import monotonic
from typing import Any, Final

from PySide6.QtCore import QObject, Signal

from solver_core.formats import FormatError
from solver_core.hints.position import BACKGROUND, rating_request
from solver_core.sudoku.grid import Grid
from sudoku_gui.database import ratings
from sudoku_gui.database.ratings import Rating, RatingResult, RatingStore
from sudoku_gui.database.rows import Rows
from sudoku_gui.player.errors import AppMessage
from sudoku_gui.player.helper_process import HelperProcess
from sudoku_gui.player.job import Job, Work

LONGEST: Final = 120.0
"""Seconds that a puzzle may take; the hardest known take 15."""
_BLOCK: Final = 256  # rows that are looked at in one step
_INTERVAL: Final = 0.4  # seconds after which new ratings are stored and progress is reported
_MOST_FAULTS: Final = 3  # failed processes in a row, without a rating, after which the job gives up
_MOST_WORKERS: Final = 16
_OF_COUNTS: Final = {0: ratings.NO_SOLUTION, 1: ratings.SOLVED, 2: ratings.SEVERAL_SOLUTIONS}


@dataclass(slots=True, eq=False)
class _RatingProcess:
    process: HelperProcess
    givens: str = ""
    since: float = field(default_factory=monotonic)


class Rater(QObject):
    """Rates the puzzles of some rows, one job at a time.

    Signals:
        progressed: more is done, see `result`.
        finished: the `RatingResult`; nothing is left, or it was stopped.
        failed: an AppMessage that says why the processes cannot work; or an OSError or FormatError of the rows.
    """

    progressed = Signal()
    finished = Signal(object)
    failed = Signal(object)

    def __init__(self, store: RatingStore, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self.result = RatingResult()
        self._waiting: deque[str] = deque()
        self._workers: list[_RatingProcess] = []
        self._rated: dict[str, Rating] = {}
        self._faults = 0
        self._failure: AppMessage | None = None
        self._started = 0.0
        self._job = Job(self)
        self._job.finished.connect(self._on_finished)
        self._job.failed.connect(self.failed)

    @property
    def is_running(self) -> bool:
        return self._job.is_running

    @property
    def share(self) -> float:
        return self.result.done / max(1, self.result.done + self.result.left)

    @property
    def seconds_left(self) -> float | None:
        """How long it will take, going by what it took so far; None while too little is done."""
        done = self.result.done
        return self.result.seconds * self.result.left / done if done >= 2 * len(self._workers) > 0 else None

    def start(self, rows: Rows, indices: Sequence[int]) -> None:
        """Rate those of these rows that have no rating."""
        self.stop()
        self.result = RatingResult()
        self._job.start(self._rating(rows, indices), (OSError, FormatError))

    def stop(self) -> bool:
        """Stop, and keep what is rated; whether there was anything to stop."""
        if not self._job.cancel():
            return False
        self.finished.emit(self.result)
        return True

    def _on_finished(self) -> None:
        if self._failure:
            self.failed.emit(self._failure)
        else:
            self.finished.emit(self.result)

    def _rating(self, rows: Rows, indices: Sequence[int]) -> Work[None]:
        """Find the puzzles, and wait for the processes that rate them."""
        givens = yield from self._collect(rows, indices)
        try:
            self._begin(givens)
            noted = monotonic()
            while self.result.left and not self._failure:
                yield None
                if monotonic() - noted > _INTERVAL:
                    noted = monotonic()
                    self._record_time()
        finally:
            self._close()

    def _collect(self, rows: Rows, indices: Sequence[int]) -> Work[list[str]]:
        found: dict[str, None] = {}
        for start in range(0, len(indices), _BLOCK):
            block = indices[start : start + _BLOCK]
            if block[-1] - block[0] == len(block) - 1:
                entries = rows.entries(block[0], block[-1] + 1)
            else:
                entries = chain.from_iterable(rows.entries(index, index + 1) for index in block)
            keys = [code for code, *_ in entries if code]
            known = self._store.of(keys)
            found |= dict.fromkeys(key for key in keys if key not in known)
            yield (start + len(block)) / len(indices)
        return list(found)

    def _begin(self, givens: list[str]) -> None:
        self._waiting = deque(givens)
        self.result.left = len(givens)
        self._faults, self._failure = 0, None
        self._started = monotonic()
        for _ in range(min(os.cpu_count() or 1, _MOST_WORKERS, len(givens))):
            worker = _RatingProcess(HelperProcess("solver_core.hints.worker", self, arguments=[BACKGROUND]))
            worker.process.answered.connect(lambda answer, worker=worker: self._take(worker, answer))
            worker.process.failed.connect(lambda cause, worker=worker: self._on_failed(worker, cause))
            self._workers.append(worker)
            self._ask(worker)
        self.progressed.emit()

    def _ask(self, worker: _RatingProcess) -> None:
        worker.givens = self._waiting.popleft() if self._waiting else ""
        worker.since = monotonic()
        if worker.givens:
            worker.process.send(rating_request(0, Grid.of_code(worker.givens)))

    def _take(self, worker: _RatingProcess, answer: dict[str, Any]) -> None:
        self._faults = 0
        match answer:
            case {"rating": {"level": str(level), "score": int(score), "hardest": str(hardest)}}:
                self._record(worker, Rating(level, score, hardest))
            case {"rating": {"solutions": int(count)}}:
                self._record(worker, Rating(_OF_COUNTS[count]))
            case {"error": str(error)} if error.startswith("HintsError"):
                self._failure = AppMessage("hints.missing")
            case _:
                self._record(worker, Rating(ratings.FAILED))

    def _on_failed(self, worker: _RatingProcess, cause: AppMessage) -> None:
        if not worker.givens:
            return  # nothing is left for it to do
        self._faults += 1
        if self._faults >= _MOST_FAULTS and not self.result.count:
            self._failure = cause
        else:
            self._record(worker, Rating(ratings.FAILED))

    def _record(self, worker: _RatingProcess, rating: Rating) -> None:
        self._rated[worker.givens] = rating
        result = self.result
        result.left -= 1
        if rating.level is not None:
            result.count += 1
        elif rating.result == ratings.FAILED:
            result.failed += 1
        else:
            result.without += 1
        self._ask(worker)

    def _record_time(self) -> None:
        self.result.seconds = monotonic() - self._started
        for worker in self._workers:
            if worker.givens and monotonic() - worker.since > LONGEST:
                worker.process.kill()
                self._record(worker, Rating(ratings.FAILED))
        self._store_rated()
        self.progressed.emit()

    def _store_rated(self) -> None:
        rated, self._rated = self._rated, {}
        if rated:
            self._store.add(rated)

    def _close(self) -> None:
        """End the processes, and store what they have found."""
        self.result.seconds = monotonic() - self._started
        for worker in self._workers:
            worker.process.kill()
            worker.process.deleteLater()
        self._workers.clear()
        self._store_rated()
