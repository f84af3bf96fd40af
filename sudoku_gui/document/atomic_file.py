"""Writing files: whoever opens one finds the old one or the new one, complete.

All writing goes through the core's `Replacement`, a draft beside the file that is renamed in the end. It is used
instead of QSaveFile because that flushes neither the file's folder nor keeps owner and access lists. A drive that does
not answer is not waited for: see `answered`.
"""

import contextlib
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import BinaryIO, Final, TypeAlias

from PySide6.QtCore import QObject, QTimer

from solver_core import formats
from solver_core.formats import FormatError
from solver_core.formats.replacement import Replacement
from sudoku_gui.player.job import Asked, Steps, answered, beside

SOON: Final = 0.5
"""Seconds for which a drive is waited for before the window goes on."""

_LONGEST: Final = 16
"""Bytes of an ending that says what a file is; a longer one is a part of its name."""

_SHORT: Final = 0.2
"""Seconds for which a drive is waited for when a draft is removed."""

_POLL: Final = 15
"""Milliseconds between two looks at what is being written."""

_Done: TypeAlias = Callable[[], None]
_Failed: TypeAlias = Callable[[Exception], None]


class WholeFile(Replacement):
    """A file that is being written; another program may write its draft."""

    def __init__(self, path: Path) -> None:
        # The ending stays: other programs go by it.
        super().__init__(path, path.suffix if len(os.fsencode(path.suffix)) <= _LONGEST else "")

    def keep_beside(self) -> Steps[None]:
        """The same as `keep`, as a job: a large file takes its time to reach the disk."""
        yield from beside(self.keep)


def storing(path: Path, data: bytes) -> Steps[int]:
    """A job that writes bytes into a file and returns how many."""
    with whole_file(path) as file:
        yield from beside(partial(_write, file, data))
    return len(data)


@contextmanager
def whole_file(path: Path) -> Iterator[WholeFile]:
    """A file to be written; unless `keep` is called, nothing of it stays.

    Raises:
        OSError: it cannot be written.
    """
    file = answered(partial(WholeFile, path))
    try:
        yield file
    finally:
        with contextlib.suppress(TimeoutError):
            answered(file.discard, _SHORT)


@contextmanager
def draft_of(file: WholeFile, buffering: int = -1) -> Iterator[BinaryIO]:
    """The draft, open for writing.

    Raises:
        OSError: it cannot be made.
    """
    with answered(partial(file.open, buffering)) as stream:
        yield stream


def _write(file: WholeFile, data: bytes) -> None:
    with file.open() as stream:
        stream.write(data)
    file.keep()


class BackgroundWriter(QObject):
    """Writes several files at a time, each in a thread where its drive does not answer at once."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._running: dict[Path, tuple[Asked[None], _Done, _Failed]] = {}
        self._timer = QTimer(self, interval=_POLL)
        self._timer.timeout.connect(self._check)

    def is_writing(self, path: Path) -> bool:
        """Whether this file is being written."""
        return path.absolute() in self._running

    def write(self, path: Path, text: str, done: _Done, failed: _Failed) -> None:
        """Replace a file that is not being written; one of the functions is called, mostly before this returns.

        Args:
            path: of the file.
            text: all of it.
            done: called when it is written.
            failed: called with the OSError or FormatError.
        """
        asked = Asked(partial(formats.store, path, text))
        self._running[path.absolute()] = asked, done, failed
        asked.join(SOON)
        self._check()
        if self._running:
            self._timer.start()

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
