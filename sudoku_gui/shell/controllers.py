"""The controllers of the main window, made of the models, the board and the info bar, before any menu or other pane."""

from functools import partial

from PySide6.QtGui import QGuiApplication

from sudoku_gui.document import saved_state
from sudoku_gui.document.session.session import Session
from sudoku_gui.features.files.controller import Files
from sudoku_gui.features.files.outside_changes import OutsideChanges
from sudoku_gui.features.files.parts import FilesParts
from sudoku_gui.features.hints.controller import Hints
from sudoku_gui.features.library.controller import LibraryController
from sudoku_gui.features.library.import_export import ImportExport
from sudoku_gui.features.new_puzzle.controller import NewPuzzle
from sudoku_gui.panes.board.play.editing import Editing
from sudoku_gui.panes.board.play.solving import Checking, Reverting, Solving
from sudoku_gui.panes.breakpoints.commands import BreakpointCommands
from sudoku_gui.panes.runs.commands import RunCommands
from sudoku_gui.panes.transport.commands import Watching
from sudoku_gui.shell.boards import Boards
from sudoku_gui.shell.workspace import Workspace
from sudoku_gui.tours import tour as tours
from sudoku_gui.widgets.dialog import ThemedWindow
from sudoku_gui.widgets.info_bar import InfoBar


class Controllers:
    """Info bar, boards, and what acts on them and on the models; each is made of what is there already."""

    def __init__(
        self, application: QGuiApplication, window: ThemedWindow, workspace: Workspace, session: Session
    ) -> None:
        document, player, preferences = workspace.document, workspace.player, workspace.preferences
        self.info_bar = bar = InfoBar(window.theme)
        self.boards = Boards(workspace, window.theme)
        self.board = self.boards.board
        self.watching = Watching(window, document, player, preferences, bar)
        self.hints = Hints(
            window,
            document,
            workspace.hint_session,
            player=player,
            selection=workspace.selection,
            watching=self.watching,
            preferences=preferences,
        )
        self.library_controller = LibraryController(
            window,
            document,
            workspace.open_list,
            workspace.library,
            capture=partial(saved_state.without_search, workspace),
            restore=partial(saved_state.restore, workspace),
        )
        self.files_parts = FilesParts(window, workspace, session, bar, self.watching, self.library_controller)
        self.files = Files(self.files_parts, tours.SUFFIX)
        self.outside_changes = OutsideChanges(self.files_parts, self.files, application)
        self.new_puzzle = NewPuzzle(window, document, preferences, bar, self.files)
        self._build_commands(window, workspace)
        self.solving = Solving(window, document, self.watching, bar, self.board)
        self.reverting = Reverting(window, document, self.watching, bar)
        self.checking = Checking(window, document, self.watching, bar, workspace.highlights)
        self.editing = Editing(window, document, self.watching, bar, self.board)
        self.import_export = ImportExport(window, workspace.open_list, workspace.library, preferences, bar)

    def _build_commands(self, window: ThemedWindow, workspace: Workspace) -> None:
        """Build what acts on the search that is watched."""
        player, bar = workspace.player, self.info_bar
        self.breakpoint_commands = BreakpointCommands(
            window,
            player,
            bar,
            breakpoints=workspace.breakpoints,
            bookmarks=workspace.bookmarks,
            following=workspace.following,
        )
        self.run_commands = RunCommands(
            window,
            player,
            bar,
            selection=workspace.selection,
            runs=workspace.runs,
            what_if=workspace.what_if,
            comparison=workspace.comparison,
            baseline=workspace.baseline,
        )
