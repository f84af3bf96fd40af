"""Playing: the board, the digits beside it, and what is done on both by hand."""

from collections.abc import Iterable
from functools import cached_property

from PySide6.QtWidgets import QWidget

from sudoku_gui.context import Context
from sudoku_gui.features.play.cell_menu import CellMenu
from sudoku_gui.features.play.digit_input import Typing
from sudoku_gui.features.play.editing import Editing
from sudoku_gui.features.play.finishing import Finishing
from sudoku_gui.features.play.highlighting import Highlighting
from sudoku_gui.features.play.overlays import PauseOverlay
from sudoku_gui.features.play.play_panel import PlayPanel, ScrolledPanel
from sudoku_gui.features.play.play_screen import PlayScreen
from sudoku_gui.features.play.shown_board import BoardStack, search_board
from sudoku_gui.features.play.solving import Checking, Reverting, Solving
from sudoku_gui.kit.feature import Feature
from sudoku_gui.layout.declarations import Figure, KeySection, PaneSpec
from sudoku_gui.translation import translate
from sudoku_gui.widgets.board.text import key_rows

_SLOTS = ("play.left", "problem", "learn.board", "watch.left", "study.left", "present.board")


class PlayFeature(Feature):
    """The board and its panel, and the parts that act on them."""

    figures = (Figure("board", "The board", search_board),)

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.boards = BoardStack(context)
        self.editing, self.typing = Editing(context), Typing(context)
        self.solving, self.checking, self.reverting = Solving(context), Checking(context), Reverting(context)
        self.highlighting, self.finishing = Highlighting(context), Finishing(context)
        self.screen = PlayScreen(context, PauseOverlay(context.theme, self.boards))
        self.cell_menu = CellMenu(context, self.typing, self.editing)
        acting = self.editing, self.typing, self.solving, self.checking, self.reverting, self.highlighting
        self.parts = (*acting, self.finishing, self.screen)
        context.document.changed.connect(self._on_puzzle)
        context.document.opened.connect(self._on_opened)
        context.player.state_changed.connect(self._run_clock)
        context.window_activated.connect(self._run_clock)
        context.board.selection_moved.connect(context.session.record_selected)

    @PaneSpec("board", "Board", dict.fromkeys(_SLOTS, 1))
    def build_board(self) -> QWidget:
        return self.boards

    @PaneSpec("play_panel", "Digits", {"play.right": 1})
    def build_panel(self) -> QWidget:
        return ScrolledPanel(self.panel)

    def key_sections(self) -> Iterable[KeySection]:
        yield KeySection(translate("window", "Board"), key_rows())

    @cached_property
    def panel(self) -> PlayPanel:
        """The keys are actions; hints have a card among them."""
        context = self.context
        panel = PlayPanel(context.actions, context.theme, context.panes.inserted.get("play_panel", ()))
        context.theme_changed.connect(panel.use_theme)
        status, preferences = context.status, context.preferences

        def show_status(*_what: object) -> None:
            is_typed, wanted = context.document.is_typed, preferences["show_status"] == "yes"
            status.set_on(wanted or is_typed or preferences["show_mistakes"] == "yes")
            answer, searches = (status.answer, status.is_searching) if wanted else (None, False)
            panel.status_button.show_status(answer, is_searching=searches, keeps_space=wanted)

        for signal in (status.changed, preferences.changed, context.document.mode_changed):
            signal.connect(show_status)
        show_status()
        self.typing.use_panel(panel)
        self.screen.use_panel(panel)
        return panel

    def _on_puzzle(self) -> None:
        """Dismiss what a message says, or asks, about the puzzle before."""
        if self.context.messages.kind != "info":
            self.context.messages.dismiss()
        self.context.watching.leave()

    def _on_opened(self) -> None:
        """Give the board the keyboard: another puzzle is open."""
        self.context.board.select(0)
        if self.context.window.isVisible() and not self.boards.isVisible():
            self.context.panes.show("board")
        self.boards.setFocus()

    def _run_clock(self) -> None:
        """Let the clock run while the window is active and nothing is watched."""
        context = self.context
        context.document.clock.set_active(context.window.isActiveWindow() and not context.player.is_watching)

    def take_back(self) -> bool:
        """The active digit, the selection, and the filter, while nothing is watched."""
        if self.context.player.is_watching:
            return False
        was_active = self.typing.drop_active() or self.context.board.clear_selection()
        return was_active or self.highlighting.take_back()
