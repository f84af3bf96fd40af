"""What all features share: the models of a window, and services to reach each other and the user."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from PySide6.QtCore import QPoint, Signal
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QMenu, QToolBar, QWidget

from sudoku_gui.document.preferences import Preferences
from sudoku_gui.layout.panes import PaneSpec
from sudoku_gui.models import Models
from sudoku_gui.player.job import Steps
from sudoku_gui.render.theme import Theme
from sudoku_gui.session.play_storage import PlayStorage
from sudoku_gui.session.session import Session
from sudoku_gui.session.stash import StashResult
from sudoku_gui.session.store import SessionStore
from sudoku_gui.watching import Watching
from sudoku_gui.widgets.board.view import BoardView
from sudoku_gui.widgets.boxes import SideBySide
from sudoku_gui.widgets.dialog import ThemedWindow
from sudoku_gui.widgets.figure import Figure
from sudoku_gui.widgets.info_bar import InfoBar
from sudoku_gui.widgets.pane import Footer
from sudoku_gui.widgets.progress import Progress


class ActionText(NamedTuple):
    """The text of an action, its first shortcut as shown ("" for none), and its menu."""

    text: str
    keys: str
    menu: str


class Context(Models):
    """Passed to every feature; the only thing that all of them share.

    Attributes:
        actions, menus: every QAction by id and every menu by name, once all features are created.
        panes, docks: the specifications of all panes, and their docks by id; likewise.
        figures: what panes show in films and on paper, in the order of the panes; likewise.
        openers: for file name endings, functions that open files other than puzzles.
        make_room: stashes unsaved work before the board is replaced; returns None if the user wants
            to keep the board.

    Signals:
        changed: the state of actions may have changed.
        theme_changed: the colours have changed.
        pane_requested: a pane should be shown: its id, the id of the pane beside which it opens if closed, and whether it
            gets the focus.
        arrangement_requested: this arrangement of panes should be shown.
        puzzle_requested: this puzzle without a file should be opened, after unsaved work is stashed.
        text_requested: the puzzles in a text should be opened; with its name for messages.
        dropped: the contents of a drop should be opened.
        cells_requested: these cells should be selected on the board.
        enter_requested: this digit should be entered in this cell.
        term_requested: this term should be explained, beside this part of the screen.
        terms_shown: terms with cards are shown.
        view_built: the view of a pane was built.
        arrangement_shown: this arrangement of panes is shown.
        window_activated: the window was activated or deactivated.
    """

    changed = Signal()
    theme_changed = Signal(object)
    pane_requested = Signal(str, str, bool)
    arrangement_requested = Signal(str)
    puzzle_requested = Signal(object)
    text_requested = Signal(str, str)
    dropped = Signal(object)
    cells_requested = Signal(object)
    enter_requested = Signal(int, int)
    term_requested = Signal(str, object)
    terms_shown = Signal(object)
    view_built = Signal(object)
    arrangement_shown = Signal(str)
    window_activated = Signal()

    # Services of features, set when they are created.
    make_room: Callable[[], Steps[StashResult | None]]
    open_link: Callable[[str], object]
    card: QWidget
    # Services of the shell, set before `Feature.begin`.
    stop_running: Callable[[], None]
    side: SideBySide
    place_transport: Callable[[Footer], None]
    described: Callable[[], Mapping[str, ActionText]]
    shortcuts: Callable[[], list[tuple[str, str]]]

    def __init__(self, application: QGuiApplication, window: ThemedWindow, preferences: Preferences) -> None:
        super().__init__(preferences, window)
        self.application = application
        self.window = window
        self.actions: dict[str, QAction] = {}
        self.menus: dict[str, QMenu] = {}
        self.panes: list[PaneSpec] = []
        self.docks: dict[str, Any] = {}
        self.figures: list[Figure] = []
        self.arrangement = ""  # the name of the current one
        self.openers: dict[str, Callable[[Path], object]] = {}
        self.messages = InfoBar(window.theme)
        self.tasks = Progress(window, self.messages, preferences)
        self.session = Session(self, SessionStore(), self)
        self.play_storage = PlayStorage(self, self.open_list, self.library)
        self.board = BoardView(window.theme)
        self.watching = Watching(self, self.document, self.player, preferences, self.messages)
        for signal in (
            *(self.document.changed, self.document.mode_changed, self.document.undo_stack.indexChanged),
            *(self.player.state_changed, self.preferences.changed, self.highlights.changed),
            *(self.document.clock.paused_changed, self.document.clock.needed_changed),
        ):
            signal.connect(self._note_change)
        self.document.changed.connect(self.messages.review)
        self.player.moved.connect(self.messages.review)

    @property
    def theme(self) -> Theme:
        return self.window.theme

    def show_pane(self, name: str, at: str = "", *, focus: bool = False) -> None:
        self.pane_requested.emit(name, at, focus)

    def select_cells(self, cells: object) -> None:
        """Select cells of the puzzle, after leaving a watched search."""
        self.watching.leave()
        self.cells_requested.emit(cells)

    def below(self, action: str) -> QPoint:
        """The point at which an action's menu opens: below its button in the toolbar."""
        bars = [bar for bar in self.actions[action].associatedObjects() if isinstance(bar, QToolBar)]
        button = bars[0].widgetForAction(self.actions[action])
        return button.mapToGlobal(button.rect().bottomLeft())

    def _note_change(self, *_what: object) -> None:
        self.changed.emit()
