"""The links of repeat cover: rows from which nodes leave sideways, and to which they return.

An item may be covered more than once, so no option is ever ruled out: columns and their sizes
never change. An option's *row* is the ring of its nodes in items still to be covered: it loses those in covered items,
and shows what the option would newly cover. Headers leave their ring as usual. ``rows`` has a record for each node, at
its address in the `Matrix`::

    rows    BEFORE  DOWN  ITEM  AFTER | BEFORE  DOWN  ITEM  AFTER | ...    BEFORE, AFTER: addresses in its option's row;
            node 0                      node 1                             its own where it is alone, and in headers
                                                                           and nodes of secondary items
                                                                           DOWN, ITEM: as in the matrix

    option "a b c", before and while b is covered for another option:

        +-> a <--> b <--> c <-+              +-> a <--------> c <-+
        +---------------------+              +--------------------+    b: BEFORE still a, AFTER still c

Only BEFORE and AFTER ever change. The cursor within one column, two addresses::

    sibling    the node in the tried option's row whose item's column it is; the tried node is one of them
    member     the node in that column that is dropped or restored next; never ``sibling``, which stays

Every loop has a mirror: dropping goes down, restoring up; covering rightward, uncovering leftward. Compiled with
the types in ``sideways.pxd``.
"""

from array import array

from solver_core import plain as cython
from solver_core.cover.kernel import codes as code
from solver_core.cover.kernel import memory
from solver_core.cover.kernel.arguments import require
from solver_core.cover.kernel.machine import Machine
from solver_core.cover.kernel.matrix import Matrix

if cython.compiled:
    import cython


