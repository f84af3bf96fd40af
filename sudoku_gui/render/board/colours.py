"""Colours that the user gave to cells and notes: bands, each with a shape, so that no colour speaks alone.

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
from sudoku_gui.render.board.geometry import BoardDrawing
from sudoku_gui.render.shapes import cross, draw_with

_SHAPE = 0.1  # the side of a shape, of a cell's; the digits of notes end further above
_NOTE_SHAPE = 0.065  # the same beside a note
_EDGE = 0.02
_READABLE = 3.0  # pixels: shapes less high are specks


def paint_bands(drawing: BoardDrawing) -> None:
    """Paint the backgrounds of all cells that have a colour, side by side."""
    for cell, look in enumerate(drawing.look.cells):
        if look.colours:
            square, numbers = QRectF(drawing.geometry.square(cell)), digits_of(look.colours)
            parts = range(len(numbers) + 1)
            edges = [round(square.left() + square.width() * part / len(numbers)) for part in parts]
            for number, (left, right) in zip(numbers, pairwise(edges), strict=True):
                band = QRectF(left, square.top(), right - left, square.height())
                drawing.painter.fillRect(band, drawing.theme.colour(number))


def paint_patch(drawing: BoardDrawing, box: QRectF, numbers: tuple[int, ...]) -> None:
    """Paint the colours behind a note side by side, with an edge and, if large enough, the shape of each."""
    painter, theme = drawing.painter, drawing.theme
    side = _NOTE_SHAPE * drawing.cell
    has_shapes = side >= _READABLE and len(numbers) * side <= box.width()
    for index, number in enumerate(numbers):
        left, width = box.left() + box.width() * index / len(numbers), box.width() / len(numbers)
        painter.fillRect(QRectF(left, box.top(), width, box.height()), theme.colour(number))
        if has_shapes:
            edge = drawing.geometry.thin
            _paint_in_ink(drawing, QRectF(left + edge, box.bottom() - edge - side, side, side), number)
    draw_with(painter, QPen(theme.thin_line, drawing.geometry.thin))
    painter.drawRect(box)


def paint_shapes(drawing: BoardDrawing) -> None:
    """Paint the shapes of their colours, where they are large enough to be seen."""
    if _SHAPE * drawing.cell < _READABLE:
        return
    for cell, look in enumerate(drawing.look.cells):
        if look.colours:
            _paint_shapes(drawing, QRectF(drawing.geometry.square(cell)), digits_of(look.colours))


def paint_shape(painter: QPainter, square: QRectF, number: int) -> None:
    """Paint the shape of a colour, 1 to 9, with the painter's pen and brush."""
    middle, reach = square.center(), square.width() / 2
    match number:
        case 1:
            painter.drawEllipse(middle, reach, reach)
        case 2:
            painter.drawRect(square)
        case 3 | 5 | 6:
            corners, turn = {3: (3, -90), 5: (4, -90), 6: (3, 90)}[number]
            painter.drawPolygon(_polygon(middle, reach, corners, turn))
        case 7:
            for line in cross(square):
                painter.drawLine(line)
        case _:
            if number in {4, 8}:
                painter.drawLine(QPointF(square.left(), middle.y()), QPointF(square.right(), middle.y()))
            if number in {4, 9}:
                painter.drawLine(QPointF(middle.x(), square.top()), QPointF(middle.x(), square.bottom()))


def _paint_shapes(drawing: BoardDrawing, square: QRectF, numbers: tuple[int, ...]) -> None:
    side = min(_SHAPE, 0.9 / len(numbers) - _EDGE) * square.width()
    step, edge = side + _EDGE * square.width(), _EDGE * square.width() + 1
    for index, number in enumerate(numbers):
        left, top = square.left() + edge + index * step, square.bottom() - edge - side
        _paint_in_ink(drawing, QRectF(left, top, side, side), number)


def _paint_in_ink(drawing: BoardDrawing, square: QRectF, number: int) -> None:
    painter, ink = drawing.painter, drawing.theme.ink
    pen = QPen(ink, max(1.0, 0.25 * square.width()), Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap)
    draw_with(painter, pen if number in {4, 7, 8, 9} else None, ink)
    paint_shape(painter, square, number)


def _polygon(middle: QPointF, reach: float, corners: int, turn: float) -> QPolygonF:
    angles = (math.radians(turn + 360 * corner / corners) for corner in range(corners))
    return QPolygonF([middle + QPointF(math.cos(angle), math.sin(angle)) * reach for angle in angles])
