"""Beats: how far one press of "step" goes, and which event describes it.

Beats nest, each ending where some beat of the finer kind ends::

    link < column (a whole cover or uncover) < option (a TRY with its covers, or the taking back)
         < decision (up to an item chosen, a dead end or a solution) < solution
"""

from dataclasses import dataclass
from typing import Final

from solver_core.cover.ops import Event, Op
from solver_core.cover.replay.search_base import SearchBase

BEATS: Final = ("link", "column", "option", "decision", "solution")
"""The kinds of beats, from the finest to the coarsest."""


@dataclass(frozen=True, slots=True)
class Beat:
    """A group of events that belong together.

    Attributes:
        start: the position before its first event.
        end: the position after its last event.
        event: the event that describes it, its first or last: the COVER of a column, the TRY of an option.
    """

    start: int
    end: int
    event: Event


def around(search: SearchBase, kind: str, before: int, after: int) -> list[Beat]:
    """Up to ``before`` beats before the position and ``after`` beats after it; the search does not move.

    A beat that contains the position is listed in two parts.
    """
    here = search.position
    starts: list[int] = []
    while len(starts) < before and search.position > 0:
        search.run_to(kind, backward=True)
        starts.append(search.position)
    beats: list[Beat] = []
    for start in reversed(starts):
        search.seek(start)
        beats.append(_one(search, kind, here))
    search.seek(here)
    for _ in range(after):
        if search.finished:
            break
        beats.append(_one(search, kind, None))
    search.seek(here)
    return beats


def coarsest_at(search: SearchBase, kind: str) -> str:
    """The coarsest kind of beat, up to ``kind``, that ends at the position."""
    kinds = BEATS[BEATS.index(kind) :: -1]
    return next(other for other in kinds if search.stands_at(other))


def last(search: SearchBase, kind: str) -> Beat | None:
    """The beat that ends at the position; None at position 0. The search does not move."""
    return next(iter(around(search, kind, 1, 0)), None)


def contents(search: SearchBase, start: int, end: int) -> dict[Op, int]:
    """How often each op happens between two positions; the search does not move."""
    here = search.position
    search.seek(start)
    before = search.counts
    search.seek(end)
    after = search.counts
    search.seek(here)
    return {op: after[op] - before[op] for op in Op if after[op] != before[op]}


def since_last(search: SearchBase, kind: str, within: int) -> int | None:
    """Where the beat that ends here begins; None at position 0, or if it has more events than ``within``."""
    here = search.position
    if not here:
        return None
    way = search.seek_to_next(kind, backward=True, within=within)
    way.go()
    start = search.position if way.found or search.position == 0 else None
    search.seek(here)
    return start


def _one(search: SearchBase, kind: str, limit: int | None) -> Beat:
    """Move over one beat, at most to the limit."""
    start = search.position
    search.run_to(kind)
    if limit is not None and search.position > limit:
        search.seek(limit)
    end, closing = search.position, search.event
    if end == start + 1 or _rank(closing) >= _RANK_OF_OPTION:
        return Beat(start, end, _known(closing))
    search.seek(start + 1)
    opening = search.event
    search.seek(end)
    return Beat(start, end, _known(opening if _rank(opening) > _rank(closing) else closing))


_RANK_OF_OPTION: Final = 2


def _rank(event: Event | None) -> int:
    """The coarsest beat that an event can describe, as a rank."""
    if event is None or event.op in {Op.HIDE, Op.UNHIDE}:
        return 0
    return 1 if event.op in {Op.COVER, Op.UNCOVER} else _RANK_OF_OPTION


def _known(event: Event | None) -> Event:
    if event is None:
        raise AssertionError("a beat holds at least one event")
    return event
