"""Asks for a file to open or to save in, without waiting for the answer."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

from sudoku_gui.document import paths
from sudoku_gui.wording.marking import translate


class LastFolder(Protocol):
    """Preferences, of which one is the folder of the last file."""

    def __getitem__(self, key: str) -> str: ...
    def __setitem__(self, key: str, value: str) -> None: ...


def file_dialog(
    parent: QWidget | None,
    name: str,
    title: str,
    folder: str,
    *,
    filters: Sequence[str] = (),
    suggested: Path | None = None,
) -> QFileDialog:
    """A dialog for one file that exists, or with a suggestion for one to be written; it is not shown yet.

    It begins in a folder, where that is "" in that of the user's documents.
    """
    documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    dialog = QFileDialog(parent, title, paths.folder_for_qt(folder or documents))
    dialog.setObjectName(name)
    dialog.setNameFilters(filters)
    # What Qt's own translations leave in English; a dialog of the system ignores it.
    labels = QFileDialog.DialogLabel
    dialog.setLabelText(labels.LookIn, translate("files", "Look in:"))
    dialog.setLabelText(labels.FileType, translate("files", "Files of &type:"))
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    if suggested is not None:
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setFileMode(QFileDialog.FileMode.AnyFile)
        dialog.setDefaultSuffix(suggested.suffix.removeprefix("."))
        dialog.selectFile(paths.suggested(suggested))
    dialog.finished.connect(dialog.deleteLater)
    return dialog


def ask_file(
    parent: QWidget | None,
    preferences: LastFolder,
    name: str,
    title: str,
    chosen: Callable[[Path], object],
    *,
    filters: Sequence[str] = (),
    suggested: Path | None = None,
) -> QFileDialog:
    """Show such a dialog, which begins in the folder of the last file; Qt asks before a file is replaced."""
    dialog = file_dialog(
        parent, name, title, preferences["last_folder"], filters=filters, suggested=suggested
    )

    def choose(file: str) -> None:
        path = paths.of_qt(file)
        preferences["last_folder"] = str(path.parent)
        chosen(path)

    dialog.fileSelected.connect(choose)
    dialog.open()
    return dialog
