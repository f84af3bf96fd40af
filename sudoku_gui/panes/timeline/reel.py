"""The close-up's columns: more of them than are seen, so that the film can run on for a while.

They come from the run ahead's timeline where that is fine enough, else the search goes there again.
"""

from collections.abc import Sequence
from typing import Final

from solver_core import compiled
from solver_core.cover import SearchBase
from solver_core.cover.timeline import Bucket
from sudoku_gui.panes.timeline.geometry import Span

FARTHEST: Final = 1 << 17 if compiled else 1 << 11
"""Ticks that may be gone again for a picture: a few milliseconds."""


class Reel:
    """Columns around what the close-up shows.

    Attributes:
        columns: what happens, ascending.
        span: from where to where.
        version: another one whenever the columns are others.
    """

    def __init__(self) -> None:
        self.version = 0
        self.forget()

    def forget(self) -> None:
        """Another run, or none."""
        self.columns: Sequence[Bucket] = ()
        self.span: Span | None = None
        self._fineness = 0
        self._is_whole = True
        self.version += 1

    def covers(self, film: Span) -> bool:
        """Whether all that is seen is here, however coarse."""
        return self.span is not None and self.span.covers(film)

    def fits(self, film: Span, most: int) -> bool:
        """Whether it need not be loaded."""
        return self._is_whole and self._fineness == fineness(film, most) and self.covers(film)

    def load(self, search: SearchBase, film: Span, most: int) -> None:
        """Learn what happens around there, in about so many columns for what is seen."""
        fine = fineness(film, most)
        around = _around(film, fine)
        with search.background_run.reading() as (_, timeline):
            known, finished = search.background_run.ticks, search.background_run.finished
            is_whole = finished or known >= around.end
            is_read = (is_whole and timeline.width <= fine) or around.ticks > FARTHEST
            if is_read:
                self.columns = timeline.buckets(around.start, around.end, -(-around.ticks // fine))
        if not is_read:
            self.columns = search.closeup(around.start, around.end, around.ticks // fine)
        self.span, self._fineness = around, fine
        self._is_whole = is_whole or not is_read
        self.version += 1


def fineness(film: Span, most: int) -> int:
    """Ticks in a column, where so many are seen."""
    return max(1, -(-film.ticks // max(most, 1)))


def _around(film: Span, fine: int) -> Span:
    """Half as much again on both sides, if that is not too far to go; edges where columns begin and end."""
    more = film.ticks // 2 if 2 * film.ticks + 2 * fine <= FARTHEST or film.ticks > FARTHEST else 0
    start = max(0, film.start - more)
    return Span(start - start % fine, -(-(film.end + more) // fine) * fine)
