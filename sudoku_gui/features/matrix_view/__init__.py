"""The pane Matrix: options and columns as a table of zeros and ones, of any problem."""

from PySide6.QtWidgets import QWidget

from sudoku_gui.kit.feature import Feature
from sudoku_gui.layout.declarations import Figure, PaneSpec
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection
from sudoku_gui.render.theme import Theme


def _figure(player: Player, selection: Selection, theme: Theme) -> QWidget:
    from sudoku_gui.features.matrix_view.picture_canvas import MatrixPicture

    return MatrixPicture(player, selection, theme)


class MatrixViewFeature(Feature):
    """Declares the pane Matrix, and its picture for films."""

    figures = (Figure("matrix_view", "The matrix", _figure),)

    @PaneSpec("matrix_view", "Matrix", {"watch.top": 1, "study.middle": 2, "present.links": 2})
    def build(self) -> QWidget:
        from sudoku_gui.features.matrix_view.view import MatrixView

        context = self.context
        return MatrixView(
            context.player,
            context.selection,
            context.theme,
            context.baseline,
            preferences=context.preferences,
        )
