"""Before the window closes: what is open is stored, and what cannot be stored is not given up without a question.

Nothing is waited for longer than a second. Who is to decide something finds it in the info bar, and the window stays
open; it closes by itself where it was only to wait, unless somebody goes on working meanwhile.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QObject

from solver_core.formats import FormatError
from sudoku_gui.document.autosave import Autosave
from sudoku_gui.document.session_state import Kept
from sudoku_gui.files import closing_text as words
from sudoku_gui.shell.main_window import MainWindow
from sudoku_gui.wording import errors

LIBRARY: Final = 0.3
"""Seconds that the library may take at the end."""

STORING: Final = 0.6
"""Seconds that storing may take; what takes longer is told."""

_Actions = list[tuple[str, Callable[[], object]]]


class Closing(QObject):
    """Decides whether the window may close.

    Args:
        window: which.
        autosave: what stores.
        state: what is open now.
        folder: where it is stored, for messages.
    """

    def __init__(
        self, window: MainWindow, autosave: Autosave, state: Callable[[], Kept], folder: str
    ) -> None:
        super().__init__(window)
        self._window = window
        self._library = window.workspace.library
        self._autosave = autosave
        self._state = state
        self._folder = folder
        self._is_waiting = self._drops_jobs = self._drops_work = False
        self._library.settled.connect(self._close_after_all)
        autosave.recovered.connect(self._close_after_all)
        for signal in (self._library.import_failed, self._library.failed, window.document.changed):
            signal.connect(self._stay)

    def may_close(self) -> bool:
        """Store a last time; where that fails, or something is under way, ask."""
        self._is_waiting = False
        drops_jobs, self._drops_jobs = self._drops_jobs, False
        is_in_library = self._window.library_controller.store_play()
        if not drops_jobs and not self._is_library_done():
            return False
        self._library.cancel()
        return self._is_stored(is_in_library=is_in_library)

    # --- the library --------------------------------------------------------------------------------

    def _is_library_done(self) -> bool:
        """Whether nothing is under way there that would be lost; states of play are none of that."""
        library = self._library
        if library.is_busy:
            self._wait(words.importing(), self._drop_jobs)
            return False
        library.settle(LIBRARY)
        if library.is_changing:
            self._wait(words.library_busy(), self._drop_jobs)
            return False
        return True

    def _drop_jobs(self) -> None:
        self._drops_jobs = True
        self._window.close()

    # --- storing --------------------------------------------------------------------------------------

    def _is_stored(self, *, is_in_library: bool) -> bool:
        try:
            self._autosave.keep_now(replace(self._state(), ended=True), STORING)
        except (OSError, FormatError) as error:
            document, plays = self._window.document, self._library.plays
            is_pending = is_in_library and plays.is_pending(document.puzzle.givens)
            puzzle = is_pending if is_in_library else document.is_modified
            if self._drops_work or not (puzzle or plays.pending):
                return True
            if isinstance(error, TimeoutError):
                self._wait(words.disk_busy(), self._drop_work)
            else:
                self._ask(error, puzzle=puzzle, others=plays.pending - is_pending)
            return False
        return True

    def _ask(self, error: Exception, *, puzzle: bool, others: int) -> None:
        """Tell what would be lost, why, and what can be done about it."""
        actions: _Actions = [(words.try_again(), self._window.close)]
        if puzzle:
            actions.append((words.save_as(), self._window.files.save_as))
        actions.append((words.close_anyway(), self._drop_work))
        text = words.would_be_lost(errors.describe(error), self._folder, puzzle=puzzle, others=others)
        self._window.info_bar.show_message(text, "question", actions)

    def _drop_work(self) -> None:
        self._drops_work = self._drops_jobs = True
        self._window.close()

    # --- waiting --------------------------------------------------------------------------------------

    def _wait(self, text: str, drop: Callable[[], None]) -> None:
        """Close as soon as that is possible; not if the message is closed, something fails, or somebody goes on."""
        bar = self._window.info_bar
        bar.show_message(text, "question", [(words.close_anyway(), drop), (words.stay(), self._stay)])
        bar.dismissed.connect(self._stay)
        self._is_waiting = True

    def _stay(self, *_: object) -> None:
        self._is_waiting = False

    def _close_after_all(self) -> None:
        if self._is_waiting:
            self._window.close()
