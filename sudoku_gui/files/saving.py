"""What goes: the puzzle is saved in files, whole or with a word on what they do not keep, and never over a stranger's."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QStandardPaths
from PySide6.QtWidgets import QMainWindow

from solver_core import formats
from solver_core.formats import FormatError
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.document import paths
from sudoku_gui.document.document import Document, Source
from sudoku_gui.document.preferences import Preferences
from sudoku_gui.document.storing import Storing
from sudoku_gui.files import file_dialogs
from sudoku_gui.files import save_text as words
from sudoku_gui.files.board_state import Whole
from sudoku_gui.widgets.info_bar import InfoBar
from sudoku_gui.wording import answers, errors, file_formats

Then = Callable[[], None] | None
"""What is gone on with once nothing is unsaved any more."""


@dataclass(frozen=True, slots=True)
class _Order:
    """What is being saved: the file, its format, the puzzle with its time and as it stood on the board, from where, and what comes then."""

    path: Path
    format_id: str
    timed: Puzzle
    puzzle: Puzzle
    source: Source
    then: Then


class Going(QObject):
    """Saves the document.

    A drive that does not answer is not waited for: the window goes on, and tells what becomes of it.

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
        self._storing = Storing(self)
        self._is_whole = False

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

    def save_to(self, path: Path, format_id: str, then: Then = None) -> bool:
        """Save in this file, and go on; answers whether that is done by now and nothing is missing there."""
        name = paths.shown(path)
        if self._storing.is_under_way(path):
            self._info_bar.show_message(words.still_saving(name), "error", self._off_cursor(then))
            return False
        document, self._is_whole = self._document, False
        order = _Order(path, format_id, document.timed_puzzle, document.puzzle, document.source, then)
        try:
            text = self._whole.text(format_id)
            self._whole.will_save(path, format_id, text, not _lost(order.timed, format_id))
        except (OSError, FormatError) as error:
            self._tell_failed(path, error)
            return False
        self._storing.store(path, text, partial(self._stored, order), partial(self._tell_failed, path))
        if self._storing.is_under_way(path):
            self._info_bar.show_message(words.still_saving(name), "info", self._off_cursor(then))
        return self._is_whole

    def _stored(self, order: _Order) -> None:
        """The file is written; meanwhile something may have been typed, or another puzzle opened."""
        path, document = order.path, self._document
        self._preferences["last_folder"] = str(path.parent)
        self._preferences.note_recent(str(path))
        source, lost = Source(path, order.format_id), _lost(order.timed, order.format_id)
        is_still_open = document.source is order.source
        if lost:
            self._agreed = (path, frozenset(lost))
        if is_still_open and not lost and document.puzzle is order.puzzle:
            self._is_whole = True
            document.saved(source)
        elif is_still_open:
            document.saved_in_part(source)
        if lost:
            told = answers.lost(lost, file_formats.name(order.format_id))
            self._info_bar.show_message(told, "error", [(words.save_whole(), self.save_whole)])
        else:
            self._info_bar.show_message(words.saved(paths.shown(path)))
        if self._is_whole and order.then:
            order.then()

    def _tell_failed(self, path: Path, error: Exception) -> None:
        self._info_bar.show_message(words.failed(paths.shown(path), errors.describe(error)), "error")

    def _off_cursor(self, then: Then) -> list[tuple[str, Callable[[], None]]]:
        return [(words.save_elsewhere(), lambda: self.save_as(then))]

    # --- inside -----------------------------------------------------------------------------------

    def _choose(self, suggested: Path, then: Then) -> None:
        def chosen(path: Path, format_id: str) -> None:
            self.save_to(path, format_id, then)

        file_dialogs.choose_to_save(self._window, suggested, chosen)

    def _save_knowingly(self, source: Source, then: Then) -> None:
        """Save where nothing is lost, or nothing that has not been told."""
        path = source.path
        if path is None:
            return
        try:
            lost = _lost(self._document.timed_puzzle, source.format_id)
        except FormatError as error:
            self._tell_failed(path, error)
            return
        if not lost or self._has_agreed(path, lost):
            self.save_to(path, source.format_id, then)
            return
        actions = [
            (words.save_anyway(), lambda: self.save_to(path, source.format_id, then)),
            (words.save_whole(), lambda: self.save_whole(then)),
        ]
        told = answers.would_lose(lost, file_formats.name(source.format_id))
        self._info_bar.show_message(told, "question", actions)

    def _has_agreed(self, path: Path, lost: tuple[str, ...]) -> bool:
        return self._agreed is not None and self._agreed[0] == path and set(lost) <= self._agreed[1]

    def _ask_to_overwrite(self, source: Source, then: Then) -> None:
        """Another program has written to the file meanwhile."""
        name = paths.shown(source.path) if source.path else ""
        actions = [(words.overwrite(), lambda: self._save_knowingly(source, then)), *self._off_cursor(then)]
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
    return file_dialogs.saved()[0].extensions[0]
