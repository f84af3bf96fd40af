"""Practice of techniques: a puzzle that needs one, played to it, and the question where it is."""

from sudoku_gui.context import Context
from sudoku_gui.kit.feature import Feature
from sudoku_gui.layout.declarations import Action
from sudoku_gui.widgets.dialog import show_one


class PracticeFeature(Feature):
    """Opens the window of practice."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        context.requests.practice.connect(self.practise)

    @Action(
        "practise",
        "&Practise a Technique...",
        tip="Find a technique in a puzzle that needs it; your own puzzle stays as it is",
    )
    def go_on(self) -> None:
        """Ask for the technique that was practised last."""
        self.practise(self.context.preferences["practice_technique"])

    def practise(self, technique: str) -> None:
        """Ask for a technique; an exercise of it that is open goes on."""
        from sudoku_gui.features.practice.view import PracticeDialog

        dialog = show_one(self.context.window, PracticeDialog, lambda: PracticeDialog(self.context))
        if technique != dialog.practice.technique:
            dialog.practise(technique)
