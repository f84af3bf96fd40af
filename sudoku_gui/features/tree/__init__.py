"""The tree of choices that the search has made."""

from collections.abc import Iterable

from PySide6.QtWidgets import QWidget

from sudoku_gui.kit.feature import Feature
from sudoku_gui.layout.panes import PaneSpec
from sudoku_gui.translation import Texts

mark = Texts("window").mark


class TreeFeature(Feature):
    """A pane of Watch, Study and presentations."""

    def panes(self) -> Iterable[PaneSpec]:
        yield PaneSpec(
            "tree_view",
            mark("Search Tree"),
            self._build,
            {"watch.top": 4, "study.right": 1, "present.top": 4},
        )

    def _build(self) -> QWidget:
        from sudoku_gui.features.tree.view import TreeView

        view = TreeView(self.context.player, self.context.selection, self.context.theme)
        view.comparison_requested.connect(self.context.baseline.compare)
        return view
