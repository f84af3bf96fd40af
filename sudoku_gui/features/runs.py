"""What-if runs and comparisons of the search that is watched."""

from collections.abc import Iterable, Iterator

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from solver_core.cover import RepeatSearch
from sudoku_gui.context import Context
from sudoku_gui.kit.feature import Action, Feature, View
from sudoku_gui.panes.runs import text as words
from sudoku_gui.player.baseline import BaselineKind
from sudoku_gui.player.runs import Run
from sudoku_gui.player.selection import Target
from sudoku_gui.player.subject import Subject
from sudoku_gui.player.what_if import Refusal
from sudoku_gui.translation import Texts
from sudoku_gui.widgets.target_menu import TargetMenu
from sudoku_gui.wording import search_conditions

mark = Texts("actions").mark


class RunCommands(Feature):
    """Begins what-if runs, and compares them.

    Signals:
        runs_listed: there are other runs to compare with; their names and subjects.
    """

    runs_listed = Signal(list)

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._player, self._selection, self._runs = context.player, context.selection, context.runs
        self._what_if, self._comparison, self._baseline = (
            context.what_if,
            context.comparison,
            context.baseline,
        )
        self._info_bar = context.messages
        self._menu = TargetMenu(
            context.window,
            context.player,
            context.selection,
            breakpoints=context.breakpoints,
            following=context.following,
            take_instead=self.take,
        )
        self._target = Target()
        self._parent_run: Run | None = None
        self._runs.changed.connect(self._list_runs)
        self._what_if.branched.connect(self._report_branch)
        self._what_if.refused.connect(self._report_refusal)

    @Action(
        "what_if",
        mark("Wh&at If"),
        keys=("W",),
        tip=mark("Start a run that takes the selected column or option instead of the one that was chosen"),
        when_watching=True,
    )
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
        self.context.show_pane("comparison")

    @property
    def listed_runs(self) -> list[tuple[str, Subject]]:
        """The what-if runs by name, without the one that is watched."""
        runs = self._runs
        others = [run for run in runs if run != runs.present and run.subject.overrides]
        return [(words.name(run, self._player.problem), run.subject) for run in others]

    def _list_runs(self) -> None:
        self.runs_listed.emit(self.listed_runs)

    @Action(
        "baseline_choice",
        mark("What &Did This Choice Do"),
        keys=("D",),
        tip=mark("Mark what the latest choice removed; press again to stop"),
        when_watching=True,
    )
    def toggle_difference(self) -> None:
        """Mark what the latest choice changed, or stop marking it."""
        baseline = self._baseline
        if baseline.kind is BaselineKind.CHOICE:
            baseline.off()
        else:
            baseline.since_choice()
            self.context.show_pane("difference")

    def actions(self) -> Iterator[Action]:
        yield from super().actions()
        yield Action(
            "baseline_here",
            mark("&Mark Changes from Here On"),
            self._baseline.since_here,
            keys=("Shift+D",),
            tip=mark("Mark what differs from this position, wherever you go"),
            when_watching=True,
        )
        yield Action(
            "baseline_off", mark("Mark No Changes"), self._baseline.off, tip=mark("Stop marking changes")
        )

    def views(self) -> Iterable[View]:
        yield View("runs", self._build_runs)
        yield View("difference", self._build_difference)
        yield View("comparison", self._build_comparison)

    def _build_runs(self) -> QWidget:
        from sudoku_gui.panes.runs.view import RunsView

        view = RunsView(self._player, self._runs, self.context.theme)
        view.compare_requested.connect(self.compare_with)
        return view

    def _build_difference(self) -> QWidget:
        from sudoku_gui.panes.difference.view import DifferenceView

        return DifferenceView(self._player, self._selection, self._baseline, self.context.theme)

    def _build_comparison(self) -> QWidget:
        from sudoku_gui.panes.compare.view import ComparisonView

        view = ComparisonView(self._player, self._selection, self._comparison, self.context.theme)
        self.runs_listed.connect(view.show_runs)
        view.show_runs(self.listed_runs)
        return view

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
