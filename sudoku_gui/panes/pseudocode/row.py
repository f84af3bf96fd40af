"""Paints a row of the list of code lines, and says how large it is."""

from collections.abc import Iterable

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize
from PySide6.QtGui import QFont, QPainter, QRegion
from PySide6.QtWidgets import QStyleOptionViewItem, QWidget

from sudoku_gui.panes.pseudocode import paint as pseudocode
from sudoku_gui.panes.pseudocode.model import ROW_ROLE, Row
from sudoku_gui.panes.pseudocode.paint import LineLook
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.pointed_table import RowDelegate
from sudoku_gui.widgets.row_paint import has_keyboard

_Index = QModelIndex | QPersistentModelIndex


class CodeRow(RowDelegate):
    """The delegate of the listing.

    Attributes:
        warm: the row whose gutter the mouse is in; -1 for none.
        places: where the parts of a line are.
        dirty: what is to be painted anew; Qt asks for every line between the first and the last that are.
    """

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self.warm = -1
        self.places = pseudocode.margins(parent.font())
        self.dirty = QRegion()
        self._size = QSize()

    def fit(self, font: QFont, rows: Iterable[Row]) -> None:
        """Take a font, and the size that the widest of some rows needs: all have the same, which is laid out fast."""
        if font != self.places.font:
            self.places = pseudocode.margins(font)
        widths = [pseudocode.width(self.places, _look(row)) for row in rows]
        self._size = QSize(round(max(widths, default=0)), round(self.places.height))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """One line."""
        if not self.dirty.intersects(option.rect):
            return
        row: Row = index.data(ROW_ROLE)
        look = _look(
            row,
            is_here=has_keyboard(option),
            is_warm=index.row() == self.warm and row.line.condition is not None,
        )
        pseudocode.paint(painter, QRectF(option.rect), look, self.theme, self.places)

    def sizeHint(self, _option: QStyleOptionViewItem, _index: _Index) -> QSize:
        return self._size


def _look(row: Row, *, is_here: bool = False, is_warm: bool = False) -> LineLook:
    return LineLook(
        text=row.line.text,
        label=row.label,
        indent=row.line.indent,
        is_folded=row.is_folded,
        is_executed=row.is_executed,
        is_upcoming=row.is_upcoming,
        is_calling=row.is_calling,
        has_breakpoint=row.has_breakpoint,
        hides_breakpoint=row.hides_breakpoint,
        is_here=is_here,
        is_warm=is_warm,
    )
