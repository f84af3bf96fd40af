"""The views of a search, one for each pane, all on the one position.

A view is imported and built when it is first asked for: whoever only types a puzzle need not wait for a debugger.
"""

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, Protocol, TypeVar, cast

from PySide6.QtWidgets import QWidget

from sudoku_gui.library.import_export import ImportExport
from sudoku_gui.render.theme import Theme
from sudoku_gui.shell.experiments import Experiments
from sudoku_gui.shell.stops import Stops
from sudoku_gui.shell.workspace import Workspace

if TYPE_CHECKING:
    from sudoku_gui.library.view import LibraryView
    from sudoku_gui.panes.bound.view import BoundView
    from sudoku_gui.panes.breakpoints.view import BreakpointList
    from sudoku_gui.panes.candidates.view import CandidateBoards
    from sudoku_gui.panes.columns.view import ColumnList
    from sudoku_gui.panes.compare.view import ComparisonView
    from sudoku_gui.panes.difference.view import DifferenceView
    from sudoku_gui.panes.links.view import LinkView
    from sudoku_gui.panes.log.view import EventLog
    from sudoku_gui.panes.matrix.view import MatrixView
    from sudoku_gui.panes.pseudocode.view import PseudocodeView
    from sudoku_gui.panes.runs.view import RunsView
    from sudoku_gui.panes.stack.view import StackView
    from sudoku_gui.panes.statistics.view import StatisticsView
    from sudoku_gui.panes.tree.view import TreeView

NAMES = (
    *("matrix_view", "column_list", "event_log", "link_view", "tree_view", "pseudocode", "stack_view"),
    *("candidate_boards", "statistics", "breakpoint_list", "runs", "difference", "comparison", "bound"),
    "library",
)
"""The names of the panes, those needed first in front."""


class _Dressed(Protocol):
    """What can be shown in other colours."""

    def use_theme(self, theme: Theme) -> None:
        """Paint in other colours from now on."""


_View = TypeVar("_View", bound=_Dressed)


class Panes:
    """Builds the views.

    Args:
        workspace: whose search all show.
        stops: breakpoints, bookmarks and what is followed.
        experiments: runs that are compared.
        import_export: does what the library asks for.
        theme: the colours to begin with.
    """

    def __init__(
        self,
        workspace: Workspace,
        stops: Stops,
        experiments: Experiments,
        import_export: ImportExport,
        theme: Theme,
    ) -> None:
        self._workspace = workspace
        self._experiments = experiments
        self._player = workspace.player
        self._selection = workspace.selection
        self._stops = stops
        self._import_export = import_export
        self._theme = theme
        self._built: list[_Dressed] = []

    def makers(self) -> dict[str, Callable[[], QWidget]]:
        """For each pane what answers its view, always the same one."""
        return {name: self._maker(name) for name in NAMES}

    def use_theme(self, theme: Theme) -> None:
        """Show all in other colours."""
        self._theme = theme
        for view in self._built:
            view.use_theme(theme)

    def _maker(self, name: str) -> Callable[[], QWidget]:
        return lambda: cast("QWidget", getattr(self, name))

    def _noted(self, view: _View) -> _View:
        self._built.append(view)
        return view

    # --- the views --------------------------------------------------------------------------------

    @cached_property
    def matrix_view(self) -> "MatrixView":
        """The whole matrix."""
        from sudoku_gui.panes.matrix.view import MatrixView

        view = MatrixView(self._player, self._selection, self._theme, self._workspace.baseline)
        return self._noted(view)

    @cached_property
    def link_view(self) -> "LinkView":
        """Links around the event."""
        from sudoku_gui.panes.links.view import LinkView

        return self._noted(LinkView(self._player, self._selection, self._theme))

    @cached_property
    def library(self) -> "LibraryView":
        """Puzzles of a file or a collection."""
        from sudoku_gui.library.view import LibraryView

        view = self._noted(LibraryView(self._workspace.open_list, self._theme))
        self._import_export.serve(view)
        return view

    @cached_property
    def candidate_boards(self) -> "CandidateBoards":
        """A Sudoku's columns as four boards."""
        from sudoku_gui.panes.candidates.view import CandidateBoards

        return self._noted(CandidateBoards(self._player, self._selection, self._theme))

    @cached_property
    def column_list(self) -> "ColumnList":
        """Columns with their sizes."""
        from sudoku_gui.panes.columns.view import ColumnList

        return self._noted(ColumnList(self._player, self._selection, self._theme))

    @cached_property
    def event_log(self) -> "EventLog":
        """What happens, in sentences."""
        from sudoku_gui.panes.log.view import EventLog

        view = self._noted(EventLog(self._player, self._selection, self._theme))
        self._stops.breakpoints.changed.connect(view.refresh)  # steps stop elsewhere then
        return view

    @cached_property
    def tree_view(self) -> "TreeView":
        """The search tree."""
        from sudoku_gui.panes.tree.view import TreeView

        view = self._noted(TreeView(self._player, self._selection, self._theme))
        view.comparison_requested.connect(self._workspace.baseline.compare)
        return view

    @cached_property
    def pseudocode(self) -> "PseudocodeView":
        """The algorithm, line by line."""
        from sudoku_gui.panes.pseudocode.view import PseudocodeView

        view = self._noted(PseudocodeView(self._player, self._selection, self._theme))
        view.breakpoint_toggled.connect(self._stops.toggle_line)
        self._stops.lines_changed.connect(view.show_breakpoints)
        view.show_breakpoints(self._stops.lines)
        return view

    @cached_property
    def stack_view(self) -> "StackView":
        """The choice stack."""
        from sudoku_gui.panes.stack.view import StackView

        return self._noted(StackView(self._player, self._selection, self._theme))

    @cached_property
    def statistics(self) -> "StatisticsView":
        """Everything counted."""
        from sudoku_gui.panes.statistics.view import StatisticsView

        return self._noted(StatisticsView(self._player, self._selection, self._theme))

    @cached_property
    def breakpoint_list(self) -> "BreakpointList":
        """Breakpoints and bookmarks."""
        from sudoku_gui.panes.breakpoints.view import BreakpointList

        stops = self._stops
        view = BreakpointList(
            self._player,
            self._selection,
            stops.breakpoints,
            self._theme,
            marks=stops.marks,
            following=stops.following,
        )
        return self._noted(view)

    @cached_property
    def runs(self) -> "RunsView":
        """The ways to search what is watched."""
        from sudoku_gui.panes.runs.view import RunsView

        view = self._noted(RunsView(self._player, self._workspace.runs, self._theme))
        view.compare_wanted.connect(self._experiments.compare_with)
        return view

    @cached_property
    def difference(self) -> "DifferenceView":
        """What a choice, or a stretch of the search, has changed."""
        from sudoku_gui.panes.difference.view import DifferenceView

        return self._noted(
            DifferenceView(self._player, self._selection, self._workspace.baseline, self._theme)
        )

    @cached_property
    def comparison(self) -> "ComparisonView":
        """Two searches side by side."""
        from sudoku_gui.panes.compare.view import ComparisonView

        comparison, theme = self._workspace.comparison, self._theme
        view = self._noted(ComparisonView(self._player, self._selection, comparison, theme))
        self._experiments.runs_listed.connect(view.show_runs)
        view.show_runs(self._experiments.listed_runs())
        return view

    @cached_property
    def bound(self) -> "BoundView":
        """Why repeat cover goes on, or turns back."""
        from sudoku_gui.panes.bound.view import BoundView

        return self._noted(BoundView(self._player, self._selection, self._theme))
