"""The features of the window that are imported and built when they are first used: the window opens sooner without them."""

import sys
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from importlib import import_module
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QTimer, QUrl
from PySide6.QtGui import QAction, QDesktopServices

from solver_core.cover import Rule
from solver_core.formats.registry import MODULES
from solver_core.sudoku.engines import Engine
from sudoku_gui.features.files import file_dialogs
from sudoku_gui.features.help.controller import HelpController
from sudoku_gui.features.hints.controller import Hints
from sudoku_gui.layout.panes import PANES
from sudoku_gui.panes.board.play.editing import Editing
from sudoku_gui.panes.breakpoints.commands import BreakpointCommands
from sudoku_gui.panes.transport.commands import Watching
from sudoku_gui.render.theme import Theme
from sudoku_gui.shell.docks.workbench import Workbench
from sudoku_gui.shell.workspace import Workspace
from sudoku_gui.widgets.dialog import ThemedWindow, show_one
from sudoku_gui.widgets.info_bar import InfoBar
from sudoku_gui.widgets.progress import Progress

if TYPE_CHECKING:
    from sudoku_gui.features.export.controller import Exporting
    from sudoku_gui.features.matrix_editor.controller import MatrixEditor
    from sudoku_gui.features.printing.controller import Printing
    from sudoku_gui.features.solution_count.controller import SolutionCount
    from sudoku_gui.features.tours.editor.controller import TourEditor
    from sudoku_gui.panes.timeline.view import TimelineView
    from sudoku_gui.panes.transport.view import Transport

_IDLE: Final = 40  # milliseconds between two things that are prepared because there is time

_SOON: Final = (
    *("sudoku_gui.panes.transport.view", "sudoku_gui.panes.timeline.view"),
    *("sudoku_gui.features.hints.reason_text", "sudoku_gui.features.hints.paint_step"),
    *("solver_core.problems.gallery", "sudoku_gui.panes.plan.view", "sudoku_gui.player.position_link"),
    *(f"solver_core.formats.{name}" for name in MODULES),
    *(
        "sudoku_gui.features.help.term_card",
        "sudoku_gui.features.help.shortcuts_dialog",
        "sudoku_gui.features.help.manual_window",
    ),
    *("sudoku_gui.tours.stop_search", "sudoku_gui.features.tours.panel", "sudoku_gui.features.tours.chooser"),
    *(
        "sudoku_gui.features.hints.step_list",
        "sudoku_gui.features.hints.techniques_dialog",
        "sudoku_gui.render.picture_files",
    ),
)
"""What is imported after the start, so that the first click that needs it does not wait."""


