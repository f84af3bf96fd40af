"""Builds the views of the panes, from the row of each in `layout.panes`, all on the one position.

A view is imported and built when it is first asked for: typing a puzzle need not wait for a debugger.
"""

from collections.abc import Callable, Mapping
from functools import cache, partial
from importlib import import_module
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from sudoku_gui.features.library.import_export import ImportExport
from sudoku_gui.layout.panes import PANES, Connection, PaneSpec
from sudoku_gui.panes.breakpoints.commands import BreakpointCommands
from sudoku_gui.panes.runs.commands import RunCommands
from sudoku_gui.render.theme import Theme
from sudoku_gui.shell.workspace import Workspace
from sudoku_gui.widgets.pane import Pane


class Panes(QObject):
    """The views of `PANES`, made of parts of the workspace; some ask other controllers for something.

    Signals:
        requested: a view needs another pane to be shown, where a third one is; their names.
    """

    requested = Signal(str, str)

    def __init__(
        self,
        workspace: Workspace,
        theme: Theme,
        breakpoint_commands: BreakpointCommands,
        run_commands: RunCommands,
        import_export: ImportExport,
    ) -> None:
        super().__init__()
        self._parts: dict[str, object] = {
            "panes": self,
            **vars(workspace),
            "theme": theme,
            "breakpoint_commands": breakpoint_commands,
            "run_commands": run_commands,
            "import_export": import_export,
        }
        self._built: list[Pane] = []
        self.makers: Mapping[str, Callable[[], QWidget]] = {  # what returns a view, always the same one
            spec.id: cache(partial(self._build, spec)) for spec in PANES if spec.view
        }

    def use_theme(self, theme: Theme) -> None:
        """Show all in other colours."""
        self._parts["theme"] = theme
        for view in self._built:
            view.use_theme(theme)

    def _build(self, spec: PaneSpec) -> QWidget:
        module, _, kind = spec.view.rpartition(".")
        make = getattr(import_module(f"sudoku_gui.{module}"), kind)
        view: Pane = make(*map(self._part, spec.needs), **{name: self._part(name) for name in spec.keywords})
        self._built.append(view)
        for connection in spec.connections:
            self._connect(view, connection)
        return view

    def _connect(self, view: Pane, connection: Connection) -> None:
        slot = self._part(connection.slot, view)
        if connection.signal:
            self._part(connection.signal, view).connect(slot)
        if connection.first:
            slot(self._part(connection.first, view))

    def _part(self, path: str, view: Pane | None = None) -> Any:
        """A part by its name, or what it has: ``breakpoints.changed``."""
        name, _, attribute = path.partition(".")
        part = view if name == "view" else self._parts[name]
        return getattr(part, attribute) if attribute else part
