"""The glyphs of a search tree: shapes and colours as in Gecode's Gist; each is known by its shape alone, too.

=============  ==========================================  =============  ====================================
decision       a disc                                      failed         a full triangle
open           a ring with three dots: its end is unknown  with solution  a triangle's edge around a diamond
dead end       a full square                               under way      a triangle's edge around three dots
solution       a full diamond                              chain          a long pill with a number
pruned         a crossed square                            left out       a dashed pill with a number
=============  ==========================================  =============  ====================================

What lies in the future is hollow, dashed and paler.
"""

from enum import Enum, auto
from functools import lru_cache, partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap, QPolygonF

from sudoku_gui.features.tree_view.model import Glyph, GlyphShape
from sudoku_gui.render.pixmaps import pixmap
from sudoku_gui.render.shapes import cross, diamond, draw_with
from sudoku_gui.render.theme import Theme, faint

PALE: Final = 158  # how opaque the future is, of 255
_DASH: Final = (2.5, 2.0)
_LINE: Final = 0.075  # width of a glyph's edge in ems
_HOLLOW: Final = (
    GlyphShape.OPEN,
    GlyphShape.PRUNED,
    GlyphShape.SOLVED,
    GlyphShape.UNDER_WAY,
    GlyphShape.MORE,
)


class GlyphTime(Enum):
    """Whether the search left a glyph before the position, is in it there, or comes to it later."""

    PAST = auto()
    PRESENT = auto()
    FUTURE = auto()


def glyph_time(glyph: Glyph, position: int) -> GlyphTime:
    """Whether a glyph has been left, is under way or is still to come."""
    if glyph.first > position:
        return GlyphTime.FUTURE
    return GlyphTime.PRESENT if glyph.contains(position) else GlyphTime.PAST


def line(em: float) -> float:
    """The width of a glyph's edge."""
    return max(1.0, _LINE * em)


def colour(shape: GlyphShape, theme: Theme) -> QColor:
    """The colour of glyphs of this shape, wherever the search stands."""
    match shape:
        case GlyphShape.DEAD_END | GlyphShape.FAILED:
            return theme.dead_end
        case GlyphShape.SOLUTION | GlyphShape.SOLVED:
            return theme.solution
        case GlyphShape.PRUNED:
            return theme.pruned
        case GlyphShape.MORE:
            return theme.covered_column
        case _:
            return theme.open


def number_ink(when: GlyphTime, shape: GlyphShape, theme: Theme) -> QColor:
    return theme.candidate if shape is GlyphShape.MORE or when is GlyphTime.FUTURE else theme.paper


def prepare(painter: QPainter, shape: GlyphShape, when: GlyphTime, theme: Theme, line: float) -> None:
    """Take the pen and the brush for all glyphs of one shape and phase."""
    shade = colour(shape, theme)
    is_future = when is GlyphTime.FUTURE
    pen = QPen(faint(shade, PALE) if is_future else shade, line)
    if is_future or shape is GlyphShape.MORE:
        pen.setDashPattern(_DASH)
    elif when is GlyphTime.PRESENT and shape not in _HOLLOW:
        pen = QPen(theme.ink, 1.4 * line)
    draw_with(painter, pen, theme.paper if is_future or shape in _HOLLOW else shade)


def draw(painter: QPainter, shape: GlyphShape, box: QRectF) -> None:
    """Draw one glyph with the painter's pen and brush."""
    inset = 0.08 * box.width()
    square = box.adjusted(inset, inset, -inset, -inset)
    match shape:
        case GlyphShape.DECISION:
            painter.drawEllipse(box)
        case GlyphShape.OPEN:
            painter.drawEllipse(box)
            _dots(painter, box.center(), box.width())
        case GlyphShape.DEAD_END:
            painter.drawRect(square)
        case GlyphShape.SOLUTION:
            painter.drawPolygon(diamond(box.center(), box.width() * 0.56))
        case GlyphShape.PRUNED:
            painter.drawRect(square)
            painter.drawLines(cross(square))
        case GlyphShape.CHAIN | GlyphShape.MORE:
            radius = min(box.width(), box.height()) / 2
            painter.drawRoundedRect(box, radius, radius)
        case _:
            _draw_triangle(painter, shape, box)


