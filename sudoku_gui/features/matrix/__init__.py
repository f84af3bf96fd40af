"""The options and columns as a table of zeros and ones."""

from collections.abc import Iterable

from PySide6.QtWidgets import QWidget

from sudoku_gui.kit.feature import Feature
from sudoku_gui.layout.panes import PaneSpec
from sudoku_gui.translation import Texts

mark = Texts("window").mark


class MatrixFeature(Feature):
    """A pane of Watch, Study and presentations."""

    def panes(self) -> Iterable[PaneSpec]:
        yield PaneSpec(
            "matrix_view", mark("Matrix"), self._build, {"watch.top": 1, "study.middle": 2, "present.top": 2}
        )

    def _build(self) -> QWidget:
        from sudoku_gui.features.matrix.view import MatrixView

        context = self.context
        return MatrixView(
            context.player,
            context.selection,
            context.theme,
            context.baseline,
            preferences=context.preferences,
        )
