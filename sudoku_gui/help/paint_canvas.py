"""What the pictures of terms are painted with: a painter, its colours, and a measure that follows the text."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPolygonF

from sudoku_gui.render.fonts import scaled
from sudoku_gui.render.theme import Theme

CENTRE = Qt.AlignmentFlag.AlignCenter


@dataclass(frozen=True, slots=True)
class Canvas:
    """A painter in the font of the text around, the place to paint in, and the colours."""

    painter: QPainter
    rect: QRectF
    theme: Theme

    @property
    def em(self) -> float:
        """The height of the text."""
        return float(QFontMetricsF(self.painter.font()).height())

    @property
    def stroke(self) -> float:
        """The width of a plain line."""
        return max(1.0, 0.075 * self.em)

    @contextmanager
    def letters(self, scale: float = 1.0, *, bold: bool = False) -> Iterator[None]:
        """Another size or weight of letters inside the block."""
        usual = self.painter.font()
        font = scaled(usual, scale)
        font.setBold(bold)
        self.painter.setFont(font)
        yield
        self.painter.setFont(usual)

    def pen(self, colour: QColor, width: float = 1.0, dashes: tuple[float, ...] = ()) -> None:
        """The pen, in widths of a plain line."""
        pen = QPen(colour, width * self.stroke)
        if dashes:
            pen.setDashPattern(list(dashes))
        self.painter.setPen(pen)

    def fill(self, colour: QColor | None) -> None:
        """The brush; None for none."""
        self.painter.setBrush(Qt.BrushStyle.NoBrush if colour is None else colour)

    def text(self, place: QRectF, text: str, colour: QColor, align: Qt.AlignmentFlag = CENTRE) -> None:
        """A short text, which may be wider than its place."""
        self.painter.setPen(colour)
        self.painter.drawText(place, align | Qt.TextFlag.TextDontClip, text)

    def box(self, place: QRectF, text: str, line: QColor, ground: QColor, width: float = 1.0) -> None:
        """A rounded box with a text."""
        self.pen(line, width)
        self.fill(ground)
        self.painter.drawRoundedRect(place, 0.3 * self.em, 0.3 * self.em)
        self.text(place, text, self.theme.ink)

    def arrow(self, start: QPointF, end: QPointF, colour: QColor, width: float = 1.6) -> None:
        """A straight arrow."""
        self.pen(colour, width)
        self.painter.drawLine(start, end)
        along = end - start
        length = (along.x() ** 2 + along.y() ** 2) ** 0.5 or 1.0
        unit = along / length
        base = end - unit * (0.55 * self.em)
        aside = QPointF(-unit.y(), unit.x()) * (0.26 * self.em)
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.fill(colour)
        self.painter.drawPolygon(QPolygonF([end, base + aside, base - aside]))

    def ring(self, box: QRectF, out: float = 0.3) -> None:
        """The ring around what a picture is about, in the colour of what is newest."""
        by = out * self.em
        self.pen(self.theme.newest, 2.2)
        self.fill(None)
        around = box.adjusted(-by, -by, by, by)
        radius = min(0.5 * self.em, around.width() / 2, around.height() / 2)
        self.painter.drawRoundedRect(around, radius, radius)
