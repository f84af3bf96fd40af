"""Which tree nodes of a repeat cover are worth a look: the item to branch on, the bound, the best cover known.

Item and bound are functions of the links alone. What the best was on entering a tree node is not kept anywhere: on the
way back `was_pruned` distinguishes it from the best of today. Compiled with the types in ``bounding.pxd``.
"""

from array import array
from operator import index

from solver_core import plain as cython
from solver_core.cover import codes as code
from solver_core.cover import memory
from solver_core.cover.arguments import require
from solver_core.cover.bests import Bests
from solver_core.cover.matrix import Matrix
from solver_core.cover.sideways import Sideways

if cython.compiled:
    import cython


class Bounding(Sideways):
    """Sideways links, a bound, and covers each better than the one before.

    Args:
        matrix: where everything is at first; its secondary items are left out of everything.
        most: a cover may have so many options; by default as many as there are primary items, which is enough.
        checked: verify the links at every change (slower).

    Raises:
        ValueError: fewer than no options.
    """

    def __init__(self, matrix: Matrix, most: int | None = None, *, checked: bool = False) -> None:
        self._require_unbuilt()
        require(matrix, Matrix, "matrix")
        most = matrix.primary if most is None else min(index(most), matrix.primary)
        if most < 0:
            raise ValueError(f"a cover of at most {most} options; give 0 or more")
        self.bound = 0
        self.bests = Bests(most)
        self.marks_array = array("B", bytes(matrix.items + 2))
        self.marks = memory.octets(self.marks_array)
        super().__init__(matrix, most, checked=checked)

    def state(self) -> list[bytes]:
        """Everything that makes up this place, as bytes."""
        return [*super().state(), str(self.bound).encode(), self.bests.save()]

    def _make_whole(self) -> None:
        self.make_links_whole()
        self.bound = 0
        self.bests.clear()

    def _save_more(self) -> bytes:
        return self.bests.save()

    def _restore_more(self, saved: bytes) -> None:
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

    # --- a tree node ------------------------------------------------------------------------------

    @cython.final
    def choice(self) -> int:
        """The header of the live item with the fewest options, the leftmost of several; 0 when none is live."""
        right, size = self.right, self.size
        best = header = right[0]
        while header:
            if size[header] < size[best]:
                best = header
            header = right[header]
        return best

    @cython.final
    def lower_bound(self) -> int:
        """Options that are needed at least: so many live items have been found that no option covers two of them."""
        rows, right, marks, first = self.rows, self.right, self.marks, self.first_address
        header = right[0]
        while header:
            marks[header] = 0
            header = right[header]
        needed = 0
        header = right[0]
        while header:
            if not marks[header]:
                needed += 1
                row = rows[code.RECORD * header + code.DOWN]
                while row >= first:
                    node = rows[row + code.AFTER]
                    while node != row:
                        marks[rows[node + code.ITEM]] = 1
                        node = rows[node + code.AFTER]
                    row = rows[row + code.DOWN]
            header = right[header]
        return needed

    @cython.final
    def kind(self, item: int) -> int:
        """What a tree node is where this item is chosen, and which is not pruned."""
        if item == 0:
            return code.SOLUTION
        return code.CHOOSE if self.size[item] else code.DEAD_END

    @cython.final
    def is_guess(self, header: int) -> bool:
        """Whether more than one option of the chosen item is tried."""
        return self.size[header] > 1

    @cython.final
    def was_pruned(self) -> bool:
        """Whether the tree node of this stack was pruned; it has been left, and links and stack are as it was entered.

        If it is not pruned by today's best, it was not then: the best only falls. If it is, it was entered all the same
        if and only if the best cover begins with this stack: then the best fell inside it, as a stack never comes twice.
        """
        if self.depth + self.lower_bound() < self.bests.fewest:
            return False
        return not self.bests.begins_with(self.stack, self.depth)
