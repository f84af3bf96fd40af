"""Delegates for the rows of tables and lists: the edges of a row, a sentence where there are none."""

from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.pane import Themed
from sudoku_gui.widgets.row_table import Index

_PAD: Final = 6


class RowDelegate(Themed, QStyledItemDelegate):
    """Paints rows.

    Attributes:
        highlighted: the rows that are pointed at, here or in another view.
    """

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme
        self.highlighted: frozenset[int] = frozenset()

    def paint_pointed(self, painter: QPainter, option: QStyleOptionViewItem, row: int) -> None:
        """Paint edges of a row that is pointed at, bolder ones where the keyboard is."""
        if has_keyboard(option):
            paint_edges(painter, option.rect, self.theme.selection, 3)
        elif row in self.highlighted:
            paint_edges(painter, option.rect, self.theme.selection, 1.5)


class DrawingDelegate(RowDelegate):
    """Draws its cells itself; the painter has the font and the direction of the view, and is left as it was."""

    def draw(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        raise NotImplementedError

    # --- Qt ---------------------------------------------------------------------------------------

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        painter.setLayoutDirection(option.direction)
        painter.setFont(option.font)
        self.draw(painter, option, index)
        painter.restore()


def has_keyboard(option: QStyleOptionViewItem) -> bool:
    """Whether the row is selected in a view that has the keyboard focus."""
    return bool(option.state & QStyle.StateFlag.State_Selected) and bool(option.widget.hasFocus())


def paint_edges(painter: QPainter, rect: QRect, colour: QColor, width: float) -> None:
    """Paint lines above and below a row."""
    painter.setPen(QPen(colour, width))
    edge = QRectF(rect)
    painter.drawLine(edge.topLeft() + QPointF(0, 1), edge.topRight() + QPointF(0, 1))
    painter.drawLine(edge.bottomLeft() - QPointF(0, 1), edge.bottomRight() - QPointF(0, 1))


def paint_sentence(
    painter: QPainter, rect: QRect, text: str, colour: QColor, font: QFont | None = None
) -> None:
    """Paint a sentence instead of rows."""
    painter.setPen(colour)
    if font is not None:
        painter.setFont(font)
    space = rect.adjusted(_PAD, _PAD, -_PAD, -_PAD)
    painter.drawText(space, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, text)
