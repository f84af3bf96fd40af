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

from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen

from sudoku_gui.features.columns.column import Column, ColumnState
from sudoku_gui.features.columns.model import NAME, SIZE, STATE
from sudoku_gui.render.fonts import RIGHT, bold, write
from sudoku_gui.render.shapes import cross, diamond, draw_with, pointer
from sudoku_gui.render.theme import Theme

PAD: Final = 6
_MARKED = (ColumnState.CHOSEN, ColumnState.EMPTY)


class ColumnCell(NamedTuple):
    """What a cell of the table shows."""

    column: Column
    section: int  # the number of the column of the table
    full: int  # the largest size that a column of this problem can have
    has_secondary: bool
    has_words: bool  # whether there is space for words beside the signs
    frame: int  # pixels of the frame of a row that is pointed at; 0 for none


def paint_cell(painter: QPainter, rect: QRect, cell: ColumnCell, theme: Theme) -> None:
    """Paint a name, a bar with its number or a state, by the section of the cell; bold where the column is marked."""
    column, section = cell.column, cell.section
    is_marked = column.is_chosen or column.state in _MARKED
    painter.fillRect(rect, theme.same_digit if is_marked else theme.paper)
    if cell.frame:
        _paint_highlight(painter, rect, section, cell.frame, theme.selection)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, section != SIZE)
    if is_marked:
        painter.setFont(bold(painter.font()))
    part = {NAME: _paint_name, SIZE: _paint_bar, STATE: _paint_state}[section]
    part(painter, QRectF(rect).adjusted(2 * PAD if section == NAME else PAD, 0, -PAD, 0), cell, theme)


def _colour(state: ColumnState, theme: Theme) -> QColor:
    return {
        ColumnState.CHOSEN: theme.chosen_column,
        ColumnState.EMPTY: theme.empty_column,
        ColumnState.LIVE: theme.live_column,
        ColumnState.COVERED: theme.covered_column,
    }[state]


def _ink(state: ColumnState, theme: Theme) -> QColor:
    return theme.candidate if state is ColumnState.COVERED else theme.ink


def _paint_highlight(painter: QPainter, rect: QRect, section: int, width: int, colour: QColor) -> None:
    """Paint the frame of a row pointed at; each cell paints its part of it."""
    painter.fillRect(rect.left(), rect.top(), rect.width(), width, colour)
    painter.fillRect(rect.left(), rect.bottom() + 1 - width, rect.width(), width, colour)
    if section == NAME:
        painter.fillRect(rect.left(), rect.top(), PAD - 1, rect.height(), colour)
    if section == STATE:
        painter.fillRect(rect.right() + 1 - width, rect.top(), width, rect.height(), colour)


def _paint_name(painter: QPainter, rect: QRectF, cell: ColumnCell, theme: Theme) -> None:
    column = cell.column
    if cell.has_secondary:
        side = 0.4 * rect.height()
        if column.is_secondary:
            middle = QPointF(rect.left() + side / 2 + 1, rect.center().y())
            draw_with(painter, QPen(_colour(column.state, theme), 1.5))
            painter.drawPolygon(diamond(middle, side / 2))
        rect = rect.adjusted(side + PAD, 0, 0, 0)
    painter.setPen(_ink(column.state, theme))
    write(painter, rect, column.name)


def _paint_bar(painter: QPainter, rect: QRectF, cell: ColumnCell, theme: Theme) -> None:
    column = cell.column
    width = painter.fontMetrics().horizontalAdvance("9" * max(2, len(str(cell.full))))
    painter.setPen(_ink(column.state, theme))
    if column.size is None:
        return
    painter.drawText(QRectF(rect.left(), rect.top(), width, rect.height()), RIGHT, str(column.size))
    space = rect.adjusted(width + PAD, 0.28 * rect.height(), 0, -0.28 * rect.height())
    if space.width() < PAD:
        return
    bar = QRectF(space)
    bar.setWidth(space.width() * (min(column.size, cell.full) / cell.full))
    colour = _colour(column.state, theme)
    if column.state is ColumnState.EMPTY:
        painter.fillRect(space, QBrush(colour, Qt.BrushStyle.BDiagPattern))
    elif column.state is ColumnState.COVERED:
        painter.setPen(QPen(colour, 1))
        painter.drawRect(bar.adjusted(0.5, 0.5, -0.5, -0.5))
    else:
        painter.fillRect(bar, colour)
    if column.is_chosen or (column.is_tie and column.state is ColumnState.LIVE):
        framed = space if column.state is ColumnState.EMPTY else bar
        painter.setPen(QPen(theme.ink, 1 if column.is_chosen else 0.5))
        painter.drawRect(framed.adjusted(-1.5, -1.5, 1.5, 1.5))


def _paint_state(painter: QPainter, rect: QRectF, cell: ColumnCell, theme: Theme) -> None:
    column = cell.column
    side = 0.5 * rect.height()
    sign = QRectF(rect.left(), rect.center().y() - side / 2, side, side)
    colour = _colour(column.state, theme)
    draw_with(painter, QPen(colour, 1.5), None if column.state is ColumnState.COVERED else colour)
    if column.state is ColumnState.CHOSEN:
        tip = QPointF(sign.right(), sign.center().y())
        painter.drawPolygon(pointer(tip, QPointF(-side, 0), side / 2))
    elif column.state is ColumnState.EMPTY:
        painter.setPen(QPen(colour, 2.5))
        painter.drawLines(cross(sign))
    elif column.is_tie:
        for share in (0.25, 0.75):
            bar = QRectF(sign.left(), sign.top() + share * side - side / 9, side, side / 4.5)
            painter.fillRect(bar, theme.chosen_column)
    else:
        painter.drawEllipse(sign.adjusted(1, 1, -1, -1))
    painter.setPen(_ink(column.state, theme))
    if cell.has_words:
        write(painter, rect.adjusted(side + PAD, 0, 0, 0), column.word)
