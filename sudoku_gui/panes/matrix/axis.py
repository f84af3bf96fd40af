"""One direction of the matrix on screen: where an index is, and which index is there.

All lengths are device pixels. A scale is how many of them one index is wide. From two on it is whole, so that every
crossing is as large as the others; below one several indices share a pixel. The picture is made of *grains*: one for
each index where the scale is whole, else one for each pixel::

    scale 3      |000|111|222|333|    a grain per index, painted three pixels wide
    scale 1.5    |0|11|2|33|          a grain per pixel
    scale 0.5    |01|23|              the same; two indices share it
"""

import math
from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Axis:
    """Some indices, each `scale` pixels wide, along a stretch of the screen.

    `offset` pixels of them are before the stretch, out of view.
    """

    count: int
    scale: float
    start: int = 0
    length: int = 0
    offset: int = 0

    @property
    def is_whole(self) -> bool:
        return self.scale == int(self.scale)

    @property
    def extent(self) -> int:
        """How many pixels all indices need."""
        return max(int(self.count * self.scale), int((self.count - 1) * self.scale) + 1)

    @property
    def grains(self) -> int:
        return self.count if self.is_whole else self.extent

    @property
    def grain_size(self) -> int:
        return int(self.scale) if self.is_whole else 1

    @property
    def end(self) -> int:
        """Where the last index in view ends: the stretch may be longer than the indices."""
        return min(self.start + self.length, self.start + self.extent - self.offset)

    @property
    def furthest(self) -> int:
        """The largest offset that leaves no space empty."""
        return max(0, self.extent - self.length)

    @property
    def visible(self) -> range:
        first = max(0, math.floor(self.offset / self.scale))
        last = min(self.count, math.ceil((self.offset + self.length) / self.scale))
        return range(first, max(first, last))

    def grains_of(self, index: int) -> range:
        """The grains that show an index: at least one."""
        if self.is_whole:
            return range(index, index + 1)
        first = int(index * self.scale)
        return range(first, max(first + 1, int((index + 1) * self.scale)))

    def place(self, index: int) -> int:
        """Where an index begins; ``count`` for where the last one ends."""
        return self.start - self.offset + int(index * self.scale)

    def size(self, index: int) -> int:
        """How many pixels an index has: at least one."""
        return max(1, self.place(index + 1) - self.place(index))

    def middle(self, index: int) -> float:
        """The middle of an index."""
        return self.place(index) + self.size(index) / 2

    def sees(self, index: int, margin: int = 0) -> bool:
        """Whether an index is within the stretch, ``margin`` pixels from its ends."""
        place = self.place(index)
        return self.start + margin <= place and place + self.size(index) <= self.start + self.length - margin

    def index_at(self, pixel: float) -> int | None:
        """The index at a place of the screen; None outside."""
        if not self.start <= pixel < self.end:
            return None
        grain = math.floor(pixel) - self.start + self.offset
        index = math.ceil((grain + 1) / self.scale) - 1
        if int(index * self.scale) > grain:  # as little as a fraction can be off when it is divided
            index -= 1
        return min(max(0, index), self.count - 1)

    def near(self, pixel: float, reach: float) -> range:
        """The indices no more than ``reach`` pixels from a place."""
        at = pixel - self.start + self.offset
        first = max(0, math.floor((at - reach) / self.scale))
        return range(first, max(first, min(self.count, math.floor((at + reach) / self.scale) + 1)))

    def thumb(self, least: int) -> tuple[int, int]:
        """Where a scroll bar's thumb would begin, and how long it would be, at least so many pixels."""
        length = min(self.length, max(least, round(self.length * self.length / self.extent)))
        return self.start + round((self.length - length) * self.offset / max(1, self.furthest)), length

    def scrolled(self, offset: float) -> "Axis":
        """The same with another offset, as near to it as leaves no space empty."""
        return replace(self, offset=min(max(0, round(offset)), self.furthest))

    def showing(self, index: int) -> "Axis":
        """The same, scrolled so that an index is in the middle."""
        return self.scrolled((index + 0.5) * self.scale - self.length / 2)


def snapped(scale: float) -> float:
    """A scale at which the picture is crisp: whole from two on, and near one."""
    return float(math.floor(scale + 1e-9)) if scale >= 2 or 1 <= scale < 1.1 else scale
