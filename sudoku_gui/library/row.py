"""Paints one row of the list of puzzles: a thumbnail, what the puzzle is called, its givens, how far it has been played.

::

    +------+  1,234   Title
    | .: . |  24 givens · Easy
    +------+  v solved, 12:03

What was played has a sign beside the words: a disc half full where it was begun, a tick where it is solved. The puzzle
that was opened last has a bar at its left end.
"""

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from sudoku_gui.guard import Guarded
from sudoku_gui.library import text as words
from sudoku_gui.library import thumbnail
from sudoku_gui.library.deeds import Play
from sudoku_gui.library.model import FACTS_ROLE, PuzzleRows, RowFacts
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.row_paint import has_keyboard, paint_edges

_PAD: Final = 4
_BAR: Final = 4
_LINES: Final = 3
_LONGEST: Final = 300
"""Characters of an error that is painted."""
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_FROM_TOP = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop


class LibraryRow(Guarded, QStyledItemDelegate):
    """The delegate of the list.

    Args:
        rows: what is listed.
        theme: the colours to begin with.
        parent: the list.

    Attributes:
        opened: the number of the puzzle that was opened last, from 1; 0 for none.
    """

    def __init__(self, rows: PuzzleRows, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._rows = rows
        self.theme = theme
        self.opened = 0

    @staticmethod
    def height(metrics: QFontMetrics) -> int:
        """How high a row is, in such a font."""
        return _LINES * metrics.lineSpacing() + 2 * _PAD

    # --- Qt ---------------------------------------------------------------------------------------

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Every row is as high as any other."""
        del index
        height = self.height(option.fontMetrics)
        return QSize(4 * height, height)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        facts = index.data(FACTS_ROLE)
        if not isinstance(facts, RowFacts):
            return
        painter.save()
        rect, theme = option.rect, self.theme
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(rect, theme.same_digit)
        if has_keyboard(option):
            paint_edges(painter, option, theme.selection, 3)
        if facts.number == self.opened:
            painter.fillRect(QRect(rect.left(), rect.top(), _BAR, rect.height()), theme.selection)
        side = rect.height() - 2 * _PAD
        stamp = QRect(rect.left() + _BAR + _PAD, rect.top() + _PAD, side, side)
        if facts.fault:
            self._paint_fault(painter, stamp)
        else:
            ratio = painter.device().devicePixelRatioF()
            thumbnail.paint(painter, QRectF(stamp), facts.digits, theme, ratio)
        left = stamp.right() + 2 * _PAD
        self._paint_words(painter, option, QRect(left, stamp.top(), rect.right() - _PAD - left, side), facts)
        painter.restore()

    # --- inside -------------------------------------------------------------------------------------

    def _paint_words(
        self, painter: QPainter, option: QStyleOptionViewItem, room: QRect, facts: RowFacts
    ) -> None:
        line = room.height() // _LINES
        bold = QFont(option.font)
        bold.setBold(facts.number == self.opened)
        painter.setFont(bold)
        painter.setPen(self.theme.conflict if facts.fault else self.theme.ink)
        _write(painter, QRect(room.left(), room.top(), room.width(), line), facts.heading)
        painter.setFont(option.font)
        painter.setPen(self.theme.candidate)
        if facts.fault:
            rest = QRect(room.left(), room.top() + line, room.width(), 2 * line)
            painter.drawText(rest, _FROM_TOP | Qt.TextFlag.TextWordWrap, facts.fault[:_LONGEST])
            return
        _write(painter, QRect(room.left(), room.top() + line, room.width(), line), facts.told)
        play = self._rows.play(facts)
        last = QRect(room.left(), room.top() + 2 * line, room.width(), line)
        if play is not None:
            sign = 0.7 * line
            self._paint_sign(painter, QRectF(last.left(), last.center().y() - sign / 2, sign, sign), play)
            last.setLeft(last.left() + line)
            painter.setPen(self.theme.ink)
        _write(painter, last, words.state(play))

    def _paint_sign(self, painter: QPainter, square: QRectF, play: Play) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if play.solved:
            painter.setPen(QPen(self.theme.solution, max(1.5, 0.16 * square.width())))
            corners = ((0.05, 0.55), (0.38, 0.88), (0.95, 0.12))
            painter.drawPolyline(
                QPolygonF(
                    [square.topLeft() + QPointF(x * square.width(), y * square.height()) for x, y in corners]
                )
            )
        else:
            painter.setPen(QPen(self.theme.open, 1.5))
            disc = square.adjusted(1, 1, -1, -1)
            painter.drawEllipse(disc)
            painter.setBrush(self.theme.open)
            painter.drawPie(disc, 270 * 16, 180 * 16)
            painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)

    def _paint_fault(self, painter: QPainter, square: QRect) -> None:
        """An empty frame, crossed."""
        painter.setPen(QPen(self.theme.conflict, 1))
        inner = square.adjusted(2, 2, -3, -3)
        painter.drawRect(inner)
        painter.drawLine(inner.topLeft(), inner.bottomRight())
        painter.drawLine(inner.topRight(), inner.bottomLeft())


def _write(painter: QPainter, room: QRect, text: str) -> None:
    """One line, cut off where there is no more room."""
    shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, room.width())
    painter.drawText(room, _LEFT | Qt.TextFlag.TextSingleLine, shown)
