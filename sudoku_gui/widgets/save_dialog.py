"""Asks for a file to write, and remembers its folder."""

from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QCoreApplication, QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

from sudoku_gui.document import paths
from sudoku_gui.wording import exporting


class LastFolder(Protocol):
    """Remembers the folder of the last file: the preferences."""

    def __getitem__(self, key: str) -> str: ...

    def __setitem__(self, key: str, value: str) -> None: ...


def choose(
    parent: QWidget, preferences: LastFolder, name: str, ending: str, chosen: Callable[[Path], None]
) -> QFileDialog:
    """Ask for a file with an ending such as ``.png``; Qt asks before one is replaced."""
    documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    folder = paths.folder_for_qt(preferences["last_folder"] or documents)
    dialog = QFileDialog(parent, QCoreApplication.translate("exporting", "Save as"), folder)
    dialog.setObjectName("export_file")
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setFileMode(QFileDialog.FileMode.AnyFile)
    dialog.setNameFilters([exporting.file_kind(ending)])
    dialog.setDefaultSuffix(ending.removeprefix("."))
    dialog.selectFile(paths.suggested(Path(name + ending)))

    def select(file: str) -> None:
        path = paths.of_qt(file)
        preferences["last_folder"] = str(path.parent)
        chosen(path)

    dialog.fileSelected.connect(select)
    dialog.finished.connect(dialog.deleteLater)
    dialog.open()
    return dialog
