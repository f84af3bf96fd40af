"""The pseudo-code of the algorithm: the line just executed, the one that comes next, and what the letters hold."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QScrollArea

from solver_core.cover.explain import variables
from solver_core.sudoku.pseudocode import listing
from sudoku_gui.features.pseudocode.list_view import CodeList, CodeTerms
from sudoku_gui.features.pseudocode.model import CodeLine, CodeModel, copied_program
from sudoku_gui.features.pseudocode.paint_values import Value
from sudoku_gui.features.pseudocode.value_strip import ValueStrip, values_of
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection
from sudoku_gui.render.fonts import monospaced
from sudoku_gui.render.theme import Theme
from sudoku_gui.translation import translate
from sudoku_gui.widgets.pane import Pane

_STRIP = 0.4  # the most that the values take of the height
_CODE_FIRST = 8  # lines of code below which there are no values
_CODE = 7  # lines of code beside which there is more than one row of values


class PseudocodeView(Pane):
    """Follows the player; its folds are the player's beat.

    Signals:
        breakpoint_toggled: the id of a line, and the `Condition` to stop at.
        language_requested: the code in the next language is wanted.
    """

    breakpoint_toggled = Signal(str, object)
    language_requested = Signal()
    waits_while_busy = True

    def __init__(self, player: Player, selection: Selection, theme: Theme) -> None:
        title = translate("pseudocode", "Pseudo-code")
        description = translate(
            "pseudocode",
            "Left folds a block into one step, Right unfolds it. B sets a breakpoint. Enter runs to the line, "
            "Shift+Enter back to it. L changes the language.",
        )
        super().__init__("pseudocode", title, description, theme, player=player)
        self._player = player
        self._language = "knuth"
        self.model = CodeModel(self)
        self._lines = self.main_part = CodeList(title, description, self.model, theme, selection)
        self._terms = CodeTerms(self._lines)
        self._strip = ValueStrip(selection, theme)
        self._beat = player.beat
        self._values = QScrollArea(widgetResizable=True)
        self._values.setFrameShape(QScrollArea.Shape.NoFrame)
        self._values.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._values.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._values.setWidget(self._strip)
        self._strip.resized.connect(self._fit_strip)
        self._strip.walked.connect(self._show_value)
        self.lay_out(self._lines, self._values, stretch=(1,))
        self.fit()
        self._lines.fold_toggled.connect(self._fold)
        self._lines.breakpoint_toggled.connect(self._toggle_breakpoint)
        self._lines.language_requested.connect(self.language_requested)
        self._lines.run_requested.connect(self._run_to)
        player.state_changed.connect(self._on_state_changed)

    def show_position(self) -> None:
        search, snapshot = self._player.search, self._player.snapshot
        here = self._lines.row
        self.model.refresh(search, self._player.beat, self._language)
        self._keep(here)
        values: tuple[Value, ...] = ()
        if search is not None and snapshot is not None:
            current = variables.at(search, snapshot)
            values = values_of(search, current, listing(search, self._language))
        self._strip.show_values(search, values)
        self._lines.show_values(values)
        self._lines.follow()
        executed = self.model.executed.data()
        if executed is not None and not (cell := self._strip.spoken_of(executed)).isNull():
            self._show_value(cell)

    def show_language(self, language: str) -> None:
        """Show the code in one of the `listing.LANGUAGES`."""
        if language != self._language:
            self._language = language
            self._strip.fit_font()
            self.refresh()

    def offer(self, actions: Sequence[QAction]) -> None:
        """Show actions in the context menu of the code."""
        self._lines.addActions(actions)

    def copied_text(self) -> str:
        return "" if self._player.search is None else copied_program(self._player.search, self._language)

    def forget(self) -> None:
        """Forget the search; the lines may be the same."""
        self._strip.show_values(None, ())

    def show_breakpoints(self, lines: Iterable[str]) -> None:
        """Show a dot at the lines with these ids, and at no others."""
        self.model.show_breakpoints(lines)

    # --- what lines ask for -----------------------------------------------------------------------

    def _fold(self, row: CodeLine) -> None:
        # A folded block is one step, and an open one is not.
        self._player.set_beat(row.line.unfolds if row.is_folded else row.line.folds)

    def _toggle_breakpoint(self, row: CodeLine) -> None:
        if row.line.condition is not None:
            self.breakpoint_toggled.emit(row.line.id, row.line.condition)

    def _run_to(self, row: CodeLine, backward: bool) -> None:  # noqa: FBT001 - from a signal
        if row.line.condition is not None:
            self._player.run_to(row.line.condition, backward=backward)
        elif row.line.id.endswith(".start"):
            self._player.to_start()

    def _on_state_changed(self) -> None:
        """Fold at once for another beat, even while playing."""
        if self._beat != self._player.beat:
            self._beat = self._player.beat
            self.refresh()

    def _keep(self, here: CodeLine | None) -> None:
        """Keep the keyboard at its line, or at the head of the block in which it is now."""
        search = self._player.search
        if here is None or search is None or self._lines.row is not None:
            return
        code = listing(search, self._language)
        like = next((line for line in code.lines if line.id == here.line.id), None)
        if like is not None:
            self._lines.move_to(code.standing_for((like,), self._player.beat).id)

    def fit(self) -> None:
        self._lines.setFont(monospaced(self.font()))
        self._lines.fit()
        self._strip.setFont(self.font())

    def arrange(self) -> None:
        self._lines.space = self.width()
        self._lines.fit()
        self._fit_strip()

    def _fit_strip(self) -> None:
        line = self._lines.delegate.spacing.height
        has_space = self.height() >= _CODE_FIRST * line
        self._values.setVisible(has_space)
        # A scroll bar leaves less width, and then values may need more lines, and the bar: it is there only where it
        # must be, which does not depend on whether it is there.
        without_bar = self._strip.cells_at(self._values.contentsRect().width())
        fits = without_bar.whole_height <= self._strip_space(without_bar.height)
        policy = Qt.ScrollBarPolicy.ScrollBarAlwaysOff if fits else Qt.ScrollBarPolicy.ScrollBarAsNeeded
        self._values.setVerticalScrollBarPolicy(policy)
        most = self._strip_space(self._strip.cells.height) if has_space else 0
        self._values.setFixedHeight(min(most, self._strip.height()))

    def _strip_space(self, row: float) -> int:
        """The height of as many whole rows as the values may take."""
        left = self.height() - _CODE * self._lines.delegate.spacing.height - 2 * self._lines.frameWidth()
        return round(max(1, min(_STRIP * self.height(), left) // max(1, row)) * row)

    def _show_value(self, cell: QRect) -> None:
        middle, half = cell.center(), cell.height() // 2
        self._values.ensureVisible(middle.x(), middle.y(), 0, half)

    # --- Qt ---------------------------------------------------------------------------------------

    def minimumSizeHint(self) -> QSize:
        return self._letters(15, 5)

    def sizeHint(self) -> QSize:
        return self._letters(60, 24)

    def _letters(self, width: int, lines: int) -> QSize:
        """The size of this many letters and lines of code."""
        height = self._lines.delegate.spacing.height
        return QSize(width * self.fontMetrics().averageCharWidth(), round(lines * height))
