"""Makes a matrix of a long text or of a file, beside the event loop."""

from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal

from solver_core import formats
from solver_core.cover import texts
from solver_core.formats import disk
from sudoku_gui.matrix_editor.model import MatrixDraft
from sudoku_gui.player.job import Job, Steps, beside

_MOST_BYTES: Final = 64 << 20


class Loading(QObject):
    """One at a time; the newest counts.

    Signals:
        loaded: the matrix, a `MatrixDraft`.
        failed: why there is none.
    """

    loaded = Signal(object)
    failed = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._job = Job(self)
        self._job.finished.connect(self.loaded)
        self._job.failed.connect(self.failed)

    def read_text(self, text: str) -> None:
        """Read a text of any kind."""
        self._job.start(beside(partial(_read, text)), replace=True)

    def read_file(self, file: Path) -> None:
        """Read a file of any kind."""
        self._job.start(_of_file(file), replace=True)

    def cancel(self) -> None:
        self._job.cancel()


def _read(text: str) -> MatrixDraft:
    return MatrixDraft.of(texts.read(text))


def _of_file(file: Path) -> Steps[MatrixDraft]:
    return (yield from beside(lambda: _read(formats.decode(disk.contents(file, _MOST_BYTES)))))
