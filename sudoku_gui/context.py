"""What all features share: the models of a window, and the services through which they reach each other and the user."""

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
    """What is said of an action, with its first keys as they are shown, "" for none, and the menu in which it stands."""

    text: str
    keys: str
    menu: str


class Context(Models):
    """Handed to every feature; the only thing that all of them share.

    Attributes:
        actions, menus: every QAction by its id and every menu by its name, once all features are made.
        panes, docks: every pane's row, and its dock by its id, likewise.
        figures: what panes show in films and on paper, in the order of the panes, likewise.
        openers: who opens files whose names end so, where that is not a puzzle.
        make_room: keeps what is unsaved on the board, which is about to be replaced; returns None if the user wants
            to stay with it.

    Signals:
        changed: what actions are asked about may have changed.
        theme_changed: there are other colours.
        pane_requested: a pane should be seen: its id, where it opens if it is closed (the id of another), and whether it
            gets the keyboard.
        arrangement_requested: the panes should stand in the arrangement of this name.
        puzzle_requested: this puzzle, which belongs to no file, should be opened, once nothing is lost by that.
        text_requested: the puzzles in a text should be opened; its name in messages.
        dropped: the contents of a drop should be opened.
        cells_requested: these cells should be selected on the board.
        enter_requested: this digit should be entered in this cell.
        term_requested: the term of this id should be explained, beside this part of the screen.
        terms_shown: something shows terms that have cards.
        view_built: the view of a pane was built.
        arrangement_shown: the panes stand in the arrangement of this name.
        window_activated: the window has become the active one, or is it no more.
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

    # What features offer to others, set when they are made.
    make_room: Callable[[], Steps[StashResult | None]]
    open_link: Callable[[str], object]
    card: QWidget
    # What the shell offers, set before features begin.
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
        self.arrangement = ""  # the name of the one in which the panes stand
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
        """Select cells of the puzzle; a search that is watched is left."""
        self.watching.leave()
        self.cells_requested.emit(cells)

    def below(self, action: str) -> QPoint:
        """Where a menu of an action opens: below its button in the toolbar."""
        bars = [bar for bar in self.actions[action].associatedObjects() if isinstance(bar, QToolBar)]
        button = bars[0].widgetForAction(self.actions[action])
        return button.mapToGlobal(button.rect().bottomLeft())

    def _note_change(self, *_what: object) -> None:
        self.changed.emit()
