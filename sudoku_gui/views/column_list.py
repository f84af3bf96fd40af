"""The list of columns (items): what is left in each, and which one the search branches on."""

from typing import Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from solver_core.sudoku.encoding import ITEMS
from sudoku_gui.models.columns import ITEM_ROLE, NAME, SIZE, STATE, ColumnModel, Order
from sudoku_gui.render.theme import Theme
from sudoku_gui.session.player import Player
from sudoku_gui.views.pace import Pace
from sudoku_gui.views.size_bar import SizeBar
from sudoku_gui.wording import columns as words

_AIR: Final = 1.45
"""Height of a row, in heights of its text."""


class ColumnList(QWidget):
    """Follows the player; the chosen column is always in sight.

    Args:
        player: whose search is shown.
        theme: the colours to begin with.
    """

    def __init__(self, player: Player, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("column_list")
        self.setAccessibleName(words.list_name())
        self._player = player
        self.model = ColumnModel(self)
        self._delegate = SizeBar(theme, self)
        self._build()
        self._reset_heights()
        Pace(player, self).due.connect(self.refresh)
        self.refresh()

    def _build(self) -> None:
        self._order = QComboBox()
        self._order.setObjectName("column_order")
        self._order.setAccessibleName(words.order_name())
        self._order.setToolTip(words.order_name())
        for order in Order:
            self._order.addItem(words.order(order.name), order)
        self._order.currentIndexChanged.connect(self._choose_order)
        self._filter = QComboBox()
        self._filter.setObjectName("column_filter")
        self._filter.setAccessibleName(words.filter_name())
        self._filter.setToolTip(words.filter_name())
        self._filter.addItem(words.all_columns(), userData=False)
        self._filter.addItem(words.live_only(), userData=True)
        self._filter.currentIndexChanged.connect(self._choose_filter)
        self._count = QLabel()
        self._count.setObjectName("column_count")
        bar = QHBoxLayout()
        bar.addWidget(self._order)
        bar.addWidget(self._filter)
        bar.addStretch(1)
        bar.addWidget(self._count)
        self._build_table()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addLayout(bar)
        column.addWidget(self._table, 1)

    def _build_table(self) -> None:
        self._table = table = QTableView()
        table.setObjectName("column_table")
        table.setAccessibleName(words.list_name())
        table.setModel(self.model)
        table.setItemDelegate(self._delegate)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        table.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        table.setTabKeyNavigation(False)
        table.setShowGrid(False)
        table.setWordWrap(False)
        table.verticalHeader().hide()
        table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header = table.horizontalHeader()
        header.setHighlightSections(False)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setSectionResizeMode(NAME, QHeaderView.ResizeMode.Fixed)
        header.setSectionResizeMode(SIZE, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(STATE, QHeaderView.ResizeMode.Fixed)

    # --- deeds ------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show where the player is."""
        kept = self._table.currentIndex().data(ITEM_ROLE)
        self.model.refresh(self._player.search)
        self._point_at(kept)
        self._count.setText(words.count(self.model.live, len(ITEMS)))
        self._show_chosen()

    def use_theme(self, theme: Theme) -> None:
        """Paint in other colours from now on."""
        self._delegate.theme = theme
        self._table.viewport().update()

    def _choose_order(self) -> None:
        self.model.set_order(self._order.currentData())
        self._show_chosen()

    def _choose_filter(self) -> None:
        kept = self._table.currentIndex().data(ITEM_ROLE)
        self.model.set_live_only(live_only=self._filter.currentData())
        self._point_at(kept)
        self._show_chosen()

    def _point_at(self, item: int | None) -> None:
        """Keep the user's place when rows have come or gone."""
        if item is not None and self._table.currentIndex().data(ITEM_ROLE) != item:
            self._table.setCurrentIndex(self.model.index_of(item))

    def _show_chosen(self) -> None:
        """Bring the chosen column in sight, unless the user walks through the list."""
        chosen = self.model.chosen
        if chosen.isValid() and not self._table.hasFocus():
            self._table.scrollTo(chosen, QAbstractItemView.ScrollHint.EnsureVisible)

    def _reset_heights(self) -> None:
        """Rows and columns as large as the text needs."""
        metrics = self.fontMetrics()
        self._table.verticalHeader().setMinimumSectionSize(1)
        self._table.verticalHeader().setDefaultSectionSize(round(_AIR * metrics.height()))
        widest = max(
            metrics.horizontalAdvance(words.state(state)) for state in ("CHOSEN", "EMPTY", "COVERED")
        )
        self._table.setColumnWidth(NAME, metrics.horizontalAdvance(f"{words.header(NAME)}    "))
        self._table.setColumnWidth(STATE, round(1.15 * widest) + 2 * metrics.height())

    # --- Qt ---------------------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        """What was chosen while nobody looked comes in sight."""
        super().showEvent(event)
        self._show_chosen()

    def changeEvent(self, event: QEvent) -> None:
        """Another text size needs other rows."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._reset_heights()
