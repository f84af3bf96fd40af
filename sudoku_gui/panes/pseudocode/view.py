"""The pseudo-code of the algorithm: the line just executed, the one that comes next, and what the letters hold."""

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from solver_core.cover import variables
from solver_core.sudoku.pseudocode import listing
from sudoku_gui.guard import Guarded
from sudoku_gui.panes.pseudocode.list_view import CodeList
from sudoku_gui.panes.pseudocode.model import CodeModel, Row
from sudoku_gui.panes.pseudocode.values import ValueStrip, values_of
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection
from sudoku_gui.render.fonts import monospaced
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.throttle import Throttle
from sudoku_gui.wording import pseudocode as words

_STRIP = 0.4
"""The most that the values take of the height."""

_CODE_FIRST = 9
"""Lines of code below which there are no values."""

_SMALLEST = QSize(15, 5)
"""Letters and lines that are always in sight."""


class PseudocodeView(Guarded, QWidget):
    """Follows the player; its folds are the player's beat.

    Signals:
        breakpoint_toggled: the user sets or takes away the breakpoint of a line.
            line: its id.
            condition: where it stops, a `Condition`.
            description: what to call it.

    Args:
        player: whose search is shown, and what is asked to run and to step otherwise.
        selection: what is lit in all views.
        theme: the colours to begin with.
    """

    breakpoint_toggled = Signal(str, object, str)

    def __init__(
        self, player: Player, selection: Selection, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("pseudocode")
        self.setAccessibleName(words.view_name())
        self.setAccessibleDescription(words.view_help())
        self._player = player
        self.model = CodeModel(self)
        self._lines = CodeList(self.model, theme, self)
        self._strip = ValueStrip(selection, theme)
        self._is_stale = True
        self._beat = player.beat
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.setSizeConstraint(QVBoxLayout.SizeConstraint.SetNoConstraint)
        column.addWidget(self._lines, 1)
        self._values = QScrollArea()
        self._values.setWidgetResizable(True)
        self._values.setFrameShape(QScrollArea.Shape.NoFrame)
        self._values.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._values.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._values.setWidget(self._strip)
        self._strip.resized.connect(self._fit_strip)
        self._strip.walked.connect(self._show_value)
        column.addWidget(self._values)
        self._reset_font()
        self._lines.fold_wanted.connect(self._fold)
        self._lines.breakpoint_wanted.connect(self._toggle_breakpoint)
        self._lines.run_wanted.connect(self._run_to)
        throttle = Throttle(player, self)
        throttle.problem_changed.connect(self._forget)
        throttle.due.connect(self.refresh)
        player.state_changed.connect(self._on_state_changed)
        self.refresh()

    # --- deeds ------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show where the player is; a long move under way is left in peace."""
        if not self.isVisible() or self._player.is_busy:
            self._is_stale = True
            return
        self._is_stale = False
        search, snapshot = self._player.search, self._player.snapshot
        here = self._lines.row
        self.model.refresh(search, self._player.beat)
        self._keep(here)
        if search is None or snapshot is None:
            self._strip.show_values(None, ())
        else:
            held = variables.at(search, snapshot)
            self._strip.show_values(search.problem, values_of(search.problem, held, listing(search).name))
        self._lines.follow()

    def _forget(self) -> None:
        """Another problem has other numbers, though its lines may be the same."""
        self._strip.show_values(None, ())

    def show_breakpoints(self, lines: Iterable[str]) -> None:
        """Show a dot at the lines with these ids, and at no others."""
        self.model.show_breakpoints(lines)

    def use_theme(self, theme: Theme) -> None:
        """Paint in other colours from now on."""
        self._lines.delegate.theme = self._strip.theme = theme
        self._lines.viewport().update()
        self._strip.update()

    # --- what lines ask for -----------------------------------------------------------------------

    def _fold(self, row: Row) -> None:
        """A folded block is one step, and an open one is not."""
        self._player.set_beat(row.line.unfolds if row.is_folded else row.line.folds)

    def _toggle_breakpoint(self, row: Row) -> None:
        line = row.line
        if line.condition is not None:
            description = words.breakpoint_at(line.step, line.text)
            self.breakpoint_toggled.emit(line.id, line.condition, description)

    def _run_to(self, row: Row, backward: bool) -> None:  # noqa: FBT001 - from a signal
        if row.line.condition is not None:
            self._player.run_to(row.line.condition, backward=backward)
        elif row.line is self.model.rows[0].line:
            self._player.to_start()

    def _on_state_changed(self) -> None:
        """Another beat folds at once, even while playing."""
        if self._beat != self._player.beat:
            self._beat = self._player.beat
            self.refresh()

    def _keep(self, here: Row | None) -> None:
        """The keyboard stays at its line, or at the head of the block in which it is now."""
        search = self._player.search
        if here is None or search is None or self._lines.row is not None:
            return
        whole = listing(search)
        if here.line in whole.lines:
            self._lines.walk_to(whole.standing_for((here.line,), self._player.beat).id)

    def _reset_font(self) -> None:
        self._lines.setFont(monospaced(self.font()))
        self._lines.fit()
        self._strip.setFont(self.font())
        self._strip.fit()

    def _fit_strip(self) -> None:
        has_room = self.height() >= _CODE_FIRST * self._lines.delegate.places.height
        most = round(_STRIP * self.height()) if has_room else 0
        self._values.setVisible(has_room)
        self._values.setFixedHeight(min(most, self._strip.height()))

    def _show_value(self, cell: QRect) -> None:
        """Scroll to where the keyboard is."""
        middle, half = cell.center(), cell.height() // 2
        self._values.ensureVisible(middle.x(), middle.y(), 0, half)

    # --- Qt ---------------------------------------------------------------------------------------

    def setFocus(self, reason: Qt.FocusReason = Qt.FocusReason.OtherFocusReason) -> None:
        """Give the keyboard to the lines; a focus proxy would hide what else is here from Tab."""
        self._lines.setFocus(reason)

    def minimumSizeHint(self) -> QSize:
        height = self._lines.delegate.places.height
        width = self.fontMetrics().averageCharWidth()
        return QSize(_SMALLEST.width() * width, round(_SMALLEST.height() * height))

    def sizeHint(self) -> QSize:
        height = self._lines.delegate.places.height
        return QSize(60 * self.fontMetrics().averageCharWidth(), round(24 * height))

    def showEvent(self, event: QShowEvent) -> None:
        """What happened while nobody looked is shown."""
        super().showEvent(event)
        if self._is_stale:
            self.refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_strip()
        self._lines.follow()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._reset_font()
            self._fit_strip()
