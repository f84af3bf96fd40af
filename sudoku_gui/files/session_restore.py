"""Where you were: what was open comes back at the next start, and unsaved work is kept at every moment."""

import contextlib
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject

from solver_core import formats
from solver_core.formats import FormatError
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.document import paths
from sudoku_gui.document import saved_state as sheet
from sudoku_gui.document.autosave import Autosave
from sudoku_gui.document.document import Source
from sudoku_gui.document.save_intent import SaveIntent
from sudoku_gui.document.session_state import Kept
from sudoku_gui.document.session_store import Found, Keeper, State
from sudoku_gui.files import session_text as words
from sudoku_gui.files.closing import Closing
from sudoku_gui.files.outside_changes import OutsideChanges
from sudoku_gui.files.versions import Versions
from sudoku_gui.player.job import answered
from sudoku_gui.shell.main_window import MainWindow
from sudoku_gui.shell.welcome import FIRST_PUZZLE, Welcome
from sudoku_gui.wording import answers, errors, joining

__all__ = ["FIRST_PUZZLE", "Continuity"]

_CLOCK: Final = 30_000
"""Milliseconds on the puzzle's clock between two storings, when nothing else happens."""

_INTENT: Final = 0.3
"""Seconds that saving a file waits for the session to be stored first."""


_LAST: Final = 0.3
"""Seconds for which a disk is waited for that is to take away a lock; the lock ends with the program in any case."""


