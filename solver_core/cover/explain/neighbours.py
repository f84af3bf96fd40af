"""The current neighbours of a header or a node, by its own four links.

An *element* is a header, a node or a root. Headers form a ring with their root, primary ones in one and
secondary ones in another; below each is its column, a ring of nodes; the nodes of an option form a ring of
siblings. An element taken out of its ring still points at the two between which it will return; only they
point past it::

    root - A - B - C - (root)      RIGHT and LEFT among headers, and among siblings
               |
               1                   DOWN and UP in a column
               |
               4
               |
              (B)

Exact cover removes nodes from their columns, repeat cover from their rows; both remove headers from their ring.
"""

from enum import Enum, auto
from operator import index
from typing import NamedTuple, TypeAlias

from solver_core.cover.kernel import codes as code
from solver_core.cover.kernel.arguments import numbered
from solver_core.cover.kernel.matrix import Matrix, Pointers
from solver_core.cover.problem import Problem
from solver_core.cover.repeat_search import RepeatSearch
from solver_core.cover.search import Search


class Way(Enum):
    """One of the four links of an element."""

    LEFT = auto()
    RIGHT = auto()
    UP = auto()
    DOWN = auto()

    @property
    def back(self) -> "Way":
        """The link in the opposite direction."""
        return _BACK[self]

    @property
    def is_vertical(self) -> bool:
        """Whether the link leads up or down, within a column."""
        return self is Way.UP or self is Way.DOWN


_BACK = {Way.LEFT: Way.RIGHT, Way.RIGHT: Way.LEFT, Way.UP: Way.DOWN, Way.DOWN: Way.UP}


class Element(NamedTuple):
    """A header, node or root, by the numbers of the problem.

    Attributes:
        item: whose header or column it is; -1 for the root of the primary headers, and one more than the last item
            for the root of the secondary ones.
        option: the option of a node; None for a header or a root.
    """

    item: int
    option: int | None = None

    @property
    def is_node(self) -> bool:
        """Whether it is a node, not a header or root."""
        return self.option is not None

    def is_root(self, problem: Problem) -> bool:
        """Whether it is the root of one of the two rings of headers."""
        return not 0 <= self.item < len(problem.names)


ROOT = Element(-1)
"""The root of the primary headers, ``h`` in the 2000 paper."""


def second_root(problem: Problem) -> Element:
    """The root of the secondary headers."""
    return Element(len(problem.names))


Linked: TypeAlias = Search | RepeatSearch
"""A search over dancing links."""


def neighbour(search: Linked, element: Element, way: Way) -> Element:
    """Where a link of an element leads, whether or not the element is in its ring."""
    pointers = search.pointers
    return _element(pointers.matrix, _follow(pointers, _address(search.problem, element), way))


def neighbours(search: Linked, element: Element) -> dict[Way, Element]:
    """Where all four links of an element lead."""
    return {way: neighbour(search, element, way) for way in Way}


def is_linked(search: Linked, element: Element) -> bool:
    """Whether an element is in its ring: its neighbour points at it."""
    pointers, at = search.pointers, _address(search.problem, element)
    across = pointers.rows is None and element.is_node
    way = Way.UP if across else Way.LEFT
    return _follow(pointers, _follow(pointers, at, way), way.back) == at


def round_trip(search: Linked, start: Element, way: Way) -> list[Element]:
    """The elements met by following one link repeatedly, without the start.

    For an element in its ring this is the whole ring; for a removed one, the ring that it has left.
    """
    pointers, at = search.pointers, _address(search.problem, start)
    met, seen = [], {at}
    while (at := _follow(pointers, at, way)) not in seen:
        seen.add(at)
        met.append(_element(pointers.matrix, at))
    return met


def _follow(pointers: Pointers, at: int, way: Way) -> int:
    """The address to which a link leads from an address."""
    if way.is_vertical:
        return pointers.columns[at + (code.UP if way is Way.UP else code.DOWN)]
    if at < pointers.matrix.first_address:
        ring = pointers.left if way is Way.LEFT else pointers.right
        return code.RECORD * ring[at // code.RECORD]
    if pointers.rows is not None:
        return pointers.rows[at + (code.BEFORE if way is Way.LEFT else code.AFTER)]
    return _sibling(pointers.matrix, at, way)


def _sibling(matrix: Matrix, at: int, way: Way) -> int:
    """The sibling in a direction; the nodes of an option are contiguous."""
    option = matrix.nodes[at + code.OPTION]
    start, end = matrix.starts[option], matrix.starts[option + 1]
    step = -code.RECORD if way is Way.LEFT else code.RECORD
    return start + (at + step - start) % (end - start)


def _address(problem: Problem, element: Element) -> int:
    """The address of an element.

    Raises:
        IndexError: there is no such item or option.
        ValueError: the option does not cover the item.
    """
    if element.option is None:
        header = index(element.item) + 1
        if not 0 <= header <= len(problem.names) + 1:
            raise IndexError(
                f"there is no header {header - 1}; give -1 to {len(problem.names)}, the roots among them"
            )
        return code.RECORD * header
    option = numbered(element.option, len(problem.options), "option")
    if element.item not in problem.options[option]:
        raise ValueError(f"option {option} does not cover item {element.item}; give one that it covers")
    return problem.matrix.starts[option] + code.RECORD * problem.options[option].index(element.item)


def _element(matrix: Matrix, at: int) -> Element:
    item = matrix.nodes[at + code.ITEM] - 1
    return Element(item) if at < matrix.first_address else Element(item, matrix.nodes[at + code.OPTION])
