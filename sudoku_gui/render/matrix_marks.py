"""What is laid over the picture of the matrix: what has just changed, what is pointed at, where the keyboard is.

==============  ============================================================================
what            mark
==============  ============================================================================
just changed    a ring around a node, a frame around a column or row; a full triangle at each ruler
pointed at      lines along both sides of its column and row, a frame around their crossing;
                bands along what belongs to it; an open triangle at each ruler
==============  ============================================================================

Marks have a smallest size, so that they are found where a crossing is less than a pixel; the triangle of what has
scrolled away stands at the end of the ruler and points there.
"""

from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen, QPolygonF

from sudoku_gui.render.matrix_axis import Axis
from sudoku_gui.render.matrix_layout import Layout
from sudoku_gui.render.matrix_legends import Legends
from sudoku_gui.render.matrix_look import MatrixLook
from sudoku_gui.render.theme import Theme
from sudoku_gui.session.pointing import Spot

_MOST_BANDS: Final = 24
"""More bands would only paint everything over: beyond that, crossings are framed alone."""
_MOST_FRAMES: Final = 400
_BAND: Final = 45
"""How opaque a band is, of 255."""


def paint_changed(
    painter: QPainter, look: MatrixLook, layout: Layout, legends: Legends, theme: Theme
) -> None:
    """Mark what the last event was about."""
    spot = look.changed
    if spot is None:
        return
    line = max(2, legends.line // 8)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _clip(painter, layout)
    if spot.item is not None and spot.option is not None:
        _paint_ring(painter, _crossing(layout, spot.item, spot.option, legends.line // 2), theme, line)
    elif spot.item is not None:
        _paint_lines(painter, _column(layout, spot.item), theme.newest, line, upright=True)
    elif spot.option is not None:
        _paint_lines(painter, _row(layout, spot.option), theme.newest, line, upright=False)
    painter.setClipping(False)
    _paint_triangles(painter, spot, layout, legends, theme.newest, filled=True)


def paint_pointed(
    painter: QPainter, look: MatrixLook, spot: Spot, layout: Layout, legends: Legends, theme: Theme
) -> None:
    """Mark what is pointed at, and what belongs to it."""
    items, options = sorted(spot.items(look.problem)), sorted(spot.options(look.problem))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
    _clip(painter, layout)
    band = QColor(theme.selection)
    band.setAlpha(_BAND)
    if len(items) <= _MOST_BANDS:
        for item in items:
            painter.fillRect(_column(layout, item), band)
    if len(options) <= _MOST_BANDS:
        for option in options:
            painter.fillRect(_row(layout, option), band)
    line = max(1, legends.line // 12)
    if spot.item is not None:
        _paint_lines(painter, _column(layout, spot.item), theme.selection, line, upright=True)
    if spot.option is not None:
        _paint_lines(painter, _row(layout, spot.option), theme.selection, line, upright=False)
    pairs = ((item, option) for option in options[:_MOST_FRAMES] for item in items)
    for item, option in pairs:
        _paint_frame(painter, _crossing(layout, item, option, legends.line // 3), theme.selection, line)
    painter.setClipping(False)
    for item in items[:_MOST_BANDS]:
        _paint_triangles(painter, Spot(item=item), layout, legends, theme.selection, filled=item == spot.item)
    for option in options[:_MOST_BANDS]:
        _paint_triangles(
            painter, Spot(option=option), layout, legends, theme.selection, filled=option == spot.option
        )


def paint_cursor(painter: QPainter, spot: Spot, layout: Layout, legends: Legends, theme: Theme) -> None:
    """Mark where the keyboard is: a double frame, one in ink and one in paper, that shows on every shade."""
    if spot.item is None or spot.option is None:
        return
    _clip(painter, layout)
    square = _crossing(layout, spot.item, spot.option, legends.line // 2)
    line = max(2, legends.line // 9)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
    _paint_frame(painter, square.adjusted(-line, -line, line, line), theme.paper, line)
    _paint_frame(painter, square.adjusted(-2 * line, -2 * line, 2 * line, 2 * line), theme.selection, line)
    painter.setClipping(False)


def paint_thumbs(painter: QPainter, layout: Layout, legends: Legends, theme: Theme) -> None:
    """Show which part of the matrix is in sight, along its lower and right edge, where it is not all of it."""
    thick = max(2, legends.line // 6)
    across, down = layout.items, layout.options
    if across.furthest:
        start, length = _thumb(across, legends.line)
        painter.fillRect(start, down.end - thick, length, thick, theme.thin_line)
    if down.furthest:
        start, length = _thumb(down, legends.line)
        painter.fillRect(across.end - thick, start, thick, length, theme.thin_line)


def _thumb(axis: Axis, least: int) -> tuple[int, int]:
    length = max(least, round(axis.length * axis.length / axis.extent))
    return axis.start + round((axis.length - length) * axis.offset / axis.furthest), length


def _clip(painter: QPainter, layout: Layout) -> None:
    across, down = layout.items, layout.options
    painter.setClipRect(QRect(across.start, down.start, across.end - across.start, down.end - down.start))


def _column(layout: Layout, item: int) -> QRect:
    across, down = layout.items, layout.options
    return QRect(across.place(item), down.start, across.size(item), down.end - down.start)


def _row(layout: Layout, option: int) -> QRect:
    across, down = layout.items, layout.options
    return QRect(across.start, down.place(option), across.end - across.start, down.size(option))


def _crossing(layout: Layout, item: int, option: int, least: int) -> QRect:
    """The square of a crossing, or a larger one around it."""
    across, down = layout.items, layout.options
    width, height = max(least, across.size(item)), max(least, down.size(option))
    left = round(across.middle(item) - width / 2)
    return QRect(left, round(down.middle(option) - height / 2), width, height)


def _paint_lines(painter: QPainter, band: QRect, colour: QColor, line: int, *, upright: bool) -> None:
    """Two lines along a band, outside of it, so that what is in it stays to be seen."""
    if upright:
        painter.fillRect(band.left() - line, band.top(), line, band.height(), colour)
        painter.fillRect(band.right() + 1, band.top(), line, band.height(), colour)
    else:
        painter.fillRect(band.left(), band.top() - line, band.width(), line, colour)
        painter.fillRect(band.left(), band.bottom() + 1, band.width(), line, colour)


def _paint_frame(painter: QPainter, square: QRect, colour: QColor, line: int) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    pen = QPen(QBrush(colour), line)
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    painter.setPen(pen)
    painter.drawRect(QRectF(square).adjusted(-line / 2, -line / 2, line / 2, line / 2))


def _paint_ring(painter: QPainter, square: QRect, theme: Theme, line: int) -> None:
    """A ring in a paler one, so that it stands out from whatever is around it."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    around = QRectF(square).adjusted(-2 * line, -2 * line, 2 * line, 2 * line)
    painter.setPen(QPen(QBrush(theme.paper), 2 * line))
    painter.drawEllipse(around)
    painter.setPen(QPen(QBrush(theme.newest), line))
    painter.drawEllipse(around)


def _paint_triangles(
    painter: QPainter, spot: Spot, layout: Layout, legends: Legends, colour: QColor, *, filled: bool
) -> None:
    """A triangle at each ruler; at its end, pointing onwards, where the thing is out of sight."""
    side = legends.mark - 1
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QBrush(colour), max(1.0, legends.line / 14)))
    painter.setBrush(QBrush(colour) if filled else Qt.BrushStyle.NoBrush)
    if spot.item is not None:
        along, turn = _direction(layout.items, spot.item, side)
        painter.drawPolygon(_triangle(along, layout.options.start - side / 2 - 1, side, turn or 90))
    if spot.option is not None:
        along, turn = _direction(layout.options, spot.option, side)
        painter.drawPolygon(_triangle(layout.items.start - side / 2 - 1, along, side, turn and turn + 90))


def _direction(axis: Axis, index: int, side: int) -> tuple[float, int]:
    """Where along a ruler a triangle stands, and 0, or where it points: 180 back, 360 onwards."""
    middle = axis.middle(index)
    if middle < axis.start:
        return axis.start + side / 2, 180
    if middle > axis.end:
        return axis.end - side / 2, 360
    return middle, 0


def _triangle(x: float, y: float, side: float, turn: int) -> QPolygonF:
    """A triangle around a point that points right at 0 or 360, down at 90, left at 180, up at 270."""
    half = side / 2
    right, down = {0: (1, 0), 90: (0, 1), 180: (-1, 0), 270: (0, -1)}[turn % 360]
    tip = QPointF(x + half * right, y + half * down)
    base = QPointF(x - half * right, y - half * down)
    across = QPointF(half * down, half * right)
    return QPolygonF([tip, base + across, base - across])
