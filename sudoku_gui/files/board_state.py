"""The board with its history, clock and search, as opening, stashing and saving see it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from solver_core import formats
from solver_core.formats import Reading
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.document import saved_state
from sudoku_gui.document.document import Source
from sudoku_gui.document.saved_state import SavedState
from sudoku_gui.document.search_data import Workspace
from sudoku_gui.player.subject import Subject

OWN: Final = "dsudoku"
"""The format that holds a saved state."""


@dataclass(frozen=True, slots=True)
class BoardState:
    """The state of a workspace.

    Attributes:
        workspace: the state.
        watch: begins a search at a position.
        stash: writes unsaved work into a file of its own and returns it, or nothing; raises OSError.
        resume: puts a puzzle of a collection on the board with its state of play; returns whether there is one.
        may_overwrite: whether a file is still as it was read or written here last.
        will_save: called before a file is written, with its path, its format, its text and whether that is complete.
    """

    workspace: Workspace
    watch: Callable[[Subject, int], object]
    stash: Callable[[], object]
    resume: Callable[[Puzzle, Source], bool]
    may_overwrite: Callable[[Path], bool]
    will_save: Callable[[Path, str, str, bool], object]

    def show(self, reading: Reading, index: int, source: Source, *, modified: bool) -> Sequence[str]:
        """Put a puzzle of a reading on the board; returns the codes of what could not be restored."""
        return self._restore(saved_state.from_reading(reading, index), source, modified=modified)

    def remember(self) -> Callable[[], object]:
        """Returns a function that puts the present state back, as unsaved."""
        state, source = saved_state.of(self.workspace), self.workspace.document.source
        return lambda: self._restore(state, source, modified=True)

    def text(self, format_id: str) -> str:
        """The state as it is written to a file; raises FormatError."""
        if format_id == OWN:
            return saved_state.text_of(saved_state.of(self.workspace))
        return formats.write(self.workspace.document.timed_puzzle, format_id)

    def _restore(self, state: SavedState, source: Source, *, modified: bool) -> Sequence[str]:
        left_out = saved_state.restore(self.workspace, state, source, modified=modified)
        if state.subject is not None and state.position is not None:
            self.watch(state.subject, state.position)
        return (*state.dropped, *left_out)
