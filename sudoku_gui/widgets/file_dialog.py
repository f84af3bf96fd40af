"""Asks for files without blocking the window."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QStandardPaths
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialogButtonBox, QFileDialog, QWidget

from sudoku_gui.document import paths
from sudoku_gui.document.preferences import Preferences
from sudoku_gui.player.job import Reply, Work
from sudoku_gui.translation import translate
from sudoku_gui.widgets.dialog import remove_icons


def documents() -> str:
    """The system's folder for documents, where nothing better is known; the home folder where there is none."""
    place = QStandardPaths.StandardLocation
    folder = QStandardPaths.writableLocation(place.DocumentsLocation)
    return folder if Path(folder).is_dir() else QStandardPaths.writableLocation(place.HomeLocation)


def files_of(dialog: QFileDialog) -> Work[list[Path]]:
    """Show a dialog and wait for its end; the files that were chosen, if any."""
    chosen: Reply[list[str]] = Reply()
    dialog.filesSelected.connect(chosen.give)
    dialog.rejected.connect(partial(chosen.give, []))
    dialog.open()
    return list(map(paths.of_qt, (yield from chosen.wait())))


class FileDialog(QFileDialog):
    """Has buttons like those of other dialogs, unless it is the system's."""

    def showEvent(self, event: QShowEvent) -> None:
        remove_icons(self.findChild(QDialogButtonBox))
        super().showEvent(event)


def build(
    parent: QWidget | None, name: str, title: str, folder: str, filters: Iterable[str] = ()
) -> QFileDialog:
    """A dialog that ends by itself; see `files_of` and `prepare_save`."""
    dialog = FileDialog(parent, title, paths.folder_for_qt(folder or documents()))
    dialog.setObjectName(name)
    if filters:
        dialog.setNameFilters(list(filters))
    # What Qt's own translations leave in English; a dialog of the system ignores it.
    labels = QFileDialog.DialogLabel
    dialog.setLabelText(labels.LookIn, translate("files", "Look in:"))
    dialog.setLabelText(labels.FileType, translate("files", "Files of &type:"))
    dialog.finished.connect(dialog.deleteLater)
    return dialog


def prepare_save(dialog: QFileDialog, suggested: str, endings: Mapping[str, str], picked: str = "") -> None:
    """Let it ask for a file to write; Qt asks before a file is replaced.

    Args:
        dialog: without filters.
        suggested: the name of the file.
        endings: what the name of each filter adds to a name that has no ending.
        picked: the filter at first; "" for the first one.
    """
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setFileMode(QFileDialog.FileMode.AnyFile)
    dialog.setNameFilters(list(endings))

    def set_ending(name_filter: str) -> None:
        dialog.setDefaultSuffix(endings[name_filter].removeprefix("."))

    dialog.filterSelected.connect(set_ending)
    dialog.selectFile(suggested)
    if picked:  # which puts its ending in the place of another
        dialog.selectNameFilter(picked)
    set_ending(picked or next(iter(endings)))


def ask_file(
    parent: QWidget | None,
    preferences: Preferences,
    name: str,
    title: str,
    chosen: Callable[[Path], object],
    *,
    filters: Sequence[str] = (),
    suggested: Path | None = None,
) -> None:
    """Ask for a file that exists, or with a suggestion for one to be written, in the folder of the last file."""

    def choose(file: str) -> None:
        path = paths.of_qt(file)
        preferences["last_folder"] = str(path.parent)
        chosen(path)

    dialog = build(parent, name, title, preferences["last_folder"], filters if suggested is None else ())
    if suggested is None:
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    else:
        prepare_save(dialog, paths.suggested(suggested), dict.fromkeys(filters, suggested.suffix))
    dialog.fileSelected.connect(choose)
    dialog.open()


def pattern(endings: Sequence[str]) -> str:
    """The wildcards of a file dialog's filter: ``*.sdk *.sdm``."""
    return " ".join(f"*{ending}" for ending in endings)
