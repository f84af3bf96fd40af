"""Opens the editor, watches its matrix, saves it, and keeps it for the next time."""

from collections.abc import Callable
from contextlib import suppress
from functools import cached_property, partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QByteArray, QObject, QSignalBlocker, QTimer

from solver_core.cover import ProblemError, texts
from sudoku_gui.context import Context
from sudoku_gui.document.atomic_file import storing
from sudoku_gui.features.matrix_editor import draft_file
from sudoku_gui.features.matrix_editor.dialog import MatrixDialog
from sudoku_gui.features.matrix_editor.model import MatrixDraft, MatrixError
from sudoku_gui.player.errors import AppError
from sudoku_gui.player.job import Job, Steps, answered, beside
from sudoku_gui.player.subject import LONGEST_PROBLEM
from sudoku_gui.translation import translate
from sudoku_gui.widgets import file_dialog
from sudoku_gui.widgets.progress import failure
from sudoku_gui.wording import errors, exporting

_SETTLED: Final = 500  # milliseconds after a change until it is stored
_ROWS, _COLUMNS = 6, 7
_FILE: Final = "matrix_file"
"""A dialog that belongs to the editor, so that it stands before it, and its answer is read there."""
_ENDINGS: Final = {"matrix": ".txt", "dlx": ".dlx", "csv": ".csv"}


class MatrixEditor(QObject):
    """The one editor of a window."""

    def __init__(self, context: Context) -> None:
        super().__init__(context.window)
        self._main, self._preferences, self._info_bar = context.window, context.preferences, context.messages
        self._player = context.player
        self._watch_text, self._leave = context.watching.watch_problem, context.watching.back_to_playing
        self._watched = ""  # the matrix that is watched, as DLX text
        self._saving, self._file = Job(self), ""
        self._saving.finished.connect(self._on_saved)
        self._saving.failed.connect(self._on_not_saved)
        self._storing = Job(self)
        self._storing.failed.connect(self._on_not_stored)
        self._settled = QTimer(self, singleShot=True, interval=_SETTLED)
        self._settled.timeout.connect(self._store)

    @cached_property
    def window(self) -> MatrixDialog:
        """Shows the matrix that was edited last."""
        draft = draft_file.read(draft_file.path()) or MatrixDraft.of_size(_ROWS, _COLUMNS)
        kind = self._preferences.layout("matrix_text").toStdString()
        window = MatrixDialog(self._main, draft, kind, self._main.theme)
        window.restoreGeometry(self._preferences.layout("matrix_editor"))
        window.splitter.restoreState(self._preferences.layout("matrix_splitter"))
        window.finished.connect(self._on_closed)
        window.open_requested.connect(self.open)
        window.watch_requested.connect(self.watch)
        window.save_requested.connect(self.save)
        window.edited.connect(self._on_edited)
        return window

    def show(self) -> None:
        """Open the editor with the matrix that was edited last."""
        self.window.present()

    def edit_watched(self) -> None:
        """Open the editor with the problem that is watched; the matrix before can be had again by undo."""
        search = self._player.search
        if self._watched and self._player.subject.problem == self._watched:
            self.show()
            return
        if search is None or self._player.grid is not None:
            self._info_bar.show_message(
                translate("matrix_editor", "Watch a problem of the gallery or of a file first."), "error"
            )
            return
        try:
            draft = MatrixDraft.of(search.problem)
        except AppError as error:
            self._info_bar.show_message(errors.describe(error), "error")
            return
        self.show()
        self.window.show_draft(draft, translate("matrix_editor", "Edit Watched Problem"))

    def watch(self) -> None:
        """Start a search of the edited matrix in the main window; report a matrix that is too large."""
        draft = self.window.model.draft
        try:
            text = "" if draft.filled > LONGEST_PROBLEM else texts.write(draft.problem(), "dlx")
        except ProblemError:
            self.window.show_message(errors.describe(MatrixError("matrix.no_primary")))
            return
        if not 0 < len(text) <= LONGEST_PROBLEM:
            self.window.show_message(errors.describe(AppError("subject.problem", count=LONGEST_PROBLEM)))
        elif self._watch_text(text):
            self._watched = text
            self._main.raise_()
            self._main.activateWindow()

    def open(self) -> None:
        """Ask for a file, and edit the matrix in it."""
        title = translate("matrix_editor", "Open a Matrix")
        file_dialog.ask_file(self.window, self._preferences, _FILE, title, self.window.read_file)

    def save(self, kind: str) -> None:
        """Ask for a file and save the matrix there as a text of this kind."""
        draft, ending = self.window.model.draft, _ENDINGS[kind]
        file_dialog.ask_file(
            self.window,
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
        self.window.show_message(exporting.saved(self._file, size))

    def _on_not_saved(self, error: Exception) -> None:
        self.window.show_message(failure(self._file, error))

    # --- what is there again at the next start ----------------------------------------------------

    def close(self) -> None:
        """Close the editor and store what is edited at once."""
        if "window" not in vars(self):
            return
        with QSignalBlocker(self.window):
            self.window.close()
        self._store_layout()
        self._storing.cancel()
        self._settled.stop()
        with suppress(OSError):  # that it cannot be stored has been said before
            answered(self._writing())

    def _writing(self) -> Callable[[], None]:
        """What stores what is edited now; it is called in a thread."""
        return partial(draft_file.write, draft_file.path(), self.window.model.draft)

    def _store(self) -> None:
        if self._storing.is_running:
            self._settled.start()
            return
        self._settled.stop()
        self._storing.start(beside(self._writing()))

    def _store_layout(self) -> None:
        window, store = self.window, self._preferences.store_layout
        store("matrix_editor", window.saveGeometry())
        store("matrix_splitter", window.splitter.saveState())
        store("matrix_text", QByteArray(window.text.kind.encode()))

    def _on_closed(self) -> None:
        self._store_layout()
        self._store()

    def _on_not_stored(self, error: Exception) -> None:
        text = translate("matrix_editor", "The matrix of the editor could not be stored: {error}")
        self._info_bar.show_message(text.format(error=errors.describe(error)), "error")
        self._settled.start(10 * _SETTLED)

    def _on_edited(self) -> None:
        """What is watched is another matrix now, so its search ends, as that of a Sudoku does when it is edited."""
        self._settled.start()
        if self._watched and self._player.is_watching and self._player.subject.problem == self._watched:
            self._leave()
        self._watched = ""


def _saving(path: Path, draft: MatrixDraft, kind: str) -> Steps[int]:
    data = yield from beside(lambda: texts.write(draft.problem(), kind).encode())
    return (yield from storing(path, data))
