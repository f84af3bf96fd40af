"""The strokes that marks over the matrix are made of; lengths are device pixels."""

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen, QPolygonF

from sudoku_gui.panes.matrix.axis import Axis
from sudoku_gui.panes.matrix.scene import Scene
from sudoku_gui.player.selection import Target


def rails(painter: QPainter, band: QRect, colour: QColor, line: int, *, upright: bool) -> None:
    """Two lines along a band, outside of it, so that what is in it stays to be seen."""
    if upright:
        painter.fillRect(band.left() - line, band.top(), line, band.height(), colour)
        painter.fillRect(band.right() + 1, band.top(), line, band.height(), colour)
    else:
        painter.fillRect(band.left(), band.top() - line, band.width(), line, colour)
        painter.fillRect(band.left(), band.bottom() + 1, band.width(), line, colour)


def frame(painter: QPainter, square: QRect, colour: QColor, line: int) -> None:
    """A frame around a square, outside of it."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
    outer = square.adjusted(-line, -line, line, line)
    rails(painter, square, colour, line, upright=True)
    rails(painter, outer.adjusted(0, line, 0, -line), colour, line, upright=False)


def ring(painter: QPainter, square: QRect, colour: QColor, ground: QColor, line: int) -> None:
    """A ring around a square, on a wider one of the ground, so that it stands out from whatever is around it."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    around = QRectF(square).adjusted(-2 * line, -2 * line, 2 * line, 2 * line)
    for pen in (QPen(QBrush(ground), 2.5 * line), QPen(QBrush(colour), line)):
        painter.setPen(pen)
        painter.drawEllipse(around)


def triangles(painter: QPainter, scene: Scene, target: Target, colour: QColor, *, filled: bool) -> None:
    """A triangle at each ruler; at its end, pointing onwards, where the thing is out of sight."""
    layout, side = scene.layout, scene.legends.mark - 1
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QBrush(colour), max(1.0, side / 6)))
    painter.setBrush(QBrush(colour if filled else scene.theme.window))
    if target.item is not None:
        along, turn = _direction(layout.items, target.item, side)
        painter.drawPolygon(_triangle(along, layout.options.start - side / 2 - 1, side, turn or 90))
    if target.option is not None:
        along, turn = _direction(layout.options, target.option, side)
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
