"""Closing the window: the session is stored, and nothing is lost without the user's consent.

The window waits about a second at most. If a decision is needed, the info bar asks and the window stays open; if
it only has to wait, it closes by itself later, unless the user continues to work.
"""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final

from solver_core.formats import FormatError
from sudoku_gui.context import Context
from sudoku_gui.features.files import text as words
from sudoku_gui.features.files.base import FilesPart
from sudoku_gui.player.job import Job, Reply, Work
from sudoku_gui.translation import Texts
from sudoku_gui.wording import errors

tr = Texts("closing")

LIBRARY: Final = 0.3  # seconds that the library may take at the end
STORING: Final = 0.6  # seconds that storing may take

_AGAIN, _ANYWAY, _STAY = "again", "anyway", ""


class Closing(FilesPart):
    """Ends the session once nothing is lost, or only what the user gives up."""

    def __init__(self, context: Context, save_as: Callable[[], Work[bool]]) -> None:
        super().__init__(context)
        self._library = context.library
        self._save_as = save_as
        self._closing = Job(self)
        self._answer: Reply[str] | None = None  # the reply that is awaited
        for signal in (self._library.settled, self._session.autosave.recovered):
            signal.connect(partial(self._give, _AGAIN))
        for signal in (self._library.import_failed, self._library.failed, self._document.changed):
            signal.connect(partial(self._give, _STAY))

    def may_close(self) -> bool:
        """Store the session; returns whether the window may close now. Otherwise it closes later, or asks."""
        if not self._session.has_ended:
            self._closing.start(self._close(), (), at_once=True, replace=True)
        return self._session.has_ended

    def _close(self) -> Work[None]:
        is_in_library = self.context.game_saving.store_game()
        while text := self._library_text():
            answer = yield from self._wait(text)
            if answer == _ANYWAY:
                break
            if answer == _STAY:
                return
        self._library.cancel()
        while error := self._storing_error():
            games = self._library.games
            is_pending = is_in_library and games.is_pending(self._document.puzzle.givens)
            puzzle = is_pending if is_in_library else self._document.is_modified
            if not (puzzle or games.pending):
                break
            if isinstance(error, TimeoutError):
                text = tr("The disk does not respond yet. The window closes when your work is stored.")
                answer = yield from self._wait(text)
            else:
                answer = yield from self._ask(error, puzzle=puzzle, others=games.pending - is_pending)
            if answer == _ANYWAY:
                break
            if answer == "save_as":
                self.begin_work(self._save_as())  # continues even if closing is requested again
            if answer != _AGAIN:
                return
        self._session.end()
        self._window.close()  # unless closing already led here

    def _library_text(self) -> str:
        """The pending work of the library that would be lost; states of play are stored with the session."""
        if self._library.is_busy:
            return tr("A file is still being imported. The window closes when that is done.")
        self._library.settle(LIBRARY)
        if not self._library.is_changing:
            return ""
        return tr(
            "The library is still writing your last changes; another program may be using it. The window "
            "closes when that is done."
        )

    def _storing_error(self) -> OSError | FormatError | None:
        try:
            self._session.autosave.store_now(replace(self._session.state(), ended=True), STORING)
        except (OSError, FormatError) as error:
            return error
        return None

    def _ask(self, error: Exception, *, puzzle: bool, others: int) -> Work[str]:
        labels = {
            _AGAIN: tr("&Try Again"),
            **({"save_as": tr("&Save As...")} if puzzle else {}),
            _ANYWAY: tr("&Close Anyway"),
        }
        text = words.would_be_lost(
            errors.describe(error), str(self._session.session_store.root), puzzle=puzzle, others=others
        )
        return (yield from self._messages.ask(text, labels)) or _STAY

    def _wait(self, text: str) -> Work[str]:
        """Wait until closing may be retried; ends if the message is closed, something fails, or the user continues.

        A message that replaces it does not end the wait.
        """
        labels = {_ANYWAY: tr("&Close Anyway"), _STAY: tr("&Keep Open")}
        awaited: Reply[str] = Reply()
        self._answer = awaited
        self._messages.show_question(
            text, labels, lambda answer: None if answer is None else awaited.give(answer)
        )
        try:
            return (yield from awaited.wait())
        finally:
            self._answer = None

    def _give(self, answer: str, *_: object) -> None:
        if self._answer is not None:
            self._answer.give(answer)
