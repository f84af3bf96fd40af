"""The parts of the main window: actions, panes and features are built on the controllers, in this order."""

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from sudoku_gui.features.export.copy_menu import Copying, CopyMenu
from sudoku_gui.features.export.run_exchange import RunExchange
from sudoku_gui.features.files import file_dialogs
from sudoku_gui.features.files.recent_menu import RecentMenu
from sudoku_gui.features.files.session_restore import SessionRestore
from sudoku_gui.features.help.controller import HelpController
from sudoku_gui.features.tours.controller import Tours
from sudoku_gui.panes.board.overlays import PauseOverlay
from sudoku_gui.panes.board.play.cell_menu import CellMenu
from sudoku_gui.panes.board.play.finishing import Finishing
from sudoku_gui.panes.board.play.highlighting import Highlighting
from sudoku_gui.panes.board.play.play_screen import PlayScreen
from sudoku_gui.panes.board.play.typing import Typing
from sudoku_gui.panes.board.play_panel import PlayPanel
from sudoku_gui.panes.board.status_button import StatusDisplay
from sudoku_gui.shell import menus
from sudoku_gui.shell.action_table import ROWS
from sudoku_gui.shell.actions import Actions
from sudoku_gui.shell.controllers import Controllers
from sudoku_gui.shell.docks.arrangements import Arrangements
from sudoku_gui.shell.docks.central_area import CentralArea, PanesAndTransport, ScrolledPanel
from sudoku_gui.shell.docks.views import Panes
from sudoku_gui.shell.docks.workbench import Workbench
from sudoku_gui.shell.escape import Escape
from sudoku_gui.shell.late_parts import LateParts
from sudoku_gui.shell.menu_state import MenuState, WindowTitle
from sudoku_gui.shell.presentation import Presentation
from sudoku_gui.shell.workspace import Workspace
from sudoku_gui.translation import translate
from sudoku_gui.widgets.boxes import SideBySide
from sudoku_gui.widgets.dialog import ThemedWindow
from sudoku_gui.widgets.progress import Progress
from sudoku_gui.widgets.target_menu import TargetMenu

if TYPE_CHECKING:
    from sudoku_gui.panes.transport.view import Transport


