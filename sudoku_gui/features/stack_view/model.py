"""The stack as a table: a row for each level, and one for a chosen item without an option yet.

A move changes few levels, mostly the last; a refresh touches only rows that differ.
"""

from collections.abc import Callable
from enum import Enum, auto
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QModelIndex, QObject, Qt

from solver_core.cover import Problem, Snapshot, StackLevel
from solver_core.cover.choices import guess_numbers
from sudoku_gui.features.stack_view import text as words
from sudoku_gui.player.selection import Target
from sudoku_gui.translation import Texts
from sudoku_gui.widgets.row_table import Index, RowTable
from sudoku_gui.wording.foreign import as_tip
from sudoku_gui.wording.names import item_name, number, option_name

tr = Texts("stack")


class LevelKind(Enum):
    """How a level came about."""

    GIVEN = auto()
    FORCED = auto()  # there was no other option
    GUESS = auto()
    CHOSEN = auto()  # its item is chosen, and no option of it is on the stack
    EMPTY = auto()  # the same, with no option left


class StackEntry(NamedTuple):
    """One row: the item branched on, its size when it was chosen, and the number-th option, or None and 0."""

    item: int
    size: int
    option: int | None
    number: int
    kind: LevelKind
    guess: int = 0  # the number of a guess, counted from the first one; 0 for anything else

    @property
    def target(self) -> Target:
        return Target(self.item, self.option)


class StackColumn(NamedTuple):
    """A column of the table."""

    heading: str
    tip: str  # what is said about it
    text: Callable[[Problem, int, StackEntry], str]  # what it shows of a level, of a problem and in a row
    # texts that it has space for; () where it takes what is left
    widest: Callable[[], tuple[str, ...]] = tuple


_MOST: Final = 99  # the largest number for which a column has space


def _option(problem: Problem, _row: int, entry: StackEntry) -> str:
    return words.nothing() if entry.option is None else option_name(problem, entry.option)


def _turn(_problem: Problem, _row: int, entry: StackEntry) -> str:
    has_turn = entry.option is not None and entry.kind is not LevelKind.GIVEN
    return words.turn(entry.number, entry.size) if has_turn else words.nothing()


DEPTH, ITEM, SIZE, OPTION, TURN, KIND = range(6)
COLUMNS: Final = (
    StackColumn(
        tr.mark("Depth"),
        tr.mark(
            "The number of options chosen up to here, including this one; the last line may have none yet"
        ),
        lambda _, row, entry: words.nothing() if entry.option is None else number(row + 1),
        lambda: (number(_MOST),),
    ),
    StackColumn(
        tr.mark("Column"),
        tr.mark("The column (item) that was branched on"),
        lambda problem, _, entry: item_name(problem, entry.item),
    ),
    StackColumn(
        tr.mark("Size"),
        tr.mark("How many options the column had when it was chosen"),
        lambda _problem, _, entry: number(entry.size),
        lambda: (number(_MOST),),
    ),
    StackColumn(tr.mark("Option"), tr.mark("The option (row) being tried"), _option),
    StackColumn(
        tr.mark("Turn"),
        tr.mark("The number of that option, and how many there are"),
        _turn,
        lambda: (words.turn(_MOST, _MOST),),
    ),
    StackColumn(
        tr.mark("How"),
        tr.mark("Whether there was another option to try"),
        lambda _problem, _, entry: words.kind(entry.kind.name, entry.guess),
        lambda: tuple(words.kind(kind.name, 10) for kind in LevelKind),
    ),
)
"""The columns of the table; a row here adds one."""


class StackModel(RowTable[StackEntry]):
    """The levels of a search, the first choice on top."""

    columns = len(COLUMNS)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.problem: Problem | None = None

    def refresh(self, snapshot: Snapshot | None) -> None:
        """Show where a search stands; None for nothing."""
        problem = None if snapshot is None else snapshot.problem
        if problem is not self.problem:
            self.beginResetModel()
            self.problem, self._rows = problem, []
            self.endResetModel()
        before = len(self._rows)
        self.show_rows([] if snapshot is None else _entries(snapshot))
        last = min(before, len(self._rows)) - 1
        if last >= 0 and before != len(self._rows):  # the last row is the current one
            self._report(last)

    @property
    def present(self) -> QModelIndex:
        """The index of the last level, which the last event is about; invalid without one."""
        return self.index(len(self._rows) - 1, DEPTH) if self._rows else QModelIndex()

    # --- what it answers --------------------------------------------------------------------------

    def header(self, section: int) -> tuple[str, str]:
        return tr(COLUMNS[section].heading), tr(COLUMNS[section].tip)

    def cell(self, row: StackEntry, index: Index, role: int) -> Any:
        problem = self.problem
        if problem is None:
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return COLUMNS[index.column()].text(problem, index.row(), row)
            case Qt.ItemDataRole.ToolTipRole:
                names = item_name(problem, row.item), _option(problem, index.row(), row)
                return as_tip(words.level(row.kind.name, *names, (row.number, row.size), row.guess))
        return None


def _entries(snapshot: Snapshot) -> list[StackEntry]:
    guesses = guess_numbers(snapshot.levels)
    entries = [_entry(level, guess) for level, guess in zip(snapshot.levels, guesses, strict=True)]
    item = snapshot.chosen_item
    if item is not None and not (snapshot.levels and snapshot.levels[-1].item == item):
        kind = LevelKind.EMPTY if snapshot.is_dead_end else LevelKind.CHOSEN
        entries.append(StackEntry(item, snapshot.sizes[item], None, 0, kind))
    return entries


def _entry(level: StackLevel, guess: int) -> StackEntry:
    kind = LevelKind.GIVEN if level.given else LevelKind.GUESS if level.is_guess else LevelKind.FORCED
    return StackEntry(level.item, level.among, level.option, level.number, kind, guess)
