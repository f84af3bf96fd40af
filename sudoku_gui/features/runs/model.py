"""The runs of what is watched as a table: a row each, with what it does in all."""

from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QFont

from solver_core.cover import Problem
from solver_core.cover.replay.statistics import Statistics
from sudoku_gui.features.runs import text as words
from sudoku_gui.player.runs import Run, Runs
from sudoku_gui.render.fonts import LEFT, RIGHT
from sudoku_gui.translation import Texts
from sudoku_gui.widgets.row_table import Index, RowTable
from sudoku_gui.wording.foreign import as_tip
from sudoku_gui.wording.names import number, run_name

tr = Texts("runs")

NUMBER_ROLE: Final = Qt.ItemDataRole.UserRole

_COUNTS: Final[dict[str, Callable[[Statistics], int]]] = {
    "events": lambda totals: totals.position,
    "decisions": lambda totals: totals.decisions,
    "dead_ends": lambda totals: totals.dead_ends,
    "deepest": lambda totals: len(totals.depths) - 1,
    "solutions": lambda totals: totals.solutions,
}
COLUMNS: Final = ("name", "branched_at", *_COUNTS)
"""The names of the columns, by which `heading` knows them."""
NAME, BRANCHED_AT = range(2)


class RunModel(RowTable[Run]):
    """A row for each run; editing its first cell names it."""

    columns = len(COLUMNS)

    def __init__(self, runs: Runs, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._runs = runs
        self._problem: Problem | None = None
        self._present: int | None = None

    def refresh(self, problem: Problem | None) -> None:
        """Show the runs as they are; ``problem`` has the names, None: nothing is watched."""
        rows = list(self._runs) if problem is not None else []
        present = self._runs.present
        self._problem, self._present = problem, present.number if present else None
        self.show_rows(rows)
        if rows:  # what they have come to is known elsewhere
            self.dataChanged.emit(self.index(0, 0), self.index(len(rows) - 1, self.columns - 1))

    def key(self, row: Run) -> int:
        return row.number

    @property
    def lists_all(self) -> bool:
        """Whether the rows are the runs that there are, whatever their numbers have come to."""
        return [run.number for run in self._rows] == [run.number for run in self._runs]

    def row_of(self, run: int | None) -> int | None:
        return next((row for row, one in enumerate(self._rows) if one.number == run), None)

    def cell(self, row: Run, index: Index, role: int) -> Any:
        if self._problem is None:
            return None
        run, column, is_here = row, index.column(), row.number == self._present
        match role:
            case Qt.ItemDataRole.DisplayRole:
                text = self._text(run, column, self._problem)
                return tr("▶ {run}", run=text) if is_here and column == NAME else text
            case Qt.ItemDataRole.AccessibleTextRole:
                text = self._text(run, column, self._problem)
                return tr("{run}, watched now", run=text) if is_here and column == NAME else text
            case Qt.ItemDataRole.FontRole:
                font = QFont()
                font.setBold(is_here)
                return font
            case Qt.ItemDataRole.EditRole:
                return run.name
            case Qt.ItemDataRole.ToolTipRole:
                at = self.row_of(run.parent)
                parent = "" if at is None else run_name(self._rows[at], self._problem)
                return as_tip(words.description(run, self._problem, parent))
            case Qt.ItemDataRole.TextAlignmentRole:
                return LEFT if column == NAME else RIGHT
        return run.number if role == NUMBER_ROLE else None

    def header(self, section: int) -> tuple[str, str]:
        return words.heading(COLUMNS[section])

    # --- Qt ---------------------------------------------------------------------------------------

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        if not index.isValid() or role != Qt.ItemDataRole.EditRole or index.column() != NAME:
            return False
        self._runs.rename(self._rows[index.row()].number, str(value))
        self.refresh(self._problem)
        return True

    def flags(self, index: Index) -> Qt.ItemFlag:
        flag = Qt.ItemFlag
        if not index.isValid():
            return flag.NoItemFlags
        usual = flag.ItemIsSelectable | flag.ItemIsEnabled | flag.ItemNeverHasChildren
        return usual | flag.ItemIsEditable if index.column() == NAME else usual

    def _text(self, run: Run, column: int, problem: Problem) -> str:
        if column == NAME:
            return run_name(run, problem)
        if column == BRANCHED_AT:
            return self.tr("–") if run.parent is None else number(run.branched_at)
        known = self._runs.totals(run.number)
        if known is None:
            return self.tr("–")
        totals, is_complete = known
        text = number(_COUNTS[COLUMNS[column]](totals))
        return text if is_complete else tr("≥ {number}", number=text)
