"""Which glyphs have a label beside them: those for which there is space, the present path first.

A label stands to the right of its glyph, or to the left where only there is space, in the row of the glyph; where the
space in sight is too small for it, as much of it as fits. Lengths are pixels from the middle above the root.
"""

from collections.abc import Callable, Iterable, Iterator
from math import inf
from typing import Final, NamedTuple

from sudoku_gui.features.tree_view.layout import PITCH, TreeLayout

LEAST_ZOOM: Final = 0.5  # below this, lines of text would reach from one row into the next
PAD: Final = 0.3  # ems between a glyph and its label
AROUND: Final = (
    4 * PAD
)  # ems that a label needs beside its text: what follows is farther from it than its glyph
POINTER: Final = 0.9  # ems to the left of a chain that its pointer needs
_LEAST_TEXT: Final = 3.5  # ems below which a text cut short says nothing

Span = tuple[float, float]  # from where to where, from left to right

LabelTexts = tuple[tuple[str, float], ...]
"""Labels that may stand beside a glyph, best first, with the width of each in pixels."""

Cut = Callable[[str, float], tuple[str, float]]
"""Shortens a text to this many pixels; returns how many it has then, too."""


class TreeLabel(NamedTuple):
    """The text beside a glyph."""

    glyph: int
    text: str
    left: float
    top: float
    width: float


def lay_out(
    layout: TreeLayout,
    numbers: Iterable[int],
    texts: Callable[[int], LabelTexts],
    em: float,
    zoom: float,
    *,
    sight: Span = (-inf, inf),
    cut: Cut | None = None,
) -> list[TreeLabel]:
    """Labels for some of these glyphs, first come, first served; none overlaps another, or a glyph.

    Nor is one cut off where the sight ends: it stands inside, if need be shortened, or with its glyph outside.

    Args:
        layout: where the glyphs are.
        numbers: the glyphs, the most important first.
        texts: what may be written.
        em: pixels to a line of text.
        zoom: ems of the layout are this many lines high.
        sight: from where to where there is something to be seen.
        cut: shortens what has no space in sight; None: that is left out.
    """
    if zoom < LEAST_ZOOM:
        return []
    free = _FreeSpace(layout, em, zoom)
    found = []
    for number in numbers:
        wanted = texts(number)
        left, right = free.glyph(number)
        label = free.placed(number, wanted, sight)
        if label is None and left < sight[1] and right > sight[0]:
            label = free.shortened(number, wanted[-1:], sight, cut)
        elif label is None:
            label = free.placed(number, wanted, (-inf, sight[0]) if right <= sight[0] else (sight[1], inf))
        if label is not None:
            found.append(label)
    return found


class _FreeSpace:
    """The free space in each row between glyphs and the labels that there are."""

    def __init__(self, layout: TreeLayout, em: float, zoom: float) -> None:
        self._layout, self._em, self._scale = layout, em, em * zoom
        self._taken: dict[int, Span] = {}

    def placed(self, number: int, texts: Iterable[tuple[str, float]], sight: Span) -> TreeLabel | None:
        """The best text that has space at one of the sides, which it takes."""
        pad = PAD * self._em
        for text, width in texts:
            needed = width + AROUND * self._em
            for left in self._lefts(number, needed):
                start, end = self._reach(number)
                if sight[0] <= left and left + needed <= sight[1]:
                    self._taken[number] = min(start, left), max(end, left + needed)
                    top = (self._layout.rows[number] * PITCH + 0.5) * self._scale - self._em / 2
                    begin = left + pad if left >= end else left + needed - pad - width
                    return TreeLabel(number, text, begin, top, width)
        return None

    def shortened(
        self, number: int, texts: Iterable[tuple[str, float]], sight: Span, cut: Cut | None
    ) -> TreeLabel | None:
        """The shortest text cut, at the side where there is more space."""
        left, right = self._reach(number)
        before, after = self._neighbours(number)
        space = max(min(after, sight[1]) - right, left - max(before, sight[0])) - AROUND * self._em
        if cut is None or space < _LEAST_TEXT * self._em:
            return None
        return self.placed(number, [cut(text, space) for text, _ in texts], sight)

    def glyph(self, number: int) -> Span:
        box = self._layout.boxes[number]
        return box.left * self._scale, box.right * self._scale

    def _lefts(self, number: int, width: float) -> Iterator[float]:
        """Where free space of some width begins beside a glyph: to its right, to its left."""
        left, right = self._reach(number)
        before, after = self._neighbours(number)
        if after >= right + width:
            yield right
        if before <= left - width:
            yield left - width

    def _neighbours(self, number: int) -> Span:
        """Where the neighbour on the left ends, and where the one on the right begins."""
        line, index = self._layout.line(self._layout.rows[number]), self._layout.index_in_line(number)
        before = self._reach(line[index - 1])[1] if index else -inf
        return before, self._reach(line[index + 1])[0] if index + 1 < len(line) else inf

    def _reach(self, number: int) -> Span:
        """The extent of a glyph and its label; to the left of a chain is space for its pointer."""
        if (known := self._taken.get(number)) is not None:
            return known
        box, (left, right) = self._layout.boxes[number], self.glyph(number)
        pointer = POINTER * self._scale if box.bottom - box.top > PITCH else 0.0
        return left - pointer, right
