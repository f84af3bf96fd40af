"""The matrix for Qt: a table of cells, and the stack of what can be undone."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QFont, QUndoCommand, QUndoStack

from sudoku_gui.guard import Guarded
from sudoku_gui.matrix_editor.model import Draft
from sudoku_gui.wording.foreign import as_tip
from sudoku_gui.wording.marking import translate
from sudoku_gui.wording.names import number

_Index = QModelIndex | QPersistentModelIndex
_ROOT: Final = QModelIndex()


class TableModel(Guarded, QAbstractTableModel):
    """Rows are options, columns are items; every change goes through `change`.

    Signals:
        changed: the matrix is another one.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.draft = Draft()
        self.undo_stack = QUndoStack(self)

    def change(self, draft: Draft, text: str, *, joined: str = "") -> None:
        """Have another matrix, which can be undone; changes that are ``joined`` by a word are undone together."""
        if draft != self.draft:
            self.undo_stack.push(_Change(self, draft, text, joined))

    def set_cells(self, cells: Iterable[tuple[int, int]], *, one: bool) -> None:
        """Make these cells 1 or 0."""
        text = translate("matrix_editor", "Write 1") if one else translate("matrix_editor", "Write 0")
        self.change(self.draft.with_cells(cells, one=one), text)

    def toggle(self, row: int, column: int) -> None:
        """Make a cell 1 where it is 0, and the other way round."""
        self.set_cells([(row, column)], one=not self.draft.is_one(row, column))

    def have(self, draft: Draft) -> None:
        """Show another matrix; for commands, which know the one before."""
        before, self.draft = self.draft, draft
        if (before.names, before.primary, len(before.rows)) == (draft.names, draft.primary, len(draft.rows)):
            rows = [
                row
                for row, (one, other) in enumerate(zip(before.rows, draft.rows, strict=True))
                if one != other
            ]
            if rows and draft.width:
                self.dataChanged.emit(self.index(rows[0], 0), self.index(rows[-1], draft.width - 1))
        else:
            self.beginResetModel()
            self.endResetModel()
        self.changed.emit()

    # --- Qt ---------------------------------------------------------------------------------------

    def rowCount(self, parent: _Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self.draft.rows)

    def columnCount(self, parent: _Index = _ROOT) -> int:
        return 0 if parent.isValid() else self.draft.width

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        is_one = self.draft.is_one(index.row(), index.column())
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return "1" if is_one else "·"
            case Qt.ItemDataRole.TextAlignmentRole:
                return Qt.AlignmentFlag.AlignCenter
            case Qt.ItemDataRole.AccessibleTextRole:
                text = translate("matrix_editor", "{bit}, option {row}, column {column}")
                return text.format(
                    bit=int(is_one), row=number(index.row() + 1), column=self.draft.names[index.column()]
                )
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation is Qt.Orientation.Vertical:
            return number(section + 1) if role == Qt.ItemDataRole.DisplayRole else None
        if not 0 <= section < self.draft.width:
            return None
        is_secondary = section >= self.draft.primary
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return f"({self.draft.names[section]})" if is_secondary else self.draft.names[section]
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


class _Change(Guarded, QUndoCommand):
    """From one matrix to another; both are held, and share the rows that are the same."""

    def __init__(self, model: TableModel, draft: Draft, text: str, joined: str) -> None:
        super().__init__(text)
        self._have: Callable[[Draft], None] = model.have
        self._before, self.after, self.joined = model.draft, draft, joined

    def redo(self) -> None:
        self._have(self.after)

    def undo(self) -> None:
        self._have(self._before)

    def id(self) -> int:
        """Those of one kind may be merged."""
        return 1 if self.joined else -1

    def mergeWith(self, other: QUndoCommand) -> bool:
        if not isinstance(other, _Change) or other.joined != self.joined:
            return False
        self.after = other.after
        return True
