"""Paints one cell of the comparison's table: a triangle that points down stands before the smaller number of two whole runs."""

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QWidget

from sudoku_gui.guard import Guarded
from sudoku_gui.panes.compare.model import CELL_ROLE, HERE, NAME, Cell
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.row_paint import has_keyboard

PAD: Final = 5
SIGN: Final = 0.55
"""The triangle's width, in heights of the text."""

_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class ComparisonRow(Guarded, QStyledItemDelegate):
    """The delegate of the comparison.

    Attributes:
        theme: the colours.
    """

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme
        self._font: QFont | None = None
        self._bold = QFont()
        self._metrics = QFontMetricsF(self._bold)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """One cell; the table has seen to it that numbers fit."""
        theme, rect, section = self.theme, option.rect, index.column()
        painter.fillRect(rect, theme.paper)
        if section == HERE:
            painter.setPen(QPen(theme.thin_line, 1))
            painter.drawLine(rect.topLeft(), rect.bottomLeft())
        if has_keyboard(option):
            painter.setPen(QPen(theme.selection, 2))
            painter.drawLine(rect.topLeft() + QPoint(0, 1), rect.topRight() + QPoint(0, 1))
            painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        cell: Cell = index.data(CELL_ROLE)
        room = rect.adjusted(PAD, 0, -PAD, 0)
        if section == NAME:
            said = option.fontMetrics.elidedText(cell.text, Qt.TextElideMode.ElideRight, room.width())
            painter.setFont(option.font)
            painter.setPen(theme.candidate)
            painter.drawText(room, _LEFT, said)
        elif cell.is_smaller:
            self._fit(option.font)
            painter.setFont(self._bold)
            painter.setPen(theme.ink)
            painter.drawText(room, _RIGHT, cell.text)
            self._paint_sign(painter, QRectF(room), cell.text)
        elif cell.text:
            painter.setFont(option.font)
            painter.setPen(theme.ink)
            painter.drawText(room, _RIGHT, cell.text)

    def _fit(self, font: QFont) -> None:
        """The bold face of a font, made once."""
        if font == self._font:
            return
        self._font = QFont(font)
        self._bold = QFont(font)
        self._bold.setBold(True)
        self._metrics = QFontMetricsF(self._bold)

    def _paint_sign(self, painter: QPainter, room: QRectF, text: str) -> None:
        width = SIGN * self._metrics.height()
        right, middle = room.right() - self._metrics.horizontalAdvance(text) - PAD, room.center().y()
        if right - width < room.left() - PAD:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.theme.solution)
        top = middle - 0.3 * width
        tip = QPointF(right - width / 2, top + 0.7 * width)
        painter.drawPolygon(QPolygonF([QPointF(right - width, top), QPointF(right, top), tip]))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
