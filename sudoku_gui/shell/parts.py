"""The parts of the main window, built and connected in order."""

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Signal
from PySide6.QtGui import QPixmapCache
from PySide6.QtWidgets import QDialog

from sudoku_gui.document import saved_state
from sudoku_gui.document.session_store import SessionStore
from sudoku_gui.export.copying import Copying
from sudoku_gui.export.run_exchange import RunExchange
from sudoku_gui.files import file_dialogs
from sudoku_gui.files.controller import Files
from sudoku_gui.files.preview import Preview
from sudoku_gui.files.recent_menu import RecentMenu
from sudoku_gui.files.session_restore import SessionRestore
from sudoku_gui.help.controller import HelpController
from sudoku_gui.hints.controller import Hints
from sudoku_gui.library.controller import LibraryController
from sudoku_gui.library.import_export import ImportExport
from sudoku_gui.new_puzzle.controller import NewPuzzle
from sudoku_gui.panes.board.play_panel import PlayPanel
from sudoku_gui.panes.board.view import BoardView
from sudoku_gui.player import run_file
from sudoku_gui.render import board_looks
from sudoku_gui.render.theme import Theme
from sudoku_gui.shell import actions
from sudoku_gui.shell.arrangements import Arrangements
from sudoku_gui.shell.boards import Boards
from sudoku_gui.shell.breakpoint_commands import BreakpointCommands
from sudoku_gui.shell.cell_menu import CellMenu
from sudoku_gui.shell.central_area import CentralArea, PanesAndTransport, ScrolledPanel
from sudoku_gui.shell.checking import Checking
from sudoku_gui.shell.editing import Editing
from sudoku_gui.shell.experiments import Experiments
from sudoku_gui.shell.finishing import Finishing
from sudoku_gui.shell.highlighting import Highlighting
from sudoku_gui.shell.late_parts import LateParts
from sudoku_gui.shell.menu_state import MenuState
from sudoku_gui.shell.panes import Panes
from sudoku_gui.shell.play_screen import PlayScreen
from sudoku_gui.shell.presentation import Presentation
from sudoku_gui.shell.reverting import Reverting
from sudoku_gui.shell.solving import Solving
from sudoku_gui.shell.status_display import StatusDisplay
from sudoku_gui.shell.target_menu import TargetMenu
from sudoku_gui.shell.typing import Typing
from sudoku_gui.shell.watching import Watching
from sudoku_gui.shell.welcome import Welcome
from sudoku_gui.shell.window_title import WindowTitle
from sudoku_gui.shell.workbench import Workbench
from sudoku_gui.shell.workspace import Workspace
from sudoku_gui.tours import tour as tours
from sudoku_gui.tours.controller import Tours
from sudoku_gui.widgets.dialog import ThemedWindow
from sudoku_gui.widgets.info_bar import InfoBar
from sudoku_gui.widgets.progress import Progress

if TYPE_CHECKING:
    from sudoku_gui.panes.transport.view import Transport


