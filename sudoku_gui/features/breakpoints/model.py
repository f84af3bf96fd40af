"""Breakpoints and bookmarks as lists: what each says, and whether it is met where the search stands."""

from typing import Any, Final

from PySide6.QtCore import QModelIndex, QObject, Qt

from solver_core.cover import SearchBase
from sudoku_gui.features.breakpoints import text as words
from sudoku_gui.player.bookmarks import BookmarkList
from sudoku_gui.player.breakpoints import Breakpoint, Breakpoints
from sudoku_gui.player.search_conditions import problem_of
from sudoku_gui.player.selection import Target
from sudoku_gui.translation import translate
from sudoku_gui.widgets.row_table import Index, TableModel
from sudoku_gui.wording import search_conditions
from sudoku_gui.wording.foreign import as_tip

KEY_ROLE: Final = Qt.ItemDataRole.UserRole  # the id of a breakpoint, the position of a bookmark
MET_ROLE: Final = Qt.ItemDataRole.UserRole + 1
ACTIVE_ROLE: Final = Qt.ItemDataRole.UserRole + 2
TARGET_ROLE: Final = Qt.ItemDataRole.UserRole + 3
"""What the condition names, or None; None for another problem's, whose numbers mean other things."""


class NamedRows(TableModel):
    """Rows that are known by a key; editing the text names one."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: dict[int, Any] = {}
        self._met: frozenset[int] = frozenset()

    def index_of(self, key: int | None) -> QModelIndex:
        """Where a key is listed; an empty index where it is not."""
        row = next((row for row, one in enumerate(self._rows) if one == key), None)
        return QModelIndex() if row is None else self.index(row, 0)

    def highlighted_rows(self, target: Target) -> frozenset[int]:  # noqa: ARG002 - a hook
        return frozenset()

    def _show_rows(self, rows: dict[int, Any]) -> None:
        """Show these; rows that stay keep what is selected and typed in them."""
        if list(rows) != list(self._rows):
            self.beginResetModel()
            self._rows = rows
            self.endResetModel()
        elif rows:
            self._rows = rows
            self.dataChanged.emit(self.index(0, 0), self.index(len(rows) - 1, 0))

    def _show_met(self, keys: frozenset[int]) -> None:
        """Mark the rows that hold at the position, and repaint only those that change."""
        changed, self._met = keys ^ self._met, keys
        for key in changed & self._rows.keys():
            self.dataChanged.emit(self.index_of(key), self.index_of(key))

    def _fact(self, key: int, role: int) -> Any:
        raise NotImplementedError

    def length(self) -> int:
        return len(self._rows)

    def content(self, index: Index, role: int) -> Any:
        key = list(self._rows)[index.row()]
        if role == KEY_ROLE:
            return key
        return key in self._met if role == MET_ROLE else self._fact(key, role)

    # --- Qt ---------------------------------------------------------------------------------------

    def flags(self, index: Index) -> Qt.ItemFlag:
        flag = Qt.ItemFlag
        if not index.isValid():
            return flag.NoItemFlags
        return flag.ItemIsSelectable | flag.ItemIsEnabled | flag.ItemIsEditable | flag.ItemNeverHasChildren


class BreakpointModel(NamedRows):
    """The breakpoints; the check box switches one on."""

    def __init__(self, breakpoints: Breakpoints, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._breakpoints = breakpoints
        self._texts: dict[Breakpoint, str] = {}
        breakpoints.changed.connect(self._on_changed)
        self._on_changed()

    def refresh(self, search: SearchBase | None) -> None:
        """Show which are met where the search stands."""
        met = self._breakpoints.met_by(search) if search else []
        self._show_met(frozenset(point.id for point in met))

    def highlighted_rows(self, target: Target) -> frozenset[int]:
        problem = self._breakpoints.problem
        items, options = target.items(problem), target.options(problem)
        named = [self._target(point) for point in self._rows.values()]
        return frozenset(
            row
            for row, one in enumerate(named)
            if one and (one.item in items if one.option is None else one.option in options)
        )

    def description(self, point: Breakpoint) -> str:
        """The sentence of a breakpoint, which says at which events a search stops."""
        if point not in self._texts:
            self._texts[point] = search_conditions.description(point.when, problem_of(point.problem))
        return self._texts[point]

    def _on_changed(self) -> None:
        rows = {point.id: point for point in self._breakpoints}
        self._texts = {point: text for point, text in self._texts.items() if point in rows.values()}
        self._show_rows(rows)

    def _state(self, point: Breakpoint) -> str:
        if not self._breakpoints.belongs(point):
            return "ELSEWHERE"
        if not self._breakpoints.condition_of(point).clauses:
            return "NEVER"
        if not point.enabled:
            return "OFF"
        return "MET" if point.id in self._met else "ON"

    def _target(self, point: Breakpoint) -> Target | None:
        return None if self._state(point) in {"ELSEWHERE", "NEVER"} else point.when.target

    def _fact(self, key: int, role: int) -> Any:
        point: Breakpoint = self._rows[key]
        row = words.row(point.name, self.description(point))
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return row
            case Qt.ItemDataRole.EditRole:
                return point.name
            case Qt.ItemDataRole.CheckStateRole:
                return Qt.CheckState.Checked if point.enabled else Qt.CheckState.Unchecked
            case Qt.ItemDataRole.ToolTipRole:
                return as_tip(words.row_help(self.description(point), self._state(point)))
            case Qt.ItemDataRole.AccessibleTextRole:
                return words.spoken(row, self._state(point))
        if role == ACTIVE_ROLE:
            return self._state(point) in {"MET", "ON"}
        return self._target(point) if role == TARGET_ROLE else None

    # --- Qt ---------------------------------------------------------------------------------------

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Switch one on or off, or name it."""
        if not index.isValid():
            return False
        if role == Qt.ItemDataRole.CheckStateRole:
            is_on = Qt.CheckState(value) is Qt.CheckState.Checked
            self._breakpoints.enable(index.data(KEY_ROLE), enabled=is_on)
        elif role == Qt.ItemDataRole.EditRole:
            self._breakpoints.rename(index.data(KEY_ROLE), str(value))
        else:
            return False
        return True

    def flags(self, index: Index) -> Qt.ItemFlag:
        usual = super().flags(index)
        return usual | Qt.ItemFlag.ItemIsUserCheckable if index.isValid() else usual


