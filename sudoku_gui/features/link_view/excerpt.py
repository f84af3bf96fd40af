"""Chooses the part of a matrix to draw: all of a small one, or the surroundings of the current event.

An excerpt stays while the event fits into it, so that the picture is stable while links change. What
has priority if space is scarce: what an open question needs, the event's own header and node, the
target, the siblings, the neighbours by link, and then the other nodes of the column being covered.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import Final, NamedTuple

from solver_core.cover import Op, Problem, RepeatSearch, Search
from solver_core.cover.explain.exercises import Answer
from solver_core.cover.explain.neighbours import Element, Way, neighbour, round_trip
from solver_core.cover.explain.removal import first_cover
from sudoku_gui.player.selection import Target

Dancing = Search | RepeatSearch  # a search whose links can be drawn

SMALL: Final = 12  # up to this many items and options, everything is drawn if legible


class Capacity(NamedTuple):
    """How much can be drawn: the number of headers across and of options down."""

    items: int
    options: int


class LinkExcerpt(NamedTuple):
    """What is drawn, by numbers of the problem, ascending."""

    items: tuple[int, ...]
    options: tuple[int, ...]


class _Focus(NamedTuple):
    """The items and options that an excerpt must show, whatever else it leaves out."""

    item: int | None  # the item of the event
    option: int | None  # the option of the event, or the one that is next
    covered: int | None  # the item being covered or uncovered, where that is another
    chosen: int | None  # the option tried last


def is_small(problem: Problem) -> bool:
    """Whether the full matrix is drawn if possible."""
    return len(problem.names) <= SMALL and len(problem.options) <= SMALL


def excerpt(
    search: Dancing,
    target: Target | None,
    capacity: Capacity,
    before: LinkExcerpt | None = None,
    needed: Sequence[Answer] = (),
) -> LinkExcerpt:
    """The excerpt for the position of a search; the previous one if it still fits.

    Args:
        search: the search.
        target: what is pointed at.
        capacity: how much can be drawn.
        before: the excerpt before.
        needed: has the highest priority; one place is left for the target.
    """
    problem = search.problem
    if capacity.items >= len(problem.names) and capacity.options >= len(problem.options):
        return LinkExcerpt(tuple(range(len(problem.names))), tuple(range(len(problem.options))))
    focus, target = _focus(search), target or Target()
    asked_items = list(dict.fromkeys(one.item for one in needed))[: max(2, capacity.items - 1)]
    if needed and target.item is not None:
        asked_items.append(target.item)
    asked_options = list(dict.fromkeys(one.option for one in needed))[: max(1, capacity.options - 1)]
    if before is not None:
        # The event and the siblings that follow, as many as there is space for.
        siblings = () if focus.option is None else problem.options[focus.option]
        items = _first((*asked_items, focus.item, focus.covered, target.item, *siblings), capacity.items)
        options = _first((*asked_options, focus.option, target.option), capacity.options)
        if set(items) <= set(before.items) and set(options) <= set(before.options):
            return before
    items = _first(chain(asked_items, _wanted_items(search, focus, target)), capacity.items)
    rows = chain(asked_options, _wanted_options(search, focus, target, items))
    return LinkExcerpt(items, _first(rows, capacity.options))


def _focus(search: Dancing) -> _Focus:
    """The items and options of the last event, or of the last choice."""
    event, levels = search.event, search.levels()
    chosen = levels[-1].option if levels else None
    if event is None or event.item is None:
        item = levels[-1].item if levels else next(iter(search.live_items()), None)
        return _Focus(item, chosen if levels else _first_row(search, item), None, chosen)
    if event.option is None:
        return _Focus(event.item, _first_row(search, event.item), None, chosen)
    if event.op in {Op.HIDE, Op.UNHIDE} and (cover := first_cover(search, event.option)):
        return _Focus(event.item, event.option, cover.item, chosen)
    return _Focus(event.item, event.option, None, chosen)


def _first_row(search: Dancing, item: int | None) -> int | None:
    """The option that a walk down the column of an item meets first."""
    return None if item is None else neighbour(search, Element(item), Way.DOWN).option


def _wanted_items(search: Dancing, focus: _Focus, target: Target) -> Iterator[int | None]:
    options = search.problem.options
    yield from (focus.item, focus.covered, target.item)
    for option in (focus.option, target.option):
        yield from () if option is None else options[option]
    yield search.chosen_item
    if focus.item is not None:
        header = Element(focus.item)
        for other in (neighbour(search, header, Way.LEFT), neighbour(search, header, Way.RIGHT)):
            yield None if other.is_root(search.problem) else other.item
        for node in round_trip(search, header, Way.DOWN):
            yield from () if node.option is None else options[node.option]


def _wanted_options(
    search: Dancing, focus: _Focus, target: Target, items: tuple[int, ...]
) -> Iterator[int | None]:
    yield from (focus.option, target.option)
    siblings = () if focus.option is None else search.problem.options[focus.option]
    for index, item in enumerate(sorted(siblings, key=lambda item: item != focus.item)):
        if index == 1:
            yield focus.chosen
        for way in (Way.UP, Way.DOWN):
            yield neighbour(search, Element(item, focus.option), way).option
    yield focus.chosen
    for column in (focus.covered, focus.item, *items):
        if column is not None:
            yield from (node.option for node in round_trip(search, Element(column), Way.DOWN))


def _first(wanted: Iterable[int | None], most: int) -> tuple[int, ...]:
    """The first different ones that there are, ascending."""
    taken: set[int] = set()
    for number in wanted:
        if len(taken) >= most:
            break
        if number is not None:
            taken.add(number)
    return tuple(sorted(taken))
