"""Which item is branched on, and in which order its options are tried.

A function of the links and the stack alone, never of what happened before: so on the way back it gives the
same answers as on the way there. Exceptions to the choice rule come first:

    given       the options chosen at the first levels; no other is tried there
    overrides   at a tree node, which is known by the options that lead to it, another item or another first option
"""

from array import array
from collections.abc import Sequence
from operator import index

from solver_core import plain as cython
from solver_core.cover.kernel import codes as code
from solver_core.cover.kernel import memory
from solver_core.cover.kernel.links import Links
from solver_core.cover.kernel.matrix import Matrix

if cython.compiled:
    import cython

_HEAD = 4
"""Numbers of an override before its path."""


class Branching(Links):
    """Links, and a choice.

    Args:
        matrix: where everything is at first.
        rule: FEWEST (leftmost on ties), FIRST, or SHUFFLED: fewest, with ties broken at random.
        given: nodes chosen first, by address.
        seed: what the random ties come from, with the options on the stack.
        overrides: for each: how long it is; an item's header or 0; the first option's node or 0, by address; how
            many options lead there, and these; one after the other.
        most: as for `Minimizing`: the options that a cover may have, and each must have fewer than the one before.
        checked: verify the links at every change.

    Raises:
        ValueError: what is given is no node, or covers an item twice; or the overrides are not laid out like this.
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
        self.givens = self.overrides_length = 0
        super().__init__(matrix, most, checked=checked)
        self.given_array = array("i", bytes(4 * (self.primary + 1)))
        self.given = memory.integers(self.given_array)
        held = array("i", overrides)
        self._check_overrides(held)
        self.overrides_length = len(held)
        held.append(0)  # an empty array has no place in memory
        self.overrides_array = held
        self.overrides = memory.integers(held)
        self.give(given)

    def give(self, given: Sequence[int]) -> None:
        """Stand at position 0 of the search with these nodes given; no more of them than there are items.

        Raises:
            ValueError: one is no node of an item to be covered, or its option meets that of another.
        """
        self._require_free()
        held = array("i", given)
        self._check_given(held)
        if self.position:
            self.restart()
        self.givens = len(held)
        self.guided = self.primary + 1 if self.overrides_length else self.givens
        self.given_array[:] = held + self.given_array[len(held) :]

    @cython.final
    def _check_given(self, given: "array[int]") -> int:
        covered: dict[int, int] = {}
        for node in given:
            if not self.is_node(node) or self.item_of(node) > self.primary:
                raise ValueError(f"{node} is not the address of a node of an item to be covered")
            option = self.option_of(node)
            for mate in range(self.first[option], self.first[option + 1], code.RECORD):
                item = self.item_of(mate)
                colour = self.colours[mate // code.RECORD] if self.is_coloured else 0
                if item in covered and not (colour and covered[item] == colour):
                    raise ValueError(f"two given options cover item {item - 1}; leave one of them out")
                covered[item] = colour
        return 0

    @cython.final
    def _check_overrides(self, overrides: "array[int]") -> int:
        at = 0
        while at < len(overrides):
            length = overrides[at]
            fits = _HEAD <= length <= len(overrides) - at and overrides[at + 3] == length - _HEAD
            if not fits or (overrides[at + 2] != 0 and not self.is_node(overrides[at + 2])):
                raise ValueError(f"the number {at} of the overrides does not begin one; see Branching")
            at += length
        return 0

    # --- the item ---------------------------------------------------------------------------------

    @cython.final
    def choice(self) -> int:
        """The header of the item to branch on in this very state, 0 when no primary item is left."""
        if self.depth < self.givens:
            return self.item_of(self.given[self.depth])
        if self.overrides_length:
            override = self._override()
            if override >= 0 and self._can_be_chosen(self.overrides[override + 1]):
                return self.overrides[override + 1]
        if self.rule == code.FIRST:
            return self.right[0]
        best = self.fewest()
        if self.rule == code.SHUFFLED and best and self.size_of(best):
            return self._any_as_few(self.size_of(best))
        return best

    @cython.final
    def fewest(self) -> int:
        """The header of the live item with the fewest options, the leftmost of several; 0 when none is live."""
        if self.right[0] == 0:
            return 0
        return self._fewest_in_bytes() if self.is_narrow else self._fewest_in_integers()

    @cython.final
    def _fewest_in_bytes(self) -> int:
        if cython.compiled:
            # The usual answers first, and by searches that the C library has for the processor at hand.
            sizes, primary = self.narrow_sizes + 1, self.primary
            found = cython.cast(cython.p_uchar, memchr(sizes, 0, primary))
            if not found:
                found = cython.cast(cython.p_uchar, memchr(sizes, 1, primary))
            if not found:
                least = cython.declare(cython.uchar, code.COVERED)
                for place in range(primary):
                    if sizes[place] < least:
                        least = sizes[place]
                found = cython.cast(cython.p_uchar, memchr(sizes, least, primary))
            best = found - self.narrow_sizes
        else:
            live = self._sizes[1 : self.primary + 1]
            best = 1 + live.index(min(live))
        return best

    @cython.final
    def _fewest_in_integers(self) -> int:
        sizes, least, best = self.wide_sizes, self.covered, 1
        for item in range(1, self.primary + 1):
            if sizes[item] < least:
                least = sizes[item]
        while sizes[best] != least:
            best += 1
        return best

    @cython.final
    def is_guess(self, item: int) -> bool:
        """Whether more than one option of the chosen item is tried."""
        return self.depth >= self.givens and self.size_of(item) > 1

    @cython.final
    def _any_as_few(self, fewest: int) -> int:
        """One of the live items with so few options; always the same one after the same options."""
        right = self.right
        ties, item = 0, right[0]
        while item:
            if self.size_of(item) == fewest:
                ties += 1
            item = right[item]
        left = self._hashed() % ties
        item = right[0]
        while self.size_of(item) != fewest or left > 0:
            if self.size_of(item) == fewest:
                left -= 1
            item = right[item]
        return item

    @cython.final
    def _hashed(self) -> int:
        """A number of 31 bits that depends on the seed and on every option on the stack."""
        mixed = self.seed
        for level in range(self.depth):
            mixed = ((mixed ^ self.stack[level]) * code.FACTOR) % code.PRIME
            mixed ^= mixed >> 15
        return (mixed * code.STIRRER) % code.PRIME >> 7

    @cython.final
    def lower_bound(self) -> int:
        """Options that are needed at least: as many as there are live items of which no option has two."""
        right, marks, first = self.right, self.marks, self.first
        item = right[0]
        while item:
            marks[item] = 0
            item = right[item]
        needed = 0
        item = right[0]
        while item:
            if not marks[item]:
                needed += 1
                row = self.down(code.RECORD * item)
                while row >= self.first_address:
                    option = self.option_of(row)
                    node = first[option]
                    while node != first[option + 1]:
                        marks[self.item_of(node)] = 1
                        node += code.RECORD
                    row = self.down(row)
            item = right[item]
        return needed

    # --- its options ------------------------------------------------------------------------------

    @cython.final
    def first_option(self, header: int) -> int:
        """The node whose option is tried first; the column is covered and has one."""
        if self.depth < self.givens:
            return self.given[self.depth]
        if self.overrides_length:
            override = self._override()
            if override >= 0 and self._hangs_below(header, self.overrides[override + 2]):
                return self.overrides[override + 2]
        return self.down(header)

    @cython.final
    def next_option(self, tried: int) -> int:
        """The node after a tried one, round the column to where it began; there, the header."""
        if self.depth < self.givens:
            return self.header_of(tried)
        below = self.down(tried)
        if self.overrides_length:
            header = self.header_of(tried)
            if below == header:
                below = self.down(header)
            if below == self.first_option(header):
                below = header
        return below

    @cython.final
    def option_before(self, tried: int) -> int:
        """The node tried before; inverse of `next_option` but for the first."""
        above = self.up(tried)
        header = self.header_of(tried)
        return self.up(header) if above == header else above

    @cython.final
    def last_option(self, header: int) -> int:
        """The node whose option is tried last."""
        first = self.first_option(header)
        return first if self.depth < self.givens else self.option_before(first)

    @cython.final
    def _can_be_tried(self, level: int, tried: int) -> bool:
        """Whether a saved stack may have this at a level, where the links are as they are there."""
        if not self.is_node(tried) or self.item_of(tried) > self.primary:
            return False
        if level < self.givens and tried != self.given[level]:
            return False
        mate = self.after(tried)
        while mate != tried and (self.is_live(self.item_of(mate)) or self.has_colour_of(mate)):
            mate = self.after(mate)
        return mate == tried and self.is_live(self.item_of(tried))

    # --- overrides --------------------------------------------------------------------------------

    @cython.final
    def _can_be_chosen(self, item: int) -> bool:
        return 0 < item <= self.primary and self.is_live(item)

    @cython.final
    def _hangs_below(self, header: int, node: int) -> bool:
        """Whether a node is in a column now; an override for another item's option counts for nothing."""
        return node != 0 and self.header_of(node) == header and self.down(self.up(node)) == node

    @cython.final
    def _override(self) -> int:
        """Where the override for this tree node is; -1 when there is none."""
        at = 0
        while at < self.overrides_length:
            if self.overrides[at + 3] == self.depth and self._leads_here(at + 4):
                return at
            at += self.overrides[at]
        return -1

    @cython.final
    def _leads_here(self, path: int) -> bool:
        for level in range(self.depth):
            if self.overrides[path + level] != self.option_of(self.stack[level]):
                return False
        return True
