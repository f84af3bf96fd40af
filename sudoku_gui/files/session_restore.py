"""Session restore: what was open is shown again at the next start, and unsaved work is stored at every moment."""

import contextlib
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject

from solver_core import formats
from solver_core.formats import FormatError
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.document import paths, saved_state
from sudoku_gui.document.autosave import Autosave
from sudoku_gui.document.document import Source
from sudoku_gui.document.saved_state import SavedState
from sudoku_gui.document.session_state import SaveIntent, SessionState
from sudoku_gui.document.session_store import FoundSessions, SessionStore, StoredSession
from sudoku_gui.files import text as words
from sudoku_gui.files.backup_dialog import Versions
from sudoku_gui.files.closing import Closing
from sudoku_gui.files.outside_changes import OutsideChanges
from sudoku_gui.files.window import FilesWindow, FirstStart, show_state, watch_state
from sudoku_gui.player.job import answered
from sudoku_gui.wording import answers, errors, joining
from sudoku_gui.wording.foreign import shown
from sudoku_gui.wording.marking import translate

_CLOCK: Final = 30_000  # milliseconds on the puzzle's clock between two storings, when nothing else happens
_INTENT: Final = 0.3  # seconds that saving a file waits for the session to be stored first

_LAST: Final = 0.3
"""Seconds to wait for a disk that removes a lock; the lock ends with the program in any case."""


