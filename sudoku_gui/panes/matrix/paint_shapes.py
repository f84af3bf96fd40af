"""The matrix from near: the crossings in sight, each with the shape of its state.

The shapes of all states are drawn once for a size and a theme, side by side in one strip, and copied from there.
"""

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPen, QPolygonF

from sudoku_gui.panes.matrix.axis import Axis
from sudoku_gui.panes.matrix.image import colours
from sudoku_gui.panes.matrix.look import CODES, FORCED, FRESH, GIVEN, GUESSED, LIVE, REMOVED, MatrixLook
from sudoku_gui.render.theme import Theme

SMALLEST: Final = 5
"""From so many pixels on a crossing has room for a shape."""

_HATCHED: Final = 5
"""From so many pixels on hatching has room within a frame; a cross stands for it in less."""

_ROUND: Final = 9
"""From so many pixels on round shapes are smoothed: smaller ones would only be blurred."""


def paint_crossings(painter: QPainter, look: MatrixLook, items: Axis, options: Axis, theme: Theme) -> None:
    """Paint the crossings in sight."""
    cell = min(items.grain_size, options.grain_size)
    strip = shapes(cell, theme)
    problem, states, across = look.problem, look.states, items.visible
    right, down = (items.grain_size - cell) // 2, (options.grain_size - cell) // 2
    for option in options.visible:
        top, crossing = options.place(option) + down, problem.crossings[option]
        for number, item in enumerate(problem.options[option], crossing):
            if item in across:
                painter.drawImage(items.place(item) + right, top, strip, states[number] * cell, 0, cell, cell)


def paint_ground(painter: QPainter, look: MatrixLook, items: Axis, options: Axis, theme: Theme) -> None:
    """Paper, and bands where columns and rows are gone."""
    width, height = items.end - items.start, options.end - options.start
    painter.fillRect(items.start, options.start, width, height, theme.paper)
    for first, last in _stretches(look.columns, items.visible):
        left = items.place(first)
        painter.fillRect(left, options.start, items.place(last) - left, height, theme.house_shade)
    for first, last in _stretches(look.rows, options.visible):
        top = options.place(first)
        painter.fillRect(items.start, top, width, options.place(last) - top, theme.house_shade)


def _stretches(flags: bytes, visible: range) -> list[tuple[int, int]]:
    """Where the flags are set: first index, and the one after the last."""
    found = []
    first = flags.find(1, visible.start, visible.stop)
    while first >= 0:
        last = flags.find(0, first, visible.stop)
        last = visible.stop if last < 0 else last
        found.append((first, last))
        first = flags.find(1, last, visible.stop)
    return found


@lru_cache(maxsize=8)
def shapes(cell: int, theme: Theme) -> QImage:
    """A strip of squares of ``cell`` pixels: the shape of code n in the n-th."""
    strip = QImage(CODES * cell, cell, QImage.Format.Format_ARGB32_Premultiplied)
    strip.fill(Qt.GlobalColor.transparent)
    painter = QPainter(strip)
    for code, colour in enumerate(colours(theme)):
        if code >= REMOVED:
            paint_shape(painter, QRect(code * cell, 0, cell, cell), code, colour)
    painter.end()
    return strip


def paint_shape(painter: QPainter, square: QRect, code: int, colour: QColor) -> None:
    """Paint the shape of a state within a square, with some air around it."""
    side = square.width()
    air = max(1, side // 7) if side >= SMALLEST else 0
    inner = square.adjusted(air, air, -air, -air)
    painter.setRenderHint(
        QPainter.RenderHint.Antialiasing, side >= _ROUND and code in {GIVEN, FORCED, GUESSED}
    )
    if side < SMALLEST or code == LIVE:
        painter.fillRect(inner, colour)
    elif code == REMOVED:
        _frame(painter, inner, colour, max(1, side // 16))
    elif code == FRESH and inner.width() < _HATCHED:
        _cross(painter, inner, colour)
    elif code == FRESH:
        _frame(painter, inner, colour, max(1, side // 16))
        _hatch(painter, inner, colour)
    elif code == GUESSED:
        _fill(
            painter,
            QPolygonF(_corners(QRectF(square).adjusted(air / 2, air / 2, -air / 2, -air / 2))),
            colour,
        )
    else:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawEllipse(QRectF(inner))


def _frame(painter: QPainter, rect: QRect, colour: QColor, line: int) -> None:
    painter.fillRect(rect.x(), rect.y(), rect.width(), line, colour)
    painter.fillRect(rect.x(), rect.bottom() + 1 - line, rect.width(), line, colour)
    painter.fillRect(rect.x(), rect.y(), line, rect.height(), colour)
    painter.fillRect(rect.right() + 1 - line, rect.y(), line, rect.height(), colour)


def _cross(painter: QPainter, rect: QRect, colour: QColor) -> None:
    for n in range(rect.width()):
        painter.fillRect(rect.left() + n, rect.top() + n, 1, 1, colour)
        painter.fillRect(rect.right() - n, rect.top() + n, 1, 1, colour)


def _hatch(painter: QPainter, rect: QRect, colour: QColor) -> None:
    """Every third diagonal, pixel for pixel: no brush hatches a square this small the same way everywhere."""
    step, line = max(3, rect.width() // 4), max(1, rect.width() // 14)
    painter.save()
    painter.setClipRect(rect)
    painter.setPen(QPen(QBrush(colour), line))
    for shift in range(-rect.height() + step // 2, rect.width(), step):
        painter.drawLine(
            rect.left() + shift, rect.bottom(), rect.left() + shift + rect.height() - 1, rect.top()
        )
    painter.restore()


def _corners(square: QRectF) -> list[QPointF]:
    middle = square.center()
    return [
        QPointF(middle.x(), square.top()),
        QPointF(square.right(), middle.y()),
        QPointF(middle.x(), square.bottom()),
        QPointF(square.left(), middle.y()),
    ]


def _fill(painter: QPainter, polygon: QPolygonF, colour: QColor) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawPolygon(polygon)
