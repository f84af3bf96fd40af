"""How far puzzles of a collection have been played: kept in the library while they are, and taken up again there.

A puzzle out of a collection has no file that it could be saved in, so the library remembers what was made of it.
"""

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QObject, QTimer

from solver_core.formats import FormatError
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.document import saved_state
from sudoku_gui.document.document import Source
from sudoku_gui.guard import Guarded
from sudoku_gui.shell.workspace import Workspace

_SETTLED: Final = 800
"""Milliseconds after a deed until the state of play is kept."""


class Plays(Guarded, QObject):
    """Keeps the state of play of the puzzle on the board, where it comes from a collection.

    Args:
        parent: the window.
        workspace: what is worked on.
    """

    def __init__(self, parent: QObject, workspace: Workspace) -> None:
        super().__init__(parent)
        self._workspace = workspace
        self._timer = QTimer(self, interval=_SETTLED, singleShot=True)
        self._timer.timeout.connect(self.keep)
        workspace.document.undo_stack.indexChanged.connect(self._note)
        workspace.document.leaving.connect(self.keep)

    @property
    def _may_keep(self) -> bool:
        """Whether the puzzle on the board comes from a collection."""
        return self._workspace.document.source.number is not None

    def keep(self) -> bool:
        """Keep the state of play as it is now; answers whether it comes back when its puzzle is chosen again.

        Until it is written it is pending, see `library_plays`, and stored with the session. With other givens it is
        another puzzle, which no collection has.
        """
        self._timer.stop()
        document = self._workspace.document
        *_, first = document.past()
        if not self._may_keep or first.givens != document.puzzle.givens:
            return False
        if document.undo_stack.count():
            try:
                text = saved_state.text_of(replace(saved_state.of(self._workspace), search=None))
            except FormatError:
                return False  # it is too long for any file
            self._workspace.shelf.keep_play(
                document.puzzle.givens, text, document.clock.elapsed, solved=document.is_solved
            )
        return True

    def take_up(self, puzzle: Puzzle, source: Source) -> bool:
        """Put a puzzle on the board as far as it was played; answers whether it was."""
        play = self._workspace.shelf.play_of(puzzle.givens)
        if play is None or not play.sheet:
            return False
        try:
            held = saved_state.read(play.sheet)
        except FormatError:
            return False  # written by a newer program: the puzzle itself is still here
        if held.puzzle.givens != puzzle.givens:
            return False
        saved_state.restore(self._workspace, held, source)
        return True

    def _note(self) -> None:
        if self._may_keep:
            self._timer.start()
