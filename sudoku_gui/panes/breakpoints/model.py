"""The breakpoints as a list: what each waits for, whether it is on, and whether it is met where the search stands."""

from typing import Any, Final

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from solver_core.cover import SearchBase
from sudoku_gui.guard import Guarded
from sudoku_gui.panes.breakpoints import text as words
from sudoku_gui.player.breakpoints import Breakpoint, Breakpoints
from sudoku_gui.player.questions import problem_of
from sudoku_gui.wording import questions
from sudoku_gui.wording.foreign import as_tip

ID_ROLE: Final = Qt.ItemDataRole.UserRole
MET_ROLE: Final = Qt.ItemDataRole.UserRole + 1
ACTIVE_ROLE: Final = Qt.ItemDataRole.UserRole + 2
TARGET_ROLE: Final = Qt.ItemDataRole.UserRole + 3
"""What the question names, or None; None for another problem's, whose numbers mean other things."""

_Index = QModelIndex | QPersistentModelIndex
_ROOT: Final = QModelIndex()


class BreakpointModel(Guarded, QAbstractListModel):
    """A row for each; the check box switches it on, editing the text names it."""

    def __init__(self, breakpoints: Breakpoints, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._breakpoints = breakpoints
        self._rows: list[Breakpoint] = list(breakpoints)
        self._met: frozenset[int] = frozenset()
        self._texts: dict[Breakpoint, str] = {}
        breakpoints.changed.connect(self._take)

    def refresh(self, search: SearchBase | None) -> None:
        """Show which are met where the search stands."""
        met = frozenset(held.id for held in self._breakpoints.met_by(search)) if search else frozenset()
        changed, self._met = met ^ self._met, met
        for row, held in enumerate(self._rows if changed else ()):
            if held.id in changed:
                self.dataChanged.emit(self.index(row), self.index(row))

    def index_of(self, number: int | None) -> QModelIndex:
        """Where the one with this id is listed; an empty index where it is not."""
        row = next((row for row, held in enumerate(self._rows) if held.id == number), None)
        return QModelIndex() if row is None else self.index(row)

    def description(self, held: Breakpoint) -> str:
        """What one waits for."""
        if held not in self._texts:
            self._texts[held] = questions.description(held.question, problem_of(held.problem))
        return self._texts[held]

    def _take(self) -> None:
        """Show the list as it is now; rows that stay keep what is selected in them."""
        rows = list(self._breakpoints)
        if [held.id for held in rows] != [held.id for held in self._rows]:
            self.beginResetModel()
            self._rows = rows
            self._forget()
            self.endResetModel()
        else:
            self._rows = rows
            self._forget()
            self._tell_all()

    def _forget(self) -> None:
        self._texts = {held: text for held, text in self._texts.items() if held in self._rows}

    def _tell_all(self) -> None:
        if self._rows:
            self.dataChanged.emit(self.index(0), self.index(len(self._rows) - 1))

    def _state(self, held: Breakpoint) -> str:
        if not self._breakpoints.belongs(held):
            return "ELSEWHERE"
        if not self._breakpoints.condition_of(held).clauses:
            return "NEVER"
        if not held.enabled:
            return "OFF"
        return "MET" if held.id in self._met else "ON"

    # --- Qt ---------------------------------------------------------------------------------------

    def rowCount(self, parent: _Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """A fact, as text or by one of the roles above."""
        if not index.isValid():
            return None
        held = self._rows[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return words.row(held.name, self.description(held))
            case Qt.ItemDataRole.EditRole:
                return held.name
            case Qt.ItemDataRole.CheckStateRole:
                return Qt.CheckState.Checked if held.enabled else Qt.CheckState.Unchecked
            case Qt.ItemDataRole.ToolTipRole:
                return as_tip(words.help_on(self.description(held), words.state(self._state(held))))
            case Qt.ItemDataRole.AccessibleTextRole:
                row = words.row(held.name, self.description(held))
                return words.spoken(row, words.state(self._state(held)))
        return self._fact(held, role)

    def _fact(self, held: Breakpoint, role: int) -> Any:
        match role:
            case int(value) if value == ID_ROLE:
                return held.id
            case int(value) if value == MET_ROLE:
                return held.id in self._met
            case int(value) if value == ACTIVE_ROLE:
                return self._state(held) in {"MET", "ON"}
            case int(value) if value == TARGET_ROLE:
                return held.question.target if self._state(held) not in {"ELSEWHERE", "NEVER"} else None
        return None

    def setData(self, index: _Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Switch one on or off, or name it."""
        if not index.isValid():
            return False
        number = self._rows[index.row()].id
        if role == Qt.ItemDataRole.CheckStateRole:
            self._breakpoints.enable(number, enabled=Qt.CheckState(value) is Qt.CheckState.Checked)
        elif role == Qt.ItemDataRole.EditRole:
            self._breakpoints.rename(number, str(value))
        else:
            return False
        return True

    def flags(self, index: _Index) -> Qt.ItemFlag:
        """All can be named, those of this problem switched; others can still be removed."""
        flag = Qt.ItemFlag
        if not index.isValid():
            return flag.NoItemFlags
        usual = flag.ItemIsSelectable | flag.ItemIsEnabled | flag.ItemIsEditable | flag.ItemNeverHasChildren
        return usual | flag.ItemIsUserCheckable
