"""Experiments with a search: what if it took something else, and what did this choice do?"""

from PySide6.QtCore import QObject, Signal

from solver_core.cover import Problem, RepeatSearch
from sudoku_gui.panes.runs import text as words
from sudoku_gui.player.runs import Run
from sudoku_gui.player.selection import Target
from sudoku_gui.player.subject import Subject
from sudoku_gui.player.what_if import Refusal
from sudoku_gui.shell.workspace import Workspace
from sudoku_gui.widgets.info_bar import InfoBar
from sudoku_gui.wording import targets


class Experiments(QObject):
    """Runs that part from the one watched, in one window.

    Args:
        parent: whoever owns it.
        workspace: what is watched and pointed at.
        info_bar: where messages appear.

    Signals:
        runs_listed: there are other runs to compare with; their names and subjects.
        pane_wanted: a pane is to be shown; its name.
    """

    runs_listed = Signal(list)
    pane_wanted = Signal(str)

    def __init__(self, parent: QObject, workspace: Workspace, info_bar: InfoBar) -> None:
        super().__init__(parent)
        self._workspace = workspace
        self._info_bar = info_bar
        self._target = Target()
        self._parent_run: Run | None = None
        workspace.runs.changed.connect(self._list_runs)
        workspace.what_if.branched.connect(self._tell_branch)
        workspace.what_if.refused.connect(self._tell_refusal)

    def take_target(self) -> None:
        """Take what is pointed at."""
        selection = self._workspace.selection
        target = selection.in_sight
        if target is None and selection.target is not None:
            self._info_bar.show_message(
                self.tr("What you pointed at is no longer visible. Point at it again, then press W.")
            )
        elif target is None or target == Target():
            self._info_bar.show_message(
                self.tr(
                    "Point at a column, an option or a candidate first; W then takes it instead of what was chosen."
                )
            )
        else:
            self.take(target)

    def take(self, target: Target) -> None:
        """Take a column or an option at the latest decision."""
        self._target, self._parent_run = target, self._workspace.runs.present
        self._workspace.what_if.take(target)

    def compare_with(self, number: int) -> None:
        """Show the run of a number beside the one that is watched, or say why there is nothing to compare."""
        if isinstance(self._workspace.player.search, RepeatSearch):
            self._info_bar.show_message(
                self.tr("A repeat cover is searched in one way only: there is nothing to compare it with.")
            )
            return
        self._workspace.comparison.compare_with(self._workspace.runs[number].subject)
        self.pane_wanted.emit("comparison")

    def listed_runs(self) -> list[tuple[str, Subject]]:
        """The kept runs that parted from others, by name, but for the one that is watched."""
        runs = self._workspace.runs
        kept = [run for run in runs if run != runs.present and run.subject.overrides]
        return [(words.name(run, self._problem), run.subject) for run in kept]

    def _list_runs(self) -> None:
        self.runs_listed.emit(self.listed_runs())

    def contrast_here(self) -> None:
        """Mark from now on what changes after this position."""
        self._workspace.baseline.since_here()

    def contrast_off(self) -> None:
        """Mark nothing any more."""
        self._workspace.baseline.off()

    # --- what is said -----------------------------------------------------------------------------

    @property
    def _problem(self) -> Problem:
        return self._workspace.player.problem

    def _tell_branch(self) -> None:
        present, before = self._workspace.runs.present, self._parent_run
        if present is not None and before is not None:
            names = words.name(present, self._problem), words.name(before, self._problem)
            self._info_bar.show_message(words.branched(*names))

    def _tell_refusal(self, refusal: Refusal) -> None:
        what = "" if refusal is Refusal.NOTHING_WATCHED else targets.name(self._target, self._problem)
        self._info_bar.show_message(words.refused(refusal, what[:1].upper() + what[1:]))