class WindowParts(ThemedWindow):
    """Builds the controllers, actions, panes and features of a window, and takes them down again.

    Signals:
        built: all panes are there, for the first time or again.
        rebuilt: everything has been built again, in another language.
            message: what the info bar said before.
    """

    built = Signal()
    rebuilt = Signal(str)

    # Declared for the type checker: the table of actions, which this module imports, uses them.
    workspace: Workspace
    session: SessionRestore
    arrangements: Arrangements
    checking: Checking
    copying: Copying
    experiments: Experiments
    files: Files
    editing: Editing
    help: HelpController
    hints: Hints
    import_export: ImportExport
    late: LateParts
    library_controller: LibraryController
    play_screen: PlayScreen
    presentation: Presentation
    reverting: Reverting
    run_exchange: RunExchange
    solving: Solving
    breakpoint_commands: BreakpointCommands
    tours: Tours
    typing: Typing
    watching: Watching
    workbench: Workbench

    def __init__(self, workspace: Workspace, theme: Theme) -> None:
        super().__init__()
        self.workspace = workspace
        self.document = workspace.document
        self.player = workspace.player
        self.preferences = workspace.preferences
        self.selection = workspace.selection
        self.theme = theme
        self.session = SessionRestore(self, SessionStore(), Welcome(self))
        self._parts: list[QObject] = []
        self._build()

    def _build(self) -> None:
        """Build all parts, in the order in which they need each other; inverse of `_tear_down`."""
        before = self.children()
        self._build_controllers()
        self._build_menus()
        self._build_panes()
        self._build_tours()
        self._build_features()
        self.setCentralWidget(self._central)
        self._connect()
        self._parts = [child for child in self.children() if child not in before]

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
        self.files = Files(self)
        self.new_puzzle = NewPuzzle(self, document, self.preferences, bar, self.files)
        self.breakpoint_commands = BreakpointCommands(self, workspace, bar)
        self.experiments = Experiments(self, workspace, bar)
        self.solving = Solving(self, document, self.watching, self.board, bar)
        self.reverting = Reverting(self, document, self.watching, bar)
        self.checking = Checking(self, document, self.watching, workspace.highlights, bar)
        self.editing = Editing(self, document, self.watching, self.board, bar)
        self.import_export = ImportExport(self, workspace.open_list, workspace.library, self.preferences, bar)

    def _build_menus(self) -> None:
        self.actions_by_id = actions.build(self)
        self._toolbar = actions.toolbar(self, self.actions_by_id)
        menus, by_id = self.actions_by_id.menus, self.actions_by_id.by_id
        self._menu_state = MenuState(self, self.workspace, self.actions_by_id)
        self._title = WindowTitle(self, self.workspace, by_id)
        Highlighting(self.board, self.workspace, by_id)
        self._recent = RecentMenu(self, self.preferences, self.files.open_path)
        self._recent.insert_into(menus["file"], by_id["save"])
        self.copying = Copying(self, self.document, self.info_bar)
        self.copying.insert_into(menus["edit"], by_id["copy_link"])

    def _build_panes(self) -> None:
        by_id, workspace = self.actions_by_id.by_id, self.workspace
        self.play_panel = PlayPanel(by_id, self.theme, self.hints.card)
        self.typing = Typing(
            self,
            self.document,
            self.watching,
            self.preferences,
            board=self.board,
            panel=self.play_panel,
            highlights=workspace.highlights,
            info_bar=self.info_bar,
        )
        CellMenu(
            self.board,
            self.document,
            self.typing,
            self.editing,
            highlights=workspace.highlights,
            submenus=list(self.actions_by_id.submenus.values()),
            theme=lambda: self.theme,
        )
        self.play_screen = PlayScreen(self.boards, self.play_panel, workspace, by_id["pause"], self.theme)
        StatusDisplay(self.play_panel.status_key, workspace.status, self.preferences)
        self.finishing = Finishing(self.boards, workspace, self.info_bar, by_id, self.theme)
        self.panes = Panes(
            workspace, self.theme, self.breakpoint_commands, self.experiments, self.import_export
        )
        TargetMenu(self, workspace, self.experiments.take)
        own = {"board": self.boards, "play_panel": ScrolledPanel(self.play_panel)}
        self.workbench = Workbench(own, self.panes.makers)
        self.actions_by_id.menus["view"].addMenu(self.tr("&Panes")).addActions(self.workbench.toggles())
        self.arrangements = Arrangements(self.workbench, self.player, self.preferences)

    def _build_tours(self) -> None:
        """Tours and presentations, which rearrange the panes, and the area that holds all of them."""
        workspace, info_bar, theme, preferences = self.workspace, self.info_bar, self.theme, self.preferences
        # Before the panel of a tour needs space.
        workspace.tour_guide.began.connect(self.arrangements.begin_tour)
        workspace.tour_guide.panes_requested.connect(self.arrangements.show_stop)
        self._stage = PanesAndTransport(self.workbench)
        self.tours = Tours(
            self,
            workspace.tour_guide,
            self.player,
            self._stage,
            preferences=preferences,
            info_bar=info_bar,
            theme=theme,
            choose_file=file_dialogs.choose_tour,
        )
        self._central = CentralArea(self._toolbar, info_bar, self._stage, self.tours.splitter)
        self.presentation = Presentation(
            self,
            workspace,
            self.arrangements,
            frames=[self.menuBar(), self._toolbar],
            info_bar=info_bar,
            theme=theme,
        )

    def _build_features(self) -> None:
        workspace, info_bar, preferences = self.workspace, self.info_bar, self.preferences
        self.progress = Progress(self, info_bar, preferences)
        self.run_exchange = RunExchange(
            self,
            self.player,
            self.document,
            self.progress,
            info_bar=info_bar,
            stash_first=self.files.stash_first,
        )
        self.library_controller = LibraryController(
            self,
            self.document,
            workspace.open_list,
            workspace.library,
            capture=lambda: replace(saved_state.of(workspace), search=None),
            restore=partial(saved_state.restore, workspace),
            show_pane=self.workbench.show_pane,
        )
        self.help = HelpController(
            self,
            preferences,
            info_bar,
            self.actions_by_id.by_id,
            describe_actions=actions.describe,
            shortcuts=actions.shortcut_rows,
        )
        self.late = LateParts(
            self,
            workspace,
            self.watching,
            self.editing,
            self.hints,
            self.breakpoint_commands,
            self.workbench,
            self.progress,
            info_bar,
            self.help,
            self.actions_by_id.by_id,
            self._stage.add,
        )

    def _connect(self) -> None:
        self.files.read_links_with(self.run_exchange.paste_link)
        self.files.open_with(run_file.ENDING, self.run_exchange.open_run)
        self.files.open_with(tours.SUFFIX, self.tours.open_path)
        self.document.changed.connect(self.info_bar.review)
        self.player.moved.connect(self.info_bar.review)
        self.workbench.completed.connect(self.built)
        self.workbench.completed.connect(self.late.prepare)
        self.workspace.tour_guide.went_back.connect(self.arrangements.end_tour_soon)
        self.experiments.pane_requested.connect(self.workbench.show_pane)
        self.panes.requested.connect(lambda name, at: self.workbench.show_pane(name, at=at))
        self.tours.term_requested.connect(self.help.show_term)

    def _tear_down(self) -> None:
        dialogs = [child for child in self.children() if isinstance(child, QDialog)]
        for child in [*dialogs, *self._parts, *self.late.built.values()]:
            child.deleteLater()
        self._parts.clear()
        # None of the old parts may react to a signal any more.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        QPixmapCache.clear()  # of icons that are gone

    # --- what parts ask of each other -------------------------------------------------------------

    @property
    def transport(self) -> "Transport":
        """Moves through the search."""
        return self.late.transport

    def make_preview(self) -> Preview:
        """A board that shows puzzles, and the function that shows one."""
        board = BoardView(self.theme)
        return board, lambda puzzle: board.show_look(board_looks.of_puzzle(puzzle))
