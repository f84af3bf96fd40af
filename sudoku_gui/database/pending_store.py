"""Data of puzzles waiting to be written to the file; nothing is dropped, however often writing fails.

Unwritten data is pending. Writing is retried after one second, two, four, and finally every minute, and
whenever something else was written.
"""

import sqlite3
from collections.abc import Callable, Mapping
from typing import Final, Generic, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

from sudoku_gui.database.schema import UnusableError
from sudoku_gui.database.worker import Worker

FIRST_PAUSE: Final = 1000
LONGEST_PAUSE: Final = 60_000
"""Milliseconds until writing is tried again; each pause is twice as long."""

Value = TypeVar("Value")


class PendingStore(QObject, Generic[Value]):
    """Holds values by the givens of their puzzles until ``store`` writes them; it answers those rejected, with errors.

    Signals:
        failed: they cannot be written, though they could before: the error.
        recovered: writing works again.
        unusable: the file is no library: an UnusableError.
    """

    failed = Signal(object)
    recovered = Signal()
    unusable = Signal(object)

    def __init__(
        self,
        worker: Worker,
        store: Callable[[sqlite3.Connection, Mapping[str, Value]], Mapping[str, Exception]],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._worker = worker
        self._store = store
        self._pending: dict[str, Value] = {}
        self.is_failing = False  # whether the last attempt to write has failed
        self._is_writing = False
        self._pause = FIRST_PAUSE
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.write)

    @property
    def pending(self) -> int:
        return len(self._pending)

    def write(self) -> None:
        """Write all that are pending, unless they are being written."""
        if not self._pending or self._is_writing:
            return
        self._timer.stop()
        self._is_writing = True
        values = dict(self._pending)

        def on_written(rejected: Mapping[str, Exception]) -> None:
            self._is_writing = False
            for key in values.keys() - rejected.keys():
                if self._pending.get(key) is values[key]:
                    del self._pending[key]
            self._record_written()
            if rejected:
                self._retry_later(next(iter(rejected.values())))
                return
            self._pause = FIRST_PAUSE
            if self.is_failing:
                self.is_failing = False
                self.recovered.emit()
            self.write()

        def on_failed(error: Exception) -> None:
            self._is_writing = False
            self._retry_later(error)

        self._worker.run(lambda connection, _: self._store(connection, values), on_written, on_failed)

    def _record_written(self) -> None:
        """Some were written, and are pending no more; for subclasses."""

    def _retry_later(self, error: Exception) -> None:
        self._timer.start(self._pause)
        self._pause = min(2 * self._pause, LONGEST_PAUSE)
        if isinstance(error, UnusableError):
            self.unusable.emit(error)
        elif not self.is_failing:
            self.is_failing = True
            self.failed.emit(error)
