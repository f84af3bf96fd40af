"""The columns that a bound counts, each with its options, as a list model."""

from typing import Any, NamedTuple

from PySide6.QtCore import Qt

from solver_core.cover import Problem
from solver_core.cover.explain.witness import Counted, CoveringOption, Witness
from sudoku_gui.features.bound import text as words
from sudoku_gui.player.selection import Target
from sudoku_gui.widgets.row_table import Index, RowTable
from sudoku_gui.wording.foreign import as_tip
from sudoku_gui.wording.names import option_name


class WitnessRow(NamedTuple):
    """A counted column, or an option below it that covers it."""

    problem: Problem
    number: int  # of the counted column, from 1
    column: Counted  # that column
    covering: CoveringOption | None = None  # an option that covers it; None in the row of the column itself

    @property
    def target(self) -> Target:
        return Target(item=self.column.item) if self.covering is None else Target(option=self.covering.option)

    @property
    def name(self) -> str:
        if self.covering is None:
            return words.column(self.number, self.column, self.problem)
        return option_name(self.problem, self.covering.option)

    @property
    def excluded(self) -> str:
        """The names of the columns that the option excludes; "" for none."""
        items = self.column.excluded if self.covering is None else self.covering.items
        return words.excluded(items, self.problem)

    @property
    def spoken(self) -> str:
        if self.covering is None:
            return words.spoken_column(self.number, self.column, self.problem)
        return words.spoken_option(self.covering, self.problem)


class BoundModel(RowTable[WitnessRow]):
    """The columns of a lower bound, each followed by the options that cover it; empty if there is none."""

    def show_witness(self, problem: Problem, witness: Witness) -> None:
        """List the columns that a witness counts."""
        self.show_rows(
            [
                WitnessRow(problem, number, column, covering)
                for number, column in enumerate(witness.columns, 1)
                for covering in (None, *column.options)
            ]
        )

    def key(self, row: WitnessRow) -> WitnessRow:
        return row

    def cell(self, row: WitnessRow, index: Index, role: int) -> Any:  # noqa: ARG002 - there is one column
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return row.name
            case Qt.ItemDataRole.AccessibleTextRole:
                return row.spoken
            case Qt.ItemDataRole.ToolTipRole:
                return as_tip(row.spoken)
        return None
