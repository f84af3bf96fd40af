"""What-if runs and comparisons of the search that is watched."""

from PySide6.QtCore import QObject, Signal

from solver_core.cover import RepeatSearch
from sudoku_gui.panes.runs import text as words
from sudoku_gui.player.baseline import Baseline, BaselineKind
from sudoku_gui.player.comparison import Comparison
from sudoku_gui.player.player import Player
from sudoku_gui.player.runs import Run, Runs
from sudoku_gui.player.selection import Selection, Target
from sudoku_gui.player.subject import Subject
from sudoku_gui.player.what_if import Refusal, WhatIf
from sudoku_gui.widgets.info_bar import InfoBar
from sudoku_gui.wording import search_conditions


class RunCommands(QObject):
    """Begins what-if runs, and compares them.

    Signals:
        runs_listed: there are other runs to compare with; their names and subjects.
        pane_requested: a pane should be shown; its name.
    """

    runs_listed = Signal(list)
    pane_requested = Signal(str)

    def __init__(
        self,
        parent: QObject,
        player: Player,
        info_bar: InfoBar,
        *,
        selection: Selection,
        runs: Runs,
        what_if: WhatIf,
        comparison: Comparison,
        baseline: Baseline,
    ) -> None:
        super().__init__(parent)
        self._player, self._selection, self._runs, self._what_if = player, selection, runs, what_if
        self._comparison, self._baseline = comparison, baseline
        self._info_bar = info_bar
        self._target = Target()
        self._parent_run: Run | None = None
        runs.changed.connect(self._list_runs)
        what_if.branched.connect(self._report_branch)
        what_if.refused.connect(self._report_refusal)

    def take_target(self) -> None:
        """Start a what-if with the column or option pointed at; say why where that cannot be."""
        selection = self._selection
        target = selection.in_sight
        if target is None and selection.target is not None:
            text = self.tr("What you pointed at is no longer visible. Point at it again, then press W.")
            self._info_bar.show_message(text)
        elif target is None or target == Target():
            text = self.tr(
                "Point at a column, an option or a candidate first; W then takes it instead of what was chosen."
            )
            self._info_bar.show_message(text)
        else:
            self.take(target)

    def take(self, target: Target) -> None:
        """Take a column or an option at the latest decision."""
        self._target, self._parent_run = target, self._runs.present
        self._what_if.take(target)

    def compare_with(self, number: int) -> None:
        """Show the run of a number beside the one that is watched, or say why there is nothing to compare."""
        if isinstance(self._player.search, RepeatSearch):
            text = self.tr(
                "A repeat cover can be searched in one way only, so there is nothing to compare it with."
            )
            self._info_bar.show_message(text)
            return
        self._comparison.compare_with(self._runs[number].subject)
        self.pane_requested.emit("comparison")

    @property
    def listed_runs(self) -> list[tuple[str, Subject]]:
        """The what-if runs by name, without the one that is watched."""
        runs = self._runs
        others = [run for run in runs if run != runs.present and run.subject.overrides]
        return [(words.name(run, self._player.problem), run.subject) for run in others]

    def _list_runs(self) -> None:
        self.runs_listed.emit(self.listed_runs)

    def toggle_difference(self) -> None:
        """Mark what the latest choice changed, or stop marking it."""
        baseline = self._baseline
        if baseline.kind is BaselineKind.CHOICE:
            baseline.off()
        else:
            baseline.since_choice()
            self.pane_requested.emit("difference")

    def _report_branch(self) -> None:
        present, before, problem = (
            self._runs.present,
            self._parent_run,
            self._player.problem,
        )
        if present is not None and before is not None:
            text = words.branched(words.name(present, problem), words.name(before, problem))
            self._info_bar.show_message(text)

    def _report_refusal(self, refusal: Refusal) -> None:
        is_watching = refusal is not Refusal.NOTHING_WATCHED
        name = search_conditions.target_name(self._target, self._player.problem) if is_watching else ""
        self._info_bar.show_message(words.refused(refusal, name[:1].upper() + name[1:]))
