"""Chooses the part of a matrix to draw: all columns and options that there is space for, or those around the event.

An excerpt stays while the event fits into it, so that the picture is stable while links change. What
has priority if space is scarce: what an open question needs, the event's own header and node, the
target, the variables of the code and the columns that a bound counts, the siblings, the neighbours by link, and
then the other nodes of the column being covered.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import NamedTuple

from solver_core.cover import MinimizingSearch, Op, Problem, RepeatSearch, Search
from solver_core.cover.explain import variables, witness
from solver_core.cover.explain.exercises import Answer
from solver_core.cover.explain.neighbours import Element, Way, neighbour, round_trip
from solver_core.cover.explain.removal import first_cover
from sudoku_gui.player.selection import Target

Dancing = Search | RepeatSearch  # a search whose links can be drawn


class Capacity(NamedTuple):
    """How much can be drawn: the number of headers across and of options down."""

    items: int
    options: int


class LinkExcerpt(NamedTuple):
    """What is drawn, by numbers of the problem, ascending."""

    items: tuple[int, ...]
    options: tuple[int, ...]

    def is_whole(self, problem: Problem) -> bool:
        """Whether nothing is left out."""
        return len(self.items) == len(problem.names) and len(self.options) == len(problem.options)


class _Focus(NamedTuple):
    """The items and options that an excerpt must show, whatever else it leaves out."""

    item: int | None  # the item of the event
    option: int | None  # the option of the event, or the one that is next
    covered: int | None  # the item being covered or uncovered, where that is another
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
    focus, target, spoken = _focus(search), target or Target(), list(_spoken(search))
    asked_items = list(dict.fromkeys(one.item for one in needed))[: max(2, capacity.items - 1)]
    if needed and target.item is not None:
        asked_items.append(target.item)
    asked_options = list(dict.fromkeys(one.option for one in needed))[: max(1, capacity.options - 1)]
    if before is not None:
        # The event and the siblings that follow, as many as there is space for.
        siblings = () if focus.option is None else problem.options[focus.option]
        said_items, said_options = (one.item for one in spoken), (one.option for one in spoken)
        items = _first(
            (*asked_items, focus.item, focus.covered, target.item, *said_items, *siblings), capacity.items
        )
        options = _first((*asked_options, focus.option, target.option, *said_options), capacity.options)
        if set(items) <= set(before.items) and set(options) <= set(before.options):
            return before
    wanted = chain(asked_items, _wanted_items(search, focus, target, spoken))
    items = every.items if has_items else _first(wanted, capacity.items)
    rows = chain(asked_options, _wanted_options(search, focus, target, spoken, items))
    return LinkExcerpt(items, every.options if has_options else _first(rows, capacity.options))


def counted(search: Dancing) -> tuple[int, ...]:
    """The columns that a bound counts, while it is asked for."""
    event = search.event
    if event is None or event.op not in {Op.BOUND, Op.PRUNE} or not isinstance(search, MinimizingSearch):
        return ()
    return tuple(column.item for column in witness.of(search).columns)


def _spoken(search: Dancing) -> Iterator[Answer]:
    """What the variables of the code hold, and what a bound counts."""
    held = variables.at(search, search.snapshot())
    yield Answer(held.column, held.option)
    for option, item in filter(None, (held.other, held.node)):
        yield Answer(item, option)
    yield from (Answer(item) for item in (held.item, *counted(search)))


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


def _wanted_items(
    search: Dancing, focus: _Focus, target: Target, spoken: Sequence[Answer]
) -> Iterator[int | None]:
    options = search.problem.options
    yield from (focus.item, focus.covered, target.item, *(one.item for one in spoken))
    for option in (focus.option, target.option):
        yield from () if option is None else options[option]
    if focus.item is not None:
        header = Element(focus.item)
        for other in (neighbour(search, header, Way.LEFT), neighbour(search, header, Way.RIGHT)):
            yield None if other.is_root(search.problem) else other.item
        for node in round_trip(search, header, Way.DOWN):
            yield from () if node.option is None else options[node.option]


def _wanted_options(
    search: Dancing, focus: _Focus, target: Target, spoken: Sequence[Answer], items: tuple[int, ...]
) -> Iterator[int | None]:
    yield from (focus.option, target.option, *(one.option for one in spoken))
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
