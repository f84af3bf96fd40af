"""What the search has done up to here: counts, what is out and will return, and a plot of the depths."""

from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import (
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QBoxLayout, QHeaderView, QTableView, QWidget

from solver_core.cover import RepeatSearch
from sudoku_gui.guard import Guarded
from sudoku_gui.panes.statistics import model as statistics
from sudoku_gui.panes.statistics import text as words
from sudoku_gui.panes.statistics.model import BALANCE, NAME, VALUE, StatisticsModel
from sudoku_gui.panes.statistics.plot import DepthPlot
from sudoku_gui.panes.statistics.row import StatisticsRow
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.row_paint import paint_sentence
from sudoku_gui.widgets.shortcut_override import claimed
from sudoku_gui.widgets.throttle import Throttle

_AIR: Final = 1.3
_PAD: Final = 5
_WIDE: Final = 64
"""Letters of width from which the plot stands beside the table."""
_LOW: Final = 13
"""Lines of height below which there is no plot, unless it stands beside the table."""
_BALANCE: Final = 14
"""Letters of room for what is out; the bar takes what is left."""


class StatisticsView(Guarded, QWidget):
    """Follows the player; Ctrl+C copies everything as text.

    Args:
        player: whose search is told of.
        theme: the colours to begin with.
    """

    def __init__(
        self, player: Player, _selection: Selection, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("statistics")
        self.setAccessibleName(words.view_name())
        self.setAccessibleDescription(words.view_help())
        self._player = player
        self._is_stale = True
        self.model = StatisticsModel(self)
        self._table = StatisticsTable(self.model, theme, self)
        self._plot = DepthPlot(theme)
        self._box = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._box.setSpacing(0)
        self._box.setSizeConstraint(QBoxLayout.SizeConstraint.SetNoConstraint)
        self._box.addWidget(self._table, 3)
        self._box.addWidget(self._plot, 2)
        self._table.fit()
        self.model.modelReset.connect(self._arrange)
        throttle = Throttle(player, self)
        throttle.problem_changed.connect(self._forget)
        throttle.due.connect(self.refresh)
        self.refresh()

    # --- deeds ------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show where the player is; a long move under way is left in peace."""
        if not self.isVisible() or self._player.is_busy:
            self._is_stale = True
            return
        self._is_stale = False
        search = self._player.search
        if search is None:
            self._forget()
            return
        told = search.statistics
        self.model.show_counts(statistics.counts(search, told))
        self._plot.show_depths(told, search.depth, prunes=isinstance(search, RepeatSearch))

    def _forget(self) -> None:
        """Another problem has other numbers; a long move may keep this view from showing them."""
        self.model.show_counts([])
        self._plot.show_depths(None, 0)

    def use_theme(self, theme: Theme) -> None:
        """Paint in other colours from now on."""
        self._table.delegate.theme = self._plot.theme = theme
        self._table.viewport().update()
        self._plot.update()

    def text(self) -> str:
        """All numbers as a plain table; empty while nothing is watched."""
        search = self._player.search
        if search is None:
            return ""
        told = search.statistics
        return statistics.text(statistics.counts(search, told), told)

    def copy(self) -> None:
        """Put them on the clipboard."""
        if text := self.text():
            QGuiApplication.clipboard().setText(text)

    def _arrange(self) -> None:
        """Beside each other where it is wide, else one above the other; without room no plot."""
        metrics = self.fontMetrics()
        is_wide = self.width() >= _WIDE * metrics.averageCharWidth() and self.width() > self.height()
        direction = QBoxLayout.Direction.LeftToRight if is_wide else QBoxLayout.Direction.TopToBottom
        self._box.setDirection(direction)
        self._plot.setVisible(is_wide or self.height() >= _LOW * _AIR * metrics.height())
        self._table.setMaximumHeight(self.height() if is_wide or self._plot.isHidden() else self._table.whole)
        self._box.activate()

    # --- Qt ---------------------------------------------------------------------------------------

    def setFocus(self, reason: Qt.FocusReason = Qt.FocusReason.OtherFocusReason) -> None:
        """Give the keyboard to the part that is walked in; a focus proxy would hide the others from Tab."""
        self._table.setFocus(reason)

    def event(self, event: QEvent) -> bool:
        """Claim Ctrl+C, which the window would copy the puzzle by."""
        return claimed(event, lambda key: key.matches(QKeySequence.StandardKey.Copy)) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Copy, or leave the key to the window."""
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
        else:
            event.ignore()

    def minimumSizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        return QSize(15 * metrics.averageCharWidth(), 5 * metrics.height())

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        return QSize(45 * metrics.averageCharWidth(), 24 * metrics.height())

    def showEvent(self, event: QShowEvent) -> None:
        """What happened while nobody looked is shown."""
        super().showEvent(event)
        if self._is_stale:
            self.refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._table.fit()
            self._arrange()


class StatisticsTable(Guarded, QTableView):
    """The counts; keys that it does not need are its parent's."""

    def __init__(self, model: StatisticsModel, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._counts = model
        self.delegate = StatisticsRow(theme, self)
        self.setObjectName("statistics_table")
        self.setAccessibleName(words.view_name())
        self.setAccessibleDescription(words.view_help())
        self.setModel(model)
        self.setItemDelegate(self.delegate)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.horizontalHeader().hide()
        self.horizontalHeader().setMinimumSectionSize(1)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        model.modelReset.connect(self.fit)

    @property
    def whole(self) -> int:
        """The height at which nothing need be scrolled."""
        rows = max(1, self._counts.rowCount()) * self.verticalHeader().defaultSectionSize()
        return rows + 2 * self.frameWidth()

    def fit(self) -> None:
        """Names and what is out have the room they need, numbers the rest, bars what is left of that."""
        metrics = self.fontMetrics()
        self.verticalHeader().setMinimumSectionSize(1)
        self.verticalHeader().setDefaultSectionSize(round(_AIR * metrics.height()))
        names = (self._counts.index(row, NAME).data() for row in range(self._counts.rowCount()))
        name = max(map(metrics.horizontalAdvance, names), default=0) + 2 * _PAD + 2
        value = metrics.horizontalAdvance(words.pair(_USUAL, _USUAL)) + 2 * _PAD
        room = self.viewport().width()
        self.setColumnHidden(BALANCE, room < name + value + _BALANCE / 2 * metrics.averageCharWidth())
        if self.isColumnHidden(BALANCE):
            value = room - name
        self.setColumnWidth(NAME, name)
        self.setColumnWidth(VALUE, value)
        self.setColumnWidth(BALANCE, max(1, room - name - value))

    # --- Qt ---------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """SearchBase; everything else is not for here."""
        if event.key() in {Qt.Key.Key_Up, Qt.Key.Key_Down}:
            super().keyPressEvent(event)
        else:
            event.ignore()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The rows, or a sentence in their place."""
        super().paintEvent(event)
        if self._counts.rowCount() == 0:
            paint_sentence(self, words.nothing())


_USUAL: Final = 99_999
"""A number for which there is always room."""
