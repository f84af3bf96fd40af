"""Which twigs have their words beside them: those for which there is room, the present path first.

A label stands to the right of its glyph, or to the left where only there is room, in the row of the glyph; where the
room in sight is too small for it, as much of it as has room. Lengths are pixels from the middle above the root.
"""

from collections.abc import Callable, Iterable, Iterator
from math import inf
from typing import Final, NamedTuple

from sudoku_gui.panes.tree.layout import PITCH, Layout

LEAST_ZOOM: Final = 0.5
"""Below this, lines of text would reach from one row into the next."""

PAD: Final = 0.3
"""Ems between a glyph and its label, and from there to what follows."""

POINTER: Final = 0.9
"""Ems to the left of a run that its pointer needs."""


class Label(NamedTuple):
    """Words beside a twig."""

    twig: int
    text: str
    left: float
    top: float
    width: float


Texts = Callable[[int], tuple[tuple[str, float], ...]]
"""For a twig what may be written, best first, with the width of each in pixels."""

Cut = Callable[[str, float], tuple[str, float]]
"""Shortens a text to so many pixels, and tells how many it has then."""

_LEAST_WORDS: Final = 3.5
"""Ems below which a text cut short tells nothing."""


def place(
    layout: Layout,
    numbers: Iterable[int],
    texts: Texts,
    em: float,
    zoom: float,
    *,
    sight: tuple[float, float] = (-inf, inf),
    cut: Cut | None = None,
) -> list[Label]:
    """Labels for some of these twigs, first come, first served; none overlaps another or a glyph.

    Nor is one cut off where the sight ends: it stands inside, if need be shortened, or with its glyph outside.

    Args:
        layout: where the glyphs are.
        numbers: the twigs, the most important first.
        texts: what may be written.
        em: pixels to a line of text.
        zoom: ems of the layout are so many lines high.
        sight: from where to where there is something to be seen.
        cut: shortens what has no room in sight; None: that is left out.
    """
    if zoom < LEAST_ZOOM:
        return []
    free = _Free(layout, em, zoom)
    found = []
    for number in numbers:
        wanted = texts(number)
        if free.is_seen(number, sight):
            label = _placed(free, number, wanted, sight) or _shortened(free, number, wanted[:1], sight, cut)
        else:
            side = (-inf, sight[0]) if free.box(number)[1] <= sight[0] else (sight[1], inf)
            label = _placed(free, number, wanted, sight) or _placed(free, number, wanted, side)
        if label is not None:
            found.append(label)
    return found


def _placed(
    free: "_Free", number: int, texts: Iterable[tuple[str, float]], sight: tuple[float, float]
) -> Label | None:
    """The best text that has room at one of the sides; it has that room from then on."""
    for text, width in texts:
        needed = width + 2 * PAD * free.em
        for left in free.lefts(number, needed):
            if sight[0] <= left and left + needed <= sight[1]:
                free.take(number, left, left + needed)
                return Label(number, text, left + PAD * free.em, free.top(number), width)
    return None


def _shortened(
    free: "_Free",
    number: int,
    texts: Iterable[tuple[str, float]],
    sight: tuple[float, float],
    cut: Cut | None,
) -> Label | None:
    """The best text cut short, at the side where there is more room."""
    pads = 2 * PAD * free.em
    room = max(free.rooms(number, sight)) - pads
    if cut is None or room < _LEAST_WORDS * free.em:
        return None
    return _placed(free, number, [cut(text, room) for text, _ in texts], sight)


class _Free:
    """Which room is left in each row between glyphs and the labels that there are."""

    def __init__(self, layout: Layout, em: float, zoom: float) -> None:
        self.em = em
        self._layout, self._scale = layout, em * zoom
        self._taken: dict[int, tuple[float, float]] = {}

    def top(self, number: int) -> float:
        """Where a line of text begins that stands in the row of a glyph."""
        return (self._layout.rows[number] * PITCH + 0.5) * self._scale - self.em / 2

    def lefts(self, number: int, width: float) -> Iterator[float]:
        """Where room of some width begins beside a glyph: to its right, to its left."""
        left, right = self._reach(number)
        line = self._layout.line(self._layout.rows[number])
        target = self._layout.place_in_line(number)
        if target + 1 == len(line) or self._reach(line[target + 1])[0] >= right + width:
            yield right
        if target == 0 or self._reach(line[target - 1])[1] <= left - width:
            yield left - width

    def rooms(self, number: int, sight: tuple[float, float]) -> tuple[float, float]:
        """How much room there is in sight to the right of a glyph, and to its left."""
        left, right = self._reach(number)
        line = self._layout.line(self._layout.rows[number])
        target = self._layout.place_in_line(number)
        end = self._reach(line[target + 1])[0] if target + 1 < len(line) else inf
        start = self._reach(line[target - 1])[1] if target else -inf
        return min(end, sight[1]) - right, left - max(start, sight[0])

    def box(self, number: int) -> tuple[float, float]:
        """From where to where a glyph reaches."""
        box = self._layout.box(number)
        return box.left * self._scale, box.right * self._scale

    def is_seen(self, number: int, sight: tuple[float, float]) -> bool:
        """Whether something of a glyph is in sight."""
        left, right = self.box(number)
        return left < sight[1] and right > sight[0]

    def take(self, number: int, left: float, right: float) -> None:
        """A label stands beside a glyph."""
        before = self._reach(number)
        self._taken[number] = (min(before[0], left), max(before[1], right))

    def _reach(self, number: int) -> tuple[float, float]:
        """From where to where a glyph and its label reach; to the left of a run is room for its pointer."""
        if (known := self._taken.get(number)) is not None:
            return known
        box = self._layout.box(number)
        pointer = POINTER * self._scale if box.bottom - box.top > PITCH else 0.0
        return box.left * self._scale - pointer, box.right * self._scale
