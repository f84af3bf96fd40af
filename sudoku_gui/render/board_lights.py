"""What is pointed at elsewhere, on the board: a dashed frame around a cell, a ring around a candidate."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from sudoku_gui.render.board_digits import CANDIDATE_PITCH
from sudoku_gui.render.board_geometry import Geometry
from sudoku_gui.render.board_look import BoardLook
from sudoku_gui.render.theme import Theme

_STROKE = 0.04
_INSET = 0.05
_REACH = 0.15
"""Radius of a candidate's ring, and of the area in which it is pointed at, in sides of a cell."""


def paint(painter: QPainter, geometry: Geometry, look: BoardLook, theme: Theme) -> None:
    """Frame or ring everything in ``look.lit``."""
    if not look.lit:
        return
    width = max(1.5, _STROKE * geometry.cell)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for cell, digit in look.lit:
        if digit and not look.cells[cell].digit:
            painter.setPen(QPen(theme.selection, width))
            reach = _REACH * geometry.cell
            painter.drawEllipse(middle_of(geometry, cell, digit), reach, reach)
        else:
            painter.setPen(QPen(theme.selection, width, Qt.PenStyle.DashLine))
            inset = _INSET * geometry.cell + width / 2
            square = QRectF(geometry.square(cell)).adjusted(inset, inset, -inset, -inset)
            painter.drawRoundedRect(square, inset, inset)


def digit_at(geometry: Geometry, cell: int, point: QPointF) -> int:
    """The candidate of a cell at a point; 0 between them."""
    reach = _REACH * geometry.cell
    for digit in range(1, 10):
        away = point - middle_of(geometry, cell, digit)
        if away.x() ** 2 + away.y() ** 2 <= reach**2:
            return digit
    return 0


def middle_of(geometry: Geometry, cell: int, digit: int) -> QPointF:
    """Where a candidate of a cell is, in device pixels."""
    pitch = CANDIDATE_PITCH * geometry.cell
    row, col = divmod(digit - 1, 3)
    return geometry.middle(cell) + QPointF((col - 1) * pitch, (row - 1) * pitch)
