"""Session restore: what was open is shown again at the next start."""

import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

from solver_core import formats
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.context import Context
from sudoku_gui.document import paths
from sudoku_gui.document.document import Source
from sudoku_gui.features.files import text as words
from sudoku_gui.features.files.backup_dialog import VersionRestore
from sudoku_gui.features.files.closing import Closing
from sudoku_gui.features.files.parts import FilesPart
from sudoku_gui.kit.feature import Action
from sudoku_gui.session import saved_state
from sudoku_gui.session.saved_state import SavedState
from sudoku_gui.session.state import SessionState
from sudoku_gui.session.store import FoundSessions, StoredSession
from sudoku_gui.translation import Texts, translate
from sudoku_gui.wording import answers, errors, joining
from sudoku_gui.wording.foreign import shown

mark = Texts("actions").mark


class SessionRestore(FilesPart):
    """Shows a stored session, reports what was found, and lets the window close once all is stored."""

    def __init__(
        self, context: Context, open_files: Callable[..., object], save_as: Callable[[], object]
    ) -> None:
        super().__init__(context)
        self._open_files = open_files
        self.versions = VersionRestore(context, self._show_instead)
        self._closing = Closing(context, save_as)
        self._session.autosave.failed.connect(self._report_failure)
        self._session.autosave.recovered.connect(self._report_recovery)

    def restore(self, first_start: Callable[[], object]) -> None:
        """Show what was open last, with the tour that was under way; at the first start, a puzzle to begin with."""
        found = self._session.find()
        text = ""
        if found.session is not None:
            text = self._show(found.session.state)
            if self.context.tour_guide.was_under_way:
                self.context.actions["continue_tour"].trigger()
        elif found.is_nothing:
            first_start()
        self._report(found, text)

    def restore_with(self, files: Sequence[Path], first_start: Callable[[], object]) -> None:
        """Open files instead of what was open last, whose unsaved work is stashed.

        Where that is not possible, what was open last is shown, with the reason.
        """
        found = self._session.find()
        sentences = []
        if found.session is not None:
            sentences.append(self._show(found.session.state))
        elif found.is_nothing:
            first_start()
        try:
            if found.session is not None and found.session.state.is_unsaved:
                self._session.stash_board(found.session.state.board)
                sentences.append(words.stashed_in_recent())
        except OSError as error:
            text = translate(
                "session",
                "{name} was not opened, because your unsaved puzzle could not be set aside: {cause}.",
            ).format(name=shown(paths.shown(files[0])), cause=errors.describe(error))
            self._info_bar.show_message(text, "error")
            return
        if sentence := joining.sentences([*words.broken(found), *sentences]):
            self._info_bar.show_message(sentence, "error" if found.broken else "info")
        self.versions.offer_later(found.others)
        self._open_files(*files, may_be_pipes=True)

    def _report(self, found: FoundSessions, text: str) -> None:
        """Report what was found, if anything, and a sentence about what could not be shown."""
        sentences = words.broken(found)
        actions: list[tuple[str, Callable[[], object]]] = []
        session, sentence = found.session, ""
        if session is not None and not session.state.ended:
            sentence = translate(
                "session", "The program did not end properly; this is what was open at {time}."
            )
            if text or self.versions.earlier():
                actions.append((translate("session", "&Earlier Versions..."), self.versions.show))
        elif session is not None and found.broken:
            sentence = translate("session", "This is what was open at {time}.")
        elif session is None and not found.is_alone:
            sentence = translate("session", "Your puzzle is open in the other window; this one starts empty.")
        sentences.append(sentence.format(time=words.moment(session.at) if session else ""))
        if found.others:
            sentences.append(words.others(len(found.others)))
        actions += self.versions.offer(found.others)
        if message := joining.sentences([text, *sentences]):
            self._info_bar.show_message(message, "error" if found.broken or text else "info", actions)

    def _show(self, state: SessionState) -> str:
        """Show everything as it was; returns a sentence about what could not be shown."""
        saved = saved_state.read(state.board)
        try:
            self._lay_out(state, saved)
        except Exception as error:  # noqa: BLE001 - otherwise the program would end at every start from now on
            sys.excepthook(type(error), error, error.__traceback__)
            self.context.document.open(Puzzle(Grid.empty()), Source())
            return translate(
                "session",
                "The last session could not be shown: {cause}. It is still among the earlier versions.",
            ).format(cause=errors.describe(error))
        return answers.dropped(saved.dropped)

    def _lay_out(self, state: SessionState, saved: SavedState) -> None:
        context, source = self.context, _source(state)
        self._session.document_file.remember(state.stamp)
        # The lists of all puzzles are stored beside the board, which has those of its own once more.
        saved_state.restore(context, replace(saved, search=None), source, modified=state.modified)
        self.context.board.select(state.selected)
        self.context.play_storage.reopen(source)
        self._restore_lists(state)
        if not context.tour_guide.was_under_way:
            self.watch_state(saved)

    def _restore_lists(self, state: SessionState) -> None:
        """Restore what belongs to no puzzle; what is invalid is left out and reported."""
        context = self.context
        lists = (
            (context.breakpoints, state.breakpoints),
            (context.bookmarks, state.marks),
            (context.runs, state.runs),
            (context.tour_guide, state.touring),
        )
        for model, data in lists:
            try:
                model.from_json(data)
            except ValueError as error:
                text = translate("stops", "Some settings of the last session were left out: {cause}.")
                self._info_bar.show_message(text.format(cause=errors.describe(error)), "error")

    def _show_instead(self, session: StoredSession, *, modified: bool) -> None:
        """Show another session and stash what is on the board; raises an OSError where it cannot be stashed."""
        self._session.stash()
        state = session.state
        self._session.document_file.remember(state.stamp)
        self.show_state(saved_state.read(state.board), _source(state), modified=modified)
        self.context.board.select(state.selected)

    def _report_failure(self, error: Exception) -> None:
        text = translate(
            "session", "Your work cannot be stored for the next start: {cause}. Save it in a file."
        ).format(cause=errors.describe(error))
        self._info_bar.show_message(text, "error")

    def _report_recovery(self) -> None:
        self._info_bar.show_message(translate("session", "Your work is stored for the next start again."))

    @Action(
        "versions",
        mark("Earli&er Versions..."),
        tip=mark("Show earlier states of the board, and unsaved work of other windows"),
    )
    def show_versions(self) -> None:
        self.versions.show()

    def may_close(self) -> bool:
        """Store everything a last time; returns whether the window may close."""
        if not self._session.has_ended and self._closing.may_close():
            self._session.end()
        return self._session.has_ended


def _source(state: SessionState) -> Source:
    """Where it came from; a file in an unknown format is never overwritten."""
    path = Path(state.path) if state.path else None
    if any(row.id == state.format_id for row in formats.FORMATS):
        return Source(path, state.format_id, state.number)
    return Source(path, "sdk", state.number if not path else state.number or 1)
