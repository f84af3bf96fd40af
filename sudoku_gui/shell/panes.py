"""The panes of the window, a row for each, and their views, all on the one position.

A view is imported and built when it is first asked for: whoever only types a puzzle need not wait for a debugger.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from importlib import import_module
from typing import Any, Final, NamedTuple

from PySide6.QtWidgets import QWidget

from sudoku_gui.library.import_export import ImportExport
from sudoku_gui.render.theme import Theme
from sudoku_gui.shell.experiments import Experiments
from sudoku_gui.shell.stops import Stops
from sudoku_gui.shell.workspace import Workspace
from sudoku_gui.wording.marking import QT_TRANSLATE_NOOP, translate


@dataclass(eq=False)
class Panes:
    """Builds the views of `PANES`, from what they need; each is an attribute, named by its id."""

    workspace: Workspace
    stops: Stops
    experiments: Experiments
    import_export: ImportExport
    theme: Theme
    _built: dict[str, Any] = field(default_factory=dict)

    def makers(self) -> dict[str, Callable[[], QWidget]]:
        """For each pane what returns its view, always the same one."""
        return {spec.id: partial(getattr, self, spec.id) for spec in PANES if spec.build is not None}

    def use_theme(self, theme: Theme) -> None:
        """Show all in other colours."""
        self.theme = theme
        for view in self._built.values():
            view.use_theme(theme)

    def __getattr__(self, name: str) -> Any:
        build = next((spec.build for spec in PANES if spec.id == name), None)
        if build is None:
            raise AttributeError(name)
        if name not in self._built:
            self._built[name] = build(self)
        return self._built[name]


# --- how views are built ----------------------------------------------------------------------------


def _view(name: str) -> Callable[[Panes], QWidget]:
    """Builds the view of a pane that needs player, selection and theme: ``bound.BoundView``."""

    def build(panes: Panes) -> QWidget:
        package, kind = name.split(".")
        module = import_module(f"sudoku_gui.panes.{package}.view")
        view: QWidget = getattr(module, kind)(panes.workspace.player, panes.workspace.selection, panes.theme)
        return view

    return build


def _matrix(panes: Panes) -> QWidget:
    from sudoku_gui.panes.matrix.view import MatrixView

    workspace = panes.workspace
    return MatrixView(
        workspace.player,
        workspace.selection,
        panes.theme,
        workspace.baseline,
        preferences=workspace.preferences,
    )


def _links(panes: Panes) -> QWidget:
    from sudoku_gui.panes.links.view import LinkView

    workspace = panes.workspace
    return LinkView(workspace.player, workspace.selection, panes.theme, preferences=workspace.preferences)


def _tree(panes: Panes) -> QWidget:
    from sudoku_gui.panes.tree.view import TreeView

    view = TreeView(panes.workspace.player, panes.workspace.selection, panes.theme)
    view.comparison_requested.connect(panes.workspace.baseline.compare)
    return view


def _comparison(panes: Panes) -> QWidget:
    from sudoku_gui.panes.compare.view import ComparisonView

    workspace, experiments = panes.workspace, panes.experiments
    view = ComparisonView(workspace.player, workspace.selection, workspace.comparison, panes.theme)
    experiments.runs_listed.connect(view.show_runs)
    view.show_runs(experiments.listed_runs())
    return view


def _log(panes: Panes) -> QWidget:
    from sudoku_gui.panes.log.view import EventLog

    view = EventLog(panes.workspace.player, panes.workspace.selection, panes.theme)
    panes.stops.breakpoints.changed.connect(view.refresh)  # steps stop elsewhere then
    return view


def _pseudocode(panes: Panes) -> QWidget:
    from sudoku_gui.panes.pseudocode.view import PseudocodeView

    view = PseudocodeView(panes.workspace.player, panes.workspace.selection, panes.theme)
    view.breakpoint_toggled.connect(panes.stops.toggle_line)
    panes.stops.lines_changed.connect(view.show_breakpoints)
    view.show_breakpoints(panes.stops.lines)
    return view


def _breakpoints(panes: Panes) -> QWidget:
    from sudoku_gui.panes.breakpoints.view import BreakpointList

    workspace, stops = panes.workspace, panes.stops
    return BreakpointList(
        workspace.player,
        workspace.selection,
        stops.breakpoints,
        panes.theme,
        marks=stops.marks,
        following=stops.following,
    )


def _exercises(panes: Panes) -> QWidget:
    from sudoku_gui.panes.exercises.view import ExercisesView

    workspace = panes.workspace
    return ExercisesView(workspace.player, workspace.selection, workspace.preferences, panes.theme)


def _runs(panes: Panes) -> QWidget:
    from sudoku_gui.panes.runs.view import RunsView

    view = RunsView(panes.workspace.player, panes.workspace.runs, panes.theme)
    view.compare_requested.connect(panes.experiments.compare_with)
    return view


def _difference(panes: Panes) -> QWidget:
    from sudoku_gui.panes.difference.view import DifferenceView

    workspace = panes.workspace
    return DifferenceView(workspace.player, workspace.selection, workspace.baseline, panes.theme)


def _library(panes: Panes) -> QWidget:
    from sudoku_gui.library.view import LibraryView

    view = LibraryView(panes.workspace.open_list, panes.theme)
    panes.import_export.serve(view)
    return view


# --- the rows ---------------------------------------------------------------------------------------


class PaneSpec(NamedTuple):
    """A pane.

    Attributes:
        id: the object name of its view, by which layouts, tours and the glossary of help terms know it.
        english: its title, in English.
        slots: where the arrangements have it, and as which of the tabs there: see `arrangement_table`.
        build: makes its view; None: the window does.
    """

    id: str
    english: str
    slots: Mapping[str, int]
    build: Callable[[Panes], QWidget] | None = None

    @property
    def title(self) -> str:
        """What the window calls it."""
        return translate("window", self.english)


# fmt: off
PANES: Final = (
    PaneSpec("board", QT_TRANSLATE_NOOP("window", "Board"), {"play.left": 1, "problem": 1, "learn.left": 1, "watch.left": 1, "study.left": 1, "present.left": 1}),
    PaneSpec("play_panel", QT_TRANSLATE_NOOP("window", "Digits"), {"play.right": 1}),
    PaneSpec("matrix_view", QT_TRANSLATE_NOOP("window", "Matrix"), {"watch.top": 1, "study.middle": 2, "present.right": 2}, _matrix),
    PaneSpec("column_list", QT_TRANSLATE_NOOP("window", "Columns"), {"watch.bottom": 1, "study.right_bottom": 2}, _view("columns.ColumnList")),
    PaneSpec("event_log", QT_TRANSLATE_NOOP("window", "Log"), {"watch.bottom": 2, "study.right_bottom": 1}, _log),
    PaneSpec("link_view", QT_TRANSLATE_NOOP("window", "Links"), {"learn.top": 1, "watch.top": 3, "study.middle": 1, "present.right": 1}, _links),
    PaneSpec("tree_view", QT_TRANSLATE_NOOP("window", "Search Tree"), {"watch.top": 4, "study.right": 1, "present.right": 4}, _tree),
    PaneSpec("pseudocode", QT_TRANSLATE_NOOP("window", "Pseudo-code"), {"learn.bottom": 1, "study.middle_bottom": 1}, _pseudocode),
    PaneSpec("exercises", QT_TRANSLATE_NOOP("window", "Exercises"), {"learn.bottom": 2}, _exercises),
    PaneSpec("stack_view", QT_TRANSLATE_NOOP("window", "Stack"), {"study.left_bottom": 1}, _view("stack.StackView")),
    PaneSpec("candidate_boards", QT_TRANSLATE_NOOP("window", "Candidate Boards"), {"watch.top": 2, "study.middle": 3, "present.right": 3}, _view("candidates.CandidateBoards")),
    PaneSpec("statistics", QT_TRANSLATE_NOOP("window", "Statistics"), {"watch.bottom": 3, "study.left_bottom": 3}, _view("statistics.StatisticsView")),
    PaneSpec("breakpoint_list", QT_TRANSLATE_NOOP("window", "Breakpoints"), {"watch.bottom": 4, "study.right_bottom": 3}, _breakpoints),
    PaneSpec("runs", QT_TRANSLATE_NOOP("window", "Runs"), {"watch.bottom": 5, "study.right": 2}, _runs),
    PaneSpec("difference", QT_TRANSLATE_NOOP("window", "Difference"), {"watch.bottom": 6, "study.left_bottom": 2}, _difference),
    PaneSpec("comparison", QT_TRANSLATE_NOOP("window", "Comparison"), {"watch.top": 5}, _comparison),
    PaneSpec("bound", QT_TRANSLATE_NOOP("window", "Bound"), {"study.left_bottom": 4}, _view("bound.BoundView")),
    PaneSpec("solutions", QT_TRANSLATE_NOOP("window", "Solutions"), {"watch.bottom": 7, "study.right_bottom": 4}, _view("solutions.SolutionsView")),
    PaneSpec("library", QT_TRANSLATE_NOOP("window", "Puzzle Library"), {"play.right": 2}, _library),
)
# fmt: on
"""All panes, those needed first in front."""
