"""The matrix editor, which restores the last matrix at the next start."""

from collections.abc import Iterable
from contextlib import suppress
from functools import cached_property, partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSignalBlocker, QTimer

from sudoku_gui.context import Context
from sudoku_gui.kit.feature import Feature
from sudoku_gui.layout.declarations import Action, KeySection, native
from sudoku_gui.player.errors import AppError
from sudoku_gui.player.job import Job, answered, beside
from sudoku_gui.player.subject import Subject
from sudoku_gui.translation import Texts
from sudoku_gui.wording import errors

if TYPE_CHECKING:
    from collections.abc import Callable

    from sudoku_gui.features.matrix_editor.dialog import MatrixDialog


tr_keys = Texts("keys")
tr = Texts("matrix_editor")

_SETTLED: Final = 500  # milliseconds after a change until it is stored
_ROWS, _COLUMNS = 6, 7


class MatrixEditorFeature(Feature):
    """Opens the editor, and stores what is edited."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._watched: Subject | None = None  # what was watched of this matrix, or edited
        self._storing = Job(self)
        self._storing.failed.connect(self._on_not_stored)
        self._settled = QTimer(self, singleShot=True, interval=_SETTLED)
        self._settled.timeout.connect(self._store)

    def key_sections(self) -> Iterable[KeySection]:
        rows = [
            (tr_keys("Write 0 or 1 and go on"), native("0", "1")),
            (tr_keys("Change 0 to 1, or 1 to 0"), native("Space")),
            (tr_keys("Clear the selected cells"), native("Del", "Backspace")),
            (tr_keys("Add a row or a column"), native("Ins", "Shift+Ins")),
            (tr_keys("Remove rows or columns"), native("Shift+Del", "Ctrl+Del")),
            (tr_keys("Move the row or the column"), tr_keys("Alt+Arrows")),
            (tr_keys("Rename the column, or name the row"), native("F2", "Shift+F2")),
            (tr_keys("Cut, copy, paste"), native("Ctrl+X", "Ctrl+C", "Ctrl+V")),
            (tr_keys("Undo, redo"), native("Ctrl+Z", "Ctrl+Shift+Z")),
            (tr_keys("Open or save the matrix"), native("Ctrl+O", "Ctrl+S")),
            (tr_keys("Watch the search of the matrix"), native("Ctrl+Return")),
        ]
        yield KeySection(tr_keys("Matrix editor"), rows)

    @cached_property
    def window(self) -> "MatrixDialog":
        """The editor, with the matrix edited last."""
        from sudoku_gui.features.matrix_editor import draft_file
        from sudoku_gui.features.matrix_editor.dialog import MatrixDialog
        from sudoku_gui.features.matrix_editor.model import MatrixDraft

        draft = draft_file.read(draft_file.path()) or MatrixDraft.of_size(_ROWS, _COLUMNS)
        window = MatrixDialog(self.context, draft)
        window.finished.connect(self._on_closed)
        window.watched.connect(self._record_watched)
        window.model.changed.connect(self._on_edited)
        return window

    @Action(
        "new_matrix",
        "New Exact &Cover...",
        keys=("Ctrl+Shift+N",),
        tip="Enter a 0-1 matrix of your own and watch its search",
    )
    def show(self) -> None:
        """Open the editor with the matrix that was edited last."""
        self.window.present()

    @Action("edit_matrix", "Edit the &Matrix...", tip="Edit the problem that is watched as a 0-1 matrix")
    def edit_watched(self) -> None:
        """Open the editor with the watched problem; undo brings back the previous matrix."""
        from sudoku_gui.features.matrix_editor.model import MatrixDraft

        player, messages = self.context.player, self.context.messages
        if player.is_watching and player.subject == self._watched:
            self.show()
            return
        if player.search is None or player.grid is not None:
            messages.show_message(tr("Watch a problem of the gallery or of a file first."), "error")
            return
        try:
            draft = MatrixDraft.of(player.search.problem)
        except AppError as error:
            messages.show_message(errors.describe(error), "error")
            return
        self.show()
        self.window.show_draft(draft, tr("Edit Watched Problem"))
        self._record_watched()

    def _record_watched(self) -> None:
        self._watched = self.context.player.subject

    def _on_edited(self) -> None:
        """Offer to go on with the changed matrix; until then the search stays what it was."""
        self._settled.start()
        player, watched = self.context.player, self._watched
        if player.is_watching and player.subject == watched:
            text = tr("The matrix has changed; the search is still that of the matrix before.")
            self.context.messages.show_message(
                text,
                actions=[(tr("Go On with the Change"), self.window.go_on)],
                applies=lambda: player.is_watching and player.subject == watched,
            )

    # --- storing for the next start ----------------------------------------------------

    def close(self) -> None:
        """Close the editor and store what is edited at once."""
        if "window" not in vars(self):
            return
        with QSignalBlocker(self.window):
            self.window.close()
        self.window.store_layout()
        self._storing.cancel()
        self._settled.stop()
        with suppress(OSError):  # the error was already reported
            answered(self._writing())

    def _writing(self) -> "Callable[[], None]":
        """A function that stores the current matrix; called in a thread."""
        from sudoku_gui.features.matrix_editor import draft_file

        return partial(draft_file.write, draft_file.path(), self.window.model.draft)

    def _store(self) -> None:
        if self._storing.is_running:
            self._settled.start()
            return
        self._settled.stop()
        self._storing.start(beside(self._writing()))

    def _on_closed(self) -> None:
        self.window.store_layout()
        self._store()

    def _on_not_stored(self, error: Exception) -> None:
        text = tr("The matrix of the editor could not be stored: {error}", error=errors.describe(error))
        self.context.messages.show_message(text, "error")
        self._settled.start(10 * _SETTLED)
