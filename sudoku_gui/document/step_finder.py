"""Finds steps in a separate process, because finding may take seconds and holds the interpreter's lock."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from solver_core.hints import Position, PositionFault, Step
from solver_core.hints.position import request
from sudoku_gui.player.errors import AppMessage
from sudoku_gui.player.helper_process import HelperProcess

PATIENCE: Final = 20_000
"""Milliseconds without an answer after which the process is killed; the slowest known step takes 3 seconds."""


class StepFinder(QObject):
    """Answers one request at a time.

    Signals:
        found: a step.
        fault: a fault of the position, and its cells; then there are no steps.
        done: there are no more.
        failed: the process could not answer: an AppMessage.
    """

    found = Signal(object)
    fault = Signal(object, object)
    done = Signal()
    failed = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.process = HelperProcess("solver_core.hints.worker", self)
        self.process.answered.connect(self._take)
        self.process.failed.connect(self._fail)
        self._number = 0
        self.is_busy = False  # whether an answer is pending
        self._timer = QTimer(self, singleShot=True, interval=PATIENCE)
        self._timer.timeout.connect(lambda: self._fail(AppMessage("helper.silent")))

    def ask(self, find: str, position: Position, techniques: Sequence[str]) -> None:
        """Ask for steps: ``next``, ``all`` or ``path``; cancels the previous request."""
        self.cancel()
        self._number += 1
        self.is_busy = True
        self._timer.start()
        self.process.send(request(self._number, find, position, techniques))

    def cancel(self) -> bool:
        """Cancel the request; returns whether there was one."""
        was_busy = self.is_busy
        if was_busy:
            self.close()
        return was_busy

    def close(self) -> None:
        """Kill the process and drop the request."""
        self.is_busy = False
        self.process.kill()

    def _take(self, answer: dict[str, object]) -> None:
        if not self.is_busy or answer["id"] != self._number:
            return
        self._timer.start()
        match answer:
            case {"step": dict(step)}:
                self.found.emit(Step.from_json(step))
            case {"fault": str(fault), "cells": list(cells)}:
                self.fault.emit(PositionFault(fault), tuple(cells))
            case {"error": str(error)} if error.startswith("HintsError"):
                self._fail(AppMessage("hints.missing"))
            case {"error": str(error)}:
                self._fail(AppMessage("program.fault", name=error.partition(":")[0]))
            case _:
                self.is_busy = False
                self.done.emit()

    def _fail(self, cause: AppMessage) -> None:
        if self.cancel():
            self.failed.emit(cause)
