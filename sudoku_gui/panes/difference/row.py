"""Paints one row of what is other: a sign, a name, and of sizes the old and the new one with a bar.

===========  =====================  ===========  =====================
group        sign                   group        sign
===========  =====================  ===========  =====================
chosen       disc                   taken back   ring
covered      square with a cross    uncovered    hollow square
gone         minus                  back         plus in a ring
smaller      triangle downward      larger       triangle upward
===========  =====================  ===========  =====================

A column without any option left has a cross, whichever way it came to that. The bar is full as far as options are left; what has gone of it is an outline, what has come stands behind a gap.
"""

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QFontMetricsF, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QWidget

from sudoku_gui.guard import Guarded
from sudoku_gui.panes.difference import text as words
from sudoku_gui.panes.difference.model import ROW_ROLE, Filter, Group, Row
from sudoku_gui.player.selection import Target
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.row_paint import has_keyboard

AIR: Final = 1.45
"""Height of a row, in heights of its text."""

_PAD: Final = 6
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_LOST: Final = (Group.COVERED, Group.GONE, Group.SMALLER, Group.TAKEN_BACK)
_SIZES: Final = Filter.SIZES.value


class DifferenceRow(Guarded, QStyledItemDelegate):
    """The delegate of the list.

    Attributes:
        theme: the colours.
        full: the size that fills a bar.
        lit: what is pointed at anywhere: items and options.
    """

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme
        self.full = 1
        self.lit: tuple[frozenset[int], frozenset[int]] = frozenset(), frozenset()

    def is_lit(self, target: Target | None) -> bool:
        """Whether a row's thing is pointed at."""
        return target is not None and (target.item in self.lit[0] or target.option in self.lit[1])

    def _colour(self, group: Group) -> QColor:
        if group is Group.CHOSEN:
            return self.theme.forced
        return self.theme.dead_end if group in _LOST else self.theme.solution

    def _paint_row(self, painter: QPainter, rect: QRectF, row: Row) -> None:
        side = 0.5 * rect.height()
        sign = QRectF(rect.left(), rect.center().y() - side / 2, side, side)
        if row.is_empty:
            _paint_cross(painter, sign, self.theme.empty_column)
        else:
            paint_sign(painter, sign, row.group, self._colour(row.group))
        rect = rect.adjusted(side + _PAD, 0, 0, 0)
        if row.group in _SIZES:
            rect = self._paint_sizes(painter, rect, row)
        painter.setPen(self.theme.ink)
        _write(painter, rect, row.text, _LEFT)

    def _paint_sizes(self, painter: QPainter, rect: QRectF, row: Row) -> QRectF:
        """The numbers, and a bar where there is room for it; answer what is left for the name."""
        metrics = QFontMetricsF(painter.font())
        numbers = metrics.horizontalAdvance(words.sizes(self.full, self.full)) + _PAD
        name = min(metrics.horizontalAdvance("m") * 12, rect.width() - numbers)
        bar = min(rect.width() - numbers - name - 2 * _PAD, 8 * metrics.height())
        if bar < 2 * metrics.height():
            bar = 0.0
        right = rect.right() - (bar + _PAD if bar else 0.0)
        painter.setPen(self.theme.ink)
        said = QRectF(right - numbers, rect.top(), numbers, rect.height())
        _write(painter, said, words.sizes(row.before, row.after), _RIGHT)
        if bar:
            room = QRectF(rect.right() - bar, rect.top(), bar, rect.height())
            self._paint_bar(painter, room.adjusted(0, 0.3 * rect.height(), 0, -0.3 * rect.height()), row)
        return QRectF(rect.left(), rect.top(), said.left() - rect.left() - _PAD, rect.height())

    def _paint_bar(self, painter: QPainter, room: QRectF, row: Row) -> None:
        unit = room.width() / self.full
        stays, more = min(row.before, row.after), abs(row.before - row.after)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
        painter.fillRect(QRectF(room.left(), room.top(), stays * unit, room.height()), self.theme.live_column)
        rest = QRectF(room.left() + stays * unit, room.top(), more * unit, room.height())
        if row.after > row.before:
            painter.fillRect(rest.adjusted(2, 0, 0, 0), self._colour(row.group))
        else:
            painter.setPen(QPen(self._colour(row.group), 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(rest.toAlignedRect().adjusted(1, 0, -1, -1))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)

    def _paint_heading(self, painter: QPainter, rect: QRectF, row: Row) -> None:
        font = QFont(painter.font())
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(self.theme.ink)
        _write(painter, rect, row.text, _LEFT)

    def _paint_edges(self, painter: QPainter, option: QStyleOptionViewItem, row: Row) -> None:
        """A frame with a tab around a row that is pointed at, bolder where the keyboard is."""
        here = has_keyboard(option)
        if not here and not self.is_lit(row.target):
            return
        width = 3 if here else 2
        rect, colour = option.rect, self.theme.selection
        painter.fillRect(rect.left(), rect.top(), rect.width(), width, colour)
        painter.fillRect(rect.left(), rect.bottom() + 1 - width, rect.width(), width, colour)
        painter.fillRect(rect.left(), rect.top(), _PAD - 1, rect.height(), colour)
        painter.fillRect(rect.right() + 1 - width, rect.top(), width, rect.height(), colour)

    # --- Qt ---------------------------------------------------------------------------------------

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        row: Row = index.data(ROW_ROLE)
        painter.save()
        painter.setFont(option.font)
        painter.fillRect(option.rect, self.theme.house_shade if row.is_heading else self.theme.paper)
        self._paint_edges(painter, option, row)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(option.rect).adjusted(_PAD, 0, -_PAD, 0)
        if row.is_heading:
            self._paint_heading(painter, rect, row)
        else:
            self._paint_row(painter, rect.adjusted(_PAD, 0, 0, 0), row)
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, _index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(0, round(AIR * QFontMetrics(option.font).height()))


def paint_sign(painter: QPainter, square: QRectF, group: Group, colour: QColor) -> None:
    """The sign of a group."""
    painter.setPen(QPen(colour, max(1.5, square.width() / 7)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    middle, half = square.center(), square.width() / 2
    inner = square.adjusted(1, 1, -1, -1)
    match group:
        case Group.CHOSEN | Group.TAKEN_BACK:
            painter.setBrush(colour if group is Group.CHOSEN else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(inner)
        case Group.COVERED | Group.UNCOVERED:
            painter.drawRect(inner)
            if group is Group.COVERED:
                painter.drawLine(inner.topLeft(), inner.bottomRight())
                painter.drawLine(inner.topRight(), inner.bottomLeft())
        case Group.GONE:
            painter.drawLine(QPointF(square.left(), middle.y()), QPointF(square.right(), middle.y()))
        case Group.BACK:
            painter.drawEllipse(inner)
            painter.drawLine(middle - QPointF(half / 2, 0), middle + QPointF(half / 2, 0))
            painter.drawLine(middle - QPointF(0, half / 2), middle + QPointF(0, half / 2))
        case _:
            down = 1 if group is Group.SMALLER else -1
            tip, side = QPointF(0, 0.7 * half * down), QPointF(0.8 * half, 0)
            painter.setBrush(colour)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.drawPolygon(QPolygonF([middle + tip, middle - tip - side, middle - tip + side]))


def _paint_cross(painter: QPainter, square: QRectF, colour: QColor) -> None:
    painter.setPen(QPen(colour, 2.5))
    painter.drawLine(square.topLeft(), square.bottomRight())
    painter.drawLine(square.topRight(), square.bottomLeft())


def _write(painter: QPainter, rect: QRectF, text: str, side: Qt.AlignmentFlag) -> None:
    mode = Qt.TextElideMode.ElideRight
    painter.drawText(rect, side, QFontMetricsF(painter.font()).elidedText(text, mode, rect.width()))
