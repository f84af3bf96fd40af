"""The matrix of a problem, as arrays from which any number of machines start.

Headers are nodes 1..n, one per item, primary items first. Header 0 is the root of the ring of
primary headers, header n+1 that of the secondary ones. Nodes n+2, n+3, ... follow, option by option; the nodes
of one option are *siblings* and contiguous, those below one header the *members* of its column. A node's record is
four numbers, and its *address*, by which the links refer to it, is four times its number::

      nodes     UP  DOWN  ITEM  OPTION | UP  DOWN  ITEM  OPTION | ...     UP, DOWN: addresses in its column
                node 0                   node 1                           ITEM: its item's header, as a number
      ring      left, right: the neighbours of a header, as numbers       OPTION: its option; 0 in a header
      starts    the address of an option's first node; one more for the end of the last
      lengths   how many nodes are below a header at first
      colours   the colour of each node, by its number; 0 for none; empty if no node has one

Primary items a, b, c and the options "a c" and "b c"; the columns are rings through their headers::

      node       0    a:1    b:2    c:3    4 |  5 a    6 c |  7 b    8 c
      address    0     4      8     12    16 |  20     24  |  28     32     starts   20 28 36
      UP         0    20     28     32    16 |   4     12  |   8     24
      DOWN       0    20     28     24    16 |   4     32  |   8     12
      ITEM       0     1      2      3     4 |   1      3  |   2      3
      OPTION     0     0      0      0     0 |   0      0  |   1      1
      left       3     0      1      2     4
      right      1     2      3      0     4

>>> matrix = Matrix(3, 0, [[0, 2], [1, 2]])
>>> matrix.nodes[code.UP :: code.RECORD].tolist()
[0, 20, 28, 32, 16, 4, 12, 8, 24]
>>> matrix.left.tolist(), matrix.right.tolist(), matrix.starts.tolist()
([3, 0, 1, 2, 4], [1, 2, 3, 0, 4], [20, 28, 36])

Kernels that hide nodes start from copies, ``links`` and ``sizes``, with 16 bits for an address and a byte for a
size if the problem *is narrow*: every address fits, and so does every size plus the mark of a covered item.
Half the memory fits the L1 cache better, and the fewest options are found by `memchr`.
"""

from array import array
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import accumulate, chain, pairwise
from operator import index
from typing import NamedTuple, Self

from solver_core.cover.kernel import arrays, memory
from solver_core.cover.kernel import codes as code

_NARROW = 0xFFFF


class Flat(NamedTuple):
    """The items of all options, one option after the other, and where each option ends."""

    items: "array[int]"
    ends: "array[int]"


