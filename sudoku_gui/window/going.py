"""What goes: the puzzle is saved in files, whole or with a word on what they do not keep, and never over a stranger's."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, QStandardPaths
from PySide6.QtWidgets import QMainWindow

from solver_core import formats
from solver_core.formats import FormatError
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.session.document import Document, Source
from sudoku_gui.session.preferences import Preferences
from sudoku_gui.views.info_bar import InfoBar
from sudoku_gui.window import file_dialogs
from sudoku_gui.window.whole import Whole
from sudoku_gui.wording import answers, errors, file_formats
from sudoku_gui.wording import saving as words

Then = Callable[[], None] | None
"""What is gone on with once nothing is unsaved any more."""


class Going(QObject):
    """Saves the document.

    What a format does not keep is told before Save writes it, once for each file and each loss. In Save As the format
    has just been chosen: there it is told afterwards, with a way to keep everything.

    Args:
        window: what dialogs belong to.
        document: what is worked on.
        preferences: where recent files and folders are remembered.
        info_bar: where messages appear.
        whole: what knows the whole board.
    """

    def __init__(
        self,
        window: QMainWindow,
        document: Document,
        preferences: Preferences,
        info_bar: InfoBar,
        whole: Whole,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._document = document
        self._preferences = preferences
        self._info_bar = info_bar
        self._whole = whole
        self._agreed: tuple[Path, frozenset[str]] | None = None

    @property
    def folder(self) -> str:
        """Where the last file was; at first where documents are kept."""
        documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        return self._preferences["last_folder"] or documents

    def save(self, then: Then = None) -> None:
        """Save in the document's file, or ask for one; go on only when that has been done."""
        source = self._document.source
        if source.path is None or not source.can_be_saved_to or not _is_written(source.format_id):
            self.save_as(then)
        elif not self._whole.may_overwrite(source.path):
            self._ask_to_overwrite(source, then)
        else:
            self._save_knowingly(source, then)

    def save_as(self, then: Then = None) -> None:
        """Choose a file and save in it."""
        self._choose(self._suggested_path(), then)

    def save_whole(self, then: Then = None) -> None:
        """The same, with the format suggested that keeps everything."""
        self._choose(self._suggested_path().with_suffix(_own_ending()), then)

    def save_to(self, path: Path, format_id: str) -> bool:
        """Save in this file; answer whether that was possible and nothing is missing there."""
        puzzle = self._document.timed_puzzle
        try:
            formats.store(path, self._whole.text(format_id))
        except (OSError, FormatError) as error:
            self._info_bar.show_message(words.failed(path.name, errors.told(error)), "error")
            return False
        self._preferences["last_folder"] = str(path.parent)
        self._preferences.note_recent(str(path))
        source = Source(path, format_id)
        if lost := _lost(puzzle, format_id):
            self._agreed = (path, frozenset(lost))
            self._document.saved_in_part(source)
            told = answers.lost(lost, file_formats.name(format_id))
            self._info_bar.show_message(told, "error", [(words.save_whole(), self.save_whole)])
        else:
            self._document.saved(source)
            self._info_bar.show_message(words.saved(path.name))
        return not lost

    # --- inside -----------------------------------------------------------------------------------

    def _choose(self, suggested: Path, then: Then) -> None:
        def chosen(path: Path, format_id: str) -> None:
            self._write(path, format_id, then)

        file_dialogs.choose_to_save(self._window, suggested, chosen)

    def _write(self, path: Path, format_id: str, then: Then) -> None:
        if self.save_to(path, format_id) and then:
            then()

    def _save_knowingly(self, source: Source, then: Then) -> None:
        """Save where nothing is lost, or nothing that has not been told."""
        path = source.path
        if path is None:
            return
        try:
            lost = _lost(self._document.timed_puzzle, source.format_id)
        except FormatError as error:
            self._info_bar.show_message(words.failed(path.name, errors.told(error)), "error")
            return
        if not lost or self._has_agreed(path, lost):
            self._write(path, source.format_id, then)
            return
        actions = [
            (words.save_anyway(), lambda: self._write(path, source.format_id, then)),
            (words.save_whole(), lambda: self.save_whole(then)),
        ]
        told = answers.would_lose(lost, file_formats.name(source.format_id))
        self._info_bar.show_message(told, "question", actions)

    def _has_agreed(self, path: Path, lost: tuple[str, ...]) -> bool:
        return self._agreed is not None and self._agreed[0] == path and set(lost) <= self._agreed[1]

    def _ask_to_overwrite(self, source: Source, then: Then) -> None:
        """Another program has written to the file meanwhile."""
        name = source.path.name if source.path else ""
        actions = [
            (words.overwrite(), lambda: self._save_knowingly(source, then)),
            (words.save_elsewhere(), lambda: self.save_as(then)),
        ]
        self._info_bar.show_message(words.changed_outside(name), "question", actions)

    def _suggested_path(self) -> Path:
        source = self._document.source
        folder, ending = Path(self.folder), _own_ending()
        if source.path is None:
            return folder / f"{words.file_name()}{ending}"
        if source.number is not None:
            return folder / f"{source.path.stem}-{source.number}{ending}"
        return source.path if _is_written(source.format_id) else source.path.with_suffix(ending)


def _lost(puzzle: Puzzle, format_id: str) -> tuple[str, ...]:
    """What a file would not hold; the time alone is not worth a word."""
    lost = formats.lost(puzzle, format_id)
    return () if lost == ("elapsed",) else lost


def _is_written(format_id: str) -> bool:
    return formats.format_called(format_id).writes is not None


def _own_ending() -> str:
    """That of the format which keeps everything."""
    return file_dialogs.saved()[0].extensions[0]
