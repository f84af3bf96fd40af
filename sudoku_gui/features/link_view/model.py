"""The contents of a picture of links at one moment, as plain values read from the links.

Boxes represent headers and nodes. Removed ones are ghosts: no link leads to them, but they still hold two links
of their own, the `pointers`. Links come in pairs, the `joints`: two neighbours that point at each other, past removed
boxes.
"""

from bisect import bisect
from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import pairwise

from solver_core.cover import Event, Op, Problem, RepeatSearch, Snapshot
from solver_core.cover.explain.neighbours import ROOT, Element, Way, neighbour, round_trip, second_root
from solver_core.cover.replay import turns
from sudoku_gui.features.link_view.excerpt import Dancing, LinkExcerpt, counted
from sudoku_gui.features.link_view.geometry import LinkGeometry
from sudoku_gui.player.selection import Target
from sudoku_gui.render.theme import Theme

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
        """The deepest level that took something on the way; 0 if nothing is out there."""
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
    """The primary headers with their root, and the secondary ones with theirs, if any is drawn."""
    problem = search.problem
    for root in roots(problem, excerpt):
        headers = [Element(item) for item in excerpt.items if problem.is_primary(item) is (root == ROOT)]
        yield from _around(root, round_trip(search, root, Way.RIGHT), headers, depths, is_vertical=False)


def roots(problem: Problem, excerpt: LinkExcerpt) -> tuple[Element, ...]:
    """The roots that are drawn: the second one with a secondary header only."""
    has_secondary = not all(map(problem.is_primary, excerpt.items))
    return (ROOT, second_root(problem)) if has_secondary else (ROOT,)


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
        """Where an element stands along the ring; headers stand above all options, and roots before all headers."""
        if is_vertical:
            return -1 if element.option is None else element.option
        if element == start and element.option is None:
            return -1
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


_MOVES = {Op.COVER, Op.UNCOVER, Op.HIDE, Op.UNHIDE, Op.DROP, Op.RESTORE}


@dataclass(frozen=True, slots=True)
class Box:
    """A header or a node."""

    element: Element
    # the level that took it out of its ring; 0 while it is in, one more than there are while no option is tried for it
    depth: int = 0
    size: int = 0  # how many options are left, for a header
    is_chosen: bool = False  # for a header, the search branches on it; for a node, its option is chosen
    # for a header, it must be covered, has no option left and is not about to be covered
    is_starved: bool = False
    is_secondary: bool = False  # for a header, it need not be covered
    is_counted: bool = False  # for a header, the bound that is asked for counts it
    colour: Hashable = None  # for a header, to which it is purified; for a node, that its option gives


@dataclass(frozen=True, slots=True)
class Pointer:
    """A link that a ghost still holds; ``end`` is None if it leads out of the picture."""

    start: Element
    way: Way
    end: Element | None


@dataclass(frozen=True, slots=True)
class LinkChange:
    """The link that moved in this event, and whether it went or returned."""

    element: Element
    leaves: bool


@dataclass(frozen=True)
class LinkLook:
    """The contents of an excerpt: boxes, links, the last event, what that moved, options that had their turn."""

    problem: Problem
    excerpt: LinkExcerpt
    event: Event | None
    boxes: tuple[Box, ...]
    joints: tuple[Joint, ...]
    pointers: tuple[Pointer, ...]
    change: LinkChange | None
    tried: frozenset[int] = frozenset()
    depth: int = 0  # how many options are chosen

    def badge(self, depth: int) -> str:
        """The text beside a box that this level took out: "" before an option is tried there, for three dots."""
        return str(depth) if depth <= self.depth else ""

    @property
    def newest(self) -> Element | None:
        event = self.event
        return None if event is None or event.item is None else Element(event.item, event.option)

    @property
    def resized(self) -> int | None:
        """The item whose size the last event changed: leaving a row changes none."""
        return self.event.item if self.event is not None and self.event.op in {Op.HIDE, Op.UNHIDE} else None

    @cached_property
    def roots(self) -> tuple[Element, ...]:
        return roots(self.problem, self.excerpt)

    @cached_property
    def elements(self) -> frozenset[Element]:
        return frozenset(box.element for box in self.boxes)


@dataclass(frozen=True, slots=True)
class LinkHighlight:
    """The highlight, cursor and keyboard focus that lie over the picture."""

    target: Target | None = None  # what is pointed at
    here: Element | None = None  # the box that was clicked or moved to
    focus: bool = False  # whether the picture has the keyboard


