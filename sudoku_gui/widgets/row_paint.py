"""What rows of lists and tables have in common on screen: the edges of a row, a sentence where there are none."""

from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

_PAD: Final = 6


def paint_edges(painter: QPainter, rect: QRect, colour: QColor, width: float) -> None:
    """Lines above and below a row."""
    painter.setPen(QPen(colour, width))
    edge = QRectF(rect)
    painter.drawLine(edge.topLeft() + QPointF(0, 1), edge.topRight() + QPointF(0, 1))
    painter.drawLine(edge.bottomLeft() - QPointF(0, 1), edge.bottomRight() - QPointF(0, 1))


def paint_sentence(
    painter: QPainter, rect: QRect, text: str, colour: QColor, font: QFont | None = None
) -> None:
    """A sentence in the place of rows."""
    painter.setPen(colour)
    if font is not None:
        painter.setFont(font)
    space = rect.adjusted(_PAD, _PAD, -_PAD, -_PAD)
    painter.drawText(space, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, text)
