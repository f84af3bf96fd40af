"""What the pictures of terms are painted with: shapes and letters in the colours of a theme."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TypeAlias

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPolygonF

from sudoku_gui.render.fonts import scaled
from sudoku_gui.render.theme import Theme

CENTRE = Qt.AlignmentFlag.AlignCenter
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter

Point: TypeAlias = tuple[float, float]
Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, width and height."""


class SketchCanvas:
    """A painter, a place to paint in, and the colours; the unit is the height of the text, the origin the middle."""

    def __init__(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        self.painter, self.rect, self.theme = painter, rect, theme
        self.em = float(QFontMetricsF(painter.font()).height())

    def at(self, x: float, y: float) -> QPointF:
        return self.rect.center() + QPointF(x, y) * self.em

    def area(self, x: float, y: float, width: float, height: float) -> QRectF:
        return QRectF(self.at(x, y), QSizeF(width, height) * self.em)

    @contextmanager
    def letters(self, scale: float = 1.0, *, bold: bool = False) -> Iterator[None]:
        """Another size or weight of letters inside the block."""
        usual = self.painter.font()
        font = scaled(usual, scale)
        font.setBold(bold)
        self.painter.setFont(font)
        yield
        self.painter.setFont(usual)

    def pen(self, colour: QColor | None, width: float = 1.0, dashes: Sequence[float] = ()) -> None:
        """Set the pen, in widths of a plain line; None for none."""
        if colour is None:
            self.painter.setPen(Qt.PenStyle.NoPen)
            return
        pen = QPen(colour, width * max(1.0, 0.075 * self.em))
        if dashes:
            pen.setDashPattern(list(dashes))
        self.painter.setPen(pen)

    def fill(self, colour: QColor | None) -> None:
        """Set the brush; None for none."""
        self.painter.setBrush(Qt.BrushStyle.NoBrush if colour is None else colour)

    def line(self, x1: float, y1: float, x2: float, y2: float) -> None:
        self.painter.drawLine(self.at(x1, y1), self.at(x2, y2))

    def box(self, x: float, y: float, width: float, height: float, radius: float = 0.0) -> None:
        self.painter.drawRoundedRect(self.area(x, y, width, height), radius * self.em, radius * self.em)

    def dot(self, x: float, y: float, radius: float) -> None:
        self.painter.drawEllipse(self.at(x, y), radius * self.em, radius * self.em)

    def polygon(self, *points: Point) -> None:
        self.painter.drawPolygon(QPolygonF([self.at(*point) for point in points]))

    def text(self, box: Box, text: str, colour: QColor, align: Qt.AlignmentFlag = CENTRE) -> None:
        """Write a short text, which may be wider than its box."""
        self.painter.setPen(colour)
        self.painter.drawText(self.area(*box), align | Qt.TextFlag.TextDontClip, text)

    def arrow(self, start: Point, end: Point, colour: QColor, width: float) -> None:
        """Draw a straight arrow with a filled head at its end."""
        (x1, y1), (x2, y2) = start, end
        self.pen(colour, width)
        self.line(x1, y1, x2, y2)
        length = ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5 or 1.0
        in_slices, across = (x2 - x1) / length, (y2 - y1) / length
        x, y = x2 - 0.55 * in_slices, y2 - 0.55 * across
        self.pen(None)
        self.fill(colour)
        self.polygon(
            (x2, y2), (x - 0.26 * across, y + 0.26 * in_slices), (x + 0.26 * across, y - 0.26 * in_slices)
        )

    def ring(self, x: float, y: float, width: float, height: float, out: float) -> None:
        """Draw the ring around what a picture is about, in the colour of what is newest."""
        self.pen(self.theme.newest, 2.2)
        self.fill(None)
        width, height = width + 2 * out, height + 2 * out
        self.box(x - out, y - out, width, height, min(0.5, width / 2, height / 2))
