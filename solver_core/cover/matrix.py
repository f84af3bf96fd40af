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
from collections.abc import Iterable, Sequence

from solver_core.cover import codes as code

_NARROW = 0xFFFF


class Matrix:
    """Columns and rings as they are before any search.

    Attributes:
        first_node: the number of the first node that is not a header.
        stretch: no more events make up the covering of all items of an option but the chosen one.

    Args:
        primary: how many items must be covered; they are 1..primary here.
        secondary: how many more may be covered; their numbers follow.
        options: item numbers of each option, from 0, as a `Problem` has them.
    """

    def __init__(self, primary: int, secondary: int, options: Sequence[Sequence[int]]) -> None:
        self.primary = primary
        self.items = primary + secondary
        headers = self.items + 2
        self.first_node = headers
        self.first_address = code.RECORD * headers
        self.left = array("i", range(-1, headers - 1))
        self.right = array("i", range(1, headers + 1))
        self._close_ring(0, 1, primary)
        self._close_ring(self.items + 1, primary + 1, self.items)
        total = sum(map(len, options))
        self.nodes = array("i", bytes(4 * code.RECORD * (headers + total)))
        self.size = array("i", bytes(4 * headers))
        self.first = array("i", bytes(4 * (len(options) + 1)))
        self._build_headers(headers)
        self._build_columns(options)
        longest = max(self.size)
        self.is_narrow = len(self.nodes) <= _NARROW and longest < code.COVERED
        self.links = array("H", self.nodes) if self.is_narrow else self.nodes
        self.sizes = array("B", self.size) if self.is_narrow else self.size
        others = max(map(len, options), default=1) - 1
        self.stretch = others * (1 + others * longest)

    def _close_ring(self, root: int, first: int, last: int) -> None:
        """Tie the ends of a run of headers to its root."""
        if first > last:
            first = last = root
        self.right[root], self.left[root] = first, last
        self.left[first] = self.right[last] = root

    def _build_headers(self, headers: int) -> None:
        nodes = self.nodes
        for header in range(headers):
            at = code.RECORD * header
            nodes[at + code.UP] = nodes[at + code.DOWN] = at
            nodes[at + code.ITEM] = header

    def _build_columns(self, options: Iterable[Sequence[int]]) -> None:
        nodes, size, at = self.nodes, self.size, self.first_address
        option = 0
        for option, items in enumerate(options, 1):
            self.first[option - 1] = at
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
        self.first[option] = at
