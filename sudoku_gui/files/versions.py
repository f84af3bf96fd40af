"""What was open earlier, or in windows that are gone: it is told at the start, and can be brought back."""

from collections.abc import Callable
from dataclasses import replace
from typing import Protocol

from PySide6.QtCore import QObject, QTimer

from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.document import paths
from sudoku_gui.document import saved_state as sheet
from sudoku_gui.document.session_store import Found, Keeper, State
from sudoku_gui.files import session_text as words
from sudoku_gui.files.earlier_versions import EarlierVersions, Version
from sudoku_gui.panes.board.view import BoardView
from sudoku_gui.render import board_looks
from sudoku_gui.shell.main_window import MainWindow
from sudoku_gui.shell.themes import wanted
from sudoku_gui.wording import errors, joining
from sudoku_gui.wording.window import untitled

_Actions = list[tuple[str, Callable[[], object]]]


class Bring(Protocol):
    """Shows a state in place of what is on the board, which is put aside; raises OSError where it cannot be."""

    def __call__(self, state: State, *, modified: bool) -> None:
        """Show it; it may be marked as unsaved."""


class Versions(QObject):
    """Tells what was found at the start, and brings back what is wanted of it.

    Args:
        window: where it is shown.
        keeper: where it is stored.
        bring: shows a state.
        keep: stores what is open, or raises OSError.
    """

    def __init__(self, window: MainWindow, keeper: Keeper, bring: Bring, keep: Callable[[], None]) -> None:
        super().__init__(window)
        self._window = window
        self._keeper = keeper
        self._bring = bring
        self._keep = keep
        self._others: list[State] = []
        self._is_waiting = False

    # --- at the start -----------------------------------------------------------------------------

    def tell(self, found: Found, of_state: str) -> None:
        """Say what was found, where there is anything to say, and this sentence of what could not be shown."""
        self._others = list(found.others)
        told = [
            *map(words.put_aside, map(paths.shown_whole, found.aside)),
            *map(words.newer, map(paths.shown_whole, found.newer)),
        ]
        actions: _Actions = []
        state = found.state
        if state is not None and not state.kept.ended:
            told.append(words.crashed(state.at))
            actions += [(words.earlier(), self.show)] if of_state or self._earlier() else []
        elif state is not None and found.aside:
            told.append(words.older_shown(state.at))
        elif state is None and not found.is_alone:
            told.append(words.another_window())
        if self._others:
            told.append(words.others(len(self._others)))
            actions += self._offers()
        if told or of_state:
            kind = "error" if found.aside or of_state else "info"
            self._say(joining.sentences([of_state, *told]), kind, actions)

    def tell_later(self, found: Found, told: str) -> None:
        """Say this at once; offer what other windows have left when that message, or what follows it, is gone."""
        self._others = list(found.others)
        asides = [
            *map(words.put_aside, map(paths.shown_whole, found.aside)),
            *map(words.newer, map(paths.shown_whole, found.newer)),
        ]
        if sentences := joining.sentences([*asides, told]):
            self._say(sentences, "error" if found.aside else "info", [])
        if self._others:
            self._is_waiting = True
            self._window.info_bar.dismissed.connect(self._offer_soon)

    def _offer_soon(self) -> None:
        QTimer.singleShot(0, self, self._offer_if_quiet)  # a message may be on its way to take the place

    def _offer_if_quiet(self) -> None:
        if self._is_waiting and not self._window.info_bar.text:
            self._is_waiting = False
            self._offer()

    # --- other windows ----------------------------------------------------------------------------

    def _offers(self) -> _Actions:
        return [(words.open_other(), self._open_other), (words.later(), self._window.info_bar.dismiss)]

    def _offer(self) -> None:
        if self._others:
            self._say(words.others(len(self._others)), "info", self._offers())

    def _open_other(self) -> None:
        """The newest of them; then the next one is offered."""
        if self._others:
            self._take(self._others[0])

    def _take(self, other: State) -> None:
        """Show what another window has left, and let it go there once it is kept here."""
        try:
            self._bring(other, modified=other.kept.modified)
            self._keep()
        except OSError as error:
            self._say(words.not_made_room(errors.describe(error)), "error", [])
            return
        self._keeper.let_go(other)
        self._others.remove(other)
        self._offer()

    # --- earlier ----------------------------------------------------------------------------------

    def show(self) -> None:
        """Let the user choose among what was open earlier, here and in windows that are gone."""
        states = [*self._earlier(), *self._others]
        if not states:
            self._window.info_bar.show_message(words.no_earlier())
            return
        board = BoardView(wanted(self._window.preferences))
        board.setObjectName("preview")

        def show(puzzle: Puzzle) -> None:
            board.show_look(board_looks.of_puzzle(puzzle))

        def chosen(index: int) -> None:
            self._choose(states[index])

        EarlierVersions(
            self._window, [self._version(state) for state in states], (board, show), chosen
        ).open()

    def _earlier(self) -> list[State]:
        """The states of this window with another board than the one after them."""
        puzzle, states = self._window.document.puzzle, []
        for state in self._keeper.earlier():
            before = replace(sheet.read(state.kept.sheet).puzzle, elapsed=0)
            if before != puzzle:
                states.append(state)
            puzzle = before
        return states

    def _version(self, state: State) -> Version:
        puzzle = sheet.read(state.kept.sheet).puzzle
        name = state.kept.path.rpartition("/")[2] if state.kept.path else untitled()
        text = words.version(state.at, name, puzzle.board.filled, off_cursor=state in self._others)
        return Version(text, puzzle)

    def _choose(self, state: State) -> None:
        if state in self._others:
            self._take(state)
            return
        try:
            self._bring(state, modified=True)
        except OSError as error:
            self._say(words.not_made_room(errors.describe(error)), "error", [])
        else:
            self._say(words.brought_back(state.at), "info", [])

    def _say(self, text: str, kind: str, actions: _Actions) -> None:
        self._window.info_bar.show_message(text, kind, actions)
