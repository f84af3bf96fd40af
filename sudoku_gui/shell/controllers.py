"""The controllers of the main window, made of the models, the board and the info bar, before any menu or other pane."""

from functools import partial

from sudoku_gui.document import saved_state
from sudoku_gui.document.session.session import Session
from sudoku_gui.document.session.store import SessionStore
from sudoku_gui.files.controller import Files
from sudoku_gui.files.outside_changes import OutsideChanges
from sudoku_gui.files.parts import FilesParts
from sudoku_gui.hints.controller import Hints
from sudoku_gui.library.controller import LibraryController
from sudoku_gui.library.import_export import ImportExport
from sudoku_gui.new_puzzle.controller import NewPuzzle
from sudoku_gui.panes.board.play.editing import Editing
from sudoku_gui.panes.board.play.solving import Checking, Reverting, Solving
from sudoku_gui.render.theme import Theme
from sudoku_gui.shell.boards import Boards
from sudoku_gui.shell.breakpoint_commands import BreakpointCommands
from sudoku_gui.shell.experiments import Experiments
from sudoku_gui.shell.watching import Watching
from sudoku_gui.shell.workspace import Workspace
from sudoku_gui.widgets.dialog import ThemedWindow
from sudoku_gui.widgets.info_bar import InfoBar


class WindowControllers(ThemedWindow):
    """Has the models for as long as it lives, and builds the controllers, each of what is there already."""

    def __init__(self, workspace: Workspace, theme: Theme) -> None:
        super().__init__()
        self.workspace = workspace
        self.document = workspace.document
        self.player = workspace.player
        self.preferences = workspace.preferences
        self.selection = workspace.selection
        self.highlights = workspace.highlights
        self.baseline = workspace.baseline
        self.theme = theme
        self.session = Session(workspace, SessionStore(), self)

    def _build_controllers(self) -> None:
        workspace, document, player = self.workspace, self.document, self.player
        self.info_bar = bar = InfoBar(self.theme)
        self.boards = Boards(workspace, self.theme)
        self.board = self.boards.board
        self.watching = Watching(self, document, player, self.preferences, bar)
        self.hints = Hints(
            self,
            document,
            workspace.hint_session,
            player=player,
            selection=self.selection,
            watching=self.watching,
            preferences=self.preferences,
        )
        self.library_controller = LibraryController(
            self,
            document,
            workspace.open_list,
            workspace.library,
            capture=partial(saved_state.without_search, workspace),
            restore=partial(saved_state.restore, workspace),
        )
        self._files_parts = FilesParts(
            self, workspace, self.session, bar, self.watching, self.library_controller
        )
        self.files = Files(self._files_parts)
        OutsideChanges(self._files_parts, self.files)
        self.new_puzzle = NewPuzzle(self, document, self.preferences, bar, self.files)
        self.breakpoint_commands = BreakpointCommands(self, workspace, bar)
        self.experiments = Experiments(self, workspace, bar)
        self.solving = Solving(self, document, self.watching, bar, self.board)
        self.reverting = Reverting(self, document, self.watching, bar)
        self.checking = Checking(self, document, self.watching, bar, workspace.highlights)
        self.editing = Editing(self, document, self.watching, bar, self.board)
        self.import_export = ImportExport(self, workspace.open_list, workspace.library, self.preferences, bar)
