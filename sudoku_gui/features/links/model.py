"""What a picture of links shows at one moment, as plain values read from the links as they are.

Boxes stand for headers and nodes. Those that are out are ghosts: no link leads to them, but they still hold two links
of their own, the `pointers`.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from solver_core.cover import Event, Op, Problem, RepeatSearch, Snapshot
from solver_core.cover.explain.neighbours import ROOT, Element, Way, neighbour
from solver_core.cover.replay import waiting
from sudoku_gui.features.links.excerpt import Dancing, LinkExcerpt
from sudoku_gui.features.links.geometry import LinkGeometry
from sudoku_gui.features.links.joints import Joint, joints_of
from sudoku_gui.player.selection import Target
from sudoku_gui.render.theme import Theme

_MOVES = {Op.COVER, Op.UNCOVER, Op.HIDE, Op.UNHIDE, Op.DROP, Op.RESTORE}


@dataclass(frozen=True, slots=True)
class Box:
    """A header or a node."""

    element: Element
    depth: int = 0  # the level that took it out of its ring; 0 while it is in
    size: int = 0  # how many options are left, for a header
    is_chosen: bool = False  # for a header, the search branches on it; for a node, its option is chosen
    # for a header, it must be covered, has no option left and is not about to be covered
    is_starved: bool = False
    is_secondary: bool = False  # for a header, it need not be covered


@dataclass(frozen=True, slots=True)
class Pointer:
    """A link that a ghost still holds; ``end`` is None where it leads out of the picture."""

    start: Element
    way: Way
    end: Element | None


@dataclass(frozen=True, slots=True)
class LinkChange:
    """What moved in this tick, and whether it went or returned."""

    element: Element
    leaves: bool


@dataclass(frozen=True)
class LinkLook:
    """What is seen of an excerpt: its boxes, the links, the last event, what that moved, and which options had their turn."""

    problem: Problem
    excerpt: LinkExcerpt
    event: Event | None
    boxes: tuple[Box, ...]
    joints: tuple[Joint, ...]
    pointers: tuple[Pointer, ...]
    change: LinkChange | None
    tried: frozenset[int] = frozenset()

    @property
    def newest(self) -> Element | None:
        event = self.event
        return None if event is None or event.item is None else Element(event.item, event.option)

    @cached_property
    def elements(self) -> frozenset[Element]:
        return frozenset(box.element for box in self.boxes)


@dataclass(frozen=True, slots=True)
class LinkMarks:
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
    marks: LinkMarks = LinkMarks()
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
    pointers, event = tuple(_pointers(search, depths)), snapshot.event
    joints, tried = joints_of(search, excerpt, depths), frozenset(_tried(search, snapshot, excerpt))
    return LinkLook(search.problem, excerpt, event, boxes, joints, pointers, change(event), tried)


def change(event: Event | None) -> LinkChange | None:
    """What an event moves in the links."""
    if event is None or event.op not in _MOVES or event.item is None:
        return None
    return LinkChange(Element(event.item, event.option), not event.op & 1)


def target_of(element: Element | None, problem: Problem) -> Target | None:
    """What a header or node is called by all views; None for a root, which only the links know."""
    if element is None or element.is_root(problem):
        return None
    return Target(element.item, element.option)


def element_of(target: Target | None, problem: Problem) -> Element | None:
    """The header or node that a target means; of an option alone its first node; None where there is none."""
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
    depths, problem = snapshot.item_depths, search.problem
    for item in excerpt.items:
        chosen, starved = item == snapshot.chosen_item, item in snapshot.starved
        secondary = not problem.is_primary(item)
        yield Box(Element(item), depths[item], snapshot.sizes[item], chosen, starved, secondary)
    for option in excerpt.options:
        items, first = problem.options[option], problem.crossings[option]
        option_depth = min((depths[item] for item in items if depths[item]), default=0)
        for offset, item in enumerate(items):
            if item in excerpt.items:
                depth = depths[item] if isinstance(search, RepeatSearch) else option_depth
                is_out = snapshot.hidden[first + offset]
                yield Box(Element(item, option), depth if is_out else 0, is_chosen=option in snapshot.chosen)


def _tried(search: Dancing, snapshot: Snapshot, excerpt: LinkExcerpt) -> Iterator[int]:
    """The options that were tried already, beside one that is or after all of them."""
    for option in excerpt.options:
        turn = waiting.turn(search, snapshot, option)
        if turn is not None and turn.is_over:
            yield option


def _pointers(search: Dancing, depths: dict[Element, int]) -> Iterator[Pointer]:
    """What ghosts still hold of the ring that they have left."""
    in_rows = isinstance(search, RepeatSearch)
    for element, depth in depths.items():
        if depth:
            across = in_rows or not element.is_node
            for way in (Way.LEFT, Way.RIGHT) if across else (Way.UP, Way.DOWN):
                end = neighbour(search, element, way)
                yield Pointer(element, way, end if end in depths or end == ROOT else None)
