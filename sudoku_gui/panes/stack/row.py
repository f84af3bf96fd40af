"""Paints one cell of the stack: words, and for how a level came about a sign before the word."""

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QStyleOptionViewItem

from sudoku_gui.panes.stack import paint as stack
from sudoku_gui.panes.stack.model import (
    DEPTH,
    FRAME_ROLE,
    KIND,
    OPTION,
    PRESENT_ROLE,
    SIZE,
    Frame,
)
from sudoku_gui.widgets.pointed_table import RowDelegate
from sudoku_gui.widgets.row_paint import paint_pointed

_PAD: Final = 5
_NUMBERS: Final = (DEPTH, SIZE)
_CENTRE = Qt.AlignmentFlag.AlignVCenter


class StackRow(RowDelegate):
    """The delegate of the stack."""

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """One cell."""
        frame: Frame = index.data(FRAME_ROLE)
        present = bool(index.data(PRESENT_ROLE))
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(option.rect, self.theme.same_digit if present else self.theme.paper)
        paint_pointed(painter, option, self.theme.selection, is_lit=index.row() in self.lit)
        painter.setFont(option.font)
        rect = QRectF(option.rect).adjusted(_PAD, 0, -_PAD, 0)
        if present and index.column() == DEPTH:
            stack.paint_arrow(painter, rect, self.theme)
        if index.column() == KIND:
            rect = self._paint_sign(painter, rect, frame)
        is_text = index.column() in {OPTION, KIND} and frame.option is not None
        painter.setPen(stack.colour(frame.kind.name, self.theme) if is_text else self.theme.ink)
        side = Qt.AlignmentFlag.AlignRight if index.column() in _NUMBERS else Qt.AlignmentFlag.AlignLeft
        # A fragment of a word beside the sign tells less than the sign alone.
        shown = QFontMetricsF(option.font).elidedText(index.data(), Qt.TextElideMode.ElideRight, rect.width())
        if index.column() != KIND or shown == index.data():
            painter.drawText(rect, side | _CENTRE, shown)
        painter.restore()

    def _paint_sign(self, painter: QPainter, rect: QRectF, frame: Frame) -> QRectF:
        """The sign; answer the room that is left."""
        side = 0.5 * rect.height()
        sign = QRectF(rect.left(), rect.center().y() - side / 2, side, side)
        stack.paint_sign(painter, sign, frame.kind.name, self.theme)
        return rect.adjusted(side + _PAD, 0, 0, 0)
