"""The table inside the list of columns; it stays with the chosen column, or with the one walked to."""

from math import ceil
from typing import Final

from PySide6.QtCore import QModelIndex, QPoint, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter
from PySide6.QtWidgets import QAbstractItemView, QStyleOptionViewItem, QTableView, QWidget

from sudoku_gui.features.columns.column import ColumnState
from sudoku_gui.features.columns.model import ITEM_ROLE, NAME, SIZE, STATE, ColumnModel
from sudoku_gui.features.columns.paint import PAD, ColumnCell, paint_cell
from sudoku_gui.player.selection import Selection, Target
from sudoku_gui.render.fonts import bold
from sudoku_gui.render.pixmaps import CachedPicture
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
    delegate: "ColumnRow"

    def __init__(
        self, title: str, description: str, columns: ColumnModel, selection: Selection, theme: Theme
    ) -> None:
        super().__init__("column_table", title, description, columns, selection=selection)
        self._columns = columns
        self._selection: Final = selection
        self.delegate = ColumnRow(columns, theme, self)
        self.setItemDelegate(self.delegate)

    @property
    def item(self) -> int | None:
        """The item that the user has walked to; None while there is no walking."""
        here, chosen = self.currentIndex().data(ITEM_ROLE), self._columns.chosen.data(ITEM_ROLE)
        return None if chosen is None or here == chosen or not self.hasFocus() else here

    def follow(self, item: int | None) -> None:
        """Stay with an item wherever it is listed now; without one, go with the chosen column."""
        chosen = self._columns.chosen
        index = chosen if item is None else self._columns.index_of(item)
        if (item is not None or chosen.isValid()) and index != self.currentIndex():
            self.setCurrentIndex(index)
        if item is None and chosen.isValid():
            self._bring_in_sight(chosen)

    def highlight(self) -> None:
        """Highlight, and scroll to what another view has pinned."""
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
        """Share the width: without space for the words of states, show their signs; then cut the names off."""
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
        """Esc goes back to the chosen column; letters go to the name that begins with them."""
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
