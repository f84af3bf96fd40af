"""Paints a dot for each stop of a tour, and the signs at choices.

Shapes differ, not only colours: a past stop is a full dot, the present one a ring around a dot, a later one a hollow
dot; a right choice has a check mark, a wrong one a cross, one that was not made a ring.
"""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QPainter, QPen

from sudoku_gui.render.shapes import cross
from sudoku_gui.render.theme import Theme

CLOSEST: Final = 9.0
"""Pixels from dot to dot below which there is a bar instead."""
WIDEST: Final = 18.0
_SIGN_STROKE: Final = 0.12


def spacing(width: float, stops: int) -> float:
    return min(WIDEST, width / max(1, stops))


def is_bar(width: float, stops: int) -> bool:
    return spacing(width, stops) < CLOSEST


def x_of(width: float, stops: int, stop: int) -> float:
    return spacing(width, stops) * (stop + 0.5)


def stop_at(width: float, stops: int, x: float) -> int:
    """The stop nearest to a place; inverse of `place`."""
    return min(max(0, int(x / spacing(width, stops))), max(0, stops - 1))


def paint_stops(painter: QPainter, rect: QRectF, stops: int, present: int, theme: Theme) -> None:
    """Paint a dot for each stop, the present one marked; a bar where dots have no space."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if is_bar(rect.width(), stops):
        _paint_bar(painter, rect, x_of(rect.width(), stops, present), theme)
        return
    radius = spacing(rect.width(), stops) * 0.22
    for stop in range(stops):
        middle = QPointF(rect.left() + x_of(rect.width(), stops, stop), rect.center().y())
        is_present = stop == present
        painter.setPen(QPen(theme.selection if stop <= present else theme.thin_line, 1.5))
        painter.setBrush(QBrush(theme.selection) if stop <= present else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(middle, radius, radius)
        if is_present:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(middle, radius * 2, radius * 2)


def _paint_bar(painter: QPainter, rect: QRectF, x: float, theme: Theme) -> None:
    middle = rect.center().y()
    painter.setPen(QPen(theme.thin_line, 3, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(QPointF(rect.left() + 2, middle), QPointF(rect.right() - 2, middle))
    painter.setPen(QPen(theme.selection, 3, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(QPointF(rect.left() + 2, middle), QPointF(rect.left() + x, middle))
    painter.setBrush(theme.selection)
    painter.drawEllipse(QPointF(rect.left() + x, middle), 4, 4)


def paint_sign(painter: QPainter, rect: QRectF, sign: str, theme: Theme) -> None:
    """Paint the sign at a choice: "right", "wrong" or "open"."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    side = min(rect.width(), rect.height())
    field = QRectF(0, 0, side, side)
    field.moveCenter(rect.center())
    colour = {"right": theme.solution, "wrong": theme.dead_end, "open": theme.thin_line}[sign]
    pen = QPen(colour, max(1.5, side * _SIGN_STROKE), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)

    def at(x: float, y: float) -> QPointF:
        return QPointF(field.left() + x * side, field.top() + y * side)

    if sign == "right":
        painter.drawPolyline([at(0.12, 0.55), at(0.38, 0.82), at(0.9, 0.2)])
    elif sign == "wrong":
        painter.drawLines(cross(QRectF(at(0.18, 0.18), at(0.82, 0.82))))
    else:
        painter.setPen(QPen(colour, 1.5))
        painter.drawEllipse(field.adjusted(2, 2, -2, -2))
