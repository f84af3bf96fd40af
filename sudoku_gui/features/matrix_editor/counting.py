"""How many solutions the matrix has, counted a moment after each change."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from solver_core.cover import Search
from sudoku_gui.features.matrix_editor.model import MatrixDraft
from sudoku_gui.player.job import Job, Steps, beside
from sudoku_gui.translation import translate
from sudoku_gui.wording.names import number

_PAUSE: Final = 300  # milliseconds after a change
_SLICE: Final = 20_000  # ticks at a time: some milliseconds
_MOST: Final = 20_000_000  # ticks after which the count is given up
_LARGE: Final = 20_000
"""Ones above which the solutions are not counted by themselves: making the search takes too long."""


class SolutionCounter(QObject):
    """Counts the solutions of the newest matrix.

    Signals:
        changed: `text` says something else.
    """

    changed = Signal()

    def __init__(self, draft: Callable[[], MatrixDraft], parent: QObject) -> None:
        super().__init__(parent)
        self._draft = draft
        self.text = ""
        self._job = Job(self)
        self._job.finished.connect(self._report)
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE)
        self._pause.timeout.connect(self._begin)

    def start_soon(self) -> None:
        """Count what another matrix has, in a moment."""
        self._job.cancel()
        self._report("")
        self._pause.start()

    def stop(self) -> None:
        self._pause.stop()
        self._job.cancel()

    def _begin(self) -> None:
        draft = self._draft()
        if draft.primary and draft.filled <= _LARGE:
            self._job.start(_counting(draft))

    def _report(self, text: str) -> None:
        self.text = text
        self.changed.emit()


def _counting(draft: MatrixDraft) -> Steps[str]:
    search = yield from beside(lambda: Search(draft.problem()))
    while not search.finished and search.position < _MOST:
        search.forward(_SLICE)
        yield 0.0
    if search.finished:
        return translate("matrix_editor", "%n solutions", "", search.solutions)
    return translate("matrix_editor", "at least {count} solutions").format(count=number(search.solutions))
