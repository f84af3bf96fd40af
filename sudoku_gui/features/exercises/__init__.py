"""The pane Exercises: questions about what the search does next, which other panes must not answer meanwhile."""

from PySide6.QtWidgets import QWidget

from sudoku_gui.kit.feature import Feature
from sudoku_gui.layout.declarations import Action, PaneSpec


class ExercisesFeature(Feature):
    """The pane Exercises, and its command."""

    @Action(
        "exercises",
        "E&xercises",
        keys=("Ctrl+Shift+X",),
        tip="Answer questions about what the search does next",
    )
    def show(self) -> None:
        """Show the exercises, about the search that is watched, or else about that of the puzzle."""
        if self.context.player.is_watching or self.context.watching.start():
            self.context.panes.arrangement_requested.emit("learn")
            self.context.panes.show("exercises", focus=True)

    @PaneSpec("exercises", "Exercises", {"learn.code": 2})
    def build(self) -> QWidget:
        from sudoku_gui.features.exercises.view import ExercisesView

        context = self.context
        view = ExercisesView(
            context.player, context.selection, context.preferences, context.theme, context.panes.specs
        )
        view.pane_requested.connect(context.panes.show)
        return view
