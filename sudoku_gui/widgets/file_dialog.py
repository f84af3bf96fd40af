"""Asks for a file, without waiting for the answer."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

from sudoku_gui.document import paths
from sudoku_gui.document.preferences import Preferences
from sudoku_gui.translation import translate


def documents() -> str:
    """The system's folder for documents, where nothing better is known."""
    return QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)


def build(
    parent: QWidget | None, name: str, title: str, folder: str, filters: Iterable[str] = ()
) -> QFileDialog:
    """A dialog that ends by itself; see `let_open` and `let_save`."""
    dialog = QFileDialog(parent, title, paths.folder_for_qt(folder or documents()))
    dialog.setObjectName(name)
    if filters:
        dialog.setNameFilters(list(filters))
    # What Qt's own translations leave in English; a dialog of the system ignores it.
    labels = QFileDialog.DialogLabel
    dialog.setLabelText(labels.LookIn, translate("files", "Look in:"))
    dialog.setLabelText(labels.FileType, translate("files", "Files of &type:"))
    dialog.finished.connect(dialog.deleteLater)
    return dialog


def let_open(dialog: QFileDialog, chosen: Callable[[Path], object]) -> QFileDialog:
    """Show it; ``chosen`` gets a file that exists."""
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    return _open(dialog, chosen)


def let_save(
    dialog: QFileDialog,
    suggested: str,
    endings: Mapping[str, str],
    chosen: Callable[[Path, str], object],
    picked: str = "",
) -> QFileDialog:
    """Show it; ``chosen`` gets the file and the filter; Qt asks before a file is replaced.

    Args:
        dialog: without filters.
        suggested: the name of the file.
        endings: what the name of each filter adds to a name that has no ending.
        chosen: called with the answer.
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
    return _open(dialog, lambda path: chosen(path, dialog.selectedNameFilter()))


def ask_file(
    parent: QWidget | None,
    preferences: Preferences,
    name: str,
    title: str,
    chosen: Callable[[Path], object],
    *,
    filters: Sequence[str] = (),
    suggested: Path | None = None,
) -> QFileDialog:
    """Ask for a file that exists, or with a suggestion for one to be written, in the folder of the last file."""

    def choose(path: Path) -> None:
        preferences["last_folder"] = str(path.parent)
        chosen(path)

    folder = preferences["last_folder"]
    if suggested is None:
        return let_open(build(parent, name, title, folder, filters), choose)
    endings = dict.fromkeys(filters, suggested.suffix)
    dialog = build(parent, name, title, folder)
    return let_save(dialog, paths.suggested(suggested), endings, lambda path, _: choose(path))


def pattern(endings: Sequence[str]) -> str:
    """The wildcards of a file dialog's filter: ``*.sdk *.sdm``."""
    return " ".join(f"*{ending}" for ending in endings)


def _open(dialog: QFileDialog, chosen: Callable[[Path], object]) -> QFileDialog:
    dialog.fileSelected.connect(lambda name: chosen(paths.of_qt(name)))
    dialog.open()
    return dialog
