"""The features of the window that are imported and built when they are first used: the window opens sooner without them."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QUrl
from PySide6.QtGui import QDesktopServices

from solver_core.cover import Rule
from solver_core.sudoku.engines import Engine
from sudoku_gui.files.window import FilesWindow
from sudoku_gui.shell.editing import Editing
from sudoku_gui.shell.watching import Watching
from sudoku_gui.shell.workbench import Workbench
from sudoku_gui.shell.workspace import Workspace
from sudoku_gui.widgets.progress import Progress

if TYPE_CHECKING:
    from sudoku_gui.export.controller import Exporting
    from sudoku_gui.gallery.controller import Gallery
    from sudoku_gui.hints.controller import Hints
    from sudoku_gui.matrix_editor.controller import MatrixEditor
    from sudoku_gui.play_records.controller import PlayRecords
    from sudoku_gui.preferences_dialog.controller import PreferencesController
    from sudoku_gui.printing.controller import Printing
    from sudoku_gui.solution_count.controller import SolutionCount


class LateParts(FilesWindow):
    """Builds the gallery, the matrix editor, exports, printing and other dialogs from what the window has built before."""

    editing: Editing
    hints: "Hints"
    progress: Progress
    watching: Watching
    workbench: Workbench
    workspace: Workspace

    def __init__(self) -> None:
        super().__init__()
        self._parts: list[QObject] = []
        self._exporting: Exporting | None = None
        self._printing: Printing | None = None
        self._gallery: Gallery | None = None
        self._matrix_editor: MatrixEditor | None = None
        self._play_records: PlayRecords | None = None
        self._preferences_dialog: PreferencesController | None = None
        self._solution_count: SolutionCount | None = None

    @property
    def exporting(self) -> "Exporting":
        """Pictures, logs, trees and films."""
        if self._exporting is None:
            from sudoku_gui.export.controller import Exporting

            self._exporting = Exporting(
                self,
                self.player,
                self.workbench.docks,
                info_bar=self.info_bar,
                progress=self.progress,
            )
            self._parts.append(self._exporting)
        return self._exporting

    @property
    def matrix_editor(self) -> "MatrixEditor":
        """A 0-1 matrix of one's own."""
        if self._matrix_editor is None:
            from sudoku_gui.matrix_editor.controller import MatrixEditor

            self._matrix_editor = MatrixEditor(
                self,
                self.player,
                watch=self.watching.watch_problem,
                leave=self.watching.back_to_playing,
                preferences=self.preferences,
                info_bar=self.info_bar,
            )
            self._parts.append(self._matrix_editor)
        return self._matrix_editor

    @property
    def printing(self) -> "Printing":
        """Pages of puzzles."""
        if self._printing is None:
            from sudoku_gui.printing.controller import Printing

            puzzles = self.workspace.open_list
            self._printing = Printing(
                self,
                self.document,
                puzzles,
                (puzzles.changed, puzzles.filter_changed, puzzles.grown),
                progress=self.progress,
                info_bar=self.info_bar,
            )
            self._parts.append(self._printing)
        return self._printing

    @property
    def gallery(self) -> "Gallery":
        """Cards of exact cover problems."""
        if self._gallery is None:
            from sudoku_gui.gallery.controller import Gallery

            self._gallery = Gallery(self, self.preferences, self.watching.watch_sample)
            self._parts.append(self._gallery)
        return self._gallery

    @property
    def play_records(self) -> "PlayRecords":
        """The statistics of the player."""
        if self._play_records is None:
            from sudoku_gui.play_records.controller import PlayRecords

            self._play_records = PlayRecords(self, self.workspace.library, self.progress)
            self._parts.append(self._play_records)
        return self._play_records

    @property
    def preferences_dialog(self) -> "PreferencesController":
        """The dialog in which preferences are chosen."""
        if self._preferences_dialog is None:
            from sudoku_gui.preferences_dialog.controller import PreferencesController

            watching, player = self.watching, self.player
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
            self._preferences_dialog = PreferencesController(self, self.preferences, setters, links)
            self._parts.append(self._preferences_dialog)
        return self._preferences_dialog

    @property
    def solution_count(self) -> "SolutionCount":
        """How many solutions the puzzle has, and why."""
        if self._solution_count is None:
            from sudoku_gui.solution_count.controller import SolutionCount

            self._solution_count = SolutionCount(
                self,
                self.document,
                self.workspace.highlights,
                enter=self.editing.enter,
                select=self._select_cells,
            )
            self._parts.append(self._solution_count)
        return self._solution_count

    def _select_cells(self, cells: Sequence[int]) -> None:
        """Select cells of the puzzle; a search that is watched is left."""
        self.watching.leave()
        self.editing.select(cells)

    def drop_solution_count(self) -> None:
        """End the search for the number of solutions, and close its dialog."""
        if self._solution_count is not None:
            self._solution_count.close()

    def cancel_solution_count(self) -> bool:
        """Stop that search; returns whether there was anything to stop."""
        return self._solution_count is not None and self._solution_count.cancel()
