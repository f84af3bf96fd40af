"""The pane Bound: why a branch is pruned when the fewest options are looked for; it reads the search alone."""

from collections.abc import Iterable

from PySide6.QtWidgets import QWidget

from solver_core.cover import MinimizingSearch
from sudoku_gui.kit.feature import Feature
from sudoku_gui.layout.declarations import PaneSpec
from sudoku_gui.translation import Texts

mark = Texts("window").mark


class BoundFeature(Feature):
    """Declares the pane Bound."""

    def panes(self) -> Iterable[PaneSpec]:
        yield PaneSpec("bound", mark("Bound"), self._build, {"study.left_bottom": 4}, self._suits)

    def _suits(self) -> bool:
        return isinstance(self.context.player.search, MinimizingSearch)

    def _build(self) -> QWidget:
        from sudoku_gui.features.bound.view import BoundView

        return BoundView(self.context.player, self.context.selection, self.context.theme)
