"""A skyline painted once and shown many times: while the position moves, only the head is painted anew."""

from collections.abc import Callable, Hashable
from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPixmap

from sudoku_gui.panes.timeline import paint as skyline
from sudoku_gui.panes.timeline.geometry import Span
from sudoku_gui.panes.timeline.paint import Skyline
from sudoku_gui.render.theme import Theme


class Picture:
    """Shows a part of a run, and holds some more of it on both sides, so that the film can run on.

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
        """Show what is seen in a strip.

        Args:
            painter: on the widget.
            strip: where.
            seen: which part.
            version: another one for another look.
            look: what a part looks like.
            theme: in which colours.
        """
        ratio = painter.device().devicePixelRatioF()
        made_of = (version, seen.ticks, strip.width(), strip.height(), theme.name, ratio)
        per_tick = seen.width_of_tick(strip)
        if made_of != self._made_of or not self._span.covers(seen):
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
        self._pixmap = QPixmap(ceil(size.width() * ratio), ceil(size.height() * ratio))
        self._pixmap.setDevicePixelRatio(ratio)
        self._pixmap.fill(theme.paper)
        painter = QPainter(self._pixmap)
        skyline.paint(painter, QRectF(QPointF(0, 0), size), look, theme)
        painter.end()
