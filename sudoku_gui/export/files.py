"""Where something that is written goes: asks for a file, and remembers its folder."""

from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QCoreApplication, QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

from sudoku_gui.document import paths
from sudoku_gui.export import text as words


class LastFolder(Protocol):
    """Where the folder of the last file is remembered: the preferences."""

    def __getitem__(self, key: str) -> str:
        """What is remembered."""

    def __setitem__(self, key: str, value: str) -> None:
        """Remember it."""


def choose(
    parent: QWidget, wishes: LastFolder, name: str, ending: str, chosen: Callable[[Path], None]
) -> QFileDialog:
    """Show the dialog that asks for a file of this ending; it asks before one is replaced.

    Args:
        parent: the window it belongs to.
        wishes: where the folder is remembered.
        name: what the file may be called, without ending.
        ending: such as ``.png``.
        chosen: gets the file.
    """
    dialog = QFileDialog(
        parent, QCoreApplication.translate("exporting", "Save as"), paths.folder_for_qt(folder(wishes))
    )
    dialog.setObjectName("export_file")
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setFileMode(QFileDialog.FileMode.AnyFile)
    dialog.setNameFilters([words.file_kind(ending)])
    dialog.setDefaultSuffix(ending.removeprefix("."))
    dialog.selectFile(paths.suggested(Path(name + ending)))

    def select(file: str) -> None:
        path = paths.of_qt(file)
        wishes["last_folder"] = str(path.parent)
        chosen(path)

    dialog.fileSelected.connect(select)
    dialog.finished.connect(dialog.deleteLater)
    dialog.open()
    return dialog


def folder(wishes: LastFolder) -> str:
    """Where the last file was; at first where documents are kept."""
    documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    return wishes["last_folder"] or documents
