"""Writing files: a reader finds the old one or the new one, complete.

All writing goes through the core's `Replacement`, a draft beside the file that is renamed in the end. It is used
instead of QSaveFile because that neither flushes the file's folder nor keeps owner and access lists.
"""

import contextlib
import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import BinaryIO, Final

from PySide6.QtCore import QObject, QTimer

from solver_core import formats
from solver_core.formats import FormatError
from solver_core.formats.replacement import Replacement
from sudoku_gui.player.job import Steps, ThreadedCall, answered, beside

SOON: Final = 0.5  # seconds for which a drive is waited for before the window goes on

_LONGEST: Final = 16  # bytes of an ending that says what a file is; a longer one is a part of its name
_SHORT: Final = 0.2  # seconds for which a drive is waited for when a draft is removed
_BUFFER: Final = 1 << 18
_POLL: Final = 15  # milliseconds between two looks at what is being written


class AtomicFile(Replacement):
    """A file that is being written; another program may write its draft."""

    def __init__(self, path: Path) -> None:
        # The ending stays: other programs go by it.
        super().__init__(path, path.suffix if len(os.fsencode(path.suffix)) <= _LONGEST else "")

    def commit_beside(self) -> Steps[None]:
        """The same as `keep`, as a job: a large file takes its time to reach the disk."""
        yield from beside(self.keep)


def storing(path: Path, data: bytes) -> Steps[int]:
    """A job that writes bytes into a file and returns how many."""
    with atomic_file(path) as file:
        yield from beside(partial(_write, file, data))
    return len(data)


def storing_pieces(path: Path, pieces: Iterable[tuple[str, float]]) -> Steps[int]:
    """A job that writes texts one after the other, each with how much is done then; returns the size in bytes."""
    with atomic_file(path) as file:
        with draft_of(file, _BUFFER) as stream:
            for text, share in pieces:
                stream.write(text.encode())
                yield share
            size = stream.tell()
        yield from file.commit_beside()
    return size


@contextmanager
def atomic_file(path: Path) -> Iterator[AtomicFile]:
    """A file to write; unless `keep` is called, nothing of it stays; raises an OSError."""
    file = answered(partial(AtomicFile, path))
    try:
        yield file
    finally:
        with contextlib.suppress(TimeoutError):
            answered(file.discard, _SHORT)


@contextmanager
def draft_of(file: AtomicFile, buffering: int = -1) -> Iterator[BinaryIO]:
    """The draft, open for writing; raises an OSError."""
    with answered(partial(file.open, buffering)) as stream:
        yield stream


def _write(file: AtomicFile, data: bytes) -> None:
    with file.open() as stream:
        stream.write(data)
    file.keep()


class BackgroundWriter(QObject):
    """Writes several files at a time, each in a thread where its drive does not answer at once."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._running: dict[
            Path, tuple[ThreadedCall[None], Callable[[], None], Callable[[Exception], None]]
        ] = {}
        self._timer = QTimer(self, interval=_POLL)
        self._timer.timeout.connect(self._check)

    def is_writing(self, path: Path) -> bool:
        return path.absolute() in self._running

    def write(
        self, path: Path, text: str, done: Callable[[], None], failed: Callable[[Exception], None]
    ) -> None:
        """Replace a file; ``done``, or ``failed`` with an OSError or FormatError, is called, mostly at once."""
        asked = ThreadedCall(partial(formats.store, path, text))
        self._running[path.absolute()] = asked, done, failed
        asked.join(SOON)
        self._timer.start()
        self._check()

    def _check(self) -> None:
        for path, (asked, done, failed) in list(self._running.items()):
            if asked.is_alive():
                continue
            del self._running[path]
            try:
                asked.answer()
            except (OSError, FormatError) as error:
                failed(error)
            else:
                done()
        if not self._running:
            self._timer.stop()


def writable(text: str) -> str:
    """A text of JSON with lone surrogates, which no file can hold, escaped as JSON does it."""
    return text.encode("utf-8", "backslashreplace").decode("utf-8")
