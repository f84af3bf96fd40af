"""One direction of the matrix on screen: where an index is, and which index is there.

All lengths are device pixels. A scale is how many of them one index is wide. From two on it is whole, so that every
crossing is as large as the others; below one several indices share a pixel. The picture is made of *grains*: one for
each index where the scale is whole, else one for each pixel::

    scale 3      |000|111|222|333|    a grain per index, painted three pixels wide
    scale 1.5    |0|11|2|33|          a grain per pixel
    scale 0.5    |01|23|              the same; two indices share it
"""

import math
from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Axis:
    """Some indices, each `scale` pixels wide, along a span of the screen.

    `offset` pixels of them are before the span, out of view. Where some are folded away, `starts` says where each
    index begins, counted in whole ones, and where the last one ends: what has no width is not shown.
    """

    count: int
    scale: float
    start: int = 0
    length: int = 0
    offset: int = 0
    starts: tuple[float, ...] | None = None

    @property
    def has_whole_pixels(self) -> bool:
        return self.starts is None and self.scale == int(self.scale)

    @property
    def total(self) -> float:
        """How many indices wide all of them are."""
        return self.count if self.starts is None else self.starts[-1]

    @property
    def cell(self) -> int:
        """How many whole pixels an index has that is shown completely; at least one."""
        return max(1, int(self.scale))

    @property
    def extent(self) -> int:
        """How many pixels all indices need."""
        return max(1, int(self.total * self.scale), int((self.total - 1) * self.scale) + 1)

    @property
    def grains(self) -> int:
        return self.count if self.has_whole_pixels else self.extent

    @property
    def grain_size(self) -> int:
        return int(self.scale) if self.has_whole_pixels else 1

    @property
    def end(self) -> int:
        """Where the last index in view ends: the span may be longer than the indices."""
        return min(self.start + self.length, self.start + self.extent - self.offset)

    @property
    def furthest(self) -> int:
        """The largest offset that leaves no space empty."""
        return max(0, self.extent - self.length)

    @property
    def visible(self) -> range:
        return self._between(self.offset / self.scale, (self.offset + self.length) / self.scale)

    @property
    def shown(self) -> Sequence[int]:
        """The indices that are in view and have a width."""
        return self.visible if self.starts is None else tuple(filter(self.has, self.visible))

    def has(self, index: int) -> bool:
        return self.starts is None or self.starts[index] < self.starts[index + 1]

    def _between(self, low: float, high: float) -> range:
        """The indices that have a part between two pixels, and what is folded away between them."""
        if self.starts is None:
            first, last = max(0, math.floor(low)), min(self.count, math.ceil(high))
        else:
            first = max(0, bisect_right(self.starts, low) - 1)
            last = min(self.count, bisect_left(self.starts, high))
        return range(first, max(first, last))

    def _before(self, index: int) -> float:
        return index if self.starts is None else self.starts[index]

    def grains_of(self, index: int) -> range:
        """The grains that show an index: at least one, but none for what is folded away."""
        if self.has_whole_pixels:
            return range(index, index + 1)
        if not self.has(index):
            return range(0)
        first = min(int(self._before(index) * self.scale), self.grains - 1)
        return range(first, max(first + 1, int(self._before(index + 1) * self.scale)))

    def start_of(self, index: int) -> int:
        """Where an index begins; ``count`` for where the last one ends."""
        return self.start - self.offset + int(self._before(index) * self.scale)

    def size(self, index: int) -> int:
        """How many pixels an index has: at least one, but none if it is folded away."""
        return max(int(self.has(index)), self.start_of(index + 1) - self.start_of(index))

    def middle(self, index: int) -> float:
        return self.start_of(index) + self.size(index) / 2

    def sees(self, index: int, margin: int = 0) -> bool:
        """Whether an index is within the span, ``margin`` pixels from its ends; it may not exist any more."""
        if not 0 <= index < self.count:
            return False
        begin = self.start_of(index)
        if self._before(index + 1) - self._before(index) < 1:
            return False
        return self.start + margin <= begin and begin + self.size(index) <= self.start + self.length - margin

    def index_at(self, pixel: float) -> int | None:
        """The index at a pixel; None outside."""
        if not self.start <= pixel < self.end:
            return None
        grain = math.floor(pixel) - self.start + self.offset
        if self.starts is not None:
            return max(0, bisect_left(self.starts, (grain + 1) / self.scale) - 1)
        index = math.ceil((grain + 1) / self.scale) - 1
        if int(index * self.scale) > grain:  # as little as a fraction can be off when it is divided
            index -= 1
        return min(max(0, index), self.count - 1)

    def near(self, pixel: float, reach: float) -> range:
        """The indices no more than ``reach`` pixels from another."""
        at = pixel - self.start + self.offset
        low, high = (at - reach) / self.scale, (at + reach) / self.scale
        return self._between(low, math.floor(high) + 1 if self.starts is None else high)

    def thumb(self, least: int) -> tuple[int, int]:
        """Where a scroll bar's thumb would begin, and how long it would be, at least this many pixels."""
        length = min(self.length, max(least, round(self.length * self.length / self.extent)))
        return self.start + round((self.length - length) * self.offset / max(1, self.furthest)), length

    def scrolled(self, offset: float) -> "Axis":
        """The axis with another offset, as near to it as leaves no space empty."""
        return replace(self, offset=min(max(0, round(offset)), self.furthest))

    def showing(self, index: int) -> "Axis":
        """The axis, scrolled so that an index is in the middle."""
        return self.scrolled(
            (self._before(index) + self._before(index + 1)) / 2 * self.scale - self.length / 2
        )


def snapped(scale: float) -> float:
    """A scale at which the picture is crisp: whole from two on, and near one."""
    return float(math.floor(scale + 1e-9)) if scale >= 2 or 1 <= scale < 1.1 else scale