class Parts:
    """Menus, panes and features, built on the controllers in the order in which they need each other.

    Attributes:
        late: the features that are built when they are first used.
    """

    arrangements: Arrangements
    copying: Copying
    help: HelpController
    late: LateParts
    play_screen: PlayScreen
    presentation: Presentation
    run_exchange: RunExchange
    session_restore: SessionRestore
    tours: Tours
    typing: Typing
    workbench: Workbench

    def __init__(
        self,
        application: QCoreApplication,
        window: ThemedWindow,
        workspace: Workspace,
        controllers: Controllers,
    ) -> None:
        self._application = application
        self._window, self._workspace, self._controllers = window, workspace, controllers
        self._build_menus()
        self._build_play()
        self._build_play_screen()
        self._build_panes()
        self._build_tours()
        self._build_features()
        self._build_escape()

    def _build_menus(self) -> None:
        """Build actions and menus, and what checks, names and adds to them."""
        window, workspace, controllers = self._window, self._workspace, self._controllers
        rows = [row.of(window, partial(row.do, window)) for row in ROWS]
        self.actions_by_id = Actions(window, rows)
        by_id = self.actions_by_id.by_id
        self.menus, self.toolbar = menus.build(window, by_id), menus.toolbar(window, by_id)
        self.menu_state = MenuState(
            window, workspace.document, workspace.player, workspace.preferences, self.actions_by_id
        )
        self.title = WindowTitle(window, workspace.document, workspace.player, workspace.open_list, by_id)
        self.highlighting = Highlighting(
            controllers.board, workspace.document, workspace.highlights, workspace.preferences, by_id
        )
        self._recent = RecentMenu(window, workspace.preferences, controllers.files.open_path)
        self._recent.insert_into(self.menus.by_name["file"], by_id["save"])
        self.copying = Copying(window, workspace.document, controllers.info_bar)
        self.menus.by_name["edit"].insertMenu(by_id["copy_link"], CopyMenu(window, self.copying))

    def _build_play(self) -> None:
        """Build what is done on the board by hand."""
        window, workspace, controllers = self._window, self._workspace, self._controllers
        self.play_panel = PlayPanel(self.actions_by_id.by_id, window.theme, controllers.hints.card)
        self.typing = Typing(
            window,
            workspace.document,
            controllers.watching,
            controllers.info_bar,
            preferences=workspace.preferences,
            board=controllers.board,
            panel=self.play_panel,
            highlights=workspace.highlights,
        )
        self.cell_menu = CellMenu(
            controllers.board,
            workspace.document,
            self.typing,
            controllers.editing,
            highlights=workspace.highlights,
            submenus=list(self.menus.submenus.values()),
            window=window,
        )

    def _build_play_screen(self) -> None:
        """Build what the board shows of a game: its pauses, whether it has one solution, and its end."""
        window, workspace, controllers = self._window, self._workspace, self._controllers
        by_id = self.actions_by_id.by_id
        self.play_screen = PlayScreen(
            PauseOverlay(window.theme, controllers.boards),
            self.play_panel,
            workspace.document,
            workspace.player,
            preferences=workspace.preferences,
            action=by_id["pause"],
            theme=window.theme,
        )
        controllers.board.installEventFilter(self.play_screen)
        self.status_display = StatusDisplay(
            self.play_panel.status_button, workspace.status, workspace.preferences
        )
        self.finishing = Finishing(
            controllers.board,
            workspace.document,
            controllers.info_bar,
            by_id,
            records=workspace.library,
            puzzles=workspace.open_list,
            preferences=workspace.preferences,
            theme=window.theme,
        )

    def _build_panes(self) -> None:
        """Build the workbench, whose panes are built when they are seen, and what lays it out."""
        window, workspace, controllers = self._window, self._workspace, self._controllers
        self.panes = Panes(
            workspace,
            window.theme,
            controllers.breakpoint_commands,
            controllers.run_commands,
            controllers.import_export,
        )
        self.target_menu = TargetMenu(
            window,
            workspace.player,
            workspace.selection,
            breakpoints=workspace.breakpoints,
            following=workspace.following,
            take_instead=controllers.run_commands.take,
        )
        own = {"board": controllers.boards, "play_panel": ScrolledPanel(self.play_panel)}
        self.workbench = Workbench(own, self.panes.makers)
        self.menus.by_name["view"].addMenu(translate("window", "&Panes")).addActions(self.workbench.toggles())
        self.arrangements = Arrangements(self.workbench, workspace.player, workspace.preferences)

    def _build_tours(self) -> None:
        """Build tours and presentations, which rearrange the panes, and the area that holds all of them."""
        window, workspace, info_bar = self._window, self._workspace, self._controllers.info_bar
        # Before the panel of a tour needs space.
        workspace.tour_guide.began.connect(self.arrangements.begin_tour)
        workspace.tour_guide.panes_requested.connect(self.arrangements.show_stop)
        self._stage = PanesAndTransport(self.workbench)
        splitter = SideBySide(self._stage)
        self.tours = Tours(
            window,
            workspace.tour_guide,
            workspace.player,
            splitter,
            preferences=workspace.preferences,
            info_bar=info_bar,
            theme=window.theme,
            choose_file=file_dialogs.choose_tour,
        )
        self.central = CentralArea(self.toolbar, info_bar, self._stage, splitter)
        self.presentation = Presentation(
            self._application,
            window,
            workspace.player,
            self.arrangements,
            tour_guide=workspace.tour_guide,
            frames=[window.menuBar(), self.toolbar],
            info_bar=info_bar,
            theme=window.theme,
        )

    def _build_features(self) -> None:
        """Build what goes in and out, help, and what is built when it is first used."""
        window, workspace, controllers = self._window, self._workspace, self._controllers
        info_bar = controllers.info_bar
        self.progress = Progress(window, info_bar, workspace.preferences)
        self.run_exchange = RunExchange(
            window,
            workspace.player,
            workspace.document,
            self.progress,
            info_bar=info_bar,
            stash_first=controllers.files.stash_first,
        )
        self.session_restore = SessionRestore(
            controllers.files_parts,
            controllers.files,
            select=controllers.board.select,
            resume_tour=self.tours.resume,
        )
        self.help = HelpController(
            self._application,
            window,
            workspace.preferences,
            info_bar,
            self.actions_by_id.by_id,
            describe_actions=self.actions_by_id.describe,
            shortcuts=self.actions_by_id.shortcut_rows,
        )
        self.late = LateParts(
            window,
            workspace,
            controllers.watching,
            controllers.editing,
            controllers.hints,
            controllers.breakpoint_commands,
            self.workbench,
            self.progress,
            info_bar,
            self.help,
            self.actions_by_id.by_id,
            self._stage.add,
        )

    def _build_escape(self) -> None:
        """Build what Escape takes back, from all of the above."""
        window, workspace, controllers = self._window, self._workspace, self._controllers
        self.escape = Escape(
            window,
            workspace.player,
            workspace.tour_guide,
            controllers.watching,
            shown=(
                controllers.info_bar.dismiss,
                controllers.hints.hint_session.dismiss,
                workspace.player.cancel,
                workspace.selection.clear,
            ),
            on_board=(
                self.typing.drop_active,
                controllers.board.clear_selection,
                workspace.highlights.stop_filter,
            ),
        )

    @property
    def transport(self) -> "Transport":
        return self.late.transport
