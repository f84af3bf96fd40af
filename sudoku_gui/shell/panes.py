"""Builds the views of the panes, from the row of each in `layout.panes`, all on the one position.

A view is imported and built when it is first asked for: typing a puzzle need not wait for a debugger.
"""

from collections.abc import Callable, Mapping
from functools import cache, partial
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtWidgets import QWidget

from sudoku_gui.layout.panes import PANES, PaneSpec
from sudoku_gui.library.import_export import ImportExport
from sudoku_gui.render.theme import Theme
from sudoku_gui.shell.breakpoint_commands import BreakpointCommands
from sudoku_gui.shell.experiments import Experiments
from sudoku_gui.shell.workspace import Workspace
from sudoku_gui.widgets.pane import Pane

if TYPE_CHECKING:
    from sudoku_gui.library.view import LibraryView
    from sudoku_gui.panes.compare.view import ComparisonView
    from sudoku_gui.panes.log.view import EventLog
    from sudoku_gui.panes.pseudocode.view import PseudocodeView
    from sudoku_gui.panes.runs.view import RunsView
    from sudoku_gui.panes.tree.view import TreeView


class Panes:
    """The views of `PANES`, made of parts of the workspace; some ask other controllers for something.

    Attributes:
        makers: for each pane what returns its view, always the same one.
    """

    def __init__(
        self,
        workspace: Workspace,
        breakpoint_commands: BreakpointCommands,
        experiments: Experiments,
        import_export: ImportExport,
        theme: Theme,
    ) -> None:
        self._workspace = workspace
        self._breakpoint_commands = breakpoint_commands
        self._experiments = experiments
        self._import_export = import_export
        self._theme = theme
        self._built: list[Pane] = []
        self.makers: Mapping[str, Callable[[], QWidget]] = {
            spec.id: cache(partial(self._build, spec)) for spec in PANES if spec.view
        }

    def use_theme(self, theme: Theme) -> None:
        """Show all in other colours."""
        self._theme = theme
        for view in self._built:
            view.use_theme(theme)

    def _build(self, spec: PaneSpec) -> QWidget:
        module, _, kind = spec.view.rpartition(".")
        make = getattr(import_module(f"sudoku_gui.{module}"), kind)
        view: Pane = make(*map(self._need, spec.needs), **{name: self._need(name) for name in spec.keywords})
        self._built.append(view)
        if connect := self._CONNECTIONS.get(spec.id):
            connect(self, view)
        return view

    def _need(self, name: str) -> object:
        return self._theme if name == "theme" else getattr(self._workspace, name)

    # --- what views ask for, and what they receive ------------------------------------------------

    def _connect_tree(self, view: "TreeView") -> None:
        view.comparison_requested.connect(self._workspace.baseline.compare)

    def _connect_comparison(self, view: "ComparisonView") -> None:
        self._experiments.runs_listed.connect(view.show_runs)
        view.show_runs(self._experiments.listed_runs())

    def _connect_log(self, view: "EventLog") -> None:
        self._workspace.breakpoints.changed.connect(view.refresh)  # steps stop elsewhere then

    def _connect_pseudocode(self, view: "PseudocodeView") -> None:
        view.breakpoint_toggled.connect(self._breakpoint_commands.toggle_line)
        self._breakpoint_commands.lines_changed.connect(view.show_breakpoints)
        view.show_breakpoints(self._breakpoint_commands.lines)

    def _connect_runs(self, view: "RunsView") -> None:
        view.compare_requested.connect(self._experiments.compare_with)

    def _connect_library(self, view: "LibraryView") -> None:
        self._import_export.serve(view)

    _CONNECTIONS: Final[Mapping[str, Callable[["Panes", Any], None]]] = {
        "tree_view": _connect_tree,
        "comparison": _connect_comparison,
        "event_log": _connect_log,
        "pseudocode": _connect_pseudocode,
        "runs": _connect_runs,
        "library": _connect_library,
    }
