"""The base class of opening, saving and restoring: the parts of the context that all of them use."""

from collections.abc import Sequence

from PySide6.QtCore import QObject

from sudoku_gui.context import Context
from sudoku_gui.document.document import Source
from sudoku_gui.player.job import Work, begin
from sudoku_gui.session import saved_state
from sudoku_gui.session.saved_state import SavedState


class FilesPart(QObject):
    """A part of the feature that opens, saves or restores."""

    def __init__(self, context: Context) -> None:
        super().__init__(context.window)
        self.context = context
        self._window, self._messages, self._session = context.window, context.messages, context.session
        self._document = context.document

    def begin_work(self, work: Work[object]) -> None:
        """Run work started by the user, besides other jobs."""
        begin(self, work)

    def show_state(self, state: SavedState, source: Source, *, modified: bool) -> Sequence[str]:
        """Show a saved state with its search; returns the codes of what could not be restored."""
        left_out = saved_state.restore(self.context, state, source, modified=modified)
        self.watch_state(state)
        return (*state.dropped, *left_out)

    def watch_state(self, state: SavedState) -> None:
        """Watch the search of a saved state, if there is one."""
        if state.subject is not None and state.position is not None:
            self.context.watching.watch(state.subject, state.position)
