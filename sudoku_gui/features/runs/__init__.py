"""The runs of the search that is watched, and what-ifs, which begin new ones."""

from collections.abc import Iterable

from PySide6.QtWidgets import QWidget

from solver_core.cover import RepeatSearch
from solver_core.cover.choices import Refusal
from sudoku_gui.context import Context
from sudoku_gui.features.runs import text as words
from sudoku_gui.features.runs.target_menu import TargetMenu
from sudoku_gui.features.runs.what_if import NoBranch, WhatIf
from sudoku_gui.kit.feature import Feature
from sudoku_gui.layout.declarations import ASKED_FOR, Action, KeySection, PaneSpec, native
from sudoku_gui.player.runs import Run
from sudoku_gui.player.selection import Target
from sudoku_gui.translation import Texts, translate
from sudoku_gui.wording.names import run_name, target_name

tr_keys = Texts("keys")


class RunsFeature(Feature):
    """Begins what-if runs, lists runs, and has them compared."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._player, self._selection, self._runs = context.player, context.selection, context.runs
        self._what_if = WhatIf(context.player, context.runs, self)
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
        self._what_if.branched.connect(self._report_branch)
        self._what_if.refused.connect(self._report_refusal)

    @Action(
        "what_if",
        "Wh&at If",
        keys=("W",),
        tip="Start a run that takes the selected column or option instead of the one that was chosen",
        when_watching=True,
    )
    def take_target(self) -> None:
        """Start a what-if with the column or option pointed at; say why where that cannot be."""
        selection = self._selection
        target = selection.in_sight
        if target is None and selection.target is not None:
            text = self.tr("What you pointed at is no longer visible. Point at it again, then press W.")
            self._messages.show_message(text)
        elif target is None or target == Target():
            text = self.tr(
                "Point at a column, an option or a candidate first; W then takes it instead of what was chosen."
            )
            self._messages.show_message(text)
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
            self._messages.show_message(text)
            return
        self.context.comparison.compare_with(self._runs[number].subject)
        self.context.panes.show("comparison")

    def key_sections(self) -> Iterable[KeySection]:
        rows = [
            (tr_keys("Rename"), native("F2")),
            (tr_keys("Remove"), native("Del")),
        ]
        yield KeySection(translate("window", "Runs"), rows)

    @PaneSpec("runs", "Runs", {"watch.bottom": ASKED_FOR, "study.right": ASKED_FOR})
    def build(self) -> QWidget:
        from sudoku_gui.features.runs.view import RunsView

        view = RunsView(self._player, self._runs, self.context.theme)
        view.compare_requested.connect(self.compare_with)
        return view

    def _report_branch(self) -> None:
        present, before, problem = self._runs.present, self._parent_run, self._player.problem
        if present is not None and before is not None:
            text = words.branched(run_name(present, problem), run_name(before, problem))
            self._messages.show_message(text)

    def _report_refusal(self, refusal: Refusal | NoBranch) -> None:
        is_watching = refusal is not NoBranch.NOTHING_WATCHED
        what = target_name(self._target, self._player.problem) if is_watching else ""
        self._messages.show_message(words.refused(refusal, what[:1].upper() + what[1:]))
