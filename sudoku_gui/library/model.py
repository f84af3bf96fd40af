"""The rows of the shelf as a list: nothing is known of a row before it is looked at."""

from collections import OrderedDict
from dataclasses import dataclass
from typing import Any, Final

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from solver_core.formats import FormatError
from solver_core.sudoku.grid import Grid
from sudoku_gui.guard import Guarded
from sudoku_gui.library import text as words
from sudoku_gui.library.deeds import Play
from sudoku_gui.library.open_list import Shelf
from sudoku_gui.wording import errors
from sudoku_gui.wording.foreign import as_tip

FACTS_ROLE: Final = Qt.ItemDataRole.UserRole
"""The `RowFacts` of a row."""

_KEPT: Final = 400
"""Rows whose facts are remembered: some screens."""

_MOST_ROWS: Final = 20_000_000
"""A view counts its pixels in 32 bits."""

_Index = QModelIndex | QPersistentModelIndex
_ROOT: Final = QModelIndex()


@dataclass(frozen=True, slots=True)
class RowFacts:
    """What is shown of a puzzle.

    Attributes:
        number: of the puzzle in the collection, from 1.
        digits: its givens.
        title: what it is called, or what is remarked about it.
        level: how hard it is said to be.
        fault: why it cannot be read; "" where it can.
    """

    number: int
    digits: bytes = bytes(81)
    title: str = ""
    level: str = ""
    fault: str = ""

    @property
    def filled(self) -> int:
        """How many givens it has."""
        return 81 - self.digits.count(0)

    @property
    def heading(self) -> str:
        """Its number, and what it is called."""
        return words.heading(self.number, words.unreadable() if self.fault else self.title)

    @property
    def told(self) -> str:
        """How many givens it has and how hard it is, or why it cannot be read."""
        return self.fault or words.facts(self.filled, self.level)


class PuzzleRows(Guarded, QAbstractListModel):
    """A row for each puzzle that is seen.

    Args:
        shelf: whose rows these are.
        parent: whoever owns it.
    """

    def __init__(self, shelf: Shelf, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._shelf = shelf
        self._count = min(shelf.count, _MOST_ROWS)
        self._facts: OrderedDict[int, RowFacts] = OrderedDict()
        self._is_resetting = False
        shelf.about_to_change.connect(self._begin)
        shelf.changed.connect(self.begin_again)
        shelf.arranged.connect(self.begin_again)
        shelf.grown.connect(self.grow)
        if shelf.library is not None:
            shelf.library.plays_changed.connect(self._refresh_states)

    # --- facts --------------------------------------------------------------------------------------

    def facts(self, row: int) -> RowFacts:
        """What is shown in a row."""
        index = self._shelf.index_at(row)
        known = self._facts.get(index)
        if known is None:
            known = self._facts[index] = self._look(index)
            if len(self._facts) > _KEPT:
                self._facts.popitem(last=False)
        return known

    def play(self, facts: RowFacts) -> Play | None:
        """How far the puzzle of a row has been played."""
        library = self._shelf.library
        return None if facts.fault or library is None else library.glance(Grid(facts.digits))

    def told(self, facts: RowFacts) -> str:
        """All of a row in one sentence."""
        state = "" if facts.fault else words.state(self.play(facts))
        return words.row_told([facts.heading, facts.told, state])

    def _look(self, index: int) -> RowFacts:
        rows = self._shelf.rows
        try:
            puzzle = rows.puzzle(index) if rows is not None else None
        except (FormatError, OSError) as error:
            return RowFacts(index + 1, fault=errors.told(error))
        if puzzle is None:
            return RowFacts(index + 1)
        title = puzzle.title or puzzle.header("C") or puzzle.header("") or puzzle.author
        return RowFacts(index + 1, bytes(puzzle.givens.digits), title, puzzle.header("L"))

    # --- following the shelf ----------------------------------------------------------------------------

    def begin_again(self) -> None:
        """Other rows are seen."""
        self._begin()
        self._count = min(self._shelf.count, _MOST_ROWS)
        self._is_resetting = False
        self.endResetModel()

    def _begin(self) -> None:
        """The rows are about to change: until they have, there are none, whoever hears of it first."""
        if not self._is_resetting:
            self._is_resetting = True
            self.beginResetModel()
            self._facts.clear()
            self._count = 0

    def grow(self) -> None:
        """More rows are seen; or fewer, where some have left a collection."""
        count = min(self._shelf.count, _MOST_ROWS)
        if self._is_resetting:
            return
        if count < self._count:
            self.begin_again()
        elif count > self._count:
            self.beginInsertRows(_ROOT, self._count, count - 1)
            self._count = count
            self.endInsertRows()

    def _refresh_states(self) -> None:
        if self._count:
            self.dataChanged.emit(self.index(0), self.index(self._count - 1))

    # --- Qt ---------------------------------------------------------------------------------------------

    def rowCount(self, parent: _Index = _ROOT) -> int:
        return 0 if parent.isValid() else self._count

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """A row as text, or its facts."""
        if not index.isValid() or index.row() >= self._count:
            return None
        facts = self.facts(index.row())
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return facts.heading
            case Qt.ItemDataRole.AccessibleTextRole:
                return self.told(facts)
            case Qt.ItemDataRole.ToolTipRole:
                return as_tip(self.told(facts))
        return facts if role == FACTS_ROLE else None

    def flags(self, index: _Index) -> Qt.ItemFlag:
        flag = Qt.ItemFlag
        if not index.isValid():
            return flag.NoItemFlags
        return flag.ItemIsSelectable | flag.ItemIsEnabled | flag.ItemNeverHasChildren
