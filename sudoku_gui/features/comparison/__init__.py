"""The pane Comparison: two searches of one problem side by side, as `player/comparison.py` moves them."""

from PySide6.QtWidgets import QWidget

from sudoku_gui.kit.feature import Feature
from sudoku_gui.layout.declarations import PaneSpec
from sudoku_gui.player.subject import Subject
from sudoku_gui.wording.names import run_name


class ComparisonFeature(Feature):
    """Declares the pane Comparison."""

    @PaneSpec("comparison", "Comparison", {"watch.top": 5})
    def build(self) -> QWidget:
        from sudoku_gui.features.comparison.view import ComparisonView

        context = self.context
        view = ComparisonView(context.player, context.selection, context.comparison, context.theme)
        context.runs.changed.connect(lambda: view.show_runs(self.runs))
        view.show_runs(self.runs)
        return view

    @property
    def runs(self) -> list[tuple[str, Subject]]:
        """The what-if runs by name, without the one that is watched."""
        runs, problem = self.context.runs, self.context.player.problem
        others = [run for run in runs if run != runs.present and run.subject.overrides]
        return [(run_name(run, problem), run.subject) for run in others]
