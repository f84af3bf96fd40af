"""The board, painted: the one way it looks on screen, on paper, in pictures and in film frames.

From the ground up: paper and shades, colours, chips and hatching, the grid, marks, digits, the selection. Colours,
marks and digits have modules of their own; all layers count in device pixels (see `board_geometry`).
"""

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QPainter, QTransform

from sudoku_gui.render import board_colours, board_digits, board_marks
from sudoku_gui.render.board_geometry import Geometry
from sudoku_gui.render.board_look import BoardLook, CellLook, Ink, ground
from sudoku_gui.render.theme import Theme

_UPRIGHT = (QTransform.TransformationType.TxNone, QTransform.TransformationType.TxTranslate)

__all__ = ["BoardLook", "CellLook", "Ink", "candidate_at", "cell_at", "cell_rect", "paint", "paint_grid"]


def paint(
    painter: QPainter, rect: QRectF, look: BoardLook, theme: Theme, device_pixel_ratio: float = 1.0
) -> None:
    """Paint a board as the largest square in the middle of `rect`, which is in logical pixels.

    The rest of `rect` stays untouched. `device_pixel_ratio` is 1 for paper and SVG.
    """
    geometry = Geometry.within(rect, device_pixel_ratio)
    painter.save()
    _count_in_device_pixels(painter, device_pixel_ratio)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_grounds(painter, geometry, look, theme)
    board_colours.paint_bands(painter, geometry, look, theme)
    board_marks.paint_under_grid(painter, geometry, look, theme)
    paint_grid(painter, geometry, theme)
    board_marks.paint_over_grid(painter, geometry, look, theme)
    board_colours.paint_shapes(painter, geometry, look, theme)
    board_digits.paint_candidates(painter, geometry, look, theme)
    board_digits.paint_notes(painter, geometry, look, theme)
    board_marks.paint_differences(painter, geometry, look, theme)
    board_digits.paint_digits(painter, geometry, look, theme)
    board_digits.paint_depths(painter, geometry, look, theme)
    board_marks.paint_chosen(painter, geometry, look, theme)
    board_marks.paint_lit(painter, geometry, look, theme)
    _paint_frame(painter, geometry, look, theme)
    painter.restore()


def cell_at(rect: QRectF, point: QPointF, device_pixel_ratio: float = 1.0) -> int | None:
    """The cell at `point` of a board painted in `rect`; None beside the board."""
    return Geometry.within(rect, device_pixel_ratio).cell_at(point * device_pixel_ratio)


def candidate_at(rect: QRectF, point: QPointF, device_pixel_ratio: float = 1.0) -> int:
    """The candidate at `point` in its cell; 0 between candidates."""
    geometry, point = Geometry.within(rect, device_pixel_ratio), point * device_pixel_ratio
    cell = geometry.cell_at(point)
    return 0 if cell is None else board_marks.candidate_at(geometry, cell, point)


def cell_rect(rect: QRectF, cell: int, device_pixel_ratio: float = 1.0) -> QRectF:
    """A cell of a board painted in `rect`, without its lines, in logical pixels."""
    square = QRectF(Geometry.within(rect, device_pixel_ratio).square(cell))
    return QRectF(square.topLeft() / device_pixel_ratio, square.size() / device_pixel_ratio)


def _count_in_device_pixels(painter: QPainter, ratio: float) -> None:
    """Undo the scale, and the fraction of a pixel by which a window at 125 % may be shifted."""
    painter.scale(1 / ratio, 1 / ratio)
    origin = painter.deviceTransform()
    if origin.type() in _UPRIGHT:
        painter.translate(round(origin.dx()) - origin.dx(), round(origin.dy()) - origin.dy())


# --- grounds and lines --------------------------------------------------------------------------------


def _paint_grounds(painter: QPainter, geometry: Geometry, look: BoardLook, theme: Theme) -> None:
    painter.fillRect(QRect(geometry.left, geometry.top, geometry.side, geometry.side), theme.paper)
    for cell in range(81):
        if (colour := ground(look, cell, theme)) != theme.paper:
            painter.fillRect(geometry.square(cell), colour)


def paint_grid(painter: QPainter, geometry: Geometry, theme: Theme) -> None:
    """The thin lines, and over their ends the thick ones."""
    for index in (1, 2, 4, 5, 7, 8):
        for line in _across(geometry, geometry.start(index) - geometry.thin, geometry.thin):
            painter.fillRect(line, theme.thin_line)
    for index in (0, 3, 6, 9):
        at = geometry.start(index) - geometry.thick if index < 9 else geometry.side - geometry.thick
        for line in _across(geometry, at, geometry.thick):
            painter.fillRect(line, theme.thick_line)


def _across(geometry: Geometry, at: int, width: int) -> Iterator[QRect]:
    yield QRect(geometry.left, geometry.top + at, geometry.side, width)
    yield QRect(geometry.left + at, geometry.top, width, geometry.side)


def _paint_frame(painter: QPainter, geometry: Geometry, look: BoardLook, theme: Theme) -> None:
    """The frame of the selected cell, over the thin lines beside it: bold with the keyboard, thin when quiet."""
    if look.selected is None:
        return
    thin = geometry.thin
    width = max(3 * thin, round(geometry.cell * (0.075 if look.focus else 0.04)))
    if look.quiet:
        width = 2 * thin
    elif not look.focus:
        width = max(2 * thin, width - thin)
    outer = geometry.square(look.selected).adjusted(-thin, -thin, thin, thin)
    left, top, side = outer.left(), outer.top(), outer.width()
    for bar in (
        QRect(left, top, side, width),
        QRect(left, top + side - width, side, width),
        QRect(left, top + width, width, side - 2 * width),
        QRect(left + side - width, top + width, width, side - 2 * width),
    ):
        painter.fillRect(bar, theme.selection)
