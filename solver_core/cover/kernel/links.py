"""The links: columns and rings that headers and nodes leave and rejoin.

The layout is that of `Matrix`. A removed header or node still knows its neighbours, which is all that is
needed to go back. Besides the links there is a cursor in the column being covered or
uncovered, in addresses:

    sibling  whose item's column it is: the chosen item's header, or one of the tried node's siblings (the book's i,
             and p of X5 and X6)
    member   the node in that column whose siblings are being hidden or returned; the header if none is left (p of
             ``cover``)
    node     the sibling of ``member`` that comes next (q of ``hide``)

With colours, the node that covered an item is its *owner*. Nodes of the owner's colour stay in
the column, and when their option is chosen, too, the item is skipped.

This module reads links and moves the cursor; `columns` changes them. The same memory is accessed as
``narrow`` or ``wide``, depending on the problem; ``covered`` is added to the size of a covered item.
Compiled with the types in ``links.pxd``.
"""

from array import array
from collections.abc import Sequence
from operator import index

from solver_core import plain as cython
from solver_core.cover.kernel import codes as code
from solver_core.cover.kernel import memory
from solver_core.cover.kernel.arguments import numbered, require
from solver_core.cover.kernel.machine import Machine
from solver_core.cover.kernel.matrix import Matrix

if cython.compiled:
    import cython


