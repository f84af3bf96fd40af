"""The cells of the grid, painted: a 1 on a tint, a 0 as a dot, and a double line before the secondary columns."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex
from PySide6.QtGui import QBrush, QPainter, QPen
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QWidget

from sudoku_gui.guard import Guarded
from sudoku_gui.matrix_editor.table_model import TableModel
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.pane import Themed


class Cells(Guarded, Themed, QStyledItemDelegate):
    """Paints one cell after the other."""

    def __init__(self, model: TableModel, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._model, self.theme = model, theme

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        is_one = self._model.draft.is_one(index.row(), index.column())
        option.font.setBold(is_one)
        if is_one:
            option.backgroundBrush = QBrush(self.theme.same_digit)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """The cell, its lines, and where the secondary columns begin two more."""
        super().paint(painter, option, index)
        area = option.rect
        painter.save()
        painter.setPen(QPen(self.theme.thin_line, 1))
        painter.drawLine(area.topRight(), area.bottomRight())
        painter.drawLine(area.bottomLeft(), area.bottomRight())
        if index.column() == self._model.draft.primary:
            painter.setPen(QPen(self.theme.thick_line, 1))
            for left in (area.left(), area.left() + 3):
                painter.drawLine(left, area.top(), left, area.bottom())
        painter.restore()
