"""The links of a picture in pairs: two neighbours that point at each other, past boxes that are out."""

from bisect import bisect
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from solver_core.cover import RepeatSearch
from solver_core.cover.explain.neighbours import ROOT, Element, Way, round_trip, second_root
from sudoku_gui.features.links.excerpt import Dancing, LinkExcerpt

Depths = Mapping[Element, int]  # for each box that is drawn the level that took it out; 0 while it is in


@dataclass(frozen=True, slots=True)
class Joint:
    """Two neighbours that point at each other, the first on the left or above, and what the link passes on its way.

    Attributes:
        around: boxes that are out, on the way.
        depths: for each of them the level that took it.
        gaps: how many that are in stand on the way but are not drawn: before the first of ``around``, between any two
            of them, and behind the last.
        closes: it leads from the last of a ring to the first.
    """

    first: Element
    second: Element
    is_vertical: bool
    around: tuple[Element, ...] = ()
    depths: tuple[int, ...] = ()
    gaps: tuple[int, ...] = (0,)
    closes: bool = False

    @property
    def depth(self) -> int:
        """The deepest level that took something on the way; 0 where nothing is out there."""
        return max(self.depths, default=0)

    @property
    def skips(self) -> int:
        """How many that are in stand between the two but are not drawn."""
        return sum(self.gaps)


def joints_of(search: Dancing, excerpt: LinkExcerpt, depths: Depths) -> tuple[Joint, ...]:
    """All of an excerpt: of the headers, of the columns and of the rows."""
    rings = (
        _headers(search, excerpt, depths),
        _columns(search, excerpt, depths),
        _rows(search, excerpt, depths),
    )
    return tuple(joint for ring in rings for joint in ring)


def _headers(search: Dancing, excerpt: LinkExcerpt, depths: Depths) -> Iterator[Joint]:
    """The primary headers with their root; the secondary ones have a root of their own, which is not drawn."""
    problem = search.problem
    primary = [Element(item) for item in excerpt.items if problem.is_primary(item)]
    yield from _around(ROOT, round_trip(search, ROOT, Way.RIGHT), primary, depths, is_vertical=False)
    secondary = [Element(item) for item in excerpt.items if not problem.is_primary(item)]
    if secondary:
        root = second_root(problem)
        ring = list(_around(root, round_trip(search, root, Way.RIGHT), secondary, depths, is_vertical=False))
        yield from (joint for joint in ring if root not in {joint.first, joint.second})
        if len(ring) > 1:
            left_out = (ring[0].skips + ring[-1].skips,)
            yield Joint(ring[-1].first, ring[0].second, is_vertical=False, gaps=left_out, closes=True)


def _columns(search: Dancing, excerpt: LinkExcerpt, depths: Depths) -> Iterator[Joint]:
    options = search.problem.options
    for item in excerpt.items:
        drawn = [Element(item, option) for option in excerpt.options if item in options[option]]
        ring = round_trip(search, Element(item), Way.DOWN)
        yield from _around(Element(item), ring, drawn, depths, is_vertical=True)


def _rows(search: Dancing, excerpt: LinkExcerpt, depths: Depths) -> Iterator[Joint]:
    """Siblings; where rows lose nodes, from one that is still in."""
    loses = isinstance(search, RepeatSearch)
    for option in excerpt.options:
        items = sorted(item for item in search.problem.options[option] if item in excerpt.items)
        drawn = [Element(item, option) for item in items]
        start = next((node for node in drawn if not (loses and depths[node])), None)
        if start is not None:
            ring = round_trip(search, start, Way.RIGHT)
            others = [node for node in drawn if node != start]
            yield from _around(start, ring, others, depths if loses else {}, is_vertical=False)


def _around(
    start: Element, ring: Sequence[Element], drawn: Sequence[Element], depths: Depths, *, is_vertical: bool
) -> Iterator[Joint]:
    """The joints of one ring: from each box that is drawn to the next one, and round to the start."""

    def order(element: Element) -> int:
        """Where an element stands along the ring; headers stand above all options."""
        if is_vertical:
            return -1 if element.option is None else element.option
        return element.item

    def joint(first: Element, second: Element, passed: list[int], around: tuple[Element, ...]) -> Joint:
        edges, gaps = [order(ghost) for ghost in around], [0] * (len(around) + 1)
        for skipped in passed:
            gaps[bisect(edges, skipped)] += 1
        return Joint(
            first, second, is_vertical, around, tuple(depths[ghost] for ghost in around), tuple(gaps)
        )

    seen, skipped = frozenset(drawn), list[int]()
    stops: list[tuple[Element, list[int]]] = [(start, skipped)]
    for element in ring:
        if element in seen:
            stops.append((element, skipped))
            skipped = []
        else:
            skipped.append(order(element))
    ghosts = [element for element in drawn if depths.get(element)]
    for (first, _), (second, passed) in pairwise(stops):
        between = tuple(ghost for ghost in ghosts if order(first) < order(ghost) < order(second))
        yield joint(first, second, passed, between)
    last = stops[-1][0]
    beyond = tuple(ghost for ghost in ghosts if order(ghost) > order(last))
    yield replace(joint(last, start, skipped, beyond), closes=True)