class Continuity(QObject):
    """Stores what is open within a second of each change and at the end, and brings it back.

    Attributes:
        outside: watches the file that is open.
        versions: what was open earlier, or in other windows.

    Args:
        window: what shows it.
        keeper: where it is stored.
    """

    def __init__(self, window: MainWindow, keeper: Keeper) -> None:
        super().__init__(window)
        self._window = window
        self._keeper = keeper
        self._has_ended = False
        self._welcome = Welcome(window)
        self.outside = OutsideChanges(window, self.put_aside)
        self.versions = Versions(window, keeper, self._bring, self.keep)
        self._autosave = Autosave(self._kept, keeper.keep, self)
        self._autosave.failed.connect(self._complain)
        self._autosave.recovered.connect(self._rejoice)
        self._closing = Closing(window, self._autosave, self._kept, str(keeper.folder))
        self._connect()

    def _connect(self) -> None:
        window, workspace = self._window, self._window.workspace
        document, touring, plays = window.document, workspace.touring, workspace.library.plays
        signals = [document.changed, document.named, document.mode_changed, window.player.moved]
        signals += [held.changed for held in (workspace.breakpoints, workspace.marks, workspace.runs)]
        signals += [
            workspace.library.plays.changed,
            touring.moved,
            touring.answered,
            touring.left,
            document.undo_stack.indexChanged,
        ]
        for signal in (*signals, document.clock.running_changed):
            signal.connect(self._autosave.note_change)
        document.clock.ticked.connect(self._note_time)
        plays.changed.connect(self._let_go_of_plays)
        window.may_close = self._close
        window.will_save = self._note_saving
        window.can_store = lambda: not self._autosave.is_failing
        window.put_aside = self.put_aside
        window.may_overwrite = self.outside.may_overwrite
        window.show_versions = self.versions.show

    # --- coming back ------------------------------------------------------------------------------

    def restore(self, *, tour: bool = True) -> None:
        """Show what was open last, with the tour if one was under way; at the first start, a puzzle to begin with."""
        found = self._find()
        told = ""
        if found.state is not None:
            told = self._show(found.state.kept)
            if tour and self._window.workspace.touring.was_under_way:
                self._window.tours.resume()
        elif _is_first(found):
            self._welcome.greet()
        self.versions.tell(found, told)

    def restore_with(self, files: Sequence[Path]) -> None:
        """Open files instead of what was open last, whose unsaved work is put into a file of its own.

        Where that is not possible, what was open last is shown, with the reason.
        """
        found = self._find()
        told = []
        if found.state is not None:
            told.append(self._show(found.state.kept))
        elif _is_first(found):
            self._welcome.show()
        try:
            if found.state is not None and found.state.kept.is_unsaved:
                self._note_aside(self._keeper.put_aside(found.state.kept.sheet))
                told.append(words.kept_in_recent())
        except OSError as error:
            message = words.not_opened(paths.shown(files[0]), errors.describe(error))
            self._window.info_bar.show_message(message, "error")
            return
        self.versions.tell_later(found, joining.sentences(told))
        self._window.files.open_without_asking(*files, may_be_pipes=True)

    def _find(self) -> Found:
        """What the last time has left; how far puzzles were played goes to the library at last."""
        found = self._keeper.begin()
        self._window.workspace.library.plays.adopt(found.plays)
        return found

    def _show(self, kept: Kept) -> str:
        """Everything as it was; answers what is to be said of what could not be shown."""
        held = sheet.read(kept.sheet)
        try:
            self._lay_out(kept, held)
        except Exception as error:  # noqa: BLE001 - otherwise the program would end at every start from now on
            sys.excepthook(type(error), error, error.__traceback__)
            self._window.document.open(Puzzle(Grid.empty()), Source())
            return words.not_shown(str(error))
        return answers.dropped(held.dropped)

    def _lay_out(self, kept: Kept, held: sheet.Sheet) -> None:
        self.outside.remember(kept.stamp)
        # The lists of all puzzles are kept beside the sheet, which has those of its own once more.
        sheet.lay_out(
            self._window.workspace, replace(held, search=None), _source(kept), modified=kept.modified
        )
        self._window.board.select(kept.selected)
        self._window.library_controller.reopen(_source(kept))
        self._window.stops.bring_back(kept)
        if not self._window.workspace.touring.was_under_way:
            self._watch(held)

    def _bring(self, state: State, *, modified: bool) -> None:
        """Show something else than what is on the board, which is put aside; raises OSError where it cannot be."""
        self.put_aside()
        kept = state.kept
        held = sheet.read(kept.sheet)
        self.outside.remember(kept.stamp)
        sheet.lay_out(self._window.workspace, held, _source(kept), modified=modified)
        self._window.board.select(kept.selected)
        self._watch(held)

    def _watch(self, held: sheet.Sheet) -> None:
        if held.subject is not None and held.position is not None:
            self._window.watching.watch(held.subject, held.position)

    # --- keeping ----------------------------------------------------------------------------------

    def put_aside(self) -> Path | None:
        """What is on the board and unsaved goes, whole, into a file of its own, which is listed in Open Recent.

        Answers the file; None where nothing is unsaved or the board is blank, without even a note or a colour.

        Raises:
            OSError: the file cannot be written; then nothing else may take the place of what is on the board.
        """
        document = self._window.document
        if document.is_blank or not document.is_modified:
            return None
        aside = self._keeper.put_aside(sheet.text_of(sheet.of(self._window.workspace)))
        self._note_aside(aside)
        return aside

    def keep(self) -> None:
        """Store what is open now.

        Raises:
            OSError: that is not possible.
        """
        self._autosave.keep_now(self._kept())

    def _note_saving(self, path: Path, format_id: str, text: str, whole: bool) -> None:  # noqa: FBT001 - see `Whole`
        """A file is about to be written; whether it was is known after a kill, too."""
        intent = SaveIntent.of(path, format_id, text, whole=whole)
        with contextlib.suppress(OSError, FormatError):  # which is no reason not to save
            self._autosave.keep_now(replace(self._kept(), saving=intent.to_json()), _INTENT, is_told=False)

    def _let_go_of_plays(self) -> None:
        if not self._window.workspace.library.plays.pending:
            self._keeper.let_go_of_plays()

    def _note_aside(self, file: Path) -> None:
        self._window.preferences.note_recent(str(file))

    def _note_time(self, elapsed: int) -> None:
        if elapsed % _CLOCK < 1000:
            self._autosave.note_change()

    def _kept(self) -> Kept:
        window, workspace = self._window, self._window.workspace
        document, source = window.document, window.document.source
        return Kept(
            sheet.text_of(sheet.of(workspace)),
            path=str(source.path.absolute()) if source.path else None,
            format_id=source.format_id,
            number=source.number,
            modified=document.is_modified,
            blank=document.is_blank,
            selected=window.board.selected or 0,
            breakpoints=workspace.breakpoints.to_json(),
            marks=workspace.marks.to_json(),
            runs=workspace.runs.to_json(),
            touring=workspace.touring.to_json(),
            stamp=self.outside.stamp,
            plays=workspace.library.plays.to_json(),
        )

    def _complain(self, error: Exception) -> None:
        self._window.info_bar.show_message(words.not_kept(errors.describe(error)), "error")

    def _rejoice(self) -> None:
        self._window.info_bar.show_message(words.kept_again())

    # --- closing ----------------------------------------------------------------------------------

    def _close(self) -> bool:
        if not self._has_ended and self._closing.may_close():
            self._has_ended = True
            self._autosave.stop()
            self.outside.stop()
            with contextlib.suppress(TimeoutError):
                answered(self._keeper.end, _LAST)
        return self._has_ended


def _is_first(found: Found) -> bool:
    """Whether the program has never been used."""
    return found.is_alone and not (found.state or found.others or found.aside or found.newer)


def _source(kept: Kept) -> Source:
    """Where it came from; a file in a format that is not known here is never written over."""
    known = kept.format_id in {row.id for row in formats.FORMATS}
    path = Path(kept.path) if kept.path else None
    return Source(
        path, kept.format_id if known else "sdk", kept.number if known or not path else kept.number or 1
    )
