"""The board, painted: the one way it looks on screen, on paper, in pictures and in film frames.

From the ground up: paper and shades, colours, chips and hatching, the grid, marks, digits, the selection. Colours,
marks and digits have modules of their own; all layers count in device pixels (see `geometry`).
"""

from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QPainter, QTransform

from sudoku_gui.render.board import colours, digits, signs
from sudoku_gui.render.board.geometry import BoardDrawing, BoardGeometry
from sudoku_gui.render.board.look import BoardLook, background
from sudoku_gui.render.shapes import paint_frame
from sudoku_gui.render.theme import Theme

_UPRIGHT = (QTransform.TransformationType.TxNone, QTransform.TransformationType.TxTranslate)


def paint(
    painter: QPainter, rect: QRectF, look: BoardLook, theme: Theme, device_pixel_ratio: float = 1.0
) -> None:
    """Paint a board as the largest square in the middle of `rect`, which is in logical pixels.

    The rest of `rect` stays untouched. `device_pixel_ratio` is 1 for paper and SVG.
    """
    drawing = BoardDrawing(painter, BoardGeometry.within(rect, device_pixel_ratio), look, theme)
    painter.save()
    _count_in_device_pixels(painter, device_pixel_ratio)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_backgrounds(drawing)
    colours.paint_bands(drawing)
    if look.overlay is not None:
        look.overlay.paint_backgrounds(drawing)
    signs.paint_under_grid(drawing)
    paint_grid(painter, drawing.geometry, theme)
    signs.paint_over_grid(drawing)
    colours.paint_shapes(drawing)
    digits.paint_candidates(drawing)
    digits.paint_notes(drawing)
    signs.paint_differences(drawing)
    digits.paint_digits(drawing)
    digits.paint_guess_numbers(drawing)
    signs.paint_wrong(drawing)
    signs.paint_chosen(drawing)
    signs.paint_highlighted(drawing)
    if look.overlay is not None:
        look.overlay.paint_signs(drawing)
    _paint_selection(drawing)
    painter.restore()


def cell_at(rect: QRectF, point: QPointF, device_pixel_ratio: float = 1.0) -> int | None:
    """The cell at `point` of a board painted in `rect`; None beside the board."""
    return BoardGeometry.within(rect, device_pixel_ratio).cell_at(point * device_pixel_ratio)


def candidate_at(rect: QRectF, point: QPointF, device_pixel_ratio: float = 1.0) -> int:
    """The candidate at `point` in its cell; 0 between candidates."""
    geometry, point = BoardGeometry.within(rect, device_pixel_ratio), point * device_pixel_ratio
    cell = geometry.cell_at(point)
    return 0 if cell is None else signs.candidate_at(geometry, cell, point)


def cell_rect(rect: QRectF, cell: int, device_pixel_ratio: float = 1.0) -> QRectF:
    """A cell of a board painted in `rect`, without its lines, in logical pixels."""
    square = QRectF(BoardGeometry.within(rect, device_pixel_ratio).square(cell))
    return QRectF(square.topLeft() / device_pixel_ratio, square.size() / device_pixel_ratio)


def _count_in_device_pixels(painter: QPainter, ratio: float) -> None:
    """Undo the scale, and the fraction of a pixel by which a window at 125 % may be shifted."""
    painter.scale(1 / ratio, 1 / ratio)
    origin = painter.deviceTransform()
    if origin.type() in _UPRIGHT:
        painter.translate(round(origin.dx()) - origin.dx(), round(origin.dy()) - origin.dy())


# --- backgrounds and lines --------------------------------------------------------------------------------


def _paint_backgrounds(drawing: BoardDrawing) -> None:
    geometry, theme = drawing.geometry, drawing.theme
    drawing.painter.fillRect(QRect(geometry.left, geometry.top, geometry.side, geometry.side), theme.paper)
    for cell in range(81):
        if (colour := background(drawing.look, cell, theme)) != theme.paper:
            drawing.painter.fillRect(geometry.square(cell), colour)


def paint_grid(painter: QPainter, geometry: BoardGeometry, theme: Theme) -> None:
    """Paint the thin lines, and over their ends the thick ones."""
    left, top, side = geometry.left, geometry.top, geometry.side
    for index in (1, 2, 4, 5, 7, 8, 0, 3, 6, 9):
        is_thick = index % 3 == 0
        width, colour = (geometry.thick, theme.thick_line) if is_thick else (geometry.thin, theme.thin_line)
        at = (geometry.start(index) if index < 9 else side) - width
        painter.fillRect(left, top + at, side, width, colour)
        painter.fillRect(left + at, top, width, side, colour)


_BOLD, _PLAIN = 0.075, 0.04  # widths of the frame with and without the keyboard, in sides of a cell
_CURSOR_GAP, _CURSOR = 0.05, 0.035


def _paint_selection(drawing: BoardDrawing) -> None:
    """Outline the cells, over the thin lines beside them: bold with the keyboard, thin when quiet."""
    look, geometry = drawing.look, drawing.geometry
    if look.selected is None:
        return
    width, thin = _width(drawing), geometry.thin
    if not look.selection:
        outer = QRectF(geometry.square(look.selected)).adjusted(-thin, -thin, thin, thin)
        paint_frame(drawing.painter, outer, width, drawing.theme.selection)
        return
    for cell in look.selection:
        for side in _bars(cell, look.selection, geometry, width):
            drawing.painter.fillRect(side, drawing.theme.selection)
    inset = width + _CURSOR_GAP * drawing.cell
    inner = QRectF(geometry.square(look.selected)).adjusted(inset, inset, -inset, -inset)
    bar = max(thin, min(width, round(_CURSOR * drawing.cell)))
    paint_frame(drawing.painter, inner, bar, drawing.theme.selection)


def _width(drawing: BoardDrawing) -> int:
    look, thin = drawing.look, drawing.geometry.thin
    if look.quiet:
        return 2 * thin
    width = max(3 * thin, round(drawing.cell * (_BOLD if look.focus else _PLAIN)))
    return width if look.focus else max(2 * thin, width - thin)


def _bars(cell: int, cells: frozenset[int], geometry: BoardGeometry, width: int) -> list[QRectF]:
    """The sides of a cell at which the selection ends, as far as the bars of the neighbours."""
    col, thin = cell % 9, geometry.thin
    left, right = col > 0 and cell - 1 in cells, col < 8 and cell + 1 in cells
    above, below = cell - 9 in cells, cell + 9 in cells
    square = QRectF(geometry.square(cell))
    outer = square.adjusted(-thin, -thin, thin, thin)
    # Towards a selected neighbour a bar reaches over the line between the two, to where a corner may be.
    start = geometry.square(cell - 1).right() + 1 + thin - width if left else outer.left()
    end = geometry.square(cell + 1).left() - thin + width if right else outer.right()
    top = geometry.square(cell - 9).bottom() + 1 + thin - width if above else outer.top()
    bottom = geometry.square(cell + 9).top() - thin + width if below else outer.bottom()
    bars = (
        (above, QRectF(start, outer.top(), end - start, width)),
        (below, QRectF(start, outer.bottom() - width, end - start, width)),
        (left, QRectF(outer.left(), top, width, bottom - top)),
        (right, QRectF(outer.right() - width, top, width, bottom - top)),
    )
    return [bar for goes_on, bar in bars if not goes_on]
