r"""Where positions lie along a strip, and where the strips of a timeline lie.

::

    +--------------------------------------------------+
    |  overview: the whole run            |handle|     |
    +--------------------------------------------------+
    |  lane: which part of it  \____/  is shown below  |
    +--------------------------------------------------+
    |  close-up: that part                             |
    +--------------------------------------------------+

A position lies between two ticks: tick number t fills the room from position t - 1 to position t.
"""

from dataclasses import dataclass
from math import ceil
from typing import Final

from PySide6.QtCore import QRectF

HANDLE: Final = 16.0
"""Width of the handle, wide enough for a finger."""

MARGIN: Final = HANDLE / 2 + 2
"""What strips leave free at the left and right, so that the handle has room at the ends."""

_TOUCH: Final = 26.0
_OVERVIEW: Final = 2.0
_CLOSEUP: Final = 1.75
_LANE: Final = 0.6
_EDGE: Final = 2.0


@dataclass(frozen=True, slots=True)
class Span:
    """What a strip shows from its left to its right edge.

    Attributes:
        start: the position at the left.
        end: the position at the right, greater than that.
    """

    start: int
    end: int

    @property
    def ticks(self) -> int:
        """How many it shows."""
        return self.end - self.start

    def x_of(self, position: float, strip: QRectF) -> float:
        """Where a position lies; beyond the strip, too."""
        return strip.left() + (position - self.start) * strip.width() / self.ticks

    def position_at(self, x: float, strip: QRectF) -> int:
        """The position just after the tick at a place: whoever points at a tick stands where it has happened."""
        share = min(max((x - strip.left()) / strip.width(), 0.0), 1.0)
        return min(self.start + ceil(share * self.ticks - 1e-9), self.end)

    def width_of_tick(self, strip: QRectF) -> float:
        """How wide one is, in pixels."""
        return strip.width() / self.ticks

    def covers(self, other: "Span") -> bool:
        """Whether another one lies within."""
        return self.start <= other.start and other.end <= self.end


@dataclass(frozen=True, slots=True)
class Layout:
    """Where the strips of a timeline lie.

    Attributes:
        overview: the whole run.
        lane: what leads from one to the other; empty where there is only the overview.
        closeup: the part that is looked at closely; the same.
    """

    overview: QRectF
    lane: QRectF
    closeup: QRectF

    @classmethod
    def within(cls, width: float, text_height: float, *, compact: bool) -> "Layout":
        """Strips in a widget so wide, as high as goes with its text."""
        room = max(width - 2 * MARGIN, 1.0)
        overview = QRectF(MARGIN, _EDGE, room, round(max(_TOUCH, _OVERVIEW * text_height)))
        lane = QRectF(MARGIN, overview.bottom(), room, 0 if compact else round(max(8.0, _LANE * text_height)))
        closeup = QRectF(
            MARGIN, lane.bottom(), room, 0 if compact else round(max(_TOUCH, _CLOSEUP * text_height))
        )
        return cls(overview, lane, closeup)

    @property
    def height(self) -> int:
        """What all need together."""
        return round(self.closeup.bottom() + _EDGE)
