"""The legend of the links: each sign with its meaning.

A sign is painted into a rectangle some three times as wide as high, with the colours and strokes of the picture itself.
"""

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QWidget

from sudoku_gui.features.link_view import text as words
from sudoku_gui.features.link_view.paint import paint_counted, paint_diamond
from sudoku_gui.features.link_view.paint_arrows import add_dots, add_head
from sudoku_gui.render.fonts import CENTRE, in_pixels
from sudoku_gui.render.shapes import Sign, draw_with
from sudoku_gui.render.theme import Theme
from sudoku_gui.translation import translate
from sudoku_gui.widgets.legend import Legend

_SIGN: Final = QSizeF(3.0, 1.35)
_DEPTH: Final = 3  # the depth in the sign of a link that goes around


class LinkLegend(Legend):
    """All signs of the picture of links."""

    def __init__(self, theme: Theme, parent: QWidget, *, with_secondary: bool, with_bound: bool) -> None:
        entries = _entries(with_secondary=with_secondary, with_bound=with_bound)
        super().__init__("link_legend", theme, parent, entries, _SIGN)


def _entries(*, with_secondary: bool, with_bound: bool) -> list[tuple[Sign, str]]:
    counted = translate("links", "the bound counts it: it needs an option of its own")
    secondary = translate("links", "header of a secondary column: it need not be covered")
    own = translate("links", "root of the list of secondary columns, which is a list of its own")
    around = translate("links", "a link around it, with the depth of the option; “…” before it is tried")
    signs = [
        (_LinkSign.header, translate("links", "header of a column, with the number of its options")),
        *([(_LinkSign.secondary, secondary), (_LinkSign.second_root, own)] if with_secondary else []),
        *([(_LinkSign.counted, counted)] if with_bound else []),
        (_LinkSign.branched_on, translate("links", "thick frame: the column that the search branches on")),
        (_LinkSign.branched_out, translate("links", "thick dashed frame: that column once it is covered")),
        (_LinkSign.starved, translate("links", "no option left, and not about to be covered")),
        (_LinkSign.chosen, translate("links", "node of an option that is chosen")),
        (_LinkSign.chosen_option, translate("links", "before an option: it is chosen")),
        (_LinkSign.tried_option, translate("links", "before an option: it was tried already")),
        (_LinkSign.out, translate("links", "out of its list: no link leads to it")),
        (_LinkSign.remembered, translate("links", "a link that it still holds")),
        (_LinkSign.around, around),
        (_LinkSign.left_out, translate("links", "something in the list is here, but not drawn")),
        (_LinkSign.closing, translate("links", "continues at the other end: each list is circular")),
        (_LinkSign.newest, translate("links", "ring: the latest event, out (−) or in again (+)")),
    ]

    def paint(sign: "Callable[[_LinkSign], None]", painter: QPainter, rect: QRectF, theme: Theme) -> None:
        sign(_LinkSign(painter, rect, theme))

    return [(partial(paint, sign), text) for sign, text in signs]


