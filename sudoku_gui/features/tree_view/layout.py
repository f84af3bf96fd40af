r"""Where the glyphs of a search tree are drawn: tidy, the root on top, parents in the middle above their children.

Lengths are in *ems*, the height of a line of text, so that zoom and font are others' business. Glyphs stand in rows::

    row r      |  O        glyph: 1 em, a triangle up to 1.3
               |  |        stem down to 1.35
               | / \        lines down to the next row at 2.2

A subtree is as wide as it must be in each row, and slides under its neighbour where that one is short (the tidy
drawing of Reingold and Tilford). Contours are stored from the bottom up, so that a parent is appended and two
subtrees are joined in the time of the shorter one.
"""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from math import log10
from typing import Final, NamedTuple

from sudoku_gui.features.tree_view.model import Glyph, GlyphShape, TreeExcerpt

PITCH: Final = 2.2  # from one row to the next
STEM: Final = 1.35  # where the lines to the children part, below the top of the row
GAP: Final = 0.55  # between neighbours
_CHARACTER: Final = 0.6
_WIDEST, _TALLEST = 2.8, 1.3


class GlyphBox(NamedTuple):
    """Where a glyph is, in ems."""

    left: float
    top: float
    right: float
    bottom: float


@dataclass(frozen=True, eq=False)
class TreeLayout:
    """Where each glyph of an excerpt is."""

    xs: tuple[float, ...]  # the middles
    rows: tuple[int, ...]
    sizes: tuple[tuple[float, float], ...]  # widths and heights
    # left, right, bottom: how far it all reaches, with what is left free; the root's top is 0
    left: float
    right: float
    bottom: float

    @cached_property
    def boxes(self) -> tuple[GlyphBox, ...]:
        glyphs = zip(self.xs, self.rows, self.sizes, strict=True)
        return tuple(
            GlyphBox(x - w / 2, PITCH * row, x + w / 2, PITCH * row + h) for x, row, (w, h) in glyphs
        )

    def at(self, x: float, y: float, reach: float = 0.25) -> int | None:
        """The glyph at a point, or one very near."""
        for row in (int((y + reach) // PITCH), int((y - reach) // PITCH)):
            line = self.line(row)
            order = bisect_right(line, x, key=self.xs.__getitem__)
            for number in line[max(0, order - 1) : order + 1]:
                box = self.boxes[number]
                if box.left - reach <= x <= box.right + reach and box.top - reach <= y <= box.bottom + reach:
                    return number
        return None

    def line(self, row: int) -> Sequence[int]:
        """The glyphs in a row, from left to right; a chain fills two rows."""
        return self._lines.get(row, ())

    def index_in_line(self, number: int) -> int:
        """Which in the line of its row a glyph is."""
        return bisect_right(self.line(self.rows[number]), self.xs[number], key=self.xs.__getitem__) - 1

    @cached_property
    def _lines(self) -> dict[int, list[int]]:
        lines: dict[int, list[int]] = {}
        for number, row in enumerate(self.rows):
            for filled in range(row, row + round(self.sizes[number][1] // PITCH) + 1):
                lines.setdefault(filled, []).append(number)
        for line in lines.values():
            line.sort(key=self.xs.__getitem__)
        return lines


def size(glyph: Glyph) -> tuple[float, float]:
    """Width and height of a glyph."""
    match glyph.shape:
        case GlyphShape.FAILED | GlyphShape.SOLVED | GlyphShape.UNDER_WAY:
            growth = log10(max(1, glyph.nodes))
            return min(_WIDEST, 0.9 + 0.3 * growth), min(_TALLEST, 0.9 + 0.07 * growth)
        case GlyphShape.CHAIN:
            return max(1.0, 0.5 + _CHARACTER * len(str(glyph.length))), PITCH + 1.0
        case GlyphShape.MORE:
            return 0.5 + _CHARACTER * (1 + len(str(glyph.nodes))), 1.0
        case _:
            return 1.0, 1.0


def lay_out(excerpt: TreeExcerpt, beside: Sequence[float] = ()) -> TreeLayout:
    """Place all glyphs; ``beside`` leaves so much space free to the right of each."""
    glyphs, beside = excerpt.glyphs, beside or [0.0] * len(excerpt.glyphs)
    sizes = tuple(map(size, glyphs))
    offsets = _offsets(glyphs, sizes, beside)
    xs, rows = [0.0] * len(glyphs), [0] * len(glyphs)
    for number, glyph in enumerate(glyphs):
        for child in glyph.children:
            xs[child] = xs[number] + offsets[child]
            rows[child] = rows[number] + _height(glyph)
    left = min((x - width / 2 for x, (width, _) in zip(xs, sizes, strict=True)), default=0.0)
    right = max((x + w / 2 + more for x, (w, _), more in zip(xs, sizes, beside, strict=True)), default=0.0)
    bottom = max((PITCH * row + height for row, (_, height) in zip(rows, sizes, strict=True)), default=0.0)
    return TreeLayout(tuple(xs), tuple(rows), sizes, left, right, bottom)


def _height(glyph: Glyph) -> int:
    return 2 if glyph.shape is GlyphShape.CHAIN else 1


class _Contour:
    """The left and right edges of a subtree, row by row from the bottom; ``shift`` has still to be added."""

    __slots__ = ("lefts", "rights", "shift")

    def __init__(self) -> None:
        self.lefts: list[float] = []
        self.rights: list[float] = []
        self.shift = 0.0

    def append(self, left: float, right: float) -> None:
        """Add the row above: the edges of the glyph on top of the subtree."""
        self.lefts.append(left - self.shift)
        self.rights.append(right - self.shift)

    def clearance(self, other: "_Contour") -> float:
        """How far another must be moved to the right to stand beside this one."""
        rows = min(len(self.lefts), len(other.lefts))
        gaps = map(float.__sub__, self.rights[-rows:], other.lefts[-rows:])
        return max(gaps) + self.shift - other.shift

    def joined(self, other: "_Contour", x: float) -> "_Contour":
        """The contour of both, with the other moved by x; neither is good for anything afterwards."""
        rows = min(len(self.lefts), len(other.lefts))
        other.shift += x
        apart = other.shift - self.shift
        if len(self.lefts) >= len(other.lefts):
            self.rights[-rows:] = [right + apart for right in other.rights[-rows:]]
            return self
        other.lefts[-rows:] = [left - apart for left in self.lefts[-rows:]]
        return other


def _offsets(
    glyphs: Sequence[Glyph], sizes: Sequence[tuple[float, float]], beside: Sequence[float]
) -> list[float]:
    """How far each glyph is to the right of its parent; children come after their parents, so from the end."""
    offsets = [0.0] * len(glyphs)
    contours: list[_Contour | None] = [None] * len(glyphs)
    for number in range(len(glyphs) - 1, -1, -1):
        glyph = glyphs[number]
        contour = _below(glyph.children, contours, offsets)
        half = sizes[number][0] / 2
        for _ in range(_height(glyph)):
            contour.append(-half, half + beside[number])
        contours[number] = contour
    return offsets


def _below(children: Sequence[int], contours: list[_Contour | None], offsets: list[float]) -> _Contour:
    """The contour of all children side by side, seen from the middle between the first and the last."""
    all_of_them = _Contour()
    for order, child in enumerate(children):
        contour, contours[child] = contours[child] or _Contour(), None
        if order == 0:
            all_of_them = contour
            continue
        offsets[child] = all_of_them.clearance(contour) + GAP
        all_of_them = all_of_them.joined(contour, offsets[child])
    if children:
        middle = offsets[children[-1]] / 2
        all_of_them.shift -= middle
        for child in children:
            offsets[child] -= middle
    return all_of_them
