"""The table of columns; it follows the chosen column, or the one selected by the user.

A row has a name, a size as a bar, and a state as a sign and a word.

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

from math import ceil
from typing import Final, NamedTuple

from PySide6.QtCore import QModelIndex, QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QFontMetrics, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QAbstractItemView, QStyleOptionViewItem, QTableView, QWidget

from sudoku_gui.features.column_list.column import Column, ColumnState
from sudoku_gui.features.column_list.model import ITEM_ROLE, NAME, SIZE, STATE, ColumnModel
from sudoku_gui.player.selection import Selection, Target
from sudoku_gui.render.fonts import RIGHT, bold, write
from sudoku_gui.render.pixmaps import CachedPicture
from sudoku_gui.render.shapes import cross, diamond, draw_with, pointer
from sudoku_gui.render.theme import Theme
from sudoku_gui.translation import translate
from sudoku_gui.widgets.pointed_table import PointedTable
from sudoku_gui.widgets.row_delegate import RowDelegate, has_keyboard
from sudoku_gui.widgets.row_table import Index
from sudoku_gui.widgets.shortcut_override import ENTER, TRANSPORT

_MOST_PICTURES: Final = 200  # twice as many as are seen at once


class ColumnTable(PointedTable):
    """The table view of the columns pane, on a `ColumnModel`."""

    line_height = 1.45
    stretched = SIZE
    delegate: "ColumnDelegate"

    def __init__(
        self, title: str, description: str, columns: ColumnModel, selection: Selection, theme: Theme
    ) -> None:
        super().__init__("column_table", title, description, columns, selection=selection)
        self._columns = columns
        self._selection: Final = selection
        self.delegate = ColumnDelegate(columns, theme, self)
        self.setItemDelegate(self.delegate)

    @property
    def item(self) -> int | None:
        """The item that the user has walked to; None while there is no walking."""
        here, chosen = self.currentIndex().data(ITEM_ROLE), self._columns.chosen.data(ITEM_ROLE)
        return None if chosen is None or here == chosen or not self.hasFocus() else here

    def follow(self, item: int | None) -> None:
        """Keep an item selected wherever it is listed now; without one, follow the chosen column."""
        chosen = self._columns.chosen
        index = chosen if item is None else self._columns.index_of(item)
        if (item is not None or chosen.isValid()) and index != self.currentIndex():
            self.setCurrentIndex(index)
        if item is None and chosen.isValid():
            self._bring_in_sight(chosen)

    def highlight(self) -> None:
        """Highlight the target, and scroll to one pinned in another view."""
        before = self.delegate.highlighted
        super().highlight()
        pinned = self._selection.pinned
        is_new = (
            pinned is not None and pinned == self._selection.target and before != self.delegate.highlighted
        )
        if is_new and pinned is not None and pinned.item is not None and not self.hasFocus():
            index = self._columns.index_of(pinned.item)
            if index.isValid():
                self._bring_in_sight(index)

    def target(self, index: QModelIndex) -> Target | None:
        return Target(item=index.data(ITEM_ROLE)) if index.isValid() else None

    def highlighted_rows(self, target: Target) -> frozenset[int]:
        problem = self._columns.problem
        return frozenset() if problem is None else target.items(problem)

    def share_width(self) -> None:
        """Share the width: without space, show states as signs only, then elide names."""
        metrics, columns = QFontMetrics(bold(self.font())), self._columns
        line = self.fontMetrics().height()
        sign = ceil(0.5 * self.row_height) + PAD
        states = [translate("columns", "tie"), *(state.word for state in ColumnState)]
        name = max(map(metrics.horizontalAdvance, columns.names), default=0) + 4 * PAD
        if columns.has_secondary:
            name += round(0.6 * line) + PAD
            states.append(translate("columns", "secondary"))
        # What is painted may be a fraction wider than what is measured.
        state = max(map(metrics.horizontalAdvance, states)) + 1 + 2 * PAD + sign
        name = max(name, self.horizontalHeader().sectionSizeHint(NAME))
        space = self.viewport().width() - metrics.horizontalAdvance("999") - 2 * PAD
        is_narrow = space < name + state + line
        if is_narrow:
            state = sign + 2 * PAD
        self.delegate.has_words = not is_narrow
        self.horizontalHeader().setVisible(not is_narrow)
        self.setColumnWidth(NAME, min(name, max(space - state, line)))
        self.setColumnWidth(STATE, state)

    def is_own_key(self, event: QKeyEvent) -> bool:
        leaves = event.key() == Qt.Key.Key_Escape and self.item is not None
        return event.key() in ENTER or leaves

    def _bring_in_sight(self, index: QModelIndex) -> None:
        """Scroll it to the middle, with its neighbours, unless it is visible already."""
        row, space = self.visualRect(index), self.viewport().rect()
        if not space.adjusted(0, row.height(), 0, -row.height()).contains(row.center()):
            self.scrollTo(index, QAbstractItemView.ScrollHint.PositionAtCenter)

    def _return_to_chosen(self) -> None:
        self._selection.pin(None)
        self.setCurrentIndex(QModelIndex())
        self.follow(None)

    # --- Qt ---------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        has_control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if event.key() == Qt.Key.Key_Escape and self.item is not None:
            self._return_to_chosen()
        elif event.key() in ENTER or (event.key() in TRANSPORT and not has_control):
            super().keyPressEvent(event)
        else:
            before = self.currentIndex()
            QTableView.keyPressEvent(self, event)
            if self.currentIndex() != before:
                self.pin(self.currentIndex())


class ColumnDelegate(RowDelegate):
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
        self._pictures: dict[object, CachedPicture] = {}

    # --- Qt ---------------------------------------------------------------------------------------

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        columns, rect, font = self._columns, option.rect, option.font
        column = columns.at(index.row())
        frame = (3 if has_keyboard(option) else 2) if column.item in self.highlighted else 0
        cell = ColumnCell(column, index.column(), columns.full, columns.has_secondary, self.has_words, frame)

        def paint(below: QPainter) -> None:
            below.setLayoutDirection(option.direction)
            below.setFont(font)
            paint_cell(below, QRect(QPoint(), rect.size()), cell, self.theme)

        key = (column[1:4], column[5:], cell[1:], self.theme, font.key(), rect.size().toTuple())
        if len(self._pictures) >= _MOST_PICTURES:
            self._pictures.clear()
        picture = self._pictures.setdefault(key, CachedPicture())
        picture.draw(painter, QPointF(rect.topLeft()), rect.size(), paint, background=self.theme.paper)
        if column.item == columns.first_apart:
            painter.fillRect(QRect(rect.topLeft(), QSize(rect.width(), 2)), self.theme.thick_line)


# --- cells ----------------------------------------------------------------------------------------------


PAD: Final = 6
_MARKED = (ColumnState.CHOSEN, ColumnState.EMPTY)


class ColumnCell(NamedTuple):
    """The contents of a cell of the table."""

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
