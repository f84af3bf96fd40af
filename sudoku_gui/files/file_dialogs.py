"""Asks for a file to open or to save in, without waiting for the answer."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from solver_core.formats import FORMATS, PARTS, Format
from sudoku_gui.document import paths
from sudoku_gui.player.run_file import ENDING
from sudoku_gui.widgets.file_dialog import file_dialog
from sudoku_gui.wording import file_formats

USUAL = {".txt": "line", ".opensudoku": "opensudoku", ".xml": "ksudoku", ".json": "fpuzzles"}
"""Which format an ending means that several share."""

translate = QCoreApplication.translate


def saved() -> list[Format]:
    """What Save As offers, what keeps everything first, and then in the order of the table."""
    written = [row for row in FORMATS if row.writes is not None]
    return sorted(written, key=lambda row: row.keeps != set(PARTS))


def choose_to_open(parent: QWidget, folder: str, chosen: Callable[[list[Path]], None]) -> QFileDialog:
    """Show the dialog; ``chosen`` gets the files."""
    endings = sorted({ending for row in FORMATS for ending in row.extensions})
    puzzles = translate("files", "Puzzles ({endings})").format(endings=" ".join(f"*{one}" for one in endings))
    runs = translate("files", "Runs of searches ({endings})").format(endings=f"*{ENDING}")
    filters = [puzzles, runs, translate("files", "All files (*)")]
    dialog = file_dialog(parent, "open_dialog", translate("files", "Open puzzles"), folder, filters=filters)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
    dialog.filesSelected.connect(lambda names: chosen(list(map(paths.of_qt, names))))
    dialog.open()
    return dialog


def choose_tour(parent: QWidget, folder: str, chosen: Callable[[Path], None]) -> QFileDialog:
    """Show the dialog; ``chosen`` gets the file of a guided tour."""
    tours = translate("files", "Guided tours ({endings})").format(endings="*.toml")
    filters = [tours, translate("files", "All files (*)")]
    dialog = file_dialog(parent, "tour_dialog", translate("files", "Open a tour"), folder, filters=filters)
    dialog.fileSelected.connect(lambda name: chosen(paths.of_qt(name)))
    dialog.open()
    return dialog


def choose_to_save(parent: QWidget, path: Path, chosen: Callable[[Path, str], object]) -> QFileDialog:
    """Show the dialog; ``chosen`` gets the file and the id of the format to write."""
    formats = {_filter(row): row for row in saved()}
    title = translate("files", "Save the puzzle")
    dialog = file_dialog(
        parent, "save_dialog", title, str(path.parent), filters=list(formats), suggested=path
    )
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
    dialog.open()
    return dialog


def format_for(path: Path, picked: Format) -> Format:
    """The format to write: the one picked, unless the name's ending belongs to another alone."""
    ending = path.suffix.lower()
    if ending in picked.extensions:
        return picked
    fitting = [row for row in saved() if ending in row.extensions]
    usual = [row for row in fitting if row.id == USUAL.get(ending)]
    return (usual or fitting or [picked])[0]


def _filter(row: Format) -> str:
    return f"{file_formats.name(row.id)} ({' '.join(f'*{ending}' for ending in row.extensions)})"
