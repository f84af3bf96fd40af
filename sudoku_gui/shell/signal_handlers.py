"""Ctrl+C in the terminal and the system's request to end close the window, as its user would."""

import signal
import socket
from types import FrameType

from PySide6.QtCore import QObject, QSocketNotifier
from PySide6.QtWidgets import QMainWindow


class SignalHandlers(QObject):
    """Wakes the event loop at a signal, so that Python can close the window."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._reader, self._writer = socket.socketpair()
        for end in (self._reader, self._writer):
            end.setblocking(False)
        signal.set_wakeup_fd(self._writer.fileno())
        self._notifier = QSocketNotifier(self._reader.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._drain)
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._close)

    def _drain(self) -> None:
        self._reader.recv(64)  # by now Python has called the handler

    def _close(self, _signal: int, _frame: FrameType | None) -> None:
        self._window.close()
