"""The difference as a list in groups: a heading for each group, a row for each of its members.

Nothing is made for a row before it is asked for: the difference of two places of a Sudoku may have a thousand rows.
"""

from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import accumulate
from typing import Any, Final

from PySide6.QtCore import QModelIndex, QObject, Qt

from solver_core.cover import Problem, Snapshot
from solver_core.cover.explain.difference import Difference, Resized
from sudoku_gui.features.difference import text as words
from sudoku_gui.features.difference.text import DifferenceGroup, Filter, Members, groups, starved
from sudoku_gui.player.selection import Target
from sudoku_gui.widgets.row_table import Index, TableModel
from sudoku_gui.wording.foreign import as_tip
from sudoku_gui.wording.names import item_name, option_name

ROW_ROLE: Final = Qt.ItemDataRole.UserRole
TARGET_ROLE: Final = Qt.ItemDataRole.UserRole + 1


@dataclass(frozen=True, slots=True)
class DifferenceEntry:
    """A heading, or an item or option that is not as it was."""

    group: DifferenceGroup
    member: int  # an item or an option; -1 in a heading
    # before, after: options left there and here, where the group is about sizes
    before: int
    after: int
    text: str
    problem: Problem | None = None  # of an option
    is_empty: bool = False  # it is a column that must be covered, and no option is left for it

    @property
    def is_heading(self) -> bool:
        return self.member < 0

    @property
    def target(self) -> Target | None:
        """The item or option that is highlighted elsewhere while the row is pointed at; None for a heading."""
        if self.is_heading:
            return None
        is_option = self.group in Filter.OPTIONS.value
        return Target(option=self.member) if is_option else Target(item=self.member)

    @property
    def spoken(self) -> str:
        """The text for screen readers and for copies."""
        return self.text if self.is_heading else words.spoken(self.group, self.text, self.before, self.after)


class DifferenceModel(TableModel):
    """The groups in which there is something.

    Attributes:
        difference: what is listed; None for nothing.
        filter: which groups are.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.difference: Difference | None = None
        self.filter = Filter.ALL
        self._starved: frozenset[int] = frozenset()
        self._groups: list[tuple[DifferenceGroup, Members]] = []
        self._starts: list[int] = [0]

    def show_difference(self, difference: Difference | None, here: Snapshot | None = None) -> None:
        """List another one, or nothing; ``here`` is the place looked at."""
        if difference is not self.difference:
            self.difference = difference
            self._starved = frozenset(() if difference is None or here is None else starved(difference, here))
            self._arrange()

    def set_filter(self, filter_: Filter) -> None:
        self.filter = filter_
        self._arrange()

    @property
    def full(self) -> int:
        """The largest size that a column can have: what fills a bar."""
        columns = self.difference.problem.columns if self.difference else ()
        return max(map(len, columns), default=1) or 1

    def at(self, row: int) -> DifferenceEntry:
        """The heading or the entry in a row; rows are made when they are asked for."""
        group_number = bisect_right(self._starts, row) - 1
        group, members = self._groups[group_number]
        number = row - self._starts[group_number] - 1
        if number < 0 or self.difference is None:
            return DifferenceEntry(group, -1, 0, 0, words.count(group, len(members)))
        found, problem = members[number], self.difference.problem
        if isinstance(found, Resized):
            is_empty = group is DifferenceGroup.SMALLER and found.item in self._starved
            name = item_name(problem, found.item)
            return DifferenceEntry(group, found.item, found.before, found.after, name, is_empty=is_empty)
        if group in Filter.OPTIONS.value:
            return DifferenceEntry(group, found, 0, 0, option_name(problem, found), problem)
        return DifferenceEntry(group, found, 0, 0, item_name(problem, found))

    def index_of(self, group: DifferenceGroup, member: int) -> QModelIndex:
        return next((self.index(row, 0) for row in self._rows_of(group, member)), QModelIndex())

    def rows_of(self, target: Target) -> frozenset[int]:
        """Where the column and the option of a target are listed."""
        members = {
            group: target.option if group in Filter.OPTIONS.value else target.item
            for group in DifferenceGroup
        }
        return frozenset(row for group, member in members.items() for row in self._rows_of(group, member))

    def _rows_of(self, group: DifferenceGroup, member: int | None) -> Iterator[int]:
        for start, (listed, members) in zip(self._starts, self._groups, strict=False):
            for row, found in enumerate(members if listed is group else (), start + 1):
                if (found.item if isinstance(found, Resized) else found) == member:
                    yield row

    def as_text(self) -> str:
        """All rows listed, in lines: headings, and below each its members behind a tab."""
        rows = map(self.at, range(self.length()))
        return "\n".join(row.text if row.is_heading else f"\t{row.spoken}" for row in rows)

    def _arrange(self) -> None:
        self.beginResetModel()
        listed = self.filter.value
        self._groups = [(group, members) for group, members in groups(self.difference) if group in listed]
        self._starts = list(accumulate((1 + len(members) for _, members in self._groups), initial=0))
        self.endResetModel()

    # --- Qt ---------------------------------------------------------------------------------------

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid() or index.row() in self._starts:
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemNeverHasChildren

    def length(self) -> int:
        return self._starts[-1]

    def content(self, index: Index, role: int) -> Any:
        row = self.at(index.row())
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return row.text
            case Qt.ItemDataRole.AccessibleTextRole:
                return row.spoken
            case Qt.ItemDataRole.ToolTipRole:
                return as_tip(words.group_help(row.group))
        return {ROW_ROLE: row, TARGET_ROLE: row.target}.get(role)
