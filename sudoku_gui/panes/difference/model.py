"""What is other, as a list in groups: a heading for each group, a row for each thing.

Nothing is made for a row before it is asked for: the difference of two places of a Sudoku may have a thousand rows.
"""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from itertools import accumulate
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from solver_core.cover import Snapshot
from solver_core.cover.difference import Difference, Resized
from sudoku_gui.guard import Guarded
from sudoku_gui.panes.difference import text as words
from sudoku_gui.player.selection import Target
from sudoku_gui.wording import taking
from sudoku_gui.wording.foreign import as_tip
from sudoku_gui.wording.names import is_sudoku

ROW_ROLE: Final = Qt.ItemDataRole.UserRole
TARGET_ROLE: Final = Qt.ItemDataRole.UserRole + 1

_Index = QModelIndex | QPersistentModelIndex
_ROOT: Final = QModelIndex()


class Group(Enum):
    """What became of a thing; in the order in which they are listed."""

    CHOSEN = auto()
    TAKEN_BACK = auto()
    COVERED = auto()
    UNCOVERED = auto()
    GONE = auto()
    BACK = auto()
    SMALLER = auto()
    LARGER = auto()


class Filter(Enum):
    """Which groups are listed."""

    ALL = frozenset(Group)
    COLUMNS = frozenset({Group.COVERED, Group.UNCOVERED})
    OPTIONS = frozenset({Group.CHOSEN, Group.TAKEN_BACK, Group.GONE, Group.BACK})
    SIZES = frozenset({Group.SMALLER, Group.LARGER})


OF_OPTIONS: Final = Filter.OPTIONS.value


@dataclass(frozen=True, slots=True)
class Row:
    """One row.

    Attributes:
        group: where it belongs.
        thing: an item or an option; -1 in a heading.
        before: options left there, where the group is about sizes.
        after: options left here, the same.
        text: what it says.
        is_empty: it is a column that must be covered, and no option is left for it.
    """

    group: Group
    thing: int
    before: int
    after: int
    text: str
    is_empty: bool = False

    @property
    def is_heading(self) -> bool:
        """Whether it names the group."""
        return self.thing < 0

    @property
    def target(self) -> Target | None:
        """What it points at."""
        if self.is_heading:
            return None
        return Target(option=self.thing) if self.group in OF_OPTIONS else Target(item=self.thing)


Things = Sequence[int] | Sequence[Resized]


class DifferenceModel(Guarded, QAbstractListModel):
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
        self._groups: list[tuple[Group, Things]] = []
        self._starts: list[int] = [0]

    def show_difference(self, difference: Difference | None, here: Snapshot | None = None) -> None:
        """List another one, or nothing; ``here`` is the place looked at."""
        if difference is not self.difference:
            self.difference = difference
            self._starved = frozenset(() if difference is None or here is None else starved(difference, here))
            self._arrange()

    def set_filter(self, groups: Filter) -> None:
        """List some groups, or all."""
        self.filter = groups
        self._arrange()

    @property
    def counts(self) -> list[tuple[Group, int]]:
        """How many things are in each group in which there are any, whether it is listed or not."""
        return [(group, len(things)) for group, things in _groups(self.difference) if things]

    @property
    def full(self) -> int:
        """The largest size that a column can have: what fills a bar."""
        columns = self.difference.problem.columns if self.difference else ()
        return max(map(len, columns), default=1) or 1

    def at(self, row: int) -> Row:
        """What a row says."""
        place = bisect_right(self._starts, row) - 1
        group, things = self._groups[place]
        number = row - self._starts[place] - 1
        if number < 0:
            return Row(group, -1, 0, 0, words.count(group.name, len(things)))
        found = things[number]
        thing, before, after = (
            (found.item, found.before, found.after) if isinstance(found, Resized) else (found, 0, 0)
        )
        assert self.difference is not None  # noqa: S101 - there are rows
        name = words.name(self.difference.problem, group.name, thing)
        is_empty = group is Group.SMALLER and thing in self._starved
        return Row(group, thing, before, after, name, is_empty)

    def index_of(self, group: Group, thing: int) -> QModelIndex:
        """Where a thing is listed; an empty index where it is not."""
        for start, (listed, things) in zip(self._starts, self._groups, strict=False):
            if listed is group:
                for number, found in enumerate(things):
                    if (found.item if isinstance(found, Resized) else found) == thing:
                        return self.index(start + 1 + number)
        return QModelIndex()

    def as_text(self) -> str:
        """All rows listed, in lines: headings, and below each its things behind a tab."""
        return "\n".join(self._line(self.at(row)) for row in range(self.rowCount()))

    def _line(self, row: Row) -> str:
        return row.text if row.is_heading else f"\t{_spoken(row)}"

    def _arrange(self) -> None:
        self.beginResetModel()
        listed = self.filter.value
        self._groups = [
            (group, things) for group, things in _groups(self.difference) if things and group in listed
        ]
        self._starts = list(accumulate((1 + len(things) for _, things in self._groups), initial=0))
        self.endResetModel()

    # --- Qt ---------------------------------------------------------------------------------------

    def rowCount(self, parent: _Index = _ROOT) -> int:
        return 0 if parent.isValid() else self._starts[-1]

    def flags(self, index: _Index) -> Qt.ItemFlag:
        if not index.isValid() or index.row() in self._starts:
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemNeverHasChildren

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """A row, as text or by one of the roles above."""
        if not index.isValid():
            return None
        row = self.at(index.row())
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return row.text
            case Qt.ItemDataRole.AccessibleTextRole:
                return row.text if row.is_heading else _spoken(row)
            case Qt.ItemDataRole.ToolTipRole:
                return as_tip(words.help_on(row.group.name))
            case Qt.ItemDataRole.UserRole:
                return row
        return row.target if role == TARGET_ROLE else None


