"""The skyline: how deep a search is at each of its positions, and what happens there, painted as a strip.

::

    <> <>  |||        v     solutions: diamonds, or a band where they are many; decisions where single ticks are seen
      _     ##  ...         full columns: something is taken out; pale with a roof: it returns;
    _| |_|##||_|...         pale below, full above: both, between these two depths;
     '  '   ||      ////    dead ends: a band at the bottom;          hatched: not known yet

Shades go from the shallow to the deep; they only repeat what the height says.
"""

from collections import defaultdict
from collections.abc import Callable, Hashable, Sequence
from math import ceil
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPen, QPixmap

from sudoku_gui.features.watch.timeline import paint_marks
from sudoku_gui.features.watch.timeline.model import Skyline, Span
from sudoku_gui.render.pixmaps import pixmap, ratio_of, takes_lines
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
        look: Callable[[Span], Skyline],
        theme: Theme,
    ) -> None:
        """Paint the skyline of a span in a strip, from a stored picture as long as that shows it."""
        if takes_lines(painter):
            paint(painter, strip, look(seen), theme)
            return
        ratio = ratio_of(painter)
        made_of = (version, seen.ticks, strip.width(), strip.height(), theme.name, ratio)
        per_tick = seen.width_of_tick(strip)
        if made_of != self._made_of or not self._span.contains(seen):
            self._made_of, self._span = made_of, self._around(seen)
            self._draw(QSizeF(self._span.ticks * per_tick, strip.height()), ratio, look(self._span), theme)
        painter.save()
        painter.setClipRect(strip)
        left = round(self._span.start * per_tick) - round(seen.start * per_tick)
        painter.drawPixmap(QPointF(strip.left() + left, strip.top()), self._pixmap)
        painter.restore()

    def _around(self, seen: Span) -> Span:
        more = int(self._more * seen.ticks)
        return Span(max(0, seen.start - more), seen.end + more)

    def _draw(self, size: QSizeF, ratio: float, look: Skyline, theme: Theme) -> None:
        whole = QSizeF(ceil(size.width() * ratio), ceil(size.height() * ratio)) / ratio
        rect = QRectF(QPointF(0, 0), size)
        self._pixmap = pixmap(whole, ratio, lambda below: paint(below, rect, look, theme), theme.paper)


APART: Final = 5.0  # pixels from which on single ticks are distinguished by a gap and by outlines
_PALE: Final = 0.42
_HATCH: Final = 7
_ROOF: Final = 2


def paint(painter: QPainter, strip: QRectF, look: Skyline, theme: Theme) -> None:
    """Paint a strip: paper, what is not known, columns, marks. The painter is left as it was found."""
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillRect(strip, theme.paper)
    _paint_unknown(painter, strip, look, theme)
    edges = _edges(strip, look)
    _paint_columns(painter, strip, look, edges, theme)
    paint_marks.paint(painter, strip, look.columns, edges, theme)
    painter.restore()


def _paint_unknown(painter: QPainter, strip: QRectF, look: Skyline, theme: Theme) -> None:
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


def _edges(strip: QRectF, look: Skyline) -> list[tuple[int, int]]:
    """Where each column begins and ends, in whole pixels; where ticks can be distinguished, with gaps between them.

    Pixels are counted from position 0, so that a column is as wide wherever the span begins.
    """
    per_tick = look.span.width_of_tick(strip)
    left, gap = round(strip.left()) - round(look.span.start * per_tick), int(per_tick >= APART)
    found = []
    for column in look.columns:
        start, end = left + round(column.start * per_tick), left + round(column.end * per_tick) - gap
        found.append((start, end if end > start else start + 1))
    return found


def _paint_columns(
    painter: QPainter, strip: QRectF, look: Skyline, edges: Sequence[tuple[int, int]], theme: Theme
) -> None:
    """Paint all rectangles of one colour at once: a thousand calls would take longer than a frame has."""
    middle, scale = paint_marks.middle(strip), look.scale
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
