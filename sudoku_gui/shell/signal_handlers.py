"""Ctrl+C in the terminal and the system's request to end the program, as a signal of Qt."""

import signal
import socket
from types import FrameType

from PySide6.QtCore import QObject, QSocketNotifier, Signal


class SignalHandlers(QObject):
    """Wakes the event loop at a signal of the system, so that Python can report it.

    Signals:
        end_requested: the program is asked to end.
    """

    end_requested = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._reader, self._writer = socket.socketpair()
        for end in (self._reader, self._writer):
            end.setblocking(False)
        signal.set_wakeup_fd(self._writer.fileno())
        self._notifier = QSocketNotifier(self._reader.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._drain)
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._report)

    def _drain(self) -> None:
        self._reader.recv(64)  # by now Python has called the handler

    def _report(self, _signal: int, _frame: FrameType | None) -> None:
        self.end_requested.emit()
