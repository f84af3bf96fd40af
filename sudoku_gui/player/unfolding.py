"""Walking again what a full search tree has let go of, beside the event loop."""

from threading import Thread

from PySide6.QtCore import QObject, Signal, Slot

from solver_core.cover import BackgroundRun
from solver_core.cover.subtree import number_of
from solver_core.cover.tree import Tree

MOST = 2_000_000
"""Nodes that are walked again at once: more would take longer than anybody waits, and more memory than the tree."""

_ATTEMPTS = 3


class _Bearer(QObject):
    """Carries a result from the thread to that of the window."""

    arrived = Signal(object, object)


class Unfolding(QObject):
    """Walks a subtree again; the newest wish counts.

    Signals:
        unfolded: a subtree is whole again.
            first: the position at which its root was entered.
            tree: a `Tree` of its own.
        failed: it could not be walked: it is under way after all, or no longer held.
            first: the same.
    """

    unfolded = Signal(object, object)
    failed = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._first: int | None = None
        self._bearer: _Bearer | None = None

    @property
    def first(self) -> int | None:
        """The subtree under way; None while there is none."""
        return self._first

    def start(self, background_run: BackgroundRun, first: int) -> None:
        """Walk the subtree whose root was entered at a position; nothing is heard of an earlier one any more."""
        self._first = first
        self._bearer = bearer = _Bearer(self)
        bearer.arrived.connect(self._arrived)
        # A thread of the pool would be waited for at the end of the program, and this cannot be cut short.
        Thread(target=_work, args=(background_run, first, bearer), name="unfolding", daemon=True).start()

    def cancel(self) -> None:
        """Let the subtree be."""
        self._first = self._bearer = None

    @Slot(object, object)
    def _arrived(self, tree: Tree | None, bearer: QObject) -> None:
        bearer.deleteLater()
        if bearer is not self._bearer or self._first is None:
            return
        first = self._first
        self.cancel()
        if tree is None:
            self.failed.emit(first)
        else:
            self.unfolded.emit(first, tree)


def _work(background_run: BackgroundRun, first: int, bearer: _Bearer) -> None:
    tree = _walked(background_run, first)
    try:
        bearer.arrived.emit(tree, bearer)
    except RuntimeError:  # the window has gone, and the bearer with it
        return


def _walked(background_run: BackgroundRun, first: int) -> Tree | None:
    """The subtree; while the run goes on its number may change between asking and walking."""
    for _ in range(_ATTEMPTS):
        with background_run.reading() as (tree, _):
            number = number_of(tree, first)
        if number is None:
            return None
        try:
            again = background_run.expand(number)
        except (IndexError, ValueError):
            continue
        if again[0].first == first:
            return again
    return None
