"""A process of our own that answers requests, with a JSON object a line in and out; it is killed for cancelling."""

import json
import sys
from collections.abc import Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QByteArray, QObject, QProcess, QProcessEnvironment, Signal
from shiboken6 import isValid

from sudoku_gui.player.errors import AppMessage

_ENDING = 5000  # milliseconds in which a killed process must be gone; it takes a few, if busy a second


def end_with(owner: QObject, process: QProcess) -> None:
    """End a process when its owner goes, which Qt would complain of."""
    owner.destroyed.connect(partial(_end, process))


def _end(process: QProcess, _owner: QObject | None = None) -> None:
    if isValid(process) and process.state() is not QProcess.ProcessState.NotRunning:
        process.blockSignals(True)
        process.kill()
        process.waitForFinished(_ENDING)


def kill(process: QProcess) -> None:
    """Kill a process, and delete it once it is gone: Qt would complain earlier, and waiting would block the window."""
    process.kill()
    if process.state() is QProcess.ProcessState.NotRunning:
        process.deleteLater()
    else:
        process.finished.connect(process.deleteLater)


class HelperProcess(QObject):
    """Runs a module of `solver_core` as a program, from the first request on, and again after it was killed.

    Signals:
        answered: an object that it has sent.
        failed: it has ended by itself, or could not be started: an AppMessage. What it says itself goes to standard
            error.
    """

    answered = Signal(object)
    failed = Signal(object)

    def __init__(self, module: str, parent: QObject | None = None, *, arguments: Sequence[str] = ()) -> None:
        super().__init__(parent)
        self._command = ["-P", "-m", module, *arguments]
        self._process: QProcess | None = None
        self._rest = b""

    def send(self, line: str) -> None:
        """Send a request, one line of ASCII."""
        self._running().write(QByteArray(line.encode("ascii")))

    def kill(self) -> None:
        """End the process; nothing of it is answered any more."""
        process, self._process, self._rest = self._process, None, b""
        if process is not None:
            process.readyReadStandardOutput.disconnect(self._read)
            process.errorOccurred.disconnect(self._on_error)
            process.finished.disconnect(self._on_finished)
            kill(process)

    def _running(self) -> QProcess:
        if self._process is None:
            process = self._process = QProcess(self)
            end_with(self, process)
            environment = QProcessEnvironment.systemEnvironment()
            environment.insert("PYTHONUNBUFFERED", "1")
            process.setProcessEnvironment(environment)
            process.setProcessChannelMode(QProcess.ProcessChannelMode.ForwardedErrorChannel)
            process.readyReadStandardOutput.connect(self._read)
            process.errorOccurred.connect(self._on_error)
            process.finished.connect(self._on_finished)
            process.start(sys.executable, self._command)
        return self._process

    def _read(self) -> None:
        if self._process is None:
            return
        *lines, self._rest = (self._rest + self._process.readAllStandardOutput().data()).split(b"\n")
        for line in lines:
            answer: Any = json.loads(line)
            self.answered.emit(answer)

    def _on_error(self, error: QProcess.ProcessError) -> None:
        is_started = error is not QProcess.ProcessError.FailedToStart
        self._fail("helper.ended" if is_started else "helper.start")

    def _on_finished(self) -> None:
        self._fail("helper.ended")

    def _fail(self, code: str) -> None:
        if self._process is not None:
            self.kill()
            self.failed.emit(AppMessage(code))
