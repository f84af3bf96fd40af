"""The selection: a frame around the selected cell, or one outline around several, with the cursor inside.

::

+-------+
| 1   2 |       cells 1 to 4 are selected;
|   +---+       the cell with the cursor has a frame of its own
| 3 |
+---+
"""

from PySide6.QtCore import QRectF

from sudoku_gui.render.board.geometry import BoardDrawing, BoardGeometry
from sudoku_gui.render.shapes import paint_frame

_BOLD, _PLAIN = 0.075, 0.04  # widths of the frame with and without the keyboard, in sides of a cell
_CURSOR_GAP, _CURSOR = 0.05, 0.035


def paint(drawing: BoardDrawing) -> None:
    """Over the thin lines beside the cells: bold with the keyboard, thin when quiet."""
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
