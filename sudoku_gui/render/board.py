"""The board, painted: the one way it looks on screen, on paper, in pictures and in film frames.

From the ground up: paper and shades, colours, chips and hatching, the grid, marks, digits, the selection.
Each layer has its own module; all of them count in device pixels (see `board_geometry`).
"""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QTransform

from sudoku_gui.render import (
    board_chosen,
    board_colours,
    board_digits,
    board_lights,
    board_lines,
    board_marks,
    board_notes,
    board_traces,
)
from sudoku_gui.render.board_geometry import Geometry
from sudoku_gui.render.board_look import BoardLook, CellLook, Ink
from sudoku_gui.render.theme import Theme

_UPRIGHT = (QTransform.TransformationType.TxNone, QTransform.TransformationType.TxTranslate)

__all__ = ["BoardLook", "CellLook", "Ink", "candidate_at", "cell_at", "cell_rect", "paint"]


def paint(
    painter: QPainter, rect: QRectF, look: BoardLook, theme: Theme, device_pixel_ratio: float = 1.0
) -> None:
    """Paint a board as the largest square in the middle of `rect`.

    Args:
        painter: left as it was found.
        rect: in logical pixels; what the square does not need of it stays untouched.
        look: what to show.
        theme: in which colours.
        device_pixel_ratio: device pixels to one logical pixel; 1 for paper and SVG.
    """
    geometry = Geometry.within(rect, device_pixel_ratio)
    painter.save()
    _count_in_device_pixels(painter, device_pixel_ratio)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    board_lines.paint_grounds(painter, geometry, look, theme)
    board_colours.paint_bands(painter, geometry, look, theme)
    board_marks.paint_under_grid(painter, geometry, look, theme)
    board_lines.paint_grid(painter, geometry, theme)
    board_marks.paint_over_grid(painter, geometry, look, theme)
    board_colours.paint_shapes(painter, geometry, look, theme)
    board_digits.paint_candidates(painter, geometry, look, theme)
    board_notes.paint(painter, geometry, look, theme)
    board_traces.paint(painter, geometry, look, theme)
    board_digits.paint_digits(painter, geometry, look, theme)
    board_digits.paint_depths(painter, geometry, look, theme)
    board_chosen.paint(painter, geometry, look, theme)
    board_lights.paint(painter, geometry, look, theme)
    board_lines.paint_frame(painter, geometry, look, theme)
    painter.restore()


def cell_at(rect: QRectF, point: QPointF, device_pixel_ratio: float = 1.0) -> int | None:
    """The cell of a board painted in `rect` that lies at `point`; None beside the board."""
    return Geometry.within(rect, device_pixel_ratio).cell_at(point * device_pixel_ratio)


def candidate_at(rect: QRectF, point: QPointF, device_pixel_ratio: float = 1.0) -> int:
    """The candidate, of the cell that lies there, at `point`; 0 beside them."""
    geometry, point = Geometry.within(rect, device_pixel_ratio), point * device_pixel_ratio
    cell = geometry.cell_at(point)
    return 0 if cell is None else board_lights.digit_at(geometry, cell, point)


def cell_rect(rect: QRectF, cell: int, device_pixel_ratio: float = 1.0) -> QRectF:
    """Where a cell of a board painted in `rect` lies, without its lines, in logical pixels."""
    square = QRectF(Geometry.within(rect, device_pixel_ratio).square(cell))
    return QRectF(square.topLeft() / device_pixel_ratio, square.size() / device_pixel_ratio)


def _count_in_device_pixels(painter: QPainter, ratio: float) -> None:
    """Undo the scale, and the fraction of a pixel by which a window at 125 % may be shifted."""
    painter.scale(1 / ratio, 1 / ratio)
    origin = painter.deviceTransform()
    if origin.type() in _UPRIGHT:
        painter.translate(round(origin.dx()) - origin.dx(), round(origin.dy()) - origin.dy())
