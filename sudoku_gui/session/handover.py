"""Hands the files of a second start to the window that is running: one server a user, data folder and display.

The second start sends a line of JSON, the paths of its files and the desktop's permission to come to the front, and
ends when it is answered. One window listens, the first. macOS starts no second program, but sends an event.
"""

import json
import os
import sys
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from solver_core import system
from sudoku_gui.document.paths import data_folder

_PATIENCE: Final = 1500  # milliseconds for an answer of the running window; after that another one is opened
_PERMISSION: Final = "XDG_ACTIVATION_TOKEN"
_TAKEN: Final = b"taken\n"


def address() -> str:
    """The server's address: a socket in the data folder, which is the user's alone; on Windows the name of a pipe."""
    displays = (os.environ.get(name, "") for name in ("WAYLAND_DISPLAY", "DISPLAY"))
    key = sha256("\n".join([str(data_folder()), *displays]).encode("utf-8", "replace")).hexdigest()[:16]
    is_pipe = sys.platform == "win32"
    return f"dancing-sudoku-{key}" if is_pipe else str(data_folder() / f"window-{key}")


def hand_over(files: Sequence[str]) -> bool:
    """Let the running window open these files, or come to the front without any; returns whether there is one."""
    socket = QLocalSocket()
    if not _reaches(socket):
        return False
    system.let_others_come_to_front()
    socket.write(json.dumps([*files, os.environ.get(_PERMISSION, "")]).encode() + b"\n")
    return socket.waitForReadyRead(_PATIENCE) and bytes(socket.readAll().data()) == _TAKEN


class Receiver(QObject):
    """Receives the files of later starts until it is closed.

    Signals:
        received: the paths of files, none where the window should only come to the front.
    """

    received = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._server = QLocalServer(self, socketOptions=QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._accept)
        if not self._server.listen(address()) and not _reaches(QLocalSocket()):
            QLocalServer.removeServer(address())  # left by a program that was killed
            self._server.listen(address())

    def close(self) -> None:
        """Receive nothing more: the next start opens a window."""
        self._server.close()

    def _accept(self) -> None:
        socket = self._server.nextPendingConnection()
        socket.readyRead.connect(lambda: self._read(socket))
        socket.disconnected.connect(socket.deleteLater)

    def _read(self, socket: QLocalSocket) -> None:
        if not socket.canReadLine():
            return
        *files, token = json.loads(bytes(socket.readLine().data()))
        socket.write(_TAKEN)
        if token:
            os.environ[_PERMISSION] = (
                token  # Qt shows it to the desktop when the window asks to come to the front
            )
        self.received.emit([Path(file) for file in files])


def _reaches(socket: QLocalSocket) -> bool:
    """Connect to the program that listens, if there is one."""
    socket.connectToServer(address())
    return socket.waitForConnected(_PATIENCE)
