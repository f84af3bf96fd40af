"""Which tree nodes of a repeat cover are worth a look: the item to branch on, and the bound.

Both are functions of the links alone. Compiled with the types in ``bounding.pxd``.
"""

from solver_core import plain as cython
from solver_core.cover.kernel import codes as code
from solver_core.cover.kernel.arguments import require
from solver_core.cover.kernel.matrix import Matrix
from solver_core.cover.kernel.sideways import Sideways

if cython.compiled:
    import cython


class Bounding(Sideways):
    """Sideways links, a bound, and covers each better than the one before.

    Args:
        matrix: where everything is at first; its secondary items are left out of everything.
        most: the options that a cover may have; by default as many as there are primary items, which is enough.
        checked: verify the links at every change (slower).

    Raises:
        ValueError: fewer than no options.
    """

    def __init__(self, matrix: Matrix, most: int | None = None, *, checked: bool = False) -> None:
        require(matrix, Matrix, "matrix")
        super().__init__(matrix, matrix.primary if most is None else most, checked=checked)

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
        """Options that are needed at least: as many as there are live items of which no option covers two."""
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
    def is_guess(self, item: int) -> bool:
        """Whether more than one option of the chosen item is tried."""
        return self.size[item] > 1
