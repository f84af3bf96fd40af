"""The matrix as text beside the grid; both are kept in step."""

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QMimeData, QTimer, Signal
from PySide6.QtGui import QFontDatabase, QGuiApplication, QKeyEvent, QKeySequence, QTextCursor, QUndoStack
from PySide6.QtWidgets import QComboBox, QPlainTextEdit, QVBoxLayout, QWidget

from solver_core.cover import texts
from solver_core.errors import CodedError
from sudoku_gui.features.matrix_editor.model import MatrixDraft, MatrixError
from sudoku_gui.features.matrix_editor.table_model import DraftModel
from sudoku_gui.translation import Texts
from sudoku_gui.widgets.boxes import fill, row
from sudoku_gui.widgets.label import paragraph
from sudoku_gui.widgets.pane import FontFollower
from sudoku_gui.wording import errors
from sudoku_gui.wording.answers import doubt, written_kinds

tr = Texts("matrix_editor")

LONGEST: Final = 100_000
"""Characters of a text that is shown; a longer one would make the window wait."""
_PAUSE: Final = 250  # milliseconds after the last key until a text is read
_JOINED: Final = 2000  # milliseconds between keys that are undone together


class _Field(QPlainTextEdit):
    """The field; its own undo goes first, then that of the matrix.

    Signals:
        long_pasted: a text that is too long to be shown, or comes in the place of one that is.
    """

    long_pasted = Signal(str)

    def __init__(self, undo_stack: QUndoStack) -> None:
        super().__init__()
        self._undo_stack = undo_stack

    def keyPressEvent(self, event: QKeyEvent) -> None:
        document = self.document()
        if event.matches(QKeySequence.StandardKey.Undo) and not document.isUndoAvailable():
            self._undo_stack.undo()
        elif event.matches(QKeySequence.StandardKey.Redo) and not document.isRedoAvailable():
            self._undo_stack.redo()
        elif event.matches(QKeySequence.StandardKey.Paste) and self.isReadOnly():
            self.insertFromMimeData(QGuiApplication.clipboard().mimeData())
        else:
            super().keyPressEvent(event)

    def insertFromMimeData(self, source: QMimeData) -> None:
        text = source.text()
        if self.isReadOnly() or len(text) > LONGEST:
            self.long_pasted.emit(text)
        else:
            super().insertFromMimeData(source)


class TextSide(FontFollower, QWidget):
    """A field with the text, the choice of its kind, and what is wrong with it.

    Signals:
        doubted: what has been read could mean something else; with a sentence.
    """

    doubted = Signal(str)

    def __init__(self, model: DraftModel, kind: str) -> None:
        super().__init__()
        self._model = model
        self._typing = 0  # the number of the time in which there was no long pause
        self._is_in_step = False  # while the text makes the matrix, or the other way round
        self.kinds = QComboBox()
        self.kinds.setObjectName("matrix_text_kind")
        self.kinds.setAccessibleName(tr("Kind of text"))
        for name, label in written_kinds().items():
            self.kinds.addItem(label, name)
        self.kinds.setCurrentIndex(max(0, self.kinds.findData(kind)))
        self.field = _Field(model.undo_stack)
        self.field.setObjectName("matrix_text")
        self.field.setAccessibleName(tr("The matrix as text"))
        self.fit_font()
        self.field.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.field.setTabChangesFocus(True)
        self.fault = paragraph("matrix_text_fault", selectable=True)
        self.fault.hide()
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE)
        self._pause.timeout.connect(self.read)
        self._typed = QTimer(self, singleShot=True, interval=_JOINED)
        fill(QVBoxLayout(self), row(self.kinds, None), self.field, self.fault, stretch=(0, 1))
        self.field.textChanged.connect(self._on_typed)
        self.kinds.activated.connect(self.write)
        model.changed.connect(self._on_matrix)
        self.write()

    @property
    def kind(self) -> str:
        return str(self.kinds.currentData())

    def write(self) -> None:
        """Show the matrix as text."""
        draft = self._model.draft
        self._pause.stop()
        was_wrong = not self.fault.isHidden()
        self.fault.hide()
        is_long = len(draft.rows) * draft.width > LONGEST
        text = "" if is_long else self._written(draft)
        self._is_in_step = True
        self.field.setReadOnly(is_long)
        hint = tr("Type or paste a matrix, or a problem in Knuth's format.")
        if is_long:
            hint = tr("The matrix is too large to be edited as text. Save it to get its text.")
        self.field.setPlaceholderText(hint)
        if text != self.field.toPlainText():
            if was_wrong:  # it can be had again by undo: it was not the matrix
                cursor = self.field.textCursor()
                cursor.select(QTextCursor.SelectionType.Document)
                cursor.insertText(text)
            else:
                self.field.setPlainText(text)
        self._is_in_step = False

    def read(self) -> None:
        """Make the matrix that the text describes, or say what is wrong and leave the matrix alone."""
        self._pause.stop()
        text = self.field.toPlainText()
        try:
            draft, said = self._parsed(text)
        except CodedError as error:
            self.fault.setText(errors.describe(error))
            self.fault.show()
            return
        self.fault.hide()
        self._is_in_step = True
        self._model.change(draft, tr("Edit Text"), joined=f"text {self._typing}")
        self._is_in_step = False
        if said:
            self.doubted.emit(said)

    def read_soon_typed(self) -> None:
        """Read what has just been typed at once, before the matrix is used."""
        if self._pause.isActive():
            self.read()

    def _parsed(self, text: str) -> tuple[MatrixDraft, str]:
        """The matrix, and what else the text could be."""
        if len(text) > LONGEST:
            raise MatrixError("matrix.text", most=LONGEST)
        if not text.strip():
            return MatrixDraft(), ""
        kind = texts.kind_of(text) or self.kind
        draft = MatrixDraft.of(texts.read(text, kind))
        said = doubt(kind, texts.also(text, kind))
        if self.kinds.findData(kind) >= 0:
            self.kinds.setCurrentIndex(self.kinds.findData(kind))
        before = self._model.draft
        if kind not in {"matrix", "rows"}:
            return draft, said
        if (draft.width, draft.primary) == (before.width, before.primary):  # these have no names
            draft = replace(draft, names=before.names)
        return draft.with_labels_of(before), said

    def _written(self, draft: MatrixDraft) -> str:
        """The matrix as text of the chosen kind, or of one that can hold it."""
        if not draft.width and not draft.rows:
            return ""
        problem = draft.problem()
        kinds = texts.kinds_for(problem)
        if self.kind not in kinds:
            self.kinds.setCurrentIndex(self.kinds.findData(kinds[0]))
        return texts.write(problem, self.kind)

    def fit_font(self) -> None:
        """Use letters of one width, as large as all others."""
        font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        font.setPointSizeF(self.font().pointSizeF())
        self.field.setFont(font)

    def _on_typed(self) -> None:
        if not self._is_in_step:
            if not self._typed.isActive():
                self._typing += 1
            self._typed.start()
            self._pause.start()

    def _on_matrix(self) -> None:
        if not self._is_in_step:
            self.write()
