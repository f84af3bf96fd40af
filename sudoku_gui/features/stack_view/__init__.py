"""The pane Stack: the chosen options, one per depth, as the search has them; it keeps none."""

from collections.abc import Iterable

from PySide6.QtWidgets import QWidget

from sudoku_gui.kit.feature import Feature
from sudoku_gui.layout.declarations import KeySection, PaneSpec, native
from sudoku_gui.translation import Texts, translate

tr_keys = Texts("keys")


class StackViewFeature(Feature):
    """Declares the pane Stack."""

    def key_sections(self) -> Iterable[KeySection]:
        rows = [
            (tr_keys("Go to where the column was chosen"), native("Enter")),
            (tr_keys("Legend"), native("K")),
        ]
        yield KeySection(translate("window", "Stack"), rows)

    @PaneSpec("stack_view", "Stack", {"study.left_bottom": 1})
    def build(self) -> QWidget:
        from sudoku_gui.features.stack_view.view import StackView

        return StackView(self.context.player, self.context.selection, self.context.theme)
