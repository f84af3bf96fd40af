"""The links: columns and rings from which headers and nodes leave, and to which they return.

The layout is that of `Matrix`. A removed header or node still knows its neighbours; that alone is the memory by
which everything goes back. Beside the links stands the place within one column that is being covered or
uncovered, as addresses:

    mate    the header chosen, or the sibling of a tried node, whose item's column it is
    row     the node in that column whose siblings are being hidden or returned; the header: none is left
    node    the sibling of ``row`` that comes next

Every loop has its mirror: hiding goes down and rightward, returning goes up and leftward. (Knuth's program
of 2000 returns rightward, which ends right and is wrong in between.) Compiled with the types in ``links.pxd``.
"""

from solver_core import plain as cython
from solver_core.cover import codes as code
from solver_core.cover import memory
from solver_core.cover.machine import Machine
from solver_core.cover.matrix import Matrix

if cython.compiled:
    import cython


class Links(Machine):
    """Dancing links over the items of a matrix, and a place within one column.

    Args:
        matrix: where everything is at first.
        checked: verify the neighbours at every removal and return (slower).
    """

    def __init__(self, matrix: Matrix, *, checked: bool) -> None:
        self.matrix = matrix
        self.primary = matrix.primary
        self.first_address = matrix.first_address
        self.checked = checked
        self.nodes_array = matrix.nodes[:]
        self.left_array = matrix.left[:]
        self.right_array = matrix.right[:]
        self.size_array = matrix.size[:]
        self.few_array = matrix.few[:]
        self.nodes = memory.integers(self.nodes_array)
        self.left = memory.integers(self.left_array)
        self.right = memory.integers(self.right_array)
        self.size = memory.integers(self.size_array)
        self.first = memory.integers(matrix.first)
        self.few = memory.octets(self.few_array)
        super().__init__(matrix.primary)

    def _stand_at_start(self) -> None:
        Machine._stand_at_start(self)
        self.mate = self.row = self.node = 0

    def state(self) -> list[bytes]:
        """Everything that makes up this place, as bytes."""
        place = f"{self.mate} {self.row} {self.node}".encode()
        held = (self.left_array, self.right_array, self.size_array, self.nodes_array)
        return [*super().state(), place, *(part.tobytes() for part in held)]

    def _make_whole(self) -> None:
        self.nodes_array[:] = self.matrix.nodes
        self.left_array[:] = self.matrix.left
        self.right_array[:] = self.matrix.right
        self.size_array[:] = self.matrix.size
        self.few_array[:] = self.matrix.few

    # --- columns ----------------------------------------------------------------------------------

    @cython.final
    def cover_on(self, limit: int, pause: int) -> bool:
        """X4, X5: go on covering: the chosen item, or the items of a tried node's siblings, rightward.

        Up to position ``limit``, or with ``pause`` to the end of a stretch. Answers whether the chosen item is
        covered now; when the ring of siblings has closed, a tree node is about to be entered.
        """
        nodes, mate, row, node = self.nodes, self.mate, self.row, self.node
        left = limit - self.position
        covered = hidden = 0
        while left > 0:
            header = code.RECORD * nodes[mate + code.ITEM]
            if row == 0:
                self.leave_ring(nodes[mate + code.ITEM])
                covered += 1
                left -= 1
                row = nodes[header + code.DOWN]
                node = row if row == header else self.after(row)
            ticks = self.hide(row, node, header, left)
            hidden += ticks
            left -= ticks
            row, node = self.row, self.node
            if row == header:
                if mate == header:
                    break
                mate = self.after(mate)
                row = node = 0
                if mate == self.stack[self.depth - 1]:
                    mate = 0
                    break
            if pause:
                break
        self._count_links(code.COVER, covered)
        self._count_links(code.HIDE, hidden)
        self._stand_in_cover(mate, row, node)
        return row != 0 and mate == row

    @cython.final
    def uncover_on(self, limit: int, pause: int) -> bool:
        """X6, X7: go on uncovering, the mirror of `cover_on`: answers whether the chosen item is uncovered now."""
        nodes, mate, row, node = self.nodes, self.mate, self.row, self.node
        left = limit - self.position
        uncovered = returned = 0
        is_whole = False
        while left > 0:
            header = code.RECORD * nodes[mate + code.ITEM]
            if row != 0:
                ticks = self.unhide(row, node, header, left)
                returned += ticks
                left -= ticks
                row, node = self.row, self.node
                if row == header:
                    row = node = 0
            if row == 0 and left > 0 and not (pause and returned):
                self.join_ring(nodes[mate + code.ITEM])
                uncovered += 1
                left -= 1
                if mate == header:
                    is_whole = True
                    break
                mate = self.before(mate)
                if mate == self.stack[self.depth - 1]:
                    mate = 0
                    break
                header = code.RECORD * nodes[mate + code.ITEM]
                row = self._last_to_return(header)
                node = self.before(row) if row else 0
            if pause:
                break
        self._count_links(code.UNHIDE, returned)
        self._count_links(code.UNCOVER, uncovered)
        self._stand_in_uncover(mate, row, node)
        return is_whole

    def _stand_in_cover(self, mate: int, row: int, node: int) -> None:
        self.mate, self.row, self.node = mate, row, node
        if mate == 0:
            self.turn = code.CHOOSE
        else:
            self.turn = code.HIDE if row else code.COVER

    def _stand_in_uncover(self, mate: int, row: int, node: int) -> None:
        self.mate, self.row, self.node = mate, row, node
        if mate == 0:
            self.turn = code.RETRACT
        else:
            self.turn = code.UNHIDE if row else code.UNCOVER

    @cython.final
    def _last_to_return(self, header: int) -> int:
        """The lowest node of a column that has siblings; 0 when there is none."""
        row = self.nodes[header + code.UP]
        while row != header and self.before(row) == row:
            row = self.nodes[row + code.UP]
        return 0 if row == header else row

    @cython.final
    def begin_cover(self) -> None:
        """X4: the header of ``mate`` leaves; its nodes' siblings are to be hidden next."""
        self.leave_ring(self.nodes[self.mate + code.ITEM])
        self.stand_at_header(self.mate)
        self.step_down()
        self.turn = code.HIDE

    @cython.final
    def cover_next(self, mate: int) -> None:
        """X5: rightward, until the ring of siblings closes at the tried node."""
        mate = self.after(mate)
        if mate == self.stack[self.depth - 1]:
            self.turn_to(code.CHOOSE, 0)
        else:
            self.turn_to(code.COVER, mate)

    @cython.final
    def begin_uncover(self, mate: int) -> None:
        """X7: what was hidden last for the column of ``mate`` returns first."""
        self.turn = code.UNHIDE
        self.stand_at_header(mate)
        self.step_up()
        if self.row < self.first_address:
            self.turn_to(code.UNCOVER, mate)

    @cython.final
    def uncover_next(self, mate: int) -> None:
        """X6: leftward, the mirror of `cover_next`."""
        mate = self.before(mate)
        if mate == self.stack[self.depth - 1]:
            self.turn_to(code.RETRACT, 0)
        else:
            self.begin_uncover(mate)

    @cython.final
    def turn_to(self, turn: int, mate: int) -> None:
        """What comes next, outside the nodes of a column."""
        self.turn = turn
        self.mate = mate
        self.row = self.node = 0

    @cython.final
    def _count_links(self, op: int, more: int) -> None:
        """So many have left or returned; a negative number of them: that has been taken back."""
        self.counts[op] += more
        self.position += more
        if op == code.HIDE:
            self.profile[self._row() + code.UPDATES] += more

    # --- headers ----------------------------------------------------------------------------------

    @cython.final
    def leave_ring(self, header: int) -> None:
        """The header's neighbours join hands over it."""
        left, right = self.left, self.right
        before, behind = left[header], right[header]
        if self.checked and (right[before] != header or left[behind] != header):
            self.broken = header
        right[before] = behind
        left[behind] = before
        self.few[header] |= code.COVERED

    @cython.final
    def join_ring(self, header: int) -> None:
        """The header returns between the neighbours it still knows; inverse of `leave_ring`."""
        left, right = self.left, self.right
        before, behind = left[header], right[header]
        if self.checked and (right[before] != behind or left[behind] != before):
            self.broken = header
        right[before] = header
        left[behind] = header
        self.few[header] &= code.CAP

    # --- nodes ------------------------------------------------------------------------------------

    @cython.final
    def hide(self, row: int, node: int, header: int, most: int) -> int:
        """Hide up to ``most`` nodes from a place on, down and rightward; answer how many, and keep the place."""
        nodes, size, few, first, checked = self.nodes, self.size, self.few, self.first, self.checked
        hidden = 0
        while row != header:
            start = first[nodes[row + code.OPTION]]
            end = first[nodes[row + code.OPTION] + 1]
            while node != row and hidden < most:
                above, below = nodes[node + code.UP], nodes[node + code.DOWN]
                if checked and (nodes[above + code.DOWN] != node or nodes[below + code.UP] != node):
                    self.broken = node // code.RECORD
                # The node still knows its neighbours: that is the whole trick.
                nodes[above + code.DOWN] = below
                nodes[below + code.UP] = above
                item = nodes[node + code.ITEM]
                left = size[item] - 1
                size[item] = left
                few[item] = left if left < code.CAP else code.CAP
                hidden += 1
                node += code.RECORD
                if node == end:
                    node = start
            if node != row:
                break
            row = nodes[row + code.DOWN]
            node = row if row == header else self.after(row)
        self.row = row
        self.node = node
        return hidden

    @cython.final
    def unhide(self, row: int, node: int, header: int, most: int) -> int:
        """Return up to ``most`` nodes from a place on, up and leftward; the inverse of `hide`."""
        nodes, size, few, first, checked = self.nodes, self.size, self.few, self.first, self.checked
        returned = 0
        while row != header:
            start = first[nodes[row + code.OPTION]]
            end = first[nodes[row + code.OPTION] + 1]
            while node != row and returned < most:
                above, below = nodes[node + code.UP], nodes[node + code.DOWN]
                if checked and (nodes[above + code.DOWN] != below or nodes[below + code.UP] != above):
                    self.broken = node // code.RECORD
                nodes[above + code.DOWN] = node
                nodes[below + code.UP] = node
                item = nodes[node + code.ITEM]
                left = size[item] + 1
                size[item] = left
                few[item] = left if left < code.CAP else code.CAP
                returned += 1
                if node == start:
                    node = end
                node -= code.RECORD
            if node != row:
                break
            row = nodes[row + code.UP]
            node = row if row == header else self.before(row)
        self.row = row
        self.node = node
        return returned

    # --- the place --------------------------------------------------------------------------------

    @cython.final
    def after(self, node: int) -> int:
        """The sibling on the right; rightmost, the first again."""
        option = self.nodes[node + code.OPTION]
        node += code.RECORD
        return self.first[option] if node == self.first[option + 1] else node

    @cython.final
    def before(self, node: int) -> int:
        """The sibling on the left; inverse of `after`."""
        option = self.nodes[node + code.OPTION]
        if node == self.first[option]:
            node = self.first[option + 1]
        return node - code.RECORD

    @cython.final
    def header_of(self, node: int) -> int:
        """The address of the header of a node's column."""
        return code.RECORD * self.nodes[node + code.ITEM]

    @cython.final
    def is_header(self, node: int) -> bool:
        """Whether an address is that of a header."""
        return node < self.first_address

    @cython.final
    def stand_at_header(self, mate: int) -> None:
        """Stand at the header of the column of ``mate``: before its first node, and behind its last."""
        self.mate = mate
        self.row = self.node = self.header_of(mate)

    @cython.final
    def row_is_left(self) -> bool:
        """Whether the walk through a column has not yet come back to its header."""
        return self.row >= self.first_address

    @cython.final
    def step_down(self) -> None:
        """To the next node in the order of hiding; from the header to the first, after the last to it."""
        nodes = self.nodes
        row, node = self.row, self.node
        if row >= self.first_address:
            node = self.after(node)
        while node == row:
            row = nodes[row + code.DOWN]
            node = row
            if row < self.first_address:
                break
            node = self.after(row)
        self.row = row
        self.node = node

    @cython.final
    def step_up(self) -> None:
        """To the node before, in the order of hiding: the next in that of returning; inverse of `step_down`."""
        nodes = self.nodes
        row, node = self.row, self.node
        if row >= self.first_address:
            node = self.before(node)
        while node == row:
            row = nodes[row + code.UP]
            node = row
            if row < self.first_address:
                break
            node = self.before(row)
        self.row = row
        self.node = node

    # --- the choice -------------------------------------------------------------------------------

    @cython.final
    def fewest(self) -> int:
        """The header of the live item with the fewest options, the leftmost of several; 0 when none is live."""
        if self.right[0] == 0:
            return 0
        if cython.compiled:
            few = self.few
            least = cython.declare(cython.uchar, code.COVERED)
            for header in range(1, self.primary + 1):
                if few[header] < least:
                    least = few[header]
            found = cython.cast(cython.p_uchar, memchr(few + 1, least, self.primary))
            best = found - few
        else:
            live = self.few_array[1 : self.primary + 1]
            least = min(live)
            best = 1 + live.index(least)
        return best if least < code.CAP else self._fewest_of_many()

    @cython.final
    def _fewest_of_many(self) -> int:
        """The same, where every live item has so many options that the scan sees no difference."""
        right, size = self.right, self.size
        best = header = right[0]
        while header:
            if size[header] < size[best]:
                best = header
            header = right[header]
        return best

    def _live_size(self, item: int) -> int:
        header = item + 1
        return self.size[header] if self.right[self.left[header]] == header else -1
