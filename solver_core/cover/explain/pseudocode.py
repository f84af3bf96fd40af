"""The lines of the listing where a search is: that of its last event, and the next one.

>>> from solver_core.cover import Problem, Search
>>> search = Search(Problem("ab", ["a", "b"]))
>>> search.forward(2)
>>> [line.text for line in trace(search, search.event)]
['cover(i)', 'R[L[c]] ← R[c];  L[R[c]] ← L[c]']
>>> executed(search).step, upcoming(search).step
('', 'X5')
"""

from collections.abc import Hashable
from typing import Final

from solver_core.cover.explain.listing import CodeListing, ListingLine, exact_cover, repeat_cover
from solver_core.cover.goals import FewestSearch
from solver_core.cover.ops import Event, Op
from solver_core.cover.repeat_search import RepeatSearch
from solver_core.cover.replay.search_base import SearchBase

_LINKS: Final = frozenset({Op.COVER, Op.UNCOVER, Op.HIDE, Op.UNHIDE, Op.DROP, Op.RESTORE})


def listing(search: SearchBase) -> CodeListing:
    """The listing of a search: exact cover, with or without fewest options, or repeat cover."""
    if isinstance(search, RepeatSearch):
        return repeat_cover()
    is_coloured = bool(search.problem.colours)
    return exact_cover(search.rule, fewest=isinstance(search, FewestSearch), colours=is_coloured)


def trace(
    search: SearchBase, event: Event | None, code_listing: CodeListing | None = None
) -> tuple[ListingLine, ...]:
    """The lines that lead to an event, calls first and its own line last; None is the start.

    Args:
        search: just after the event, or just before it.
        event: the event.
        code_listing: the listing, if not that of `listing`.
    """
    code_listing = code_listing or listing(search)
    if event is None:
        return (code_listing.start,)
    chains = (
        code_listing.own if event.op in code_listing.own and is_own(search, event) else code_listing.chains
    )
    return tuple(map(code_listing.line, chains[event.op]))


def executed(search: SearchBase) -> ListingLine:
    """The line that caused the last event; at position 0 the first line."""
    return trace(search, search.event)[-1]


def upcoming(search: SearchBase) -> ListingLine | None:
    """The line that causes the next event; None at the end. The search does not move."""
    event = search.peek()
    return None if event is None else trace(search, event)[-1]


def returns(search: SearchBase, following: Event, code_listing: CodeListing | None = None) -> bool:
    """Whether search(l) returns between the last event and the next, so that its caller continues."""
    code_listing = code_listing or listing(search)
    before = search.event
    return before is not None and _level(search, following, code_listing) < _level(
        search, before, code_listing
    )


def _level(search: SearchBase, event: Event, code_listing: CodeListing) -> int:
    """The level l of the call search(l) in which an event happens."""
    of_option = event.op is Op.TRY or (
        event.op in _LINKS and not (event.op in code_listing.own and is_own(search, event))
    )
    return event.depth - of_option


def column(search: SearchBase, event: Event) -> int | None:
    """The item being covered or uncovered at an event of the links; None for other events.

    A node is hidden by the first cover that meets its option.
    """
    if event.op not in _LINKS or event.option is None or event.op in {Op.DROP, Op.RESTORE}:
        return event.item if event.op in _LINKS else None
    items, option = search.problem.options[event.option], event.option
    return next(
        (item for item in items if not search.is_live(item) and not agrees(search, option, item)), None
    )


def agrees(search: SearchBase, option: int, item: int) -> bool:
    """Whether an option gives an item the colour to which it is purified, and so stays."""
    colour = purified(search, item)
    return colour is not None and colour == search.problem.colour(option, item)


def purified(search: SearchBase, item: int) -> Hashable:
    """The colour that the first chosen option with an item gives it; None for none."""
    problem = search.problem
    chosen = (one for one in search.chosen_options() if problem.colours and item in problem.options[one])
    return next((problem.colour(one, item) for one in chosen), None)


def is_own(search: SearchBase, event: Event) -> bool:
    """Whether the chosen item's column is covered or uncovered, not one of the tried option's others."""
    chosen = search.chosen_options()
    return not chosen or column(search, event) not in search.problem.options[chosen[-1]]
