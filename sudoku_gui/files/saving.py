"""Saves the puzzle: what a format does not keep is announced, and a file that others have changed is not overwritten."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QStandardPaths
from PySide6.QtWidgets import QMainWindow

from solver_core import formats
from solver_core.formats import FormatError
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.document import paths
from sudoku_gui.document.atomic_file import BackgroundWriter
from sudoku_gui.document.document import Document, Source
from sudoku_gui.document.preferences import Preferences
from sudoku_gui.files import file_dialogs
from sudoku_gui.files.board_state import BoardState
from sudoku_gui.widgets.info_bar import InfoBar
from sudoku_gui.wording import answers, errors, file_formats
from sudoku_gui.wording.foreign import shown

Then = Callable[[], None] | None
"""Called once nothing is unsaved any more."""

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class _Task:
    """What is being saved: where, the puzzle with its time and as it was on the board, its source, and what follows."""

    path: Path
    format_id: str
    timed: Puzzle
    puzzle: Puzzle
    source: Source
    then: Then


class Saver(QObject):
    """Saves the document.

    A drive that does not answer is not waited for: the window goes on, and reports the result.

    Save announces what a format does not keep, once for each file and each loss. Save As reports it afterwards, with a
    way to keep everything, since the format has just been chosen.
    """

    def __init__(
        self,
        window: QMainWindow,
        document: Document,
        preferences: Preferences,
        info_bar: InfoBar,
        board_state: BoardState,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._document = document
        self._preferences = preferences
        self._info_bar = info_bar
        self._board_state = board_state
        self._agreed: tuple[Path, frozenset[str]] | None = None
        self._writer = BackgroundWriter(self)
        self._is_complete = False

    @property
    def folder(self) -> str:
        """Of the last file; at first the system's folder for documents."""
        documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        return self._preferences["last_folder"] or documents

    def save(self, then: Then = None) -> None:
        """Save in the document's file, or ask for one; go on only when that has been done."""
        source = self._document.source
        if source.path is None or not source.can_be_saved_to or not _is_written(source.format_id):
            self.save_as(then)
        elif not self._board_state.may_overwrite(source.path):
            text = translate("saving", "{name} was changed by another program since it was opened.")
            actions = [
                (translate("saving", "&Overwrite"), lambda: self._save_in_source(source, then)),
                self._save_elsewhere(then),
            ]
            name = shown(paths.shown(source.path))
            self._info_bar.show_message(text.format(name=name), "question", actions)
        else:
            self._save_in_source(source, then)

    def save_as(self, then: Then = None) -> None:
        """Choose a file and save in it."""
        self._choose(self._suggested_path(), then)

    def save_all(self, then: Then = None) -> None:
        """Choose a file, by default in the format that keeps everything, and save in it."""
        self._choose(self._suggested_path().with_suffix(_own_ending()), then)

    def save_to(self, path: Path, format_id: str, then: Then = None) -> bool:
        """Save in this file, and go on; returns whether that is done by now and the file is complete."""
        still_saving = translate(
            "saving", "{name} is still being saved: its drive does not answer yet. Your puzzle is still here."
        ).format(name=paths.shown(path))
        if self._writer.is_writing(path):
            self._info_bar.show_message(still_saving, "error", [self._save_elsewhere(then)])
            return False
        document, self._is_complete = self._document, False
        task = _Task(path, format_id, document.timed_puzzle, document.puzzle, document.source, then)
        try:
            text = self._board_state.text(format_id)
            self._board_state.will_save(path, format_id, text, not _lost(task.timed, format_id))
        except (OSError, FormatError) as error:
            self._report_failure(path, error)
            return False
        self._writer.write(path, text, partial(self._written, task), partial(self._report_failure, path))
        if self._writer.is_writing(path):
            self._info_bar.show_message(still_saving, "info", [self._save_elsewhere(then)])
        return self._is_complete

    def _written(self, task: _Task) -> None:
        """The file is written; meanwhile something may have been typed, or another puzzle opened."""
        path, document = task.path, self._document
        self._preferences["last_folder"] = str(path.parent)
        self._preferences.note_recent(str(path))
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
            text = answers.lost(lost, file_formats.name(task.format_id))
            self._info_bar.show_message(text, "error", [(_save_all_label(), self.save_all)])
        else:
            text = translate("saving", "Saved as {name}.").format(name=shown(paths.shown(path)))
            self._info_bar.show_message(text)
        if self._is_complete and task.then:
            task.then()

    def _report_failure(self, path: Path, error: Exception) -> None:
        text = translate("saving", "{name} could not be saved: {cause}. Your puzzle is still here.")
        name, cause = shown(paths.shown(path)), errors.describe(error)
        self._info_bar.show_message(text.format(name=name, cause=cause), "error")

    def _save_elsewhere(self, then: Then) -> tuple[str, Callable[[], None]]:
        return translate("saving", "Save &As..."), lambda: self.save_as(then)

    def _choose(self, suggested: Path, then: Then) -> None:
        def chosen(path: Path, format_id: str) -> None:
            self.save_to(path, format_id, then)

        file_dialogs.choose_to_save(self._window, suggested, chosen)

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
        actions = [
            (translate("saving", "Save &Anyway"), lambda: self.save_to(path, source.format_id, then)),
            (_save_all_label(), lambda: self.save_all(then)),
        ]
        text = answers.would_lose(lost, file_formats.name(source.format_id))
        self._info_bar.show_message(text, "question", actions)

    def _suggested_path(self) -> Path:
        source = self._document.source
        folder, ending = Path(self.folder), _own_ending()
        if source.path is None:
            return folder / f"{translate('saving', 'puzzle')}{ending}"
        if source.number is not None:
            return folder / f"{source.path.stem}-{source.number}{ending}"
        return source.path if _is_written(source.format_id) else source.path.with_suffix(ending)


def _save_all_label() -> str:
    return translate("saving", "Save as .&dsudoku...")


def _lost(puzzle: Puzzle, format_id: str) -> tuple[str, ...]:
    """What a file would not hold; the time alone is not mentioned."""
    lost = formats.lost(puzzle, format_id)
    return () if lost == ("elapsed",) else lost


def _is_written(format_id: str) -> bool:
    return formats.format_called(format_id).writes is not None


def _own_ending() -> str:
    return file_dialogs.saved()[0].extensions[0]
