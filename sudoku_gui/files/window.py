"""The main window as opening, saving and restoring see it: features do not import the shell."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtWidgets import QMainWindow

from sudoku_gui.document import saved_state
from sudoku_gui.document.document import Document, Source
from sudoku_gui.document.preferences import Preferences
from sudoku_gui.document.saved_state import SavedState
from sudoku_gui.files.preview import Preview
from sudoku_gui.player.player import Player
from sudoku_gui.widgets.info_bar import InfoBar


class FilesWindow(QMainWindow):
    """Parts that the shell builds; they are looked up when needed, since a new language rebuilds them."""

    workspace: Any
    document: Document
    player: Player
    preferences: Preferences
    info_bar: InfoBar
    board: Any
    files: Any
    library_controller: Any
    stops: Any
    tours: Any
    watching: Any
    session: Any  # the `SessionRestore`

    def make_preview(self) -> Preview:
        """A board that shows puzzles, and the function that shows one."""
        raise NotImplementedError

    def stash_or_store(self) -> object:
        """Store unsaved work in the library, or else `stash` it; returns the file, if any; raises an OSError."""
        raise NotImplementedError

    def show_state(self, state: SavedState, source: Source, *, modified: bool) -> Sequence[str]:
        """Show a saved state with its search; returns the codes of what could not be restored."""
        left_out = saved_state.restore(self.workspace, state, source, modified=modified)
        self.watch_state(state)
        return (*state.dropped, *left_out)

    def watch_state(self, state: SavedState) -> None:
        """Watch the search of a saved state, if there is one."""
        if state.subject is not None and state.position is not None:
            self.watching.watch(state.subject, state.position)
