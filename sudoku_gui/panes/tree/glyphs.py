"""The glyphs of a search tree: shapes and colours as Gecode's Gist has them, each told by its shape alone, too.

=============  ==========================================  =============  ====================================
decision       a disc                                      failed         a full triangle
open           a ring with three dots: its end is unknown  with solution  a triangle's edge around a diamond
dead end       a full square                               under way      a triangle's edge around three dots
solution       a full diamond                              run            a long pill with a number
pruned         a crossed square                            left out       a dashed pill with a number
=============  ==========================================  =============  ====================================

What lies in the future is hollow, dashed and paler.
"""

from enum import Enum
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from sudoku_gui.panes.tree.excerpt import Shape, Twig
from sudoku_gui.render.theme import Theme

_PALE: Final = 0.62
"""How much of its colour the future has."""

_DASH: Final = (2.5, 2.0)


_LINE: Final = 0.075
"""Width of a glyph's edge in ems."""


class Tense(Enum):
    """Where something lies, seen from the position."""

    PAST = "past"
    PRESENT = "present"
    """The search is in it."""
    FUTURE = "future"


def tense(twig: Twig, position: int) -> Tense:
    """Whether a twig has been left, is under way or is still to come."""
    if twig.first > position:
        return Tense.FUTURE
    return Tense.PRESENT if twig.contains(position) else Tense.PAST


def line(em: float) -> float:
    """The width of a glyph's edge."""
    return max(1.0, _LINE * em)


def colour(shape: Shape, theme: Theme) -> QColor:
    """The role that a shape plays."""
    match shape:
        case Shape.DEAD_END | Shape.FAILED:
            return theme.dead_end
        case Shape.SOLUTION | Shape.SOLVED:
            return theme.solution
        case Shape.PRUNED:
            return theme.pruned
        case Shape.MORE:
            return theme.covered_column
        case _:
            return theme.open


def pale(shade: QColor) -> QColor:
    """The same for what is still to come."""
    faint = QColor(shade)
    faint.setAlphaF(_PALE)
    return faint


def prepare(painter: QPainter, shape: Shape, when: Tense, theme: Theme, line: float) -> None:
    """Take the pen and the brush for all glyphs of one shape and tense."""
    shade = colour(shape, theme)
    is_future = when is Tense.FUTURE
    pen = QPen(pale(shade) if is_future else shade, line)
    if is_future or shape is Shape.MORE:
        pen.setDashPattern(_DASH)
    elif when is Tense.PRESENT and shape not in _HOLLOW:
        pen = QPen(theme.ink, 1.4 * line)
    painter.setPen(pen)
    painter.setBrush(theme.paper if is_future or shape in _HOLLOW else shade)


_HOLLOW: Final = (Shape.OPEN, Shape.PRUNED, Shape.SOLVED, Shape.UNDER_WAY, Shape.MORE)


def draw(painter: QPainter, shape: Shape, box: QRectF) -> None:
    """Draw one glyph with the painter's pen and brush."""
    match shape:
        case Shape.DECISION:
            painter.drawEllipse(box)
        case Shape.OPEN:
            painter.drawEllipse(box)
            _dots(painter, box.center(), box.width())
        case Shape.DEAD_END:
            painter.drawRect(_inset(box, 0.08))
        case Shape.SOLUTION:
            painter.drawPolygon(_diamond(box.center(), box.width() * 0.56))
        case Shape.PRUNED:
            square = _inset(box, 0.08)
            painter.drawRect(square)
            painter.drawLine(square.topLeft(), square.bottomRight())
            painter.drawLine(square.topRight(), square.bottomLeft())
        case Shape.RUN | Shape.MORE:
            radius = min(box.width(), box.height()) / 2
            painter.drawRoundedRect(box, radius, radius)
        case _:
            _draw_triangle(painter, shape, box)


def _draw_triangle(painter: QPainter, shape: Shape, box: QRectF) -> None:
    top = QPointF(box.center().x(), box.top())
    painter.drawPolygon(QPolygonF([top, box.bottomRight(), box.bottomLeft()]))
    low = QPointF(top.x(), box.top() + 0.68 * box.height())
    if shape is Shape.SOLVED:
        painter.setBrush(painter.pen().color())
        painter.drawPolygon(_diamond(low, box.height() * 0.13))
        painter.setBrush(painter.background())
    elif shape is Shape.UNDER_WAY:
        _dots(painter, low, box.height() * 0.8)


def number_ink(when: Tense, shape: Shape, theme: Theme) -> QColor:
    """The colour of the number in a pill."""
    if shape is Shape.MORE or when is Tense.FUTURE:
        return theme.candidate
    return theme.paper


def _inset(box: QRectF, part: float) -> QRectF:
    by = box.width() * part
    return box.adjusted(by, by, -by, -by)


def _diamond(middle: QPointF, reach: float) -> QPolygonF:
    x, y = middle.x(), middle.y()
    corners = ((0, -reach), (reach, 0), (0, reach), (-reach, 0))
    return QPolygonF([QPointF(x + dx, y + dy) for dx, dy in corners])


def _dots(painter: QPainter, middle: QPointF, width: float) -> None:
    radius = 0.07 * width
    pen, brush = painter.pen(), painter.brush()
    painter.setBrush(pen.color())
    painter.setPen(Qt.PenStyle.NoPen)
    for place in (-1, 0, 1):
        painter.drawEllipse(middle + QPointF(place * 0.22 * width, 0), radius, radius)
    painter.setPen(pen)
    painter.setBrush(brush)
