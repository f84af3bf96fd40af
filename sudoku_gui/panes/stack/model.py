"""The choice stack as a table: a row for each level, and one for the item that is chosen but has no option yet.

A move changes few levels, mostly the last; a refresh touches only the rows that became others.
"""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto
from functools import partial
from typing import Any, Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from solver_core.cover import Level, Op, Problem, Snapshot
from sudoku_gui.guard import Guarded
from sudoku_gui.panes.stack import text as words
from sudoku_gui.player.selection import Target
from sudoku_gui.wording.foreign import as_tip
from sudoku_gui.wording.names import item_name, number, option_name

DEPTH, ITEM, SIZE, OPTION, TURN, KIND = range(6)

FRAME_ROLE: Final = Qt.ItemDataRole.UserRole
TARGET_ROLE: Final = Qt.ItemDataRole.UserRole + 1
PRESENT_ROLE: Final = Qt.ItemDataRole.UserRole + 2
"""Whether the present event is about this level."""

_Index = QModelIndex | QPersistentModelIndex
_ROOT: Final = QModelIndex()


class Kind(Enum):
    """How a level came about."""

    GIVEN = auto()
    """Its option is given."""
    FORCED = auto()
    """There was no other option."""
    GUESS = auto()
    """There were others."""
    CHOSEN = auto()
    """Its item is chosen, and no option of it is on the stack."""
    EMPTY = auto()
    """The same, with no option left."""


@dataclass(frozen=True, slots=True)
class Frame:
    """One row.

    Attributes:
        item: branched on.
        size: how many options it had when it was chosen.
        option: the one that is tried; None where there is none.
        number: it is the number-th; 0 where there is none.
        kind: how it came about.
    """

    item: int
    size: int
    option: int | None
    number: int
    kind: Kind


class StackModel(Guarded, QAbstractTableModel):
    """The levels of a search, the first choice on top."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._problem: Problem | None = None
        self._frames: list[Frame] = []

    def refresh(self, snapshot: Snapshot | None) -> None:
        """Show where a search stands; None for nothing."""
        problem = None if snapshot is None else snapshot.problem
        if problem is not self._problem:
            self.beginResetModel()
            self._problem, self._frames = problem, []
            self.endResetModel()
        self._show([] if snapshot is None else _frames(snapshot))

    @property
    def frames(self) -> tuple[Frame, ...]:
        """The rows."""
        return tuple(self._frames)

    @property
    def present(self) -> QModelIndex:
        """The level that the present event is about: always the last; an empty index where there is none."""
        return self.index(len(self._frames) - 1, DEPTH) if self._frames else QModelIndex()

    def _show(self, frames: list[Frame]) -> None:
        before = self._frames
        shared = min(len(before), len(frames))
        changed = [row for row in range(shared) if before[row] != frames[row]]
        if len(frames) < len(before):
            self.beginRemoveRows(_ROOT, len(frames), len(before) - 1)
            del before[len(frames) :]
            self.endRemoveRows()
        elif len(frames) > len(before):
            self.beginInsertRows(_ROOT, len(before), len(frames) - 1)
            before.extend(frames[shared:])
            self.endInsertRows()
        before[:shared] = frames[:shared]
        # Another length makes another row the present one.
        for row in {*changed, shared - 1} - {-1}:
            self.dataChanged.emit(self.index(row, DEPTH), self.index(row, KIND))

    # --- Qt ---------------------------------------------------------------------------------------

    def rowCount(self, parent: _Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self._frames)

    def columnCount(self, parent: _Index = _ROOT) -> int:
        return 0 if parent.isValid() else 6

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """A fact, as text or by one of the roles above."""
        if not index.isValid() or self._problem is None:
            return None
        frame = self._frames[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return _texts(self._problem, index.row())[index.column()](frame)
            case Qt.ItemDataRole.ToolTipRole:
                return as_tip(_sentence(self._problem, frame))
            case _ if role == TARGET_ROLE:
                return Target(frame.item, frame.option)
        present = index.row() == len(self._frames) - 1
        return {FRAME_ROLE: frame, PRESENT_ROLE: present}.get(role)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        texts = {Qt.ItemDataRole.DisplayRole: words.header, Qt.ItemDataRole.ToolTipRole: words.header_help}
        role = Qt.ItemDataRole(role)
        return as_tip(texts[role](section)) if role in texts else None


def _frames(snapshot: Snapshot) -> list[Frame]:
    frames = [_frame(level) for level in snapshot.levels]
    item = snapshot.chosen_item
    if item is not None and not (snapshot.levels and snapshot.levels[-1].item == item):
        event = snapshot.event
        is_dead = event is not None and event.op is Op.DEAD_END
        kind = Kind.EMPTY if is_dead else Kind.CHOSEN
        frames.append(Frame(item, snapshot.sizes[item], None, 0, kind))
    return frames


def _frame(level: Level) -> Frame:
    kind = Kind.GIVEN if level.given else Kind.GUESS if level.is_guess else Kind.FORCED
    return Frame(level.item, level.among, level.option, level.number, kind)


def _texts(problem: Problem, row: int) -> tuple[Callable[[Frame], str], ...]:
    return (
        lambda frame: words.no_turn() if frame.option is None else number(row + 1),
        lambda frame: item_name(problem, frame.item),
        lambda frame: number(frame.size),
        partial(_option, problem),
        _turn,
        lambda frame: words.kind(frame.kind.name),
    )


def _option(problem: Problem, frame: Frame) -> str:
    return words.no_turn() if frame.option is None else option_name(problem, frame.option)


def _turn(frame: Frame) -> str:
    if frame.option is None or frame.kind is Kind.GIVEN:
        return words.no_turn()
    return words.turn(frame.number, frame.size)


def _sentence(problem: Problem, frame: Frame) -> str:
    item = item_name(problem, frame.item)
    return words.level(frame.kind.name, item, _option(problem, frame), frame.number, frame.size)
