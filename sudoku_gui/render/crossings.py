"""The crossings of a matrix: a code for the state of each, and the shape that shows it.

==========  ==========================================  ================  ==============
code        the node                                    shape             shade
==========  ==========================================  ================  ==============
`REMOVED`   is out of reach since an earlier level      hollow square     covered column
`LIVE`      is linked in its column                     square            live column
`FRESH`     was taken away by the deepest level         hatched square    chosen column
`GIVEN`     belongs to a given, chosen                  disc              given
`FORCED`    belongs to the only option of its column    disc              forced
`GUESSED`   belongs to a guess                          diamond           guess
==========  ==========================================  ================  ==============

Where several share a pixel the one further down shows: what is rare is what is looked for. Codes 0 and 1 are empty
crossings: open, and in a column or row that is gone.
"""

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPen

from sudoku_gui.render.shapes import diamond, draw_with, paint_frame
from sudoku_gui.render.theme import Theme

OPEN, DIM, REMOVED, LIVE, FRESH, GIVEN, FORCED, GUESSED = range(8)
CODES: Final = 8
SMALLEST: Final = 5  # from this many pixels on a crossing has space for a shape

_HATCHED: Final = 5  # from this many pixels on hatching fits into a frame; below it is a cross

_ROUND: Final = 9  # from this many pixels on round shapes are smoothed: smaller ones would only be blurred


def colours(theme: Theme) -> tuple[QColor, ...]:
    return (
        theme.paper,
        theme.house_shade,
        theme.covered_column,
        theme.live_column,
        theme.chosen_column,
        theme.given,
        theme.forced,
        theme.guess,
    )


@lru_cache(maxsize=8)
def shapes(cell: int, theme: Theme) -> QImage:
    """A strip of squares of ``cell`` pixels: the shape of code n in the n-th."""
    strip = QImage(CODES * cell, cell, QImage.Format.Format_ARGB32_Premultiplied)
    strip.fill(Qt.GlobalColor.transparent)
    with QPainter(strip) as painter:
        for code, colour in enumerate(colours(theme)):
            if code >= REMOVED:
                paint_shape(painter, QRect(code * cell, 0, cell, cell), code, colour)
    return strip


def paint_shape(painter: QPainter, square: QRect, code: int, colour: QColor) -> None:
    """Paint the shape of a state within a square, with some padding around it."""
    side = square.width()
    padding = max(1, side // 7) if side >= SMALLEST else 0
    inner = square.adjusted(padding, padding, -padding, -padding)
    painter.setRenderHint(
        QPainter.RenderHint.Antialiasing, side >= _ROUND and code in {GIVEN, FORCED, GUESSED}
    )
    if side < SMALLEST or code == LIVE:
        painter.fillRect(inner, colour)
    elif code == REMOVED:
        paint_frame(painter, QRectF(inner), max(1, side // 16), colour)
    elif code == FRESH and inner.width() < _HATCHED:
        _cross(painter, inner, colour)
    elif code == FRESH:
        paint_frame(painter, QRectF(inner), max(1, side // 16), colour)
        _hatch(painter, inner, colour)
    elif code == GUESSED:
        draw_with(painter, fill=colour)
        painter.drawPolygon(diamond(QRectF(square).center(), (side - padding) / 2))
    else:
        draw_with(painter, fill=colour)
        painter.drawEllipse(QRectF(inner))


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
