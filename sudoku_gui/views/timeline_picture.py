"""A skyline painted once and shown many times: while the position moves, only the head is painted anew."""

from collections.abc import Callable, Hashable
from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPixmap

from sudoku_gui.render import skyline
from sudoku_gui.render.skyline import Skyline
from sudoku_gui.render.skyline_geometry import Span
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
        if made_of != self._made_of or not self._span.covers(seen):
            self._made_of = made_of
            self._span = self._around(seen)
            self._draw(
                QSize(ceil(self._span.ticks * seen.width_of_tick(strip)), round(strip.height())),
                ratio,
                look,
                theme,
            )
        painter.save()
        painter.setClipRect(strip)
        left = round((self._span.start - seen.start) * seen.width_of_tick(strip))
        painter.drawPixmap(QPointF(strip.left() + left, strip.top()), self._pixmap)
        painter.restore()

    def _around(self, seen: Span) -> Span:
        more = int(self._more * seen.ticks)
        return Span(max(0, seen.start - more), seen.end + more)

    def _draw(self, size: QSize, ratio: float, look: Callable[[Span], Skyline], theme: Theme) -> None:
        self._pixmap = QPixmap(size * ratio)
        self._pixmap.setDevicePixelRatio(ratio)
        self._pixmap.fill(theme.paper)
        painter = QPainter(self._pixmap)
        skyline.paint(painter, QRectF(0, 0, size.width(), size.height()), look(self._span), theme)
        painter.end()
