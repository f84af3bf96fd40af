"""The table of the comparison: what there is no room for can be scrolled to, ratios go first."""

from typing import Final

from PySide6.QtCore import QModelIndex, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from sudoku_gui.guard import Guarded
from sudoku_gui.panes.compare import number_text as words
from sudoku_gui.panes.compare.model import (
    ALL_HERE,
    ALL_RATIO,
    ALL_THERE,
    NAME,
    RATIO,
    ROWS,
    ComparisonModel,
)
from sudoku_gui.panes.compare.row import PAD, SIGN, ComparisonRow
from sudoku_gui.render.theme import Theme

_AIR: Final = 1.3
_USUAL: Final = 99_999
"""A number for which there is always room."""
_NAMES: Final = 0.4
"""How much of a narrow table names take at the most."""
_WALKING: Final = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


class ComparisonTable(Guarded, QTableView):
    """Shows a `ComparisonModel`; keys that it does not need are its parent's."""

    def __init__(self, model: ComparisonModel, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._numbers = model
        self.delegate = ComparisonRow(theme, self)
        self.setObjectName("comparison_table")
        self.setAccessibleName(self.tr("Numbers of both searches"))
        self.setAccessibleDescription(
            self.tr(
                "Whole runs first, then both up to where they stand. A triangle marks the smaller number of two whole runs."
            )
        )
        self.setModel(model)
        self.setItemDelegate(self.delegate)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionsClickable(False)
        header.setMinimumSectionSize(1)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        model.modelReset.connect(self.fit)
        model.dataChanged.connect(self._widen)
        self._widths: list[int] = []
        self._letters: list[int] = []

    @property
    def whole(self) -> int:
        """The height at which nothing need be scrolled."""
        rows = len(ROWS) * self.verticalHeader().defaultSectionSize()
        return rows + self.horizontalHeader().sizeHint().height() + 2 * self.frameWidth()

    def fit(self) -> None:
        """Rows and columns as large as their texts need; what is left over is shared."""
        self.verticalHeader().setMinimumSectionSize(1)
        self.verticalHeader().setDefaultSectionSize(round(_AIR * self.fontMetrics().height()))
        self._widths = self._needed()
        self._letters = [0] * len(self._widths)
        self._share()

    def _needed(self) -> list[int]:
        """For each column what its longest text, or a usual number, takes."""
        bold = QFont(self.font())
        bold.setBold(True)
        metrics, model = QFontMetrics(bold), self._numbers
        sign, widths = round(SIGN * metrics.height()) + PAD, []
        for section in range(model.columnCount()):
            texts = [str(model.index(row, section).data() or "") for row in range(model.rowCount())]
            is_number = section not in {NAME, RATIO, ALL_RATIO}
            texts += [words.header(section), *([words.count(_USUAL)] if is_number else [])]
            widest = max(map(metrics.horizontalAdvance, texts))
            widths.append(widest + 2 * PAD + 2 + (sign if is_number else 0))
        return widths

    def _widen(self, first: QModelIndex, last: QModelIndex) -> None:
        """Numbers only ever make columns wider, so that nothing jumps; longer ones have more letters."""
        longer = False
        for section in range(first.column(), last.column() + 1):
            letters = len(first.siblingAtColumn(section).data())
            longer = longer or letters > self._letters[section]
            self._letters[section] = max(letters, self._letters[section])
        if longer:
            self._widths = list(map(max, self._needed(), self._widths))
            self._share()

    def _share(self) -> None:
        """Without room for all, the ratio so far goes first, then the other; whole runs stay in sight, to the rest one scrolls."""
        room, widths = self.viewport().width(), list(self._widths)
        if not widths:
            return
        for section in (RATIO, ALL_RATIO):
            self.setColumnHidden(section, sum(widths) > room)
            if self.isColumnHidden(section):
                widths[section] = 0
        if sum(widths) > room:
            widths[NAME] = min(widths[NAME], round(_NAMES * room))
            for section in (ALL_HERE, ALL_THERE):
                widths[section] = (room - widths[NAME]) // 2
        shown = [section for section in range(len(widths)) if widths[section]]
        spare = max(0, room - sum(widths)) // len(shown)
        for section in shown:
            self.setColumnWidth(section, widths[section] + min(spare, 2 * self.fontMetrics().height()))

    # --- Qt ---------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        return QSize(40 * self.fontMetrics().averageCharWidth(), self.whole)

    def minimumSizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        return QSize(6 * line, self.horizontalHeader().sizeHint().height() + round(_AIR * line))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """SearchBase; everything else is not for here."""
        if event.key() in _WALKING:
            super().keyPressEvent(event)
        else:
            event.ignore()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share()
