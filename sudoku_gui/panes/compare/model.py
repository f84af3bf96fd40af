"""The numbers of two searches as a table: of their whole runs, and up to where they stand, with ratios.

Only whole runs can be better or worse. What both have done up to here is no measure: one may be over already, and the
other have most of its way before it.
"""

from dataclasses import dataclass
from typing import Any, Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from solver_core.cover.tally import Tally
from sudoku_gui.guard import Guarded
from sudoku_gui.panes.compare import number_text as words
from sudoku_gui.player.totals import Total
from sudoku_gui.wording.foreign import as_tip

NAME, ALL_HERE, ALL_THERE, ALL_RATIO, HERE, THERE, RATIO = range(7)

OF_WHOLE_RUNS: Final = (ALL_HERE, ALL_THERE, ALL_RATIO)

CELL_ROLE: Final = Qt.ItemDataRole.UserRole
"""The `Cell`."""

ROWS: Final = (
    *("events", "decisions", "guesses", "dead_ends", "solutions", "depth", "updates"),
    "first_solution",
)
"""What is counted, in this order."""

_Index = QModelIndex | QPersistentModelIndex
_ROOT: Final = QModelIndex()


@dataclass(frozen=True, slots=True)
class Side:
    """One of the two searches.

    Attributes:
        tally: up to where it stands.
        total: its whole run, as far as it is known.
        has_links: whether it has nodes that can be updated.
    """

    tally: Tally
    total: Total | None
    has_links: bool = True


@dataclass(frozen=True, slots=True)
class Row:
    """One thing that is counted; None where it is not, or not yet.

    Attributes:
        name: what.
        here, there: up to where both stand.
        all_here, all_there: in whole runs.
        is_whole: whether those of whole runs are final.
    """

    name: str
    here: int | None
    there: int | None
    all_here: int | None
    all_there: int | None
    is_whole: tuple[bool, bool]

    def pair(self, section: int) -> tuple[int | None, int | None]:
        """The two numbers of which one stands in a section."""
        return (self.all_here, self.all_there) if section in OF_WHOLE_RUNS else (self.here, self.there)


@dataclass(frozen=True, slots=True)
class Cell:
    """What is shown in one place.

    Attributes:
        text: as it is read.
        is_smaller: whether it is certain to be the smaller number of two whole runs.
    """

    text: str
    is_smaller: bool


def rows(here: Side, there: Side) -> list[Row]:
    """The table."""
    return [_row(name, here, there) for name in ROWS]


def _row(name: str, here: Side, there: Side) -> Row:
    is_whole = _is_whole(here), _is_whole(there)
    return Row(name, _now(name, here), _now(name, there), _in_all(name, here), _in_all(name, there), is_whole)


def _is_whole(side: Side) -> bool:
    return side.total is not None and side.total.is_whole


def _now(name: str, side: Side) -> int | None:
    return None if name == "first_solution" else _count(name, side, side.tally)


def _in_all(name: str, side: Side) -> int | None:
    if side.total is None:
        return None
    if name == "first_solution":
        return side.total.first_solution
    return _count("deepest" if name == "depth" else name, side, side.total.tally)


def _count(name: str, side: Side, tally: Tally) -> int | None:
    if name == "updates" and not side.has_links:
        return None
    count: int = getattr(tally, name)
    return count


class ComparisonModel(Guarded, QAbstractTableModel):
    """A row for each thing that is counted; empty while nothing is compared."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[Row] = []
        self._cells: list[tuple[Cell, ...]] = []

    @property
    def rows(self) -> tuple[Row, ...]:
        """What is shown."""
        return tuple(self._rows)

    def show_rows(self, rows: list[Row]) -> None:
        """Show these."""
        before = self._rows
        if len(before) != len(rows):
            self.beginResetModel()
            self._rows, self._cells = rows, list(map(_cells, rows))
            self.endResetModel()
            return
        self._rows = rows
        for at, (old, new) in enumerate(zip(before, rows, strict=True)):
            if old != new:
                self._change(at, _cells(new))

    def _change(self, at: int, cells: tuple[Cell, ...]) -> None:
        """Tell of the part of a row that is another."""
        changed = [section for section, cell in enumerate(cells) if cell != self._cells[at][section]]
        self._cells[at] = cells
        if changed:
            self.dataChanged.emit(self.index(at, changed[0]), self.index(at, changed[-1]))

    # --- Qt ---------------------------------------------------------------------------------------

    def rowCount(self, parent: _Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: _Index = _ROOT) -> int:
        """The name; both numbers and their ratio of whole runs, and so far."""
        return 0 if parent.isValid() else 7

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """A number as text, or by the role above."""
        if not index.isValid():
            return None
        cell = self._cells[index.row()][index.column()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return cell.text
            case Qt.ItemDataRole.AccessibleTextRole:
                return words.smaller(cell.text) if cell.is_smaller else cell.text
            case Qt.ItemDataRole.ToolTipRole:
                return as_tip(words.row_help(self._rows[index.row()].name))
            case Qt.ItemDataRole.TextAlignmentRole if index.column() != NAME:
                return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        return cell if role == CELL_ROLE else None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return words.header(section)
        return as_tip(words.header_help(section)) if role == Qt.ItemDataRole.ToolTipRole else None


def _cells(row: Row) -> tuple[Cell, ...]:
    return tuple(Cell(_text(row, section), _is_smaller(row, section)) for section in range(7))


def _text(row: Row, section: int) -> str:
    if section == NAME:
        return words.row(row.name)
    one, other = row.pair(section)
    if section == RATIO:
        return words.ratio(one, other)
    if section == ALL_RATIO:
        return words.ratio(one, other) if all(row.is_whole) else ""
    if row.name == "first_solution" and section not in OF_WHOLE_RUNS:
        return ""
    value = other if section in {THERE, ALL_THERE} else one
    is_sure = section not in OF_WHOLE_RUNS or row.name == "first_solution" or row.is_whole[section - ALL_HERE]
    return words.count(value, is_whole=is_sure)


def _is_smaller(row: Row, section: int) -> bool:
    """Whether it is certain that a whole run comes to less than the other; of solutions none is better."""
    if section not in {ALL_HERE, ALL_THERE} or row.name == "solutions":
        return False
    one, other = row.pair(section)
    if one is None or other is None:
        return False
    is_here = section == ALL_HERE
    if not (one < other if is_here else other < one):
        return False
    # What is not known to its end may still become the larger one.
    return row.name == "first_solution" or row.is_whole[0 if is_here else 1]
