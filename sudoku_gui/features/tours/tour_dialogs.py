"""Asks for the file of a guided tour, without waiting for the answer."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from sudoku_gui.document import paths
from sudoku_gui.translation import translate
from sudoku_gui.widgets import file_dialog


def choose_tour(parent: QWidget, folder: str, chosen: Callable[[Path], None]) -> QFileDialog:
    """Show the dialog; ``chosen`` gets the file of a guided tour."""
    tours = translate("files", "Guided tours ({endings})").format(endings="*.toml")
    filters = [tours, translate("files", "All files (*)")]
    dialog = file_dialog.build(parent, "tour_dialog", translate("files", "Open a tour"), folder, filters)
    return file_dialog.let_open(dialog, chosen)


def choose_tour_to_save(parent: QWidget, path: str, chosen: Callable[[Path], None]) -> QFileDialog:
    """Show the dialog; ``chosen`` gets the file in which a guided tour is to be written."""
    file = Path(path)
    tours = translate("files", "Guided tours ({endings})").format(endings="*.toml")
    title = translate("files", "Save the tour")
    dialog = file_dialog.build(parent, "tour_save_dialog", title, str(file.parent))
    return file_dialog.let_save(dialog, paths.suggested(file), {tours: ".toml"}, lambda path, _: chosen(path))
