"""Matrices of one's own."""

from functools import cached_property
from typing import TYPE_CHECKING

from sudoku_gui.kit.feature import Action, Feature
from sudoku_gui.translation import Texts

if TYPE_CHECKING:
    from sudoku_gui.features.matrix_editor.controller import MatrixEditor

mark = Texts("actions").mark


class Matrices(Feature):
    """Matrices of one's own."""

    @cached_property
    def editor(self) -> "MatrixEditor":
        from sudoku_gui.features.matrix_editor.controller import MatrixEditor

        return MatrixEditor(self.context)

    @Action(
        "new_matrix",
        mark("New Exact &Cover..."),
        keys=("Ctrl+Shift+N",),
        tip=mark("Enter a 0-1 matrix of your own and watch its search"),
    )
    def show(self) -> None:
        self.editor.show()

    @Action(
        "edit_matrix",
        mark("Edit the &Matrix..."),
        tip=mark("Edit the problem that is watched as a 0-1 matrix"),
    )
    def edit_watched(self) -> None:
        self.editor.edit_watched()

    def close(self) -> None:
        if "editor" in vars(self):
            self.editor.close()
