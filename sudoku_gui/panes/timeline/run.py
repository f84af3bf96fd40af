"""What is known of a whole run, read from the run ahead, and how long the strip for it is.

While the end is unknown the strip is longer than what is known, and grows by large steps only: so what has been
drawn stands still while more is found.
"""

from collections.abc import Sequence
from typing import Final

from solver_core.cover import SearchBase
from solver_core.cover.timeline import Bucket
from sudoku_gui.panes.timeline.geometry import Span
from sudoku_gui.panes.timeline.paint import Scale, Skyline

SHORT: Final = 1 << 10
"""A run of no more ticks is shown tick by tick."""

_GROWTH: Final = 1.5
_FIRST: Final = 1_000


class KnownRun:
    """The overview's columns.

    Attributes:
        columns: what happens, ascending.
        known: from this position on nothing is known.
        shown: the position at the end of the strip.
        scale: the depths in the columns.
        version: another one whenever the columns are others.
    """

    def __init__(self) -> None:
        self.version = 0
        self.forget()

    def forget(self) -> None:
        """Another run, or none."""
        self.columns: Sequence[Bucket] = ()
        self.known = 0
        self.shown = 1
        self.scale = Scale()
        self.version += 1

    @property
    def span(self) -> Span:
        """What the strip shows."""
        return Span(0, self.shown)

    def skyline(self) -> Skyline:
        """What the strip looks like."""
        return Skyline(self.columns, self.span, self.known, self.scale)

    def read(self, search: SearchBase, most: int) -> None:
        """Look at how far the run ahead has come, in no more than so many columns."""
        background_run = search.background_run
        with background_run.reading() as (_, timeline):
            self.known, finished = background_run.ticks, background_run.finished
            is_short = finished and self.known <= SHORT
            self.columns = () if is_short else timeline.buckets(most=most)
        if is_short:
            self.columns = search.closeup(0, self.known, min(max(most, 1), max(self.known, 1)))
        self.scale = Scale.whole(self.columns)
        self.version += 1

    def reach(self, length: int, *, is_final: bool) -> None:
        """Make the strip so long; where that is not final, longer, so that it need not grow soon again."""
        if is_final:
            self.shown = max(length, 1)
        elif length > self.shown or self.shown == 1:
            self.shown = max(round(_GROWTH * length), _FIRST)
