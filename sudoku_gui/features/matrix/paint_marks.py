"""What is laid over the picture of the matrix: what has just changed, what is pointed at, where the keyboard is.

==============  ============================================================================
what            mark
==============  ============================================================================
just changed    a ring around a node, lines along both sides of a column or row;
                a full triangle at each ruler
pointed at      lines along both sides of its column and row, a frame around their crossing;
                bands, frames and open triangles for what belongs to it
keyboard        a double frame
==============  ============================================================================

Marks have a smallest size, so that they are found where a crossing is less than a pixel; the triangle of what has
scrolled away is at the end of the ruler and points there. What is folded away is marked where it closed up.
"""

from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen, QPolygonF

from sudoku_gui.features.matrix.axis import Axis
from sudoku_gui.features.matrix.layout import MatrixScene
from sudoku_gui.player.selection import Target
from sudoku_gui.render.shapes import draw_with, paint_frame, pointer
from sudoku_gui.render.theme import faint

_MOST: Final = 24  # more bands and triangles would only paint everything over
_BAND: Final = 45  # how opaque a band is, of 255


def paint_changed(painter: QPainter, scene: MatrixScene) -> None:
    """Mark what the last event was about."""
    target, colour = scene.look.changed, scene.theme.newest
    if target is None:
        return
    line = max(2, scene.labels.line // 8)
    painter.setClipRect(scene.body)
    if target.item is not None and target.option is not None and scene.has(target):
        square = scene.crossing(target.item, target.option, scene.labels.line // 2)
        ring(painter, square, colour, scene.theme.paper, line)
    elif target.item is not None and target.option is None:
        _rails(painter, scene.column(target.item), colour, line, upright=True)
    elif target.option is not None and target.item is None:
        _rails(painter, scene.row(target.option), colour, line, upright=False)
    painter.setClipping(False)
    _triangles(painter, scene, target, colour, filled=True)


def paint_pointed(painter: QPainter, scene: MatrixScene, target: Target) -> None:
    """Mark what is pointed at, and what belongs to it."""
    problem = scene.look.problem
    items, options = sorted(target.items(problem)), sorted(target.options(problem))
    painter.setClipRect(scene.body)
    _paint_bands(painter, scene, items, options)
    colour, line = scene.theme.selection, max(1, scene.labels.line // 12)
    if target.item is not None:
        _rails(painter, scene.column(target.item), colour, line, upright=True)
    if target.option is not None:
        _rails(painter, scene.row(target.option), colour, line, upright=False)
    least = scene.labels.line // 3
    if max(scene.layout.cell, scene.body.height() / (len(options) or 1)) >= least:
        _paint_frames(painter, scene, items, options, least)
    painter.setClipping(False)
    _paint_triangles(painter, scene, target, items, options)


def paint_cursor(painter: QPainter, scene: MatrixScene, target: Target) -> None:
    """Mark where the keyboard is: a double frame, the inner one of paper, that shows on every shade."""
    if target.item is None or target.option is None or not scene.has(target):
        return
    painter.setClipRect(scene.body)
    square = scene.crossing(target.item, target.option, scene.labels.line // 2)
    line = max(2, scene.labels.line // 9)
    _frame(painter, square, scene.theme.paper, line)
    _frame(painter, square.adjusted(-line, -line, line, line), scene.theme.selection, line)
    painter.setClipping(False)


def paint_thumbs(painter: QPainter, scene: MatrixScene) -> None:
    """Show which part of the matrix is in view, along its lower and right edge, where it is not all of it."""
    thick, least = max(2, scene.labels.line // 6), scene.labels.line
    body, colour = scene.body, scene.theme.thin_line
    across, down = scene.layout.items, scene.layout.options
    if across.furthest:
        start, length = across.thumb(least)
        painter.fillRect(start, body.bottom() + 1 - thick, length, thick, colour)
    if down.furthest:
        start, length = down.thumb(least)
        painter.fillRect(body.right() + 1 - thick, start, thick, length, colour)


def _paint_bands(painter: QPainter, scene: MatrixScene, items: list[int], options: list[int]) -> None:
    band = faint(scene.theme.selection, _BAND)
    for item in items if len(items) <= _MOST else ():
        painter.fillRect(scene.column(item), band)
    for option in options if len(options) <= _MOST else ():
        painter.fillRect(scene.row(option), band)


def _paint_frames(
    painter: QPainter, scene: MatrixScene, items: list[int], options: list[int], least: int
) -> None:
    line, colour = max(1, scene.labels.line // 12), scene.theme.selection
    down, across = scene.layout.options, scene.layout.items
    for option in options:
        if option in down.visible and down.has(option):
            for item in filter(across.has, items):
                _frame(painter, scene.crossing(item, option, least), colour, line)


def _paint_triangles(
    painter: QPainter, scene: MatrixScene, target: Target, items: list[int], options: list[int]
) -> None:
    """Paint a full triangle for the target itself, and open ones for what belongs to it, if they are few."""
    colour = scene.theme.selection
    for item in items if len(items) <= _MOST else ():
        _triangles(painter, scene, Target(item=item), colour, filled=item == target.item)
    for option in options if len(options) <= _MOST else ():
        _triangles(painter, scene, Target(option=option), colour, filled=option == target.option)


# --- strokes --------------------------------------------------------------------------------------------


def _rails(painter: QPainter, band: QRect, colour: QColor, line: int, *, upright: bool) -> None:
    """Paint two lines along a band, outside of it, so that what is in it can still be seen."""
    if upright:
        painter.fillRect(band.left() - line, band.top(), line, band.height(), colour)
        painter.fillRect(band.right() + 1, band.top(), line, band.height(), colour)
    else:
        painter.fillRect(band.left(), band.top() - line, band.width(), line, colour)
        painter.fillRect(band.left(), band.bottom() + 1, band.width(), line, colour)


def _frame(painter: QPainter, square: QRect, colour: QColor, line: int) -> None:
    """Paint a frame around a square, outside of it."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
    paint_frame(painter, QRectF(square).adjusted(-line, -line, line, line), line, colour)


def ring(painter: QPainter, square: QRect, colour: QColor, background: QColor, line: int) -> None:
    """Paint a ring around a square, on a wider one of the background, so that it can be seen on any shade."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    around = QRectF(square).adjusted(-2 * line, -2 * line, 2 * line, 2 * line)
    for pen in (QPen(QBrush(background), 2.5 * line), QPen(QBrush(colour), line)):
        painter.setPen(pen)
        painter.drawEllipse(around)


def _triangles(
    painter: QPainter, scene: MatrixScene, target: Target, colour: QColor, *, filled: bool
) -> None:
    """Paint a triangle at each ruler; at its end, pointing onwards, where the thing is out of view."""
    layout, side = scene.layout, scene.labels.mark - 1
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw_with(
        painter, QPen(QBrush(colour), max(1.0, side / 6)), QBrush(colour if filled else scene.theme.window)
    )
    if target.item is not None:
        in_slices, turn = _direction(layout.items, target.item, side)
        painter.drawPolygon(_triangle(in_slices, layout.options.start - side / 2 - 1, side, turn or 90))
    if target.option is not None:
        in_slices, turn = _direction(layout.options, target.option, side)
        painter.drawPolygon(_triangle(layout.items.start - side / 2 - 1, in_slices, side, turn and turn + 90))


def _direction(axis: Axis, index: int, side: int) -> tuple[float, int]:
    """Where along a ruler a triangle is, and 0, or where it points: 180 back, 360 onwards."""
    middle = axis.middle(index)
    if middle < axis.start:
        return axis.start + side / 2, 180
    if middle > axis.end:
        return axis.end - side / 2, 360
    return middle, 0


def _triangle(x: float, y: float, side: float, turn: int) -> QPolygonF:
    """A triangle around a point that points right at 0 or 360, down at 90, left at 180, up at 270."""
    right, down = {0: (1, 0), 90: (0, 1), 180: (-1, 0), 270: (0, -1)}[turn % 360]
    onwards = QPointF(right, down) * (side / 2)
    return pointer(QPointF(x, y) + onwards, onwards * -2, side / 2)
