"""The pane Columns: how many options each column has left, and whether it is covered."""

from PySide6.QtWidgets import QWidget

from sudoku_gui.kit.feature import Feature
from sudoku_gui.layout.declarations import PaneSpec


class ColumnListFeature(Feature):
    """Declares the pane Columns."""

    @PaneSpec("column_list", "Columns", {"watch.bottom": 1, "study.right_bottom": 2})
    def build(self) -> QWidget:
        from sudoku_gui.features.column_list.view import ColumnList

        return ColumnList(self.context.player, self.context.selection, self.context.theme)
