"""The columns (items) of a search as a table: name, options left, state.

A refresh compares the arrays of two snapshots; unchanged rows are not touched, and if the order stays,
nothing is laid out again. The model itself sorts and filters, because a proxy that sorts at every move would cost more
than the move.
"""

from collections.abc import Iterable
from enum import Enum, auto
from itertools import compress, groupby
from operator import ne
from typing import Any, Final

from PySide6.QtCore import QModelIndex, QObject, Qt

from solver_core.cover import Problem, Snapshot
from sudoku_gui.features.column_list.column import (
    Column,
    ColumnState,
    DeadEndState,
    dead_end_state,
    taken_sentence,
)
from sudoku_gui.translation import translate
from sudoku_gui.widgets.row_table import Index, TableModel
from sudoku_gui.wording import joining
from sudoku_gui.wording.foreign import as_tip, shown
from sudoku_gui.wording.names import columns_in_list, item_name, options_name

NAME, SIZE, STATE = range(3)

ITEM_ROLE: Final = Qt.ItemDataRole.UserRole


class ColumnOrder(Enum):
    """The orders of the list: as in the ring of headers, or by size with what is covered last."""

    HEADERS = auto()  # as in the list of headers
    # the chosen one, the live by size, the leftmost first, what need not be covered, the covered
    SIZES = auto()


