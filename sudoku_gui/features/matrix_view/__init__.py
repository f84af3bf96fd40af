"""The pane Matrix: options and columns as a table of zeros and ones, of any problem."""

from collections.abc import Iterable

from PySide6.QtWidgets import QWidget

from sudoku_gui.kit.feature import Feature
from sudoku_gui.layout.declarations import Figure, KeySection, PaneSpec, native
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection
from sudoku_gui.render.theme import Theme
from sudoku_gui.translation import Texts, translate

tr_keys = Texts("keys")


def _figure(player: Player, selection: Selection, theme: Theme) -> QWidget:
    from sudoku_gui.features.matrix_view.picture_canvas import MatrixPicture

    return MatrixPicture(player, selection, theme)


class MatrixViewFeature(Feature):
    """Declares the pane Matrix, and its picture for films."""

    figures = (Figure("matrix_view", "The matrix", _figure),)

    def key_sections(self) -> Iterable[KeySection]:
        rows = [
            (tr_keys("To the next row or column"), tr_keys("Arrows")),
            (tr_keys("Far along the row or column"), tr_keys("Ctrl+Arrows")),
            (tr_keys("Move what is seen"), tr_keys("Shift+Arrows")),
            (tr_keys("Show what is left alone"), native("R")),
            (tr_keys("Follow the search"), native("L")),
            (tr_keys("Closer, farther"), native("+", "-")),
            (tr_keys("Show all"), native("F", "0")),
            (tr_keys("Legend"), native("K")),
        ]
        yield KeySection(translate("window", "Matrix"), rows)

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
