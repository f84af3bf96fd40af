"""The comparison: another search of the same problem beside the player's, with boards, numbers and depths of both."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QComboBox, QHBoxLayout, QSizePolicy, QSpinBox, QWidget

from solver_core.cover import RepeatSearch, Rule, SearchBase
from solver_core.problems import gallery
from solver_core.problems.plans import Plan
from solver_core.sudoku.engines import Engine
from sudoku_gui.features.comparison import series
from sudoku_gui.features.comparison import table as numbers
from sudoku_gui.features.comparison import text as words
from sudoku_gui.features.comparison.board import BoardContent, ComparisonRun
from sudoku_gui.features.comparison.paint_board import SearchState
from sudoku_gui.features.comparison.plot import ComparisonPlot
from sudoku_gui.features.comparison.table import ComparisonModel, ComparisonTable
from sudoku_gui.player.comparison import Alignment, Comparison
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection
from sudoku_gui.player.subject import Subject
from sudoku_gui.render.theme import Theme
from sudoku_gui.translation import Texts
from sudoku_gui.widgets.boxes import column, fill
from sudoku_gui.widgets.buttons import chooser, push_button
from sudoku_gui.widgets.label import ElidedLabel, Placeholder
from sudoku_gui.widgets.pane import Pane
from sudoku_gui.wording.foreign import as_tip

tr = Texts("comparison")

_MOST_SEED: Final = 9999
_LETTERS: Final = 9  # letters that a chooser shows when there is little space
_ANY: Final = 16777215  # Qt's QWIDGETSIZE_MAX: no bound of a size
_PICTURE: Final = 16  # milliseconds from one picture to the next
_WIDE: Final = 42  # lines of text of width from which boards stand beside the numbers
_NARROW: Final = 15  # lines of width below which two boards have no space beside each other
_BOARDS: Final = (23, 12)  # lines of height from which there are boards: above the numbers, or beside them
_PLOT: Final = (37, 24)  # the same for the plot, which folds away first
_HIGH: Final = 16  # lines of height from which the statement may take several
_STATED: Final = 3  # lines of the statement, where there is space


class ComparisonView(Pane):
    """Follows the player and the comparison, which rests while the pane is out of sight."""

    usual = (36, 40)

    def __init__(self, player: Player, selection: Selection, comparison: Comparison, theme: Theme) -> None:
        title = self.tr("Comparison")
        description = self.tr("Another search of the same problem follows this one wherever you go.")
        super().__init__("comparison", title, description, theme, player=player, selection=selection)
        self._player = player
        self._comparison = comparison
        self._seen: object = None
        self.model = ComparisonModel(self)
        self._choosers = ComparisonChoosers()
        self._runs = tuple(ComparisonRun(selection, theme, is_other=is_other) for is_other in (False, True))
        self._table = ComparisonTable(self.model, theme)
        self._plot = ComparisonPlot(theme)
        self._statement = ComparisonStatement()
        self._hint = Placeholder("comparison_hint")
        self._boards, self._body = QWidget(), QWidget()
        fill(QHBoxLayout(self._boards), *self._runs, spacing=8, stretch=(1, 1))
        side = column(self._table, self._plot, spacing=4, stretch=(3, 4))
        self._box = QBoxLayout(QBoxLayout.Direction.TopToBottom, self._body)
        fill(self._box, self._boards, side, spacing=6, stretch=(5, 6))
        parts = self._choosers, self._hint, self._body, self._statement
        self.lay_out(*parts, spacing=4, stretch=(0, 1, 1))
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self.refresh)
        # Numbers are read after boards are seen: a picture later, so that neither picture takes long.
        self._numbers = QTimer(self, singleShot=True, interval=_PICTURE)
        self._numbers.timeout.connect(self._show_numbers)
        player.began.connect(self._show_choice)
        comparison.changed.connect(self._show_choice)
        comparison.moved.connect(self._on_other_moved)
        comparison.learned.connect(self._on_learned)
        self._choosers.other_requested.connect(comparison.compare_with)
        self._choosers.alignment_requested.connect(comparison.align)
        self._plot.wanted.connect(player.scrub)
        self._statement.go_requested.connect(self._go_to_divergence)
        self._table.fit()
        comparison.set_visible(is_visible=False)
        self._show_choice()

    # --- what is shown ----------------------------------------------------------------------------

    def show_runs(self, runs: Sequence[tuple[str, Subject]]) -> None:
        self._choosers.show_runs(runs)
        self._choosers.show_other(self._comparison.other_subject)

    def show_position(self) -> None:
        comparison, snapshot = self._comparison, self._player.snapshot
        here, there = self._player.search, comparison.other
        if here is None or there is None or snapshot is None:
            return
        state = comparison.is_under_way, comparison.has_ended, comparison.is_waiting
        seen = here, here.position, there, there.position, comparison.totals, state
        if seen == self._seen:
            return
        self._seen = seen
        if not self._numbers.isActive():
            self._numbers.start()
        if not self._boards.isHidden():
            subject = self._player.subject
            board = gallery.board(subject.sample) if subject.sample else None
            plan = board if isinstance(board, Plan) else None
            one = SearchState(snapshot.levels, snapshot.dead_item)
            other = SearchState(there.levels(), there.snapshot().dead_item)
            sentence = words.last_event(here, snapshot.event)
            self._runs[0].show_content(BoardContent(here.problem, subject.grid, plan, one, other), sentence)
            sentence = words.other_event(comparison, there, there.event)
            self._runs[1].show_content(BoardContent(here.problem, subject.grid, plan, other, one), sentence)
        self._show_cursors(here, there)

    def show_selection(self) -> None:
        for run in self._runs:
            run.board.update()

    def _show_choice(self) -> None:
        """Show that another search, or none, or another alignment was chosen."""
        comparison, player = self._comparison, self._player
        other = comparison.other_subject if player.is_watching else None
        repeats = isinstance(player.search, RepeatSearch)
        self._choosers.show_subject(player.subject if player.is_watching and not repeats else None)
        self._choosers.show_other(other)
        self._choosers.show_alignment(comparison.alignment)
        self._hint.setText(self._advice())
        self._hint.setVisible(other is None)
        self._body.setVisible(other is not None)
        self._statement.setVisible(other is not None)
        self.main_part = self._choosers.others if other is None else self._table
        if other is not None:
            self._runs[0].show_heading(tr("Here: {run}", run=words.run(player.subject)))
            self._runs[1].show_heading(tr("There: {run}", run=words.run(other)))
        self._seen = None
        self.arrange()
        self._on_learned()
        self._show_numbers()

    def _advice(self) -> str:
        if not self._player.is_watching:
            return self.tr("Watch a search to compare it with another search of the same problem.")
        if isinstance(self._player.search, RepeatSearch):
            return self.tr(
                "A repeat cover can be searched in one way only, so there is nothing to compare it with."
            )
        return self.tr(
            "Choose above what to compare this search with: another rule or another algorithm on the same problem."
        )

    def _show_numbers(self) -> None:
        here, there = self._player.search, self._comparison.other
        if self.isVisible() and here is not None and there is not None:
            totals = self._comparison.totals
            self.model.show_rows(numbers.rows(numbers.side(here, totals[0]), numbers.side(there, totals[1])))

    def _show_cursors(self, here: SearchBase, there: SearchBase) -> None:
        alignment, look = self._comparison.alignment, self._plot.look
        self._plot.show_cursors(
            series.cursor(here, alignment, look.here), series.cursor(there, alignment, look.there)
        )

    def _on_other_moved(self) -> None:
        # While the player plays, it brings pictures enough.
        if not (self._player.is_playing or self._player.is_busy):
            self._later.start()

    def _on_learned(self) -> None:
        """More is known of complete runs, or of where they diverge."""
        comparison = self._comparison
        here, there = self._player.search, comparison.other
        if not self.isVisible() or here is None or there is None:
            return
        divergence = comparison.divergence
        text = words.divergence_state(comparison, here.problem)
        self._statement.show_text(text, can_go=divergence is not None)
        if not self._plot.isHidden():
            self._plot.show_runs(
                comparison.alignment,
                series.known(here, comparison.alignment, comparison.totals[0]),
                series.known(there, comparison.alignment, comparison.totals[1]),
                None if divergence is None else divergence.one.position,
            )
        self.refresh()
        self._show_cursors(here, there)

    def _go_to_divergence(self) -> None:
        if self._comparison.divergence is not None:
            self._player.scrub(self._comparison.divergence.one.position)

    def arrange(self) -> None:
        """Arrange what there is space for, and update what becomes visible."""
        line = max(1, self.fontMetrics().height())
        width, height = self.width() / line, self.height() / line
        is_wide = width >= _WIDE and width > height
        has_boards, has_plot = height >= _BOARDS[is_wide] and width >= _NARROW, height >= _PLOT[is_wide]
        way = QBoxLayout.Direction
        self._box.setDirection(way.LeftToRight if is_wide else way.TopToBottom)
        before = self._boards.isHidden(), self._plot.isHidden()
        self._boards.setVisible(has_boards)
        self._plot.setVisible(has_plot)
        self._table.setMaximumHeight(self._table.full_height if has_plot or not is_wide else _ANY)
        self._table.setMinimumHeight(self._table.full_height if has_plot else 0)
        self._statement.fit(has_space=height >= _HIGH)
        if before != (self._boards.isHidden(), self._plot.isHidden()):
            self._seen = None
            self._on_learned()

    # --- Qt ---------------------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._comparison.set_visible(is_visible=True)
        self._show_choice()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._comparison.set_visible(is_visible=False)


class ComparisonStatement(QWidget):
    """Where the two searches diverge, and a button to go there; takes a line, or some where there is space.

    Signals:
        go_requested: the button was pressed.
    """

    go_requested = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._line = ElidedLabel(indent=2, lines=1, name="comparison_divergence")
        tip = self.tr("Go to where the two searches diverge")
        self._button = push_button("comparison_go", self.tr("Go There"), self.go_requested.emit, tip=tip)
        self._button.setAccessibleName(tip)
        self._button.hide()
        fill(QHBoxLayout(self), self._line, self._button, spacing=6, stretch=(1,))

    def show_text(self, text: str, *, can_go: bool) -> None:
        self._button.setVisible(can_go)
        self._line.show_text(text)

    def fit(self, *, has_space: bool) -> None:
        """Take as many lines as are needed, or one."""
        self._line.grow_to(_STATED if has_space else 1)


class ComparisonChoosers(QWidget):
    """Asks for another search or another alignment; shows the present ones.

    Attributes:
        others: what there is to compare with.

    Signals:
        other_requested: a `Subject`, or None for none.
        alignment_requested: an `Alignment`.
    """

    other_requested = Signal(object)
    alignment_requested = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._subject: Subject | None = None
        self._runs: tuple[tuple[str, Subject], ...] = ()
        self.others = _chooser("comparison_other", self.tr("Compare with"))
        self._alignments = _chooser("comparison_alignment", self.tr("Align"))
        for kind in Alignment:
            text, tip = words.alignment(kind)
            self._alignments.addItem(text, kind)
            last = self._alignments.count() - 1
            self._alignments.setItemData(last, as_tip(tip), Qt.ItemDataRole.ToolTipRole)
        self._seed = QSpinBox()
        self._seed.setObjectName("comparison_seed")
        title = self.tr("Seed of the random ties")
        self._seed.setAccessibleName(title)
        self._seed.setToolTip(as_tip(title))
        self._seed.setRange(0, _MOST_SEED)
        self._seed.setValue(1)
        self._seed.setKeyboardTracking(False)
        self._seed.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        fill(QHBoxLayout(self), self.others, self._seed, self._alignments, spacing=4, stretch=(3, 0, 2))
        self.others.activated.connect(self._choose)
        self._alignments.activated.connect(self._align)
        self._seed.valueChanged.connect(self._choose)
        self._fill()
        self.show_other(None)

    def show_subject(self, subject: Subject | None) -> None:
        """Offer what can be compared with this; None: nothing."""
        if subject != self._subject:
            self._subject = subject
            self._fill()
        self.others.setEnabled(subject is not None)

    def show_runs(self, runs: Sequence[tuple[str, Subject]]) -> None:
        self._runs = tuple(runs)
        self._fill()

    def show_other(self, other: Subject | None) -> None:
        """Set the boxes to the search that is compared with; None: to no comparison."""
        kind = _kind(other)
        index = self.others.findData(other if kind == "stored" else kind)
        if index < 0 and other is not None:
            self.others.addItem(self.tr("A stored run") if kind == "stored" else words.other(kind), other)
            index = self.others.count() - 1
        self.others.setCurrentIndex(max(index, 0))
        self._seed.setVisible(kind == "shuffled")
        if other is not None and kind == "shuffled":
            with QSignalBlocker(self._seed):
                self._seed.setValue(other.seed)
        self._alignments.setVisible(other is not None)

    def show_alignment(self, alignment: Alignment) -> None:
        self._alignments.setCurrentIndex(self._alignments.findData(alignment))
        self._alignments.setToolTip(as_tip(words.alignment(alignment)[1]))

    def _fill(self) -> None:
        """List the entries for this subject: bits for a Sudoku only, runs of the same problem only."""
        subject, chosen = self._subject, self.others.currentData()
        self.others.clear()
        kinds = ["off", "fewest", "first", "shuffled"]
        is_bits = subject is not None and subject.engine is Engine.BACKTRACK
        if subject is not None and subject.grid is not None:
            kinds.append("bits")
        for kind in kinds:
            self.others.addItem(words.other(kind, from_bits=is_bits), kind)
        for name, run in self._runs:
            if subject is not None and run.is_of_same_problem(subject):
                self.others.addItem(name, run)
        self.others.setCurrentIndex(max(self.others.findData(chosen), 0))

    def _choose(self) -> None:
        chosen, subject = self.others.currentData(), self._subject
        if subject is not None:
            is_run = isinstance(chosen, Subject)
            self.other_requested.emit(chosen if is_run else self._other(str(chosen), subject))

    def _other(self, kind: str, subject: Subject) -> Subject | None:
        if kind == "off":
            return None
        plain = replace(subject, engine=Engine.DLX, rule=Rule.FEWEST, seed=0, overrides=())
        if kind == "bits":
            # As like this search as can be, so that what differs is the algorithm.
            rule = subject.rule if subject.rule is Rule.FIRST else Rule.FEWEST
            return replace(plain, engine=Engine.BACKTRACK, rule=rule)
        seed = self._seed.value() if kind == Rule.SHUFFLED else 0
        return replace(plain, rule=Rule(kind), seed=seed)

    def _align(self) -> None:
        self.alignment_requested.emit(Alignment(self._alignments.currentData()))  # Qt keeps plain text


def _kind(other: Subject | None) -> str:
    if other is None:
        return "off"
    if other.overrides:
        return "stored"
    return "bits" if other.engine is Engine.BACKTRACK else other.rule.value


def _chooser(name: str, title: str) -> QComboBox:
    made = chooser(name, title, QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    made.setMinimumContentsLength(_LETTERS)
    made.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
    made.setMinimumWidth(1)
    return made