def _draw_triangle(painter: QPainter, shape: GlyphShape, box: QRectF) -> None:
    top = QPointF(box.center().x(), box.top())
    painter.drawPolygon(QPolygonF([top, box.bottomRight(), box.bottomLeft()]))
    low = QPointF(top.x(), box.top() + 0.68 * box.height())
    if shape is GlyphShape.SOLVED:
        painter.setBrush(painter.pen().color())
        painter.drawPolygon(diamond(low, box.height() * 0.13))
        painter.setBrush(painter.background())
    elif shape is GlyphShape.UNDER_WAY:
        _dots(painter, low, box.height() * 0.8)


def _dots(painter: QPainter, middle: QPointF, width: float) -> None:
    radius = 0.07 * width
    pen, brush = painter.pen(), painter.brush()
    draw_with(painter, fill=pen.color())
    for offset in (-1, 0, 1):
        painter.drawEllipse(middle + QPointF(offset * 0.22 * width, 0), radius, radius)
    draw_with(painter, pen, brush)


# --- pictures of glyphs ---------------------------------------------------------------------------


class GlyphCache:
    """Glyphs of one size, theme and screen, drawn once and then copied: that takes half the time."""

    _EDGE: Final = 3  # pixels around a glyph for its edge
    _MOST: Final = 400

    def __init__(self, theme: Theme, em: float, ratio: float = 1.0) -> None:
        self.key = (theme, em, ratio)
        self._picture = lru_cache(self._MOST)(self._drawn)

    def draw(self, painter: QPainter, shape: GlyphShape, when: GlyphTime, box: QRectF) -> None:
        """Copy a glyph to where it belongs, on full pixels of the screen."""
        ratio = self.key[2]
        picture = self._picture(shape, when, round(box.width() * ratio), round(box.height() * ratio))
        corner = (box.topLeft() - QPointF(self._EDGE, self._EDGE)) * ratio
        painter.drawPixmap(QPointF(round(corner.x()), round(corner.y())) / ratio, picture)

    def _drawn(self, shape: GlyphShape, when: GlyphTime, wide: int, high: int) -> QPixmap:
        theme, em, ratio = self.key
        size = QSizeF(wide, high) / ratio

        def paint(painter: QPainter) -> None:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setBackground(theme.paper)
            prepare(painter, shape, when, theme, line(em))
            draw(painter, shape, QRectF(QPointF(self._EDGE, self._EDGE), size))

        return pixmap(size + QSizeF(2 * self._EDGE, 2 * self._EDGE), ratio, paint)


def icon(name: str, theme: Theme) -> QIcon:
    """The icon of the button "follow", "failed" or "fit"."""
    painted = QIcon()
    for size in (16, 20, 24, 32, 48):
        painted.addPixmap(
            pixmap(QSize(size, size), 1.0, partial(_paint_icon, name=name, theme=theme, side=size))
        )
    return painted


def _paint_icon(painter: QPainter, name: str, theme: Theme, side: int) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(side / 16, side / 16)
    if name == "follow":
        prepare(painter, GlyphShape.DECISION, GlyphTime.PAST, theme, 1)
        draw(painter, GlyphShape.DECISION, QRectF(4.5, 4.5, 7, 7))
        draw_with(painter, QPen(theme.newest, 1.8))
        painter.drawEllipse(QRectF(1.5, 1.5, 13, 13))
    elif name == "failed":
        prepare(painter, GlyphShape.FAILED, GlyphTime.PAST, theme, 1)
        draw(painter, GlyphShape.FAILED, QRectF(1.5, 2, 13, 12))
    else:
        painter.setPen(QPen(theme.ink, 1.6))
        for x, y, dx, dy in ((2, 2, 4, 4), (14, 2, -4, 4), (2, 14, 4, -4), (14, 14, -4, -4)):
            painter.drawPolyline([QPointF(x + dx, y), QPointF(x, y), QPointF(x, y + dy)])
        painter.setBrush(theme.ink)
        painter.drawEllipse(QRectF(6.5, 6.5, 3, 3))