@dataclass(eq=False)
class LateParts:
    """The transport, the gallery, exports, printing and other dialogs, each made of what is built already."""

    window: ThemedWindow
    workspace: Workspace
    watching: Watching
    editing: Editing
    hints: Hints
    breakpoint_commands: BreakpointCommands
    workbench: Workbench
    progress: Progress
    info_bar: InfoBar
    help: HelpController
    by_id: Mapping[str, QAction]
    place_transport: "Callable[[Transport, TimelineView], None]"

    @cached_property
    def timeline(self) -> "TimelineView":
        from sudoku_gui.panes.timeline.view import TimelineView

        timeline = TimelineView(self.workspace.player, self.window.theme)
        timeline.bookmark_requested.connect(self.breakpoint_commands.toggle_bookmark)
        self.breakpoint_commands.bookmarks.changed.connect(timeline.refresh_marks)
        return timeline

    @cached_property
    def transport(self) -> "Transport":
        """What moves through the search: seen while one is watched."""
        from sudoku_gui.panes.transport.view import Transport

        transport = Transport(self.workspace.player, self.by_id, self.window.theme, self.timeline)
        transport.legend_requested.connect(self.timeline.show_legend)
        for label in transport.term_labels:
            self.help.cards.attach(label)
        self.place_transport(transport, self.timeline)
        return transport

    def edit_position(self) -> None:
        """Let the user type a position, where there is a search."""
        if self.workspace.player.is_watching or self.watching.start():
            self.transport.edit_position()

    @cached_property
    def exporting(self) -> "Exporting":
        from sudoku_gui.features.export.controller import Exporting

        return Exporting(
            self.window,
            self.workspace.player,
            self.workbench.docks,
            info_bar=self.info_bar,
            progress=self.progress,
        )

    @cached_property
    def matrix_editor(self) -> "MatrixEditor":
        from sudoku_gui.features.matrix_editor.controller import MatrixEditor

        return MatrixEditor(
            self.window,
            self.workspace.player,
            watch=self.watching.watch_problem,
            leave=self.watching.back_to_playing,
            preferences=self.workspace.preferences,
            info_bar=self.info_bar,
        )

    @cached_property
    def printing(self) -> "Printing":
        from sudoku_gui.features.printing.controller import Printing

        puzzles = self.workspace.open_list
        return Printing(
            self.window,
            self.workspace.document,
            puzzles,
            (puzzles.changed, puzzles.filter_changed, puzzles.grown),
            progress=self.progress,
            info_bar=self.info_bar,
        )

    def show_gallery(self) -> None:
        from sudoku_gui.features.gallery.dialog import show_gallery

        show_gallery(self.window, self.workspace.preferences, self.watching.watch_sample)

    def show_play_records(self) -> None:
        from sudoku_gui.features.play_records.dialog import show_records

        show_records(self.window, self.workspace.library, self.progress)

    def show_preferences(self) -> None:
        """Bring the dialog in which preferences are chosen to the front."""
        from sudoku_gui.features.preferences_dialog.dialog import PreferencesDialog

        window, preferences = self.window, self.workspace.preferences
        watching, player = self.watching, self.workspace.player
        setters = {
            "rule": lambda value: watching.set_rule(Rule(value)),
            "engine": lambda value: watching.set_engine(Engine(value)),
            "beat": player.set_beat,
            "rate": lambda value: player.set_rate(float(value)),
        }
        folder = QUrl.fromLocalFile(str(self.workspace.library.path.parent))
        links: dict[str, Callable[[], object]] = {
            "techniques": self.hints.show_techniques,
            "data_folder": lambda: QDesktopServices.openUrl(folder),
        }
        show_one(window, PreferencesDialog, lambda: PreferencesDialog(window, preferences, setters, links))

    @cached_property
    def solution_count(self) -> "SolutionCount":
        from sudoku_gui.features.solution_count.controller import SolutionCount

        return SolutionCount(
            self.window,
            self.workspace.document,
            self.workspace.highlights,
            enter=self.editing.enter,
            select=self._select_cells,
        )

    @cached_property
    def tour_editor(self) -> "TourEditor":
        from sudoku_gui.features.tours.editor.controller import TourEditor

        workspace = self.workspace
        return TourEditor(
            self.window,
            workspace.player,
            workspace.selection,
            workspace.tour_guide,
            panes=[(spec.id, spec.title) for spec in PANES],
            watch=self.watching.start,
            choose_to_open=file_dialogs.choose_tour,
            choose_to_save=file_dialogs.choose_tour_to_save,
            preferences=workspace.preferences,
            info_bar=self.info_bar,
        )

    def _select_cells(self, cells: Sequence[int]) -> None:
        """Select cells of the puzzle; a search that is watched is left."""
        self.watching.leave()
        self.editing.select(cells)

    # --- in idle time -----------------------------------------------------------------------------

    def prepare(self) -> None:
        """Import and build, one thing in each turn of the event loop, what is needed before long."""
        for dock in self.workbench.docks.values():  # there are headings and code now, whose terms have cards
            self.help.cards.explain(dock.view)
        steps: deque[Callable[[], object]] = deque()
        steps += (partial(import_module, name) for name in _SOON if name not in sys.modules)
        steps.append(lambda: self.transport)
        timer = QTimer(self.workbench, interval=_IDLE)

        def go_on() -> None:
            steps.popleft()()
            if not steps:
                timer.stop()  # it is deleted only by the event loop that it was made in, maybe after a dialog's
                timer.deleteLater()

        timer.timeout.connect(go_on)
        timer.start()

    # --- those that are built ---------------------------------------------------------------------

    def _is_built(self, part: object) -> bool:
        """Whether a feature, given by its property, has been used."""
        own = vars(LateParts)
        return any(own.get(name) is part for name in vars(self))

    def use_theme(self, theme: Theme) -> None:
        """Show what is no dialog in other colours; dialogs are found by the window."""
        if self._is_built(LateParts.transport):
            self.transport.use_theme(theme)

    def show_transport(self, *, visible: bool) -> None:
        """Show or hide the transport, which is built when it is first shown."""
        if visible or self._is_built(LateParts.transport):
            self.transport.setVisible(visible)

    def close_editors(self) -> None:
        """Close the editors, which store what is edited."""
        if self._is_built(LateParts.matrix_editor):
            self.matrix_editor.close()
        if self._is_built(LateParts.tour_editor):
            self.tour_editor.close()

    def drop_solution_count(self) -> None:
        """End the search for the number of solutions, and close its dialog."""
        if self._is_built(LateParts.solution_count):
            self.solution_count.close()

    def cancel_solution_count(self) -> bool:
        """Stop that search; returns whether there was anything to stop."""
        return self._is_built(LateParts.solution_count) and self.solution_count.cancel()