class Matrix:
    """Columns and rings before any search; its arrays are read-only views.

    Attributes:
        first_node: the number of the first node that is not a header.
        most_events: the most events in covering all other items of an option.

    Args:
        primary: how many items must be covered; they are 1..primary here.
        secondary: how many may be covered; their numbers follow.
        options: item numbers of each option, from 0, as a `Problem` has them.
        colours: of each item of each option, from 1, 0 for none; only secondary items have any. Empty: no colours. A
            flat array has those of one option after the other.

    Raises:
        ValueError: there is no such item, an option has one twice, or there are more nodes than addresses; or colours
            do not fit the options.
    """

    def __init__(
        self,
        primary: int,
        secondary: int,
        options: Sequence[Sequence[int]] | Flat,
        colours: "Sequence[Sequence[int]] | array[int]" = (),
    ) -> None:
        flat = options if isinstance(options, Flat) else flattened(options)
        primary = index(primary)
        by_node = colours if isinstance(colours, array) else _flat_colours(flat, colours)
        if not any(by_node):
            by_node = array("i")
        elif arrays.miscoloured(flat.items, by_node, primary) >= 0:
            raise ValueError(
                "an item that must be covered has a colour, or a colour is negative;"
                " give colours to secondary items alone"
            )
        self.is_coloured = len(by_node) > 0
        if self.is_coloured:
            by_node = array("i", bytes(4 * (primary + index(secondary) + 2))) + by_node
        self.colours = memory.view_of(by_node)
        self._build(primary, index(secondary), flat.items, flat.ends)

    @classmethod
    def of_flat(cls, primary: int, secondary: int, items: "array[int]", ends: "array[int]") -> Self:
        """The matrix of options in a flat array, with their ends in another.

        Raises:
            ValueError: as for the class; or the ends are not those of this many items.
        """
        if items.typecode != "i" or ends.typecode != "i" or len(items) != (ends[-1] if ends else 0):
            raise ValueError("give items and ends as array('i'); the last end is how many items there are")
        if arrays.longest(ends) < 0:
            raise ValueError("the ends of options must ascend")
        return cls(primary, secondary, Flat(items, ends))

    def _build(self, primary: int, secondary: int, flat: "array[int]", ends: "array[int]") -> None:
        total = len(flat)
        headers = primary + secondary + 2
        if primary < 0 or secondary < 0 or headers + total >= code.FAR:
            raise ValueError(
                f"{primary} and {secondary} items cannot be held; give 0 to {code.FAR - 3 - total}"
            )
        self.primary = primary
        self.items = primary + secondary
        self.first_node = headers
        self.first_address = code.RECORD * headers
        left, right = array("i", range(-1, headers - 1)), array("i", range(1, headers + 1))
        for root, first, last in ((0, 1, primary), (self.items + 1, primary + 1, self.items)):
            _close_ring(left, right, root, first, last)
        nodes = array("i", [0]) * (code.RECORD * (headers + total))
        lengths = array("i", bytes(4 * headers))
        self._build_headers(nodes)
        starts = self._build_columns(nodes, lengths, flat, ends)
        longest = max(lengths)
        self.is_narrow = len(nodes) <= _NARROW and longest < code.COVERED
        others = max(1, arrays.longest(ends)) - 1
        self.most_events = others * (1 + others * longest)
        self.left, self.right = memory.view_of(left), memory.view_of(right)
        self.nodes, self.lengths, self.starts = map(memory.view_of, (nodes, lengths, starts))
        self.links = memory.view_of(array("H", nodes)) if self.is_narrow else self.nodes
        self.sizes = memory.view_of(array("B", lengths)) if self.is_narrow else self.lengths

    def options_of(self, nodes: Iterable[int]) -> tuple[int, ...]:
        """The options of these nodes, which are given by address."""
        return tuple(self.nodes[node + code.OPTION] for node in nodes)

    def __setattr__(self, name: str, value: object) -> None:
        """Refuse changes after construction: kernels rely on it."""
        if hasattr(self, "sizes"):
            raise AttributeError(f"{name!r} of a matrix is never changed; make another matrix")
        super().__setattr__(name, value)

    def __reduce__(self) -> tuple[type[Self], tuple[int, int, list[list[int]], list[list[int]]]]:
        """Pickle the options; a copy is rebuilt from them."""
        items = self.nodes.tolist()[code.ITEM :: code.RECORD]
        ends = [address // code.RECORD for address in self.starts]
        options = [[item - 1 for item in items[start:end]] for start, end in pairwise(ends)]
        by_node = self.colours.tolist()
        colours = [by_node[start:end] for start, end in pairwise(ends)] if by_node else []
        return type(self), (self.primary, self.items - self.primary, options, colours)

    def _build_headers(self, nodes: "array[int]") -> None:
        end = self.first_address
        nodes[code.UP : end : code.RECORD] = array("i", range(0, end, code.RECORD))
        nodes[code.DOWN : end : code.RECORD] = nodes[code.UP : end : code.RECORD]
        nodes[code.ITEM : end : code.RECORD] = array("i", range(self.first_node))

    def _build_columns(
        self, nodes: "array[int]", lengths: "array[int]", items: "array[int]", ends: "array[int]"
    ) -> "array[int]":
        """Link all nodes into their columns; return the addresses at which options begin, and the end of the last."""
        wrong = arrays.unfit(items, ends, self.items)
        if wrong >= 0:
            start, end = (0, *ends[: wrong + 1])[wrong:]
            raise ValueError(
                f"option {wrong} has the items {items[start:end].tolist()}; "
                f"give different ones from 0 to {self.items - 1}"
            )
        starts = array("i", [self.first_address]) * (1 + len(ends))
        arrays.link_columns(nodes, lengths, starts, items, ends)
        return starts


def _close_ring(left: "array[int]", right: "array[int]", root: int, first: int, last: int) -> None:
    """Link the ends of a run of headers to its root."""
    if first > last:
        first = last = root
    right[root], left[root] = first, last
    left[first] = right[last] = root


def _flat_colours(flat: Flat, colours: Sequence[Sequence[int]]) -> "array[int]":
    """The colours of all options, one after the other; empty if there are none."""
    if not any(map(any, colours)):  # also without a sequence for each option
        return array("i")
    numbered = flattened(colours)
    if numbered.ends != flat.ends:
        raise ValueError("give a colour for each item of each option, 0 for none")
    return numbered.items


def flattened(options: Sequence[Sequence[int]]) -> Flat:
    """The options as flat arrays; a number too large for an array becomes an invalid item."""
    try:
        return Flat(array("i", chain.from_iterable(options)), array("i", accumulate(map(len, options))))
    except OverflowError:
        raise ValueError("an option has an item that no matrix has; give different ones from 0") from None


@dataclass(frozen=True, slots=True)
class Pointers:
    """The current links of a search, as read-only arrays, see `Matrix`.

    Attributes:
        matrix: the constant part.
        left: for each header the one before it.
        right: for each header the one after it.
        columns: records with UP and DOWN.
        rows: records with BEFORE and AFTER; None for exact cover.
    """

    matrix: Matrix
    left: Sequence[int]
    right: Sequence[int]
    columns: Sequence[int]
    rows: Sequence[int] | None
