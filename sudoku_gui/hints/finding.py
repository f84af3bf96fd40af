"""Asks a process of its own for steps: finding one may take seconds and holds the interpreter's lock."""

import json
import sys
from collections.abc import Sequence

from PySide6.QtCore import QByteArray, QObject, QProcess, QProcessEnvironment, Signal

from solver_core.hints import Fault, Position, Step
from solver_core.hints.request import request

_PROGRAM = ("-P", "-m", "solver_core.hints.worker")
_ENDING = 1000
"""Milliseconds that a process which was killed has to be gone."""


class StepFinder(QObject):
    """Answers one request at a time; the process is started with the first, and again after it was killed.

    Signals:
        found: a step.
        fault: a fault of the position, and its cells; then there are no steps.
        done: all is told.
        failed: the process could not answer; with what it says.
    """

    found = Signal(object)
    fault = Signal(object, object)
    done = Signal()
    failed = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._process: QProcess | None = None
        self._number = 0
        self._is_waiting = False
        self._rest = b""

    @property
    def is_busy(self) -> bool:
        """Whether an answer is awaited."""
        return self._is_waiting

    def ask(self, find: str, position: Position, techniques: Sequence[str]) -> None:
        """Ask for steps: ``next``, ``all`` or ``path``; what was asked before is not answered any more."""
        self.cancel()
        self._number += 1
        self._is_waiting = True
        line = request(self._number, find, position, techniques)
        self._running().write(QByteArray(line.encode("ascii")))

    def cancel(self) -> bool:
        """End what is under way; returns whether there was anything."""
        was_waiting, self._is_waiting = self._is_waiting, False
        if was_waiting:
            self.close()
        return was_waiting

    def close(self) -> None:
        """End the process."""
        process, self._process, self._rest = self._process, None, b""
        self._is_waiting = False
        if process is not None:
            process.readyReadStandardOutput.disconnect(self._read)
            process.errorOccurred.disconnect(self._on_error)
            process.finished.disconnect(self._on_finished)
            process.kill()
            process.waitForFinished(_ENDING)
            process.deleteLater()

    def _running(self) -> QProcess:
        if self._process is None:
            process = self._process = QProcess(self)
            environment = QProcessEnvironment.systemEnvironment()
            environment.insert("PYTHONUNBUFFERED", "1")
            process.setProcessEnvironment(environment)
            process.readyReadStandardOutput.connect(self._read)
            process.errorOccurred.connect(self._on_error)
            process.finished.connect(self._on_finished)
            process.start(sys.executable, list(_PROGRAM))
        return self._process

    def _read(self) -> None:
        if self._process is None:
            return
        *lines, self._rest = (self._rest + self._process.readAllStandardOutput().data()).split(b"\n")
        for line in lines:
            answer = json.loads(line)
            if self._is_waiting and answer["id"] == self._number:
                self._take(answer)

    def _take(self, answer: dict[str, object]) -> None:
        match answer:
            case {"step": dict(step)}:
                self.found.emit(Step.from_json(step))
            case {"fault": str(fault), "cells": list(cells)}:
                self.fault.emit(Fault(fault), tuple(cells))
            case {"error": str(error)}:
                self._fail(error)
            case _:
                self._is_waiting = False
                self.done.emit()

    def _on_error(self) -> None:
        if self._process is not None:
            self._fail(self._process.errorString())

    def _on_finished(self) -> None:
        if self._process is not None:
            self._fail(
                bytes(self._process.readAllStandardError().data()).decode(errors="replace").strip()[-500:]
            )

    def _fail(self, said: str) -> None:
        was_waiting = self._is_waiting
        self.close()
        if was_waiting:
            self.failed.emit(said)
