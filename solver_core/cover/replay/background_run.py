"""Runs ahead of the position to find the length of a run, its tree and its timeline.

A background run has its own machine and may be moved in a thread; compiled, that hardly slows others
down. Until the end is known, only a minimum length is known.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Lock
from typing import NoReturn

from solver_core.cover.kernel import codes as code
from solver_core.cover.kernel.arguments import refuse_copy
from solver_core.cover.kernel.machine import Machine
from solver_core.cover.kernel.timeline import Timeline
from solver_core.cover.kernel.tree import Tree
from solver_core.cover.kernel.tree_store import MOST
from solver_core.cover.replay import statistics
from solver_core.cover.replay.checkpoints import Checkpoints
from solver_core.cover.replay.seeking import ENDLESS, Seek
from solver_core.cover.replay.statistics import Statistics, Tally


class BackgroundRun:
    """A run from its start towards its end.

    Args:
        new_machine: makes a machine at position 0 of the run.
        checkpoints: those of the run; more are added.
        tree: filled with the nodes; by default an empty one of the usual size.
        timeline: filled with the events; likewise.
    """

    def __init__(
        self,
        new_machine: Callable[[], Machine],
        checkpoints: Checkpoints,
        tree: Tree | None = None,
        timeline: Timeline | None = None,
    ) -> None:
        self._new_machine = new_machine
        self._checkpoints = checkpoints
        self._machine = new_machine()
        self._tree = Tree() if tree is None else tree
        self._timeline = Timeline() if timeline is None else timeline
        self._machine.attach(self._tree, self._timeline)
        self._seeking = Seek(self._machine, checkpoints, ENDLESS, straight=True)
        self._lock, self._door = Lock(), Lock()

    def __reduce_ex__(self, protocol: object) -> NoReturn:
        """Refuse to be copied or pickled."""
        refuse_copy(self, "a twin() of its search has one of its own")

    # --- going on ---------------------------------------------------------------------------------

    def go(self, seconds: float | None = None, position: int | None = None) -> bool:
        """Run on for about ``seconds``, or to ``position``, or to the end; returns whether the end is known."""
        if position is not None:
            seeking = Seek(self._machine, self._checkpoints, position, straight=True)
            with self._alone():
                if position > self.length:
                    seeking.go(seconds)
            return self.finished
        with self._alone():
            return self._seeking.go(seconds)

    # --- what is known ----------------------------------------------------------------------------

    @property
    def length(self) -> int:
        """The least number of events of the run; exact once it is finished."""
        return self._machine.position

    ticks = length  # its name in 1.0

    @property
    def finished(self) -> bool:
        """Whether the end is known."""
        return self._machine.next_op == code.END

    @property
    def statistics(self) -> Statistics:
        """The statistics of the run as far as it is known."""
        with self._alone():
            return statistics.of(self._machine)

    def tally(self) -> tuple[Tally, bool]:
        """The main counters as far as the run is known, and whether the run is complete; may wait for a thread."""
        with self._alone():
            return statistics.tally(self._machine), self.finished

    @contextmanager
    def reading(self) -> Iterator[tuple[Tree, Timeline]]:
        """The tree and the timeline, locked meanwhile: do not call `go` inside."""
        with self._alone():
            yield self._tree, self._timeline

    @contextmanager
    def _alone(self) -> Iterator[None]:
        """Lock out other threads that would move the machine or read what it fills.

        A thread that releases a lock and takes it again at once can starve others. So a waiting thread
        holds the door, and no other enters twice before it.
        """
        with self._door:
            self._lock.acquire()
        try:
            yield
        finally:
            self._lock.release()

    def expand(self, number: int, most: int = MOST) -> Tree:
        """Walk a collapsed subtree again: returns its tree, with its root as number 0.

        Args:
            number: of the root in the tree of the run.
            most: how many of its nodes are stored.

        Raises:
            ValueError: the node is not finished.
        """
        with self.reading() as (tree, _):
            node = tree[number]
        if not node.is_finished:
            raise ValueError(
                f"tree node {node.number} is still under way; only finished subtrees are walked again"
            )
        machine = self._new_machine()
        Seek(machine, self._checkpoints, node.first - 1).go()
        subtree = Tree(most, node.depth)
        machine.attach(subtree)
        while machine.position < node.last:
            machine.forward(min(node.last, machine.position + (1 << 16)))
        return subtree
