"""The list of what has changed: walked by keyboard, pointed at by mouse."""

from typing import Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import QStyleOptionViewItem, QWidget

from sudoku_gui.panes.difference import paint
from sudoku_gui.panes.difference.model import ROW_ROLE, TARGET_ROLE, DifferenceEntry, DifferenceModel
from sudoku_gui.player.selection import Selection, Target
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.pointed_table import PointedList
from sudoku_gui.widgets.row_delegate import PaintedRow, has_keyboard
from sudoku_gui.widgets.row_table import Index

_TAB: Final = 5  # width of the tab at the left of a row that is pointed at


class DifferenceList(PointedList):
    """Shows a `DifferenceModel`; stays with the row that was walked to while that is listed."""

    air = 1.45
    target_role = TARGET_ROLE
    delegate: "DifferenceRow"

    def __init__(
        self, title: str, description: str, rows: DifferenceModel, selection: Selection, theme: Theme
    ) -> None:
        super().__init__("difference_list", title, description, rows, selection=selection)
        self._rows = rows
        self.delegate = DifferenceRow(theme, self)
        self.setItemDelegate(self.delegate)

    @property
    def current_row(self) -> DifferenceEntry | None:
        """The row that was walked to: ask before other rows are shown, and `stay` with it afterwards."""
        row: DifferenceEntry | None = self.currentIndex().data(ROW_ROLE)
        return row

    def stay(self, row: DifferenceEntry | None) -> None:
        """Stand on the same thing again, wherever it is listed now."""
        self.delegate.full = self._rows.full
        if row is not None and (index := self._rows.index_of(row.group, row.thing)).isValid():
            self.setCurrentIndex(index)
        self.highlight()

    def highlighted_rows(self, target: Target) -> frozenset[int]:
        """Of a node its column and its row; of a column or a row that one alone, for a row has many columns."""
        return self._rows.rows_of(target)


class DifferenceRow(PaintedRow):
    """The delegate of the list.

    Attributes:
        full: the size that fills a bar.
    """

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self.full = 1

    def _paint_edges(self, painter: QPainter, option: QStyleOptionViewItem, *, is_highlighted: bool) -> None:
        """A frame with a tab around a row that is pointed at, bolder where the keyboard is."""
        here = has_keyboard(option)
        if not here and not is_highlighted:
            return
        width = 3 if here else 2
        rect, colour = option.rect, self.theme.selection
        painter.fillRect(rect.left(), rect.top(), rect.width(), width, colour)
        painter.fillRect(rect.left(), rect.bottom() + 1 - width, rect.width(), width, colour)
        painter.fillRect(rect.left(), rect.top(), _TAB, rect.height(), colour)
        painter.fillRect(rect.right() + 1 - width, rect.top(), width, rect.height(), colour)

    def draw(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row: DifferenceEntry = index.data(ROW_ROLE)
        painter.fillRect(option.rect, self.theme.house_shade if row.is_heading else self.theme.paper)
        self._paint_edges(painter, option, is_highlighted=index.row() in self.highlighted)
        paint.paint_row(painter, QRectF(option.rect), row, self.theme, self.full)

    # --- Qt ---------------------------------------------------------------------------------------

    def sizeHint(self, option: QStyleOptionViewItem, _index: Index) -> QSize:
        return QSize(0, round(DifferenceList.air * QFontMetrics(option.font).height()))
