"""Opens the editor, watches its matrix, saves it, and keeps it for the next time."""

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QByteArray, QObject, QSignalBlocker, QTimer

from solver_core.cover import texts
from sudoku_gui.document.atomic_file import storing
from sudoku_gui.document.preferences import Preferences
from sudoku_gui.matrix_editor import draft_file
from sudoku_gui.matrix_editor.dialog import MatrixDialog
from sudoku_gui.matrix_editor.model import MatrixDraft
from sudoku_gui.player.errors import SessionError
from sudoku_gui.player.job import Job, Steps, answered, beside
from sudoku_gui.player.player import Player
from sudoku_gui.player.subject import LONGEST_PROBLEM
from sudoku_gui.widgets import file_dialog
from sudoku_gui.widgets.dialog import ThemedWindow
from sudoku_gui.widgets.info_bar import InfoBar
from sudoku_gui.widgets.progress import failure
from sudoku_gui.wording import errors, exporting
from sudoku_gui.wording.marking import translate

_SETTLED: Final = 500  # milliseconds after a change until it is stored
_ROWS, _COLUMNS = 6, 7
_FILE: Final = "matrix_file"
"""A dialog that belongs to the editor, so that it stands before it, and its answer is read there."""
_ENDINGS: Final = {"matrix": ".txt", "dlx": ".dlx", "csv": ".csv"}


class MatrixEditor(QObject):
    """The one editor of a window; ``watch`` takes DLX text, and answers whether that is possible."""

    def __init__(
        self,
        window: ThemedWindow,
        player: Player,
        *,
        watch: Callable[[str], bool],
        leave: Callable[[], object],
        info_bar: InfoBar,
        preferences: Preferences,
    ) -> None:
        super().__init__(window)
        self._preferences = preferences
        self._window, self._player = window, player
        self._watch_text, self._leave = watch, leave
        self._info_bar = info_bar
        self.dialog: MatrixDialog | None = None
        self._watched = ""  # the matrix that is watched, as DLX text
        self._storing = Job(self)
        self._storing.failed.connect(self._on_not_stored)
        self._saving, self._file = Job(self), ""
        self._saving.finished.connect(self._on_saved)
        self._saving.failed.connect(self._on_not_saved)
        self._settled = QTimer(self, singleShot=True, interval=_SETTLED)
        self._settled.timeout.connect(self.store)

    def show(self) -> None:
        """Open the editor with the matrix that was edited last."""
        if self.dialog is None:
            draft = draft_file.read(draft_file.path()) or MatrixDraft.of_size(_ROWS, _COLUMNS)
            kind = self._preferences.layout("matrix_text").toStdString()
            self.dialog = MatrixDialog(self._window, draft, kind, self._window.theme)
            self.dialog.restoreGeometry(self._preferences.layout("matrix_editor"))
            self.dialog.splitter.restoreState(self._preferences.layout("matrix_splitter"))
            self.dialog.open_requested.connect(self.open)
            self.dialog.watch_requested.connect(self.watch)
            self.dialog.save_requested.connect(self.save)
            self.dialog.edited.connect(self._on_edited)
            self.dialog.finished.connect(self._on_closed)
        self.dialog.present()

    def edit_watched(self) -> None:
        """Open the editor with the problem that is watched; the matrix before can be had again by undo."""
        search = self._player.search
        if self.dialog is not None and self._watched and self._player.subject.problem == self._watched:
            self.show()
            return
        if search is None or self._player.grid is not None:
            self._info_bar.show_message(
                translate("matrix_editor", "Watch a problem of the gallery or of a file first."), "error"
            )
            return
        try:
            draft = MatrixDraft.of(search.problem)
        except SessionError as error:
            self._info_bar.show_message(errors.describe(error), "error")
            return
        self.show()
        assert self.dialog is not None  # noqa: S101 - it is shown
        self.dialog.show_draft(draft, translate("matrix_editor", "Edit Watched Problem"))

    def watch(self) -> None:
        """Watch the search of the matrix."""
        if self.dialog is None:
            return
        draft = self.dialog.model.draft.numbered()
        text = "" if draft.filled > LONGEST_PROBLEM else texts.write(draft.problem(), "dlx")
        if not 0 < len(text) <= LONGEST_PROBLEM:
            self.dialog.show_message(errors.describe(SessionError("subject.problem", count=LONGEST_PROBLEM)))
        elif self._watch_text(text):
            self._watched = text
            self._window.raise_()
            self._window.activateWindow()

    def open(self) -> None:
        """Ask for a file, and edit the matrix in it."""
        if self.dialog is None:
            return
        title = translate("matrix_editor", "Open a Matrix")
        file_dialog.ask_file(self.dialog, self._preferences, _FILE, title, self.dialog.read_file)

    def save(self, kind: str) -> None:
        """Ask for a file and save the matrix there as a text of this kind."""
        if self.dialog is None:
            return
        draft, ending = self.dialog.model.draft, _ENDINGS[kind]
        file_dialog.ask_file(
            self.dialog,
            self._preferences,
            _FILE,
            translate("matrix_editor", "Save the Matrix"),
            lambda path: self._write(path, draft, kind),
            filters=[exporting.file_kind(ending)],
            suggested=Path(translate("matrix_editor", "matrix") + ending),
        )

    def _write(self, path: Path, draft: MatrixDraft, kind: str) -> None:
        self._file = path.name
        self._saving.start(_saving(path, draft, kind), replace=True)

    def _on_saved(self, size: int) -> None:
        if self.dialog is not None:
            self.dialog.show_message(exporting.saved(self._file, size))

    def _on_not_saved(self, error: Exception) -> None:
        if self.dialog is not None:
            self.dialog.show_message(failure(self._file, error))

    def store(self) -> None:
        """Keep the matrix for the next time."""
        if self.dialog is None:
            return
        if self._storing.is_running:
            self._settled.start()
            return
        self._settled.stop()
        self._storing.start(beside(partial(draft_file.write, draft_file.path(), self.dialog.model.draft)))

    def close(self) -> bool:
        """Close the editor and store its matrix at once; returns whether it was open."""
        if self.dialog is None:
            return False
        was_open = self.dialog.isVisible()
        with QSignalBlocker(self.dialog):
            self.dialog.close()
        self._store_layout()
        self._storing.cancel()
        self._settled.stop()
        with suppress(OSError):  # that it cannot be stored has been said before
            answered(partial(draft_file.write, draft_file.path(), self.dialog.model.draft))
        return was_open

    def _on_closed(self) -> None:
        self._store_layout()
        self.store()

    def _store_layout(self) -> None:
        if self.dialog is not None:
            self._preferences.store_layout("matrix_editor", self.dialog.saveGeometry())
            self._preferences.store_layout("matrix_splitter", self.dialog.splitter.saveState())
            self._preferences.store_layout("matrix_text", QByteArray(self.dialog.text.kind.encode()))

    def _on_edited(self) -> None:
        """What is watched is another matrix now, so its search ends, as that of a Sudoku does when it is edited."""
        self._settled.start()
        if self._watched and self._player.is_watching and self._player.subject.problem == self._watched:
            self._leave()
        self._watched = ""

    def _on_not_stored(self, error: Exception) -> None:
        text = translate("matrix_editor", "The matrix of the editor could not be stored: {error}")
        self._info_bar.show_message(text.format(error=errors.describe(error)), "error")
        self._settled.start(10 * _SETTLED)


def _saving(path: Path, draft: MatrixDraft, kind: str) -> Steps[int]:
    data = yield from beside(lambda: texts.write(draft.problem(), kind).encode())
    return (yield from storing(path, data))