@dataclass(frozen=True, slots=True)
class Motion:
    """A box on its way; ``gone`` is from 0, in its place, to 1, out."""

    element: Element
    gone: float


@dataclass(frozen=True, slots=True)
class LinkPicture:
    """All that a painter must know; look and geometry are of the same excerpt."""

    look: LinkLook
    geometry: LinkGeometry
    theme: Theme
    highlight: LinkHighlight = LinkHighlight()
    motion: Motion | None = None

    @property
    def em(self) -> float:
        return self.geometry.em

    @property
    def stroke(self) -> float:
        return max(1.0, 0.075 * self.em)

    def gone(self, element: Element) -> float:
        """How far out a ghost is."""
        return self.motion.gone if self.motion is not None and self.motion.element == element else 1.0


# --- reading --------------------------------------------------------------------------------------


def look(search: Dancing, snapshot: Snapshot, excerpt: LinkExcerpt) -> LinkLook:
    """An excerpt at the position of a search: its boxes, how they are linked, and what the last event changed."""
    boxes = tuple(_boxes(search, snapshot, excerpt))
    depths = {box.element: box.depth for box in boxes}
    pointers, event = tuple(_pointers(search, excerpt, depths)), snapshot.event
    joints, tried = joints_of(search, excerpt, depths), frozenset(_tried(search, snapshot, excerpt))
    moved = change(event)
    return LinkLook(search.problem, excerpt, event, boxes, joints, pointers, moved, tried, snapshot.depth)


def change(event: Event | None) -> LinkChange | None:
    """The node or header that an event takes out or puts back; None if it moves no link."""
    if event is None or event.op not in _MOVES or event.item is None:
        return None
    return LinkChange(Element(event.item, event.option), not event.op & 1)


def target_of(element: Element | None, problem: Problem) -> Target | None:
    """The target for a header or node, by which all views know it; None for a root, which only the links know."""
    if element is None or element.is_root(problem):
        return None
    return Target(element.item, element.option)


def element_of(target: Target | None, problem: Problem) -> Element | None:
    """The header or node that a target means; of an option alone its first node; None if there is none."""
    if target is None:
        return None
    if target.option is None:
        item = -1 if target.item is None else target.item
        return Element(item) if 0 <= item < len(problem.names) else None
    if not 0 <= target.option < len(problem.options):
        return None
    items = problem.options[target.option]
    wanted = items[:1] if target.item is None else (target.item,)
    return next((Element(item, target.option) for item in wanted if item in items), None)


# --- boxes and pointers ---------------------------------------------------------------------------


def _boxes(search: Dancing, snapshot: Snapshot, excerpt: LinkExcerpt) -> Iterator[Box]:
    depths, problem, bound = snapshot.item_depths, search.problem, counted(search)
    for item in excerpt.items:
        chosen, starved = item == snapshot.chosen_item, item in snapshot.starved
        secondary = not problem.is_primary(item)
        yield Box(
            *(Element(item), depths[item], snapshot.sizes[item], chosen, starved, secondary),
            item in bound,
            snapshot.item_colours.get(item),
        )
    for option in excerpt.options:
        items, first = problem.options[option], problem.crossings[option]
        for offset, item in enumerate(items):
            if item in excerpt.items:
                depth = depths[item] if isinstance(search, RepeatSearch) else snapshot.option_depths[option]
                is_out = snapshot.hidden[first + offset]
                chosen, colour = option in snapshot.chosen, problem.colour(option, item)
                yield Box(Element(item, option), depth if is_out else 0, is_chosen=chosen, colour=colour)


def _tried(search: Dancing, snapshot: Snapshot, excerpt: LinkExcerpt) -> Iterator[int]:
    """The options that were tried already, beside one that is or after all of them."""
    for option in excerpt.options:
        turn = turns.turn(search, snapshot, option)
        if turn is not None and turn.is_over:
            yield option


def _pointers(search: Dancing, excerpt: LinkExcerpt, depths: dict[Element, int]) -> Iterator[Pointer]:
    """The pointers of ghosts to the ring that they have left."""
    in_rows, drawn = isinstance(search, RepeatSearch), {*depths, *roots(search.problem, excerpt)}
    for element, depth in depths.items():
        if depth:
            across = in_rows or not element.is_node
            for way in (Way.LEFT, Way.RIGHT) if across else (Way.UP, Way.DOWN):
                end = neighbour(search, element, way)
                yield Pointer(element, way, end if end in drawn else None)
