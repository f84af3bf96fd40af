"""The columns (items) of a search as a table: name, options left, state.

A refresh compares what the snapshot says with what it said before, array with array; rows that stayed the same are
not touched, and where the order stays, nothing is laid out anew. Order and filter are the model's own, since a proxy
asked to sort anew at every move would cost more than the move.
"""

from collections.abc import Iterable, Sequence
from itertools import compress
from operator import ne
from typing import Any, Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from solver_core.cover import Problem, Snapshot
from sudoku_gui.guard import Guarded
from sudoku_gui.panes.columns.column import Column, End, Order, State, end_of, taken_sentence
from sudoku_gui.wording import columns as words
from sudoku_gui.wording import joining
from sudoku_gui.wording.foreign import as_tip
from sudoku_gui.wording.names import item_name

__all__ = ["ITEM_ROLE", "NAME", "SIZE", "SIZE_ROLE", "STATE", "STATE_ROLE", "ColumnModel", "Order", "State"]

NAME, SIZE, STATE = range(3)

ITEM_ROLE: Final = Qt.ItemDataRole.UserRole
SIZE_ROLE: Final = Qt.ItemDataRole.UserRole + 1
STATE_ROLE: Final = Qt.ItemDataRole.UserRole + 2

_Index = QModelIndex | QPersistentModelIndex
_ROOT: Final = QModelIndex()


