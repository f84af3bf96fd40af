"""The list of columns (items): how many options each has, which one the search branches on, and why."""

from typing import Final

from PySide6.QtCore import QModelIndex
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QComboBox,
    QHBoxLayout,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from solver_core.cover import Search
from solver_core.cover.explain.exercises import Kind
from solver_core.sudoku.backtracking import BacktrackSearch
from sudoku_gui.features.column_list import choice_model
from sudoku_gui.features.column_list.choice_model import ColumnChoice
from sudoku_gui.features.column_list.model import ITEM_ROLE, ColumnModel, ColumnOrder
from sudoku_gui.features.column_list.table import ColumnTable
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection
from sudoku_gui.render.theme import Theme
from sudoku_gui.translation import Texts, translate
from sudoku_gui.widgets.boxes import fill, row
from sudoku_gui.widgets.buttons import chooser, tool_button
from sudoku_gui.widgets.label import Label, Placeholder
from sudoku_gui.widgets.pane import Pane
from sudoku_gui.widgets.term_label import UNLIMITED, ReadingLabel
from sudoku_gui.wording import joining
from sudoku_gui.wording.events import facts

tr = Texts("columns")

_EMS_FOR_COUNT: Final = 22  # narrower than this, the choosers need all the space
_ROWS_FOR_STRIP: Final = 11
_EMS_FOR_BESIDE: Final = 34
"""The width from which the strip may be beside a low list; in a narrower one it is hidden."""
_EMS_FOR_BUTTONS = 24  # narrower than this, the words need all the space
_LINES_FOR_BUTTONS = 8
_LOWEST: Final = 24  # pixels of a button: it stands where there is little space
_EMS_BESIDE = 14


class ColumnList(Pane):
    """Follows the player; the chosen column is always in sight."""

    def __init__(self, player: Player, selection: Selection, theme: Theme) -> None:
        title = tr("Columns")
        description = tr(
            "Up and Down move through the columns; Enter goes to where the column changed last; Esc goes "
            "back to the chosen column."
        )
        super().__init__("column_list", title, description, theme, player=player, selection=selection)
        self._player = player
        self._selection = selection
        self._choice: ColumnChoice | None = None
        self._is_asked = False
        self.model = ColumnModel(self)
        self._table = self.main_part = ColumnTable(title, description, self.model, selection, theme)
        self._strip = ChoiceStrip()
        self._strip.by_size.clicked.connect(self.show_sizes)
        self._strip.why.clicked.connect(self._go_to_choice)
        self._build()
        self.fit()
        self.arrange()

    def _build(self) -> None:
        fitting = QComboBox.SizeAdjustPolicy.AdjustToContents
        self._order = chooser("column_order", tr("Order of the columns"), fitting)
        self._order.addItem(tr("Header order"), ColumnOrder.HEADERS)
        self._order.addItem(tr("By size"), ColumnOrder.SIZES)
        self._filter = chooser("column_filter", tr("Which columns are listed"), fitting)
        self._filter.addItem(tr("All columns"), userData=False)
        self._filter.addItem(tr("Live only"), userData=True)
        for one in (self._order, self._filter):
            one.currentIndexChanged.connect(self._list_again)
        self._count = Label(name="column_count")
        self._nothing = Placeholder("column_placeholder", tr("Watch a search to see its columns."))
        bar = row(self._order, self._filter, None, self._count)
        self._body = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        fill(self._body, self._table, self._strip, spacing=4, stretch=(1,))
        self.lay_out(bar, self._nothing, self._body, spacing=4, stretch=(0, 1, 1))

    def show_position(self) -> None:
        search, snapshot, problem = self._player.search, self._player.snapshot, self.model.problem
        item = self._table.item
        awaits_choice = self._player.question.kind is Kind.CHOICE
        self._choice = None
        if search is not None and snapshot is not None and not awaits_choice:
            self._choice = choice_model.of(search, snapshot)
        ties = self._choice.ties if self._choice else frozenset()
        is_bits = isinstance(search, BacktrackSearch)
        goes_by_size = isinstance(search, Search) and facts.goes_by_size(search) and not search.overrides
        self.model.refresh(
            snapshot, ties, keeps_sizes=not is_bits, goes_by_size=goes_by_size, awaits_choice=awaits_choice
        )
        if self.model.problem is not problem:
            self.arrange()
            self._table.fit()
            self._table.highlight()
        self._table.follow(item)
        self._show_whether_asked(asked=awaits_choice)
        self._count.setText(self.model.count)
        self.show_selection()

    def _show_whether_asked(self, *, asked: bool) -> None:
        """Scroll to the start and mark no column while the user is asked which column is next."""
        if asked and not self._is_asked:
            self._table.setCurrentIndex(QModelIndex())
            self._table.scrollToTop()
        self._is_asked = asked

    def show_selection(self) -> None:
        """Say why the chosen column was chosen, or describe another column that is pointed at."""
        choice, problem = self._choice, self.model.problem
        if choice is not None and problem is not None:
            text = choice.sentence(problem)
        elif self._is_asked:
            text = translate("column choice", "The question is which column is chosen next.")
        elif self._player.search is not None and self._player.search.finished:
            text = translate("column choice", "No column is chosen: the search has finished.")
        else:
            text = translate("column choice", "No column is chosen yet.")
        if problem is not None:
            text = self._with_pointed(text)
        can_go_back = choice is not None and not choice.is_new
        can_sort = choice is not None and self.model.order is not ColumnOrder.SIZES
        self._strip.show_choice(text, can_go_back=can_go_back, can_sort=can_sort)

    def _with_pointed(self, text: str) -> str:
        target = self._selection.target
        if target is None or target.item is None or target.option is not None:
            return text
        if target.item == self.model.chosen.data(ITEM_ROLE):
            return joining.sentences([text, self.model.taken(target.item)])
        return self.model.sentences(target.item)

    def show_sizes(self) -> None:
        """List the chosen column first, then its competitors."""
        self._order.setCurrentIndex(self._order.findData(ColumnOrder.SIZES))
        self._table.setFocus()
        self._table.setCurrentIndex(self.model.chosen)
        self._table.scrollToTop()

    def _go_to_choice(self) -> None:
        if self._choice is not None:
            self._player.run_to(self._choice.condition, backward=True)

    def _list_again(self) -> None:
        """List the columns according to the choosers, keeping the selected column."""
        item = self._table.item
        self.model.list_by(self._order.currentData(), live_only=self._filter.currentData())
        self._table.follow(item)
        if not self.is_stale:
            self.show_selection()

    def arrange(self) -> None:
        """Show the list while something is watched, and the strip where it leaves space for the list."""
        is_watching, line = self.model.problem is not None, self.fontMetrics().height()
        rows = self.height() / self._table.row_height
        self._nothing.setVisible(not is_watching)
        self._table.setVisible(is_watching)
        beside = rows < _ROWS_FOR_STRIP and self.width() >= _EMS_FOR_BESIDE * line
        way = QBoxLayout.Direction
        self._body.setDirection(way.LeftToRight if beside else way.TopToBottom)
        self._strip.set_beside(is_beside=beside)
        self._strip.setVisible(is_watching and (beside or rows >= _ROWS_FOR_STRIP))
        self._count.setVisible(self.width() >= _EMS_FOR_COUNT * line)

    def fit(self) -> None:
        self._strip.fit()
        for one in (self._order, self._filter):
            one.setMinimumWidth(4 * self.fontMetrics().height())
        self._table.fit()


