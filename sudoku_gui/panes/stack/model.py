"""The choice stack as a table: a row for each level, and one for the item that is chosen but has no option yet.

A move changes few levels, mostly the last; a refresh touches only rows that differ.
"""

from enum import Enum, auto
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QModelIndex, QObject, Qt

from solver_core.cover import Level, Op, Problem, Snapshot
from solver_core.cover.choices import guess_numbers
from sudoku_gui.panes.stack import text as words
from sudoku_gui.panes.stack.text import translate
from sudoku_gui.player.selection import Target
from sudoku_gui.widgets.row_table import Index, TableModel
from sudoku_gui.wording.foreign import as_tip
from sudoku_gui.wording.names import item_name, number, option_name

DEPTH, ITEM, SIZE, OPTION, TURN, KIND = range(6)

FRAME_ROLE: Final = Qt.ItemDataRole.UserRole
TARGET_ROLE: Final = Qt.ItemDataRole.UserRole + 1


class LevelKind(Enum):
    """How a level came about."""

    GIVEN = auto()
    FORCED = auto()  # there was no other option
    GUESS = auto()
    CHOSEN = auto()  # its item is chosen, and no option of it is on the stack
    EMPTY = auto()  # the same, with no option left


class StackEntry(NamedTuple):
    """One row: the item branched on, its size when it was chosen, and the number-th option, or None and 0.

    Attributes:
        guess: the number of a guess, counted from the first one; 0 for anything else.
    """

    item: int
    size: int
    option: int | None
    number: int
    kind: LevelKind
    guess: int = 0


class StackModel(TableModel):
    """The levels of a search, the first choice on top."""

    columns = 6

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._problem: Problem | None = None
        self.frames: list[StackEntry] = []

    def refresh(self, snapshot: Snapshot | None) -> None:
        """Show where a search stands; None for nothing."""
        problem = None if snapshot is None else snapshot.problem
        if problem is not self._problem:
            self.beginResetModel()
            self._problem, self.frames = problem, []
            self.endResetModel()
        self._show([] if snapshot is None else _frames(snapshot))

    @property
    def present(self) -> QModelIndex:
        """The level that the present event is about: always the last; an empty index where there is none."""
        return self.index(len(self.frames) - 1, DEPTH) if self.frames else QModelIndex()

    def _show(self, frames: list[StackEntry]) -> None:
        before = self.frames
        shared = min(len(before), len(frames))
        changed = {row for row in range(shared) if before[row] != frames[row]}
        if len(frames) < len(before):
            self.beginRemoveRows(QModelIndex(), len(frames), len(before) - 1)
            del before[len(frames) :]
            self.endRemoveRows()
        elif len(frames) > len(before):
            self.beginInsertRows(QModelIndex(), len(before), len(frames) - 1)
            before.extend(frames[shared:])
            self.endInsertRows()
        before[:shared] = frames[:shared]
        # Another length makes another row the present one.
        for row in (changed | {shared - 1}) - {-1}:
            self.dataChanged.emit(self.index(row, DEPTH), self.index(row, KIND))

    def _texts(self, problem: Problem, row: int) -> tuple[str, ...]:
        frame, none = self.frames[row], translate("stack", "–")
        has_turn = frame.option is not None and frame.kind is not LevelKind.GIVEN
        return (
            none if frame.option is None else number(row + 1),
            item_name(problem, frame.item),
            number(frame.size),
            none if frame.option is None else option_name(problem, frame.option),
            words.turn(frame.number, frame.size) if has_turn else none,
            words.kind(frame.kind.name, frame.guess),
        )

    # --- what it answers --------------------------------------------------------------------------

    def length(self) -> int:
        return len(self.frames)

    def header(self, section: int) -> tuple[str, str]:
        return words.headings()[section]

    def content(self, index: Index, role: int) -> Any:
        if self._problem is None:
            return None
        frame = self.frames[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return self._texts(self._problem, index.row())[index.column()]
            case Qt.ItemDataRole.ToolTipRole:
                texts = self._texts(self._problem, index.row())
                names = frame.kind.name, texts[ITEM], texts[OPTION]
                return as_tip(words.level(*names, (frame.number, frame.size), frame.guess))
        return {FRAME_ROLE: frame, TARGET_ROLE: Target(frame.item, frame.option)}.get(role)


def _frames(snapshot: Snapshot) -> list[StackEntry]:
    guesses = guess_numbers(snapshot.levels)
    frames = [_frame(level, guess) for level, guess in zip(snapshot.levels, guesses, strict=True)]
    item = snapshot.chosen_item
    if item is not None and not (snapshot.levels and snapshot.levels[-1].item == item):
        event = snapshot.event
        is_dead = event is not None and event.op is Op.DEAD_END
        frames.append(
            StackEntry(item, snapshot.sizes[item], None, 0, LevelKind.EMPTY if is_dead else LevelKind.CHOSEN)
        )
    return frames


def _frame(level: Level, guess: int) -> StackEntry:
    kind = LevelKind.GIVEN if level.given else LevelKind.GUESS if level.is_guess else LevelKind.FORCED
    return StackEntry(level.item, level.among, level.option, level.number, kind, guess)
