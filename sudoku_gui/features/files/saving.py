"""Saves the puzzle, and stashes unsaved work before another puzzle replaces it.

The user is warned about what a format does not keep, and a file changed by others is not overwritten. Unsaved work is
stashed, and can be restored with one click; the user is asked only if the puzzle's file is out of date.
"""

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Final

from solver_core import formats
from solver_core.formats import FormatError
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.context import Context
from sudoku_gui.document import paths
from sudoku_gui.document.document import Source
from sudoku_gui.features.files import file_dialogs
from sudoku_gui.features.files.base import FilesPart
from sudoku_gui.player.job import ThreadedCall, Work, ended
from sudoku_gui.session import saved_state
from sudoku_gui.session.stash import StashResult
from sudoku_gui.translation import Texts, translate
from sudoku_gui.widgets import file_dialog
from sudoku_gui.wording import answers, errors
from sudoku_gui.wording.foreign import shown
from sudoku_gui.wording.names import format_name
from sudoku_gui.wording.window import untitled

tr = Texts("saving")

SOON: Final = 0.5  # seconds to wait for a drive before continuing in the background
_OWN: Final = "dsudoku"  # the format that holds a saved state


class Saving(FilesPart):
    """Saves the document without waiting for an unresponsive drive.

    Each way to save returns whether the whole puzzle is in a file now. Save warns about what a format does not keep,
    once for each file and each loss. Save As reports it afterwards, with an alternative, because the format has just
    been chosen.
    """

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._agreed: tuple[Path, frozenset[str]] | None = None
        self._writing: set[Path] = set()
        self._restore: Callable[[], object] | None = None  # restores what was stashed last

    @property
    def folder(self) -> str:
        """The folder of the last file; at first the documents folder."""
        return self.context.preferences["last_folder"] or file_dialog.documents()

    def save(self) -> Work[bool]:
        """Save in the document's file, or ask for one."""
        source, save_as = self._document.source, {"save_as": tr("Save &As...")}
        path, format_id = source.path, source.format_id
        if path is None or not source.can_be_saved_to or not _is_written(format_id):
            return (yield from self.save_as())
        if not self._session.document_file.may_overwrite(path):
            text = tr("{name} was changed by another program since it was opened.")
            labels = {"overwrite": tr("&Overwrite")} | save_as
            answer = yield from self._messages.ask(_named(text, path), labels)
            if answer == "save_as":
                return (yield from self.save_as())
            if not answer:
                return False
        try:
            lost = _lost(self._document.timed_puzzle, format_id)
        except FormatError as error:
            self._report_failure(path, error)
            return False
        if lost and not (self._agreed and self._agreed[0] == path and set(lost) <= self._agreed[1]):
            text = answers.would_lose(lost, format_name(format_id))
            answer = yield from self._messages.ask(text, {"anyway": tr("Save &Anyway")} | _save_all())
            if answer == "save_all":
                return (yield from self.save_as(keeps_all=True))
            if not answer:
                return False
        return (yield from self.save_to(path, format_id))

    def save_as(self, *, keeps_all: bool = False) -> Work[bool]:
        """Choose a file and save in it, by default in its current format, or one that keeps everything."""
        suggested = self._suggested_path()
        if keeps_all:
            suggested = suggested.with_suffix(_own_ending())
        chosen = yield from file_dialogs.choose_to_save(self._window, suggested)
        return chosen is not None and (yield from self.save_to(*chosen))

    def save_to(self, path: Path, format_id: str) -> Work[bool]:
        """Save in this file; meanwhile the puzzle may be edited, or another one opened."""
        if path.absolute() in self._writing:
            self._report_silence(path, "error")
            return False
        document = self._document
        timed, puzzle, source = document.timed_puzzle, document.puzzle, document.source
        try:
            text, lost = self._text(format_id), _lost(timed, format_id)
            self._session.store_intent(path, format_id, text, not lost)
            yield from self._write(path, text)
        except (OSError, FormatError) as error:
            self._report_failure(path, error)
            return False
        self.context.preferences["last_folder"] = str(path.parent)
        self.context.recent_files.add(str(path))
        is_still_open = document.source is source
        is_complete = is_still_open and not lost and document.puzzle is puzzle
        if is_complete:
            document.saved(Source(path, format_id))
        elif is_still_open:
            document.saved_in_part(Source(path, format_id))
        if not lost:
            self._messages.show_message(_named(tr("Saved as {name}."), path))
            return is_complete
        self._agreed = (path, frozenset(lost))
        said = answers.lost(lost, format_name(format_id))
        answer = yield from self._messages.ask(said, _save_all(), "error")
        return bool(answer) and (yield from self.save_as(keeps_all=True))

    def _write(self, path: Path, text: str) -> Work[None]:
        """Write a file, waiting briefly for its drive; raises an OSError or FormatError."""
        self._writing.add(path.absolute())
        try:
            asked = ThreadedCall(partial(formats.store, path, text))
            asked.join(SOON)
            if asked.is_alive():
                self._report_silence(path, "info")
            yield from ended(asked)
        finally:
            self._writing.discard(path.absolute())

    def _text(self, format_id: str) -> str:
        if format_id == _OWN:
            return saved_state.write(saved_state.of(self.context))
        return formats.write(self._document.timed_puzzle, format_id)

    def _suggested_path(self) -> Path:
        source = self._document.source
        folder, ending = Path(self.folder), _own_ending()
        if source.path is None:
            return folder / f"{tr('puzzle')}{ending}"
        if source.number is not None:
            return folder / f"{source.path.stem}-{source.number}{ending}"
        return source.path if _is_written(source.format_id) else source.path.with_suffix(ending)

    def _report_silence(self, path: Path, kind: str) -> None:
        text = tr("{name} is still being saved: its drive does not respond yet. Your puzzle is still here.")
        save_as = tr("Save &As..."), lambda: self.begin_work(self.save_as())
        self._messages.show_message(_named(text, path), kind, [save_as])

    def _report_failure(self, path: Path, error: Exception) -> None:
        text = tr("{name} could not be saved: {cause}. Your puzzle is still here.")
        name, cause = shown(paths.shown(path)), errors.describe(error)
        self._messages.show_message(text.format(name=name, cause=cause), "error")

    # --- stashing unsaved work -------------------------------------------------------------------

    def make_room(self, *, asks: bool = False) -> Work[StashResult | None]:
        """Stash unsaved work; None if the user wants to keep the board.

        Args:
            asks: whether to ask if the puzzle's file is out of date, not only if stashing fails.
        """
        document = self._document
        if not (asks and document.is_modified and document.source.can_be_saved_to):
            try:
                return self._stash()
            except OSError as error:
                text = translate(
                    "imports", "Your unsaved puzzle could not be set aside: {cause}. Save it first."
                ).format(cause=errors.describe(error))
                self._messages.show_message(text, "error")
        answer = yield from file_dialogs.ask_to_save(self._window, document.name(untitled()))
        if answer == "save":
            return StashResult() if (yield from self.save()) else None
        if answer == "discard":
            with suppress(OSError):  # even discarded work is stashed, if possible
                return self._stash()
            return StashResult()
        return None

    def restore(self) -> Work[None]:
        """Restore the puzzle that was stashed last; the present one, if unsaved, is stashed."""
        restore = self._restore
        if restore is None:
            return
        stashed = yield from self.make_room()
        if stashed is None:
            return
        if self._restore is restore:  # nothing new was stashed
            self._restore = None
        restore()
        self._messages.show_message(
            translate("imports", "Your puzzle was restored."), "info", stashed.actions
        )

    def _stash(self) -> StashResult:
        context, document = self.context, self._document
        if not document.is_modified:
            return StashResult()
        state, source = saved_state.of(context), document.source
        if context.game_saving.store_game() and self._can_be_stored():
            return StashResult()
        if not context.session.stash():
            return StashResult()
        self._restore = lambda: self.show_state(state, source, modified=True)
        action = translate("imports", "&Restore"), lambda: self.begin_work(self.restore())
        return StashResult(translate("imports", "Your previous puzzle was set aside."), [action])

    def _can_be_stored(self) -> bool:
        # Otherwise the puzzle must be stashed.
        return not self._session.is_failing or not self.context.library.games.is_failing


def _named(text: str, path: Path) -> str:
    return text.format(name=shown(paths.shown(path)))


def _save_all() -> dict[str, str]:
    return {"save_all": tr("Save as .&dsudoku...")}


def _lost(puzzle: Puzzle, format_id: str) -> tuple[str, ...]:
    """The parts that a file would not hold; the time alone is ignored."""
    lost = formats.lost(puzzle, format_id)
    return () if lost == ("elapsed",) else lost


def _is_written(format_id: str) -> bool:
    return formats.format_called(format_id).writes is not None


def _own_ending() -> str:
    return file_dialogs.saved()[0].extensions[0]
