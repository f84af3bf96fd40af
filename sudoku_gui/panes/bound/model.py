"""The witness of a bound as a list: each counted column, and below it the options that strike others."""

from dataclasses import dataclass
from typing import Any, Final

from PySide6.QtCore import QObject, Qt

from solver_core.cover import Problem
from solver_core.cover.witness import Counted, CoveringOption, Witness
from sudoku_gui.panes.bound import text as words
from sudoku_gui.player.selection import Target
from sudoku_gui.widgets.row_table import Index, RowTable
from sudoku_gui.wording.foreign import as_tip
from sudoku_gui.wording.names import option_name

ROW_ROLE: Final = Qt.ItemDataRole.UserRole
TARGET_ROLE: Final = Qt.ItemDataRole.UserRole + 1
STRUCK_ROLE: Final = Qt.ItemDataRole.UserRole + 2
"""The names of the columns that are struck, in a line; "" for none."""


@dataclass(frozen=True, slots=True)
class WitnessRow:
    """A counted column, or an option below it that covers it."""

    number: int  # which of the counted columns it belongs to, from 1
    column: Counted  # that column
    strike: CoveringOption | None = None  # an option that covers it; None in the row of the column itself

    @property
    def target(self) -> Target:
        return Target(item=self.column.item) if self.strike is None else Target(option=self.strike.option)


class BoundModel(RowTable[WitnessRow]):
    """The witness; empty where there is none."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._problem: Problem | None = None

    def show_witness(self, problem: Problem | None, witness: Witness | None) -> None:
        """List another one, or nothing."""
        listed = []
        for number, column in enumerate(witness.columns if witness else (), 1):
            listed += [
                WitnessRow(number, column),
                *(WitnessRow(number, column, strike) for strike in column.options),
            ]
        if problem is not self._problem:
            self.show_rows([])
            self._problem = problem
        self.show_rows(listed)

    # --- what it answers --------------------------------------------------------------------------

    def key(self, row: WitnessRow) -> WitnessRow:
        return row

    def cell(self, row: WitnessRow, index: Index, role: int) -> Any:  # noqa: ARG002 - there is one column
        """A name, or by one of the roles above."""
        problem = self._problem
        if problem is None:
            return None
        struck = row.column.excluded if row.strike is None else row.strike.items
        match role:
            case Qt.ItemDataRole.DisplayRole:
                if row.strike is None:
                    return words.column(row.number, row.column, problem)
                return option_name(problem, row.strike.option)
            case Qt.ItemDataRole.AccessibleTextRole | Qt.ItemDataRole.ToolTipRole:
                if row.strike is None:
                    text = words.spoken_column(row.number, row.column, problem)
                else:
                    text = words.spoken_option(row.strike, problem)
                return text if role == Qt.ItemDataRole.AccessibleTextRole else as_tip(text)
            case _ if role == TARGET_ROLE:
                return row.target
            case _ if role == STRUCK_ROLE:
                return words.items(tuple(sorted(struck)), problem)
        return row if role == ROW_ROLE else None
