"""The difference between the current position and another one."""

from collections.abc import Iterator

from PySide6.QtWidgets import QWidget

from sudoku_gui.kit.feature import Feature
from sudoku_gui.layout.declarations import ASKED_FOR, Action, PaneSpec
from sudoku_gui.player.baseline import BaselineKind


class DifferenceFeature(Feature):
    """The pane Difference, and from where on changes are marked."""

    @Action(
        "baseline_choice",
        "What &Did This Option Do",
        keys=("D",),
        tip="Mark what the latest option removed; press again to stop",
        when_watching=True,
    )
    def toggle_difference(self) -> None:
        """Mark what the latest option changed, or stop marking it."""
        baseline = self.context.baseline
        if baseline.kind is BaselineKind.CHOICE:
            baseline.off()
        else:
            baseline.since_choice()
            self.context.panes.show("difference")

    def actions(self) -> Iterator[Action]:
        yield from super().actions()
        yield Action(
            "baseline_here",
            "&Mark Changes from Here On",
            self.context.baseline.since_here,
            keys=("Shift+D",),
            tip="Mark what differs from this position, wherever you go",
            when_watching=True,
        )
        yield Action("baseline_off", "Mark No Changes", self.context.baseline.off, tip="Stop marking changes")

    @PaneSpec("difference", "Difference", {"watch.bottom": ASKED_FOR, "study.left_bottom": ASKED_FOR})
    def build(self) -> QWidget:
        from sudoku_gui.features.difference.view import DifferenceView

        context = self.context
        return DifferenceView(context.player, context.selection, context.baseline, context.theme)
