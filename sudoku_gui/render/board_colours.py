"""The colours that the user gave to cells: bands side by side, and for each a shape, so that no colour speaks alone.

The shapes stand along the lower edge of a cell, where no digit and no note reaches::

    +-----------+
    |     :     |
    |  1  :     |   two bands, of colours 1 and 4
    |     :     |
    |o^   :     |   their shapes
    +-----------+
"""

import math
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF

from solver_core.sudoku.marks import digits_of
from sudoku_gui.render.board_geometry import Geometry
from sudoku_gui.render.board_look import BoardLook
from sudoku_gui.render.theme import Theme

_SHAPE = 0.1
"""The side of a shape, of a cell's; the digits of notes end further above."""
_EDGE = 0.02
_READABLE = 3.0
"""Pixels: shapes less high are specks."""


def paint_bands(painter: QPainter, geometry: Geometry, look: BoardLook, theme: Theme) -> None:
    """The grounds of all cells that have a colour."""
    for number, cell in enumerate(look.cells):
        if cell.colours:
            _paint_bands(painter, QRectF(geometry.square(number)), digits_of(cell.colours), theme)


def paint_shapes(painter: QPainter, geometry: Geometry, look: BoardLook, theme: Theme) -> None:
    """The shapes of their colours, where they are large enough to be seen."""
    if _SHAPE * geometry.cell < _READABLE:
        return
    for number, cell in enumerate(look.cells):
        if cell.colours:
            _paint_shapes(painter, QRectF(geometry.square(number)), digits_of(cell.colours), theme)


def paint_shape(painter: QPainter, square: QRectF, number: int) -> None:
    """The shape of a colour, 1 to 9, with the painter's pen and brush."""
    middle, reach = square.center(), square.width() / 2
    match number:
        case 1:
            painter.drawEllipse(middle, reach, reach)
        case 2:
            painter.drawRect(square)
        case 3 | 5 | 6:
            corners, turn = {3: (3, -90), 5: (4, -90), 6: (3, 90)}[number]
            painter.drawPolygon(_polygon(middle, reach, corners, turn))
        case 4 | 7:
            for start, end in _strokes(square, slanted=number == 7):
                painter.drawLine(start, end)
        case 8:
            painter.drawLine(QPointF(square.left(), middle.y()), QPointF(square.right(), middle.y()))
        case _:
            painter.drawLine(QPointF(middle.x(), square.top()), QPointF(middle.x(), square.bottom()))


def _paint_bands(painter: QPainter, square: QRectF, numbers: tuple[int, ...], theme: Theme) -> None:
    edges = [round(square.left() + square.width() * part / len(numbers)) for part in range(len(numbers) + 1)]
    for number, (left, right) in zip(numbers, pairwise(edges), strict=True):
        painter.fillRect(QRectF(left, square.top(), right - left, square.height()), theme.colour(number))


def _paint_shapes(painter: QPainter, square: QRectF, numbers: tuple[int, ...], theme: Theme) -> None:
    side = min(_SHAPE, 0.9 / len(numbers) - _EDGE) * square.width()
    painter.setPen(QPen(theme.ink, max(1.0, 0.25 * side), Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
    painter.setBrush(theme.ink)
    step, edge = side + _EDGE * square.width(), _EDGE * square.width() + 1
    for index, number in enumerate(numbers):
        corner = QPointF(square.left() + edge + index * step, square.bottom() - edge - side)
        painter.save()
        if number not in {4, 7, 8, 9}:
            painter.setPen(Qt.PenStyle.NoPen)
        paint_shape(painter, QRectF(corner.x(), corner.y(), side, side), number)
        painter.restore()


def _polygon(middle: QPointF, reach: float, corners: int, turn: float) -> QPolygonF:
    angles = (math.radians(turn + 360 * corner / corners) for corner in range(corners))
    return QPolygonF([middle + QPointF(math.cos(angle), math.sin(angle)) * reach for angle in angles])


def _strokes(square: QRectF, *, slanted: bool) -> tuple[tuple[QPointF, QPointF], tuple[QPointF, QPointF]]:
    """The two strokes of a plus, or of a cross."""
    if slanted:
        return (square.topLeft(), square.bottomRight()), (square.bottomLeft(), square.topRight())
    middle = square.center()
    across = QPointF(square.left(), middle.y()), QPointF(square.right(), middle.y())
    return across, (QPointF(middle.x(), square.top()), QPointF(middle.x(), square.bottom()))
