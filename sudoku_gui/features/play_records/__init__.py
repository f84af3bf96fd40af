"""The puzzles that the user has solved: times by level, a plot, a table to export."""

from sudoku_gui.kit.feature import Feature
from sudoku_gui.layout.declarations import Action
from sudoku_gui.translation import Texts

mark = Texts("actions").mark


class PlayRecordsFeature(Feature):
    """Statistics of what was solved by hand."""

    @Action(
        "play_records",
        mark("My Stat&istics..."),
        tip=mark("Show how many puzzles you have solved, and how quickly"),
    )
    def show(self) -> None:
        from sudoku_gui.features.play_records.dialog import show_records

        show_records(self.context)
