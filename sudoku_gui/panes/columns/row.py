"""Paints a row of the list of columns: its name, its size as a bar, its state as a sign and a word.

=========  =======================  =========
state      bar                      sign
=========  =======================  =========
chosen     full, framed             triangle
tie        full, framed thinly      two bars
live       full                     disc
covered    outline                  ring
no option  hatching, full width     cross
=========  =======================  =========

Secondary columns have a small diamond before their names, and are below a line in header order. A row that is pointed
at has a frame with a tab at its left end.
"""

from collections.abc import Hashable
from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QStyleOptionViewItem, QWidget

from sudoku_gui.panes.columns.column import Column, State
from sudoku_gui.panes.columns.model import NAME, SIZE, STATE, ColumnModel
from sudoku_gui.render.shapes import cross, diamond, pointer
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.pointed_table import RowDelegate
from sudoku_gui.widgets.row_paint import has_keyboard

PAD: Final = 6
_MOST_PICTURES: Final = 1000
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_MARKED = (State.CHOSEN, State.EMPTY)


class ColumnRow(RowDelegate):
    """The delegate of all three columns of the table.

    Rows move more often than they change, so each cell once painted is stored as a picture.

    Attributes:
        highlighted: the items that are pointed at.
        has_words: whether there is space for words beside the signs.
    """

    def __init__(self, columns: ColumnModel, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self.has_words = True
        self._columns = columns
        self._pictures: dict[Hashable, QPixmap] = {}

    def use_theme(self, theme: Theme) -> None:
        super().use_theme(theme)
        self._pictures.clear()

    def _colour(self, state: State) -> QColor:
        return {
            State.CHOSEN: self.theme.chosen_column,
            State.EMPTY: self.theme.empty_column,
            State.LIVE: self.theme.live_column,
            State.COVERED: self.theme.covered_column,
        }[state]

    def _ink(self, state: State) -> QColor:
        return self.theme.candidate if state is State.COVERED else self.theme.ink

    def _paint_highlight(self, painter: QPainter, rect: QRect, section: int, width: int) -> None:
        """The frame of a row pointed at; each cell paints its part of it."""
        colour = self.theme.selection
        painter.fillRect(rect.left(), rect.top(), rect.width(), width, colour)
        painter.fillRect(rect.left(), rect.bottom() + 1 - width, rect.width(), width, colour)
        if section == NAME:
            painter.fillRect(rect.left(), rect.top(), PAD - 1, rect.height(), colour)
        if section == STATE:
            painter.fillRect(rect.right() + 1 - width, rect.top(), width, rect.height(), colour)

    def _paint_name(self, painter: QPainter, rect: QRectF, column: Column) -> None:
        if self._columns.has_secondary:
            side = 0.4 * rect.height()
            if column.is_secondary:
                middle = QPointF(rect.left() + side / 2 + 1, rect.center().y())
                painter.setPen(QPen(self._colour(column.state), 1.5))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawPolygon(diamond(middle, side / 2))
            rect = rect.adjusted(side + PAD, 0, 0, 0)
        painter.setPen(self._ink(column.state))
        self._write(painter, rect, column.name)

    def _paint_bar(self, painter: QPainter, rect: QRectF, column: Column) -> None:
        width = painter.fontMetrics().horizontalAdvance("9" * max(2, len(str(self._columns.full))))
        painter.setPen(self._ink(column.state))
        if column.size is None:
            return
        painter.drawText(QRectF(rect.left(), rect.top(), width, rect.height()), _RIGHT, str(column.size))
        space = rect.adjusted(width + PAD, 0.28 * rect.height(), 0, -0.28 * rect.height())
        if space.width() < PAD:
            return
        bar = QRectF(space)
        bar.setWidth(space.width() * (min(column.size, self._columns.full) / self._columns.full))
        colour = self._colour(column.state)
        if column.state is State.EMPTY:
            painter.fillRect(space, QBrush(colour, Qt.BrushStyle.BDiagPattern))
        elif column.state is State.COVERED:
            painter.setPen(QPen(colour, 1))
            painter.drawRect(bar.adjusted(0.5, 0.5, -0.5, -0.5))
        else:
            painter.fillRect(bar, colour)
        if column.is_chosen or (column.is_tie and column.state is State.LIVE):
            framed = space if column.state is State.EMPTY else bar
            painter.setPen(QPen(self.theme.ink, 1 if column.is_chosen else 0.5))
            painter.drawRect(framed.adjusted(-1.5, -1.5, 1.5, 1.5))

    def _paint_state(self, painter: QPainter, rect: QRectF, column: Column) -> None:
        side = 0.5 * rect.height()
        sign = QRectF(rect.left(), rect.center().y() - side / 2, side, side)
        colour = self._colour(column.state)
        painter.setPen(QPen(colour, 1.5))
        painter.setBrush(Qt.BrushStyle.NoBrush if column.state is State.COVERED else colour)
        if column.state is State.CHOSEN:
            tip = QPointF(sign.right(), sign.center().y())
            painter.drawPolygon(pointer(tip, QPointF(-side, 0), side / 2))
        elif column.state is State.EMPTY:
            painter.setPen(QPen(colour, 2.5))
            painter.drawLines(cross(sign))
        elif column.is_tie:
            for share in (0.25, 0.75):
                bar = QRectF(sign.left(), sign.top() + share * side - side / 9, side, side / 4.5)
                painter.fillRect(bar, self.theme.chosen_column)
        else:
            painter.drawEllipse(sign.adjusted(1, 1, -1, -1))
        painter.setPen(self._ink(column.state))
        if self.has_words:
            self._write(painter, rect.adjusted(side + PAD, 0, 0, 0), column.word)

    @staticmethod
    def _write(painter: QPainter, rect: QRectF, text: str) -> None:
        mode = Qt.TextElideMode.ElideRight
        painter.drawText(rect, _LEFT, painter.fontMetrics().elidedText(text, mode, int(rect.width())))

    def _picture(self, column: Column, section: int, option: QStyleOptionViewItem, light: int) -> QPixmap:
        size, ratio = option.rect.size(), option.widget.devicePixelRatioF()
        aspect = (self._columns.full, self._columns.has_secondary, self.has_words)
        key = (column[1:4], column[5:], section, light, size.toTuple(), ratio, aspect, option.font.key())
        picture = self._pictures.get(key)
        if picture is None:
            if len(self._pictures) >= _MOST_PICTURES:
                self._pictures.clear()
            picture = self._pictures[key] = QPixmap(size * ratio)
            picture.setDevicePixelRatio(ratio)
            painter = QPainter(picture)
            painter.setFont(option.font)
            self._paint_cell(painter, QRect(QPoint(), size), column, section, light)
            painter.end()
        return picture

    def _paint_cell(self, painter: QPainter, rect: QRect, column: Column, section: int, light: int) -> None:
        marked = column.is_chosen or column.state in _MARKED
        painter.fillRect(rect, self.theme.same_digit if marked else self.theme.paper)
        if light:
            self._paint_highlight(painter, rect, section, light)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, section != SIZE)
        font = QFont(painter.font())
        font.setBold(marked)
        painter.setFont(font)
        part = {NAME: self._paint_name, SIZE: self._paint_bar, STATE: self._paint_state}[section]
        part(painter, QRectF(rect).adjusted(2 * PAD if section == NAME else PAD, 0, -PAD, 0), column)

    # --- Qt ---------------------------------------------------------------------------------------

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        column = self._columns.at(index.row())
        here = has_keyboard(option)
        light = (3 if here else 2) if column.item in self.highlighted else 0
        painter.drawPixmap(option.rect.topLeft(), self._picture(column, index.column(), option, light))
        if column.item == self._columns.first_apart:
            painter.fillRect(
                QRect(option.rect.topLeft(), QSize(option.rect.width(), 2)), self.theme.thick_line
            )
