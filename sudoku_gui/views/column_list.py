"""The list of columns (items): what is left in each, and which one the search branches on."""

from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, Qt
from PySide6.QtGui import QFont, QFontMetrics, QShowEvent
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

from solver_core.sudoku.encoding import ITEMS, problem
from sudoku_gui.models.columns import ITEM_ROLE, NAME, SIZE, STATE, ColumnModel, Order, State
from sudoku_gui.render.theme import Theme
from sudoku_gui.session.player import Player
from sudoku_gui.views.pace import Pace
from sudoku_gui.views.size_bar import SizeBar
from sudoku_gui.wording import columns as words
from sudoku_gui.wording.names import item_name

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
        self._table = table = ColumnTable(self.model)
        table.setObjectName("column_table")
        table.setAccessibleName(words.list_name())
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
        place = self._table.place
        self.model.refresh(self._player.search)
        self._table.follow(place)
        self._count.setText(words.count(self.model.live, len(ITEMS)))

    def use_theme(self, theme: Theme) -> None:
        """Paint in other colours from now on."""
        self._delegate.theme = theme
        self._table.viewport().update()

    def _choose_order(self) -> None:
        place = self._table.place
        self.model.set_order(self._order.currentData())
        self._table.follow(place)

    def _choose_filter(self) -> None:
        place = self._table.place
        self.model.set_live_only(live_only=self._filter.currentData())
        self._table.follow(place)

    def _reset_heights(self) -> None:
        """Rows and columns as large as the text needs."""
        metrics = self.fontMetrics()
        self._table.verticalHeader().setMinimumSectionSize(1)
        self._table.verticalHeader().setDefaultSectionSize(round(_AIR * metrics.height()))
        bold = QFont(self.font())
        bold.setBold(True)
        widths = QFontMetrics(bold)
        name = max(widths.horizontalAdvance(item_name(problem(), item)) for item in ITEMS)
        state = max(widths.horizontalAdvance(words.state(state.name)) for state in State)
        self._table.setColumnWidth(NAME, name + metrics.height())
        self._table.setColumnWidth(STATE, state + round(2.5 * metrics.height()))

    # --- Qt ---------------------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        """What was chosen while nobody looked comes in sight."""
        super().showEvent(event)
        self._table.follow(self._table.place)

    def changeEvent(self, event: QEvent) -> None:
        """Another text size needs other rows."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._reset_heights()


class ColumnTable(QTableView):
    """Keeps the chosen column in sight, or the one that the user has walked to."""

    def __init__(self, columns: ColumnModel) -> None:
        super().__init__()
        self._columns = columns
        self.setModel(columns)

    @property
    def place(self) -> int | None:
        """The item that the user has walked to; None while there is no walking."""
        here, chosen = self.currentIndex().data(ITEM_ROLE), self._columns.chosen.data(ITEM_ROLE)
        return None if chosen is None or here == chosen or not self.hasFocus() else here

    def follow(self, place: int | None) -> None:
        """Stay with an item wherever it is listed now; without one, go with the chosen column."""
        if place is not None:
            self.setCurrentIndex(self._columns.index_of(place))
        elif self._columns.chosen.isValid():
            self.setCurrentIndex(self._columns.chosen)
            self._bring_in_sight(self._columns.chosen)

    def _bring_in_sight(self, index: QModelIndex) -> None:
        """To the middle, with its neighbours, unless it can be seen already."""
        row, room = self.visualRect(index), self.viewport().rect()
        if not room.adjusted(0, row.height(), 0, -row.height()).contains(row.center()):
            self.scrollTo(index, QAbstractItemView.ScrollHint.PositionAtCenter)
