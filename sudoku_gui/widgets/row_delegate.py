"""What paints the rows of tables and lists."""

from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from sudoku_gui.guard import Guarded
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.pane import Themed
from sudoku_gui.widgets.row_paint import paint_edges


class RowDelegate(Guarded, Themed, QStyledItemDelegate):
    """Paints rows.

    Attributes:
        theme: the colours.
        highlighted: the rows that are pointed at, here or in another view.
    """

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme
        self.highlighted: frozenset[int] = frozenset()

    def paint_pointed(self, painter: QPainter, option: QStyleOptionViewItem, row: int) -> None:
        """Edges of a row that is pointed at, bolder ones where the keyboard is."""
        if has_keyboard(option):
            paint_edges(painter, option.rect, self.theme.selection, 3)
        elif row in self.highlighted:
            paint_edges(painter, option.rect, self.theme.selection, 1.5)


def has_keyboard(option: QStyleOptionViewItem) -> bool:
    """Whether keys work this row."""
    return bool(option.state & QStyle.StateFlag.State_Selected) and bool(option.widget.hasFocus())
