"""The columns in a list, with how many options each has left."""

from collections.abc import Iterable

from PySide6.QtWidgets import QWidget

from sudoku_gui.kit.feature import Feature
from sudoku_gui.layout.declarations import PaneSpec
from sudoku_gui.translation import Texts

mark = Texts("window").mark


class ColumnListFeature(Feature):
    """A pane of Watch and Study."""

    def panes(self) -> Iterable[PaneSpec]:
        yield PaneSpec(
            "column_list", mark("Columns"), self._build, {"watch.bottom": 1, "study.right_bottom": 2}
        )

    def _build(self) -> QWidget:
        from sudoku_gui.features.column_list.view import ColumnList

        return ColumnList(self.context.player, self.context.selection, self.context.theme)
