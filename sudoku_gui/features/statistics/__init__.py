"""The pane Statistics: how often each event has happened up to the position; the search counts."""

from PySide6.QtWidgets import QWidget

from sudoku_gui.kit.feature import Feature
from sudoku_gui.layout.declarations import ASKED_FOR, PaneSpec


class StatisticsFeature(Feature):
    """Declares the pane Statistics."""

    @PaneSpec("statistics", "Statistics", {"watch.bottom": 3, "study.left_bottom": ASKED_FOR})
    def build(self) -> QWidget:
        from sudoku_gui.features.statistics.view import StatisticsView

        return StatisticsView(self.context.player, self.context.selection, self.context.theme)
