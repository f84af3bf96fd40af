"""The choice stack and the progress: which options are chosen, how, and how much of the tree lies behind."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy

from solver_core.cover.explain import decisions
from solver_core.cover.replay import progress
from solver_core.cover.replay.progress import SearchProgress
from sudoku_gui.features.stack import paint
from sudoku_gui.features.stack import text as words
from sudoku_gui.features.stack.model import StackModel
from sudoku_gui.features.stack.paint import ProgressLook
from sudoku_gui.features.stack.table import StackTable
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection
from sudoku_gui.render.fonts import monospaced
from sudoku_gui.render.theme import Theme
from sudoku_gui.translation import translate
from sudoku_gui.widgets.canvas import Canvas
from sudoku_gui.widgets.pane import Pane
from sudoku_gui.wording.foreign import as_tip

_TABLE_FIRST = 7  # lines of text below which there is no progress


class StackView(Pane):
    """Follows the player; a click or Enter on a level goes to where it was decided."""

    smallest = (6.5, 5)
    usual = (26, 16)
    waits_while_busy = True

    def __init__(self, player: Player, selection: Selection, theme: Theme) -> None:
        help_text = self.tr("A click or Enter on a line goes to where its column was chosen.")
        super().__init__("stack_view", self.tr("Stack"), help_text, theme, player=player)
        self._player = player
        self.model = StackModel(self)
        self._progress = ProgressStrip(theme)
        self._table = self.main_part = StackTable(self.model, selection, theme)
        self.lay_out(self._progress, self._table, stretch=(0, 1))
        self._table.fit()
        self._table.decision_requested.connect(self._go_to_decision)
        player.length_changed.connect(self._on_length_changed)

    def show_position(self) -> None:
        search, snapshot = self._player.search, self._player.snapshot
        self.model.refresh(snapshot)
        if search is None or snapshot is None:
            self._progress.show_progress(None)
        else:
            self._progress.show_progress(progress.of(search, snapshot.levels), self._share())
        self._table.follow(None if snapshot is None else snapshot.problem)

    def forget(self) -> None:
        self.model.refresh(None)
        self._progress.show_progress(None)
        self._table.follow(None)

    def arrange(self) -> None:
        self._progress.setVisible(self.height() >= _TABLE_FIRST * self.fontMetrics().height())

    def _share(self) -> float | None:
        """The share of the events that lies behind; None while their number is not known."""
        length = self._player.length
        return self._player.position / length if self._player.length_is_known and length else None

    def _on_length_changed(self) -> None:
        if self._player.length_is_known:
            self.refresh()

    def _go_to_decision(self, depth: int) -> None:
        """By the tree of the background run, or else step by step back to where the item was chosen."""
        search = self._player.search
        if search is None:
            return
        position, condition = decisions.position(search, depth), decisions.condition(depth)
        if position is not None:
            self._player.scrub(position)
        elif not search.stands_at(condition):
            self._player.run_to(condition, backward=True)


class ProgressStrip(Canvas):
    """Shows a `SearchProgress`; the tooltip explains the signs."""

    def __init__(self, theme: Theme) -> None:
        super().__init__("stack_progress", theme)
        self.look = ProgressLook()
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(translate("stack", "Progress"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_progress(self, reached: SearchProgress | None, share: float | None = None) -> None:
        """Show how far the search has come, and the share of the events behind it, where that is known."""
        look = ProgressLook()
        if reached is not None:
            text = words.progress(reached.fraction, share)
            look = ProgressLook(reached.fraction, text, words.turns(progress.text(reached.turns)))
        if look != self.look:
            self.look = look
            self.setAccessibleDescription(look.words)
            lines = look.words, look.turns and words.turns_help(look.turns)
            self.setToolTip(as_tip("\n".join(filter(None, lines))))
            self.update()

    # --- Qt ---------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        return QSize(20 * self.fontMetrics().averageCharWidth(), round(paint.progress_height(self.font())))

    def minimumSizeHint(self) -> QSize:
        return QSize(1, self.sizeHint().height())

    def paint_on(self, painter: QPainter) -> None:
        paint.paint_progress(
            painter, self.area, self.look, self.theme, (self.font(), monospaced(self.font()))
        )
