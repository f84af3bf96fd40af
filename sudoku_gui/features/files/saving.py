"""Saves the puzzle: what a format does not keep is announced, and a file that others have changed is not overwritten."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

from solver_core import formats
from solver_core.formats import FormatError
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.context import Context
from sudoku_gui.document import paths
from sudoku_gui.document.atomic_file import BackgroundWriter
from sudoku_gui.document.document import Source
from sudoku_gui.features.files import file_dialogs
from sudoku_gui.features.files.parts import FilesPart
from sudoku_gui.session import saved_state
from sudoku_gui.translation import translate
from sudoku_gui.widgets import file_dialog
from sudoku_gui.wording import answers, errors, file_formats
from sudoku_gui.wording.foreign import shown

Then = Callable[[], None] | None
"""Called once nothing is unsaved any more."""

_OWN = "dsudoku"  # the format that holds a saved state


class _SavingTask(NamedTuple):
    """What is being saved: where, the puzzle with its time and as it was on the board, its source, and what follows."""

    path: Path
    format_id: str
    timed: Puzzle
    puzzle: Puzzle
    source: Source
    then: Then


class Saver(FilesPart):
    """Saves the document; a drive that does not answer is not waited for.

    Save announces what a format does not keep, once for each file and each loss. Save As reports it afterwards, with a
    way to keep everything, since the format has just been chosen.
    """

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._agreed: tuple[Path, frozenset[str]] | None = None
        self._writer = BackgroundWriter(self)
        self._is_complete = False

    @property
    def folder(self) -> str:
        """Of the last file; at first the system's folder for documents."""
        return self.context.preferences["last_folder"] or file_dialog.documents()

    def save(self, then: Then = None) -> None:
        """Save in the document's file, or ask for one; go on only when that has been done."""
        source = self._document.source
        if source.path is None or not source.can_be_saved_to or not _is_written(source.format_id):
            self.save_as(then)
        elif not self._session.document_file.may_overwrite(source.path):
            text = translate("saving", "{name} was changed by another program since it was opened.")
            overwrite = translate("saving", "&Overwrite"), lambda: self._save_in_source(source, then)
            self._report(text, source.path, "question", overwrite, self._save_to_another_file(then))
        else:
            self._save_in_source(source, then)

    def save_as(self, then: Then = None, *, keeps_all: bool = False) -> None:
        """Choose a file and save in it, by default in a format that it has already, or one that keeps everything."""
        suggested = self._suggested_path()
        if keeps_all:
            suggested = suggested.with_suffix(_own_ending())
        save = lambda path, format_id: self.save_to(path, format_id, then)  # noqa: E731 - a name for what follows
        file_dialogs.choose_to_save(self._window, suggested, save)

    def save_to(self, path: Path, format_id: str, then: Then = None) -> bool:
        """Save in this file, and go on; returns whether that is done by now and the file is complete."""
        still_saving = translate(
            "saving",
            "{name} is still being saved: its drive does not respond yet. Your puzzle is still here.",
        )
        if self._writer.is_writing(path):
            self._report(still_saving, path, "error", self._save_to_another_file(then))
            return False
        document, self._is_complete = self._document, False
        task = _SavingTask(path, format_id, document.timed_puzzle, document.puzzle, document.source, then)
        try:
            text = self._text(format_id)
            self._session.store_intent(path, format_id, text, not _lost(task.timed, format_id))
        except (OSError, FormatError) as error:
            self._report_failure(path, error)
            return False
        self._writer.write(path, text, partial(self._written, task), partial(self._report_failure, path))
        if self._writer.is_writing(path):
            self._report(still_saving, path, "info", self._save_to_another_file(then))
        return self._is_complete

    def _text(self, format_id: str) -> str:
        if format_id == _OWN:
            return saved_state.write(saved_state.of(self.context))
        return formats.write(self._document.timed_puzzle, format_id)

    def _written(self, task: _SavingTask) -> None:
        """The file is written; meanwhile something may have been typed, or another puzzle opened."""
        path, document, preferences = task.path, self._document, self.context.preferences
        preferences["last_folder"] = str(path.parent)
        preferences.note_recent(str(path))
        source, lost = Source(path, task.format_id), _lost(task.timed, task.format_id)
        is_still_open = document.source is task.source
        if lost:
            self._agreed = (path, frozenset(lost))
        if is_still_open and not lost and document.puzzle is task.puzzle:
            self._is_complete = True
            document.saved(source)
        elif is_still_open:
            document.saved_in_part(source)
        if lost:
            self._report(
                answers.lost(lost, file_formats.name(task.format_id)), None, "error", self._save_all()
            )
        else:
            self._report(translate("saving", "Saved as {name}."), path)
        if self._is_complete and task.then:
            task.then()

    def _save_in_source(self, source: Source, then: Then) -> None:
        """Save where nothing is lost, or nothing that has not been announced."""
        path = source.path
        if path is None:
            return
        try:
            lost = _lost(self._document.timed_puzzle, source.format_id)
        except FormatError as error:
            self._report_failure(path, error)
            return
        if not lost or (self._agreed and self._agreed[0] == path and set(lost) <= self._agreed[1]):
            self.save_to(path, source.format_id, then)
            return
        anyway = translate("saving", "Save &Anyway"), lambda: self.save_to(path, source.format_id, then)
        text = answers.would_lose(lost, file_formats.name(source.format_id))
        self._report(text, None, "question", anyway, self._save_all(then))

    def _suggested_path(self) -> Path:
        source = self._document.source
        folder, ending = Path(self.folder), _own_ending()
        if source.path is None:
            return folder / f"{translate('saving', 'puzzle')}{ending}"
        if source.number is not None:
            return folder / f"{source.path.stem}-{source.number}{ending}"
        return source.path if _is_written(source.format_id) else source.path.with_suffix(ending)

    def _report(
        self, text: str, path: Path | None, kind: str = "info", *actions: tuple[str, Callable[[], object]]
    ) -> None:
        """Show a message, with the name of a file in it if one is given."""
        if path is not None:
            text = text.format(name=shown(paths.shown(path)))
        self._info_bar.show_message(text, kind, actions)

    def _report_failure(self, path: Path, error: Exception) -> None:
        text = translate("saving", "{name} could not be saved: {cause}. Your puzzle is still here.")
        name, cause = shown(paths.shown(path)), errors.describe(error)
        self._report(text.format(name=name, cause=cause), None, "error")

    def _save_to_another_file(self, then: Then) -> tuple[str, Callable[[], None]]:
        return translate("saving", "Save &As..."), lambda: self.save_as(then)

    def _save_all(self, then: Then = None) -> tuple[str, Callable[[], None]]:
        return translate("saving", "Save as .&dsudoku..."), lambda: self.save_as(then, keeps_all=True)


def _lost(puzzle: Puzzle, format_id: str) -> tuple[str, ...]:
    """What a file would not hold; the time alone is not mentioned."""
    lost = formats.lost(puzzle, format_id)
    return () if lost == ("elapsed",) else lost


def _is_written(format_id: str) -> bool:
    return formats.format_called(format_id).writes is not None


def _own_ending() -> str:
    return file_dialogs.saved()[0].extensions[0]
