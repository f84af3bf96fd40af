"""Searches a subtree again that a full search tree has let go of."""

from functools import partial

from PySide6.QtCore import QObject, Signal

from solver_core.cover import BackgroundRun
from solver_core.cover.kernel.tree import Tree
from solver_core.cover.replay.subtree import number_of
from sudoku_gui.player.job import Job, beside

MOST = 2_000_000  # nodes that are searched again at once; more would take longer than anybody waits
_ATTEMPTS = 3
_NODES = 100_000  # that are held of a subtree: 5 MB


class Unfolding(QObject):
    """Searches a subtree again, in a thread; the newest request counts.

    Signals:
        unfolded: the position at which the root of the subtree was entered, and the `Tree`.
        failed: that position; the subtree is still being searched, or no longer stored.
    """

    unfolded = Signal(object, object)
    failed = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.first: int | None = None  # where the subtree under way begins; None while there is none
        self._job = Job(self)
        self._job.finished.connect(self._arrived)

    def start(self, background_run: BackgroundRun, first: int) -> None:
        """Search the subtree whose root was entered at a position, instead of any other."""
        self.first = first
        self._job.start(beside(partial(_searched, background_run, first)), (), replace=True)

    def cancel(self) -> None:
        self._job.cancel()
        self.first = None

    def _arrived(self, tree: Tree | None) -> None:
        first, self.first = self.first, None
        if tree is None:
            self.failed.emit(first)
        else:
            self.unfolded.emit(first, tree)


def _searched(background_run: BackgroundRun, first: int) -> Tree | None:
    """The subtree; while the run goes on its number may change between asking and searching."""
    for _ in range(_ATTEMPTS):
        with background_run.reading() as (tree, _):
            number = number_of(tree, first)
        if number is None:
            return None
        try:
            again = background_run.expand(number, _NODES)
        except (IndexError, ValueError):
            continue
        if again[0].first == first:
            return again
    return None
