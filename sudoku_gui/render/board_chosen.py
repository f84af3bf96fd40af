"""The column that the search branches on: a dashed frame around its cell, small frames around its candidates.

A house has no place of its own on a board. It is told by its candidates, each framed, and the shade behind its cells.
"""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from sudoku_gui.render.board_digits import CANDIDATE_PITCH
from sudoku_gui.render.board_geometry import Geometry
from sudoku_gui.render.board_lights import middle_of
from sudoku_gui.render.board_look import BoardLook
from sudoku_gui.render.theme import Theme

_STROKE = 0.035
_INSET = 0.015
_CANDIDATE_STROKE = 0.028
_HALF = 0.46 * CANDIDATE_PITCH
"""Half the side of a candidate's frame, in sides of a cell."""


def paint(painter: QPainter, geometry: Geometry, look: BoardLook, theme: Theme) -> None:
    """Frame what belongs to the column."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for number, cell in enumerate(look.cells):
        if cell.chosen:
            width = max(2.0, _STROKE * geometry.cell)
            painter.setPen(QPen(theme.chosen_column, width, Qt.PenStyle.DashLine))
            inset = max(1.0, _INSET * geometry.cell) + width / 2
            painter.drawRect(QRectF(geometry.square(number)).adjusted(inset, inset, -inset, -inset))
        if cell.options and not cell.digit and not cell.chosen:
            painter.setPen(QPen(theme.chosen_column, max(1.0, _CANDIDATE_STROKE * geometry.cell)))
            half = _HALF * geometry.cell
            for digit in cell.option_digits:
                middle = middle_of(geometry, number, digit)
                painter.drawRect(QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half))
