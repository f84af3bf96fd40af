"""The list of columns (items): what is left in each, which one the search branches on, and why that one."""

from math import ceil
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QComboBox, QHBoxLayout, QVBoxLayout, QWidget

from solver_core.cover import Search
from solver_core.sudoku.backtracking import BacktrackSearch
from sudoku_gui.guard import Guarded
from sudoku_gui.panes.columns import choice_model as column_choice
from sudoku_gui.panes.columns import choice_text as choice_words
from sudoku_gui.panes.columns.choice_model import Choice
from sudoku_gui.panes.columns.choice_strip import ChoiceStrip
from sudoku_gui.panes.columns.column import State
from sudoku_gui.panes.columns.model import ITEM_ROLE, NAME, STATE, ColumnModel, Order
from sudoku_gui.panes.columns.size_bar import PAD, SizeBar
from sudoku_gui.panes.columns.table import ColumnTable
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.label import Label
from sudoku_gui.widgets.throttle import Throttle
from sudoku_gui.wording import columns as words
from sudoku_gui.wording import facts, joining
from sudoku_gui.wording.foreign import as_tip

_AIR: Final = 1.45
"""Height of a row, in heights of its text."""

_EMS_FOR_COUNT: Final = 22
"""Narrower than this, the choosers need all the room."""

_ROWS_FOR_STRIP: Final = 11
_EMS_FOR_BESIDE: Final = 34
"""Lower than so many rows, the strip stands beside the list; narrower than so much, nowhere then."""


