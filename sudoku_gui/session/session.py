"""The session of a window: what is open is stored within a second of each change and at the end."""

import contextlib
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QObject, SignalInstance

from solver_core.formats import FormatError
from sudoku_gui.document.file_watch import DocumentFile
from sudoku_gui.models import Models
from sudoku_gui.player.job import answered
from sudoku_gui.session import saved_state
from sudoku_gui.session.autosave import Autosave
from sudoku_gui.session.state import SaveIntent, SessionState
from sudoku_gui.session.store import FoundSessions, SessionStore

_CLOCK: Final = 30_000  # milliseconds on the puzzle's clock between two storings, when nothing else happens
_INTENT: Final = 0.3  # seconds that saving a file waits for the session to be stored first

_LAST: Final = 0.3
"""Seconds to wait for a disk that removes a lock; the lock ends with the program in any case."""


class Session(QObject):
    """Stores the models, and stashes unsaved work."""

    def __init__(self, models: Models, session_store: SessionStore, parent: QObject) -> None:
        super().__init__(parent)
        self._models = models
        self._selected = 0
        self.session_store = session_store  # where it is stored
        self.has_ended = False  # it was stored a last time, and the window may close
        self.document_file = DocumentFile(models.document, self)  # the file of the document
        self.autosave = Autosave(self.state, session_store.store, self)  # stores each change
        self.resume: Callable[[], object] | None = None
        """A part's way to go on after a restart, in place of the stored search."""
        self._parts: dict[str, tuple[Callable[[], Any], Callable[[Any], object]]] = {}
        document, games = models.document, models.library.games
        for signal in (
            *(document.changed, document.named, document.mode_changed, document.undo_stack.indexChanged),
            *(document.clock.running_changed, models.player.moved),
            games.changed,
        ):
            signal.connect(self.autosave.record_change)
        for name, model in (
            ("breakpoints", models.breakpoints),
            ("marks", models.bookmarks),
            ("runs", models.runs),
        ):
            self.keep(name, model.to_json, model.from_json, model.changed)
        document.clock.elapsed_changed.connect(self._record_time)
        games.changed.connect(self._release_games)

    def keep(
        self, name: str, save: Callable[[], Any], restore: Callable[[Any], object], *changes: SignalInstance
    ) -> None:
        """Store a feature's state as the field of this name of `SessionState`, whenever one of ``changes`` is emitted.

        ``save`` returns plain data, and ``restore`` is its inverse; it raises a ValueError for senseless data.
        """
        self._parts[name] = save, restore
        for signal in changes:
            signal.connect(self.autosave.record_change)

    def restore_parts(self, state: SessionState) -> Iterator[ValueError]:
        """Restore what is kept by `keep`; yields the errors of senseless parts."""
        for name, (_, restore) in self._parts.items():
            try:
                restore(getattr(state, name))
            except ValueError as error:
                yield error

    def find(self) -> FoundSessions:
        """The work that earlier windows have left; states of play go to the library at last."""
        found = self.session_store.begin()
        self._models.library.games.restore_pending(found.games)
        return found

    def record_selected(self, cell: int) -> None:
        self._selected = cell

    @property
    def is_failing(self) -> bool:
        return self.autosave.is_failing

    def state(self) -> SessionState:
        """The window as it is now."""
        models, document = self._models, self._models.document
        source = document.source
        return SessionState(
            saved_state.write(saved_state.of(models)),
            path=str(source.path.absolute()) if source.path else None,
            format_id=source.format_id,
            number=source.number,
            modified=document.is_modified,
            blank=document.is_blank,
            selected=self._selected,
            stamp=self.document_file.stamp,
            plays=models.library.games.to_json(),
            **{name: save() for name, (save, _) in self._parts.items()},
        )

    def store(self) -> None:
        """Store what is open now; raises an OSError if that is not possible."""
        self.autosave.store_now(self.state())

    def store_intent(self, path: Path, format_id: str, text: str, whole: bool) -> None:  # noqa: FBT001 - a hook
        """Store that a file is about to be written, so that after a kill it is known whether it was."""
        intent = SaveIntent.of(path, format_id, text, whole=whole)
        with contextlib.suppress(OSError, FormatError):  # which is no reason not to save
            state = replace(self.state(), saving=intent)
            self.autosave.store_now(state, _INTENT, is_reported=False)

    def stash(self) -> Path | None:
        """Write unsaved work to a file of its own, listed in Open Recent; None for nothing; raises an OSError."""
        document = self._models.document
        if document.is_blank or not document.is_modified:
            return None
        return self.stash_board(saved_state.write(saved_state.of(self._models)))

    def stash_board(self, board: str) -> Path:
        """Stash the saved state of a board that is not shown."""
        file = self.session_store.stash.add(board)
        self._models.recent_files.add(str(file))
        return file

    def end(self) -> None:
        """Stop storing, and release the folder for other windows."""
        self.has_ended = True
        self.autosave.stop()
        self.document_file.stop()
        with contextlib.suppress(TimeoutError):
            answered(self.session_store.end, _LAST)

    def _release_games(self) -> None:
        if not self._models.library.games.pending:
            self.session_store.release_games()

    def _record_time(self, elapsed: int) -> None:
        if elapsed % _CLOCK < 1000:
            self.autosave.record_change()
