"""The choice stack and the progress: which options are chosen, how, and how much of the tree lies behind."""

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from solver_core.cover import decisions, progress
from sudoku_gui.guard import Guarded
from sudoku_gui.panes.stack import text as words
from sudoku_gui.panes.stack.model import StackModel
from sudoku_gui.panes.stack.progress import ProgressStrip
from sudoku_gui.panes.stack.table import StackTable
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.throttle import Throttle

_TABLE_FIRST = 7
"""Lines of text below which there is no progress."""


class StackView(Guarded, QWidget):
    """Follows the player; a click or Enter on a level goes to where it was decided.

    Args:
        player: whose search is shown, and what is asked to go elsewhere.
        selection: what is lit in all views.
        theme: the colours to begin with.
    """

    def __init__(
        self, player: Player, selection: Selection, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("stack_view")
        self.setAccessibleName(words.view_name())
        self.setAccessibleDescription(words.view_help())
        self._player = player
        self._is_stale = True
        self.model = StackModel(self)
        self._progress = ProgressStrip(theme)
        self._table = StackTable(self.model, selection, theme, self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.setSizeConstraint(QVBoxLayout.SizeConstraint.SetNoConstraint)
        column.addWidget(self._progress)
        column.addWidget(self._table, 1)
        self._table.fit()
        self._table.decision_wanted.connect(self._go_to_decision)
        throttle = Throttle(player, self)
        throttle.problem_changed.connect(self._forget)
        throttle.due.connect(self.refresh)
        player.length_changed.connect(self._on_length_changed)
        self.refresh()

    # --- deeds ------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show where the player is; a long move under way is left in peace."""
        if not self.isVisible() or self._player.is_busy:
            self._is_stale = True
            return
        self._is_stale = False
        search, snapshot = self._player.search, self._player.snapshot
        self.model.refresh(snapshot)
        if search is None or snapshot is None:
            self._progress.show_progress(None)
        else:
            self._progress.show_progress(progress.of(search, snapshot.levels), self._share())
        self._table.follow(None if snapshot is None else snapshot.problem)

    def _forget(self) -> None:
        """Another problem has other numbers; a long move may keep this view from showing them."""
        self.model.refresh(None)
        self._progress.show_progress(None)
        self._table.follow(None)

    def use_theme(self, theme: Theme) -> None:
        """Paint in other colours from now on."""
        self._table.delegate.theme = self._progress.theme = theme
        self._table.viewport().update()
        self._progress.update()

    def _share(self) -> float | None:
        """Of the events, how much lies behind; None while nobody knows how many there will be."""
        length = self._player.length
        return self._player.position / length if self._player.length_is_known and length else None

    def _on_length_changed(self) -> None:
        if self._player.length_is_known:
            self.refresh()

    def _go_to_decision(self, depth: int) -> None:
        """By the tree of the run ahead, or else step by step back to where the item was chosen."""
        search = self._player.search
        if search is None:
            return
        position, condition = decisions.position(search, depth), decisions.condition(depth)
        if position is not None:
            self._player.scrub(position)
        elif not search.stands_at(condition):
            self._player.run_to(condition, backward=True)

    # --- Qt ---------------------------------------------------------------------------------------

    def setFocus(self, reason: Qt.FocusReason = Qt.FocusReason.OtherFocusReason) -> None:
        """Give the keyboard to the part that is walked in; a focus proxy would hide the others from Tab."""
        self._table.setFocus(reason)

    def minimumSizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        return QSize(15 * metrics.averageCharWidth(), 5 * metrics.height())

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        return QSize(60 * metrics.averageCharWidth(), 16 * metrics.height())

    def showEvent(self, event: QShowEvent) -> None:
        """What happened while nobody looked is shown."""
        super().showEvent(event)
        if self._is_stale:
            self.refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._progress.setVisible(self.height() >= _TABLE_FIRST * self.fontMetrics().height())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._table.fit()
