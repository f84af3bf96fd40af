"""Breakpoints and bookmarks as lists: what each says, and whether it is met where the search stands."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeVar

from PySide6.QtCore import QModelIndex, Qt

from solver_core.cover import SearchBase
from sudoku_gui.features.breakpoint_list import text as words
from sudoku_gui.player.bookmarks import BookmarkStore
from sudoku_gui.player.breakpoints import Breakpoint, Breakpoints
from sudoku_gui.player.selection import Target
from sudoku_gui.widgets.row_table import Index, RowTable
from sudoku_gui.wording.foreign import as_tip

KEY_ROLE: Final = Qt.ItemDataRole.UserRole  # the id of a breakpoint, the position of a bookmark
MET_ROLE: Final = Qt.ItemDataRole.UserRole + 1
ACTIVE_ROLE: Final = Qt.ItemDataRole.UserRole + 2
TARGET_ROLE: Final = Qt.ItemDataRole.UserRole + 3
"""The target of the condition, or None; None for another problem's, whose numbers mean other things."""

Row = TypeVar("Row", bound=tuple[Any, ...])


class NamedRows(RowTable[Row]):
    """Rows that are known by a number; editing the text names one."""

    _flags = Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsEditable

    def __init__(self, rename: Callable[[int, str], None]) -> None:
        super().__init__()
        self._rename = rename

    def index_of(self, key: int | None) -> QModelIndex:
        """Where a row of this number is listed; an empty index where it is not."""
        row = next((row for row, one in enumerate(self._rows) if self.key(one) == key), None)
        return QModelIndex() if row is None else self.index(row, 0)

    def highlighted_rows(self, target: Target) -> frozenset[int]:  # noqa: ARG002 - a hook
        return frozenset()

    # --- Qt ---------------------------------------------------------------------------------------

    def flags(self, index: Index) -> Qt.ItemFlag:
        return self._flags | Qt.ItemFlag.ItemNeverHasChildren if index.isValid() else Qt.ItemFlag.NoItemFlags

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        if not index.isValid() or role != Qt.ItemDataRole.EditRole:
            return False
        self._rename(index.data(KEY_ROLE), str(value))
        return True


class BreakpointRow(NamedTuple):
    """A breakpoint, and whether it takes part."""

    point: Breakpoint
    state: str  # MET, ON, OFF, NEVER or ELSEWHERE


class BreakpointModel(NamedRows[BreakpointRow]):
    """The breakpoints; the check box switches one on."""

    _flags = NamedRows._flags | Qt.ItemFlag.ItemIsUserCheckable  # noqa: SLF001 - of its own base

    def __init__(self, breakpoints: Breakpoints) -> None:
        super().__init__(breakpoints.rename)
        self._breakpoints = breakpoints
        self._met: frozenset[int] = frozenset()
        breakpoints.changed.connect(self._show)
        self._show()

    def refresh(self, search: SearchBase | None) -> None:
        """Show which breakpoints are met where the search stands."""
        met = self._breakpoints.met_by(search) if search else []
        self._met = frozenset(point.id for point in met)
        self._show()

    def _show(self) -> None:
        self.show_rows([BreakpointRow(point, self._state(point)) for point in self._breakpoints])

    def _state(self, point: Breakpoint) -> str:
        if not self._breakpoints.belongs(point):
            return "ELSEWHERE"
        if not self._breakpoints.condition_of(point).clauses:
            return "NEVER"
        if not point.enabled:
            return "OFF"
        return "MET" if point.id in self._met else "ON"

    def highlighted_rows(self, target: Target) -> frozenset[int]:
        problem = self._breakpoints.problem
        items, options = target.items(problem), target.options(problem)
        named = map(_target, self._rows)
        return frozenset(
            row
            for row, one in enumerate(named)
            if one and (one.item in items if one.option is None else one.option in options)
        )

    def key(self, row: BreakpointRow) -> int:
        return row.point.id

    def cell(self, row: BreakpointRow, index: Index, role: int) -> Any:  # noqa: ARG002 - there is one column
        point, state = row
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return words.row(point)
            case Qt.ItemDataRole.EditRole:
                return point.name
            case Qt.ItemDataRole.CheckStateRole:
                return Qt.CheckState.Checked if point.enabled else Qt.CheckState.Unchecked
            case Qt.ItemDataRole.ToolTipRole:
                return as_tip(words.row_help(point, state))
            case Qt.ItemDataRole.AccessibleTextRole:
                return words.spoken(point, state)
        if role == ACTIVE_ROLE:
            return state in {"MET", "ON"}
        return {KEY_ROLE: point.id, MET_ROLE: state == "MET", TARGET_ROLE: _target(row)}.get(role)

    # --- Qt ---------------------------------------------------------------------------------------

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        if not index.isValid() or role != Qt.ItemDataRole.CheckStateRole:
            return super().setData(index, value, role)
        is_on = Qt.CheckState(value) is Qt.CheckState.Checked
        self._breakpoints.enable(index.data(KEY_ROLE), enabled=is_on)
        return True


def _target(row: BreakpointRow) -> Target | None:
    return None if row.state in {"ELSEWHERE", "NEVER"} else row.point.when.target


class BookmarkRow(NamedTuple):
    """A bookmark, and whether the search stands there."""

    position: int
    name: str
    is_here: bool


class BookmarkModel(NamedRows[BookmarkRow]):
    """The bookmarks of what is watched, in the order of positions."""

    def __init__(self, bookmarks: BookmarkStore) -> None:
        super().__init__(bookmarks.rename)
        self._bookmarks = bookmarks
        self.refresh(None)

    def refresh(self, here: int | None) -> None:
        """Show them, and which one the search stands at; None: nothing is watched."""
        self.show_rows([BookmarkRow(at, name, at == here) for at, name in self._bookmarks])

    def key(self, row: BookmarkRow) -> int:
        return row.position

    def cell(self, row: BookmarkRow, index: Index, role: int) -> Any:  # noqa: ARG002 - there is one column
        text = words.mark(row.position, row.name)
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return text
            case Qt.ItemDataRole.ToolTipRole:
                return as_tip(text)
            case Qt.ItemDataRole.AccessibleTextRole:
                return words.mark_here(text) if row.is_here else text
            case Qt.ItemDataRole.EditRole:
                return row.name
        return {KEY_ROLE: row.position, MET_ROLE: row.is_here, ACTIVE_ROLE: True}.get(role)
