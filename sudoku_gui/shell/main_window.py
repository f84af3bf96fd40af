"""The main window: builds its parts in order, connects them, and rebuilds them in another language.

What is worked on stays outside, in the `Workspace`, so a rebuilt window goes on where it was.
"""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QGuiApplication,
    QPixmapCache,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QMainWindow

from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.document import saved_state
from sudoku_gui.document.document import Document, Source
from sudoku_gui.export.controller import Exporting
from sudoku_gui.export.copying import Copying
from sudoku_gui.files import dropping, file_dialogs
from sudoku_gui.files.board_state import BoardState
from sudoku_gui.files.controller import Files
from sudoku_gui.files.preview import Preview
from sudoku_gui.files.recent import RecentMenu
from sudoku_gui.guard import Guarded
from sudoku_gui.help.controller import HelpController
from sudoku_gui.help.shortcuts import ShortcutSheet
from sudoku_gui.library.controller import LibraryController
from sudoku_gui.library.import_export import ImportExport
from sudoku_gui.panes.board.play_panel import PlayPanel
from sudoku_gui.panes.board.view import BoardView
from sudoku_gui.panes.transport.view import Transport
from sudoku_gui.player import run_file
from sudoku_gui.player.baseline import Kind
from sudoku_gui.printing.controller import Printing
from sudoku_gui.render import board_looks
from sudoku_gui.render.icons import app_icon
from sudoku_gui.render.theme import Theme
from sudoku_gui.shell import actions
from sudoku_gui.shell.arrangements import Arrangements
from sudoku_gui.shell.boards import Boards
from sudoku_gui.shell.central_area import CentralArea, scrolled
from sudoku_gui.shell.escape import Escape
from sudoku_gui.shell.experiments import Experiments
from sudoku_gui.shell.going_back import GoingBack
from sudoku_gui.shell.panes import Panes
from sudoku_gui.shell.presentation import Presentation
from sudoku_gui.shell.solving import Solving
from sudoku_gui.shell.stops import Stops
from sudoku_gui.shell.target_menu import TargetMenu
from sudoku_gui.shell.typing import Typing
from sudoku_gui.shell.watching import Watching
from sudoku_gui.shell.window_state import WindowState
from sudoku_gui.shell.workbench import Workbench
from sudoku_gui.shell.workspace import Workspace
from sudoku_gui.tours import collection as tour_collection
from sudoku_gui.tours.controller import Tours
from sudoku_gui.widgets.info_bar import InfoBar
from sudoku_gui.wording import commands

_LOW, _LOWEST = 44, 640
"""Lines of text, and pixels: in a window less high every line counts. No arrangement needs so much by itself."""


