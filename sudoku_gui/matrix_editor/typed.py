"""The matrix as text beside the grid; both are kept in step."""

from typing import Final

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QPlainTextEdit, QVBoxLayout, QWidget

from solver_core.cover import texts
from solver_core.errors import CodedError
from sudoku_gui.matrix_editor.model import Draft
from sudoku_gui.matrix_editor.table_model import TableModel
from sudoku_gui.player.errors import SessionError
from sudoku_gui.widgets.label import Label
from sudoku_gui.wording import errors
from sudoku_gui.wording.marking import translate

LONGEST: Final = 100_000
"""Characters of a text that is shown; a longer one would make the window wait."""
_PAUSE: Final = 250
"""Milliseconds after the last key until a text is read."""


def kind_names() -> dict[str, str]:
    """The kinds of text that are written, by their ids."""
    return {
        "matrix": translate("matrix_editor", "0-1 matrix"),
        "dlx": translate("matrix_editor", "Knuth's DLX"),
        "csv": translate("matrix_editor", "Table (CSV)"),
    }


class TextSide(QWidget):
    """A field with the text, the choice of its kind, and what is wrong with it."""

    def __init__(self, model: TableModel, kind: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._is_in_step = False  # while the text makes the matrix, or the other way round
        self.kinds = QComboBox()
        self.kinds.setObjectName("matrix_text_kind")
        self.kinds.setAccessibleName(translate("matrix_editor", "Kind of text"))
        for name, label in kind_names().items():
            self.kinds.addItem(label, name)
        self.kinds.setCurrentIndex(max(0, self.kinds.findData(kind)))
        self.field = QPlainTextEdit()
        self.field.setObjectName("matrix_text")
        self.field.setAccessibleName(translate("matrix_editor", "The matrix as text"))
        self.field.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.field.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.field.setTabChangesFocus(True)
        self.fault = Label()
        self.fault.setObjectName("matrix_text_fault")
        self.fault.setWordWrap(True)
        self.fault.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.fault.hide()
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE)
        self._pause.timeout.connect(self.read)
        head = QHBoxLayout()
        head.addWidget(self.kinds)
        head.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(head)
        column.addWidget(self.field, 1)
        column.addWidget(self.fault)
        self.field.textChanged.connect(self._on_typed)
        self.kinds.activated.connect(self.write)
        model.changed.connect(self._on_matrix)
        self.write()

    @property
    def kind(self) -> str:
        """Which text is shown."""
        return str(self.kinds.currentData())

    def write(self) -> None:
        """Show the matrix as text."""
        draft = self._model.draft
        self._pause.stop()
        self.fault.hide()
        is_long = len(draft.rows) * draft.width > LONGEST
        text = "" if is_long else written(draft, self.kind)
        self._is_in_step = True
        self.field.setReadOnly(is_long)
        self.field.setPlaceholderText(
            translate(
                "matrix_editor", "The matrix is too large to be edited as text. Save it to have it as text."
            )
            if is_long
            else translate("matrix_editor", "Type or paste a matrix, or a problem in Knuth's format.")
        )
        if text != self.field.toPlainText():
            self.field.setPlainText(text)
        self._is_in_step = False

    def read(self) -> None:
        """Make the matrix that the text describes, or say what is wrong and leave the matrix alone."""
        self._pause.stop()
        text = self.field.toPlainText()
        try:
            draft = self._parsed(text)
        except CodedError as error:
            self.fault.setText(errors.describe(error))
            self.fault.show()
            return
        self.fault.hide()
        self._is_in_step = True
        self._model.change(draft, translate("matrix_editor", "Edit Text"), joined="text")
        self._is_in_step = False

    def read_soon_typed(self) -> None:
        """What has just been typed counts at once, before the matrix is used."""
        if self._pause.isActive():
            self.read()

    def _parsed(self, text: str) -> Draft:
        if len(text) > LONGEST:
            raise SessionError("matrix.text", most=LONGEST)
        if not text.strip():
            return Draft()
        kind = texts.kind_of(text) or self.kind
        draft = Draft.of(texts.read(text, kind))
        if self.kinds.findData(kind) >= 0:
            self.kinds.setCurrentIndex(self.kinds.findData(kind))
        before = self._model.draft
        if kind in {"matrix", "rows"} and draft.width == before.width:  # these have no names
            return Draft(before.names, before.primary, draft.rows)
        return draft

    def _on_typed(self) -> None:
        if not self._is_in_step:
            self._pause.start()

    def _on_matrix(self) -> None:
        if not self._is_in_step:
            self.write()


def written(draft: Draft, kind: str) -> str:
    """The matrix as text of a kind; in a matrix, too, empty rows have their line."""
    return texts.write(draft.problem(), kind)