def _spoken(row: Row) -> str:
    return words.spoken(row.group.name, row.text, row.before, row.after)


def _groups(found: Difference | None) -> list[tuple[Group, Things]]:
    """All groups; what has the fewest options left comes first in those of the sizes."""
    if found is None:
        return []
    sizes = sorted(found.sizes, key=lambda one: (one.after, one.before, one.item))
    return [
        (Group.CHOSEN, found.chosen_come),
        (Group.TAKEN_BACK, found.chosen_gone),
        (Group.COVERED, found.items_left),
        (Group.UNCOVERED, found.items_returned),
        (Group.GONE, found.options_left),
        (Group.BACK, found.options_returned),
        (Group.SMALLER, [one for one in sizes if one.after < one.before]),
        (Group.LARGER, [one for one in sizes if one.after > one.before]),
    ]


# --- the sentence -----------------------------------------------------------------------------------


def changes(counts: Sequence[tuple[Group, int]]) -> str:
    """``4 columns covered, 27 options gone, 61 columns smaller``."""
    phrases = [words.count(group.name, n) for group, n in counts]
    if not phrases:
        return QCoreApplication.translate("difference", "no differences")
    told = phrases[0]
    for phrase in phrases[1:]:
        told = words.listed(told, phrase)
    return told


def starved(found: Difference, here: Snapshot) -> tuple[int, ...]:
    """The columns that must be covered and have lost their last option; not those that are just being covered."""
    return tuple(one.item for one in found.sizes if one.item in here.starved)


def sentence(found: Difference, there: Snapshot, here: Snapshot, *, is_pair: bool = False) -> str:
    """What is other, and since when; what has run out first, and in a Sudoku what a single choice took before that.

    Args:
        found: what is other.
        there: the place that is compared with.
        here: the place that is looked at.
        is_pair: the search need be at neither.
    """
    learnt = _learnt(found)
    counts = [(group, len(things)) for group, things in _groups(found) if things]
    if learnt:
        counts = [(group, n) for group, n in counts if group not in {Group.CHOSEN, Group.TAKEN_BACK}]
    said, place = changes(counts), words.place(there)
    if dead := starved(found, here):
        said = words.listed(words.nothing_left(found.problem, dead[0], len(dead) - 1), said)
    if is_pair:
        told = words.between(place, words.place(here), said)
    else:
        told = (words.since if there.position <= here.position else words.before)(place, said)
    return words.told(learnt, told) if learnt else told


def _learnt(found: Difference) -> str:
    """What a single choice of a Sudoku took from other cells, or gives back; "" where there is no single choice."""
    if not is_sudoku(found.problem):
        return ""
    if len(found.chosen_come) == 1 and not found.chosen_gone:
        choice = found.chosen_come[0]
        cells = sum(1 for option in found.options_left if option % 9 == choice % 9)
        others = sum(1 for option in found.options_left if option // 9 == choice // 9)
        return taking.took(found.problem, choice, cells, others)
    if len(found.chosen_gone) == 1 and not found.chosen_come:
        choice = found.chosen_gone[0]
        cells = sum(1 for option in found.options_returned if option % 9 == choice % 9)
        return taking.gave_back(found.problem, choice, cells)
    return ""