class ColumnModel(TableModel):
    """The columns of the watched problem, or only the live ones; empty while nothing is watched.

    Attributes:
        problem: whose columns these are.
        names: the names of all of them.
        order: of the list.
        live_only: whether only the chosen and the live columns are listed.
        full: the largest size that a column of this problem can have.
    """

    columns = 3

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.order = ColumnOrder.HEADERS
        self.live_only = False
        self._keeps_sizes = self._goes_by_size = True
        self._awaits_choice = False
        self._show(None)

    def _show(self, snapshot: Snapshot | None, ties: frozenset[int] = frozenset()) -> None:
        """Take the columns of another problem."""
        self.problem: Problem | None = None if snapshot is None else snapshot.problem
        columns = () if self.problem is None else self.problem.columns
        self._coloured = frozenset[int]() if self.problem is None else self.problem.coloured
        self.full = max(1, *map(len, columns)) if columns else 1
        self.names: tuple[str, ...] = ()
        if self.problem is not None:
            self.names = tuple(item_name(self.problem, item) for item in range(len(self.problem.names)))
        self._snapshot, self._ties = snapshot, ties
        self._rows = self._ordered()

    def refresh(
        self,
        snapshot: Snapshot | None,
        ties: frozenset[int] = frozenset(),
        *,
        keeps_sizes: bool = True,
        goes_by_size: bool = True,
        awaits_choice: bool = False,
    ) -> None:
        """Show where a search stands; without a snapshot, nothing.

        Args:
            snapshot: the position.
            ties: the items that have as few options as the one just chosen.
            keeps_sizes: whether the sizes of covered columns are those that they had when they were covered.
            goes_by_size: whether a column without options is always chosen next.
            awaits_choice: whether the user is asked which column is chosen next.
        """
        self._keeps_sizes, self._goes_by_size = keeps_sizes, goes_by_size
        before, chosen = self._snapshot, self.chosen_item
        self._awaits_choice = awaits_choice
        if snapshot is None or before is None or snapshot.problem is not self.problem:
            if snapshot is not before:
                self.beginResetModel()
                self._show(snapshot, ties)
                self.endResetModel()
            return
        changed = _changed(before, snapshot) | (ties ^ self._ties)
        self._snapshot, self._ties = snapshot, ties
        changed.update(item for item in {chosen} ^ {self.chosen_item} if item is not None)
        if changed:
            self._arrange()
            self._emit_changes(changed)

    def list_by(self, order: ColumnOrder, *, live_only: bool = False) -> None:
        """List the columns in an order: all, or beside the chosen one those that are live."""
        self.order, self.live_only = order, live_only
        self._arrange()

    @property
    def total(self) -> int:
        """How many columns must be covered."""
        return len(self.problem.items) if self.problem else 0

    @property
    def has_secondary(self) -> bool:
        """Whether there are columns that may be covered but need not."""
        return self.total < len(self.names)

    @property
    def first_apart(self) -> int | None:
        """The first of those that need not be covered, where they stand together; None if they do not."""
        if not self.has_secondary or self.order is not ColumnOrder.HEADERS:
            return None
        return next((item for item in self._rows if item >= self.total), None)

    @property
    def count(self) -> str:
        """How many columns are in the list of those to be covered, in words."""
        snapshot = self._snapshot
        return "" if snapshot is None else columns_in_list(snapshot.problem, snapshot.primary_left)

    @property
    def chosen_item(self) -> int | None:
        """The item that the search branches on, or the empty one at a dead end."""
        return None if self._snapshot is None or self._awaits_choice else self._snapshot.chosen_item

    @property
    def chosen(self) -> QModelIndex:
        """The index of the chosen item; invalid without one."""
        item = self.chosen_item
        return QModelIndex() if item is None else self.index_of(item)

    def index_of(self, item: int) -> QModelIndex:
        """The index of an item; invalid if it is not listed."""
        return self.index(self._rows.index(item), NAME) if item in self._rows else QModelIndex()

    def at(self, row: int) -> Column:
        return self.column(self._rows[row])

    def column(self, item: int) -> Column:
        """Name, size and state of an item at the position shown."""
        snapshot = self._snapshot
        assert snapshot is not None  # noqa: S101 - an item that is listed has one
        depth, is_chosen = snapshot.item_depths[item], item == self.chosen_item
        size = snapshot.sizes[item] if self._keeps_sizes or not depth else None
        state, end = ColumnState.COVERED if depth else ColumnState.LIVE, DeadEndState.NOW
        if item in snapshot.starved:
            state, end = ColumnState.EMPTY, dead_end_state(snapshot.event, goes_by_size=self._goes_by_size)
        elif is_chosen:
            state = ColumnState.CHOSEN
        is_tie, is_secondary = item in self._ties, item >= self.total
        colour = shown(str(snapshot.item_colours.get(item, ""))) if item in self._coloured else None
        return Column(
            item, self.names[item], size, state, depth, is_chosen, is_tie, is_secondary, end, colour
        )

    def sentences(self, item: int) -> str:
        """Sentences about a column's state and what removed its options."""
        return joining.sentences([self.column(item).sentence, self.taken(item)])

    def taken(self, item: int) -> str:
        """A sentence about what removed the options of a column, if any."""
        return "" if self._snapshot is None else taken_sentence(self._snapshot, item)

    def _arrange(self) -> None:
        rows = self._ordered()
        if rows == self._rows:
            return
        if len(rows) != len(self._rows):
            self.beginResetModel()
            self._rows = rows
            self.endResetModel()
            return
        self.layoutAboutToBeChanged.emit()
        kept = [(index, self._rows[index.row()]) for index in self.persistentIndexList()]
        self._rows = rows
        for index, item in kept:
            moved = self.index(rows.index(item), index.column()) if item in rows else QModelIndex()
            self.changePersistentIndex(index, moved)
        self.layoutChanged.emit()

    def _ordered(self) -> list[int]:
        snapshot = self._snapshot
        if snapshot is None:
            return []
        rows: Iterable[int] = range(len(self.names))
        if self.live_only:
            rows = [item for item in rows if snapshot.is_live(item) or item == self.chosen_item]
        return (
            list(rows)
            if self.order is ColumnOrder.HEADERS
            else sorted(rows, key=self._ranks(snapshot).__getitem__)
        )

    def _ranks(self, snapshot: Snapshot) -> list[int]:
        optional, covered = self.full + 1, 2 * self.full + 2
        ranks = [
            covered if depth else size
            for size, depth in zip(snapshot.sizes, snapshot.item_depths, strict=True)
        ]
        for item in range(self.total, len(ranks)):
            if not snapshot.item_depths[item]:
                ranks[item] += optional
        if self.chosen_item is not None:
            ranks[self.chosen_item] = -1
        return ranks

    def _emit_changes(self, items: set[int]) -> None:
        rows = [row for row, item in enumerate(self._rows) if item in items]
        for _, pairs in groupby(enumerate(rows), lambda pair: pair[1] - pair[0]):
            run = [row for _, row in pairs]
            self.dataChanged.emit(self.index(run[0], NAME), self.index(run[-1], STATE))

    # --- what it answers --------------------------------------------------------------------------

    def length(self) -> int:
        return len(self._rows)

    def content(self, index: Index, role: int) -> Any:
        item = self._rows[index.row()]
        match role:
            case Qt.ItemDataRole.UserRole:
                return item
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                column = self.column(item)
                size = "" if column.size is None else str(column.size)
                if role == Qt.ItemDataRole.AccessibleTextRole and column.size is not None:
                    size = options_name(column.size)
                return (column.name, size, column.word)[index.column()]
            case Qt.ItemDataRole.ToolTipRole:
                return as_tip(self.sentences(item))
        return None

    def header(self, section: int) -> tuple[str, str]:
        names = (
            translate("columns", "Column (item)"),
            translate("columns", "Options"),
            translate("columns", "State"),
        )
        return names[section], ""


def _changed(before: Snapshot, now: Snapshot) -> set[int]:
    """The items that differ between two positions of a search."""
    items = range(len(now.sizes))
    changed = set(compress(items, map(ne, now.sizes, before.sizes)))
    changed.update(compress(items, map(ne, now.item_depths, before.item_depths)))
    return changed | (now.starved ^ before.starved)
