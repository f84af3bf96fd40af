"""The solutions as a list for Qt; rows come as they are found."""

from typing import Any, Final

from PySide6.QtCore import QModelIndex, QObject, Qt

from solver_core.cover import Problem
from sudoku_gui.panes.solutions import text as words
from sudoku_gui.panes.solutions.collecting import Collecting
from sudoku_gui.widgets.row_table import Index, TableModel
from sudoku_gui.wording.foreign import as_tip
from sudoku_gui.wording.names import number

_ROOT: Final = QModelIndex()


class SolutionsModel(TableModel):
    """A row for each solution that is held.

    Attributes:
        problem: whose they are.
        has_pictures: whether a row shows its number alone, below its picture.
    """

    def __init__(self, collecting: Collecting, parent: QObject) -> None:
        super().__init__(parent)
        self._collecting = collecting
        self._rows = 0
        self.problem: Problem | None = None
        self.has_pictures = False

    def show_problem(self, problem: Problem | None, *, has_pictures: bool) -> None:
        """List the solutions of another problem."""
        self.beginResetModel()
        self.problem, self.has_pictures, self._rows = problem, has_pictures, 0
        self.endResetModel()

    def take_new(self) -> None:
        """List what has been found since."""
        held = self._collecting.held
        if held > self._rows:
            self.beginInsertRows(_ROOT, self._rows, held - 1)
            self._rows = held
            self.endInsertRows()

    # --- what it answers --------------------------------------------------------------------------

    def length(self) -> int:
        return self._rows

    def content(self, index: Index, role: int) -> Any:
        if self.problem is None:
            return None
        place = index.row()
        options = self._collecting.options(place)
        if role == Qt.ItemDataRole.DisplayRole:
            shown = number(place + 1)
            return shown if self.has_pictures else f"{shown}.  {words.names(self.problem, options)}"
        if role in {Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole}:
            return as_tip(words.tip(self.problem, place, options, self._collecting.position(place)))
        return None
