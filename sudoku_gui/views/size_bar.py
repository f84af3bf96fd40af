"""Paints one row of the list of columns: its name, its size as a bar, its state as a sign and a word.

=========  =======================  ========
state      bar                      sign
=========  =======================  ========
chosen     full, framed             triangle
live       full                     disc
covered    outline                  ring
no option  hatching, full width     cross
=========  =======================  ========
"""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from sudoku_gui.models.columns import FULL_SIZE, SIZE, SIZE_ROLE, STATE, STATE_ROLE, State
from sudoku_gui.render.theme import Theme

_PAD = 6


class SizeBar(QStyledItemDelegate):
    """The delegate for all three columns of the table."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme

    def colour(self, state: State) -> QColor:
        """The colour of a state's bar and sign."""
        return {
            State.CHOSEN: self.theme.chosen_column,
            State.EMPTY: self.theme.empty_column,
            State.LIVE: self.theme.live_column,
            State.COVERED: self.theme.covered_column,
        }[state]

    def _paint_ground(self, painter: QPainter, option: QStyleOptionViewItem, state: State) -> None:
        theme = self.theme
        marked = state in {State.CHOSEN, State.EMPTY}
        painter.fillRect(option.rect, theme.same_digit if marked else theme.paper)
        if option.state & QStyle.StateFlag.State_Selected and option.widget.hasFocus():
            painter.setPen(QPen(theme.selection, 2))
            edge = QRectF(option.rect)
            painter.drawLine(edge.topLeft() + QPointF(0, 1), edge.topRight() + QPointF(0, 1))
            painter.drawLine(edge.bottomLeft() - QPointF(0, 1), edge.bottomRight() - QPointF(0, 1))

    def _paint_bar(self, painter: QPainter, rect: QRectF, size: int, state: State) -> None:
        """The number in a column of its own, then the bar."""
        number = QRectF(rect.left(), rect.top(), painter.fontMetrics().horizontalAdvance("99"), rect.height())
        painter.setPen(self.theme.ink if state is not State.COVERED else self.theme.candidate)
        painter.drawText(number, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, str(size))
        room = rect.adjusted(number.width() + _PAD, 0.28 * rect.height(), 0, -0.28 * rect.height())
        bar = QRectF(room)
        bar.setWidth(room.width() * (min(size, FULL_SIZE) / FULL_SIZE))
        colour = self.colour(state)
        painter.setPen(Qt.PenStyle.NoPen)
        match state:
            case State.EMPTY:
                painter.fillRect(room, QBrush(colour, Qt.BrushStyle.BDiagPattern))
            case State.COVERED:
                painter.setPen(QPen(colour, 1))
                painter.drawRect(bar.adjusted(0.5, 0.5, -0.5, -0.5))
            case State.LIVE:
                painter.fillRect(bar, colour)
            case State.CHOSEN:
                painter.fillRect(bar, colour)
                painter.setPen(QPen(self.theme.ink, 1))
                painter.drawRect(bar.adjusted(-1.5, -1.5, 1.5, 1.5))

    def _paint_state(self, painter: QPainter, rect: QRectF, word: str, state: State) -> None:
        side = 0.5 * rect.height()
        sign = QRectF(rect.left(), rect.center().y() - side / 2, side, side)
        colour = self.colour(state)
        painter.setPen(QPen(colour, 1.5))
        painter.setBrush(Qt.BrushStyle.NoBrush if state is State.COVERED else colour)
        match state:
            case State.CHOSEN:
                tip = QPointF(sign.right(), sign.center().y())
                painter.drawPolygon(QPolygonF([sign.topLeft(), tip, sign.bottomLeft()]))
            case State.EMPTY:
                painter.setPen(QPen(colour, 2.5))
                painter.drawLine(sign.topLeft(), sign.bottomRight())
                painter.drawLine(sign.topRight(), sign.bottomLeft())
            case _:
                painter.drawEllipse(sign.adjusted(1, 1, -1, -1))
        painter.setPen(self.theme.ink if state is not State.COVERED else self.theme.candidate)
        beside = rect.adjusted(side + _PAD, 0, 0, 0)
        painter.drawText(beside, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, word)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """One cell of the table."""
        state: State = index.data(STATE_ROLE)
        painter.save()
        self._paint_ground(painter, option, state)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, index.column() == STATE)
        font = option.font
        font.setBold(state in {State.CHOSEN, State.EMPTY})
        painter.setFont(font)
        rect = QRectF(option.rect).adjusted(_PAD, 0, -_PAD, 0)
        if index.column() == SIZE:
            self._paint_bar(painter, rect, index.data(SIZE_ROLE), state)
        elif index.column() == STATE:
            self._paint_state(painter, rect, index.data(), state)
        else:
            painter.setPen(self.theme.ink if state is not State.COVERED else self.theme.candidate)
            text = painter.fontMetrics().elidedText(
                index.data(), Qt.TextElideMode.ElideRight, int(rect.width())
            )
            painter.drawText(rect, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)
        painter.restore()
