"""Ctrl+C in the terminal and the system's wish to end close the window, as its user would."""

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
        self._ear, self._mouth = socket.socketpair()
        for end in (self._ear, self._mouth):
            end.setblocking(False)
        signal.set_wakeup_fd(self._mouth.fileno())
        self._notifier = QSocketNotifier(self._ear.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._listen)
        for wish in (signal.SIGINT, signal.SIGTERM):
            signal.signal(wish, self._close)

    def _listen(self) -> None:
        self._ear.recv(64)  # by now Python has called the handler

    def _close(self, _signal: int, _frame: FrameType | None) -> None:
        self._window.close()
