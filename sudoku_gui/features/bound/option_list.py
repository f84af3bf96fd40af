"""The list of counted columns and their options; what they strike is struck through."""

from dataclasses import dataclass
from typing import Any, Final

from PySide6.QtCore import QObject, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QStyleOptionViewItem

from solver_core.cover import Problem
from solver_core.cover.explain.witness import Counted, CoveringOption, Witness
from sudoku_gui.features.bound import text as words
from sudoku_gui.player.selection import Selection, Target
from sudoku_gui.render.fonts import LEFT
from sudoku_gui.render.theme import Theme
from sudoku_gui.translation import translate
from sudoku_gui.widgets.pointed_table import PointedList
from sudoku_gui.widgets.row_delegate import PaintedRow
from sudoku_gui.widgets.row_table import Index, RowTable
from sudoku_gui.widgets.shortcut_override import ENTER, WALKING
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
        """List the columns of a lower bound, each with the options that it strikes; empty for None."""
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


_LINE_HEIGHT: Final = 1.3
_PAD: Final = 6
_WALKING: Final = (*WALKING, Qt.Key.Key_Home, Qt.Key.Key_End)


class BoundRow(PaintedRow):
    """Paints counted columns and the options below them."""

    def draw(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw a counted column in bold on a shade, or an option below it."""
        row: WitnessRow = index.data(ROW_ROLE)
        is_column, rect, theme = row.strike is None, QRectF(option.rect), self.theme
        painter.fillRect(rect, theme.house_shade if is_column else theme.paper)
        self.paint_pointed(painter, option, index.row())
        font = QFont(option.font)
        font.setBold(is_column)
        left = _PAD if is_column else 2 * _PAD + option.fontMetrics.height()
        space = rect.adjusted(left, 0, -_PAD, 0)
        painter.setFont(font)
        painter.setPen(theme.ink)
        metrics = QFontMetricsF(font)
        name = metrics.elidedText(index.data(), Qt.TextElideMode.ElideRight, space.width())
        painter.drawText(space, LEFT, name)
        space.setLeft(space.left() + metrics.horizontalAdvance(name) + 2 * _PAD)
        font.setBold(False)
        struck = index.data(STRUCK_ROLE)
        font.setStrikeOut(bool(struck))
        painter.setFont(font)
        painter.setPen(theme.candidate)
        text = struck or translate("bound", "excludes nothing")
        text = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, space.width())
        if text not in {"", "…"}:
            painter.drawText(space, LEFT, text)

    def sizeHint(self, option: QStyleOptionViewItem, _index: Index) -> QSize:
        return QSize(0, round(_LINE_HEIGHT * option.fontMetrics.height()))


class BoundList(PointedList):
    """Shows a `BoundModel`; hovering or walking points at columns and options everywhere."""

    target_role = TARGET_ROLE
    own_keys = (*ENTER, *_WALKING)
    walking_keys = _WALKING

    def __init__(self, model: BoundModel, selection: Selection, theme: Theme) -> None:
        title = translate("bound", "Columns that were counted")
        description = translate("bound", "Each needs an option of its own. Up and Down go through them.")
        super().__init__("bound_list", title, description, model, selection=selection)
        self._listed = model
        self.delegate = BoundRow(theme, self)
        self.setItemDelegate(self.delegate)
        model.modelReset.connect(self.highlight)

    def highlighted_rows(self, target: Target) -> frozenset[int]:
        """Of a node its column and its option."""
        return frozenset(
            at
            for at, row in enumerate(self._listed.rows)
            if (row.strike is None and row.column.item == target.item)
            or (row.strike is not None and row.strike.option == target.option)
        )
