"""The layer over the picture of the matrix: the latest change, the target, the place of the keyboard.

==============  ============================================================================
what            sign
==============  ============================================================================
just changed    a ring around a node, lines along both sides of a column or row;
                a full triangle at each ruler
pointed at      lines along both sides of its column and row, a frame around their crossing;
                bands, frames and open triangles for what belongs to it
keyboard        a double frame
==============  ============================================================================

Signs have a smallest size, so that they are found where a crossing is less than a pixel; the triangle of what has
scrolled away is at the end of the ruler and points there. What is folded away is marked where it closed up.
"""

from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFontMetricsF, QPainter, QPen

from sudoku_gui.features.matrix_view.axis import Axis
from sudoku_gui.features.matrix_view.layout import MatrixScene
from sudoku_gui.player.selection import Target
from sudoku_gui.render.fonts import CENTRE, RIGHT, option_within
from sudoku_gui.render.shapes import draw_with, paint_frame, pointer
from sudoku_gui.render.theme import faint
from sudoku_gui.wording.names import coloured_name

_MOST: Final = 24  # more bands and triangles would only paint everything over
_BAND: Final = 45  # how opaque a band is, of 255


def paint_changed(painter: QPainter, scene: MatrixScene) -> None:
    """Mark what the last event was about."""
    target, colour = scene.look.changed, scene.theme.newest
    if target is None:
        return
    line = max(2, scene.labels.line // 8)
    painter.setClipRect(scene.body)
    if target.item is None or target.option is None:
        _rails(painter, scene, target, colour, line)
    elif scene.layout.has(target):
        square = scene.crossing(target.item, target.option, scene.labels.line // 2)
        ring(painter, square, colour, scene.theme.paper, line)
    painter.setClipping(False)
    _triangles(painter, scene, target, colour, filled=True)


def paint_pointed(painter: QPainter, scene: MatrixScene, target: Target) -> None:
    """Mark what is pointed at and, where that is not too much, what belongs to it."""
    problem, colour = scene.look.problem, scene.theme.selection
    items, options = sorted(target.items(problem)), sorted(target.options(problem))
    parts = [Target(item=item) for item in items] if len(items) <= _MOST else []
    parts += [Target(option=option) for option in options] if len(options) <= _MOST else []
    line, least = max(1, scene.labels.line // 12), scene.labels.line // 3
    painter.setClipRect(scene.body)
    for part in parts:
        for band, _ in scene.bands(part):
            painter.fillRect(band, faint(colour, _BAND))
    _rails(painter, scene, target, colour, line)
    if max(scene.layout.cell, scene.body.height() / (len(options) or 1)) >= least:
        down, across = scene.layout.options, scene.layout.items
        for option in filter(down.has, (one for one in options if one in down.visible)):
            for item in filter(across.has, items):
                _frame(painter, scene.crossing(item, option, least), colour, line)
    painter.setClipping(False)
    for part in parts:
        is_itself = part in {Target(item=target.item), Target(option=target.option)}
        _triangles(painter, scene, part, colour, filled=is_itself)


def paint_cursor(painter: QPainter, scene: MatrixScene, target: Target) -> None:
    """Mark where the keyboard is: a double frame, the inner one of paper, that shows on every shade."""
    if target.item is None or target.option is None or not scene.layout.has(target):
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


def paint_spoken(painter: QPainter, scene: MatrixScene, pointed: Target | None) -> None:
    """Where not all names have space, write those that sentence, code and mouse speak of, beside their triangles."""
    look, top, left, labels = scene.look, scene.layout.top, scene.layout.left, scene.labels
    targets = [target for target in (look.changed, pointed) if target]
    painter.setFont(labels.font)
    painter.setPen(scene.theme.ink)
    metrics, taken = QFontMetricsF(labels.font), list[QRectF]()

    def put(axis: Axis, index: int, name: str, space: QRectF, where: Qt.AlignmentFlag) -> None:
        """Write a name where it covers none before it."""
        if axis.has(index) and not any(map(space.intersects, taken)):
            taken.append(space)
            painter.fillRect(space, scene.theme.window)
            painter.drawText(space, where, name)

    for item in (*(target.item for target in targets), look.chosen_item):
        if item is not None and not top.has_all:
            name, axis = coloured_name(look.problem, item, look.colours.get(item)), scene.layout.items
            width = metrics.horizontalAdvance(name) + labels.gap
            begin = max(axis.start, min(axis.middle(item) - width / 2, axis.end - width))
            space = QRectF(begin, scene.body.top() - top.gutter - top.names, width, top.names)
            put(axis, item, name, space, CENTRE)
    for option in (*(target.option for target in targets), look.tried):
        if option is not None and not left.has_all:
            width, axis = left.names - labels.gap / 2, scene.layout.options
            name = option_within(look.problem, option, labels.font, width)
            width = min(width, metrics.horizontalAdvance(name) + 1)
            begin = max(axis.start, min(axis.middle(option) - labels.line / 2, axis.end - labels.line))
            edge = scene.body.left() - left.gutter - labels.gap / 2
            put(axis, option, name, QRectF(edge - width, begin, width, labels.line), RIGHT)


# --- strokes --------------------------------------------------------------------------------------------


def _rails(painter: QPainter, scene: MatrixScene, target: Target, colour: QColor, line: int) -> None:
    """Paint two lines along the column and the row of a target, outside of them, so that what is there can be seen."""
    for band, upright in scene.bands(target):
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
    for axis, index, across, upright in (
        (layout.items, target.item, layout.options.start, True),
        (layout.options, target.option, layout.items.start, False),
    ):
        if index is not None:
            along, onwards = _direction(axis, index, side)
            middle, turned = (
                QPointF(along, across - side / 2 - 1),
                QPointF(onwards, 1 - abs(onwards)) * (side / 2),
            )
            if not upright:
                middle, turned = middle.transposed(), turned.transposed()
            painter.drawPolygon(pointer(middle + turned, turned * -2, side / 2))


def _direction(axis: Axis, index: int, side: int) -> tuple[float, int]:
    """Where along a ruler a triangle is, and where it points: to the body (0), back (-1) or onwards (1)."""
    middle = axis.middle(index)
    if middle < axis.start:
        return axis.start + side / 2, -1
    if middle > axis.end:
        return axis.end - side / 2, 1
    return middle, 0
