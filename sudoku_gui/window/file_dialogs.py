"""Asks for a file to open or to save in, without waiting for the answer."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from solver_core.formats import FORMATS, Format
from sudoku_gui.session.run_file import ENDING
from sudoku_gui.wording import file_formats

SAVED = ("sdk", "sdm", "line", "rows")
"""What Save As offers, the one that keeps most first."""


def choose_to_open(parent: QWidget, folder: str, chosen: Callable[[Path], None]) -> QFileDialog:
    """Show the dialog; ``chosen`` gets the file."""
    dialog = QFileDialog(parent, QCoreApplication.translate("files", "Open a puzzle"), folder)
    dialog.setObjectName("open_dialog")
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    endings = sorted({ending for row in FORMATS for ending in row.extensions})
    puzzles = QCoreApplication.translate("files", "Puzzles ({endings})")
    runs = QCoreApplication.translate("files", "Runs of searches ({endings})").format(endings=f"*{ENDING}")
    everything = QCoreApplication.translate("files", "All files (*)")
    listed = " ".join(f"*{ending}" for ending in endings)
    dialog.setNameFilters([puzzles.format(endings=listed), runs, everything])
    _say_the_rest(dialog)
    dialog.fileSelected.connect(lambda name: chosen(Path(name)))
    dialog.finished.connect(dialog.deleteLater)
    dialog.open()
    return dialog


def choose_tour(parent: QWidget, folder: str, chosen: Callable[[Path], None]) -> QFileDialog:
    """Show the dialog; ``chosen`` gets the file of a guided tour."""
    dialog = QFileDialog(parent, QCoreApplication.translate("files", "Open a tour"), folder)
    dialog.setObjectName("tour_dialog")
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    tours = QCoreApplication.translate("files", "Guided tours ({endings})").format(endings="*.toml")
    dialog.setNameFilters([tours, QCoreApplication.translate("files", "All files (*)")])
    _say_the_rest(dialog)
    dialog.fileSelected.connect(lambda name: chosen(Path(name)))
    dialog.finished.connect(dialog.deleteLater)
    dialog.open()
    return dialog


def choose_to_save(parent: QWidget, path: Path, chosen: Callable[[Path, str], None]) -> QFileDialog:
    """Show the dialog; ``chosen`` gets the file and the id of the format to write."""
    formats = {_filter(row): row for format_id in SAVED for row in FORMATS if row.id == format_id}
    dialog = QFileDialog(parent, QCoreApplication.translate("files", "Save the puzzle"), str(path.parent))
    dialog.setObjectName("save_dialog")
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setFileMode(QFileDialog.FileMode.AnyFile)
    dialog.setNameFilters(list(formats))
    _say_the_rest(dialog)
    dialog.selectFile(path.name)

    def set_ending(name_filter: str) -> None:
        dialog.setDefaultSuffix(formats[name_filter].extensions[0].removeprefix("."))

    def select(name: str) -> None:
        file = Path(name)
        chosen(file, format_for(file, formats[dialog.selectedNameFilter()]).id)

    set_ending(next(iter(formats)))
    dialog.filterSelected.connect(set_ending)
    dialog.fileSelected.connect(select)
    dialog.finished.connect(dialog.deleteLater)
    dialog.open()
    return dialog


def format_for(path: Path, picked: Format) -> Format:
    """The format to write: the one picked, unless the name's ending belongs to another alone."""
    if path.suffix.lower() in picked.extensions:
        return picked
    fitting = [row for row in FORMATS if row.id in SAVED and path.suffix.lower() in row.extensions]
    return fitting[0] if fitting else picked


def _say_the_rest(dialog: QFileDialog) -> None:
    """Translate what Qt's own translations leave in English; a system's own dialog pays no heed."""
    labels = QFileDialog.DialogLabel
    dialog.setLabelText(labels.LookIn, QCoreApplication.translate("files", "Look in:"))
    dialog.setLabelText(labels.FileType, QCoreApplication.translate("files", "Files of &type:"))


def _filter(row: Format) -> str:
    return f"{file_formats.name(row.id)} ({' '.join(f'*{ending}' for ending in row.extensions)})"