class Sideways(Machine):
    """Rows over the primary items of a matrix, and a cursor within one column.

    Args:
        matrix: the initial links.
        most: the options that a cover may have; by default as many as there are primary items, which is enough.
        checked: verify the neighbours at every removal and return (slower).

    Raises:
        ValueError: ``most`` is negative.
    """

    def __init__(self, matrix: Matrix, most: int | None = None, *, checked: bool = False) -> None:
        self._require_unbuilt()
        require(matrix, Matrix, "matrix")
        self.matrix = matrix
        self.primary = matrix.primary
        self.first_address, self.end_address = matrix.first_address, len(matrix.nodes)
        self.checked = checked
        self.initial = _linked_rows(matrix), memory.array_of(matrix.left), memory.array_of(matrix.right)
        self._rows, self._left, self._right = (one[:] for one in self.initial)
        self.rows_array = memory.view_of(self._rows)
        self.left_array, self.right_array = memory.view_of(self._left), memory.view_of(self._right)
        self.nodes_view, self.lengths_view = matrix.nodes, matrix.lengths  # keeps the arrays alive
        self.nodes = memory.integers(memory.array_of(matrix.nodes))
        self.size = memory.integers(memory.array_of(matrix.lengths))
        self.rows = memory.integers(self._rows)
        self.left = memory.integers(self._left)
        self.right = memory.integers(self._right)
        self.seen_array = array("B", bytes(matrix.items + 2))
        self.seen = memory.octets(self.seen_array)
        self.sibling = self.member = 0
        super().__init__(matrix.primary, matrix.primary if most is None else most)

    def links_state(self) -> list[bytes]:
        """Rings, rows and the cursor in them."""
        place = f"{self.sibling} {self.member}".encode()
        return [place, *(part.tobytes() for part in (self._left, self._right, self._rows))]

    def _reset_links(self) -> None:
        self._rows[:], self._left[:], self._right[:] = self.initial
        self.sibling = self.member = 0

    # --- columns ----------------------------------------------------------------------------------

    @cython.final
    def cover_on(self, limit: int, pause: int) -> None:
        """Continue covering the items of the tried node's row, rightward, until a tree node is to be entered.

        Up to position ``limit``, or with ``pause`` to the end of a column.
        """
        while self.position < limit:
            if self.member == 0:
                self.leave_ring(self.rows[self.sibling + code.ITEM])
                self._count_links(code.COVER, 1)
                self.member = self.below(self.sibling, self.header_of(self.sibling))
            self._count_links(code.DROP, self.drop_nodes(limit - self.position))
            if self.member >= self.first_address:
                self.next_op = code.DROP
                return
            self.cover_next(self.sibling)
            if pause or self.next_op == code.CHOOSE:
                return

    @cython.final
    def uncover_on(self, limit: int, pause: int) -> None:
        """Continue uncovering, leftward, until the tried option can be retracted; the mirror of `cover_on`."""
        while self.position < limit:
            if self.member:
                self._count_links(code.RESTORE, self.restore_nodes(limit - self.position))
                if self.member >= self.first_address:
                    return
                self.set_next(code.UNCOVER, self.sibling)
            else:
                self.join_ring(self.rows[self.sibling + code.ITEM])
                self._count_links(code.UNCOVER, 1)
                self.uncover_next(self.sibling)
                if pause or self.next_op == code.RETRACT:
                    return

    @cython.final
    def cover_next(self, sibling: int) -> None:
        """Go to the next sibling rightward, until the row closes at the tried node."""
        sibling = self.rows[sibling + code.AFTER]
        if sibling == self.stack[self.depth - 1]:
            self.set_next(code.CHOOSE, 0)
        else:
            self.set_next(code.COVER, sibling)

    @cython.final
    def uncover_next(self, sibling: int) -> None:
        """Go to the next sibling leftward, until the tried node itself was uncovered; the mirror of `cover_next`."""
        if sibling == self.stack[self.depth - 1]:
            self.set_next(code.RETRACT, 0)
        else:
            self.begin_uncover(self.rows[sibling + code.BEFORE])

    @cython.final
    def begin_uncover(self, sibling: int) -> None:
        """Start to uncover the column of ``sibling`` at the node that was dropped last."""
        self.set_next(code.UNCOVER, sibling)
        lowest = self.above(sibling, self.header_of(sibling))
        if lowest >= self.first_address:
            self.member = lowest
            self.next_op = code.RESTORE

    @cython.final
    def set_next(self, next_op: int, sibling: int) -> None:
        """Set what comes next, outside the nodes of a column."""
        self.next_op = next_op
        self.sibling = sibling
        self.member = 0

    @cython.final
    def _count_links(self, op: int, more: int) -> None:
        """Count links that have left or returned; a negative number takes that back."""
        self.counts[op] += more
        self.position += more
        if op == code.DROP:
            self.profile[self._row() + code.UPDATES] += more

    # --- headers ----------------------------------------------------------------------------------

    @cython.final
    def leave_ring(self, item: int) -> None:
        """Link the header's neighbours past it."""
        left, right = self.left, self.right
        before, after = left[item], right[item]
        if self.checked and (right[before] != item or left[after] != item):
            self.broken = item
        right[before] = after
        left[after] = before

    @cython.final
    def join_ring(self, item: int) -> None:
        """Link the header between the neighbours it still knows; inverse of `leave_ring`."""
        left, right = self.left, self.right
        before, after = left[item], right[item]
        if self.checked and (right[before] != after or left[after] != before):
            self.broken = item
        right[before] = item
        left[after] = item

    # --- nodes ------------------------------------------------------------------------------------

    @cython.final
    def drop_nodes(self, most: int) -> int:
        """Drop up to ``most`` nodes from the cursor downward, moving the cursor; return how many."""
        rows, sibling, member, checked = self.rows, self.sibling, self.member, self.checked
        header = self.header_of(sibling)
        dropped = 0
        while member != header and dropped < most:
            before, after = rows[member + code.BEFORE], rows[member + code.AFTER]
            if checked and (rows[before + code.AFTER] != member or rows[after + code.BEFORE] != member):
                self.broken = member // code.RECORD
            # The node still knows its neighbours: that is the whole trick.
            rows[before + code.AFTER] = after
            rows[after + code.BEFORE] = before
            dropped += 1
            member = rows[member + code.DOWN]
            if member == sibling:
                member = rows[member + code.DOWN]
        self.member = member
        return dropped

    @cython.final
    def restore_nodes(self, most: int) -> int:
        """Restore up to ``most`` nodes from the cursor upward; inverse of `drop_nodes`."""
        rows, nodes, sibling, member, checked = self.rows, self.nodes, self.sibling, self.member, self.checked
        header = self.header_of(sibling)
        restored = 0
        while member != header and restored < most:
            before, after = rows[member + code.BEFORE], rows[member + code.AFTER]
            if checked and (rows[before + code.AFTER] != after or rows[after + code.BEFORE] != before):
                self.broken = member // code.RECORD
            rows[before + code.AFTER] = member
            rows[after + code.BEFORE] = member
            restored += 1
            member = nodes[member + code.UP]
            if member == sibling:
                member = nodes[member + code.UP]
        self.member = member
        return restored

    @cython.final
    def below(self, sibling: int, member: int) -> int:
        """The next node of a column downward, skipping ``sibling``; after the last, the header."""
        member = self.rows[member + code.DOWN]
        return self.rows[member + code.DOWN] if member == sibling else member

    @cython.final
    def above(self, sibling: int, member: int) -> int:
        """The next node going up; inverse of `below`."""
        member = self.nodes[member + code.UP]
        return self.nodes[member + code.UP] if member == sibling else member

    @cython.final
    def header_of(self, node: int) -> int:
        """The address of the header of a node's column."""
        return code.RECORD * self.rows[node + code.ITEM]

    @cython.final
    def _can_be_tried(self, tried: int) -> bool:
        """Whether a saved stack may have this node at a level; the links are those of that level."""
        if tried < self.first_address or tried >= self.end_address or tried % code.RECORD != 0:
            return False
        return self._live_size(self.rows[tried + code.ITEM] - 1) >= 0

    def _live_size(self, item: int) -> int:
        header = item + 1
        if item < 0 or header > self.primary or self.right[self.left[header]] != header:
            return -1
        return self.size[header]

    # --- a tree node ------------------------------------------------------------------------------

    @cython.final
    def choice(self) -> int:
        """The header of the live item with the fewest options, the leftmost on ties; 0 if none is live."""
        right, size = self.right, self.size
        best = header = right[0]
        while header:
            if size[header] < size[best]:
                best = header
            header = right[header]
        return best

    @cython.final
    def lower_bound(self) -> int:
        """The least number of further options: as many as live items were found of which no option covers two."""
        rows, right, seen, lowest = self.rows, self.right, self.seen, self.first_address
        header = right[0]
        while header:
            seen[header] = 0
            header = right[header]
        needed = 0
        header = right[0]
        while header:
            if not seen[header]:
                needed += 1
                member = rows[code.RECORD * header + code.DOWN]
                while member >= lowest:
                    node = rows[member + code.AFTER]
                    while node != member:
                        seen[rows[node + code.ITEM]] = 1
                        node = rows[node + code.AFTER]
                    member = rows[member + code.DOWN]
            header = right[header]
        return needed

    @cython.final
    def kind(self, item: int) -> int:
        """The landmark of a tree node that chooses this item and is not pruned."""
        if item == 0:
            return code.SOLUTION
        return code.CHOOSE if self.size[item] else code.DEAD_END

    @cython.final
    def is_guess(self, item: int) -> bool:
        """Whether more than one option of the chosen item is tried."""
        return self.size[item] > 1


def _linked_rows(matrix: Matrix) -> "array[int]":
    """The initial records: the nodes of primary items linked to rings, option by option."""
    rows = memory.array_of(matrix.nodes)[:]
    for address in range(0, len(rows), code.RECORD):
        rows[address + code.BEFORE] = rows[address + code.AFTER] = address
    for option in range(len(matrix.starts) - 1):
        siblings = range(matrix.starts[option], matrix.starts[option + 1], code.RECORD)
        row = [address for address in siblings if rows[address + code.ITEM] <= matrix.primary]
        for before, address in zip(row[len(row) - 1 :] + row, row, strict=False):
            rows[before + code.AFTER] = address
            rows[address + code.BEFORE] = before
    return rows
