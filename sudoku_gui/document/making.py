"""Makes puzzles in a separate process: one that the user waits for, or some for the stock."""

import json
import sys
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, QProcess, Signal

from sudoku_gui.player.helper_process import end_with, kill

_COMMAND: Final = ("-P", "-m", "solver_core", "generate", "--json")
USUAL: Final = ("--symmetry", "half turn")
"""The properties of puzzles for the stock, besides their level."""


class Making(QObject):
    """Makes puzzles of a level, one request at a time.

    Signals:
        made: a puzzle, as the command reports it: ``puzzle`` and, if it was rated, ``level``, ``score`` and
            ``hardest``.
        failed: no puzzle can be made; with the message of the process.
        finished: all are made.
    """

    made = Signal(object)
    failed = Signal(str)
    finished = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._process: QProcess | None = None

    @property
    def is_running(self) -> bool:
        return self._process is not None

    def start(self, count: int, wanted: Sequence[str]) -> None:
        """Make this many, with arguments of ``sudoku-dlx generate``; cancels the previous request."""
        self.stop()
        process = self._process = QProcess(self)
        end_with(self, process)
        process.readyReadStandardOutput.connect(self._read)
        process.finished.connect(self._on_finished)
        process.errorOccurred.connect(self._on_finished)
        process.start(sys.executable, [*_COMMAND, "--count", str(count), *wanted])

    def stop(self) -> bool:
        """Kill the process; returns whether it was running."""
        process, self._process = self._process, None
        if process is None:
            return False
        process.readyReadStandardOutput.disconnect(self._read)
        process.finished.disconnect(self._on_finished)
        process.errorOccurred.disconnect(self._on_finished)
        kill(process)
        return True

    def _read(self) -> None:
        while self._process is not None and self._process.canReadLine():
            self.made.emit(json.loads(bytes(self._process.readLine().data())))

    def _on_finished(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            is_good = process.error() is QProcess.ProcessError.UnknownError and process.exitCode() == 0
            said = bytes(process.readAllStandardError().data()).decode(errors="replace")
            process.deleteLater()
            if is_good:
                self.finished.emit()
            else:
                self.failed.emit((said or process.errorString()).strip()[-500:])