class ColumnList(Guarded, QWidget):
    """Follows the player; the chosen column is always in sight.

    Args:
        player: whose search is shown.
        selection: what is pointed at, here and elsewhere.
        theme: the colours to begin with.
    """

    def __init__(
        self, player: Player, selection: Selection, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("column_list")
        self.setAccessibleName(words.list_name())
        self.setAccessibleDescription(words.list_help())
        self._player = player
        self._selection = selection
        self._choice: Choice | None = None
        self.model = ColumnModel(self)
        self._delegate = SizeBar(self.model, theme, self)
        self._table = ColumnTable(self.model, selection)
        self._table.setItemDelegate(self._delegate)
        self._strip = ChoiceStrip()
        self._strip.sizes_wanted.connect(self.show_sizes)
        self._strip.choice_wanted.connect(self._go_to_choice)
        self._build()
        self._fit()
        Throttle(player, self).due.connect(self.refresh)
        selection.changed.connect(self._light)

    def _build(self) -> None:
        self._order = _chooser("column_order", words.order_name())
        for order in Order:
            self._order.addItem(words.order(order.name), order)
        self._order.currentIndexChanged.connect(self._choose_order)
        self._filter = _chooser("column_filter", words.filter_name())
        self._filter.addItem(words.all_columns(), userData=False)
        self._filter.addItem(words.live_only(), userData=True)
        self._filter.currentIndexChanged.connect(self._choose_filter)
        self._count = Label()
        self._count.setObjectName("column_count")
        self._nothing = Label(words.nothing_watched())
        self._nothing.setObjectName("column_placeholder")
        self._nothing.setWordWrap(True)
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        bar = QHBoxLayout()
        bar.addWidget(self._order)
        bar.addWidget(self._filter)
        bar.addStretch(1)
        bar.addWidget(self._count)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addLayout(bar)
        column.addWidget(self._nothing, 1)
        self._body = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._body.setSpacing(4)
        self._body.addWidget(self._table, 1)
        self._body.addWidget(self._strip)
        column.addLayout(self._body, 1)
        self._show_parts()

    # --- deeds ------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show where the player is; out of sight there is nothing to do."""
        if not self.isVisible():
            return
        search, snapshot, problem = self._player.search, self._player.snapshot, self.model.problem
        place = self._table.place
        self._choice = None
        if search is not None and snapshot is not None:
            self._choice = column_choice.of(search, snapshot)
        ties = self._choice.ties if self._choice else frozenset()
        is_bits = isinstance(search, BacktrackSearch)
        goes_by_size = isinstance(search, Search) and facts.goes_by_size(search) and not search.overrides
        self.model.refresh(snapshot, ties, keeps_sizes=not is_bits, goes_by_size=goes_by_size)
        if self.model.problem is not problem:
            self._delegate.full, self._delegate.marks_secondary = self.model.full, self.model.has_secondary
            self._show_parts()
            self._fit()
            self._light()
        self._table.follow(place)
        self._count.setText("" if snapshot is None else self.model.count)
        self._tell_choice()

    def use_theme(self, theme: Theme) -> None:
        """Paint in other colours from now on."""
        self._delegate.use_theme(theme)
        self._table.viewport().update()

    def show_sizes(self) -> None:
        """List the chosen column on top, and below it those that it competes with."""
        self._order.setCurrentIndex(self._order.findData(Order.SIZES))
        self._table.setFocus()
        self._table.setCurrentIndex(self.model.chosen)
        self._table.scrollToTop()

    def _go_to_choice(self) -> None:
        if self._choice is not None:
            self._player.run_to(self._choice.place, backward=True)

    def _choose_order(self) -> None:
        place = self._table.place
        self.model.set_order(self._order.currentData())
        self._table.follow(place)
        self._tell_choice()

    def _choose_filter(self) -> None:
        place = self._table.place
        self.model.set_live_only(live_only=self._filter.currentData())
        self._table.follow(place)

    # --- showing ----------------------------------------------------------------------------------

    def _tell_choice(self) -> None:
        choice, problem = self._choice, self.model.problem
        if choice is not None and problem is not None:
            text = choice.sentence(problem)
        elif self._player.search is not None and self._player.search.finished:
            text = choice_words.none_any_more()
        else:
            text = choice_words.none_yet()
        if problem is not None:
            text = self._with_pointed(text)
        can_go_back = choice is not None and not choice.is_new
        can_sort = choice is not None and self.model.order is not Order.SIZES
        self._strip.tell(text, can_go_back=can_go_back, can_sort=can_sort)

    def _with_pointed(self, text: str) -> str:
        """The words about the choice; or about another column that is pointed at; and what took its options."""
        target = self._selection.target
        if target is None or target.item is None or target.option is not None:
            return text
        if target.item == self.model.chosen.data(ITEM_ROLE):
            return joining.sentences([text, self.model.taken(target.item)])
        return self.model.sentences(target.item)

    def _light(self) -> None:
        """Mark what is pointed at; what another view has pinned comes in sight."""
        if not self.isVisible():
            return
        target, problem = self._selection.target, self.model.problem
        self._tell_choice()
        lit = frozenset[int]() if target is None or problem is None else target.items(problem)
        changed, self._delegate.lit = lit ^ self._delegate.lit, lit
        if not changed:
            return
        self._table.update_items(changed)
        pinned = self._selection.pinned
        if pinned is not None and pinned == target and pinned.item is not None and not self._table.hasFocus():
            index = self.model.index_of(pinned.item)
            if index.isValid():
                self._table.bring_in_sight(index)

    def _show_parts(self) -> None:
        """The list where something is watched; the strip where it leaves room for the list."""
        watching = self.model.problem is not None
        rows = self.height() / (_AIR * self.fontMetrics().height())
        self._nothing.setVisible(not watching)
        self._table.setVisible(watching)
        beside = rows < _ROWS_FOR_STRIP and self.width() >= _EMS_FOR_BESIDE * self.fontMetrics().height()
        way = QBoxLayout.Direction
        self._body.setDirection(way.LeftToRight if beside else way.TopToBottom)
        self._strip.stand(beside=beside)
        self._strip.setVisible(watching and (beside or rows >= _ROWS_FOR_STRIP))

    def _fit(self) -> None:
        """Rows and columns as large as the text needs, as far as there is room."""
        metrics = self.fontMetrics()
        self._strip.fit()
        for chooser in (self._order, self._filter):
            chooser.setMinimumWidth(4 * metrics.height())
        self._count.setVisible(self.width() >= _EMS_FOR_COUNT * metrics.height())
        self._table.verticalHeader().setDefaultSectionSize(round(_AIR * metrics.height()))
        bold = QFont(self.font())
        bold.setBold(True)
        widths = QFontMetrics(bold)
        sign = ceil(0.5 * round(_AIR * metrics.height())) + PAD
        names = max(map(widths.horizontalAdvance, self.model.names), default=0) + 4 * PAD
        if self.model.has_secondary:
            names += round(0.6 * metrics.height()) + PAD
        # What is painted may be a fraction wider than what is measured.
        states = [words.tie(), *(words.state(state.name) for state in State)]
        if self.model.has_secondary:
            states.append(words.secondary())
        state = max(map(widths.horizontalAdvance, states)) + 1 + 2 * PAD + sign
        names = max(names, self._table.horizontalHeader().sectionSizeHint(NAME))
        room = self._table.viewport().width() - widths.horizontalAdvance("999") - 2 * PAD
        is_narrow = room < names + state + metrics.height()
        if is_narrow:
            state = sign + 2 * PAD
        self._delegate.tells_words = not is_narrow
        self._table.horizontalHeader().setVisible(not is_narrow)
        self._table.setColumnWidth(NAME, min(names, max(room - state, metrics.height())))
        self._table.setColumnWidth(STATE, state)

    # --- Qt ---------------------------------------------------------------------------------------

    def setFocus(self, reason: Qt.FocusReason = Qt.FocusReason.OtherFocusReason) -> None:
        """Give the keyboard to the part that is walked in; a focus proxy would hide the others from Tab."""
        self._table.setFocus(reason)

    def minimumSizeHint(self) -> QSize:
        """A few rows, and of their bars a little."""
        height = self.fontMetrics().height()
        return QSize(13 * height, 8 * height)

    def showEvent(self, event: QShowEvent) -> None:
        """What happened while nobody looked is shown."""
        super().showEvent(event)
        self.refresh()
        self._light()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_parts()
        if (layout := self.layout()) is not None:
            layout.activate()  # the table has its new width before its columns share it
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()


def _chooser(name: str, said: str) -> QComboBox:
    made = QComboBox()
    made.setObjectName(name)
    made.setAccessibleName(said)
    made.setToolTip(as_tip(said))
    made.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
    return made
