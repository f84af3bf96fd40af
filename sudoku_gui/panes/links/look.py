"""What the picture of the links shows at one moment, as plain values read from the links as they are.

Boxes stand for headers and nodes. A `Joint` is a pair of links that point at each other, so that whoever is on the
one side finds the other; it may go *around* boxes that are out. These are ghosts: nobody points at them, but they
still hold two links of their own, the `pointers`.
"""

from bisect import bisect
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import pairwise

from solver_core.cover import Event, Op, Problem, RepeatSearch, Snapshot
from solver_core.cover.neighbours import ROOT, Element, Way, neighbour, round_trip, second_root
from sudoku_gui.panes.links.scene import Dancing, Scene

_MOVES = {Op.COVER, Op.UNCOVER, Op.HIDE, Op.UNHIDE, Op.DROP, Op.RESTORE}


@dataclass(frozen=True, slots=True)
class Box:
    """A header or a node.

    Attributes:
        depth: the level that took it out of its ring; 0 while it is in.
        size: how many options are left, for a header.
        is_chosen: for a header, the search branches on it; for a node, its option is chosen.
        is_starved: for a header, it must be covered, has no option left and is not about to be covered.
        is_secondary: for a header, it need not be covered.
    """

    element: Element
    depth: int = 0
    size: int = 0
    is_chosen: bool = False
    is_starved: bool = False
    is_secondary: bool = False


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


@dataclass(frozen=True, slots=True)
class Pointer:
    """A link that a ghost still holds; ``end`` is None where it leads out of the picture."""

    start: Element
    way: Way
    end: Element | None


@dataclass(frozen=True, slots=True)
class Change:
    """What moved in this tick, and whether it went or returned."""

    element: Element
    leaves: bool


@dataclass(frozen=True)
class LinkLook:
    """A picture of links.

    Attributes:
        problem: whose numbers these are.
        scene: what is in it.
        event: the last event.
        change: what that moved, if it did.
    """

    problem: Problem
    scene: Scene
    event: Event | None
    boxes: tuple[Box, ...]
    joints: tuple[Joint, ...]
    pointers: tuple[Pointer, ...]
    change: Change | None

    @property
    def newest(self) -> Element | None:
        """What the event is about, where that is a header or a node."""
        event = self.event
        return None if event is None or event.item is None else Element(event.item, event.option)

    @cached_property
    def elements(self) -> frozenset[Element]:
        """All headers and nodes in it."""
        return frozenset(box.element for box in self.boxes)


def look(search: Dancing, snapshot: Snapshot, scene: Scene) -> LinkLook:
    """The picture of a scene where a search stands."""
    boxes = tuple(_boxes(search, snapshot, scene))
    depths = {box.element: box.depth for box in boxes}
    joints = [*_ring(search, scene, depths), *_columns(search, scene, depths), *_rows(search, scene, depths)]
    pointers = tuple(_pointers(search, depths))
    return LinkLook(
        search.problem, scene, snapshot.event, boxes, tuple(joints), pointers, change(snapshot.event)
    )


def change(event: Event | None) -> Change | None:
    """What an event moves in the links."""
    if event is None or event.op not in _MOVES or event.item is None:
        return None
    return Change(Element(event.item, event.option), not event.op & 1)


# --- boxes ----------------------------------------------------------------------------------------


def _boxes(search: Dancing, snapshot: Snapshot, scene: Scene) -> Iterator[Box]:
    depths, repeats = snapshot.item_depths, isinstance(search, RepeatSearch)
    for item in scene.items:
        chosen, starved = item == snapshot.chosen_item, item in snapshot.starved
        secondary = not snapshot.problem.is_primary(item)
        yield Box(Element(item), depths[item], snapshot.sizes[item], chosen, starved, secondary)
    inside = frozenset(scene.items)
    for option in scene.options:
        items = search.problem.options[option]
        first = search.problem.crossings[option]
        option_depth = min((depths[item] for item in items if depths[item]), default=0)
        for place, item in enumerate(items):
            if item in inside:
                out = snapshot.hidden[first + place]
                depth = (depths[item] if repeats else option_depth) if out else 0
                yield Box(Element(item, option), depth, is_chosen=option in snapshot.chosen)


# --- joints ---------------------------------------------------------------------------------------


