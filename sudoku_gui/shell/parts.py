"""The parts of the main window: actions, panes and features are built on the controllers and connected, in this order."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Signal
from PySide6.QtGui import QPixmapCache
from PySide6.QtWidgets import QDialog

from sudoku_gui.export.copy_menu import Copying, CopyMenu
from sudoku_gui.export.run_exchange import RunExchange
from sudoku_gui.files import file_dialogs
from sudoku_gui.files.recent_menu import RecentMenu
from sudoku_gui.files.session_restore import SessionRestore
from sudoku_gui.help.controller import HelpController
from sudoku_gui.panes.board.overlays import PauseCover
from sudoku_gui.panes.board.play.cell_menu import CellMenu
from sudoku_gui.panes.board.play.finishing import Finishing
from sudoku_gui.panes.board.play.highlighting import Highlighting
from sudoku_gui.panes.board.play.play_screen import PlayScreen
from sudoku_gui.panes.board.play.typing import Typing
from sudoku_gui.panes.board.play_panel import PlayPanel
from sudoku_gui.panes.board.status_button import StatusDisplay
from sudoku_gui.player import run_file
from sudoku_gui.render.theme import Theme
from sudoku_gui.shell import actions
from sudoku_gui.shell.controllers import WindowControllers
from sudoku_gui.shell.docks.arrangements import Arrangements
from sudoku_gui.shell.docks.central_area import CentralArea, PanesAndTransport, ScrolledPanel
from sudoku_gui.shell.docks.views import Panes
from sudoku_gui.shell.docks.workbench import Workbench
from sudoku_gui.shell.escape import Escape
from sudoku_gui.shell.late_parts import LateParts
from sudoku_gui.shell.menu_state import MenuState, WindowTitle
from sudoku_gui.shell.presentation import Presentation
from sudoku_gui.shell.target_menu import TargetMenu
from sudoku_gui.shell.workspace import Workspace
from sudoku_gui.tours import tour as tours
from sudoku_gui.tours.controller import Tours
from sudoku_gui.widgets.progress import Progress

if TYPE_CHECKING:
    from sudoku_gui.panes.transport.view import Transport


class WindowParts(WindowControllers):
    """Builds actions, panes and features on the controllers of a window, and takes all down again.

    Signals:
        built: all panes are there, for the first time or again.
        rebuilt: everything has been built again, in another language; with what the info bar said before.
    """

    built = Signal()
    rebuilt = Signal(str)

    def __init__(self, workspace: Workspace, theme: Theme) -> None:
        super().__init__(workspace, theme)
        self._parts: list[QObject] = []
        self._build()

    def _build(self) -> None:
        """Build all parts, in the order in which they need each other; inverse of `_tear_down`."""
        before = self.children()
        self._build_controllers()
        self._build_menus()
        self._build_play()
        self._build_panes()
        self._build_tours()
        self._build_features()
        self.setCentralWidget(self._central)
        self._connect()
        self._parts = [child for child in self.children() if child not in before]

    def _build_menus(self) -> None:
        self.actions_by_id = actions.build(self)
        self._toolbar = actions.toolbar(self, self.actions_by_id)
        menus, by_id = self.actions_by_id.menus, self.actions_by_id.by_id
        self._menu_state = MenuState(self, self.document, self.player, self.preferences, self.actions_by_id)
        self._title = WindowTitle(self, self.document, self.player, self.workspace.open_list, by_id)
        Highlighting(self.board, self.document, self.workspace.highlights, self.preferences, by_id)
        self._recent = RecentMenu(self, self.preferences, self.files.open_path)
        self._recent.insert_into(menus["file"], by_id["save"])
        self.copying = Copying(self, self.document, self.info_bar)
        menus["edit"].insertMenu(by_id["copy_link"], CopyMenu(self, self.copying))

    def _build_play(self) -> None:
        """What is done on the board by hand."""
        by_id, workspace = self.actions_by_id.by_id, self.workspace
        self.play_panel = PlayPanel(by_id, self.theme, self.hints.card)
        self.typing = Typing(
            self,
            self.document,
            self.watching,
            self.info_bar,
            preferences=self.preferences,
            board=self.board,
            panel=self.play_panel,
            highlights=workspace.highlights,
        )
        CellMenu(
            self.board,
            self.document,
            self.typing,
            self.editing,
            highlights=workspace.highlights,
            submenus=list(self.actions_by_id.submenus.values()),
            window=self,
        )
        self.play_screen = PlayScreen(
            PauseCover(self.theme, self.boards),
            self.play_panel,
            self.document,
            self.player,
            preferences=self.preferences,
            action=by_id["pause"],
            theme=self.theme,
        )
        self.board.installEventFilter(self.play_screen)
        StatusDisplay(self.play_panel.status_button, workspace.status, self.preferences)
        self.finishing = Finishing(
            self.board,
            self.document,
            self.info_bar,
            by_id,
            records=workspace.library,
            puzzles=workspace.open_list,
            preferences=self.preferences,
            theme=self.theme,
        )
        workspace.hint_session.used.connect(self.finishing.note_hint)

    def _build_panes(self) -> None:
        workspace = self.workspace
        self.panes = Panes(
            workspace, self.theme, self.breakpoint_commands, self.experiments, self.import_export
        )
        TargetMenu(
            self,
            self.player,
            self.selection,
            breakpoints=workspace.breakpoints,
            following=workspace.following,
            take_instead=self.experiments.take,
        )
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
            self.player,
            self.arrangements,
            tour_guide=workspace.tour_guide,
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
        self.session_restore = SessionRestore(
            self._files_parts,
            self.files,
            select=self.board.select,
            restore_lists=self.breakpoint_commands.restore,
            resume_tour=self.tours.resume,
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
        self.library_controller.pane_requested.connect(self.workbench.show_pane)
        self.board.selection_moved.connect(self.session.note_selected)
        self.experiments.pane_requested.connect(self.workbench.show_pane)
        self.panes.requested.connect(lambda name, at: self.workbench.show_pane(name, at=at))
        self.tours.term_requested.connect(self.help.show_term)
        self.escape = Escape(
            self,
            self.player,
            self.workspace.tour_guide,
            self.watching,
            shown=(
                self.info_bar.dismiss,
                self.hints.hint_session.dismiss,
                self.player.cancel,
                self.selection.clear,
            ),
            on_board=(
                self.typing.drop_active,
                self.board.clear_selection,
                self.workspace.highlights.stop_filter,
            ),
        )

    def _tear_down(self) -> None:
        dialogs = [child for child in self.children() if isinstance(child, QDialog)]
        for child in [*dialogs, *self._parts, *self.late.built]:
            child.deleteLater()
        self._parts.clear()
        # None of the old parts may react to a signal any more.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        QPixmapCache.clear()  # of icons that are gone

    # --- what parts ask of each other -------------------------------------------------------------

    @property
    def transport(self) -> "Transport":
        return self.late.transport
