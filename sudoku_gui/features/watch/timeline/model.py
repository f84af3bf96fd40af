r"""The contents of the timeline, and their places.

::

    +--------------------------------------------------+
    |  overview: the complete run         |handle|     |
    +--------------------------------------------------+
    |  lane: which part of it  \____/  is shown below  |
    +--------------------------------------------------+
    |  close-up: that part                             |
    +--------------------------------------------------+

A position lies between two events: event t takes the space from position t - 1 to position t.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import ceil
from typing import Final

from PySide6.QtCore import QRectF

from solver_core.cover.kernel.timeline import Bucket

HANDLE: Final = 16.0  # width of the handle, wide enough for a finger
MARGIN: Final = HANDLE / 2 + 2  # what strips leave free at the left and right for the handle at the ends
USUAL: Final = 2_000  # events in the close-up at first
LEAST: Final = 20  # events in the close-up at the highest zoom
_TOUCH, _OVERVIEW, _CLOSEUP, _LANE, _EDGE = 26.0, 2.0, 1.75, 0.6, 2.0
_FEWEST, _BASE, _SHADES = 4, 0.35, 9
_MIDDLE: Final = 0.2  # how near the position may come to the edges, in widths of the close-up


@dataclass(frozen=True, slots=True)
class Span:
    """The positions at the left and the right edge of a strip; ``end`` is greater than ``start``."""

    start: int
    end: int

    @property
    def events(self) -> int:
        return self.end - self.start

    def x_of(self, position: float, strip: QRectF) -> float:
        return strip.left() + (position - self.start) * strip.width() / self.events

    def position_at(self, x: float, strip: QRectF) -> int:
        """The position just after the event at a place: pointing at an event means that it has happened."""
        share = min(max((x - strip.left()) / strip.width(), 0.0), 1.0)
        return min(self.start + ceil(share * self.events - 1e-9), self.end)

    def width_of_event(self, strip: QRectF) -> float:
        return strip.width() / self.events

    def contains(self, other: "Span") -> bool:
        return self.start <= other.start and other.end <= self.end


@dataclass(frozen=True, slots=True)
class TimelineLayout:
    """Where the strips lie; lane and close-up are empty in a compact timeline."""

    overview: QRectF
    lane: QRectF
    closeup: QRectF

    @classmethod
    def within(cls, width: float, text_height: float, *, compact: bool) -> "TimelineLayout":
        """Strips in a widget of this width, as high as goes with its text."""
        space = max(width - 2 * MARGIN, 1.0)
        lane, closeup = max(8.0, _LANE * text_height), max(_TOUCH, _CLOSEUP * text_height)
        top = QRectF(MARGIN, _EDGE, space, round(max(_TOUCH, _OVERVIEW * text_height)))
        middle = QRectF(MARGIN, top.bottom(), space, 0 if compact else round(lane))
        return cls(top, middle, QRectF(MARGIN, middle.bottom(), space, 0 if compact else round(closeup)))

    @property
    def height(self) -> int:
        """The height of all strips together in pixels, with the margin below."""
        return round(self.closeup.bottom() + _EDGE)


@dataclass(frozen=True, slots=True)
class HeightScale:
    """Which depths the height of a strip distinguishes."""

    low: int = 0  # the depth at the bottom
    high: int = 1  # the depth at the top
    deepest: int = 1  # the depth with the last shade

    @classmethod
    def complete(cls, columns: Sequence[Bucket]) -> "HeightScale":
        """A scale from 0 to the deepest."""
        deepest = max((column.high for column in columns), default=1)
        return cls(0, max(deepest, 1), max(deepest, 1))

    @classmethod
    def close(cls, columns: Sequence[Bucket], deepest: int) -> "HeightScale":
        """A scale of the depths in the columns alone, so that a step of one is seen at depth 80, too."""
        high = max((column.high for column in columns), default=1)
        low = min((column.low for column in columns), default=0)
        return cls(max(0, min(low - 1, high - _FEWEST)), max(high, 1), max(deepest, high, 1))

    def height(self, depth: int) -> float:
        """The height of a depth, from 0 to 1; even the shallowest can be seen."""
        return (max(0, depth - self.low) + _BASE) / (self.high - self.low + _BASE)

    def shade(self, depth: int) -> int:
        """The depth of the theme's ramp that goes with a depth."""
        return max(1, -(-depth * _SHADES // self.deepest)) if self.deepest > _SHADES else max(1, depth)


@dataclass(frozen=True, slots=True)
class TimelineLook:
    """The contents of a strip: columns as high as the search is deep, over a span of positions."""

    columns: Sequence[Bucket]  # what happens, ascending; they need not fill the span
    span: Span  # the positions at the edges
    known: int  # from this position on nothing is known
    scale: HeightScale  # the depths


@dataclass(frozen=True, slots=True)
class Closeup:
    """Which part of a run the close-up shows: it follows the position as a film runs past a fixed head."""

    start: int = 0  # the position at its left edge
    events: int = USUAL  # how many it shows of a run that is long enough
    length: int = 0  # the events of the complete run, as far as is known

    @property
    def span(self) -> Span:
        """The positions at its edges; a run that is shorter fills it."""
        return Span(self.start, self.start + self._shown)

    @property
    def _shown(self) -> int:
        return max(1, min(self.events, self.length))

    @property
    def is_whole(self) -> bool:
        """Whether it shows the complete run, as the overview does."""
        return self._shown >= self.length

    def of(self, length: int) -> "Closeup":
        """The close-up, moved into a run of this length."""
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
        """Show this many times as much, while a position stays where it is seen."""
        before = self._shown
        events = round(before * factor)
        if events == before:
            events += 1 if factor > 1 else -1
        events = max(1, min(max(events, LEAST), self.length))
        start = about - round((about - self.start) / before * events)
        return replace(self, events=events).shifted(start - self.start)

    def shifted(self, events: int) -> "Closeup":
        """The close-up moved by a number of events, backward where it is negative."""
        return self._at(self.start + events)

    def _at(self, start: int) -> "Closeup":
        return replace(self, start=max(0, min(start, self.length - self._shown)))
