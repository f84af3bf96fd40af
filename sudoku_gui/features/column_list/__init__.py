"""The pane Columns: how many options each column has left, and whether it is covered."""

from collections.abc import Iterable

from PySide6.QtWidgets import QWidget

from sudoku_gui.kit.feature import Feature
from sudoku_gui.layout.declarations import PaneSpec
from sudoku_gui.translation import Texts

mark = Texts("window").mark


class ColumnListFeature(Feature):
    """Declares the pane Columns."""

    def panes(self) -> Iterable[PaneSpec]:
        yield PaneSpec(
            "column_list", mark("Columns"), self._build, {"watch.bottom": 1, "study.right_bottom": 2}
        )

    def _build(self) -> QWidget:
        from sudoku_gui.features.column_list.view import ColumnList

        return ColumnList(self.context.player, self.context.selection, self.context.theme)
