"""Paints one cell of the statistics; for deeds and undoings a bar shows what part has been taken back."""

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QStyleOptionViewItem

from sudoku_gui.panes.statistics.model import BALANCE, COUNT_ROLE, NAME, VALUE, Count
from sudoku_gui.panes.statistics.text import balance
from sudoku_gui.widgets.pointed_table import RowDelegate
from sudoku_gui.widgets.row_paint import has_keyboard, paint_edges

_PAD: Final = 5
_BAR: Final = 20
"""A bar that is narrower tells nothing."""
_USUAL: Final = 9_999
"""A number of nodes for which there is always room."""


class StatisticsRow(RowDelegate):
    """The delegate of the statistics."""

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """One cell."""
        painter.save()
        painter.fillRect(option.rect, self.theme.paper)
        if has_keyboard(option):
            paint_edges(painter, option, self.theme.selection, 2)
        painter.setFont(option.font)
        rect = QRectF(option.rect).adjusted(_PAD, 0, -_PAD, 0)
        if index.column() == BALANCE:
            rect = self._paint_bar(painter, rect, index.data(COUNT_ROLE), index.data())
        side = Qt.AlignmentFlag.AlignRight if index.column() == VALUE else Qt.AlignmentFlag.AlignLeft
        painter.setPen(self.theme.candidate if index.column() == NAME else self.theme.ink)
        text = QFontMetricsF(option.font).elidedText(index.data(), Qt.TextElideMode.ElideRight, rect.width())
        painter.drawText(rect, side | Qt.AlignmentFlag.AlignVCenter, text)
        painter.restore()

    def _paint_bar(self, painter: QPainter, rect: QRectF, count: Count, text: str) -> QRectF:
        """What was taken back in outline, what is out full; answer the room for the words on its right."""
        if count.undone is None:
            return rect
        # All bars are as long as the one with a usual number beside it, so that they compare.
        metrics = QFontMetricsF(painter.font())
        words = max(metrics.horizontalAdvance(text), metrics.horizontalAdvance(balance("hides", _USUAL)))
        bar = rect.adjusted(0, 0.3 * rect.height(), -words - 2 * _PAD, -0.3 * rect.height())
        if bar.width() < _BAR:
            return rect
        part = count.out / count.deeds if count.deeds else 0.0
        full = QRectF(bar)
        full.setLeft(bar.right() - max(part * bar.width(), 2 * (part > 0)))
        painter.fillRect(full, self.theme.live_column)
        painter.setPen(QPen(self.theme.covered_column, 1))
        painter.drawRect(bar.adjusted(0.5, 0.5, -0.5, -0.5))
        return QRectF(bar.right() + 2 * _PAD, rect.top(), words + 1, rect.height())
