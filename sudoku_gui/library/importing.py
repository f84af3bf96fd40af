"""Brings puzzles into the library and takes them out: asks for files, and tells what became of them.

The pane says what is wanted; the library does it in its thread. What is written goes in slices on the event loop.
"""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog, QMainWindow

from solver_core.formats import FORMATS, Format, FormatError
from solver_core.formats.disk import displayable
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.document import paths
from sudoku_gui.document.preferences import Preferences
from sudoku_gui.library import import_text as words
from sudoku_gui.library import text as library
from sudoku_gui.library.deeds import Kept
from sudoku_gui.library.export import Written, formats_of_many
from sudoku_gui.library.import_job import Taken
from sudoku_gui.library.library import Library
from sudoku_gui.library.open_list import Shelf
from sudoku_gui.library.open_list_rows import ListedRows, Rows, opened_again, rows_of_file
from sudoku_gui.library.view import LibraryView
from sudoku_gui.widgets.info_bar import InfoBar
from sudoku_gui.wording import answers, errors, file_formats, joining


class Librarian(QObject):
    """Does what the pane asks for.

    Args:
        window: what dialogs belong to.
        shelf: what is open.
        library: where collections are kept.
        preferences: where the folder of the last file is remembered.
        info_bar: where messages appear.
    """

    def __init__(
        self,
        window: QMainWindow,
        shelf: Shelf,
        library: Library,
        preferences: Preferences,
        info_bar: InfoBar,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._shelf = shelf
        self._library = library
        self._preferences = preferences
        self._info_bar = info_bar
        self._exporting = library.exporting
        self._exporting.progressed.connect(self._tell_share)
        self._exporting.finished.connect(self._tell_written)
        self._exporting.failed.connect(self._tell_not_written)
        self._exporting.cancelled.connect(info_bar.dismiss)
        library.taken_in.connect(self._tell_taken)
        library.refused.connect(self._tell_not_imported)
        library.added.connect(self._tell_added)
        library.removed.connect(self._tell_removed)
        library.plays.failed.connect(self._tell_not_played)
        library.plays.recovered.connect(self._tell_played)
        library.failed.connect(self._tell_no_library)
        library.set_aside.connect(self._tell_set_aside)
        shelf.ended.connect(self._tell_end)
        shelf.read_again.connect(self._tell_read_again)

    def serve(self, view: LibraryView) -> None:
        """Do what this pane asks for."""
        view.import_wanted.connect(self.import_file)
        view.export_wanted.connect(self.export_shown)
        view.keep_wanted.connect(self.keep)
        view.remove_wanted.connect(self.remove)
        view.said.connect(self._info_bar.show_message)

    # --- coming -----------------------------------------------------------------------------------

    def import_file(self) -> None:
        """Choose a file; all its puzzles become a collection."""
        dialog = QFileDialog(self._window, words.import_title(), self._folder)
        dialog.setObjectName("import_dialog")
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        endings = sorted({ending for row in FORMATS for ending in row.extensions})
        dialog.setNameFilters(
            [words.puzzle_files(" ".join(f"*{ending}" for ending in endings)), words.all_files()]
        )
        self._ask(dialog, self.import_path)

    def import_path(self, path: Path) -> None:
        """All puzzles of a file become a collection."""
        self._preferences["last_folder"] = str(path.parent)
        self._take_in(displayable(path.stem), partial(rows_of_file, path), paths.shown(path))

    def keep(self) -> None:
        """All puzzles that are open become a collection."""
        rows = self._shelf.rows
        if rows is not None:
            self._take_in(
                displayable(rows.path.stem) if rows.path else rows.name, opened_again(rows), rows.name
            )

    def _take_in(self, name: str, open_rows: Callable[[], Rows], origin: str) -> None:
        if not self._library.take_in(name, open_rows, origin):
            self._info_bar.show_message(words.busy())

    def _tell_taken(self, taken: Taken) -> None:
        told = words.taken_told(taken, errors.told(taken.first))
        self._shelf.show_collection(taken.collection.id)
        self._info_bar.show_message(joining.sentences(told))

    def keep_puzzle(self, puzzle: Puzzle) -> None:
        """Put a puzzle into the user's own collection."""
        name = words.own_collection()
        known = (kept.id for kept in self._library.collections() if kept.name == name)
        self._library.add([puzzle], next(known, None), name)

    def _tell_added(self, kept: Kept) -> None:
        self._info_bar.show_message(words.kept(kept.name))

    # --- going ------------------------------------------------------------------------------------

    def export_shown(self) -> None:
        """Choose a file and a format; the puzzles that are shown are written into it."""
        if self._shelf.rows is None or self._exporting.is_running:
            return
        dialog = QFileDialog(self._window, words.export_title(), self._folder)
        dialog.setObjectName("export_list_dialog")
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setFileMode(QFileDialog.FileMode.AnyFile)
        rows = {_filter(row): row for row in formats_of_many()}
        dialog.setNameFilters(list(rows))

        def set_ending(picked: str) -> None:
            dialog.setDefaultSuffix(rows[picked].extensions[0].removeprefix("."))

        dialog.filterSelected.connect(set_ending)
        set_ending(next(iter(rows)))
        dialog.selectFile(paths.suggested(Path(Path(self._shelf.name).stem)))
        self._ask(dialog, lambda path: self.export_to(path, rows[dialog.selectedNameFilter()].id))

    def export_to(self, path: Path, format_id: str) -> None:
        """Write the puzzles that are shown into this file."""
        shelf = self._shelf
        if shelf.rows is None or self._exporting.is_running:
            return
        row = next(row for row in formats_of_many() if row.id == format_id)
        self._preferences["last_folder"] = str(path.parent)
        try:
            rows = shelf.rows.again() if isinstance(shelf.rows, ListedRows) else shelf.rows
        except (OSError, FormatError) as error:
            self._tell_failed(paths.shown(path), error)
            return
        self._exporting.begin(rows, shelf.indices(), path, row)
        actions = [(words.cancel(), self.cancel)]
        self._info_bar.show_message(words.exporting(paths.shown(path)), "info", actions)

    def cancel(self) -> bool:
        """Give up what takes long; answers whether there was anything."""
        return self._exporting.cancel() or self._library.give_up()

    def _tell_share(self, share: float) -> None:
        if self._info_bar.text:
            self._info_bar.reword(words.written_so_far(self._exporting.name, share))

    def _tell_written(self, written: Written) -> None:
        told = words.written(written.count, paths.shown(written.path), written.left_out)
        if written.lost:
            told.append(answers.would_lose(written.lost, file_formats.name(written.format_id)))
        self._info_bar.show_message(joining.sentences(told), "info")

    # --- collections ------------------------------------------------------------------------------

    def remove(self, collection: int, name: str) -> None:
        """Take a collection out of the library; it can be brought back."""
        self._library.remove(collection, name)

    def _tell_removed(self, collection: int, name: str) -> None:
        actions = [(words.bring_back(), partial(self._bring_back, collection))]
        self._info_bar.show_message(words.removed(name), "info", actions)

    def _bring_back(self, collection: int) -> None:
        self._library.restore(collection)

    # --- messages ---------------------------------------------------------------------------------

    def _tell_not_written(self, error: Exception) -> None:
        self._tell_failed(self._exporting.name, error)

    def _tell_failed(self, name: str, error: Exception) -> None:
        self._info_bar.show_message(words.failed(name, errors.told(error)), "error")

    def _tell_not_imported(self, name: str, error: Exception) -> None:
        self._info_bar.show_message(words.not_imported(name, errors.told(error)), "error")

    def _tell_not_played(self, error: Exception) -> None:
        self._info_bar.show_message(words.not_played(errors.told(error)), "error")

    def _tell_played(self) -> None:
        self._info_bar.show_message(words.played())

    def _tell_no_library(self, error: Exception) -> None:
        self._info_bar.show_message(words.no_library(errors.told(error)), "error")

    def _tell_set_aside(self, aside: Path, is_newer: bool) -> None:  # noqa: FBT001 - a signal's argument
        self._info_bar.show_message(words.set_aside(paths.shown_whole(aside), is_newer=is_newer), "error")

    def _tell_read_again(self) -> None:
        self._info_bar.show_message(words.read_again(self._shelf.name))

    def _tell_end(self, forward: bool) -> None:  # noqa: FBT001 - a signal's argument
        nothing = not self._shelf.count
        self._info_bar.show_message(library.nothing_found() if nothing else words.at_end(forward=forward))

    @property
    def _folder(self) -> str:
        return paths.folder_for_qt(self._preferences["last_folder"])

    def _ask(self, dialog: QFileDialog, chosen: Callable[[Path], None]) -> None:
        dialog.fileSelected.connect(lambda name: chosen(paths.of_qt(name)))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()


def _filter(row: Format) -> str:
    return f"{file_formats.name(row.id)} ({' '.join(f'*{ending}' for ending in row.extensions)})"
