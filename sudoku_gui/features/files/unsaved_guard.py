"""Keeps unsaved work when another puzzle takes its place: it is stashed, and can be restored with one click.

A question is asked only where the puzzle belongs to a file that is out of date.
"""

from collections.abc import Callable
from contextlib import suppress

from sudoku_gui.context import Context
from sudoku_gui.features.files.file_dialogs import ask_to_save
from sudoku_gui.features.files.parts import FilesPart
from sudoku_gui.player.job import Steps
from sudoku_gui.session import saved_state
from sudoku_gui.session.stash import StashResult
from sudoku_gui.translation import translate
from sudoku_gui.wording import errors
from sudoku_gui.wording.window import untitled


class UnsavedGuard(FilesPart):
    """Makes room on the board; ``save`` saves, and returns whether nothing is unsaved then."""

    def __init__(self, context: Context, save: Callable[[], Steps[bool]]) -> None:
        super().__init__(context)
        self._save = save
        self._restore: Callable[[], object] | None = None

    def make_room(self, *, asks: bool = False) -> Steps[StashResult | None]:
        """Keep what is unsaved on the board; None where the user wants to stay with it.

        Args:
            asks: whether to ask where the puzzle's file is out of date, and not only where it cannot be stashed.
        """
        document = self._document
        if not (asks and document.is_modified and document.source.can_be_saved_to):
            try:
                return self._stash()
            except OSError as error:
                text = translate(
                    "imports", "Your unsaved puzzle could not be set aside: {cause}. Save it first."
                ).format(cause=errors.describe(error))
                self._info_bar.show_message(text, "error")
        answer = yield from ask_to_save(self._window, document.name(untitled()))
        if answer == "save":
            return StashResult() if (yield from self._save()) else None
        if answer == "discard":
            with suppress(OSError):  # even what was discarded is stashed, if that is possible
                return self._stash()
            return StashResult()
        return None

    def restore(self) -> Steps[None]:
        """Restore the puzzle that was stashed last; the present one, if unsaved, is stashed."""
        restore = self._restore
        if restore is None:
            return
        stashed = yield from self.make_room()
        if stashed is None:
            return
        if self._restore is restore:  # nothing was stashed for it
            self._restore = None
        restore()
        self._info_bar.show_message(
            translate("imports", "Your puzzle was restored."), "info", stashed.actions
        )

    def _stash(self) -> StashResult:
        context, document = self.context, self._document
        if not document.is_modified:
            return StashResult()
        state, source = saved_state.of(context), document.source
        if context.play_storage.store_play() and self._can_be_stored():
            return StashResult()
        if not context.session.stash():
            return StashResult()
        self._restore = lambda: self.show_state(state, source, modified=True)
        action = translate("imports", "&Restore"), lambda: self.begin_steps(self.restore())
        return StashResult(translate("imports", "Your previous puzzle was set aside."), [action])

    def _can_be_stored(self) -> bool:
        """Whether what went to the library is written there, or with the session; else it needs a file of its own."""
        return not self._session.is_failing or not self.context.library.plays.is_failing
