"""Shows in the parts of the window what its models say: the puzzle, what can be undone, and whether a search is watched."""

from PySide6.QtCore import QObject

from sudoku_gui.shell.controllers import Controllers
from sudoku_gui.shell.parts import Parts
from sudoku_gui.shell.workspace import Workspace
from sudoku_gui.widgets.dialog import ThemedWindow


class ModelDisplay(QObject):
    """Follows the models of the window for as long as these parts are there."""

    def __init__(
        self, window: ThemedWindow, workspace: Workspace, controllers: Controllers, parts: Parts
    ) -> None:
        super().__init__(window)
        self._window = window
        self._document, self._player = workspace.document, workspace.player
        self._controllers, self._parts = controllers, parts
        self._document.changed.connect(self._on_puzzle)
        self._document.opened.connect(self._on_opened)
        self._document.mode_changed.connect(self.refresh)
        self._player.state_changed.connect(self.show_watching)
        parts.arrangements.changed.connect(self._show_arrangement)

    def refresh(self) -> None:
        """Show the puzzle, its mode and its history."""
        parts, controllers = self._parts, self._controllers
        parts.title.show()
        parts.menu_state.show_undo()
        controllers.editing.show_state(parts.actions_by_id.by_id)
        parts.menu_state.show_mode()
        parts.typing.show_state()
        controllers.boards.refresh()

    def show_watching(self) -> None:
        """Show whether a search is watched, and whether it plays."""
        if self._player.is_watching:
            self._controllers.solving.job.drop()
        self.run_clock()
        self._show_transport()
        self._controllers.boards.show_state()
        self._parts.menu_state.show_watching()

    def run_clock(self) -> None:
        """Let the clock run while the window is active and nothing is watched."""
        self._document.clock.set_active(self._window.isActiveWindow() and not self._player.is_watching)

    def _show_arrangement(self, name: str) -> None:
        self._parts.menu_state.show_arrangement(name)
        self._show_transport()
        board = self._parts.workbench.docks["board"]
        if board.isHidden():  # at a stop of a tour; the keys of the transport are those of the board
            self._parts.transport.setFocus()

    def _show_transport(self) -> None:
        is_playing = self._parts.arrangements.name == "play"
        self._parts.late.show_transport(visible=self._player.is_watching or not is_playing)

    def _on_puzzle(self) -> None:
        controllers = self._controllers
        if controllers.info_bar.kind != "info":
            controllers.info_bar.dismiss()  # what it says, or asks, is about the previous puzzle
        controllers.watching.leave()
        self.refresh()

    def _on_opened(self) -> None:
        """Give the board the keyboard: another puzzle is open."""
        boards = self._controllers.boards
        boards.board.select(0)
        if self._window.isVisible() and not boards.isVisible():
            self._parts.workbench.show_pane("board")
        boards.setFocus()
