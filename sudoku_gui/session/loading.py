"""Reading files: small ones at once, large ones beside the event loop."""

from pathlib import Path

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal, Slot

from solver_core import formats
from solver_core.formats import FormatError, Reading

SMALL = 256 * 1024
"""Bytes that are read in less time than anyone notices."""


class _Task(QRunnable):
    def __init__(self, path: Path, bearer: "_Bearer") -> None:
        super().__init__()
        self._path = path
        self._bearer = bearer

    def run(self) -> None:
        """Read, in a thread of the pool, and send what comes of it."""
        self._bearer.arrived.emit(_read(self._path), self._bearer)


class _Bearer(QObject):
    """Carries a result from a thread of the pool to that of the window."""

    arrived = Signal(object, object)


class Loading(QObject):
    """Reads a file; the newest wish counts.

    Signals:
        started: it takes a while.
            path: of the file.
        loaded: the file holds puzzles.
            path: of the file.
            reading: a `Reading`.
        failed: it does not, or cannot be read.
            path: of the file.
            error: a FormatError or an OSError.
    """

    started = Signal(Path)
    loaded = Signal(Path, object)
    failed = Signal(Path, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path = Path()
        self._bearer: _Bearer | None = None

    @property
    def is_running(self) -> bool:
        """Whether a file is being read."""
        return self._bearer is not None

    def start(self, path: Path) -> None:
        """Read a file; nothing is heard of an earlier one any more."""
        self._path, self._bearer = path, None
        if _is_small(path):
            self._deliver(_read(path))
            return
        self._bearer = _Bearer(self)
        self._bearer.arrived.connect(self._arrived)
        self.started.emit(path)
        QThreadPool.globalInstance().start(_Task(path, self._bearer))

    def cancel(self) -> None:
        """Let the file be."""
        self._bearer = None

    @Slot(object, object)
    def _arrived(self, result: object, bearer: QObject) -> None:
        bearer.deleteLater()
        if bearer is self._bearer:
            self._bearer = None
            self._deliver(result)

    def _deliver(self, result: object) -> None:
        if isinstance(result, Reading):
            self.loaded.emit(self._path, result)
        else:
            self.failed.emit(self._path, result)


def _is_small(path: Path) -> bool:
    try:
        return path.stat().st_size <= SMALL
    except OSError:
        return True  # reading it will say why


def _read(path: Path) -> Reading | FormatError | OSError:
    try:
        return formats.load(path)
    except (FormatError, OSError) as error:
        return error
