"""Which lines of the listing a search is at: the one its last event came from, and the one that comes next.

>>> from solver_core.cover import Problem, Search
>>> search = Search(Problem("ab", ["a", "b"]))
>>> search.forward(2)
>>> [line.text for line in trace(search, search.event)]
['cover(i)', 'R[L[c]] ← R[c];  L[R[c]] ← L[c]']
>>> executed(search).step, upcoming(search).step
('', 'X5')
"""

from typing import Final

from solver_core.cover.explain.listing import CodeListing, ListingLine, exact_cover, repeat_cover
from solver_core.cover.goals import FewestSearch
from solver_core.cover.ops import Event, Op
from solver_core.cover.repeat_search import RepeatSearch
from solver_core.cover.replay.search_base import SearchBase

_LINKS: Final = frozenset({Op.COVER, Op.UNCOVER, Op.HIDE, Op.UNHIDE, Op.DROP, Op.RESTORE})


def listing(search: SearchBase) -> CodeListing:
    """The algorithm of a search: exact cover, that with the fewest options, or repeat cover."""
    if isinstance(search, RepeatSearch):
        return repeat_cover()
    return exact_cover(search.rule, fewest=isinstance(search, FewestSearch))


def trace(
    search: SearchBase, event: Event | None, whole: CodeListing | None = None
) -> tuple[ListingLine, ...]:
    """The lines through which an event comes, calls first and its own line last; None is the start.

    Args:
        search: stands just after the event, or just before it.
        event: which one.
        whole: the listing, where it is another than `listing` says.
    """
    whole = whole or listing(search)
    if event is None:
        return (whole.lines[0],)
    chains = whole.own if event.op in whole.own and _is_own(search, event) else whole.chains
    return tuple(map(whole.line, chains[event.op]))


def executed(search: SearchBase) -> ListingLine:
    """The line that made the last event happen; at position 0 the first of all."""
    return trace(search, search.event)[-1]


def upcoming(search: SearchBase) -> ListingLine | None:
    """The line that makes the next event happen; None at the end. The search stays where it is."""
    event = search.peek()
    return None if event is None else trace(search, event)[-1]


def returns(search: SearchBase, following: Event, whole: CodeListing | None = None) -> bool:
    """Whether a node of the tree is left between the last event and the one that comes next: its caller goes on."""
    whole = whole or listing(search)
    before = search.event
    return before is not None and _level(search, following, whole) < _level(search, before, whole)


def _level(search: SearchBase, event: Event, whole: CodeListing) -> int:
    """The l of the call of search(l) in which an event happens: how many options were chosen when that began."""
    of_option = event.op is Op.TRY or (
        event.op in _LINKS and not (event.op in whole.own and _is_own(search, event))
    )
    return event.depth - of_option


def column(search: SearchBase, event: Event) -> int | None:
    """The item that is being covered or uncovered where an event of the links happens; None for other events.

    A node is hidden where its option has met a covered item for the first time: it has only that one.
    """
    if event.op not in _LINKS or event.option is None or event.op in {Op.DROP, Op.RESTORE}:
        return event.item if event.op in _LINKS else None
    return next((item for item in search.problem.options[event.option] if not search.is_live(item)), None)


def _is_own(search: SearchBase, event: Event) -> bool:
    """Whether it is the chosen item's column that is covered or uncovered, not one of the tried option."""
    chosen = search.chosen_options()
    return not chosen or column(search, event) not in search.problem.options[chosen[-1]]
