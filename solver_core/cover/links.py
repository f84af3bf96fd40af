"""The links: columns and rings from which headers and nodes leave, and to which they return.

Numbers only. Headers are nodes 1..n, one per item, primary items first. Header 0 is the root of the ring
of primary headers, header n+1 that of the secondary ones. Nodes n+2, n+3, ... follow, option by option;
the nodes of one option are siblings, in a ring of their own that never changes::

      ring of headers   0 <-> 1 <-> 2 <-> ... <-> 0      left, right
                              |     |
      columns                 x --- x                    up, down: the nodes of one item, below its header
                              |     |                    before, after: the siblings in one option
                              x     x                    size: how many nodes hang below a header

A removed header or node still knows its neighbours; that alone is the memory by which everything goes
back. There is no log. Beside the links stands the place within one column that is being covered or
uncovered:

    mate    the header chosen, or the sibling of a tried node, whose item's column it is
    row     the node in that column whose siblings are being hidden or returned; the header: none is left
    node    the sibling of ``row`` that comes next

Every loop has its mirror: hiding goes down and rightward, returning goes up and leftward. (Knuth's program
of 2000 returns rightward, which ends right and is wrong in between.) Flat integer arrays.
"""

from array import array
from collections.abc import Sequence


class Links:
    """Dancing links over items 1..n, and a place within one column.

    Args:
        primary: how many items must be covered; they are 1..primary here.
        secondary: how many more may be covered; their numbers follow.
        options: item numbers of each option.
        checked: verify the neighbours at every removal and return (slower).
    """

    def __init__(
        self, primary: int, secondary: int, options: Sequence[Sequence[int]], *, checked: bool
    ) -> None:
        self.last_header = primary + secondary
        self.checked = checked
        self.first_node = array("i")
        self.mate = self.row = self.node = 0
        self._build_rings(primary, secondary)
        self._build_columns(options)
        self._whole = tuple(links[:] for links in self._links())

    def make_whole(self) -> None:
        """Every header and node is where it was at first."""
        for links, whole in zip(self._links(), self._whole, strict=True):
            links[:] = whole

    def _links(self) -> tuple["array[int]", ...]:
        """All that a search changes in the links."""
        return self.left, self.right, self.up, self.down, self.size

    def _build_rings(self, primary: int, secondary: int) -> None:
        self.left: array[int] = array("i", range(-1, self.last_header + 1))
        self.right: array[int] = array("i", range(1, self.last_header + 3))
        self._close_ring(0, primary)
        self._close_ring(self.last_header + 1, secondary)

    def _close_ring(self, root: int, members: int) -> None:
        """Tie the ends of a run of headers to its root; the secondary root stands behind its run."""
        first = root - members if root else 1
        last = root - 1 if root else members
        self.right[root], self.left[root] = (first, last) if members else (root, root)
        if members:
            self.left[first] = self.right[last] = root

    def _build_columns(self, options: Sequence[Sequence[int]]) -> None:
        headers = self.last_header + 2
        self.item: array[int] = array("i", range(headers))
        self.up: array[int] = self.item[:]
        self.down: array[int] = self.item[:]
        self.before: array[int] = self.item[:]
        self.after: array[int] = self.item[:]
        self.option = array("i", [-1]) * headers
        self.size: array[int] = array("i", [0]) * headers
        for number, items in enumerate(options):
            first = len(self.item)
            self.first_node.append(first)
            last = first + len(items) - 1
            for node, item in enumerate(items, first):
                bottom = self.up[item]
                self.item.append(item)
                self.option.append(number)
                self.up.append(bottom)
                self.down.append(item)
                self.down[bottom] = self.up[item] = node
                self.size[item] += 1
                self.before.append(node - 1 if node > first else last)
                self.after.append(node + 1 if node < last else first)

    # --- headers ----------------------------------------------------------------------------------

    def leave_ring(self, header: int) -> None:
        """The header's neighbours join hands over it."""
        before, behind = self.left[header], self.right[header]
        assert not self.checked or self.right[before] == self.left[behind] == header, header
        self.right[before], self.left[behind] = behind, before

    def join_ring(self, header: int) -> None:
        """The header returns between the neighbours it still knows; inverse of `leave_ring`."""
        before, behind = self.left[header], self.right[header]
        assert not self.checked or (self.right[before] == behind and self.left[behind] == before), header
        self.right[before] = self.left[behind] = header

    # --- nodes ------------------------------------------------------------------------------------

    def hide(self, most: int) -> int:
        """Hide up to ``most`` nodes from the place on, down and rightward; answer how many."""
        up, down, after, item, size = self.up, self.down, self.after, self.item, self.size
        header, row, node, checked = item[self.mate], self.row, self.node, self.checked
        hidden = 0
        while row != header and hidden < most:
            above, below = up[node], down[node]
            assert not checked or down[above] == up[below] == node, node
            # The node still knows its neighbours: that is the whole trick.
            down[above] = below
            up[below] = above
            size[item[node]] -= 1
            hidden += 1
            node = after[node]
            while node == row:
                row = down[row]
                if row == header:
                    break
                node = after[row]
        self.row = row
        self.node = header if row == header else node
        return hidden

    def unhide(self, most: int) -> int:
        """Return up to ``most`` nodes from the place on, up and leftward; answer how many; inverse of `hide`."""
        up, down, before, item, size = self.up, self.down, self.before, self.item, self.size
        header, row, node, checked = item[self.mate], self.row, self.node, self.checked
        returned = 0
        while row != header and returned < most:
            above, below = up[node], down[node]
            assert not checked or (down[above] == below and up[below] == above), node
            down[above] = up[below] = node
            size[item[node]] += 1
            returned += 1
            node = before[node]
            while node == row:
                row = up[row]
                if row == header:
                    break
                node = before[row]
        self.row = row
        self.node = header if row == header else node
        return returned

    # --- the place --------------------------------------------------------------------------------

    def stand_at_header(self, mate: int) -> None:
        """Stand at the header of the column of ``mate``: before its first node, and behind its last."""
        self.mate = mate
        self.row = self.node = self.item[mate]

    def row_is_left(self) -> bool:
        """Whether the walk through a column has not yet come back to its header."""
        return self.row > self.last_header

    def step_down(self) -> None:
        """To the next node in the order of hiding; from the header to the first, after the last to it.

        An option with a single item has no sibling to hide and is passed over.
        """
        header = self.item[self.mate]
        self.node = self.after[self.node]
        if self.node == self.row:
            self.row = self.down[self.row]
            while self.row != header and self.after[self.row] == self.row:
                self.row = self.down[self.row]
            self.node = self.after[self.row]

    def step_up(self) -> None:
        """To the next node in the order of returning: the mirror of `step_down`."""
        header = self.item[self.mate]
        self.node = self.before[self.node]
        if self.node == self.row:
            self.row = self.up[self.row]
            while self.row != header and self.before[self.row] == self.row:
                self.row = self.up[self.row]
            self.node = self.before[self.row]
