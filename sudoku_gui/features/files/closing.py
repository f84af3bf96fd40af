"""Before the window closes: what is open is stored, and what cannot be stored is lost only with the user's consent.

The window waits about a second at most. Where a decision is needed, the info bar asks and the window stays open; where
it only has to wait, it closes by itself later, unless the user goes on working.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from solver_core.formats import FormatError
from sudoku_gui.context import Context
from sudoku_gui.features.files import text as words
from sudoku_gui.features.files.parts import FilesPart
from sudoku_gui.translation import translate
from sudoku_gui.wording import errors

LIBRARY: Final = 0.3  # seconds that the library may take at the end
STORING: Final = 0.6  # seconds that storing may take


class Closing(FilesPart):
    """Decides whether the window may close."""

    def __init__(self, context: Context, save_as: Callable[[], object]) -> None:
        super().__init__(context)
        self._library = context.library
        self._store_play = context.play_storage.store_play
        self._save_as = save_as
        self._is_waiting = self._drops_jobs = self._drops_work = False
        self._library.settled.connect(self._close_if_waiting)
        self._session.autosave.recovered.connect(self._close_if_waiting)
        for signal in (self._library.import_failed, self._library.failed, self._document.changed):
            signal.connect(self._stay)

    def may_close(self) -> bool:
        """Store a last time; where that fails, or something is under way, ask."""
        self._is_waiting = False
        drops_jobs, self._drops_jobs = self._drops_jobs, False
        is_in_library = self._store_play()
        if not drops_jobs and (text := self._library_text()):
            self._wait(text, self._drop_jobs)
            return False
        self._library.cancel()
        return self._is_stored(is_in_library=is_in_library)

    def _library_text(self) -> str:
        """What would be lost that is under way in the library; states of play are stored with the session."""
        if self._library.is_busy:
            return translate(
                "closing", "A file is still being imported. The window closes when that is done."
            )
        self._library.settle(LIBRARY)
        if not self._library.is_changing:
            return ""
        return translate(
            "closing",
            "The library is still writing your last changes; another program may be using it. The window closes when that is done.",
        )

    def _is_stored(self, *, is_in_library: bool) -> bool:
        try:
            self._session.autosave.store_now(replace(self._session.state(), ended=True), STORING)
        except (OSError, FormatError) as error:
            document, plays = self._document, self._library.plays
            is_pending = is_in_library and plays.is_pending(document.puzzle.givens)
            puzzle = is_pending if is_in_library else document.is_modified
            if self._drops_work or not (puzzle or plays.pending):
                return True
            if isinstance(error, TimeoutError):
                text = translate(
                    "closing", "The disk does not respond yet. The window closes when your work is stored."
                )
                self._wait(text, self._drop_work)
            else:
                self._ask(error, puzzle=puzzle, others=plays.pending - is_pending)
            return False
        return True

    def _ask(self, error: Exception, *, puzzle: bool, others: int) -> None:
        save_as = (translate("closing", "&Save As..."), self._save_as)
        actions: list[tuple[str, Callable[[], object]]] = [
            (translate("closing", "&Try Again"), self._window.close),
            *([save_as] if puzzle else []),
            (translate("closing", "&Close Anyway"), self._drop_work),
        ]
        text = words.would_be_lost(
            errors.describe(error), str(self._session.session_store.root), puzzle=puzzle, others=others
        )
        self._info_bar.show_message(text, "question", actions)

    def _drop_jobs(self) -> None:
        self._drops_jobs = True
        self._window.close()

    def _drop_work(self) -> None:
        self._drops_work = self._drops_jobs = True
        self._window.close()

    def _wait(self, text: str, drop: Callable[[], None]) -> None:
        """Close as soon as that is possible; not if the message is closed, something fails, or the user goes on."""
        close, stay = translate("closing", "&Close Anyway"), translate("closing", "&Keep Open")
        bar = self._info_bar
        bar.show_message(text, "question", [(close, drop), (stay, self._stay)])
        bar.dismissed.connect(self._stay)
        self._is_waiting = True

    def _stay(self, *_: object) -> None:
        self._is_waiting = False

    def _close_if_waiting(self) -> None:
        if self._is_waiting:
            self._window.close()