class SessionRestore(QObject):
    """Stores what is open within a second of each change and at the end, and restores it.

    Args:
        window: what is stored and restored.
        store: where it is stored.
        first_start: shows a puzzle where nothing was ever stored (`show`), and what to do with it (`show_first_start`).
    """

    def __init__(self, window: FilesWindow, store: SessionStore, first_start: FirstStart) -> None:
        super().__init__(window.window())
        self._window = window
        self._session_store = store
        self._first_start = first_start
        self._has_ended = False
        self.outside = OutsideChanges(window, self)
        self.versions = Versions(window, store, self._show_instead, self.store)
        self._autosave = Autosave(self._state, store.store, self)
        self._autosave.failed.connect(self._report_failure)
        self._autosave.recovered.connect(self._report_recovery)
        self._closing = Closing(window, self._autosave, self._state, str(store.root), self)
        self._connect()

    def _connect(self) -> None:
        window, workspace = self._window, self._window.workspace
        document, tour_guide, plays = window.document, workspace.tour_guide, workspace.library.plays
        for signal in (
            *(document.changed, document.named, document.mode_changed, document.undo_stack.indexChanged),
            *(document.clock.running_changed, window.player.moved),
            *(workspace.breakpoints.changed, workspace.bookmarks.changed, workspace.runs.changed),
            *(plays.changed, tour_guide.moved, tour_guide.answered, tour_guide.left),
        ):
            signal.connect(self._autosave.note_change)
        document.clock.ticked.connect(self._note_time)
        plays.changed.connect(self._release_plays)

    def restore(self, *, tour: bool = True) -> None:
        """Show what was open last, with the tour that was under way; at the first start, a puzzle to begin with."""
        found = self._find()
        text = ""
        if found.session is not None:
            text = self._show(found.session.state)
            if tour and self._window.workspace.tour_guide.was_under_way:
                self._window.tours.resume()
        elif found.is_nothing:
            self._first_start.show_first_start()
        self._report(found, text)

    def restore_with(self, files: Sequence[Path]) -> None:
        """Open files instead of what was open last, whose unsaved work is stashed.

        Where that is not possible, what was open last is shown, with the reason.
        """
        found = self._find()
        sentences = []
        if found.session is not None:
            sentences.append(self._show(found.session.state))
        elif found.is_nothing:
            self._first_start.show()
        try:
            if found.session is not None and found.session.state.is_unsaved:
                self._stash(found.session.state.board)
                sentences.append(words.stashed_in_recent())
        except OSError as error:
            text = translate(
                "session",
                "{name} was not opened, because your unsaved puzzle could not be set aside: {cause}.",
            ).format(name=shown(paths.shown(files[0])), cause=errors.describe(error))
            self._window.info_bar.show_message(text, "error")
            return
        if sentence := joining.sentences([*words.broken(found), *sentences]):
            self._window.info_bar.show_message(sentence, "error" if found.broken else "info")
        self.versions.offer_later(found.others)
        self._window.files.open_without_asking(*files, may_be_pipes=True)

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
            self._window.info_bar.show_message(message, "error" if found.broken or text else "info", actions)

    def _find(self) -> FoundSessions:
        """What earlier windows have left; states of play go to the library at last."""
        found = self._session_store.begin()
        self._window.workspace.library.plays.restore_pending(found.plays)
        return found

    def _show(self, state: SessionState) -> str:
        """Show everything as it was; returns a sentence about what could not be shown."""
        held = saved_state.read(state.board)
        try:
            self._lay_out(state, held)
        except Exception as error:  # noqa: BLE001 - otherwise the program would end at every start from now on
            sys.excepthook(type(error), error, error.__traceback__)
            self._window.document.open(Puzzle(Grid.empty()), Source())
            return translate(
                "session",
                "The last session could not be shown: {cause}. It is still among the earlier versions.",
            ).format(cause=errors.describe(error))
        return answers.dropped(held.dropped)

    def _lay_out(self, state: SessionState, held: SavedState) -> None:
        window, source = self._window, _source(state)
        self.outside.remember(state.stamp)
        # The lists of all puzzles are stored beside the board, which has those of its own once more.
        saved_state.restore(window.workspace, replace(held, search=None), source, modified=state.modified)
        window.board.select(state.selected)
        window.library_controller.reopen(source)
        window.breakpoint_commands.restore(state)
        if not window.workspace.tour_guide.was_under_way:
            watch_state(window, held)

    def _show_instead(self, session: StoredSession, *, modified: bool) -> None:
        """Show another session and stash what is on the board; raises an OSError where it cannot be stashed."""
        self.stash()
        state = session.state
        self.outside.remember(state.stamp)
        show_state(self._window, saved_state.read(state.board), _source(state), modified=modified)
        self._window.board.select(state.selected)

    def stash(self) -> Path | None:
        """Write unsaved work to a file of its own, listed in Open Recent; None for nothing; raises an OSError."""
        document = self._window.document
        if document.is_blank or not document.is_modified:
            return None
        return self._stash(saved_state.write(saved_state.of(self._window.workspace)))

    def _stash(self, board: str) -> Path:
        file = self._session_store.stash.add(board)
        self._window.preferences.note_recent(str(file))
        return file

    @property
    def is_failing(self) -> bool:
        """Whether what is open could not be stored last."""
        return self._autosave.is_failing

    def store(self) -> None:
        """Store what is open now; raises an OSError where that is not possible."""
        self._autosave.store_now(self._state())

    def store_intent(self, path: Path, format_id: str, text: str, whole: bool) -> None:  # noqa: FBT001 - a hook
        """A file is about to be written; whether it was is known after a kill, too."""
        intent = SaveIntent.of(path, format_id, text, whole=whole)
        with contextlib.suppress(OSError, FormatError):  # which is no reason not to save
            state = replace(self._state(), saving=intent.to_json())
            self._autosave.store_now(state, _INTENT, is_reported=False)

    def _release_plays(self) -> None:
        if not self._window.workspace.library.plays.pending:
            self._session_store.release_plays()

    def _note_time(self, elapsed: int) -> None:
        if elapsed % _CLOCK < 1000:
            self._autosave.note_change()

    def _state(self) -> SessionState:
        window, workspace = self._window, self._window.workspace
        document, source = window.document, window.document.source
        return SessionState(
            saved_state.write(saved_state.of(workspace)),
            path=str(source.path.absolute()) if source.path else None,
            format_id=source.format_id,
            number=source.number,
            modified=document.is_modified,
            blank=document.is_blank,
            selected=window.board.selected or 0,
            breakpoints=workspace.breakpoints.to_json(),
            marks=workspace.bookmarks.to_json(),
            runs=workspace.runs.to_json(),
            touring=workspace.tour_guide.to_json(),
            stamp=self.outside.stamp,
            plays=workspace.library.plays.to_json(),
        )

    def _report_failure(self, error: Exception) -> None:
        text = translate(
            "session", "Your work cannot be stored for the next start: {cause}. Save it in a file."
        ).format(cause=errors.describe(error))
        self._window.info_bar.show_message(text, "error")

    def _report_recovery(self) -> None:
        self._window.info_bar.show_message(
            translate("session", "Your work is stored for the next start again.")
        )

    def may_close(self) -> bool:
        """Store everything a last time; returns whether the window may close."""
        if not self._has_ended and self._closing.may_close():
            self._has_ended = True
            self._autosave.stop()
            self.outside.stop()
            with contextlib.suppress(TimeoutError):
                answered(self._session_store.end, _LAST)
        return self._has_ended


def _source(state: SessionState) -> Source:
    """Where it came from; a file in an unknown format is never overwritten."""
    path = Path(state.path) if state.path else None
    if any(row.id == state.format_id for row in formats.FORMATS):
        return Source(path, state.format_id, state.number)
    return Source(path, "sdk", state.number if not path else state.number or 1)