class BookmarkModel(NamedRows):
    """The bookmarks of what is watched, in the order of positions."""

    def __init__(self, bookmarks: BookmarkList, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bookmarks = bookmarks
        bookmarks.changed.connect(self._on_changed)
        self._on_changed()

    def forget(self) -> None:
        """Another search: what is being typed in a row is not for its bookmark at the same position."""
        self.beginResetModel()
        self._met = frozenset()
        self.endResetModel()

    def refresh(self, position: int | None) -> None:
        """Show which one the search stands at; None: nothing is watched."""
        self._show_met(frozenset() if position is None else frozenset({position}))

    def _on_changed(self) -> None:
        self._show_rows(dict(self._bookmarks))

    def _fact(self, key: int, role: int) -> Any:
        text = words.mark(key, self._rows[key])
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return text
            case Qt.ItemDataRole.ToolTipRole:
                return as_tip(text)
            case Qt.ItemDataRole.AccessibleTextRole if key in self._met:
                return translate("breakpoints", "{mark}, here").format(mark=text)
            case Qt.ItemDataRole.AccessibleTextRole:
                return text
            case Qt.ItemDataRole.EditRole:
                return self._rows[key]
        return True if role == ACTIVE_ROLE else None

    # --- Qt ---------------------------------------------------------------------------------------

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        if not index.isValid() or role != Qt.ItemDataRole.EditRole:
            return False
        self._bookmarks.rename(index.data(KEY_ROLE), str(value))
        return True