def _ring(search: Dancing, scene: Scene, depths: dict[Element, int]) -> Iterator[Joint]:
    """The primary headers with their root; the secondary ones have a root of their own, which is not drawn."""
    problem = search.problem
    primary = [Element(item) for item in scene.items if problem.is_primary(item)]
    yield from _around(ROOT, round_trip(search, ROOT, Way.RIGHT), primary, depths, is_vertical=False)
    secondary = [Element(item) for item in scene.items if not problem.is_primary(item)]
    if secondary:
        root = second_root(problem)
        ring = list(_around(root, round_trip(search, root, Way.RIGHT), secondary, depths, is_vertical=False))
        yield from (joint for joint in ring if root not in {joint.first, joint.second})
        if len(ring) > 1:
            left_out = (ring[0].skips + ring[-1].skips,)
            yield Joint(ring[-1].first, ring[0].second, is_vertical=False, gaps=left_out, closes=True)


def _columns(search: Dancing, scene: Scene, depths: dict[Element, int]) -> Iterator[Joint]:
    options = search.problem.options
    for item in scene.items:
        drawn = [Element(item, option) for option in scene.options if item in options[option]]
        ring = round_trip(search, Element(item), Way.DOWN)
        yield from _around(Element(item), ring, drawn, depths, is_vertical=True)


def _rows(search: Dancing, scene: Scene, depths: dict[Element, int]) -> Iterator[Joint]:
    """Siblings; where rows lose nodes, from one that is still in."""
    loses = isinstance(search, RepeatSearch)
    for option in scene.options:
        drawn = sorted(
            Element(item, option) for item in search.problem.options[option] if item in scene.items
        )
        start = next((node for node in drawn if not (loses and depths[node])), None)
        if start is not None:
            ring = round_trip(search, start, Way.RIGHT)
            out = depths if loses else {}
            yield from _around(start, ring, [node for node in drawn if node != start], out, is_vertical=False)


def _around(
    start: Element,
    ring: Sequence[Element],
    drawn: Sequence[Element],
    depths: dict[Element, int],
    *,
    is_vertical: bool,
) -> Iterator[Joint]:
    """The joints of one ring: from each box that is drawn to the next one, and round to the start."""
    seen, skipped = frozenset(drawn), list[int]()
    stops: list[tuple[Element, list[int]]] = [(start, skipped)]
    for element in ring:
        if element in seen:
            stops.append((element, skipped))
            skipped = []
        else:
            skipped.append(_place(element, is_vertical))
    ghosts = [element for element in drawn if depths.get(element)]

    def joint(first: Element, second: Element, passed: list[int], on_the_way: Sequence[Element]) -> Joint:
        around = tuple(on_the_way)
        edges, gaps = [_place(ghost, is_vertical) for ghost in around], [0] * (len(around) + 1)
        for place in passed:
            gaps[bisect(edges, place)] += 1
        return Joint(
            first, second, is_vertical, around, tuple(depths[ghost] for ghost in around), tuple(gaps)
        )

    for (first, _), (second, passed) in pairwise(stops):
        between = [ghost for ghost in ghosts if _is_between(ghost, first, second, is_vertical)]
        yield joint(first, second, passed, between)
    last = stops[-1][0]
    beyond = [ghost for ghost in ghosts if _place(ghost, is_vertical) > _place(last, is_vertical)]
    yield replace(joint(last, start, skipped, beyond), closes=True)


def _place(element: Element, is_vertical: bool) -> int:  # noqa: FBT001 - which way is a fact
    """Where an element stands along its ring; headers stand above all options."""
    if is_vertical:
        return -1 if element.option is None else element.option
    return element.item


def _is_between(ghost: Element, first: Element, second: Element, is_vertical: bool) -> bool:  # noqa: FBT001
    return _place(first, is_vertical) < _place(ghost, is_vertical) < _place(second, is_vertical)


def _pointers(search: Dancing, depths: dict[Element, int]) -> Iterator[Pointer]:
    """What ghosts still hold of the ring that they have left."""
    in_rows = isinstance(search, RepeatSearch)
    for element, depth in depths.items():
        if depth:
            across = in_rows or not element.is_node
            for way in (Way.LEFT, Way.RIGHT) if across else (Way.UP, Way.DOWN):
                end = neighbour(search, element, way)
                yield Pointer(element, way, end if end in depths or end == ROOT else None)
