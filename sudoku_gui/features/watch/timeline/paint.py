"""A strip of the timeline: how deep a search is at each of its positions, and what happens there.

::

    <> <>  |||        v     solutions: diamonds, or a band where they are many; decisions where single events are seen
      _     ##  ...         full columns: something is taken out; pale with a roof: it returns;
    _| |_|##||_|...         pale below, full above: both, between these two depths;
     '  '   ||      ////    dead ends: a band at the bottom;          hatched: not known yet

Shades go from the shallow to the deep; they only repeat what the height says.
"""

from collections import defaultdict
from collections.abc import Callable, Hashable, Sequence
from itertools import pairwise
from math import ceil
from operator import attrgetter
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from solver_core.cover.kernel.timeline import Bucket
from sudoku_gui.features.watch.timeline.model import Span, TimelineLook
from sudoku_gui.render.pixmaps import pixmap, ratio_of, takes_lines
from sudoku_gui.render.shapes import diamond, draw_with, pointer
from sudoku_gui.render.theme import Theme, mixed


class StripPicture:
    """Shows a part of a run, and holds some more of it on both sides, so that the closeup can run on.

    Args:
        more: how much more on each side, in widths of what is seen.
    """

    def __init__(self, more: float = 0.0) -> None:
        self._more = more
        self._pixmap = QPixmap()
        self._made_of: tuple[Hashable, ...] = ()
        self._span = Span(0, 1)

    def paint(
        self,
        painter: QPainter,
        strip: QRectF,
        seen: Span,
        *,
        version: Hashable,
        look: Callable[[Span], TimelineLook],
        theme: Theme,
    ) -> None:
        """Paint the strip of a span, from a stored picture as long as that shows it."""
        if takes_lines(painter):
            paint(painter, strip, look(seen), theme)
            return
        ratio = ratio_of(painter)
        made_of = (version, seen.events, strip.width(), strip.height(), theme.name, ratio)
        per_event = seen.width_of_event(strip)
        if made_of != self._made_of or not self._span.contains(seen):
            self._made_of, self._span = made_of, self._around(seen)
            self._draw(QSizeF(self._span.events * per_event, strip.height()), ratio, look(self._span), theme)
        painter.save()
        painter.setClipRect(strip)
        left = round(self._span.start * per_event) - round(seen.start * per_event)
        painter.drawPixmap(QPointF(strip.left() + left, strip.top()), self._pixmap)
        painter.restore()

    def _around(self, seen: Span) -> Span:
        more = int(self._more * seen.events)
        return Span(max(0, seen.start - more), seen.end + more)

    def _draw(self, size: QSizeF, ratio: float, look: TimelineLook, theme: Theme) -> None:
        whole = QSizeF(ceil(size.width() * ratio), ceil(size.height() * ratio)) / ratio
        rect = QRectF(QPointF(0, 0), size)
        self._pixmap = pixmap(whole, ratio, lambda below: paint(below, rect, look, theme), theme.paper)


APART: Final = 5.0  # pixels from which on single events are distinguished by a gap and by outlines
_PALE: Final = 0.42
_HATCH: Final = 7
_ROOF: Final = 2


def paint(painter: QPainter, strip: QRectF, look: TimelineLook, theme: Theme) -> None:
    """Paint a strip: paper, what is not known, columns, marks. The painter is left as it was found."""
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillRect(strip, theme.paper)
    _paint_unknown(painter, strip, look, theme)
    edges = _edges(strip, look)
    _paint_columns(painter, strip, look, edges, theme)
    _paint_marks(painter, strip, look.columns, edges, theme)
    painter.restore()


def _paint_unknown(painter: QPainter, strip: QRectF, look: TimelineLook, theme: Theme) -> None:
    """Hatch what is not known yet; before anything is known, the track is plain."""
    left = max(strip.left(), look.span.x_of(look.known, strip))
    if not look.known or left >= strip.right() - 0.5:
        return
    painter.save()
    painter.setClipRect(QRectF(left, strip.top(), strip.right() - left, strip.height()))
    painter.fillRect(strip, theme.house_shade)
    painter.setPen(QPen(theme.covered_column, 1))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    high = strip.height()
    # Counted from the strip's edge, so that the lines stand still while the known part grows over them.
    first = int((left - strip.left() - high) // _HATCH)
    last = int((strip.width()) // _HATCH) + 1
    feet = [strip.left() + at * _HATCH for at in range(first, last)]
    painter.drawLines([QLineF(x, strip.bottom(), x + high, strip.top()) for x in feet])
    painter.restore()


def paint_caption(painter: QPainter, rect: QRectF, text: str, theme: Theme) -> None:
    """Write words in the middle of a hatched area, on a background of their own; none if they have no space."""
    metrics = painter.fontMetrics()
    plate = QRectF(0, 0, metrics.horizontalAdvance(text) + metrics.height(), metrics.height())
    if plate.width() > rect.width():
        return
    plate.moveCenter(rect.center())
    painter.save()
    painter.fillRect(plate, theme.paper)
    painter.setPen(theme.ink)
    painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, text)
    painter.restore()


def _edges(strip: QRectF, look: TimelineLook) -> list[tuple[int, int]]:
    """Where each column begins and ends, in whole pixels; where events can be distinguished, with gaps between them.

    Pixels are counted from position 0, so that a column is as wide wherever the span begins.
    """
    per_event = look.span.width_of_event(strip)
    left, gap = round(strip.left()) - round(look.span.start * per_event), int(per_event >= APART)
    found = []
    for column in look.columns:
        start, end = left + round(column.start * per_event), left + round(column.end * per_event) - gap
        found.append((start, end if end > start else start + 1))
    return found


def _paint_columns(
    painter: QPainter, strip: QRectF, look: TimelineLook, edges: Sequence[tuple[int, int]], theme: Theme
) -> None:
    """Paint all rectangles of one colour at once: a thousand calls would take longer than a frame has."""
    middle, scale = middle_of(strip), look.scale
    full: dict[int, list[QRect]] = defaultdict(list)
    pale: dict[int, list[QRect]] = defaultdict(list)
    bottom, depths = round(middle.bottom()), range(scale.high + 1)
    roofs = [bottom - max(_ROOF, round(scale.height(depth) * middle.height())) for depth in depths]
    shades = [scale.shade(depth) for depth in depths]
    for column, (left, right) in zip(look.columns, edges, strict=True):
        high, low = column.high, column.low
        high = min(high, scale.high)
        roof, shade = roofs[high], shades[high]
        if column.removed > 2 * column.returned:
            full[shade].append(QRect(left, roof, right - left, bottom - roof))
            continue
        foot = roofs[low] if low < high else roof
        foot = max(foot, roof + _ROOF)
        full[shade].append(QRect(left, roof, right - left, foot - roof))
        pale[shade].append(QRect(left, foot, right - left, bottom - foot))
    painter.save()
    painter.setClipRect(strip)
    for shade, rects in pale.items():
        painter.setBrush(mixed(theme.depth(shade), theme.paper, _PALE))
        painter.drawRects(rects)
    for shade, rects in full.items():
        painter.setBrush(theme.depth(shade))
        painter.drawRects(rects)
    painter.restore()


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


def middle_of(strip: QRectF) -> QRectF:
    """The space between the marks, for the columns."""
    return strip.adjusted(0, TOP, 0, -BOTTOM)


def _paint_marks(
    painter: QPainter, strip: QRectF, columns: Sequence[Bucket], edges: Edges, theme: Theme
) -> None:
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