class ColumnModel(Guarded, QAbstractTableModel):
    """The columns of the problem watched, or those of them that are live; none while nothing is watched.

    Attributes:
        problem: whose columns these are.
        order: in which they are listed.
        live_only: whether, beside the chosen one, the live columns only are listed.
        full: the largest size that a column of this problem can have.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.order = Order.HEADERS
        self.live_only = False
        self._keeps_sizes = self._goes_by_size = True
        self._forget()

    def _forget(self) -> None:
        self.problem: Problem | None = None
        self.full = 1
        self._names: tuple[str, ...] = ()
        self._sizes: Sequence[int] = ()
        self._depths: Sequence[int] = ()
        self._snapshot: Snapshot | None = None
        self._chosen: int | None = None
        self._ties: frozenset[int] = frozenset()
        self._starved: frozenset[int] = frozenset()
        self._rows: list[int] = []

    def refresh(
        self,
        snapshot: Snapshot | None,
        ties: frozenset[int] = frozenset(),
        *,
        keeps_sizes: bool = True,
        goes_by_size: bool = True,
    ) -> None:
        """Show where a search stands; without one, nothing.

        Args:
            snapshot: the place.
            ties: the items that have as few options as the one just chosen.
            keeps_sizes: whether the sizes of covered columns are those that they had when they were covered.
            goes_by_size: whether a column without options is chosen next, whatever it is.
        """
        self._keeps_sizes, self._goes_by_size = keeps_sizes, goes_by_size
        if snapshot is None or snapshot.problem is not self.problem:
            self._begin(snapshot, ties)
            return
        changed, before = self._changed(snapshot, ties), self._starved
        self._take(snapshot, ties)
        changed |= before ^ self._starved
        if changed:
            self._arrange()
            self._emit_changes(changed)

    def set_order(self, order: Order) -> None:
        """List the columns in this order."""
        self.order = order
        self._arrange()

    def set_live_only(self, *, live_only: bool) -> None:
        """List, beside the chosen one, live columns only; or all."""
        self.live_only = live_only
        self._arrange()

    # --- facts ------------------------------------------------------------------------------------

    @property
    def names(self) -> tuple[str, ...]:
        """What all the columns are called."""
        return self._names

    @property
    def total(self) -> int:
        """How many columns must be covered."""
        return len(self.problem.items) if self.problem else 0

    @property
    def has_secondary(self) -> bool:
        """Whether there are columns that may be covered but need not."""
        return self.total < len(self._names)

    @property
    def first_apart(self) -> int | None:
        """The first of those that need not be covered, where they stand together; None where they do not."""
        if not self.has_secondary or self.order is not Order.HEADERS:
            return None
        return next((item for item in self._rows if item >= self.total), None)

    @property
    def live(self) -> int:
        """How many of those that must be covered still are to be."""
        return 0 if self._snapshot is None else self._snapshot.primary_left

    @property
    def count(self) -> str:
        """The same in words."""
        return words.count(self.live, self.total, has_secondary=self.has_secondary)

    @property
    def chosen(self) -> QModelIndex:
        """The column that the search branches on or, at a dead end, would have to; an empty index without one."""
        return QModelIndex() if self._chosen is None else self.index_of(self._chosen)

    def index_of(self, item: int) -> QModelIndex:
        """Where an item is listed; an empty index where it is not."""
        return self.index(self._rows.index(item), NAME) if item in self._rows else QModelIndex()

    def column(self, item: int) -> Column:
        """All about one column."""
        size, depth = self._sizes[item], self._depths[item]
        secondary = item >= self.total
        known = size if self._keeps_sizes or not depth else None
        is_chosen, is_tie = item == self._chosen, item in self._ties
        state = self._state(item)
        event = self._snapshot.event if self._snapshot else None
        end = end_of(event, goes_by_size=self._goes_by_size) if state is State.EMPTY else End.NOW
        return Column(item, self._names[item], known, state, depth, is_chosen, is_tie, secondary, end)

    def sentences(self, item: int) -> str:
        """What a column is, and what took its options."""
        return joining.sentences([self.column(item).sentence, self.taken(item)])

    def taken(self, item: int) -> str:
        """What took the options of a column, if any; worked out only for the one that is asked about."""
        return "" if self._snapshot is None else taken_sentence(self._snapshot, item)

    def at(self, row: int) -> Column:
        """All about the column listed in a row."""
        return self.column(self._rows[row])

    def _state(self, item: int) -> State:
        is_covered = self._depths[item] > 0
        if item in self._starved:
            return State.EMPTY
        if item == self._chosen:
            return State.CHOSEN
        return State.COVERED if is_covered else State.LIVE

    # --- taking in --------------------------------------------------------------------------------

    def _begin(self, snapshot: Snapshot | None, ties: frozenset[int]) -> None:
        if snapshot is None and self.problem is None:
            return
        self.beginResetModel()
        self._forget()
        if snapshot is not None:
            self.problem = problem = snapshot.problem
            self.full = max(1, *map(len, problem.columns)) if problem.columns else 1
            self._names = tuple(item_name(problem, item) for item in range(len(problem.names)))
            self._take(snapshot, ties)
            self._rows = self._ordered()
        self.endResetModel()

    def _take(self, snapshot: Snapshot, ties: frozenset[int]) -> None:
        self._snapshot = snapshot
        self._sizes, self._depths = snapshot.sizes, snapshot.item_depths
        self._chosen, self._ties = snapshot.chosen_item, ties
        self._starved = snapshot.starved

    def _changed(self, snapshot: Snapshot, ties: frozenset[int]) -> set[int]:
        items = range(len(self._names))
        changed = set(compress(items, map(ne, snapshot.sizes, self._sizes)))
        changed.update(compress(items, map(ne, snapshot.item_depths, self._depths)))
        changed |= ties ^ self._ties
        if snapshot.chosen_item != self._chosen:
            changed |= {snapshot.chosen_item, self._chosen} - {None}  # type: ignore[arg-type]
        return changed

    # --- order and filter -------------------------------------------------------------------------

    def _arrange(self) -> None:
        if self.order is Order.HEADERS and not self.live_only and len(self._rows) == len(self._names):
            rows: list[int] = list(range(len(self._names)))
        else:
            rows = self._ordered()
        if rows == self._rows:
            return
        if len(rows) != len(self._rows):
            self.beginResetModel()
            self._rows = rows
            self.endResetModel()
            return
        self.layoutAboutToBeChanged.emit()
        places = [(index, self._rows[index.row()]) for index in self.persistentIndexList()]
        self._rows = rows
        for index, item in places:
            moved = self.index(rows.index(item), index.column()) if item in rows else QModelIndex()
            self.changePersistentIndex(index, moved)
        self.layoutChanged.emit()

    def _ordered(self) -> list[int]:
        rows: Iterable[int] = range(len(self._names))
        if self.live_only:
            rows = [item for item in rows if not self._depths[item] or item == self._chosen]
        if self.order is Order.SIZES:
            return sorted(rows, key=self._ranks().__getitem__)
        return list(rows)

    def _ranks(self) -> list[int]:
        """By which the columns are sorted by size."""
        optional, covered = self.full + 1, 2 * self.full + 2
        total, sizes, depths = self.total, self._sizes, self._depths
        ranks = [covered if depth else size for size, depth in zip(sizes, depths, strict=True)]
        for item in range(total, len(ranks)):
            ranks[item] = covered if depths[item] else optional + sizes[item]
        if self._chosen is not None:
            ranks[self._chosen] = -1
        return ranks

    def _emit_changes(self, items: set[int]) -> None:
        """One signal for each run of rows that have changed."""
        rows = [row for row, item in enumerate(self._rows) if item in items]
        first = last = -2
        for row in [*rows, -1]:
            if row == last + 1:
                last = row
                continue
            if first >= 0:
                self.dataChanged.emit(self.index(first, NAME), self.index(last, STATE))
            first = last = row

    # --- Qt ---------------------------------------------------------------------------------------

    def rowCount(self, parent: _Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: _Index = _ROOT) -> int:
        return 0 if parent.isValid() else 3

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """A fact, as text or by one of the roles above."""
        if not index.isValid():
            return None
        item = self._rows[index.row()]
        match role:
            case Qt.ItemDataRole.UserRole:
                return item
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                column = self.column(item)
                size = "" if column.size is None else str(column.size)
                if role == Qt.ItemDataRole.AccessibleTextRole and column.size is not None:
                    size = words.size(column.size)
                return (column.name, size, column.word)[index.column()]
            case Qt.ItemDataRole.ToolTipRole:
                return as_tip(self.sentences(item))
        if role == SIZE_ROLE:
            return self._sizes[item]
        if role == STATE_ROLE:
            return self._state(item)
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if role != Qt.ItemDataRole.DisplayRole or orientation is not Qt.Orientation.Horizontal:
            return None
        return words.header(section)
