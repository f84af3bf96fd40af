"""Which part of a matrix is drawn: the whole of a small one, of a large one the surroundings of the present event.

A scene is kept while the event still fits into it, so that the picture stands still while links dance in it; only
where it does not is another one made. What comes first when there is no room for all: the event's own header and
node, what is pointed at, the siblings, the neighbours by link, and then the other nodes of the column covered.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from solver_core.cover import Op, Problem, RepeatSearch, Search
from solver_core.cover.neighbours import Element, Way, neighbour, round_trip
from solver_core.cover.removal import first_cover
from sudoku_gui.player.selection import Target

Dancing = Search | RepeatSearch
"""A search whose links can be drawn."""

SMALL: Final = 12
"""So many items and options at most are drawn whole, where they can be read."""


@dataclass(frozen=True, slots=True)
class Room:
    """How much can be drawn: so many headers beside each other, so many options below each other."""

    items: int
    options: int


@dataclass(frozen=True, slots=True)
class Scene:
    """What is drawn, by numbers of the problem, ascending."""

    items: tuple[int, ...]
    options: tuple[int, ...]

    def has(self, element: Element) -> bool:
        """Whether a header or node is drawn."""
        return element.item in self.items and (element.option is None or element.option in self.options)


@dataclass(frozen=True, slots=True)
class Focus:
    """What a scene turns about.

    Attributes:
        item: the item of the event.
        option: the option of the event, or the one that is next.
        covered: the item being covered or uncovered, where that is another one.
        chosen: the option tried last.
    """

    item: int | None
    option: int | None
    covered: int | None
    chosen: int | None


def is_small(problem: Problem) -> bool:
    """Whether the whole matrix is drawn if possible."""
    return len(problem.names) <= SMALL and len(problem.options) <= SMALL


def scene(search: Dancing, target: Target | None, room: Room, before: Scene | None = None) -> Scene:
    """The scene of the place where a search stands; the one before if that still fits."""
    problem = search.problem
    if room.items >= len(problem.names) and room.options >= len(problem.options):
        return Scene(tuple(range(len(problem.names))), tuple(range(len(problem.options))))
    focus = focus_of(search)
    if before is not None and _fits(before, problem, focus, target, room):
        return before
    items = _first(_wanted_items(search, focus, target), room.items)
    return Scene(items, _first(_wanted_options(search, focus, target, items), room.options))


def _fits(scene: Scene, problem: Problem, focus: Focus, target: Target | None, room: Room) -> bool:
    """Whether the event is in a scene with the siblings that follow, as many as there is room for."""
    target = target or Target()
    siblings = () if focus.option is None else problem.options[focus.option]
    items = _first((focus.item, focus.covered, target.item, *siblings), room.items)
    options = _first((focus.option, target.option), room.options)
    return set(items) <= set(scene.items) and set(options) <= set(scene.options)


def focus_of(search: Dancing) -> Focus:
    """What the last event is about; where it is about nothing in the matrix, the choice made last."""
    event, levels = search.event, search.levels()
    chosen = levels[-1].option if levels else None
    if event is None or event.item is None:
        item = levels[-1].item if levels else next(iter(search.live_items()), None)
        return Focus(item, chosen if levels else _first_row(search, item), None, chosen)
    if event.option is None:
        return Focus(event.item, _first_row(search, event.item), None, chosen)
    if event.op in {Op.HIDE, Op.UNHIDE} and (cover := first_cover(search, event.option)):
        return Focus(event.item, event.option, cover.item, chosen)
    return Focus(event.item, event.option, None, chosen)


def _first_row(search: Dancing, item: int | None) -> int | None:
    """The option that a walk down the column of an item meets first."""
    return None if item is None else neighbour(search, Element(item), Way.DOWN).option


def _wanted_items(search: Dancing, focus: Focus, target: Target | None) -> Iterator[int | None]:
    options = search.problem.options
    yield focus.item
    yield focus.covered
    if target is not None:
        yield target.item
    if focus.option is not None:
        yield from options[focus.option]
    if target is not None and target.option is not None:
        yield from options[target.option]
    yield search.chosen_item
    if focus.item is not None:
        yield from _beside(search, Element(focus.item), Way.LEFT, Way.RIGHT)
        for node in round_trip(search, Element(focus.item), Way.DOWN):
            yield from () if node.option is None else options[node.option]


def _wanted_options(
    search: Dancing, focus: Focus, target: Target | None, items: tuple[int, ...]
) -> Iterator[int | None]:
    yield focus.option
    if target is not None:
        yield target.option
    nodes = [] if focus.option is None else [Element(item, focus.option) for item in _siblings(search, focus)]
    for node in nodes[:1]:
        yield from _above_and_below(search, node)
    yield focus.chosen
    for node in nodes[1:]:
        yield from _above_and_below(search, node)
    for item in (focus.covered, focus.item, *items):
        if item is not None:
            yield from (node.option for node in round_trip(search, Element(item), Way.DOWN))


def _siblings(search: Dancing, focus: Focus) -> list[int]:
    """The items of the focused option, that of the event first."""
    items = () if focus.option is None else search.problem.options[focus.option]
    return sorted(items, key=lambda item: item != focus.item)


def _above_and_below(search: Dancing, node: Element) -> Iterator[int | None]:
    return (neighbour(search, node, way).option for way in (Way.UP, Way.DOWN))


def _beside(search: Dancing, header: Element, *ways: Way) -> Iterator[int | None]:
    for way in ways:
        other = neighbour(search, header, way)
        yield None if other.is_root(search.problem) else other.item


def _first(wanted: Iterable[int | None], most: int) -> tuple[int, ...]:
    """The first different ones that there are, ascending."""
    taken: dict[int, None] = {}
    for number in wanted:
        if len(taken) >= most:
            break
        if number is not None:
            taken[number] = None
    return tuple(sorted(taken))
