"""Table and list models: a subclass says how many rows there are, and what their cells show."""

from functools import cached_property
from typing import Any, ClassVar, Final, Generic, TypeVar

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from sudoku_gui.wording.foreign import as_tip

Index = QModelIndex | QPersistentModelIndex
Row = TypeVar("Row")
_ROOT = QModelIndex()

ROW_ROLE: Final = Qt.ItemDataRole.UserRole + 100
"""A `RowTable` answers with the row itself; roles that a model has of its own stand before it."""


class TableModel(QAbstractTableModel):
    """Answers Qt by three hooks; a list is a table of one column."""

    columns: ClassVar[int] = 1

    # --- hooks ------------------------------------------------------------------------------------

    def length(self) -> int:
        raise NotImplementedError

    def content(self, index: Index, role: int) -> Any:
        raise NotImplementedError

    def header(self, section: int) -> tuple[str, str]:  # noqa: ARG002 - a hook
        """The heading of a column, and what is said about it."""
        return "", ""

    @cached_property
    def _headers(self) -> tuple[tuple[str, str], ...]:
        # Qt asks for them again and again.
        return tuple(map(self.header, range(self.columns)))

    # --- Qt ---------------------------------------------------------------------------------------

    def rowCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else self.length()

    def columnCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else self.columns

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        is_there = index.isValid() and index.row() < self.length()
        return self.content(index, role) if is_there else None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation is not Qt.Orientation.Horizontal or not 0 <= section < self.columns:
            return None
        text, tip = self._headers[section]
        if role == Qt.ItemDataRole.DisplayRole:
            return text
        return as_tip(tip) if role == Qt.ItemDataRole.ToolTipRole else None


class RowTable(TableModel, Generic[Row]):
    """Holds rows of one kind; while they stay about the same things, only those that changed are reported.

    So it is where rows are added or taken away at the end. A row that is about something has it as its ``target``.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[Row] = []
        self.is_removing = False  # whether rows are leaving at this moment

    @property
    def rows(self) -> tuple[Row, ...]:
        return tuple(self._rows)

    def show_rows(self, rows: list[Row]) -> None:
        """Show other rows; while they begin alike, only what differs is reported to views."""
        before, shared = self._rows, min(len(self._rows), len(rows))
        is_same_start = all(self.key(old) == self.key(new) for old, new in zip(before, rows, strict=False))
        if not is_same_start or (not shared and len(before) != len(rows)):
            self.beginResetModel()
            self._rows = rows
            self.endResetModel()
            return
        if shared < len(before):
            self.is_removing = True
            self.beginRemoveRows(_ROOT, shared, len(before) - 1)
            self._rows = before[:shared]
            self.endRemoveRows()
            self.is_removing = False
        elif shared < len(rows):
            self.beginInsertRows(_ROOT, shared, len(rows) - 1)
            self._rows = before + rows[shared:]
            self.endInsertRows()
        self._rows = rows
        for at, (old, new) in enumerate(zip(before, rows, strict=False)):
            if old != new:
                self._report(at)

    def _report(self, row: int) -> None:
        self.dataChanged.emit(self.index(row, 0), self.index(row, self.columns - 1))

    # --- hooks ------------------------------------------------------------------------------------

    def key(self, row: Row) -> object:  # noqa: ARG002 - a hook
        return None

    def cell(self, row: Row, index: Index, role: int) -> Any:
        raise NotImplementedError

    # --- what it answers --------------------------------------------------------------------------

    def length(self) -> int:
        return len(self._rows)

    def content(self, index: Index, role: int) -> Any:
        row = self._rows[index.row()]
        return row if role == ROW_ROLE else self.cell(row, index, role)
