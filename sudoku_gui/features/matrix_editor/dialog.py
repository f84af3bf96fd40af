"""The window of the editor: the grid, the text beside it, and what can be done with the matrix."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QFormLayout,
    QLineEdit,
    QMenu,
    QSplitter,
    QWidget,
)

from solver_core.errors import CodedError
from sudoku_gui.features.matrix_editor import draft_file
from sudoku_gui.features.matrix_editor.counting import SolutionCounter
from sudoku_gui.features.matrix_editor.model import MatrixDraft
from sudoku_gui.features.matrix_editor.random_form import RandomForm
from sudoku_gui.features.matrix_editor.table import MatrixTable, native
from sudoku_gui.features.matrix_editor.table_model import DraftModel
from sudoku_gui.features.matrix_editor.typed_page import TextSide
from sudoku_gui.player.job import Job, beside
from sudoku_gui.render.theme import Theme
from sudoku_gui.translation import translate
from sudoku_gui.widgets.boxes import row
from sudoku_gui.widgets.buttons import dialog_button
from sudoku_gui.widgets.dialog import Dialog
from sudoku_gui.widgets.label import add_row, paragraph
from sudoku_gui.wording import errors
from sudoku_gui.wording.foreign import as_tip, shown
from sudoku_gui.wording.problem_kinds import doubt, written_kinds


class NameForm(Dialog):
    """One field; a name for which ``take`` raises a CodedError is refused below it."""

    def __init__(
        self, parent: QWidget, title: str, prompt: str, name: str, take: Callable[[str], None]
    ) -> None:
        super().__init__(parent, "name_form", title)
        self._take = take
        self.field = QLineEdit(name)
        self.field.selectAll()
        self.fault = paragraph("")
        self.fault.hide()
        buttons = self.button_box(
            standard=QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        buttons.button(QDialogButtonBox.StandardButton.Ok).setDefault(True)
        self.field.textEdited.connect(self.fault.hide)
        form = QFormLayout()
        add_row(form, prompt, self.field)
        self._column = self.lay_out(form, self.fault, buttons)
        self.setMinimumWidth(self.fontMetrics().height() * 22)

    def accept(self) -> None:
        """Close, unless the name is refused."""
        try:
            self._take(self.field.text())
        except CodedError as error:
            self.fault.setText(errors.describe(error))
            self.fault.show()
            self.resize(self.width(), self._column.totalHeightForWidth(self.width()))
            self.field.selectAll()
            self.field.setFocus()
        else:
            super().accept()


_WATCH = "Ctrl+Return"


class MatrixDialog(Dialog):
    """Stays open beside the window, which may stand before it, so that one can change the matrix and watch again.

    Signals:
        watch_requested: the search of the matrix is to be watched.
        open_requested: a file is to be chosen, whose matrix is to be edited.
        save_requested: the matrix is to be saved as a text of this kind.
        edited: the matrix is another one.
    """

    watch_requested = Signal()
    open_requested = Signal()
    save_requested = Signal(str)
    edited = Signal()

    def __init__(self, parent: QWidget, draft: MatrixDraft, kind: str, theme: Theme) -> None:
        title, flags = translate("matrix_editor", "Exact Cover"), Qt.WindowType.Window
        super().__init__(parent, "matrix_editor", title, is_kept=True, flags=flags)
        self.splitter = QSplitter(Qt.Orientation.Horizontal)
        self.model = DraftModel(self)
        self.model.draft = draft
        self.grid = MatrixTable(self.model, theme)
        self.text = TextSide(self.model, kind)
        self._warning = ""
        self.status = paragraph("matrix_status")
        self._loading = Job(self)
        self._counting = SolutionCounter(lambda: self.model.draft, self)
        self._random: RandomForm | None = None
        self._lay_out()
        for keys, do in (
            (QKeySequence.StandardKey.Undo, self.model.undo_stack.undo),
            (QKeySequence.StandardKey.Redo, self.model.undo_stack.redo),
        ):
            QShortcut(
                QKeySequence(keys), self.grid, context=Qt.ShortcutContext.WidgetShortcut
            ).activated.connect(do)
        QShortcut(QKeySequence(_WATCH), self).activated.connect(self.watch.click)
        QShortcut(QKeySequence.StandardKey.Open, self).activated.connect(self.open_file.click)
        QShortcut(QKeySequence.StandardKey.Save, self).activated.connect(self._save)
        self.model.changed.connect(self._on_changed)
        self._counting.changed.connect(self._show_status)
        self.grid.rename_requested.connect(self.ask_name)
        self.grid.label_requested.connect(self.ask_label)
        self.grid.refused.connect(self.show_message)
        self.text.long_pasted.connect(lambda text: self._load(partial(draft_file.of_text, text)))
        self.text.doubted.connect(self.show_message)
        self._loading.finished.connect(self._on_loaded)
        self._loading.failed.connect(lambda error: self.show_message(errors.describe(error)))
        self.grid.go_to(0, 0)
        self.grid.setFocus()
        self._counting.start_soon()
        self.resize(self.fontMetrics().height() * 55, self.fontMetrics().height() * 32)

    def _lay_out(self) -> None:
        stack = self.model.undo_stack
        self.undo = dialog_button("", translate("matrix_editor", "&Undo"), stack.undo)
        self.redo = dialog_button("", translate("matrix_editor", "&Redo"), stack.redo)
        for button, signal in ((self.undo, stack.canUndoChanged), (self.redo, stack.canRedoChanged)):
            button.setEnabled(False)
            signal.connect(button.setEnabled)
        add_row = dialog_button("", translate("matrix_editor", "Add R&ow"), self.grid.add_row)
        add_column = dialog_button("", translate("matrix_editor", "Add &Column"), self.grid.add_column)
        more = dialog_button("", translate("matrix_editor", "&More"))
        menu = QMenu(more)
        for text, keys, do in self.grid.commands()[2:]:
            menu.addAction(f"{text}\t{native(keys)}", do)
        more.setMenu(menu)
        self.random = dialog_button("", translate("matrix_editor", "Ra&ndom..."), self.ask_random)
        self.clear = dialog_button("", translate("matrix_editor", "C&lear"), self._clear)
        head = row(self.undo, self.redo, add_row, add_column, more, self.random, self.clear, None)
        for index, (part, share) in enumerate(((self.grid, 3), (self.text, 2))):
            self.splitter.addWidget(part)
            self.splitter.setStretchFactor(index, share)
        self.splitter.setChildrenCollapsible(False)
        self.open_file = dialog_button("", translate("matrix_editor", "O&pen..."), self.open_requested.emit)
        self.save = dialog_button("", translate("matrix_editor", "&Save As"))
        kinds = QMenu(self.save)
        for kind, label in written_kinds().items():
            kinds.addAction(label, partial(self._save, kind))
        self.save.setMenu(kinds)
        self.watch = dialog_button("", translate("matrix_editor", "&Watch the Search"), self._watch)
        self.watch.setToolTip(as_tip(native(_WATCH)))
        close = dialog_button("", translate("matrix_editor", "Clos&e"), self.close)
        foot = row(self.status, self.open_file, self.save, self.watch, close, stretch=(1,))
        self.lay_out(head, self.splitter, foot, stretch=(0, 1))

    def show_draft(self, draft: MatrixDraft, text: str) -> None:
        """Have another matrix; the one before can be had again by undo."""
        self.model.change(draft, text)
        self.grid.go_to(0, 0)

    def ask_name(self, column: int) -> None:
        NameForm(
            self,
            translate("matrix_editor", "Rename Column"),
            translate("matrix_editor", "&Name of the column:"),
            self.model.draft.names[column],
            partial(self.rename, column),
        ).open()

    def ask_label(self, row: int) -> None:
        NameForm(
            self,
            translate("matrix_editor", "Name Row"),
            translate("matrix_editor", "&Name of the option (empty for its number):"),
            self.model.draft.label(row),
            lambda label: self.model.change(
                self.model.draft.with_label(row, label), translate("matrix_editor", "Name Row")
            ),
        ).open()

    def rename(self, column: int, name: str) -> None:
        """Call a column so; raises a CodedError where that cannot be."""
        self.model.change(
            self.model.draft.with_name(column, name), translate("matrix_editor", "Rename Column")
        )

    def show_message(self, text: str) -> None:
        """Say something below the grid, until the matrix changes."""
        self._warning = text
        self._show_status()

    def ask_random(self) -> None:
        """Show the form for random matrices."""
        if self._random is None:
            self._random = RandomForm(self)
            self._random.drawn.connect(self._on_drawn)
        self._random.present()

    def read_file(self, file: Path) -> None:
        self._load(partial(draft_file.of_file, file))

    def _load(self, read: Callable[[], draft_file.ReadMatrix]) -> None:
        """Read a matrix beside the event loop; the newest counts."""
        self._loading.start(beside(read), replace=True)

    def _on_loaded(self, found: draft_file.ReadMatrix) -> None:
        self.text.fault.hide()
        self.show_draft(found.draft, translate("matrix_editor", "Open or Paste"))
        if found.others:
            self.show_message(doubt(found.kind, found.others))

    def _on_drawn(self, draft: MatrixDraft) -> None:
        self.show_draft(draft, translate("matrix_editor", "Random Matrix"))

    def _clear(self) -> None:
        draft = self.model.draft
        empty = replace(draft, rows=(0,) * len(draft.rows))
        self.model.change(empty, translate("matrix_editor", "Clear"))

    def _watch(self) -> None:
        if self._is_text_right():
            self.watch_requested.emit()

    def _save(self, kind: str = "") -> None:
        if self._is_text_right():
            self.save_requested.emit(kind or self.text.kind)

    def _is_text_right(self) -> bool:
        """Whether what has been typed is the matrix; if not, its field says why, and has the focus."""
        self.text.read_soon_typed()
        if self.text.fault.isHidden():
            return True
        self.text.field.setFocus()
        return False

    def _on_changed(self) -> None:
        self._warning = ""
        self._counting.start_soon()
        self.edited.emit()

    def _show_status(self) -> None:
        draft = self.model.draft
        parts = [
            translate("matrix_editor", "%n options", "", len(draft.rows)),
            translate("matrix_editor", "%n primary columns", "", draft.primary),
        ]
        if draft.primary < draft.width:
            parts.append(translate("matrix_editor", "%n secondary", "", draft.width - draft.primary))
        parts.append(translate("matrix_editor", "%n ones", "", draft.filled))
        if self._counting.text:
            parts.append(self._counting.text)
        if draft.rows and (empty := draft.uncovered) is not None:
            text = translate("matrix_editor", "column {name} has no option")
            parts.append(text.format(name=shown(draft.names[empty])))
        self.status.setText(self._warning or ", ".join(parts))
        self.watch.setEnabled(draft.width > 0)

    def showEvent(self, event: QShowEvent) -> None:
        self.windowHandle().setTransientParent(None)  # type: ignore[arg-type]  # none is allowed
        super().showEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.text.read_soon_typed()
        self._counting.stop()
        self._loading.cancel()
        super().closeEvent(event)
