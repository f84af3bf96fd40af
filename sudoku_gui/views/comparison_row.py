"""Paints one cell of the comparison's table: a triangle that points down stands before the smaller number."""

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from sudoku_gui.models.comparison import ALL_HERE, NAME, SMALLER_ROLE
from sudoku_gui.render.theme import Theme

PAD: Final = 5
SIGN: Final = 0.55
"""The triangle's width, in heights of the text."""


class ComparisonRow(QStyledItemDelegate):
    """The delegate of the comparison.

    Attributes:
        theme: the colours.
    """

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """One cell."""
        theme, rect = self.theme, QRectF(option.rect)
        painter.save()
        painter.fillRect(rect, theme.paper)
        if index.column() == ALL_HERE:
            painter.setPen(QPen(theme.thin_line, 1))
            painter.drawLine(rect.topLeft(), rect.bottomLeft())
        if option.state & QStyle.StateFlag.State_Selected and option.widget.hasFocus():
            painter.setPen(QPen(theme.selection, 2))
            painter.drawLine(rect.topLeft() + QPointF(0, 1), rect.topRight() + QPointF(0, 1))
            painter.drawLine(rect.bottomLeft() - QPointF(0, 1), rect.bottomRight() - QPointF(0, 1))
        smaller, text = bool(index.data(SMALLER_ROLE)), index.data()
        font = QFont(option.font)
        font.setBold(smaller)
        metrics = QFontMetricsF(font)
        room = rect.adjusted(PAD, 0, -PAD, 0)
        side = Qt.AlignmentFlag.AlignLeft if index.column() == NAME else Qt.AlignmentFlag.AlignRight
        painter.setFont(font)
        painter.setPen(theme.candidate if index.column() == NAME else theme.ink)
        said = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, side | Qt.AlignmentFlag.AlignVCenter, said)
        if smaller:
            self._paint_sign(painter, room, metrics, metrics.horizontalAdvance(said))
        painter.restore()

    def _paint_sign(self, painter: QPainter, room: QRectF, metrics: QFontMetricsF, taken: float) -> None:
        width = SIGN * metrics.height()
        right, middle = room.right() - taken - PAD, room.center().y()
        if right - width < room.left() - PAD:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.theme.solution)
        top = middle - 0.3 * width
        painter.drawPolygon(
            QPolygonF(
                [
                    QPointF(right - width, top),
                    QPointF(right, top),
                    QPointF(right - width / 2, top + 0.7 * width),
                ]
            )
        )
