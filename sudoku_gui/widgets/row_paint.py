"""What rows of lists and tables have in common on screen: the edges of a row, a sentence where there are none."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPalette, QPen
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyleOptionViewItem

_PAD: Final = 6


def has_keyboard(option: QStyleOptionViewItem) -> bool:
    """Whether keys work this row."""
    return bool(option.state & QStyle.StateFlag.State_Selected) and bool(option.widget.hasFocus())


def paint_edges(painter: QPainter, option: QStyleOptionViewItem, colour: QColor, width: float) -> None:
    """Lines above and below a row."""
    painter.setPen(QPen(colour, width))
    edge = QRectF(option.rect)
    painter.drawLine(edge.topLeft() + QPointF(0, 1), edge.topRight() + QPointF(0, 1))
    painter.drawLine(edge.bottomLeft() - QPointF(0, 1), edge.bottomRight() - QPointF(0, 1))


def paint_pointed(
    painter: QPainter, option: QStyleOptionViewItem, colour: QColor, *, is_highlighted: bool
) -> None:
    """Edges of a row that is pointed at, bolder ones where the keyboard is."""
    if has_keyboard(option):
        paint_edges(painter, option, colour, 3)
    elif is_highlighted:
        paint_edges(painter, option, colour, 1.5)


def paint_sentence(rows: QAbstractItemView, text: str, font: QFont | None = None) -> None:
    """A sentence in the place of rows, within their paint event."""
    painter = QPainter(rows.viewport())
    painter.setPen(rows.palette().color(QPalette.ColorRole.PlaceholderText))
    if font is not None:
        painter.setFont(font)
    space = rows.viewport().rect().adjusted(_PAD, _PAD, -_PAD, -_PAD)
    painter.drawText(space, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, text)
    painter.end()
