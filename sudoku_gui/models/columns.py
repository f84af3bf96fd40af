"""The columns (items) of a search as a table: name, options left, state.

A refresh reads all sizes and compares them with the last ones; rows that stayed the same are not touched.
Order and filter are the model's own, since a proxy asked to sort anew at every move would cost more than
the move.
"""

from enum import Enum, auto
from typing import Any, Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from solver_core.cover import Op, Walk
from solver_core.sudoku.encoding import ITEMS, problem
from sudoku_gui.wording import columns as words
from sudoku_gui.wording.names import item_name

NAME, SIZE, STATE = range(3)

ITEM_ROLE: Final = Qt.ItemDataRole.UserRole
SIZE_ROLE: Final = Qt.ItemDataRole.UserRole + 1
STATE_ROLE: Final = Qt.ItemDataRole.UserRole + 2

FULL_SIZE: Final = 9
"""Options in a column of a Sudoku while nothing is covered: no size is larger."""

_Index = QModelIndex | QPersistentModelIndex
_ROOT: Final = QModelIndex()


class State(Enum):
    """What a column is to the search."""

    CHOSEN = auto()
    """The search branches on it at present."""
    EMPTY = auto()
    """In the list, with no option left: a dead end unless it is uncovered."""
    LIVE = auto()
    """In the list of columns still to be covered."""
    COVERED = auto()
    """Out of the list."""


class Order(Enum):
    """In which order the columns are listed."""

    HEADERS = auto()
    """As in the list of headers."""
    SIZES = auto()
    """The chosen one first, then the live ones by size; the covered ones last."""


class ColumnModel(QAbstractTableModel):
    """324 columns, or those of them that are live."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.order = Order.HEADERS
        self.live_only = False
        self._chosen: int | None = None
        self._facts: list[tuple[int, State]] = [(FULL_SIZE, State.LIVE)] * len(ITEMS)
        self._rows: list[int] = list(ITEMS)
        self._names = [item_name(problem(), item) for item in ITEMS]

    def refresh(self, search: Walk | None) -> None:
        """Show where the search stands; without one, every column is whole."""
        self._chosen = _chosen(search)
        before, self._facts = self._facts, _facts(search, self._chosen)
        changed = {item for item in ITEMS if self._facts[item] != before[item]}
        if changed:
            self._arrange()
            self._tell(changed)

    def set_order(self, order: Order) -> None:
        """List the columns in this order."""
        self.order = order
        self._arrange()

    def set_live_only(self, *, live_only: bool) -> None:
        """List, beside the chosen one, live columns only; or all."""
        self.live_only = live_only
        self._arrange()

    @property
    def chosen(self) -> QModelIndex:
        """The column that the search branches on or, at a dead end, would have to; an empty index without one."""
        return QModelIndex() if self._chosen is None else self.index_of(self._chosen)

    @property
    def live(self) -> int:
        """How many columns are still to be covered."""
        return sum(state in {State.LIVE, State.EMPTY} for _, state in self._facts)

    def index_of(self, item: int) -> QModelIndex:
        """Where an item is listed; an empty index where it is not."""
        return self.index(self._rows.index(item), NAME) if item in self._rows else QModelIndex()

    # --- order and filter -------------------------------------------------------------------------

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
        places = {item: row for row, item in enumerate(rows)}
        for index, item in kept:
            moved = self.index(places[item], index.column()) if item in places else QModelIndex()
            self.changePersistentIndex(index, moved)
        self.layoutChanged.emit()

    def _ordered(self) -> list[int]:
        facts = self._facts
        rows = [item for item in ITEMS if not self.live_only or facts[item][1] is not State.COVERED]
        if self.order is Order.SIZES:
            rows.sort(key=lambda item: _rank(*facts[item]))
        return rows

    def _tell(self, items: set[int]) -> None:
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
        """The columns of the search that are listed."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: _Index = _ROOT) -> int:
        """Name, size and state."""
        return 0 if parent.isValid() else 3

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """A fact, as text or by one of the roles above."""
        if not index.isValid():
            return None
        item = self._rows[index.row()]
        size, state = self._facts[item]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return (self._names[item], str(size), words.state(state.name))[index.column()]
            case Qt.ItemDataRole.AccessibleTextRole:
                return (self._names[item], words.size(size), words.state(state.name))[index.column()]
            case Qt.ItemDataRole.ToolTipRole:
                return words.column(self._names[item], size, state.name)
        return {ITEM_ROLE: item, SIZE_ROLE: size, STATE_ROLE: state}.get(role)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """The headings."""
        if role != Qt.ItemDataRole.DisplayRole or orientation is not Qt.Orientation.Horizontal:
            return None
        return words.header(section)


def _chosen(search: Walk | None) -> int | None:
    """The item picked last: at a dead end the one without options, else the one branched on."""
    if search is None:
        return None
    event = search.event
    return event.item if event and event.op is Op.DEAD_END else search.chosen_item


def _facts(search: Walk | None, chosen: int | None) -> list[tuple[int, State]]:
    """Size and state of every item."""
    if search is None:
        return [(FULL_SIZE, State.LIVE)] * len(ITEMS)
    size, is_live = search.size, search.is_live
    facts = [
        (n := size(item), (State.LIVE if n else State.EMPTY) if is_live(item) else State.COVERED)
        for item in ITEMS
    ]
    if chosen is not None and facts[chosen][1] is not State.EMPTY:
        facts[chosen] = (facts[chosen][0], State.CHOSEN)
    return facts


_RANKS: Final = {State.CHOSEN: 0, State.EMPTY: 1, State.LIVE: 1, State.COVERED: 2}


def _rank(size: int, state: State) -> tuple[int, int]:
    return _RANKS[state], size if state is not State.COVERED else 0
