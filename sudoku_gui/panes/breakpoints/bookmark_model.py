"""The bookmarks of what is watched as a list, in the order of positions."""

from typing import Any, Final

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from sudoku_gui.guard import Guarded
from sudoku_gui.panes.breakpoints import text as words
from sudoku_gui.player.bookmarks import Marks
from sudoku_gui.wording.foreign import as_tip

POSITION_ROLE: Final = Qt.ItemDataRole.UserRole
HERE_ROLE: Final = Qt.ItemDataRole.UserRole + 1

_Index = QModelIndex | QPersistentModelIndex
_ROOT: Final = QModelIndex()


class MarkModel(Guarded, QAbstractListModel):
    """A row for each; editing the text names it."""

    def __init__(self, marks: Marks, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._marks = marks
        self._rows = list(marks)
        self._here: int | None = None
        marks.changed.connect(self._take)

    def forget(self) -> None:
        """Rows are another search's, even where its bookmarks are at the same positions: nothing may be kept of them."""
        self.beginResetModel()
        self._here = None
        self.endResetModel()

    def refresh(self, position: int | None) -> None:
        """Show which one the search stands at; None: nothing is watched."""
        if position != self._here:
            before, self._here = self._here, position
            for row, (marked, _) in enumerate(self._rows):
                if marked in {before, position}:
                    self.dataChanged.emit(self.index(row), self.index(row))

    def index_of(self, position: int | None) -> QModelIndex:
        """Where a position is listed; an empty index where it is not."""
        row = next((row for row, (marked, _) in enumerate(self._rows) if marked == position), None)
        return QModelIndex() if row is None else self.index(row)

    def _take(self) -> None:
        rows = list(self._marks)
        if [position for position, _ in rows] != [position for position, _ in self._rows]:
            self.beginResetModel()
            self._rows = rows
            self.endResetModel()
        elif rows != self._rows:
            self._rows = rows
            self.dataChanged.emit(self.index(0), self.index(len(rows) - 1))

    # --- Qt ---------------------------------------------------------------------------------------

    def rowCount(self, parent: _Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """A fact, as text or by one of the roles above."""
        if not index.isValid():
            return None
        position, name = self._rows[index.row()]
        text = words.mark(position, name)
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return text
            case Qt.ItemDataRole.ToolTipRole:
                return as_tip(text)
            case Qt.ItemDataRole.AccessibleTextRole:
                return words.mark_here(text) if position == self._here else text
            case Qt.ItemDataRole.EditRole:
                return name
        return {POSITION_ROLE: position, HERE_ROLE: position == self._here}.get(role)

    def setData(self, index: _Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        if not index.isValid() or role != Qt.ItemDataRole.EditRole:
            return False
        self._marks.rename(self._rows[index.row()][0], str(value))
        return True

    def flags(self, index: _Index) -> Qt.ItemFlag:
        flag = Qt.ItemFlag
        if not index.isValid():
            return flag.NoItemFlags
        return flag.ItemIsSelectable | flag.ItemIsEnabled | flag.ItemIsEditable | flag.ItemNeverHasChildren
