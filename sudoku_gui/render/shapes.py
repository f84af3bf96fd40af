"""Shapes that several painters need, and what they are drawn with."""

import math
from collections.abc import Callable, Iterator

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen, QPolygonF

from sudoku_gui.render.theme import Theme

Sign = Callable[[QPainter, QRectF, Theme], None]
"""Paints what a legend explains into a rectangle of device pixels."""


def draw_with(
    painter: QPainter, line: QPen | QColor | None = None, fill: QBrush | QColor | None = None
) -> None:
    """Take a pen and a brush; what is not given is not drawn."""
    painter.setPen(Qt.PenStyle.NoPen if line is None else line)
    painter.setBrush(Qt.BrushStyle.NoBrush if fill is None else fill)


def paint_frame(painter: QPainter, outer: QRectF, width: float, colour: QColor) -> None:
    """Paint a frame inside a rectangle, of four bars: no line that a scale could blur."""
    for bar in (
        QRectF(outer.left(), outer.top(), outer.width(), width),
        QRectF(outer.left(), outer.bottom() - width, outer.width(), width),
        QRectF(outer.left(), outer.top(), width, outer.height()),
        QRectF(outer.right() - width, outer.top(), width, outer.height()),
    ):
        painter.fillRect(bar, colour)


def paint_corner(painter: QPainter, corner: QPointF, right: float, down: float, colour: QColor) -> None:
    """Paint a triangle in a corner, with legs to the right and down, or to the left and up where they are negative."""
    draw_with(painter, fill=colour)
    painter.drawPolygon(QPolygonF([corner, corner + QPointF(right, 0), corner + QPointF(0, down)]))


def diamond(middle: QPointF, reach: float) -> QPolygonF:
    """A square that stands on its corner; `reach` is half of its diagonal."""
    right, down = QPointF(reach, 0), QPointF(0, reach)
    return QPolygonF([middle - right, middle - down, middle + right, middle + down])


def pointer(tip: QPointF, back: QPointF, half: float) -> QPolygonF:
    """A triangle: `back` leads from its tip to the middle of the side opposite, which is twice `half` long."""
    base, sideways = tip + back, QPointF(-back.y(), back.x()) * (half / math.hypot(back.x(), back.y()))
    return QPolygonF([tip, base + sideways, base - sideways])


def cross(square: QRectF) -> list[QLineF]:
    """Both diagonals of a square."""
    return [QLineF(square.topLeft(), square.bottomRight()), QLineF(square.topRight(), square.bottomLeft())]


def around(middle: QPointF, reach: float) -> QRectF:
    """A square whose sides are twice ``reach``."""
    return QRectF(middle.x() - reach, middle.y() - reach, 2 * reach, 2 * reach)


def diagonals(square: QRectF, step: float) -> Iterator[QLineF]:
    """Rising lines that end at the edges by themselves: no clipping, so that paper gets plain lines."""
    side = square.width()
    for index in range(1, math.ceil(2 * side / step)):
        reach = index * step
        near, far = max(0.0, reach - side), min(side, reach)
        yield QLineF(square.left() + near, square.top() + far, square.left() + far, square.top() + near)
