"""The window of the editor: the grid, the text beside it, and the commands."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QByteArray, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QMenu, QSplitter

from solver_core.cover import ProblemError, Search, texts
from sudoku_gui.context import Context
from sudoku_gui.document.atomic_file import storing
from sudoku_gui.features.matrix_editor import draft_file
from sudoku_gui.features.matrix_editor.forms import RandomForm
from sudoku_gui.features.matrix_editor.model import MatrixDraft, MatrixError, nearest
from sudoku_gui.features.matrix_editor.table import MatrixTable
from sudoku_gui.features.matrix_editor.table_model import DraftModel
from sudoku_gui.features.matrix_editor.typed_page import TextSide
from sudoku_gui.player.errors import AppError
from sudoku_gui.player.job import Job, Work, beside
from sudoku_gui.player.subject import LONGEST_PROBLEM
from sudoku_gui.services.progress import failure
from sudoku_gui.translation import Texts
from sudoku_gui.widgets import file_dialog
from sudoku_gui.widgets.boxes import row
from sudoku_gui.widgets.buttons import dialog_button
from sudoku_gui.widgets.dialog import Dialog
from sudoku_gui.widgets.label import paragraph
from sudoku_gui.wording import errors, exporting, joining
from sudoku_gui.wording.answers import doubt, written_kinds
from sudoku_gui.wording.foreign import as_tip, shown
from sudoku_gui.wording.names import number

tr = Texts("matrix_editor")

_WATCH: Final = QKeySequence("Ctrl+Return")
_FILE: Final = "matrix_file"  # the name of the file dialog, whose parent is the editor
ENDINGS: Final = {"matrix": ".txt", "dlx": ".dlx", "csv": ".csv"}
_PAUSE: Final = 300  # milliseconds after a change until solutions are counted
_SLICE: Final = 20_000  # events at a time: some milliseconds
_MOST: Final = 20_000_000  # events after which the count is given up
_LARGE: Final = 20_000
"""The most ones for counting solutions automatically: with more, creating the search takes too long."""


class MatrixDialog(Dialog):
    """Stays open beside the main window, so that the user can change the matrix and watch again.

    Signals:
        watched: the search of this matrix is watched.
    """

    watched = Signal()

    def __init__(self, context: Context, draft: MatrixDraft) -> None:
        title, flags = tr("Exact Cover"), Qt.WindowType.Window
        super().__init__(context.window, "matrix_editor", title, is_kept=True, flags=flags)
        self._context, self._preferences = context, context.preferences
        self.splitter = QSplitter(Qt.Orientation.Horizontal)
        self.model = DraftModel(draft, self)
        self.grid = MatrixTable(self.model, context.theme)
        self.text = TextSide(self.model, self._preferences.layout("matrix_text").toStdString())
        self._warning = self._solutions = ""
        self.status = paragraph("matrix_status")
        self._loading, self._counting = Job(self), Job(self)
        self._saving = Job(context.window)  # continues when this is closed
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE)
        self._file = ""  # the name of the saved file
        self._random: RandomForm | None = None
        self._lay_out()
        QShortcut(_WATCH, self).activated.connect(self.watch.click)
        QShortcut(QKeySequence.StandardKey.Open, self).activated.connect(self.open_file.click)
        QShortcut(QKeySequence.StandardKey.Save, self).activated.connect(self.ask_file)
        self.model.changed.connect(self._on_changed)
        self._pause.timeout.connect(self._count)
        self._counting.finished.connect(self._show_solutions)
        self.grid.refused.connect(self.show_message)
        self.text.field.long_pasted.connect(lambda text: self._load(partial(draft_file.of_text, text)))
        self.text.doubted.connect(self.show_message)
        self.finished.connect(self._end)  # also by Esc, which sends no close event
        self._loading.finished.connect(self._on_loaded)
        self._loading.failed.connect(lambda error: self.show_message(errors.describe(error)))
        self._saving.finished.connect(lambda size: self.show_message(exporting.saved(self._file, size)))
        self._saving.failed.connect(lambda error: self.show_message(failure(self._file, error)))
        self.grid.go_to(0, 0)
        self.grid.setFocus()
        self._on_changed()
        self.resize(self.fontMetrics().height() * 55, self.fontMetrics().height() * 32)
        self.restoreGeometry(self._preferences.layout("matrix_editor"))
        self.splitter.restoreState(self._preferences.layout("matrix_splitter"))

    def _lay_out(self) -> None:
        stack = self.model.undo_stack
        self.undo = dialog_button("", tr("&Undo"), stack.undo)
        self.redo = dialog_button("", tr("&Redo"), stack.redo)
        for button, signal in ((self.undo, stack.canUndoChanged), (self.redo, stack.canRedoChanged)):
            button.setEnabled(False)
            signal.connect(button.setEnabled)
        add_row = dialog_button("", tr("Add R&ow"), self.grid.add_row)
        add_column = dialog_button("", tr("Add &Column"), self.grid.add_column)
        more = dialog_button("", tr("&More"))
        menu = QMenu(more)
        menu.addActions(self.grid.on_lines[2:])
        more.setMenu(menu)
        self.random = dialog_button("", tr("Ra&ndom..."), self.ask_random)
        self.clear = dialog_button("", tr("C&lear"), self._clear)
        head = row(self.undo, self.redo, add_row, add_column, more, self.random, self.clear, None)
        for index, (part, share) in enumerate(((self.grid, 3), (self.text, 2))):
            self.splitter.addWidget(part)
            self.splitter.setStretchFactor(index, share)
        self.splitter.setChildrenCollapsible(False)
        self.open_file = dialog_button("", tr("O&pen..."), self._open)
        self.save = dialog_button("", tr("&Save As"))
        kinds = QMenu(self.save)
        for kind, label in written_kinds().items():
            kinds.addAction(label, partial(self.ask_file, kind))
        self.save.setMenu(kinds)
        self.watch = dialog_button("", tr("&Watch the Search"), self._watch)
        self.watch.setToolTip(as_tip(_WATCH.toString(QKeySequence.SequenceFormat.NativeText)))
        close = dialog_button("", tr("Clos&e"), self.close)
        foot = row(self.status, self.open_file, self.save, self.watch, close, stretch=(1,))
        self.lay_out(head, self.splitter, foot, stretch=(0, 1))

    def store_layout(self) -> None:
        """Remember sizes, and the kind of text, for the next start."""
        store = self._preferences.store_layout
        store("matrix_editor", self.saveGeometry())
        store("matrix_splitter", self.splitter.saveState())
        store("matrix_text", QByteArray(self.text.kind.encode()))

    def show_draft(self, draft: MatrixDraft, text: str) -> None:
        """Show another matrix; undo brings back the previous one."""
        self.model.change(draft, text)
        self.grid.go_to(0, 0)

    def ask_random(self) -> None:
        """Show the form for random matrices."""
        if self._random is None:
            self._random = RandomForm(self)
            text = tr("Random Matrix")
            self._random.drawn.connect(lambda draft: self.show_draft(draft, text))
        self._random.present()

    def _clear(self) -> None:
        draft = self.model.draft
        empty = replace(draft, rows=(0,) * len(draft.rows))
        self.model.change(empty, tr("Clear"))

    def go_on(self) -> None:
        """Watch this matrix from the position that is nearest to the current one."""
        there, player = self._context.player.snapshot, self._context.player
        self._watch()
        if there is not None:
            player.scrub(nearest(there, player.subject.search()))

    def _watch(self) -> None:
        """Start a search of the matrix in the main window; report a matrix that is too large."""
        if not self._check_text():
            return
        draft, window = self.model.draft, self._context.window
        try:
            text = "" if draft.filled > LONGEST_PROBLEM else texts.write(draft.problem(), "dlx")
        except ProblemError:
            self.show_message(errors.describe(MatrixError("matrix.no_primary")))
            return
        if not 0 < len(text) <= LONGEST_PROBLEM:
            self.show_message(errors.describe(AppError("subject.problem", count=LONGEST_PROBLEM)))
        elif self._context.watching.watch_problem(text):
            self.watched.emit()
            window.raise_()
            window.activateWindow()

    # --- files ------------------------------------------------------------------------------------

    def _open(self) -> None:
        """Ask for a file, and edit the matrix in it."""
        title = tr("Open a Matrix")
        file_dialog.ask_file(self, self._preferences, _FILE, title, self.read_file)

    def read_file(self, file: Path) -> None:
        self._load(partial(draft_file.of_file, file))

    def _load(self, read: Callable[[], draft_file.ReadMatrix]) -> None:
        self._loading.start(beside(read), replace=True)

    def _on_loaded(self, found: draft_file.ReadMatrix) -> None:
        self.text.fault.hide()
        self.show_draft(found.draft, tr("Open or Paste"))
        if found.others:
            self.show_message(doubt(found.kind, found.others))

    def ask_file(self, kind: str = "") -> None:
        """Ask for a file and save the matrix there as a text of this kind, or of that which is shown."""
        if not self._check_text():
            return
        kind = kind or self.text.kind
        draft, ending = self.model.draft, ENDINGS[kind]

        def write(path: Path) -> None:
            self._file = path.name
            self._saving.start(_saving(path, draft, kind), replace=True)

        file_dialog.ask_file(
            self,
            self._preferences,
            _FILE,
            tr("Save the Matrix"),
            write,
            filters=[exporting.file_kind(ending)],
            suggested=Path(tr("matrix") + ending),
        )

    def _check_text(self) -> bool:
        """Read what has been typed; returns whether it is the matrix. If not, its field says why, and has the focus."""
        self.text.read_soon_typed()
        if self.text.fault.isHidden():
            return True
        self.text.field.setFocus()
        return False

    # --- what is said of the matrix ---------------------------------------------------------------

    def show_message(self, text: str) -> None:
        """Show a message below the grid until the matrix changes."""
        self._warning = text
        self._show_status()

    def _on_changed(self) -> None:
        """Start counting solutions after a pause."""
        self._warning = ""
        self._counting.cancel()
        self._show_solutions("")
        self._pause.start()

    def _count(self) -> None:
        draft = self.model.draft
        if draft.primary and draft.filled <= _LARGE:
            self._counting.start(_counting(draft))

    def _show_solutions(self, text: str) -> None:
        self._solutions = text
        self._show_status()

    def _show_status(self) -> None:
        draft = self.model.draft
        parts = [tr("%n options", "", len(draft.rows)), tr("%n primary columns", "", draft.primary)]
        if draft.primary < draft.width:
            parts.append(tr("%n secondary", "", draft.width - draft.primary))
        parts.append(tr("%n ones", "", draft.filled))
        if self._solutions:
            parts.append(self._solutions)
        if draft.rows and (empty := draft.uncovered) is not None:
            parts.append(tr("column {name} has no option", name=shown(draft.names[empty])))
        self.status.setText(self._warning or joining.words(parts))
        self.watch.setEnabled(draft.width > 0)

    def _end(self) -> None:
        """Read the last typed text, and stop counting."""
        self.text.read_soon_typed()
        self._pause.stop()
        self._counting.cancel()
        self._loading.cancel()

    # --- Qt ---------------------------------------------------------------------------------------

    def closeEvent(self, event: QCloseEvent) -> None:
        self._end()
        super().closeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        self.windowHandle().setTransientParent(None)  # type: ignore[arg-type]  # none is allowed
        super().showEvent(event)


def _saving(path: Path, draft: MatrixDraft, kind: str) -> Work[int]:
    data = yield from beside(lambda: texts.write(draft.problem(), kind).encode())
    return (yield from storing(path, data))


def _counting(draft: MatrixDraft) -> Work[str]:
    """Count the solutions, and say how many there are."""
    search = yield from beside(lambda: Search(draft.problem()))
    while not search.finished and search.position < _MOST:
        search.forward(_SLICE)
        yield 0.0
    if search.finished:
        return tr("%n solutions", "", search.solutions)
    return tr("at least {count} solutions", "", search.solutions).format(count=number(search.solutions))
