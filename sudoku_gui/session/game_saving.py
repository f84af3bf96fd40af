"""Stores the games of puzzles that have no file of their own, and reopens the list of the puzzle on the board.

The library remembers what was done to them, so that they can be continued.
"""

from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from solver_core.formats import FormatError
from solver_core.formats.lists.line_file import LineFile
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.database.library import Library
from sudoku_gui.database.open_list import OpenList
from sudoku_gui.document.document import Source
from sudoku_gui.models import Models
from sudoku_gui.player.job import answered
from sudoku_gui.session import saved_state

_PAUSE: Final = 800  # milliseconds after an edit until the game is stored


class GameSaving(QObject):
    """Keeps the game of the puzzle on the board, where that is in no file or one of many in it.

    Signals:
        list_shown: another list is open, which should be seen.
    """

    list_shown = Signal()

    def __init__(self, models: Models, puzzles: OpenList, library: Library) -> None:
        super().__init__(models.document)
        self._models = models
        self._document = document = models.document
        self._list = puzzles
        self._library = library
        self._is_reopening = False
        self._awaited: int | None = None
        self._timer = QTimer(self, interval=_PAUSE, singleShot=True)
        self._timer.timeout.connect(self.store_game)
        document.undo_stack.indexChanged.connect(self._on_edited)
        document.leaving.connect(self.store_game)
        puzzles.changed.connect(self._on_list_changed)
        puzzles.grown.connect(self._choose_awaited)

    # --- games --------------------------------------------------------------------------------------

    def store_game(self) -> bool:
        """Store the game of the puzzle on the board; whether it is restored when its list opens it again.

        Until it is written it is pending, see `GameStore`, and stored with the session. While its givens change it is
        no puzzle yet, or another one.
        """
        self._timer.stop()
        document = self._document
        givens = document.puzzle.givens
        if not self._is_kept or givens.is_empty or givens != document.played_givens():
            return False
        if document.undo_stack.count():
            try:
                text = saved_state.write(saved_state.without_search(self._models))
            except FormatError:
                return False  # it is too long for any file
            elapsed, solved = document.clock.elapsed, document.is_solved
            self._library.store_game(givens, text, elapsed, solved=solved)
        return document.source.number is not None

    def continue_game(self, puzzle: Puzzle) -> bool:
        """Put a puzzle without a file on the board, as far as it was played; whether it is under way."""
        game = self._library.games.of(puzzle.givens, with_state=False)
        return game is not None and not game.solved and self.restore_game(puzzle, Source())

    def restore_game(self, puzzle: Puzzle, source: Source) -> bool:
        """Put a puzzle on the board as far as it was played; whether it was."""
        text = self._list.state_of(puzzle.givens)
        try:
            state = saved_state.read(text) if text else None
        except FormatError:
            return False  # written by a newer program: the puzzle itself is still here
        if state is None or state.puzzle.givens != puzzle.givens:
            return False
        saved_state.restore(self._models, state, source)
        return True

    @property
    def _is_kept(self) -> bool:
        source = self._document.source
        return source.path is None or source.number is not None

    def _on_edited(self) -> None:
        if self._is_kept:
            self._timer.start()

    # --- the open list ------------------------------------------------------------------------------

    def reopen(self, source: Source) -> None:
        """Open the list again that the puzzle on the board comes from, without showing the pane."""
        if source.path is None or source.number is None:
            return
        try:
            line_file = answered(partial(LineFile.begin, source.path))
        except (OSError, FormatError):
            return  # the puzzle is here, and the others were not asked for
        if line_file is not None:
            self._is_reopening, self._awaited = True, source.number - 1
            self._list.show_line_file(line_file)
            self._is_reopening = False
            self._choose_awaited()

    def _on_list_changed(self) -> None:
        if not self._is_reopening:
            self._awaited = None
            if self._list.rows is not None:
                self.list_shown.emit()

    def _choose_awaited(self) -> None:
        """Choose the row of the puzzle on the board, once it is known."""
        if self._awaited is not None and self._awaited < self._list.size:
            awaited, self._awaited = self._awaited, None
            self._list.choose(awaited)
