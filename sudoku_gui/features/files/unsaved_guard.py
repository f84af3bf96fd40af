"""Keeps unsaved work when another puzzle takes its place: it is stashed, and can be restored with one click.

A question is asked only where the puzzle belongs to a file that is out of date.
"""

from collections.abc import Callable

from sudoku_gui.context import Context
from sudoku_gui.features.files.file_dialogs import ask_to_save
from sudoku_gui.features.files.parts import FilesPart
from sudoku_gui.session import saved_state
from sudoku_gui.session.stash import Replace, StashResult
from sudoku_gui.translation import translate
from sudoku_gui.wording import errors
from sudoku_gui.wording.window import untitled


class UnsavedGuard(FilesPart):
    """Calls what replaces the puzzle, once nothing is lost by it; ``save`` saves, and then calls a function."""

    def __init__(self, context: Context, save: Callable[[Callable[[], None]], None]) -> None:
        super().__init__(context)
        self._save = save
        self._restore: Callable[[], object] | None = None

    def ask_first(self, replace: Replace) -> None:
        """Replace the puzzle; ask where its file is out of date."""
        document = self._document
        if document.is_modified and document.source.can_be_saved_to:
            self._ask(replace)
        else:
            self.stash_first(replace)

    def stash_first(self, replace: Replace) -> None:
        """Replace the puzzle; ask only where it cannot be stashed."""
        try:
            stashed = self._stash()
        except OSError as error:
            text = translate(
                "imports", "Your unsaved puzzle could not be set aside: {cause}. Save it first."
            ).format(cause=errors.describe(error))
            self._info_bar.show_message(text, "error")
            self._ask(replace)
            return
        replace(stashed)

    def restore(self) -> None:
        """Restore the puzzle that was stashed last; the present one, if unsaved, is stashed."""
        restore = self._restore
        if restore is None:
            return

        def replace(stashed: StashResult) -> None:
            if self._restore is restore:  # nothing was stashed for it
                self._restore = None
            restore()
            text = translate("imports", "Your puzzle was restored.")
            self._info_bar.show_message(text, "info", stashed.actions)

        self.stash_first(replace)

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
        action = (translate("imports", "&Restore"), self.restore)
        return StashResult(translate("imports", "Your previous puzzle was set aside."), [action])

    def _can_be_stored(self) -> bool:
        """Whether what went to the library is written there, or with the session; else it needs a file of its own."""
        return not self._session.is_failing or not self.context.library.plays.is_failing

    def _ask(self, replace: Replace) -> None:
        def discard() -> None:
            """Even what was discarded is stashed, if that is possible."""
            try:
                stashed = self._stash()
            except OSError:
                stashed = StashResult()
            replace(stashed)

        name = self._document.name(untitled())
        ask_to_save(self._window, name, lambda: self._save(lambda: replace(StashResult())), discard)
