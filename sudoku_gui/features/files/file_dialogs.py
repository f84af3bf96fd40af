"""Asks for a file to open or to save in, and whether to save."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from solver_core.formats import FORMATS, PARTS, Format
from sudoku_gui.document import paths, qr_codes
from sudoku_gui.player.job import Work
from sudoku_gui.player.run_file import ENDING
from sudoku_gui.translation import translate
from sudoku_gui.widgets import file_dialog
from sudoku_gui.widgets.dialog import asked
from sudoku_gui.wording.foreign import shown
from sudoku_gui.wording.names import format_name

USUAL = {".txt": "line", ".opensudoku": "opensudoku", ".xml": "ksudoku", ".json": "fpuzzles"}
"""The default format of an ending shared by several formats."""


def saved() -> list[Format]:
    """The formats of Save As: first the one that keeps everything, then in the order of the table."""
    written = [row for row in FORMATS if row.writes is not None]
    return sorted(written, key=lambda row: row.keeps != set(PARTS))


def choose_to_open(parent: QWidget, folder: str) -> Work[list[Path]]:
    """Ask for files to open; none if the dialog is closed."""
    endings = sorted({ending for row in FORMATS for ending in row.extensions})
    puzzles = translate("files", "Puzzles ({endings})").format(endings=file_dialog.pattern(endings))
    runs = translate("files", "Runs of searches ({endings})").format(endings=f"*{ENDING}")
    codes = translate("files", "Pictures of QR codes ({endings})")
    codes = codes.format(endings=file_dialog.pattern(qr_codes.ENDINGS))
    filters = [puzzles, codes, runs, translate("files", "All files (*)")]
    dialog = file_dialog.build(parent, "open_dialog", translate("files", "Open puzzles"), folder, filters)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
    return (yield from file_dialog.files_of(dialog))


def choose_to_save(parent: QWidget, path: Path) -> Work[tuple[Path, str] | None]:
    """Ask for a file to save in; it and the id of the format to write, None if the dialog is closed."""
    formats = {_filter(row): row for row in saved()}
    title = translate("files", "Save the puzzle")
    dialog = file_dialog.build(parent, "save_dialog", title, str(path.parent))
    endings = {name: row.extensions[0] for name, row in formats.items()}
    picked = next(name for name, row in formats.items() if row is format_for(path, saved()[0]))
    file_dialog.prepare_save(dialog, paths.suggested(path), endings, picked)
    files = yield from file_dialog.files_of(dialog)
    return (files[0], format_for(files[0], formats[dialog.selectedNameFilter()]).id) if files else None


def format_for(path: Path, picked: Format) -> Format:
    """The format to write: the one picked, unless the name's ending belongs only to another."""
    ending = path.suffix.lower()
    if ending in picked.extensions:
        return picked
    fitting = [row for row in saved() if ending in row.extensions]
    usual = [row for row in fitting if row.id == USUAL.get(ending)]
    return (usual or fitting or [picked])[0]


def _filter(row: Format) -> str:
    return f"{format_name(row.id)} ({file_dialog.pattern(row.extensions)})"


def ask_to_save(parent: QWidget, name: str) -> Work[str]:
    """Ask whether to save: "save", "discard", or "" for neither."""
    box = QMessageBox(parent)
    box.setObjectName("save_question")
    box.setIcon(QMessageBox.Icon.Question)
    box.setWindowTitle(translate("questions", "Unsaved changes"))
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(translate("questions", "Save the changes to “{name}”?").format(name=shown(name)))
    box.setInformativeText(translate("questions", "Another puzzle is about to replace it."))
    button = QMessageBox.StandardButton
    box.setStandardButtons(button.Save | button.Discard | button.Cancel)
    box.setDefaultButton(button.Save)
    box.finished.connect(box.deleteLater)
    yield from asked(box)
    chosen = box.standardButton(box.clickedButton())  # no button is clicked if Esc closes the box
    return {button.Save: "save", button.Discard: "discard"}.get(chosen, "")
