"""The numbers of two searches as a table: of complete runs, and up to where they stand, with ratios.

Only complete runs can be better or worse. What both have done so far is no measure: one may be over already, and the
other have most of its way before it.
"""

from dataclasses import dataclass
from typing import Any, Final

from PySide6.QtCore import Qt

from solver_core.cover import SearchBase
from solver_core.cover import tally as tallies
from solver_core.cover.tally import Tally
from solver_core.sudoku.backtracking import BacktrackSearch
from sudoku_gui.panes.compare import text as words
from sudoku_gui.player.totals import Total
from sudoku_gui.render.fonts import RIGHT
from sudoku_gui.widgets.row_table import Index, RowTable
from sudoku_gui.wording.foreign import as_tip
from sudoku_gui.wording.marking import translate

NAME, ALL_HERE, ALL_THERE, ALL_RATIO, HERE, THERE, RATIO = range(7)

CELL_ROLE: Final = Qt.ItemDataRole.UserRole  # the `Cell`
ROWS = ("events", "decisions", "guesses", "dead_ends", "solutions", "depth", "updates", "first_solution")


@dataclass(frozen=True, slots=True)
class Side:
    """One of the two searches."""

    tally: Tally  # up to where it stands
    total: Total | None  # its complete run, as far as it is known
    has_links: bool = True  # whether it has nodes that can be updated

    @property
    def is_complete(self) -> bool:
        """Whether the numbers of its complete run are final."""
        return self.total is not None and self.total.is_complete

    def so_far(self, name: str) -> int | None:
        """The number up to where the search stands; None where nothing is counted."""
        return None if name == "first_solution" else self._count(name, self.tally)

    def in_total(self, name: str) -> int | None:
        """The number of the complete run; None where nothing is known or counted."""
        if self.total is None:
            return None
        if name == "first_solution":
            return self.total.first_solution
        return self._count("deepest" if name == "depth" else name, self.total.tally)

    def _count(self, name: str, tally: Tally) -> int | None:
        if name == "updates" and not self.has_links:
            return None
        count: int = getattr(tally, name)
        return count


def side(search: SearchBase, total: Total | None) -> Side:
    """The numbers of a search."""
    return Side(tallies.here(search), total, has_links=not isinstance(search, BacktrackSearch))


@dataclass(frozen=True, slots=True)
class Cell:
    """What is shown in one place; smaller is a number that is certain to be, of two complete runs."""

    text: str
    is_smaller: bool = False


Cells = tuple[Cell, ...]


def rows(here: Side, there: Side) -> list[Cells]:
    """The table, a row for each of `ROWS`."""
    return [_cells(name, (here, there)) for name in ROWS]


def _cells(name: str, sides: tuple[Side, Side]) -> Cells:
    totals, counts = [side.in_total(name) for side in sides], [side.so_far(name) for side in sides]
    final = [side.is_complete or name == "first_solution" for side in sides]
    is_counted = name != "first_solution"
    return (
        Cell(words.row(name)),
        *(
            Cell(
                words.count(totals[at], is_complete=final[at]),
                # What is not final may still become the larger one; of solutions none is better.
                final[at] and name != "solutions" and _is_less(totals[at], totals[1 - at]),
            )
            for at in (0, 1)
        ),
        Cell(words.ratio(*totals) if all(side.is_complete for side in sides) else ""),
        *(Cell(words.count(count) if is_counted else "") for count in counts),
        Cell(words.ratio(*counts)),
    )


def _is_less(one: int | None, other: int | None) -> bool:
    return one is not None and other is not None and one < other


class ComparisonModel(RowTable[Cells]):
    """A row for each thing that is counted; empty while nothing is compared."""

    columns = 7

    def cell(self, row: Cells, index: Index, role: int) -> Any:
        cell = row[index.column()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return cell.text
            case Qt.ItemDataRole.AccessibleTextRole:
                spoken = translate("comparison numbers", "{count}, the smaller one")
                return spoken.format(count=cell.text) if cell.is_smaller else cell.text
            case Qt.ItemDataRole.ToolTipRole:
                return as_tip(words.row_help(ROWS[index.row()]))
            case Qt.ItemDataRole.TextAlignmentRole if index.column() != NAME:
                return RIGHT
        return cell if role == CELL_ROLE else None

    def header(self, section: int) -> tuple[str, str]:
        return words.header(section), words.header_help(section)
