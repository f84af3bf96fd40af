"""Asks for a file to open or to save in, without waiting for the answer."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from solver_core.formats import FORMATS, PARTS, Format
from sudoku_gui.document import paths
from sudoku_gui.player.run_file import ENDING
from sudoku_gui.wording import file_formats

USUAL = {".txt": "line", ".opensudoku": "opensudoku", ".xml": "ksudoku", ".json": "fpuzzles"}
"""Which format an ending means that several share."""


def saved() -> list[Format]:
    """What Save As offers, what keeps everything first, and then in the order of the table."""
    written = [row for row in FORMATS if row.writes is not None]
    return sorted(written, key=lambda row: row.keeps != set(PARTS))


def choose_to_open(parent: QWidget, folder: str, chosen: Callable[[list[Path]], None]) -> QFileDialog:
    """Show the dialog; ``chosen`` gets the files."""
    dialog = QFileDialog(
        parent, QCoreApplication.translate("files", "Open puzzles"), paths.folder_for_qt(folder)
    )
    dialog.setObjectName("open_dialog")
    dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
    endings = sorted({ending for row in FORMATS for ending in row.extensions})
    puzzles = QCoreApplication.translate("files", "Puzzles ({endings})")
    runs = QCoreApplication.translate("files", "Runs of searches ({endings})").format(endings=f"*{ENDING}")
    everything = QCoreApplication.translate("files", "All files (*)")
    listed = " ".join(f"*{ending}" for ending in endings)
    dialog.setNameFilters([puzzles.format(endings=listed), runs, everything])
    _say_the_rest(dialog)
    dialog.filesSelected.connect(lambda names: chosen(list(map(paths.of_qt, names))))
    dialog.finished.connect(dialog.deleteLater)
    dialog.open()
    return dialog


def choose_tour(parent: QWidget, folder: str, chosen: Callable[[Path], None]) -> QFileDialog:
    """Show the dialog; ``chosen`` gets the file of a guided tour."""
    dialog = QFileDialog(
        parent, QCoreApplication.translate("files", "Open a tour"), paths.folder_for_qt(folder)
    )
    dialog.setObjectName("tour_dialog")
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    tours = QCoreApplication.translate("files", "Guided tours ({endings})").format(endings="*.toml")
    dialog.setNameFilters([tours, QCoreApplication.translate("files", "All files (*)")])
    _say_the_rest(dialog)
    dialog.fileSelected.connect(lambda name: chosen(paths.of_qt(name)))
    dialog.finished.connect(dialog.deleteLater)
    dialog.open()
    return dialog


def choose_to_save(parent: QWidget, path: Path, chosen: Callable[[Path, str], None]) -> QFileDialog:
    """Show the dialog; ``chosen`` gets the file and the id of the format to write."""
    formats = {_filter(row): row for row in saved()}
    dialog = QFileDialog(
        parent, QCoreApplication.translate("files", "Save the puzzle"), paths.folder_for_qt(str(path.parent))
    )
    dialog.setObjectName("save_dialog")
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setFileMode(QFileDialog.FileMode.AnyFile)
    dialog.setNameFilters(list(formats))
    _say_the_rest(dialog)
    dialog.selectFile(paths.suggested(path))
    picked = next(name for name, row in formats.items() if row is format_for(path, saved()[0]))
    dialog.selectNameFilter(picked)

    def set_ending(name_filter: str) -> None:
        dialog.setDefaultSuffix(formats[name_filter].extensions[0].removeprefix("."))

    def select(name: str) -> None:
        file = paths.of_qt(name)
        chosen(file, format_for(file, formats[dialog.selectedNameFilter()]).id)

    set_ending(picked)
    dialog.filterSelected.connect(set_ending)
    dialog.fileSelected.connect(select)
    dialog.finished.connect(dialog.deleteLater)
    dialog.open()
    return dialog


def format_for(path: Path, picked: Format) -> Format:
    """The format to write: the one picked, unless the name's ending belongs to another alone."""
    if path.suffix.lower() in picked.extensions:
        return picked
    ending = path.suffix.lower()
    fitting = [row for row in saved() if ending in row.extensions]
    usual = [row for row in fitting if row.id == USUAL.get(ending)]
    return (usual or fitting or [picked])[0]


def _say_the_rest(dialog: QFileDialog) -> None:
    """Translate what Qt's own translations leave in English; a system's own dialog pays no heed."""
    labels = QFileDialog.DialogLabel
    dialog.setLabelText(labels.LookIn, QCoreApplication.translate("files", "Look in:"))
    dialog.setLabelText(labels.FileType, QCoreApplication.translate("files", "Files of &type:"))


def _filter(row: Format) -> str:
    return f"{file_formats.name(row.id)} ({' '.join(f'*{ending}' for ending in row.extensions)})"
