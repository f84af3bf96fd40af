"""Restores the last session at the start; earlier versions and unsaved work of other windows on request."""

import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import Qt

from solver_core import formats
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.context import Context
from sudoku_gui.document import paths
from sudoku_gui.document.document import Source
from sudoku_gui.features.files import text as words
from sudoku_gui.features.files.base import FilesPart
from sudoku_gui.player.job import Work
from sudoku_gui.session import saved_state
from sudoku_gui.session.saved_state import SavedState
from sudoku_gui.session.state import SessionState
from sudoku_gui.session.store import FoundSessions, StoredSession
from sudoku_gui.translation import Texts, translate
from sudoku_gui.widgets.dialog import asked
from sudoku_gui.wording import answers, errors, joining
from sudoku_gui.wording.foreign import shown
from sudoku_gui.wording.window import untitled

tr = Texts("session")


class SessionRestore(FilesPart):
    """Shows a stored session, and reports problems with restoring and storing."""

    def __init__(self, context: Context, open_files: Callable[..., object]) -> None:
        super().__init__(context)
        self._open_files = open_files
        self._others: list[StoredSession] = []  # unsaved work of closed windows
        self._session.autosave.failed.connect(self._report_failure)
        self._session.autosave.recovered.connect(self._report_recovery)

    # --- the start ------------------------------------------------------------------------------------

    def restore(self, first_start: Callable[[], object]) -> Work[None]:
        """Show the last session with its tour; at the first start, an introductory puzzle."""
        found = self._session.find()
        self._others = list(found.others)
        failure = self._show_found(found, first_start)
        if self._session.resume is not None:
            self._session.resume()
        text, labels = self._found_text(found, failure), {}
        if found.session is not None and not found.session.state.ended and (failure or self.earlier()):
            labels["versions"] = tr("&Earlier Versions...")
        if self._others:
            labels |= _others_labels()
        if not text:
            return
        answer = yield from self._messages.ask(text, labels, "error" if found.broken or failure else "info")
        if answer == "versions":
            yield from self.choose_version()
        elif answer == "open":
            yield from self._restore_other(self._others[0])

    def restore_with(self, files: Sequence[Path], first_start: Callable[[], object]) -> None:
        """Open files instead of the last session, whose unsaved work is stashed.

        If that is not possible, show the last session, with the reason.
        """
        found = self._session.find()
        sentences = [*words.broken(found), self._show_found(found, first_start)]
        try:
            if found.session is not None and found.session.state.is_unsaved:
                self._session.stash_board(found.session.state.board)
                sentences.append(words.stashed_in_recent())
        except OSError as error:
            text = tr(
                "{name} was not opened, because your unsaved puzzle could not be set aside: {cause}."
            ).format(name=shown(paths.shown(files[0])), cause=errors.describe(error))
            self._messages.show_message(text, "error")
            return
        if sentence := joining.sentences(sentences):
            self._messages.show_message(sentence, "error" if found.broken else "info")
        self._others = list(found.others)
        if self._others:
            # Another message may be about to replace the dismissed one.
            self._messages.dismissed.connect(self._offer_if_quiet, Qt.ConnectionType.QueuedConnection)
        self._open_files(*files, may_be_pipes=True)

    def _show_found(self, found: FoundSessions, first_start: Callable[[], object]) -> str:
        """Show the last session, if any; returns a message about what could not be shown."""
        if found.session is not None:
            return self._show(found.session.state)
        if found.is_nothing:
            first_start()
        return ""

    def _found_text(self, found: FoundSessions, failure: str) -> str:
        session, sentence = found.session, ""
        if session is not None and not session.state.ended:
            sentence = tr("The program did not end properly; this is what was open at {time}.")
        elif session is not None and found.broken:
            sentence = tr("This is what was open at {time}.")
        elif session is None and not found.is_alone:
            sentence = tr("Your puzzle is open in the other window; this one starts empty.")
        sentence = sentence.format(time=words.moment(session.at) if session else "")
        others = words.others(len(found.others)) if found.others else ""
        return joining.sentences([failure, *words.broken(found), sentence, others])

    def _show(self, state: SessionState) -> str:
        """Show a session; returns a message about what could not be shown."""
        saved = saved_state.read(state.board)
        try:
            self._lay_out(state, saved)
        except Exception as error:  # noqa: BLE001 - otherwise the program could never start again
            sys.excepthook(type(error), error, error.__traceback__)
            self._document.open(Puzzle(Grid.empty()), Source())
            return tr(
                "The last session could not be shown: {cause}. It is still among the earlier versions."
            ).format(cause=errors.describe(error))
        return answers.dropped(saved.dropped)

    def _lay_out(self, state: SessionState, saved: SavedState) -> None:
        context, source = self.context, _source(state)
        self._session.document_file.remember(state.stamp)
        # The session stores the lists for all puzzles; the board repeats its own.
        saved_state.restore(context, replace(saved, search=None), source, modified=state.modified)
        context.board.select(state.selected)
        context.game_saving.reopen(source)
        for error in self._session.restore_parts(state):
            text = translate("stops", "Some settings of the last session were left out: {cause}.")
            self._messages.show_message(text.format(cause=errors.describe(error)), "error")
        if self._session.resume is None:
            self.watch_state(saved)

    # --- unsaved work of closed windows --------------------------------------------------------

    def _offer_if_quiet(self) -> None:
        if not self._messages.text:
            self._messages.dismissed.disconnect(self._offer_if_quiet)
            self.begin_work(self._offer())

    def _offer(self) -> Work[None]:
        if self._others:
            text = words.others(len(self._others))
            if (yield from self._messages.ask(text, _others_labels(), "info")) == "open":
                yield from self._restore_other(self._others[0])

    def _restore_other(self, other: StoredSession) -> Work[None]:
        """Show unsaved work of another window, remove it there once it is stored here, and offer the next."""
        if self._try_to_show(other, modified=other.state.modified, is_stored=True):
            self._session.session_store.release(other)
            self._others.remove(other)
            yield from self._offer()

    # --- earlier versions -----------------------------------------------------------------------------

    def choose_version(self) -> Work[None]:
        """Let the user choose an earlier version, of this or a closed window."""
        sessions = [*self.earlier(), *self._others]
        if not sessions:
            self._messages.show_message(tr("There is no earlier version yet."))
            return
        from sudoku_gui.features.files.preview import VersionsDialog

        versions = [self._version(session) for session in sessions]
        dialog = VersionsDialog(self._window, self._window.theme, versions)
        if not (yield from asked(dialog)):
            return
        session = sessions[dialog.row]
        if session in self._others:
            yield from self._restore_other(session)
        elif self._try_to_show(session, modified=True):
            text = tr(
                "This is what was open at {time}. What was here before is in File > Open Recent, if it was unsaved."
            )
            self._messages.show_message(text.format(time=words.moment(session.at)))

    def earlier(self) -> list[StoredSession]:
        """The sessions of this window whose board differs from that of the next one."""
        puzzle, sessions = self._document.puzzle, []
        for session in self._session.session_store.earlier():
            before = replace(saved_state.read(session.state.board).puzzle, elapsed=0)
            if before != puzzle:
                sessions.append(session)
            puzzle = before
        return sessions

    def _version(self, session: StoredSession) -> tuple[str, Puzzle]:
        """A row of the list, and its board."""
        puzzle, path = saved_state.read(session.state.board).puzzle, session.state.path
        name = Path(path).name if path else untitled()
        is_other = session in self._others
        return words.version(session.at, name, puzzle.board.filled, in_another_window=is_other), puzzle

    def _try_to_show(self, session: StoredSession, *, modified: bool, is_stored: bool = False) -> bool:
        """Stash the board, show another session and store it here; returns whether that succeeded."""
        state = session.state
        try:
            self._session.stash()
            self._session.document_file.remember(state.stamp)
            self.show_state(saved_state.read(state.board), _source(state), modified=modified)
            self.context.board.select(state.selected)
            if is_stored:
                self._session.store()
        except OSError as error:
            self._messages.show_message(words.not_replaced(errors.describe(error)), "error")
            return False
        return True

    # --- storing --------------------------------------------------------------------------------------

    def _report_failure(self, error: Exception) -> None:
        text = tr("Your work cannot be stored for the next start: {cause}. Save it in a file.").format(
            cause=errors.describe(error)
        )
        self._messages.show_message(text, "error")

    def _report_recovery(self) -> None:
        self._messages.show_message(tr("Your work is stored for the next start again."))


def _others_labels() -> dict[str, str]:
    return {"open": tr("&Open"), "later": tr("&Later")}


def _source(state: SessionState) -> Source:
    """The source of a session's puzzle; a file in an unknown format is never overwritten."""
    path = Path(state.path) if state.path else None
    if any(row.id == state.format_id for row in formats.FORMATS):
        return Source(path, state.format_id, state.number)
    return Source(path, "sdk", state.number if not path else state.number or 1)