class MainWindow(Guarded, QMainWindow):
    """Board in the middle, a panel beside it, the transport below.

    Args:
        workspace: what is worked on.
        theme: the colours to begin with.

    Attributes:
        may_close: asked at the last moment before the window closes; stores what is open.

    Signals:
        built: all panes are there, for the first time or again.
        theme_wanted: the user chose other colours.
            name: of the preference.
        rebuilt: everything has been built again, in another language.
            message: what the info bar said before.
    """

    built = Signal()
    theme_wanted = Signal(str)
    rebuilt = Signal(str)

    document: Document
    boards: Boards
    files: Files
    watching: Watching
    stops: Stops
    experiments: Experiments
    solving: Solving
    library_controller: LibraryController
    import_export: ImportExport
    way_back: GoingBack
    typing: Typing
    tours: Tours
    arrangements: Arrangements
    presentation: Presentation
    copying: Copying
    exporting: Exporting
    printing: Printing
    help: HelpController

    def __init__(self, workspace: Workspace, theme: Theme) -> None:
        super().__init__()
        self.workspace = workspace
        self.document = workspace.document
        self.player = workspace.player
        self.preferences = workspace.preferences
        self.selection = workspace.selection
        self.stash: Callable[[], object] = lambda: None
        self.may_overwrite: Callable[[Path], bool] = lambda _path: True
        self.will_save: Callable[[Path, str, str, bool], object] = lambda *_: None
        self.can_store: Callable[[], bool] = lambda: True
        self.show_versions: Callable[[], object] = lambda: None
        self.may_close: Callable[[], bool] = lambda: True
        self._theme = theme
        self._parts: list[QObject] = []
        self.setObjectName("main_window")
        self.setWindowIcon(app_icon())
        self.setAcceptDrops(True)
        self._build()
        self.use_theme(theme)
        self._state = WindowState(self)
        self.arrangements.changed.connect(self._state.show_arrangement)
        Escape(
            self, (self._dismiss_message, self.player.cancel, self.selection.let_go, self._leave_by_escape)
        )
        if not self.restoreGeometry(self.preferences.layout("window")):
            self.resize(self.sizeHint())
        self.arrangements.begin()
        self._begin()

    # --- building ---------------------------------------------------------------------------------

    def _build(self) -> None:
        """Build all parts, in the order in which they need each other; inverse of `_tear_down`."""
        before = self.children()
        self._build_controllers()
        self.actions_by_id = actions.build(self)
        self._toolbar = actions.toolbar(self, self.actions_by_id)
        self._fill_menus()
        self._build_panes()
        self._build_features()
        self._central = CentralArea(self._toolbar, self.info_bar, self.tours.splitter, self.transport)
        self.setCentralWidget(self._central)
        self._connect_parts()
        self._parts = [child for child in self.children() if child not in before]

    def _build_controllers(self) -> None:
        """Whatever the actions act upon and panes need."""
        document, player, preferences = self.document, self.player, self.preferences
        self.info_bar = InfoBar(self._theme)
        self.boards = Boards(document, player, self.selection, self._theme, self.workspace.baseline)
        self.board = self.boards.board
        self.watching = Watching(self, document, player, preferences, self.info_bar)
        self.files = self._make_files()
        self.stops = Stops(self, self.workspace, self.info_bar)
        self.experiments = Experiments(self, self.workspace, self.info_bar)
        self.solving = Solving(self, document, self.watching, self.board, self.info_bar)
        self.way_back = GoingBack(self, document, self.watching, self.info_bar)
        self.import_export = ImportExport(
            self, self.workspace.open_list, self.workspace.library, preferences, self.info_bar
        )

    def _fill_menus(self) -> None:
        menus, by_id = self.actions_by_id.menus, self.actions_by_id.by_id
        self._recent = RecentMenu(self, self.preferences, self.files.open_path)
        self._recent.insert_into(menus["file"], by_id["save"])
        self.copying = Copying(self, self.document, self.info_bar)
        self.copying.insert_into(menus["edit"], by_id["copy_link"])

    def _build_panes(self) -> None:
        by_id = self.actions_by_id.by_id
        self.play_panel = PlayPanel(by_id, self._theme)
        self.typing = Typing(
            self,
            self.document,
            self.watching,
            board=self.board,
            panel=self.play_panel,
            info_bar=self.info_bar,
        )
        self.transport = Transport(self.player, by_id, self._theme)
        self.panes = Panes(self.workspace, self.stops, self.experiments, self.import_export, self._theme)
        TargetMenu(self, self.workspace, self.experiments.take)
        makers = {
            "board": lambda: self.boards,
            "play_panel": lambda: scrolled(self.play_panel),
            **self.panes.makers(),
        }
        self.workbench = Workbench(makers)
        for name in ("board", "play_panel"):  # every arrangement begins with these
            self.workbench.docks[name].show_view(visible=True)
        panes = self.actions_by_id.menus["view"].addMenu(self.tr("&Panes"))
        panes.addActions(self.workbench.toggles())
        self.arrangements = Arrangements(self.workbench, self.player, self.preferences)
        self.workspace.touring.began.connect(
            self.arrangements.begin_tour
        )  # before the tour's panel needs space
        self.workspace.touring.panes_requested.connect(self.arrangements.show_stop)

    def _build_features(self) -> None:
        info_bar, theme, preferences = self.info_bar, self._theme, self.preferences
        self.tours = Tours(
            self,
            self.workspace.touring,
            self.player,
            self.workbench,
            preferences=preferences,
            info_bar=info_bar,
            theme=theme,
            choose_file=file_dialogs.choose_tour,
        )
        self.presentation = Presentation(
            self,
            self.workspace,
            self.arrangements,
            frames=[self.menuBar(), self._toolbar],
            info_bar=info_bar,
            theme=theme,
        )
        self.exporting = Exporting(
            self,
            self.player,
            self.document,
            self.workbench,
            preferences=preferences,
            info_bar=info_bar,
            theme=theme,
            make_room=self.files.stash_first,
        )
        puzzles = self.workspace.open_list
        self.printing = Printing(
            self,
            self.document,
            puzzles,
            (puzzles.changed, puzzles.filter_changed, puzzles.grown),
            preferences,
            progress=self.exporting.progress,
            info_bar=info_bar,
            theme=theme,
        )
        self.library_controller = LibraryController(
            self,
            self.document,
            self.workspace.open_list,
            self.workspace.library,
            capture=lambda: replace(saved_state.of(self.workspace), search=None),
            restore=partial(saved_state.restore, self.workspace),
            show_pane=self.workbench.show_pane,
        )
        self.help = HelpController(
            self,
            preferences,
            info_bar,
            theme,
            self.actions_by_id.by_id,
            describe_actions=actions.describe,
            shortcuts=actions.shortcut_rows,
        )
        self.transport.use_cards(self.help.cards)

    def _make_files(self) -> Files:
        files = Files(
            self,
            self.document,
            self.preferences,
            self.info_bar,
            before_edit=self.watching.before_edit,
            make_preview=self.make_preview,
            open_other_text=self._take_link,
            open_other_file=self._open_otherwise,
            watch_problem=self.watching.watch_problem,
            board_state=BoardState(
                self.workspace,
                self.watching.watch,
                self._stash,
                self._resume,
                self._may_overwrite,
                self._will_save,
            ),
            open_list=self.workspace.open_list,
        )
        self.workspace.open_list.puzzle_requested.connect(files.importer.open_listed)
        self.workspace.open_list.unreadable.connect(files.importer.report_unreadable)
        return files

    def make_preview(self) -> Preview:
        """A board that shows puzzles, and the function that shows one."""
        board = BoardView(self._theme)
        return board, lambda puzzle: board.show_look(board_looks.of_puzzle(puzzle))

    def _connect_parts(self) -> None:
        self.document.changed.connect(self.info_bar.review)
        self.workbench.completed.connect(self.built)
        self.workbench.completed.connect(self._explain_views)
        self.workspace.touring.went_back.connect(self.arrangements.end_tour_soon)
        self.experiments.pane_wanted.connect(self.workbench.show_pane)
        self.tours.panel.term_requested.connect(self.help.show_term)
        self.transport.timeline.bookmark_wanted.connect(self.stops.toggle_mark)
        self.stops.marks.changed.connect(self.transport.timeline.refresh_marks)

    def _tear_down(self) -> None:
        """Take away what `_build` has built: its inverse."""
        dialogs = [child for child in self.children() if isinstance(child, QDialog)]
        for child in [*dialogs, *self._parts]:
            child.deleteLater()
        self._parts.clear()
        QCoreApplication.sendPostedEvents(
            None, QEvent.Type.DeferredDelete.value
        )  # nobody of before may answer any more
        QPixmapCache.clear()  # of icons that are gone

    def _begin(self) -> None:
        """Show everything as it is."""
        self._state.show_preferences()
        self.board.select(0)
        self.board.setFocus()
        self._state.refresh()
        self._state.show_watching()

    def rebuild(self) -> None:
        """Build all that is seen anew, in the language that is spoken now; what is worked on stays as it is."""
        self.presentation.end()
        selected, pinned = self.board.selected, self.selection.pinned
        self.selection.clear()  # the views that know whether it is in sight go
        said, read, unread = self.info_bar.text, self.help.close(), self.files.unread
        self.keep_layout()
        standing = self.arrangements.state
        self.solving.drop()
        self.files.cancel()
        self.exporting.cancel()
        self._tear_down()
        self._build()
        self.arrangements.changed.connect(self._state.show_arrangement)
        self.use_theme(self._theme)
        self.arrangements.begin(standing)
        self._begin()
        if selected is not None:
            self.board.select(selected)
        self.selection.pin(pinned)
        self._share_height()
        if read is not None:
            self.help.show_manual(*read)
        self.rebuilt.emit(said)
        self.files.read_on(unread)

    def _explain_views(self) -> None:
        """Terms in headings and in code have cards, once there are headings and code."""
        for dock in self.workbench.docks.values():
            self.help.explain(dock.view)

    def _take_link(self, text: str) -> bool:
        return self.exporting.paste_link(text)

    def _open_otherwise(self, path: Path) -> bool:
        """Whether a file is a run, which is then watched, or a tour, which then begins."""
        if path.suffix == run_file.ENDING:
            self.exporting.open_run(path)
        elif path.suffix == tour_collection.SUFFIX:
            self.tours.open_path(path)
        else:
            return False
        return True

    def _stash(self) -> object:
        """What belongs to a collection is kept there; all else that is unsaved goes into a file of its own.

        So does what can be written neither into the library nor with the session.
        """
        is_kept = self.library_controller.store_play()
        is_safe = self.can_store() or not self.workspace.library.plays.is_failing
        return None if is_kept and is_safe else self.stash()

    def _resume(self, puzzle: Puzzle, source: Source) -> bool:
        return self.library_controller.restore_play(puzzle, source)

    def _may_overwrite(self, path: Path) -> bool:
        return self.may_overwrite(path)

    def _will_save(self, path: Path, format_id: str, text: str, whole: bool) -> object:  # noqa: FBT001 - see `BoardState`
        return self.will_save(path, format_id, text, whole)

    # --- actions ------------------------------------------------------------------------------------

    def cancel(self) -> None:
        """Stop whatever takes long."""
        long = (self.solving, self.files, self.exporting, self.import_export)
        if not any(part.cancel() for part in long):
            self.player.cancel()

    def go_to(self) -> None:
        """Let the user type a position."""
        if self.player.is_watching or self.watching.start():
            self.transport.edit_position()

    def back_to_playing(self) -> None:
        """Leave the tour, or the search that is watched; the panes are again as they were before."""
        if self.workspace.touring.tour is not None:
            self.workspace.touring.leave()
        else:
            self.watching.back_to_playing()

    def _dismiss_message(self) -> bool:
        return self.info_bar.dismiss()  # another one speaks in another language

    def _leave_by_escape(self) -> bool:
        """Whoever types does not mean the search, and a tour has a button of its own."""
        is_typed = isinstance(QApplication.focusWidget(), QLineEdit)
        return not is_typed and self.workspace.touring.tour is None and self.watching.back_to_playing()

    def edit_breakpoints(self) -> None:
        """Show the list of breakpoints, and give it the keyboard."""
        self.workbench.show_pane("breakpoint_list")
        self.panes.breakpoint_list.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def show_difference(self) -> None:
        """Mark what the latest choice changed, or no longer."""
        baseline = self.workspace.baseline
        if baseline.kind is Kind.CHOICE:
            baseline.off()
        else:
            baseline.since_choice()
            self.workbench.show_pane("difference")

    def clear_entries(self) -> None:
        """Remove all digits that the user has entered."""
        self.watching.before_edit(lambda: self.document.clear_entries(commands.CLEARED))

    def show_shortcuts(self) -> None:
        """Show which keys do what."""
        ShortcutSheet(self, actions.shortcut_rows()).open()

    def choose_theme(self, name: str) -> None:
        """Ask for other colours, by the name of the preference."""
        self.theme_wanted.emit(name)

    def speak(self, language: str) -> None:
        """Show everything in another language: its code, or "system"."""
        self.preferences["language"] = language

    def use_theme(self, theme: Theme) -> None:
        """Show everything in other colours."""
        self._theme = theme
        self.actions_by_id.show_icons(theme)
        self.actions_by_id.show_playing(self.player.is_playing, theme)
        for view in (
            self.boards,
            self.info_bar,
            self.play_panel,
            self.panes,
            self.transport,
            self.presentation,
            self.tours,
            self.exporting,
            self.printing,
            self.help,
        ):
            view.use_theme(theme)

    def show_playing(self) -> None:
        """Show whether the search plays."""
        self.actions_by_id.show_playing(self.player.is_playing, self._theme)

    # --- layout, closing, dropping --------------------------------------------------------------------

    def keep_layout(self) -> None:
        """Remember sizes and places."""
        self.preferences.keep_layout("window", self.saveGeometry())
        self.arrangements.store()

    def sizeHint(self) -> QSize:
        """Room for a board, a panel and the transport."""
        available = QGuiApplication.primaryScreen().availableSize()
        return QSize(1240, 860).boundedTo(available * 0.95)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_height()

    def changeEvent(self, event: QEvent) -> None:
        """In larger type the same window is low; while another window has the keyboard, nobody is at the puzzle."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.ActivationChange:
            self._state.run_clock()
        if event.type() is QEvent.Type.FontChange and self._parts:
            self._share_height()

    def _share_height(self) -> None:
        low = self.height() < max(_LOW * self.fontMetrics().height(), _LOWEST)
        self.transport.be_low(low=low)
        self._central.set_low(low=low)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Stop everything, and let what is open be kept."""
        self.help.what_is_this.stop()  # a mode of the whole program, which would outlive the window
        self.presentation.end()
        self.solving.drop()
        self.files.cancel()
        self.exporting.cancel()
        self.keep_layout()
        self.preferences.flush()
        if self.may_close():
            self.workbench.close_panes()
            self.player.leave()
            event.accept()
        else:
            event.ignore()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if dropping.is_welcome(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Open the files, or take the text, that was dropped."""
        event.acceptProposedAction()
        self.files.drop(event.mimeData())
