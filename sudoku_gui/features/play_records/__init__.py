"""The puzzles that the user has solved: times by level, a plot, a table to export."""

from sudoku_gui.kit.feature import Feature
from sudoku_gui.layout.declarations import Action


class PlayRecordsFeature(Feature):
    """Statistics of what was solved by hand."""

    @Action("play_records", "My Stat&istics", tip="Show how many puzzles you have solved, and how quickly")
    def show(self) -> None:
        from sudoku_gui.features.play_records.dialog import show_records

        show_records(self.context)
