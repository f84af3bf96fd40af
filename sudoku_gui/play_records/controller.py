"""The statistics of the player in the window: showing, exporting and resetting them."""

from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QObject, SignalInstance

from sudoku_gui.document import atomic_file, paths
from sudoku_gui.document.solve_record import SolveRecord
from sudoku_gui.play_records import model
from sudoku_gui.play_records.dialog import RecordsDialog
from sudoku_gui.widgets.dialog import ThemedWindow, show_one
from sudoku_gui.widgets.progress import Progress
from sudoku_gui.wording.marking import translate


class Records(Protocol):
    """What stores the records."""

    @property
    def solves_changed(self) -> SignalInstance: ...

    def solves(self) -> tuple[SolveRecord, ...]: ...

    def clear_solves(self) -> None: ...


class PlayRecords(QObject):
    """Shows the dialog, one at a time."""

    def __init__(self, parent: ThemedWindow, records: Records, progress: Progress) -> None:
        super().__init__(parent)
        self._window = parent
        self._records = records
        self._progress = progress
        records.solves_changed.connect(self._refresh)

    def show(self) -> None:
        show_one(self._window, RecordsDialog, self._build)

    def _build(self) -> RecordsDialog:
        dialog = RecordsDialog(self._window, self._window.theme)
        dialog.show_records(self._records.solves())
        dialog.export_requested.connect(self._export)
        dialog.reset_requested.connect(self._records.clear_solves)
        return dialog

    def _refresh(self) -> None:
        for dialog in self._window.findChildren(RecordsDialog):
            dialog.show_records(self._records.solves())

    def _export(self) -> None:
        data = model.as_csv(self._records.solves()).encode()

        def write(path: Path) -> None:
            self._progress.write(paths.shown(path), atomic_file.storing(path, data))

        self._progress.choose(translate("records", "Sudoku times"), ".csv", write)
