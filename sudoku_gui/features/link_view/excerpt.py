"""Chooses the part of a matrix to draw: all columns and options that there is space for, or those around the event.

An excerpt stays while the event fits into it, so that the picture is stable while links change. What has priority if
space is scarce: what an open question needs, the event's own header and node, the target, the variables of the code,
the columns that a bound counts, what led to a dead end, the column that moves next unless a node has moved, the
siblings, the neighbours by link, and then the other nodes of the column being covered.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import NamedTuple

from solver_core.cover import MinimizingSearch, Op, RepeatSearch, Search
from solver_core.cover.explain import variables, witness
from solver_core.cover.explain.exercises import Answer
from solver_core.cover.explain.neighbours import Element, Way, neighbour, round_trip
from solver_core.cover.explain.removal import Cover, removal
from sudoku_gui.player.selection import Target

Dancing = Search | RepeatSearch  # a search whose links can be drawn


class Capacity(NamedTuple):
    """How much can be drawn: the number of headers across and of options down."""

    items: int
    options: int


class LinkExcerpt(NamedTuple):
    """The items and options that are drawn, by their numbers in the problem, ascending."""

    items: tuple[int, ...]
    options: tuple[int, ...]


class _Focus(NamedTuple):
    """The items and options that an excerpt must show, the most important first."""

    # of the event, the target, the variables of the code, those that a bound counts, causes of a dead end, what is next
    items: tuple[int | None, ...]
    options: tuple[int | None, ...]  # of the event, or the one that is next; likewise
    chosen: int | None  # the option tried last


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
    every = LinkExcerpt(tuple(range(len(problem.names))), tuple(range(len(problem.options))))
    has_items, has_options = (most >= len(all_) for most, all_ in zip(capacity, every, strict=True))
    if has_items and has_options:
        return every
    target = target or Target()
    focus = _focus(search, target)
    asked_items = list(dict.fromkeys(one.item for one in needed))[: max(2, capacity.items - 1)]
    if needed and target.item is not None:
        asked_items.append(target.item)
    asked_options = list(dict.fromkeys(one.option for one in needed))[: max(1, capacity.options - 1)]
    if before is not None:
        # The event and the siblings that follow, as many as there is space for.
        siblings = () if focus.options[0] is None else problem.options[focus.options[0]]
        items = _first((*asked_items, *focus.items, *siblings), capacity.items)
        options = _first((*asked_options, *focus.options), capacity.options)
        if set(items) <= set(before.items) and set(options) <= set(before.options):
            return before
    wanted = chain(asked_items, _wanted_items(search, focus))
    items = every.items if has_items else _first(wanted, capacity.items)
    rows = chain(asked_options, _wanted_options(search, focus, items))
    return LinkExcerpt(items, every.options if has_options else _first(rows, capacity.options))


def counted(search: Dancing) -> tuple[int, ...]:
    """The columns that a bound counts, while it is asked for."""
    event = search.event
    if event is None or event.op not in {Op.BOUND, Op.PRUNE} or not isinstance(search, MinimizingSearch):
        return ()
    return tuple(column.item for column in witness.of(search).columns)


def _focus(search: Dancing, target: Target) -> _Focus:
    event, levels, current = search.event, search.levels(), variables.at(search, search.snapshot())
    chosen = levels[-1].option if levels else None
    item, option = (None, None) if event is None else (event.item, event.option)
    if item is None:
        item = levels[-1].item if levels else next(iter(search.live_items()), None)
        option = chosen if levels else _first_row(search, item)
    elif option is None:
        option = _first_row(search, item)
    nodes = [node for node in (current.other, current.node) if node is not None]
    causes = [] if event is None or item is None or event.op is not Op.DEAD_END else _causes(search, item)
    led = (its for cover, out in causes for its in (levels[cover.depth - 1].option, out))
    current_items = current.column, target.item, current.item, *(its for _, its in nodes), *counted(search)
    following = None if event is None or event.option is not None else search.peek()
    items = item, *current_items, *(cover.item for cover, _ in causes), following and following.item
    return _Focus(items, (option, target.option, current.option, *(its for its, _ in nodes), *led), chosen)


def _causes(search: Dancing, item: int) -> list[tuple[Cover, int]]:
    """The options of the column at a dead end, each with what took it out; first one for each option chosen."""
    options = search.problem.columns[item]
    causes = [(why.cover, option) for option in options if (why := removal(search, option, item))]
    first = {cover.depth: option for cover, option in reversed(causes)}
    return sorted(causes, key=lambda cause: first[cause[0].depth] != cause[1])


def _first_row(search: Dancing, item: int | None) -> int | None:
    return None if item is None else neighbour(search, Element(item), Way.DOWN).option


def _wanted_items(search: Dancing, focus: _Focus) -> Iterator[int | None]:
    options, item = search.problem.options, focus.items[0]
    yield from focus.items
    for option in focus.options[:2]:
        yield from () if option is None else options[option]
    if item is not None:
        header = Element(item)
        for other in (neighbour(search, header, Way.LEFT), neighbour(search, header, Way.RIGHT)):
            yield None if other.is_root(search.problem) else other.item
        for node in round_trip(search, header, Way.DOWN):
            yield from () if node.option is None else options[node.option]
    yield from sorted(range(len(search.problem.names)), key=lambda other: abs(other - (item or 0)))


def _wanted_options(search: Dancing, focus: _Focus, items: tuple[int, ...]) -> Iterator[int | None]:
    (event_item, column, *_), option = focus.items, focus.options[0]
    yield from focus.options
    siblings = () if option is None else search.problem.options[option]
    for index, item in enumerate(sorted(siblings, key=lambda item: item != event_item)):
        if index == 1:
            yield focus.chosen
        for way in (Way.UP, Way.DOWN):
            yield neighbour(search, Element(item, option), way).option
    yield focus.chosen
    for its in (column, event_item, *items):
        if its is not None:
            yield from (node.option for node in round_trip(search, Element(its), Way.DOWN))
    for its in items:
        yield from search.problem.columns[its]


def _first(wanted: Iterable[int | None], most: int) -> tuple[int, ...]:
    """The first different ones that there are, ascending."""
    taken: set[int] = set()
    for number in wanted:
        if len(taken) >= most:
            break
        if number is not None:
            taken.add(number)
    return tuple(sorted(taken))
