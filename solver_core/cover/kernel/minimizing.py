"""What kernels share that look for the fewest options: the best cover known, and the bound of the tree node at hand.

The bound is a function of the links alone. What the best was on entering a tree node is not kept anywhere: on the way
back `was_pruned` distinguishes it from the best of today. Compiled with the types in ``minimizing.pxd``.
"""

from array import array
from operator import index

from solver_core import plain as cython
from solver_core.cover.kernel import codes as code
from solver_core.cover.kernel import memory
from solver_core.cover.kernel.bests import Bests
from solver_core.cover.kernel.machine import Machine
from solver_core.cover.kernel.matrix import Matrix

if cython.compiled:
    import cython


class Minimizing(Machine):
    """A machine whose covers may each have to be better than the one before.

    Args:
        matrix: what is covered.
        most: the options that a cover may have, no more than there are primary items; None: every cover counts, and
            nothing is bounded.

    Raises:
        ValueError: fewer than no options.
    """

    def __init__(self, matrix: Matrix, most: int | None) -> None:
        self._require_unbuilt()
        self.minimizes = most is not None
        most = 0 if most is None else min(index(most), matrix.primary)
        if most < 0:
            raise ValueError(f"a cover of at most {most} options; give 0 or more")
        self.matrix = matrix
        self.bound = 0
        self.bests = Bests(most)
        self.marks_array = array("B", bytes(matrix.items + 2))
        self.marks = memory.octets(self.marks_array)
        super().__init__(matrix.primary if not self.minimizes else most)

    def state(self) -> list[bytes]:
        """Everything that makes up this position, as bytes."""
        known = [str(self.bound).encode(), self.bests.save()] if self.minimizes else []
        return [*super().state(), *self.links_state(), *known]

    def _save_more(self) -> bytes:
        return self.bests.save() if self.minimizes else b""

    def _restore_more(self, saved: bytes) -> None:
        if self.minimizes:
            self.bests.restore(saved)

    @property
    def best(self) -> int:
        """How many options the best cover found so far has; one more than allowed while there is none."""
        return self.bests.fewest

    @property
    def best_cover(self) -> tuple[int, ...] | None:
        """The options of the best cover found so far."""
        covers = self.covers
        return covers[len(covers) - 1] if covers else None

    @property
    def covers(self) -> list[tuple[int, ...]]:
        """The options of every cover that was the best when it was found, in this order."""
        nodes = self.matrix.nodes
        return [tuple(nodes[node + code.OPTION] for node in cover) for cover in self.bests.covers()]

    @cython.final
    def forget(self) -> None:
        """Forget the covers found, as at position 0."""
        self.bound = 0
        self.bests.clear()

    @cython.final
    def was_pruned(self) -> bool:
        """Whether the tree node of this stack was pruned; it has been left, and links and stack are as it was entered.

        If it is not pruned by today's best, it was not then: the best only falls. If it is, it was entered all the same
        if and only if the best cover begins with this stack: then the best fell inside it, as a stack never comes twice.
        """
        if not self.minimizes or self.depth + self.lower_bound() < self.bests.fewest:
            return False
        return not self.bests.begins_with(self.stack, self.depth)

    # --- what kernels add -------------------------------------------------------------------------

    def links_state(self) -> list[bytes]:
        """The part of the state that differs from kernel to kernel."""
        return []

    def lower_bound(self) -> int:
        """How many options are needed at least from here on."""
        return 0
