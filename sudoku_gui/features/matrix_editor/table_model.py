"""The matrix for Qt: a table of cells, and the stack of what can be undone."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from PySide6.QtCore import QModelIndex, QObject, Qt, Signal
from PySide6.QtGui import QFont, QUndoCommand, QUndoStack

from sudoku_gui.features.matrix_editor.model import Block, MatrixDraft
from sudoku_gui.translation import translate
from sudoku_gui.widgets.row_table import Index, TableModel
from sudoku_gui.wording.foreign import as_tip, shown
from sudoku_gui.wording.names import number

_MOST_UNDONE: Final = 500
_ROOT: Final = QModelIndex()


class DraftModel(TableModel):
    """Rows are options, columns are items; every change goes through `change`.

    Signals:
        changed: the matrix is another one.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.draft = MatrixDraft()
        self.undo_stack = QUndoStack(self)
        self.undo_stack.setUndoLimit(_MOST_UNDONE)

    def change(self, draft: MatrixDraft, text: str, *, joined: str = "") -> None:
        """Have another matrix, which can be undone; changes that are ``joined`` by a word are undone together."""
        if draft != self.draft:
            self.undo_stack.push(_MatrixChange(self, draft, text, joined))

    def set_block(self, block: Block, *, one: bool) -> None:
        text = translate("matrix_editor", "Write 1") if one else translate("matrix_editor", "Write 0")
        self.change(self.draft.with_block(block, one=one), text)

    def toggle(self, row: int, column: int) -> None:
        self.set_block(
            Block(range(row, row + 1), range(column, column + 1)), one=not self.draft.is_one(row, column)
        )

    def show_draft(self, draft: MatrixDraft) -> None:
        """Show another matrix; for commands, which know the one before."""
        before, self.draft = self.draft, draft
        if _shape(before) == _shape(draft):
            rows = [
                row
                for row, (one, other) in enumerate(zip(before.rows, draft.rows, strict=True))
                if one != other
            ]
            if rows and draft.width:
                self.dataChanged.emit(self.index(rows[0], 0), self.index(rows[-1], draft.width - 1))
            if before.names != draft.names:
                self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, draft.width - 1)
            if before.labels != draft.labels:
                self.headerDataChanged.emit(Qt.Orientation.Vertical, 0, len(draft.rows) - 1)
        else:
            self.draft = before  # views ask while they prepare
            self.beginResetModel()
            self.draft = draft
            self.endResetModel()
        self.changed.emit()

    # --- Qt ---------------------------------------------------------------------------------------

    def columnCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else self.draft.width

    def length(self) -> int:
        return len(self.draft.rows)

    def content(self, index: Index, role: int) -> Any:
        is_one = self.draft.is_one(index.row(), index.column())
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return "1" if is_one else "·"
            case Qt.ItemDataRole.TextAlignmentRole:
                return Qt.AlignmentFlag.AlignCenter
            case Qt.ItemDataRole.AccessibleTextRole:
                text = translate("matrix_editor", "{bit}, option {row}, column {column}")
                return text.format(
                    bit=int(is_one),
                    row=self._row_name(index.row()),
                    column=shown(self.draft.names[index.column()]),
                )
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation is Qt.Orientation.Vertical:
            return self._row_header(section, role)
        if not 0 <= section < self.draft.width:
            return None
        is_secondary = section >= self.draft.primary
        match role:
            case Qt.ItemDataRole.DisplayRole:
                name = shown(self.draft.names[section])
                return f"({name})" if is_secondary else name
            case Qt.ItemDataRole.ToolTipRole:
                text = (
                    translate("matrix_editor", "{name}: secondary, covered at most once")
                    if is_secondary
                    else translate("matrix_editor", "{name}: primary, covered exactly once")
                )
                return as_tip(text.format(name=self.draft.names[section]))
            case Qt.ItemDataRole.FontRole:
                font = QFont()
                font.setItalic(is_secondary)
                return font
        return None

    def _row_header(self, row: int, role: int) -> str | None:
        if not 0 <= row < len(self.draft.rows):
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._row_name(row)
        if role == Qt.ItemDataRole.ToolTipRole and self.draft.label(row):
            text = translate("matrix_editor", "Option {row}: {name}")
            return as_tip(text.format(row=number(row + 1), name=self.draft.label(row)))
        return None

    def _row_name(self, row: int) -> str:
        return shown(self.draft.label(row)) or number(row + 1)


def _shape(draft: MatrixDraft) -> tuple[int, int, int]:
    return draft.width, draft.primary, len(draft.rows)


class _MatrixChange(QUndoCommand):
    """From one matrix to another; where only cells differ, the rows before and after are held, and nothing else."""

    def __init__(self, model: DraftModel, draft: MatrixDraft, text: str, joined: str) -> None:
        super().__init__(text)
        self._show_draft: Callable[[MatrixDraft], None] = model.show_draft
        self._model, self.joined = model, joined
        self.drafts: tuple[MatrixDraft, MatrixDraft] | None = (model.draft, draft)
        self._rows: list[tuple[int, int, int]] = []
        if not joined and replace(draft, rows=()) == replace(model.draft, rows=()):
            self._keep_rows(model.draft.rows, draft.rows)

    def _keep_rows(self, before: tuple[int, ...], after: tuple[int, ...]) -> None:
        if len(before) == len(after):
            pairs = zip(before, after, strict=True)
            self._rows = [(row, one, other) for row, (one, other) in enumerate(pairs) if one != other]
            self.drafts = None

    def redo(self) -> None:
        self._show_side(1)

    def undo(self) -> None:
        self._show_side(0)

    def _show_side(self, side: int) -> None:
        if self.drafts is not None:
            self._show_draft(self.drafts[side])
            return
        rows = list(self._model.draft.rows)
        for row, *bits in self._rows:
            rows[row] = bits[side]
        self._show_draft(replace(self._model.draft, rows=tuple(rows)))

    def id(self) -> int:
        """Those of one kind may be merged."""
        return 1 if self.joined else -1

    def mergeWith(self, other: QUndoCommand) -> bool:
        if (
            not isinstance(other, _MatrixChange)
            or other.joined != self.joined
            or not (self.drafts and other.drafts)
        ):
            return False
        self.drafts = (self.drafts[0], other.drafts[1])
        return True
