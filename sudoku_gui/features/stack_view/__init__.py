"""The pane Stack: the chosen options, one per depth, as the search has them; it keeps none."""

from PySide6.QtWidgets import QWidget

from sudoku_gui.kit.feature import Feature
from sudoku_gui.layout.declarations import PaneSpec


class StackViewFeature(Feature):
    """Declares the pane Stack."""

    @PaneSpec("stack_view", "Stack", {"study.left_bottom": 1})
    def build(self) -> QWidget:
        from sudoku_gui.features.stack_view.view import StackView

        return StackView(self.context.player, self.context.selection, self.context.theme)
