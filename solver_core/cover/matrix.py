"""The matrix of a problem, as arrays from which any number of machines start.

Numbers only. Headers are nodes 1..n, one per item, primary items first. Header 0 is the root of the ring of
primary headers, header n+1 that of the secondary ones. Nodes n+2, n+3, ... follow, option by option; the nodes
of one option are siblings and lie side by side. A node's record is four numbers, and its *address*, by which the
links speak of it, is four times its number::

      nodes     UP  DOWN  ITEM  OPTION | UP  DOWN  ITEM  OPTION | ...     UP, DOWN: addresses in its column
                node 0                   node 1                           ITEM: its item's header, as a number
      ring      left, right: the neighbours of a header, as numbers       OPTION: its option; 0 in a header
      first     the address of an option's first node; one more for the end of the last
      size      how many nodes hang below a header

Kernels that hide nodes start from a copy, ``links`` and ``sizes``. It has 16 bits for an address and a byte for a
size when the problem *is narrow*: every address fits, and so does every size beside the mark of a covered item.
Half the memory stays in the processor's nearest cache, and the fewest options are found by the search for a byte.
"""

from array import array
from collections.abc import Sequence
from itertools import pairwise
from operator import index
from typing import Self

from solver_core.cover import codes as code
from solver_core.cover import memory

_NARROW = 0xFFFF


class Matrix:
    """Columns and rings as they are before any search; its arrays are views for reading.

    Attributes:
        first_node: the number of the first node that is not a header.
        stretch: no more events make up the covering of all items of an option but the chosen one.

    Args:
        primary: how many items must be covered; they are 1..primary here.
        secondary: how many more may be covered; their numbers follow.
        options: item numbers of each option, from 0, as a `Problem` has them.

    Raises:
        ValueError: there is no such item, an option has one twice, or there are more nodes than addresses.
    """

    def __init__(self, primary: int, secondary: int, options: Sequence[Sequence[int]]) -> None:
        primary, secondary = index(primary), index(secondary)
        total = sum(map(len, options))
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
        nodes = array("i", bytes(4 * code.RECORD * (headers + total)))
        size = array("i", bytes(4 * headers))
        self._build_headers(nodes)
        first_nodes = self._build_columns(nodes, size, options)
        longest = max(size)
        self.is_narrow = len(nodes) <= _NARROW and longest < code.COVERED
        others = max(1, *map(len, options)) - 1 if options else 0
        self.stretch = others * (1 + others * longest)
        self.left, self.right = memory.shown(left), memory.shown(right)
        self.nodes, self.size, self.first = memory.shown(nodes), memory.shown(size), memory.shown(first_nodes)
        self.links = memory.shown(array("H", nodes)) if self.is_narrow else self.nodes
        self.sizes = memory.shown(array("B", size)) if self.is_narrow else self.size

    def __setattr__(self, name: str, value: object) -> None:
        """Nothing changes once all is there: kernels rely on it."""
        if hasattr(self, "sizes"):
            raise AttributeError(f"{name!r} of a matrix is never changed; make another matrix")
        super().__setattr__(name, value)

    def __reduce__(self) -> tuple[type[Self], tuple[int, int, list[list[int]]]]:
        """A copy is built anew, from the same options."""
        items = self.nodes.tolist()[code.ITEM :: code.RECORD]
        ends = [address // code.RECORD for address in self.first]
        options = [[item - 1 for item in items[start:end]] for start, end in pairwise(ends)]
        return type(self), (self.primary, self.items - self.primary, options)

    def _build_headers(self, nodes: "array[int]") -> None:
        for header in range(self.first_node):
            at = code.RECORD * header
            nodes[at + code.UP] = nodes[at + code.DOWN] = at
            nodes[at + code.ITEM] = header

    def _build_columns(
        self, nodes: "array[int]", size: "array[int]", options: Sequence[Sequence[int]]
    ) -> "array[int]":
        """Hang all nodes into their columns; answer the addresses at which options begin, and the end of the last."""
        at = self.first_address
        first = array("i", bytes(4 * (len(options) + 1)))
        for option, items in enumerate((list(map(index, items)) for items in options), 1):
            if (
                min(items, default=0) < 0
                or max(items, default=-1) >= self.items
                or len(set(items)) < len(items)
            ):
                raise ValueError(
                    f"option {option - 1} has the items {items}; give different ones from 0 to {self.items - 1}"
                )
            first[option - 1] = at
            for item in items:
                header = code.RECORD * (item + 1)
                bottom = nodes[header + code.UP]
                nodes[at + code.UP] = bottom
                nodes[at + code.DOWN] = header
                nodes[at + code.ITEM] = item + 1
                nodes[at + code.OPTION] = option - 1
                nodes[bottom + code.DOWN] = nodes[header + code.UP] = at
                size[item + 1] += 1
                at += code.RECORD
        first[len(options)] = at
        return first


def _close_ring(left: "array[int]", right: "array[int]", root: int, first: int, last: int) -> None:
    """Tie the ends of a run of headers to its root."""
    if first > last:
        first = last = root
    right[root], left[root] = first, last
    left[first] = right[last] = root
