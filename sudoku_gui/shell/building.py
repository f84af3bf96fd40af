"""The furniture of the window: all that is seen, and whoever does what it asks for; built anew for another language.

What is worked on stays outside, in the `Workspace`.
"""

from abc import abstractmethod
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Signal
from PySide6.QtGui import QPixmapCache
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QMainWindow,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.document.document import Document, Source
from sudoku_gui.export.controller import Exporting
from sudoku_gui.export.copying import Copying
from sudoku_gui.files.board_state import BoardState
from sudoku_gui.files.controller import Files
from sudoku_gui.files.preview import Preview
from sudoku_gui.files.recent import RecentMenu
from sudoku_gui.guard import Guarded
from sudoku_gui.help.controller import HelpDesk
from sudoku_gui.library.controller import Bookcase
from sudoku_gui.library.importing import Librarian
from sudoku_gui.panes.board.play_panel import PlayPanel
from sudoku_gui.panes.board.view import BoardView
from sudoku_gui.panes.transport.view import Transport
from sudoku_gui.player import run_file
from sudoku_gui.printing.controller import Printing
from sudoku_gui.render import board_looks
from sudoku_gui.render.theme import Theme
from sudoku_gui.shell import actions as window_actions
from sudoku_gui.shell.arrangements import Arrangements
from sudoku_gui.shell.boards import Boards
from sudoku_gui.shell.experiments import Experiments
from sudoku_gui.shell.going_back import GoingBack
from sudoku_gui.shell.panes import Panes
from sudoku_gui.shell.presentation import Presentation
from sudoku_gui.shell.solving import Solving
from sudoku_gui.shell.stops import Stops
from sudoku_gui.shell.target_menu import TargetMenu
from sudoku_gui.shell.typing import Typing
from sudoku_gui.shell.watching import Watching
from sudoku_gui.shell.workbench import Workbench
from sudoku_gui.shell.workspace import Workspace
from sudoku_gui.tours import collection as tour_shelf
from sudoku_gui.tours.controller import Tours
from sudoku_gui.widgets.info_bar import InfoBar
from sudoku_gui.wording import window as words