class Links(Machine):
    """Dancing links over a matrix, a cursor in one column, givens and overrides.

    The overrides are one array of numbers. Two of them, "after options 7 and 2 take the item with header 5, and of its
    options first that of the node at 128" and "at the root take the item with header 3"::

        overrides    6   5   128   2   7 2  |  4   3   0   0
                     |   |   |     |   |       at of the next = at + LENGTH   ^ overrides_length
                     |   |   |     |   the options that lead there, first choice first        OVERRIDE_PATH
                     |   |   |     how many these are: the depth of the tree node             OVERRIDE_DEPTH
                     |   |   the node whose option is tried first, by address; 0: the usual   OVERRIDE_NODE
                     |   the item's header, as a number; 0: the rule decides                  OVERRIDE_ITEM
                     how many numbers the override has: OVERRIDE_PATH + its depth             LENGTH

    Attributes:
        undecided: the level last found to have another option to try: a hint for the next check.

    Args:
        matrix: the initial links.
        rule: FEWEST (leftmost on ties), FIRST, or SHUFFLED: fewest, with ties broken at random.
        given: nodes chosen first, by address.
        seed: decides random ties, with the options on the stack.
        overrides: as drawn above.
        most: the options that the first cover may have, each later one having fewer; None: every cover counts.
        checked: verify the neighbours at every removal and return (slower).

    Raises:
        ValueError: a given is not a node, or covers an item twice; or the overrides are malformed.
    """

    def __init__(
        self,
        matrix: Matrix,
        rule: int,
        given: Sequence[int] = (),
        seed: int = 0,
        overrides: Sequence[int] = (),
        *,
        most: int | None = None,
        checked: bool = False,
    ) -> None:
        self._require_unbuilt()
        self.rule = rule
        self.seed = index(seed) % code.PRIME
        require(matrix, Matrix, "matrix")
        self.matrix = matrix
        self.primary, self.items = matrix.primary, matrix.items
        self.first_address, self.end_address = matrix.first_address, len(matrix.nodes)
        self.is_narrow = matrix.is_narrow
        self.checked = checked
        self.most_events = matrix.most_events
        self.covered = code.COVERED if self.is_narrow else code.COVERED_LONG
        self.initial = tuple(
            [memory.array_of(view) for view in (matrix.links, matrix.left, matrix.right, matrix.sizes)]
        )
        self._nodes, self._left, self._right, self._sizes = (one[:] for one in self.initial)
        self.nodes_array, self.sizes_array = memory.view_of(self._nodes), memory.view_of(self._sizes)
        self.left_array, self.right_array = memory.view_of(self._left), memory.view_of(self._right)
        self.narrow = memory.shorts(self._nodes)
        self.wide = memory.integers(self._nodes)
        self.left = memory.integers(self._left)
        self.right = memory.integers(self._right)
        self.narrow_sizes = memory.octets(self._sizes)
        self.wide_sizes = memory.integers(self._sizes)
        self.starts_view = matrix.starts  # keeps the array alive
        self.starts = memory.integers(memory.array_of(matrix.starts))
        self.is_coloured = matrix.is_coloured
        self.colours_array = memory.array_of(matrix.colours) if self.is_coloured else array("i", [0])
        self.colours = memory.integers(self.colours_array)
        self.owners_array = array("i", bytes(4 * (self.items + 2 if self.is_coloured else 1)))
        self.owners = memory.integers(self.owners_array)
        self.seen_array = array("B", bytes(self.items + 2))
        self.seen = memory.octets(self.seen_array)
        self.sibling = self.member = self.node = self.undecided = self.givens = 0
        super().__init__(self.primary, most)
        self.given_array = array("i", bytes(4 * (self.primary + 1)))
        self.given = memory.integers(self.given_array)
        numbers = array("i", overrides)
        self._check_overrides(numbers)
        self.overrides_length = len(numbers)
        numbers.append(0)  # an empty array has no place in memory
        self.overrides_array = numbers
        self.overrides = memory.integers(numbers)
        self.give(given)

    def give(self, given: Sequence[int]) -> None:
        """Restart at position 0 with these nodes given.

        Raises:
            ValueError: one is not a node of a primary item, or two options conflict.
        """
        self._require_free()
        nodes = array("i", given)
        self._check_given(nodes)
        if self.position:
            self.restart()
        self.givens = len(nodes)
        self.guided = self.primary + 1 if self.overrides_length else self.givens
        self.given_array[:] = nodes + self.given_array[len(nodes) :]

    @cython.final
    def _check_given(self, given: "array[int]") -> int:
        covered: dict[int, int] = {}
        for node in given:
            if not self.is_node(node) or self.item_of(node) > self.primary:
                raise ValueError(f"{node} is not the address of a node of an item to be covered")
            option = self.option_of(node)
            for sibling in range(self.starts[option], self.starts[option + 1], code.RECORD):
                item = self.item_of(sibling)
                colour = self.colours[sibling // code.RECORD] if self.is_coloured else 0
                if item in covered and not (colour and covered[item] == colour):
                    raise ValueError(f"two given options cover item {item - 1}; leave one of them out")
                covered[item] = colour
        return 0

    @cython.final
    def _check_overrides(self, overrides: "array[int]") -> int:
        at = 0
        while at < len(overrides):
            length = overrides[at + code.LENGTH]
            fits = code.OVERRIDE_PATH <= length <= len(overrides) - at
            if not fits or overrides[at + code.OVERRIDE_DEPTH] != length - code.OVERRIDE_PATH:
                raise ValueError(f"the number {at} of the overrides does not begin one; see Links")
            node = overrides[at + code.OVERRIDE_NODE]
            if node != 0 and not self.is_node(node):
                raise ValueError(f"the number {at} of the overrides does not begin one; see Links")
            at += length
        return 0

    @property
    def column_sizes(self) -> "array[int]":
        """How many nodes are below each header, covered or not."""
        return array("i", [size & self.covered - 1 for size in self._sizes])

    def size(self, item: int) -> int:
        """How many options an item has left, covered or not; items have the numbers of the problem here.

        Raises:
            IndexError: there is no such item.
        """
        return self.size_of(numbered(item, self.items, "item") + 1)

    def links_state(self) -> list[bytes]:
        """Rings, columns, their sizes and the cursor in them."""
        place = f"{self.sibling} {self.member} {self.node}".encode()
        arrays = (self._left, self._right, self.column_sizes, self._nodes)
        owners = [self.owners_array.tobytes()] if self.is_coloured else []
        return [place, *(one.tobytes() for one in arrays), *owners]

    def _reset_links(self) -> None:
        """X1: the links are those of the matrix."""
        self.sibling = self.member = self.node = self.undecided = 0
        self._nodes[:], self._left[:], self._right[:], self._sizes[:] = self.initial
        for item in range(len(self.owners_array)):
            self.owners[item] = 0

    # --- records ----------------------------------------------------------------------------------

    @cython.final
    def up(self, node: int) -> int:
        """The node above in its column; from a header, the lowest."""
        return self.narrow[node + code.UP] if self.is_narrow else self.wide[node + code.UP]

    @cython.final
    def down(self, node: int) -> int:
        """The node below in its column; from a header, the highest."""
        return self.narrow[node + code.DOWN] if self.is_narrow else self.wide[node + code.DOWN]

    @cython.final
    def item_of(self, node: int) -> int:
        """The header of a node's column, as a number."""
        return self.narrow[node + code.ITEM] if self.is_narrow else self.wide[node + code.ITEM]

    @cython.final
    def option_of(self, node: int) -> int:
        """The option that a node belongs to; no header does."""
        return self.narrow[node + code.OPTION] if self.is_narrow else self.wide[node + code.OPTION]

    @cython.final
    def header_of(self, node: int) -> int:
        """The address of the header of a node's column."""
        return code.RECORD * self.item_of(node)

    @cython.final
    def is_header(self, node: int) -> bool:
        """Whether an address is below those of all nodes of options."""
        return node < self.first_address

    @cython.final
    def after(self, node: int) -> int:
        """The sibling on the right, cyclically."""
        option = self.option_of(node)
        node += code.RECORD
        return self.starts[option] if node == self.starts[option + 1] else node

    @cython.final
    def before(self, node: int) -> int:
        """The sibling on the left; inverse of `after`."""
        option = self.option_of(node)
        if node == self.starts[option]:
            node = self.starts[option + 1]
        return node - code.RECORD

    # --- items ------------------------------------------------------------------------------------

    @cython.final
    def size_of(self, item: int) -> int:
        """How many nodes hang below a header, covered or not."""
        size = self.narrow_sizes[item] if self.is_narrow else self.wide_sizes[item]
        return size & (self.covered - 1)

    @cython.final
    def is_live(self, item: int) -> bool:
        """Whether a header is in its ring."""
        return self.right[self.left[item]] == item

    @cython.final
    def is_node(self, node: int) -> bool:
        """Whether a number is the address of a node."""
        return self.first_address <= node < self.end_address and node % code.RECORD == 0

    # --- colours ----------------------------------------------------------------------------------

    @cython.final
    def stays_in_column(self, member: int) -> bool:
        """Whether a node stays in the column of ``sibling`` while that is covered: both have the same colour."""
        colour = self.colours[self.sibling // code.RECORD]
        return colour != 0 and self.colours[member // code.RECORD] == colour

    @cython.final
    def has_colour_of(self, node: int) -> bool:
        """Whether the item of a node is covered in the node's colour."""
        if not self.is_coloured:
            return False
        colour = self.colours[node // code.RECORD]
        return colour != 0 and self.colours[self.owners[self.item_of(node)] // code.RECORD] == colour

    @cython.final
    def is_owner(self, node: int) -> bool:
        """Whether the item of a node is covered by this node; always true without colours."""
        return not self.is_coloured or self.owners[self.item_of(node)] == node

    @cython.final
    def is_passed_over(self, node: int) -> bool:
        """Whether the item of a sibling is covered already, in the same colour, as its option is tried."""
        return self.is_coloured and not self.is_live(self.item_of(node))

    @cython.final
    def next_to_cover(self, sibling: int) -> int:
        """The first sibling from this one rightward whose item is not covered; the tried node if none is left."""
        while sibling != self.stack[self.depth - 1] and self.is_passed_over(sibling):
            sibling = self.after(sibling)
        return sibling

    @cython.final
    def next_to_uncover(self, sibling: int) -> int:
        """The first sibling from this one leftward that has covered its item; the tried node if none is left."""
        while sibling != self.stack[self.depth - 1] and not self.is_owner(sibling):
            sibling = self.before(sibling)
        return sibling

    @cython.final
    def set_owner(self, item: int, node: int) -> None:
        """Note the node that covers an item; 0: none."""
        if self.is_coloured:
            self.owners[item] = node

    @cython.final
    def below(self, member: int) -> int:
        """The node below that does not stay, or the header."""
        member = self.down(member)
        while self.is_coloured and member >= self.first_address and self.stays_in_column(member):
            member = self.down(member)
        return member

    @cython.final
    def above(self, member: int) -> int:
        """The node above that does not stay, or the header; inverse of `below`."""
        member = self.up(member)
        while self.is_coloured and member >= self.first_address and self.stays_in_column(member):
            member = self.up(member)
        return member

    def _live_size(self, item: int) -> int:
        if item < 0 or item >= self.items:
            return -1
        return self.size_of(item + 1) if self.is_live(item + 1) else -1

    # --- the cursor --------------------------------------------------------------------------------

    @cython.final
    def set_next(self, next_op: int, sibling: int) -> None:
        """Set what comes next, outside the nodes of a column."""
        self.next_op = next_op
        self.sibling = sibling
        self.member = self.node = 0

    @cython.final
    def go_to_header(self, sibling: int) -> None:
        """Move to the header of the column of ``sibling``, before its first node and after its last."""
        self.sibling = sibling
        self.member = self.node = self.header_of(sibling)

    @cython.final
    def member_is_left(self) -> bool:
        """Whether the walk through a column has not yet returned to its header."""
        return self.member >= self.first_address

    @cython.final
    def step_down(self) -> None:
        """Go to the next node in the order of hiding; from the header to the first, after the last to it."""
        member, node = self.member, self.node
        if member >= self.first_address:
            node = self.after(node)
        while node == member:
            member = self.below(member)
            node = member
            if member < self.first_address:
                break
            node = self.after(member)
        self.member = member
        self.node = node

    @cython.final
    def step_up(self) -> None:
        """Go to the previous node in the order of hiding; inverse of `step_down`."""
        member, node = self.member, self.node
        if member >= self.first_address:
            node = self.before(node)
        while node == member:
            member = self.above(member)
            node = member
            if member < self.first_address:
                break
            node = self.before(member)
        self.member = member
        self.node = node
