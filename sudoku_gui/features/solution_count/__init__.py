"""How many solutions the puzzle has, and what can be done about it."""

from functools import cached_property
from typing import TYPE_CHECKING

from sudoku_gui.kit.feature import Feature
from sudoku_gui.layout.declarations import Action

if TYPE_CHECKING:
    from sudoku_gui.features.solution_count.dialog import SolutionCount


class SolutionCountFeature(Feature):
    """Shows the dialog, which is imported on first use."""

    @cached_property
    def counting(self) -> "SolutionCount":
        from sudoku_gui.features.solution_count.dialog import SolutionCount

        return SolutionCount(self.context)

    @Action(
        "solution_count",
        "How Many Sol&utions?",
        keys=("Shift+F9",),
        tip="Show whether the puzzle has one solution, several or none, and what can be done",
    )
    def show(self) -> None:
        self.counting.show()

    def cancel(self) -> bool:
        return "counting" in vars(self) and self.counting.cancel()

    def stop(self) -> None:
        if "counting" in vars(self):
            self.counting.close()
