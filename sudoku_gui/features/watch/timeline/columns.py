"""A run in columns for the two strips: the complete run, and the part that is seen closely."""

from collections.abc import Sequence
from typing import Final

from solver_core import compiled
from solver_core.cover import SearchBase
from solver_core.cover.kernel.timeline import Bucket
from sudoku_gui.features.watch.timeline.model import HeightScale, Span, TimelineLook

SHORT: Final = 1 << 10  # a run of no more events is shown event by event
FARTHEST: Final = 1 << 17 if compiled else 1 << 11
"""Events that may be searched again for a picture: a few milliseconds."""

_GROWTH, _FIRST = 1.5, 1_000


class Overview:
    """The complete run as far as it is known, read from the background run.

    While the end is unknown the strip is longer than what is known, and grows by large steps only: what has been
    drawn does not move while more becomes known.

    Attributes:
        columns: what happens, ascending.
        known: from this position on nothing is known.
        shown: the position at the end of the strip.
        scale: the depths in the columns.
        version: changes with the columns.
    """

    def __init__(self) -> None:
        self.version = 0
        self.forget()

    def forget(self) -> None:
        """Show another run, or none."""
        self.columns: Sequence[Bucket] = ()
        self.known, self.shown, self.scale = 0, 1, HeightScale()
        self.version += 1

    @property
    def span(self) -> Span:
        return Span(0, self.shown)

    def look(self) -> TimelineLook:
        return TimelineLook(self.columns, self.span, self.known, self.scale)

    def read(self, search: SearchBase, most: int) -> None:
        """Read how far the background run has come, in at most this many columns."""
        background_run = search.background_run
        with background_run.reading() as (_, timeline):
            self.known, finished = background_run.length, background_run.finished
            is_short = finished and self.known <= SHORT
            self.columns = () if is_short else timeline.buckets(most=most)
        if is_short:
            self.columns = search.closeup(0, self.known, min(max(most, 1), max(self.known, 1)))
        self.scale = HeightScale.complete(self.columns)
        self.version += 1

    def grow_to(self, length: int, *, is_final: bool) -> None:
        """Make the strip so long; where that is not final, longer, so that it need not grow soon again."""
        if is_final:
            self.shown = max(length, 1)
        elif length > self.shown or self.shown == 1:
            self.shown = max(round(_GROWTH * length), _FIRST)


class CloseupColumns:
    """The columns of the close-up: more of them than are seen, so that it can follow the position for a while.

    They come from the background run's timeline where that is fine enough; else the search goes there again.

    Attributes:
        columns: what happens, ascending.
        span: from where to where.
        version: changes with the columns.
    """

    def __init__(self) -> None:
        self.version = 0
        self.forget()

    def forget(self) -> None:
        """Show another run, or none."""
        self.columns: Sequence[Bucket] = ()
        self.span: Span | None = None
        self._fineness = 0
        self._is_complete = True
        self.version += 1

    def contains(self, seen: Span) -> bool:
        return self.span is not None and self.span.contains(seen)

    def fits(self, seen: Span, most: int) -> bool:
        """Whether the columns loaded cover a span, as finely as this number of columns can show it."""
        return self._is_complete and self._fineness == fineness(seen, most) and self.contains(seen)

    def load(self, search: SearchBase, seen: Span, most: int, until: int | None = None) -> None:
        """Learn what happens around there, in about this many columns for what is seen; nothing behind ``until``."""
        fine = fineness(seen, most)
        around = _around(seen, fine)
        end = around.end if until is None else max(around.start, min(around.end, until))
        with search.background_run.reading() as (_, timeline):
            known, finished = search.background_run.length, search.background_run.finished
            is_complete = finished or known >= end
            is_read = (is_complete and timeline.width <= fine) or around.events > FARTHEST
            if is_read:
                self.columns = timeline.buckets(around.start, end, -(-around.events // fine))
        if not is_read:
            shown = end - around.start
            self.columns = search.closeup(around.start, end, max(1, shown // fine)) if shown else ()
        self.span, self._fineness = around, fine
        self._is_complete = (is_complete or not is_read) and end == around.end
        self.version += 1


def fineness(seen: Span, most: int) -> int:
    """Events in a column, where this many columns are seen."""
    return max(1, -(-seen.events // max(most, 1)))


def _around(seen: Span, fine: int) -> Span:
    """Half as much again on both sides, if that is not too far; edges where columns begin and end."""
    more = seen.events // 2 if 2 * seen.events + 2 * fine <= FARTHEST or seen.events > FARTHEST else 0
    start = max(0, seen.start - more)
    return Span(start - start % fine, -(-(seen.end + more) // fine) * fine)
