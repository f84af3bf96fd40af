"""The pane Bound: why a branch is pruned when the fewest options are looked for; it reads the search alone."""

from PySide6.QtWidgets import QWidget

from solver_core.cover import MinimizingSearch
from sudoku_gui.kit.feature import Feature
from sudoku_gui.layout.declarations import PaneSpec


class BoundFeature(Feature):
    """Declares the pane Bound."""

    @PaneSpec(
        "bound",
        "Bound",
        {"study.left_bottom": 4},
        suits=lambda self: isinstance(self.context.player.search, MinimizingSearch),
    )
    def build(self) -> QWidget:
        from sudoku_gui.features.bound.view import BoundView

        return BoundView(self.context.player, self.context.selection, self.context.theme)
