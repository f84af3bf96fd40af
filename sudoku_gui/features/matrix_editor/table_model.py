"""The matrix for Qt: a table of cells, and the stack of what can be undone."""

from typing import Any, Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QFont, QUndoCommand, QUndoStack

from sudoku_gui.features.matrix_editor.model import Block, MatrixDraft
from sudoku_gui.translation import Texts
from sudoku_gui.wording.foreign import as_tip, shown
from sudoku_gui.wording.names import number

tr = Texts("matrix_editor")

_MOST_UNDONE: Final = 500
_Index = QModelIndex | QPersistentModelIndex
_ROOT: Final = QModelIndex()
_Role = Qt.ItemDataRole


class DraftModel(QAbstractTableModel):
    """Rows are options, columns are items; every change goes through `change`.

    Signals:
        changed: the matrix is another.
    """

    changed = Signal()

    def __init__(self, draft: MatrixDraft, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.draft = draft
        self.undo_stack = QUndoStack(self, undoLimit=_MOST_UNDONE)

    def change(self, draft: MatrixDraft, text: str, *, joined: str = "") -> None:
        """Change the matrix with undo; changes with the same ``joined`` word are undone together."""
        if draft != self.draft:
            self.undo_stack.push(_Change(self, draft, text, joined))

    def set_block(self, block: Block, *, one: bool) -> None:
        text = tr("Write 1") if one else tr("Write 0")
        self.change(self.draft.with_block(block, one=one), text)

    def toggle(self, row: int, column: int) -> None:
        block = Block(range(row, row + 1), range(column, column + 1))
        self.set_block(block, one=not self.draft.is_one(row, column))

    def show_draft(self, draft: MatrixDraft) -> None:
        """Show another matrix; called by `_Change`, which stores the previous one."""
        before = self.draft
        if _shape(before) == _shape(draft):
            self.draft = draft
            if before.rows != draft.rows:
                last = self.index(self.rowCount() - 1, self.columnCount() - 1)
                self.dataChanged.emit(self.index(0, 0), last)
            if before.names != draft.names:
                self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, draft.width - 1)
            if before.labels != draft.labels:
                self.headerDataChanged.emit(Qt.Orientation.Vertical, 0, len(draft.rows) - 1)
        else:
            self.beginResetModel()
            self.draft = draft
            self.endResetModel()
        self.changed.emit()

    # --- Qt ---------------------------------------------------------------------------------------

    def rowCount(self, parent: _Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self.draft.rows)

    def columnCount(self, parent: _Index = _ROOT) -> int:
        return 0 if parent.isValid() else self.draft.width

    def data(self, index: _Index, role: int = _Role.DisplayRole) -> Any:
        if not index.isValid():
            return None
        is_one = self.draft.is_one(index.row(), index.column())
        match role:
            case _Role.DisplayRole:
                return "1" if is_one else "·"
            case _Role.TextAlignmentRole:
                return Qt.AlignmentFlag.AlignCenter
            case _Role.AccessibleTextRole:
                row, column = self._row_name(index.row()), shown(self.draft.names[index.column()])
                return tr("{bit}, option {row}, column {column}", bit=int(is_one), row=row, column=column)
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _Role.DisplayRole) -> Any:
        is_column = orientation is Qt.Orientation.Horizontal
        if not 0 <= section < (self.columnCount() if is_column else self.rowCount()):
            return None
        return self._column_header(section, role) if is_column else self._row_header(section, role)

    def _column_header(self, column: int, role: int) -> str | QFont | None:
        name, is_secondary = self.draft.names[column], column >= self.draft.primary
        match role:
            case _Role.DisplayRole:
                return f"({shown(name)})" if is_secondary else shown(name)
            case _Role.ToolTipRole:
                text = tr("{name}: primary, covered exactly once")
                if is_secondary:
                    text = tr("{name}: secondary, covered at most once")
                return as_tip(text.format(name=name))
            case _Role.FontRole:
                font = QFont()
                font.setItalic(is_secondary)
                return font
        return None

    def _row_header(self, row: int, role: int) -> str | None:
        if role == _Role.DisplayRole:
            return self._row_name(row)
        if role == _Role.ToolTipRole and (label := self.draft.label(row)):
            return as_tip(tr("Option {row}: {name}", row=number(row + 1), name=label))
        return None

    def _row_name(self, row: int) -> str:
        return shown(self.draft.label(row)) or number(row + 1)


def _shape(draft: MatrixDraft) -> tuple[int, int, int]:
    return draft.width, draft.primary, len(draft.rows)


class _Change(QUndoCommand):
    """A change from one matrix to another, which share the rows that stay."""

    def __init__(self, model: DraftModel, draft: MatrixDraft, text: str, joined: str) -> None:
        super().__init__(text)
        self._model, self.joined = model, joined
        self._before, self.after = model.draft, draft

    def redo(self) -> None:
        self._model.show_draft(self.after)

    def undo(self) -> None:
        self._model.show_draft(self._before)

    def id(self) -> int:
        """Edits with the same number may be merged."""
        return 1 if self.joined else -1

    def mergeWith(self, other: QUndoCommand) -> bool:
        if not isinstance(other, _Change) or other.joined != self.joined:
            return False
        self.after = other.after
        return True