class ChoiceStrip(QWidget):
    """Says under or beside the list why this column was chosen, with two buttons; its size never depends on that.

    Attributes:
        why: goes back to where the column was chosen.
        by_size: lists what the column competed with.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("column_choice")
        self._text = ReadingLabel(3, name="choice_text")
        text = translate("column choice", "&Why This One")
        tip = translate(
            "column choice", "Go back to where this column was chosen, to see what it competed with"
        )
        self.why = _button("choice_why", text, tip)
        text = translate("column choice", "B&y Size")
        tip = translate(
            "column choice", "List the columns by size: the chosen one, then those it competes with"
        )
        self.by_size = _button("choice_by_size", text, tip)
        self._buttons = QWidget()
        fill(QVBoxLayout(self._buttons), self.why, self.by_size, spacing=2)
        self._is_beside = False
        self._line = QHBoxLayout(self)
        fill(self._line, self._text, self._buttons, margins=(4, 0, 0, 0), stretch=(1,))
        self.fit()

    def show_choice(self, text: str, *, can_go_back: bool, can_sort: bool) -> None:
        """Show why this column was chosen; disables buttons without effect."""
        self._text.set_text(text)
        self.why.setEnabled(can_go_back)
        self.by_size.setEnabled(can_sort)

    def set_beside(self, *, is_beside: bool) -> None:
        """Take the shape for beside the list (narrow and high) or below it (wide and low)."""
        if is_beside != self._is_beside:
            self._is_beside = is_beside
            self.fit()

    def fit(self) -> None:
        """Fit to the size of the text."""
        policy, way, is_beside = QSizePolicy.Policy, QBoxLayout.Direction, self._is_beside
        self._line.setDirection(way.TopToBottom if is_beside else way.LeftToRight)
        self._text.fit(self.font(), fills=is_beside)
        if is_beside:
            self.setSizePolicy(policy.Fixed, policy.Ignored)
            self.setFixedWidth(_EMS_BESIDE * self.fontMetrics().height())
        else:
            self.setSizePolicy(policy.Ignored, policy.Fixed)
            self.setMinimumWidth(0)
            self.setMaximumWidth(UNLIMITED)
        self._show_buttons()

    def _show_buttons(self) -> None:
        ems = (self.height() if self._is_beside else self.width()) / self.fontMetrics().height()
        self._buttons.setVisible(ems >= (_LINES_FOR_BUTTONS if self._is_beside else _EMS_FOR_BUTTONS))

    # --- Qt ---------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_buttons()


def _button(name: str, text: str, tip: str) -> QToolButton:
    button = tool_button(name, text=text, tip=tip, is_flat=False)
    button.setMinimumHeight(_LOWEST)
    button.setSizePolicy(QSizePolicy.Policy.MinimumExpanding, QSizePolicy.Policy.Fixed)
    return button
