"""The events around the position as a table: some that led here, the one that just happened, some that follow.

A row is a beat. Its sentence tells of sizes and counts as they are where the beat ends, so the search is
moved there and back while the sentence is made; sentences are kept while they may be needed again.
"""

from dataclasses import dataclass
from enum import Enum, auto
from typing import Any, Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from solver_core.cover import Walk
from solver_core.cover.beats import BEATS, Beat, around, coarsest_at, last
from sudoku_gui.wording import log as words
from sudoku_gui.wording.events import sentence, why
from sudoku_gui.wording.names import number

POSITION, SENTENCE = range(2)

WHEN_ROLE: Final = Qt.ItemDataRole.UserRole
DEPTH_ROLE: Final = Qt.ItemDataRole.UserRole + 1
"""How many options were chosen, counted from the shallowest row shown."""
END_ROLE: Final = Qt.ItemDataRole.UserRole + 2
"""The position just after the row's beat."""

EVENT_ROLE: Final = Qt.ItemDataRole.UserRole + 3
"""The event that names the row's beat."""

BEFORE: Final = 9
AFTER: Final = 5

_KEPT: Final = 400
_Index = QModelIndex | QPersistentModelIndex
_ROOT: Final = QModelIndex()


class When(Enum):
    """Where a row lies in time."""

    PAST = auto()
    NOW = auto()
    FUTURE = auto()


@dataclass(frozen=True, slots=True)
class Entry:
    """One row: a beat in words."""

    beat: Beat
    when: When
    sentence: str
    why: str


def fine(search: Walk, kind: str) -> str:
    """The beat in which rows are counted: none too much for one sentence, and one that ends here."""
    return coarsest_at(search, min(kind, "option", key=BEATS.index))


def present(search: Walk, kind: str) -> Beat | None:
    """The beat that just happened, as the log would name it; None at position 0."""
    return last(search, fine(search, kind))


class LogModel(QAbstractTableModel):
    """What happens around the position of a search."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._entries: list[Entry] = []
        self._shallowest = 0
        self._search: Walk | None = None
        self._told: dict[tuple[int, int], tuple[str, str]] = {}

    def refresh(self, search: Walk | None, kind: str) -> None:
        """Show what lies around the position of a search, in beats of this kind; it stays where it is."""
        if search is not self._search or len(self._told) > _KEPT:
            self._told.clear()
        self._search = search
        entries = self._around(search, fine(search, kind)) if search else []
        if entries == self._entries:
            return
        same_length = len(entries) == len(self._entries)
        if not same_length:
            self.beginResetModel()
        self._entries = entries
        self._shallowest = min((entry.beat.event.depth for entry in entries), default=0)
        if same_length:
            self.dataChanged.emit(self.index(0, POSITION), self.index(len(entries) - 1, SENTENCE))
        else:
            self.endResetModel()

    @property
    def now(self) -> QModelIndex:
        """The row that just happened; an empty index at position 0."""
        row = next((row for row, entry in enumerate(self._entries) if entry.when is When.NOW), None)
        return QModelIndex() if row is None else self.index(row, SENTENCE)

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The rows."""
        return tuple(self._entries)

    def _around(self, search: Walk, kind: str) -> list[Entry]:
        here = search.position
        beats = around(search, kind, BEFORE, AFTER)
        for beat in beats:
            if (beat.start, beat.end) not in self._told:
                search.seek(beat.end)
                self._told[beat.start, beat.end] = sentence(search, beat.event), why(search, beat.event)
        search.seek(here)
        return [Entry(beat, _when(beat, here), *self._told[beat.start, beat.end]) for beat in beats]

    # --- Qt ---------------------------------------------------------------------------------------

    def rowCount(self, parent: _Index = _ROOT) -> int:
        """The beats around the position."""
        return 0 if parent.isValid() else len(self._entries)

    def columnCount(self, parent: _Index = _ROOT) -> int:
        """Position and sentence."""
        return 0 if parent.isValid() else 2

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """A fact, as text or by one of the roles above."""
        if not index.isValid():
            return None
        entry = self._entries[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return (number(entry.beat.end), entry.sentence)[index.column()]
            case Qt.ItemDataRole.AccessibleTextRole:
                return (number(entry.beat.end), words.spoken(entry.when.name, entry.sentence))[index.column()]
            case Qt.ItemDataRole.ToolTipRole:
                return words.help_on(entry.when.name, entry.sentence, entry.why)
        depth = entry.beat.event.depth - self._shallowest
        return {
            WHEN_ROLE: entry.when,
            DEPTH_ROLE: depth,
            END_ROLE: entry.beat.end,
            EVENT_ROLE: entry.beat.event,
        }.get(role)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """The headings."""
        if role != Qt.ItemDataRole.DisplayRole or orientation is not Qt.Orientation.Horizontal:
            return None
        return words.header(section)


def _when(beat: Beat, here: int) -> When:
    if beat.end == here:
        return When.NOW
    return When.PAST if beat.end < here else When.FUTURE
