r"""What the timeline shows, and where.

::

    +--------------------------------------------------+
    |  overview: the complete run         |handle|     |
    +--------------------------------------------------+
    |  lane: which part of it  \____/  is shown below  |
    +--------------------------------------------------+
    |  close-up: that part                             |
    +--------------------------------------------------+

A position lies between two ticks: tick t takes the space from position t - 1 to position t.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import ceil
from typing import Final

from PySide6.QtCore import QRectF

from solver_core import compiled
from solver_core.cover import SearchBase
from solver_core.cover.timeline import Bucket

HANDLE: Final = 16.0
"""Width of the handle, wide enough for a finger."""

MARGIN: Final = HANDLE / 2 + 2
"""What strips leave free at the left and right for the handle at the ends."""

SHORT: Final = 1 << 10
"""A run of no more ticks is shown tick by tick."""

USUAL: Final = 2_000
"""Ticks in the close-up at first."""

LEAST: Final = 20
"""Ticks in the close-up at the highest zoom."""

FARTHEST: Final = 1 << 17 if compiled else 1 << 11
"""Ticks that may be searched again for a picture: a few milliseconds."""

_TOUCH, _OVERVIEW, _CLOSEUP, _LANE, _EDGE = 26.0, 2.0, 1.75, 0.6, 2.0
_FEWEST, _GROUND, _SHADES = 4, 0.35, 9
_GROWTH, _FIRST = 1.5, 1_000
_MIDDLE: Final = 0.2
"""How near the position may come to the edges, in widths of the close-up."""


@dataclass(frozen=True, slots=True)
class Span:
    """The positions at the left and the right edge of a strip; ``end`` is greater than ``start``."""

    start: int
    end: int

    @property
    def ticks(self) -> int:
        """How many are shown."""
        return self.end - self.start

    def x_of(self, position: float, strip: QRectF) -> float:
        """Where a position lies, also beyond the strip."""
        return strip.left() + (position - self.start) * strip.width() / self.ticks

    def position_at(self, x: float, strip: QRectF) -> int:
        """The position just after the tick at a place: pointing at a tick means that it has happened."""
        share = min(max((x - strip.left()) / strip.width(), 0.0), 1.0)
        return min(self.start + ceil(share * self.ticks - 1e-9), self.end)

    def width_of_tick(self, strip: QRectF) -> float:
        """In pixels."""
        return strip.width() / self.ticks

    def covers(self, other: "Span") -> bool:
        """Whether another one lies within."""
        return self.start <= other.start and other.end <= self.end


@dataclass(frozen=True, slots=True)
class Layout:
    """Where the strips lie; lane and close-up are empty in a compact timeline."""

    overview: QRectF
    lane: QRectF
    closeup: QRectF

    @classmethod
    def within(cls, width: float, text_height: float, *, compact: bool) -> "Layout":
        """Strips in a widget of this width, as high as goes with its text."""
        space = max(width - 2 * MARGIN, 1.0)
        lane, closeup = max(8.0, _LANE * text_height), max(_TOUCH, _CLOSEUP * text_height)
        top = QRectF(MARGIN, _EDGE, space, round(max(_TOUCH, _OVERVIEW * text_height)))
        middle = QRectF(MARGIN, top.bottom(), space, 0 if compact else round(lane))
        return cls(top, middle, QRectF(MARGIN, middle.bottom(), space, 0 if compact else round(closeup)))

    @property
    def height(self) -> int:
        """What all need together."""
        return round(self.closeup.bottom() + _EDGE)


@dataclass(frozen=True, slots=True)
class Scale:
    """Which depths the height of a strip distinguishes.

    Attributes:
        low: the depth at the bottom.
        high: the depth at the top.
        deepest: the depth with the last shade.
    """

    low: int = 0
    high: int = 1
    deepest: int = 1

    @classmethod
    def complete(cls, columns: Sequence[Bucket]) -> "Scale":
        """From 0 to the deepest."""
        deepest = max((column.high for column in columns), default=1)
        return cls(0, max(deepest, 1), max(deepest, 1))

    @classmethod
    def close(cls, columns: Sequence[Bucket], deepest: int) -> "Scale":
        """Only the depths in the columns, so that a step of one is seen at depth 80, too."""
        high = max((column.high for column in columns), default=1)
        low = min((column.low for column in columns), default=0)
        return cls(max(0, min(low - 1, high - _FEWEST)), max(high, 1), max(deepest, high, 1))

    def height(self, depth: int) -> float:
        """Of a depth, from 0 to 1; even the shallowest can be seen."""
        return (max(0, depth - self.low) + _GROUND) / (self.high - self.low + _GROUND)

    def shade(self, depth: int) -> int:
        """The depth of the theme's ramp that goes with a depth."""
        return max(1, -(-depth * _SHADES // self.deepest)) if self.deepest > _SHADES else max(1, depth)


@dataclass(frozen=True, slots=True)
class Skyline:
    """What a strip shows.

    Attributes:
        columns: what happens, ascending; they need not fill the span.
        span: the positions at the edges.
        known: from this position on nothing is known.
        scale: the depths.
    """

    columns: Sequence[Bucket]
    span: Span
    known: int
    scale: Scale


class Overview:
    """What is known of the complete run, read from the background run.

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
        self.known, self.shown, self.scale = 0, 1, Scale()
        self.version += 1

    @property
    def span(self) -> Span:
        """What the strip shows."""
        return Span(0, self.shown)

    def skyline(self) -> Skyline:
        """What the strip looks like."""
        return Skyline(self.columns, self.span, self.known, self.scale)

    def read(self, search: SearchBase, most: int) -> None:
        """Read how far the background run has come, in at most so many columns."""
        background_run = search.background_run
        with background_run.reading() as (_, timeline):
            self.known, finished = background_run.ticks, background_run.finished
            is_short = finished and self.known <= SHORT
            self.columns = () if is_short else timeline.buckets(most=most)
        if is_short:
            self.columns = search.closeup(0, self.known, min(max(most, 1), max(self.known, 1)))
        self.scale = Scale.complete(self.columns)
        self.version += 1

    def reach(self, length: int, *, is_final: bool) -> None:
        """Make the strip so long; where that is not final, longer, so that it need not grow soon again."""
        if is_final:
            self.shown = max(length, 1)
        elif length > self.shown or self.shown == 1:
            self.shown = max(round(_GROWTH * length), _FIRST)


@dataclass(frozen=True, slots=True)
class Closeup:
    """Which part of a run the close-up shows: it follows the position as a film runs past a fixed head.

    Attributes:
        start: the position at its left edge.
        ticks: how many it shows of a run that is long enough.
        length: the ticks of the complete run, as far as is known.
    """

    start: int = 0
    ticks: int = USUAL
    length: int = 0

    @property
    def span(self) -> Span:
        """The positions at its edges; a run that is shorter fills it."""
        return Span(self.start, self.start + self._shown)

    @property
    def _shown(self) -> int:
        return max(1, min(self.ticks, self.length))

    def of(self, length: int) -> "Closeup":
        """The same of a run of this length."""
        return replace(self, length=length).shifted(0)

    def following(self, position: int) -> "Closeup":
        """Moved just so far that the position is in the middle part; centred on it where it is far away."""
        shown = self._shown
        margin = int(_MIDDLE * shown)
        least, most = position - shown + margin, position - margin
        if not least - shown <= self.start <= most + shown:
            return self._at(position - shown // 2)
        return self._at(min(max(self.start, least), most))

    def zoomed(self, factor: float, about: int) -> "Closeup":
        """Show so many times as much, while a position stays where it is seen."""
        before = self._shown
        ticks = round(before * factor)
        if ticks == before:
            ticks += 1 if factor > 1 else -1
        ticks = max(1, min(max(ticks, LEAST), self.length))
        start = about - round((about - self.start) / before * ticks)
        return replace(self, ticks=ticks).shifted(start - self.start)

    def shifted(self, ticks: int) -> "Closeup":
        """Farther on, or back."""
        return self._at(self.start + ticks)

    def _at(self, start: int) -> "Closeup":
        """Elsewhere, but within the run."""
        return replace(self, start=max(0, min(start, self.length - self._shown)))


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

    def covers(self, seen: Span) -> bool:
        """Whether all that is seen is here, however coarse."""
        return self.span is not None and self.span.covers(seen)

    def fits(self, seen: Span, most: int) -> bool:
        """Whether it need not be loaded."""
        return self._is_complete and self._fineness == fineness(seen, most) and self.covers(seen)

    def load(self, search: SearchBase, seen: Span, most: int) -> None:
        """Learn what happens around there, in about so many columns for what is seen."""
        fine = fineness(seen, most)
        around = _around(seen, fine)
        with search.background_run.reading() as (_, timeline):
            known, finished = search.background_run.ticks, search.background_run.finished
            is_complete = finished or known >= around.end
            is_read = (is_complete and timeline.width <= fine) or around.ticks > FARTHEST
            if is_read:
                self.columns = timeline.buckets(around.start, around.end, -(-around.ticks // fine))
        if not is_read:
            self.columns = search.closeup(around.start, around.end, around.ticks // fine)
        self.span, self._fineness = around, fine
        self._is_complete = is_complete or not is_read
        self.version += 1


def fineness(seen: Span, most: int) -> int:
    """Ticks in a column, where so many columns are seen."""
    return max(1, -(-seen.ticks // max(most, 1)))


def _around(seen: Span, fine: int) -> Span:
    """Half as much again on both sides, if that is not too far; edges where columns begin and end."""
    more = seen.ticks // 2 if 2 * seen.ticks + 2 * fine <= FARTHEST or seen.ticks > FARTHEST else 0
    start = max(0, seen.start - more)
    return Span(start - start % fine, -(-(seen.end + more) // fine) * fine)
