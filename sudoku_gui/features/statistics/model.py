"""The statistics of a search as a table: events, how often they happened, and how many are not undone."""

from dataclasses import dataclass
from typing import Any, Final

from PySide6.QtCore import Qt

from solver_core.cover import MinimizingSearch, Op, RepeatSearch, SearchBase
from solver_core.cover.replay.statistics import Statistics
from solver_core.sudoku.backtracking import BacktrackSearch
from sudoku_gui.features.statistics import text as words
from sudoku_gui.render.fonts import RIGHT
from sudoku_gui.widgets.row_table import Index, RowTable
from sudoku_gui.wording.foreign import as_tip
from sudoku_gui.wording.names import number

NAME, VALUE, BALANCE = range(3)

_COLUMNS: Final = ("nodes", "decisions", "guesses", "dead_ends", "solutions", "pruned", "updates")


@dataclass(frozen=True, slots=True)
class EventCount:
    """How often something happened, and how often it was undone."""

    id: str  # what is counted
    done: int  # how often it has happened
    undone: int | None = None  # how often it was taken back; None if nothing is

    @property
    def out(self) -> int:
        """How many of these events are in force: done less undone."""
        return self.done - (self.undone or 0)


def counts(search: SearchBase, counted: Statistics) -> list[EventCount]:
    """The rows for a search: those that its algorithm can have."""
    rows = [
        EventCount("events", counted.position),
        EventCount("nodes", counted.nodes),
        EventCount("decisions", counted.decisions),
        EventCount("guesses", counted.guesses),
        EventCount("dead_ends", counted.dead_ends),
        EventCount("solutions", counted.solutions),
    ]
    repeats, has_links = isinstance(search, RepeatSearch), not isinstance(search, BacktrackSearch)
    if isinstance(search, MinimizingSearch):
        rows.append(EventCount("pruned", counted.pruned))
    if has_links:
        rows.append(EventCount("updates", counted.updates))
    rows.append(_pair("tries", counted, Op.TRY))
    if has_links:
        rows.append(_pair("covers", counted, Op.COVER))
        rows.append(_pair("drops", counted, Op.DROP) if repeats else _pair("hides", counted, Op.HIDE))
    return rows


def _pair(name: str, counted: Statistics, op: Op) -> EventCount:
    return EventCount(name, counted.events[op], counted.events[Op(op ^ 1)])


def text(rows: list[EventCount], counted: Statistics) -> str:
    """All of it as a plain table: names and numbers, then a row for each depth, with tabs between."""
    lines = []
    for row in rows:
        numbers = [row.done] if row.undone is None else [row.done, row.undone, row.out]
        lines.append("\t".join([words.name(row.id), *map(str, numbers)]))
    lines += ["", "\t".join(words.name(name) for name in ("depth", *_COLUMNS))]
    for number_of_depth, depth in enumerate(counted.depths):
        values = (number_of_depth, *(getattr(depth, name) for name in _COLUMNS))
        lines.append("\t".join(map(str, values)))
    return "\n".join(lines) + "\n"


class StatisticsModel(RowTable[EventCount]):
    """The counts of a search; empty while nothing is watched."""

    columns = 3

    def key(self, row: EventCount) -> str:
        return row.id

    def cell(self, row: EventCount, index: Index, role: int) -> Any:
        texts = _texts(row)
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return texts[index.column()]
            case Qt.ItemDataRole.AccessibleTextRole:
                return words.spoken(*texts)
            case Qt.ItemDataRole.ToolTipRole:
                return as_tip(words.help_on(row.id))
            case Qt.ItemDataRole.TextAlignmentRole if index.column() == VALUE:
                return RIGHT
        return None


def _texts(row: EventCount) -> tuple[str, str, str]:
    name = words.name(row.id)
    if row.undone is None:
        return name, number(row.done), ""
    return name, words.pair(row.done, row.undone), words.balance(row.id, row.out)