class FurnishedWindow(Guarded, QMainWindow):
    """A window with everything in it; what its actions do is told by who inherits from it.

    Args:
        workspace: what is worked on.
        theme: the colours to begin with.

    Signals:
        furnished: all views are there, for the first time or again.
    """

    furnished = Signal()

    document: Document
    boards: Boards
    files: Files
    watching: Watching
    stops: Stops
    experiments: Experiments
    solving: Solving
    bookcase: Bookcase
    librarian: Librarian
    way_back: GoingBack
    typing: Typing
    tours: Tours
    arrangements: Arrangements
    presentation: Presentation
    copying: Copying
    exporting: Exporting
    printing: Printing
    help_desk: HelpDesk

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
        self._theme = theme
        self._furniture: list[QObject] = []

    @abstractmethod
    def _connect_parts(self) -> None:
        """Let the parts tell each other what happens."""

    # --- building ---------------------------------------------------------------------------------

    def _furnish(self) -> None:
        """Build all that is seen, and whoever does what it asks for; inverse of `_clear_out`."""
        before = self.children()
        document, player, preferences = self.document, self.player, self.preferences
        self.info_bar = InfoBar(self._theme)
        document.changed.connect(self.info_bar.review)
        self.boards = Boards(document, player, self.selection, self._theme, self.workspace.baseline)
        self.board = self.boards.board
        self.watching = Watching(self, document, player, preferences, self.info_bar)
        self.files = self._make_files()
        self.stops = Stops(self, self.workspace, self.info_bar)
        self.experiments = Experiments(self, self.workspace, self.info_bar)
        self.solving = Solving(self, document, self.watching, self.board, self.info_bar)
        self.actions_by_id = window_actions.build(self)  # type: ignore[arg-type]
        menus, by_id = self.actions_by_id.menus, self.actions_by_id.by_id
        self._recent = RecentMenu(self, preferences, self.files.open_path)
        self._recent.insert_into(menus["file"], by_id["save"])
        self.copying = Copying(self, document, self.info_bar)
        self.copying.insert_into(menus["edit"], by_id["copy_link"])
        self._build()
        self._build_givers()
        self.bookcase = Bookcase(self, self.workspace, self.workbench.show_pane)
        self.way_back = GoingBack(self, self.workspace.document, self.watching, self.info_bar)
        self.help_desk = HelpDesk(self, preferences, self.info_bar, self._theme, by_id)
        self.transport.use_cards(self.help_desk.cards)
        self.workbench.completed.connect(self.furnished)
        self.workbench.completed.connect(self._explain_views)
        self._connect_parts()
        self._furniture = [child for child in self.children() if child not in before]

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
            open_list=self.workspace.shelf,
        )
        self.workspace.shelf.puzzle_wanted.connect(files.importer.open_listed)
        self.workspace.shelf.unreadable.connect(files.importer.report_unreadable)
        return files

    def _build_givers(self) -> None:
        """Whoever gives something away: to the wall, to files, to a printer."""
        self.presentation = Presentation(
            self,
            self.workspace,
            self.arrangements,
            frames=[self.menuBar(), self._toolbar],
            info_bar=self.info_bar,
            theme=self._theme,
        )
        self.exporting = Exporting(
            self,
            self.player,
            self.document,
            self.workbench,
            preferences=self.preferences,
            info_bar=self.info_bar,
            theme=self._theme,
            make_room=self.files.stash_first,
        )
        self.printing = Printing(
            self,
            self.document,
            self.workspace.shelf,
            self.preferences,
            progress=self.exporting.progress,
            info_bar=self.info_bar,
            theme=self._theme,
        )

    def _clear_out(self) -> None:
        """Take away what `_furnish` has built: its inverse."""
        dialogs = [child for child in self.children() if isinstance(child, QDialog)]
        for child in [*dialogs, *self._furniture]:
            child.deleteLater()
        self._furniture.clear()
        QCoreApplication.sendPostedEvents(
            None, QEvent.Type.DeferredDelete.value
        )  # nobody of before may answer any more
        QPixmapCache.clear()  # of icons that are gone

    def _build(self) -> None:
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
        self.librarian = Librarian(
            self, self.workspace.shelf, self.workspace.library, self.preferences, self.info_bar
        )
        self.panes = Panes(self.workspace, self.stops, self.experiments, self.librarian, self._theme)
        TargetMenu(self, self.workspace, self.experiments.take)
        makers = {"board": lambda: self.boards, "play_panel": self._play_page, **self.panes.makers()}
        self.workbench = Workbench(makers)
        for name in ("board", "play_panel"):  # everybody starts with these
            self.workbench.docks[name].show_view(visible=True)
        self.arrangements = Arrangements(self.workbench, self.player, self.preferences)
        self.workspace.touring.began.connect(self.arrangements.lend)  # before its panel takes room
        self.tours = Tours(
            self,
            self.workspace,
            self.workbench,
            info_bar=self.info_bar,
            theme=self._theme,
            arrangements=self.arrangements,
        )
        central = QWidget()
        self._column = column = QVBoxLayout(central)
        column.addLayout(self._top_row())
        column.addWidget(self.tours.room, 1)
        column.addWidget(self.transport)
        self.setCentralWidget(central)
        panes = self.actions_by_id.menus["view"].addMenu(words.panes())
        panes.addActions(self.workbench.toggles())

    def _top_row(self) -> QHBoxLayout:
        """The toolbar, and messages in the room that it leaves free: nothing moves when one comes or goes."""
        row = QHBoxLayout()
        self._toolbar = bar = window_actions.toolbar(self, self.actions_by_id)
        bar.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        row.addWidget(bar)
        row.addWidget(self.info_bar, 1)
        return row

    def _play_page(self) -> QWidget:
        """The play panel, no wider than hands need; on a low screen it scrolls."""
        page = QScrollArea()
        page.setWidgetResizable(True)
        page.setFrameShape(QScrollArea.Shape.NoFrame)
        page.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        page.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.play_panel.setMaximumWidth(360)
        page.setMinimumWidth(self.play_panel.minimumSizeHint().width())
        page.setWidget(self.play_panel)
        return page

    def _explain_views(self) -> None:
        """Terms in headings and in code have cards, once there are headings and code."""
        for dock in self.workbench.docks.values():
            self.help_desk.explain(dock.view)

    def _take_link(self, text: str) -> bool:
        return self.exporting.paste_link(text)

    def _open_otherwise(self, path: Path) -> bool:
        """Whether a file is a run, which is then watched, or a tour, which then begins."""
        if path.suffix == run_file.ENDING:
            self.exporting.open_run(path)
        elif path.suffix == tour_shelf.SUFFIX:
            self.tours.open_path(path)
        else:
            return False
        return True

    def _stash(self) -> object:
        """What belongs to a collection is kept there; all else that is unsaved goes into a file of its own.

        So does what can be written neither into the library nor with the session.
        """
        is_kept = self.bookcase.keeps_board()
        is_safe = self.can_store() or not self.workspace.library.plays.is_failing
        return None if is_kept and is_safe else self.stash()

    def _resume(self, puzzle: Puzzle, source: Source) -> bool:
        return self.bookcase.take_up(puzzle, source)

    def _may_overwrite(self, path: Path) -> bool:
        return self.may_overwrite(path)

    def _will_save(self, path: Path, format_id: str, text: str, whole: bool) -> object:  # noqa: FBT001 - see `BoardState`
        return self.will_save(path, format_id, text, whole)

    def make_preview(self) -> Preview:
        """A board that shows puzzles, and the function that shows one."""
        board = BoardView(self._theme)
        return board, lambda puzzle: board.show_look(board_looks.of_puzzle(puzzle))
