"""The parts that all features share: the models of a window, services to reach each other and the user, requests."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication

from solver_core.hints import Step
from solver_core.sudoku.grid import Grid
from sudoku_gui.document.preferences import Preferences
from sudoku_gui.messages import Messages
from sudoku_gui.models import Models
from sudoku_gui.player.job import Reply, Work
from sudoku_gui.render.theme import Theme
from sudoku_gui.services.play_start import Starting
from sudoku_gui.services.progress import Progress
from sudoku_gui.services.watching import Watching
from sudoku_gui.session.game_saving import GameSaving
from sudoku_gui.session.session import Session
from sudoku_gui.session.stash import StashResult
from sudoku_gui.session.store import SessionStore
from sudoku_gui.translation import translate
from sudoku_gui.widgets import file_dialog
from sudoku_gui.widgets.actions import Actions
from sudoku_gui.widgets.board.view import BoardView
from sudoku_gui.widgets.dialog import ThemedWindow
from sudoku_gui.widgets.dock import Panes
from sudoku_gui.widgets.panes_area import PanesArea, SideBySide
from sudoku_gui.wording import exporting


class Requests(QObject):
    """Requests that one feature makes and another one answers.

    Attributes:
        files: for file name endings, functions that open files other than puzzles.
        texts: functions that open texts other than puzzles, each with one that recognizes such a text.
        explain: says why a step holds on a board, and what follows from it.

    Signals:
        puzzle: this puzzle without a file should be opened, after unsaved work is stashed.
        text: the puzzles in a text should be opened; with its name for messages.
        dropped: the contents of a drop should be opened.
        room: unsaved work should be stashed before the board is replaced; the reply is None if the user wants to keep
            the board.
        cells: these cells should be selected on the board.
        digit: a digit should be entered: the cell, then the digit.
        term: this term should be explained, beside this part of the screen.
        terms: terms with cards are shown in this label.
        practice: the technique with this id should be practised.
    """

    puzzle = Signal(object)
    text = Signal(str, str)
    dropped = Signal(object)
    room = Signal(object)
    cells = Signal(object)
    digit = Signal(int, int)
    term = Signal(str, object)
    terms = Signal(object)
    practice = Signal(str)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.files: dict[str, Callable[[Path], object]] = {}
        self.texts: list[tuple[Callable[[str], bool], Callable[[str], object]]] = []
        self.explain: Callable[[Step, Grid], str] = lambda step, _board: str(step)

    def make_room(self) -> Work[StashResult | None]:
        """Ask for room, and wait for it; see `room`."""
        reply: Reply[StashResult | None] = Reply()
        self.room.emit(reply)
        return (yield from reply.wait())


class Context(Models):
    """Passed to every feature; the only thing that all of them share.

    Attributes:
        panes_area: the panes, and the transport below them.
        side: the panes area, and a panel beside it.

    Signals:
        changed: the state of actions may have changed.
        theme_changed: the colours have changed.
        window_activated: the window was activated or deactivated.
    """

    changed = Signal()
    theme_changed = Signal(object)
    window_activated = Signal()

    def __init__(self, application: QGuiApplication, window: ThemedWindow, preferences: Preferences) -> None:
        super().__init__(preferences, window)
        self.application = application
        self.window = window
        self.actions = Actions(window)
        self.panes = Panes(self)
        self.requests = Requests(self)
        self.messages = Messages(self)
        self.tasks = Progress(window, self.messages)
        self.session = Session(self, SessionStore(), self)
        self.game_saving = GameSaving(self, self.open_list, self.library)
        self.board = BoardView(window.theme)
        self.panes_area = PanesArea()
        self.side = SideBySide(self.panes_area)
        self.watching = Watching(self, self.document, self.player, preferences, self.messages)
        self.starting = Starting(self, self.document, self.status, self.messages, self.actions)
        for signal in (
            *(self.document.changed, self.document.mode_changed, self.document.undo_stack.indexChanged),
            *(self.player.state_changed, self.preferences.changed, self.highlights.changed),
            *(self.document.clock.paused_changed, self.document.clock.needed_changed, self.panes.arranged),
        ):
            signal.connect(self._record_change)
        self.document.changed.connect(self.messages.review)
        self.player.moved.connect(self.messages.review)

    @property
    def theme(self) -> Theme:
        return self.window.theme

    def choose_file(self, name: str, ending: str, chosen: Callable[[Path], None]) -> None:
        """Ask for a file to write."""
        title, filters = translate("exporting", "Save as"), [exporting.file_kind(ending)]
        suggested = Path(name + ending)
        file_dialog.ask_file(
            self.window, self.preferences, "export_file", title, chosen, filters=filters, suggested=suggested
        )

    def select_cells(self, cells: object) -> None:
        """Select cells of the puzzle, after leaving a watched search."""
        self.watching.leave()
        self.requests.cells.emit(cells)

    def _record_change(self, *_what: object) -> None:
        self.changed.emit()
