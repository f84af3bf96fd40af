"""The chosen options, one per depth."""

from collections.abc import Iterable

from PySide6.QtWidgets import QWidget

from sudoku_gui.kit.feature import Feature
from sudoku_gui.layout.declarations import PaneSpec
from sudoku_gui.translation import Texts

mark = Texts("window").mark


class StackViewFeature(Feature):
    """A pane of Study."""

    def panes(self) -> Iterable[PaneSpec]:
        yield PaneSpec("stack_view", mark("Stack"), self._build, {"study.left_bottom": 1})

    def _build(self) -> QWidget:
        from sudoku_gui.features.stack_view.view import StackView

        return StackView(self.context.player, self.context.selection, self.context.theme)