class _LinkSign:
    def __init__(self, painter: QPainter, area: QRectF, theme: Theme) -> None:
        self._painter, self._area, self._theme = painter, area, theme
        self._height = area.height()
        self._stroke = max(1.0, 0.06 * self._height)

    # --- boxes ------------------------------------------------------------------------------------

    def header(self) -> None:
        self._name(self._box(self._pen(), self._theme.house_shade), "A2")

    def secondary(self) -> None:
        rect = self._box(self._pen(), self._theme.paper)
        self._name(rect, "A2")
        paint_diamond(self._painter, rect.topLeft(), 0.22 * self._height, self._theme, 1.4 * self._stroke)

    def second_root(self) -> None:
        self._painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(0, 0, 0.95 * self._height, 0.8 * self._height)
        rect.moveCenter(self._area.center())
        draw_with(self._painter, QPen(self._theme.thick_line, self._stroke), self._theme.house_shade)
        self._painter.drawEllipse(rect)
        self._painter.setPen(self._theme.ink)
        self._write(rect, translate("links", "h₂"), 0.5 * self._height)

    def counted(self) -> None:
        rect = self._box(self._pen(), self._theme.house_shade)
        self._name(rect, "A2")
        self._painter.setFont(in_pixels(self._painter.font(), 0.32 * self._height))
        paint_counted(self._painter, rect.topRight(), 0.4 * self._height, self._theme)

    def branched_on(self) -> None:
        pen = QPen(self._theme.chosen_column, 2.4 * self._stroke)
        self._name(self._box(pen, self._theme.house_shade), "A2")

    def branched_out(self) -> None:
        pen = self._dashed(2.0)
        pen.setWidthF(2.4 * self._stroke)
        self._name(self._box(pen, self._theme.paper), "A2", self._theme.candidate)

    def starved(self) -> None:
        rect = self._box(QPen(self._theme.empty_column, self._stroke), self._theme.house_shade)
        self._name(rect, "A0")
        draw_with(self._painter, fill=QBrush(self._theme.empty_column, Qt.BrushStyle.BDiagPattern))
        self._painter.drawRect(rect.adjusted(0, 0.66 * rect.height(), 0, 0))

    def chosen(self) -> None:
        self._box(self._pen(), self._theme.same_digit)

    def chosen_option(self) -> None:
        self._option(words.chosen_option("").strip(), self._theme.ink)

    def tried_option(self) -> None:
        self._option(words.tried_option("").strip(), self._theme.candidate)

    def out(self) -> None:
        self._box(self._dashed(2.0), self._theme.paper)

    def newest(self) -> None:
        gap, radius, painter = 0.14 * self._height, 0.2 * self._height, self._painter
        rect = self._box(self._pen(), self._theme.paper, inside=gap)
        ring = rect.adjusted(-gap, -gap, gap, gap)
        draw_with(painter, QPen(self._theme.newest, 2.2 * self._stroke))
        painter.drawRoundedRect(ring, 4, 4)
        draw_with(painter, fill=self._theme.newest)
        painter.drawEllipse(ring.topLeft(), radius, radius)
        painter.setPen(QPen(self._theme.paper, 2 * self._stroke))
        reach = QPointF(0.5 * radius, 0)
        painter.drawLine(ring.topLeft() - reach, ring.topLeft() + reach)

    # --- arrows -----------------------------------------------------------------------------------

    def remembered(self) -> None:
        self._arrow(self._area, self._dashed(2.5))

    def around(self) -> None:
        colour, low, high = self._theme.depth(_DEPTH), 0.85 * self._height, 0.32 * self._height
        area, width, heads = self._area, self._area.width(), QPainterPath()
        path = QPainterPath(QPointF(area.left(), low))
        path.cubicTo(width * 0.3, low, width * 0.2, high, width * 0.5, high)
        path.cubicTo(width * 0.8, high, width * 0.7, low, area.right() - 1, low)
        self._painter.strokePath(path, QPen(colour, 1.6 * self._stroke))
        add_head(heads, QPointF(area.right(), low), QPointF(1, 0), 0.3 * self._height)
        self._painter.fillPath(heads, colour)
        plate = QRectF(0, 0, 0.62 * self._height, 0.62 * self._height)
        plate.moveCenter(QPointF(width * 0.5, high))
        draw_with(self._painter, QPen(colour, self._stroke), self._theme.paper)
        self._painter.drawEllipse(plate)
        self._painter.setPen(self._theme.ink)
        self._write(plate, str(_DEPTH), 0.55 * self._height)

    def left_out(self) -> None:
        middle, half, area = self._area.center(), 0.34 * self._height, QRectF(self._area)
        self._painter.setPen(self._pen())
        self._painter.drawLine(QLineF(area.left(), middle.y(), middle.x() - half, middle.y()))
        area.setLeft(middle.x() + half)
        self._arrow(area, self._pen())
        dots = QPainterPath()
        add_dots(dots, middle, 0.7 * self._height, is_vertical=False)
        self._painter.fillPath(dots, self._theme.candidate)

    def closing(self) -> None:
        area = self._area
        rect = QRectF(area.left() + 3, area.top() + 3, 0.45 * area.width(), area.height() - 6)
        draw_with(self._painter, self._pen(), self._theme.paper)
        self._painter.drawRoundedRect(rect, 3, 3)
        self._arrow(QRectF(rect.right(), area.top(), area.width() * 0.35, area.height()), self._pen())

    # --- pieces -----------------------------------------------------------------------------------

    def _pen(self) -> QPen:
        return QPen(self._theme.live_column, self._stroke)

    def _dashed(self, gap: float) -> QPen:
        pen = QPen(self._theme.remembered_link, self._stroke)
        pen.setDashPattern([3.0, gap])
        return pen

    def _box(self, pen: QPen, background: QColor, inside: float = 0.0) -> QRectF:
        """A box in the middle of the area; answers where it is."""
        self._painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        inset = 0.2 * self._height + inside
        rect = self._area.adjusted(1.6 * inset, inset, -1.6 * inset, -inset)
        draw_with(self._painter, pen, background)
        self._painter.drawRoundedRect(rect, 3, 3)
        return rect

    def _name(self, rect: QRectF, text: str, ink: QColor | None = None) -> None:
        """Write a letter and a figure, each in its half of a box, with a line between."""
        self._painter.setPen(self._pen())
        self._painter.drawLine(QLineF(rect.center().x(), rect.top(), rect.center().x(), rect.bottom()))
        self._painter.setPen(ink or self._theme.ink)
        left, right = QRectF(rect), QRectF(rect)
        left.setRight(rect.center().x())
        right.setLeft(rect.center().x())
        for half, sign in zip((left, right), text, strict=True):
            self._write(half, sign, 0.9 * rect.height())

    def _option(self, mark: str, ink: QColor) -> None:
        self._painter.setPen(ink)
        self._write(self._area, mark, 0.7 * self._height)

    def _write(self, rect: QRectF, text: str, height: float) -> None:
        self._painter.setFont(in_pixels(self._painter.font(), height))
        self._painter.drawText(rect, CENTRE, text)

    def _arrow(self, area: QRectF, pen: QPen) -> None:
        self._painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        y, heads = area.center().y(), QPainterPath()
        self._painter.setPen(pen)
        self._painter.drawLine(QLineF(area.left(), y, area.right() - 2, y))
        add_head(heads, QPointF(area.right(), y), QPointF(1, 0), 0.3 * area.height())
        self._painter.fillPath(heads, pen.color())
