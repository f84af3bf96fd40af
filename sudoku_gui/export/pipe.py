"""Another program that reads what is written to it; nobody waits for it but who writes, and not in the event loop."""

import errno
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QProcess

from sudoku_gui.player.errors import SessionMessage
from sudoku_gui.player.job import Steps

_ROOM: Final = 1 << 20
"""Bytes that may wait to be read before more is made."""

_LAST_WORDS: Final = 300
_PATIENCE: Final = 500
"""Milliseconds for which a program that was stopped is waited for."""


class Pipe:
    """A program under way.

    Args:
        program: its file.
        arguments: as it takes them.
    """

    def __init__(self, program: str, arguments: Sequence[str]) -> None:
        self._program = program
        self._process = QProcess()
        self._process.setStandardOutputFile(QProcess.nullDevice())
        self._process.start(program, list(arguments))

    def write(self, data: bytes) -> Steps[None]:
        """Work that hands over some bytes, when the program has taken those before.

        Raises:
            OSError: the program has ended, or was never there.
        """
        process = self._process
        while process.state() is QProcess.ProcessState.Starting or process.bytesToWrite() > _ROOM:
            self._check()
            yield None
        self._check()
        if process.write(data) < 0:
            raise self._error()

    def finish(self) -> Steps[None]:
        """Work that tells the program that this was all, and waits for its end.

        Raises:
            OSError: it failed; the message has its last words.
        """
        process = self._process
        while process.state() is QProcess.ProcessState.Starting:
            yield None
        process.closeWriteChannel()
        while process.state() is not QProcess.ProcessState.NotRunning:
            yield None
        if process.exitStatus() is not QProcess.ExitStatus.NormalExit or process.exitCode() != 0:
            raise self._error()

    def close(self) -> None:
        """End it, wherever it is."""
        if self._process.state() is not QProcess.ProcessState.NotRunning:
            self._process.kill()
            self._process.waitForFinished(_PATIENCE)

    def _check(self) -> None:
        if self._process.state() is QProcess.ProcessState.NotRunning:
            raise self._error()

    def _error(self) -> OSError:
        output = bytes(self._process.readAllStandardError().data()).decode(errors="replace").strip()
        words = output[-_LAST_WORDS:] or self._process.errorString()
        return OSError(errno.EIO, SessionMessage("export.ffmpeg", words=words), self._program)
