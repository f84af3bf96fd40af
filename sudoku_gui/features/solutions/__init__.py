"""The pane Solutions: those that the search has found, collected by a search of its own."""

from PySide6.QtWidgets import QWidget

from sudoku_gui.kit.feature import Feature
from sudoku_gui.layout.declarations import ASKED_FOR, PaneSpec


class SolutionsFeature(Feature):
    """Declares the pane Solutions."""

    @PaneSpec("solutions", "Solutions", {"watch.bottom": 7, "study.right_bottom": ASKED_FOR})
    def build(self) -> QWidget:
        from sudoku_gui.features.solutions.view import SolutionsView

        return SolutionsView(self.context.player, self.context.selection, self.context.theme)
