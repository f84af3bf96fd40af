"""Which part of a run the close-up shows: it follows the position as a film runs past a fixed head."""

from dataclasses import dataclass
from typing import Final

from sudoku_gui.panes.timeline.geometry import Span

USUAL: Final = 2_000
"""Ticks in the close-up at first."""

LEAST: Final = 20
"""Ticks at which one cannot look more closely."""

_MIDDLE: Final = 0.2
"""How near the position may come to the edges, in widths of the close-up."""


@dataclass(frozen=True, slots=True)
class Film:
    """A part of a run.

    Attributes:
        start: the position at its left edge.
        ticks: how many it shows.
        length: those of the whole run, as far as is known.
    """

    start: int = 0
    ticks: int = USUAL
    length: int = 0

    @property
    def span(self) -> Span:
        """The positions at its edges; a run that is shorter fills it."""
        shown = self._shown
        return Span(self.start, self.start + shown)

    @property
    def _shown(self) -> int:
        return max(1, min(self.ticks, self.length))

    def of(self, length: int) -> "Film":
        """The same of a run so long."""
        return self._at(self.start, self.ticks, length)

    def following(self, position: int) -> "Film":
        """Run on just so far that the position is in the middle part; where it is far away, begin anew there."""
        shown = self._shown
        margin = int(_MIDDLE * shown)
        least, most = position - shown + margin, position - margin
        if not least - shown <= self.start <= most + shown:
            return self._at(position - shown // 2)
        return self._at(min(max(self.start, least), most))

    def zoomed(self, factor: float, about: int) -> "Film":
        """Show so many times as much, while a position stays where it is seen."""
        before = self._shown
        wanted = round(before * factor)
        if wanted == before:
            wanted += 1 if factor > 1 else -1
        ticks = max(1, min(max(wanted, LEAST), self.length))
        share = (about - self.start) / before
        return self._at(about - round(share * ticks), ticks)

    def shifted(self, ticks: int) -> "Film":
        """Look further on, or further back."""
        return self._at(self.start + ticks)

    def _at(self, start: int, ticks: int | None = None, length: int | None = None) -> "Film":
        """OffCursorQuery, but within the run."""
        ticks = self.ticks if ticks is None else ticks
        length = self.length if length is None else length
        shown = max(1, min(ticks, length))
        return Film(max(0, min(start, length - shown)), ticks, length)
