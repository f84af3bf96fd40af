"""Marks on a skyline: solutions at the top, dead ends and prunes at the bottom, decisions where ticks are single.

Each kind has its own place and shape. Where marks would run into each other they become a band, the darker the
more of them fall on one place.
"""

from collections import defaultdict
from collections.abc import Callable, Sequence
from itertools import pairwise
from operator import attrgetter
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from solver_core.cover.kernel.timeline import Bucket
from sudoku_gui.render.shapes import diamond, draw_with, pointer
from sudoku_gui.render.theme import Theme, mixed

TOP: Final = 8.0  # height of the lane for solutions

BOTTOM: Final = 4.0  # height of the lane for dead ends

_DIAMOND: Final = 3.6
_NEAR: Final = 2.5 * _DIAMOND
_FAINTEST: Final = 0.45
_STEPS: Final = 4
_LETTER: Final = 7.0
_PRUNED, _DEAD_ENDS, _SOLUTIONS, _DECISIONS = map(
    attrgetter, ("pruned", "dead_ends", "solutions", "decisions")
)

Edges = Sequence[tuple[int, int]]  # where the columns begin and end

Bars = list[tuple[int, int, int]]  # Left edges, right edges and numbers


def middle(strip: QRectF) -> QRectF:
    """The space between the marks, for the columns."""
    return strip.adjusted(0, TOP, 0, -BOTTOM)


def paint(painter: QPainter, strip: QRectF, columns: Sequence[Bucket], edges: Edges, theme: Theme) -> None:
    """Paint all marks; the painter is left as it was found."""
    painter.save()
    painter.setClipRect(strip)
    painter.setPen(Qt.PenStyle.NoPen)
    ends = QRect(0, round(strip.bottom() - BOTTOM + 1), 0, round(BOTTOM - 1))
    _paint_band(painter, ends, _bars(columns, edges, _PRUNED), theme.pruned, theme)
    _paint_band(painter, ends, _bars(columns, edges, _DEAD_ENDS), theme.dead_end, theme)
    solved = _bars(columns, edges, _SOLUTIONS)
    if _are_apart(solved):
        _paint_diamonds(painter, strip, solved, theme)
    else:
        top = QRect(0, round(strip.top() + 1), 0, round(TOP - 3))
        _paint_band(painter, top, solved, theme.solution, theme)
    if columns and _LETTER * (columns[0].end - columns[0].start) <= edges[0][1] - edges[0][0]:
        _paint_decisions(painter, strip, _bars(columns, edges, _DECISIONS), theme)
    painter.restore()


def _bars(columns: Sequence[Bucket], edges: Edges, number: Callable[[Bucket], int]) -> Bars:
    counts = map(number, columns)
    return [(left, right, many) for (left, right), many in zip(edges, counts, strict=True) if many]


def _are_apart(bars: Bars) -> bool:
    return all(one[1] + _NEAR <= other[1] for one, other in pairwise(bars))


def _paint_band(painter: QPainter, lane: QRect, bars: Bars, colour: QColor, theme: Theme) -> None:
    """Paint a mark for each pixel that has any, darker where more fall on it; neighbours of one shade are one mark."""
    if not bars:
        return
    most, top, high = max(many for _, _, many in bars), lane.top(), lane.height()
    shades: dict[int, list[QRect]] = defaultdict(list)
    begun, end, before = bars[0][0], bars[0][0], 0
    for left, right, many in bars:
        shade = -(-many * _STEPS // most)
        if shade != before or left > end:
            shades[before].append(QRect(begun, top, end - begun, high))
            begun, before = left, shade
        end = max(right, left + 2)
    shades[before].append(QRect(begun, top, end - begun, high))
    del shades[0]  # there is nothing before the first
    for shade in sorted(shades):
        painter.setBrush(mixed(colour, theme.paper, _FAINTEST + (1 - _FAINTEST) * shade / _STEPS))
        painter.drawRects(shades[shade])


def _paint_diamonds(painter: QPainter, strip: QRectF, bars: Bars, theme: Theme) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw_with(painter, QPen(theme.paper, 1), theme.solution)
    for left, right, _ in bars:
        middle_x = float(right) if right - left < 2 * _DIAMOND else (left + right) / 2
        middle_x = min(max(middle_x, strip.left() + _DIAMOND), strip.right() - _DIAMOND)
        painter.drawPolygon(diamond(QPointF(middle_x, strip.top() + TOP / 2), _DIAMOND + 0.5))


def _paint_decisions(painter: QPainter, strip: QRectF, bars: Bars, theme: Theme) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw_with(painter, fill=theme.chosen_column)
    for left, right, _ in bars:
        tip = QPointF((left + right) / 2, strip.top() + TOP - 1)
        painter.drawPolygon(pointer(tip, QPointF(0, -5), 3))
