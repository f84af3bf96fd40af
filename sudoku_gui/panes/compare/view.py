"""The comparison: another search of the same problem beside the player's, with boards, numbers and depths of both.

Where there is little room the plot folds away first, then the boards; choosers, numbers and the statement stay.
"""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, QTimer
from PySide6.QtGui import QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from solver_core.cover import RepeatSearch, SearchBase
from solver_core.problems import plans
from sudoku_gui.guard import Guarded
from sudoku_gui.panes.compare import reading
from sudoku_gui.panes.compare import room as comparison_room
from sudoku_gui.panes.compare import text as words
from sudoku_gui.panes.compare.board import Shown
from sudoku_gui.panes.compare.choosers import ComparisonChoosers, Kept
from sudoku_gui.panes.compare.model import ComparisonModel
from sudoku_gui.panes.compare.paint_board import Stand
from sudoku_gui.panes.compare.plot import ComparisonPlot
from sudoku_gui.panes.compare.run import ComparisonRun
from sudoku_gui.panes.compare.statement import ComparisonStatement
from sudoku_gui.panes.compare.table import ComparisonTable
from sudoku_gui.player.comparison import Comparison
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection
from sudoku_gui.player.subject import Subject
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.label import Label
from sudoku_gui.widgets.throttle import Throttle

_ANY: Final = 16777215
"""Qt's own word for no bound of a size."""
_PICTURE: Final = 16
"""Milliseconds from one picture to the next."""


class ComparisonView(Guarded, QWidget):
    """Follows the player and the comparison.

    Args:
        player: whose search is compared.
        selection: what is lit in all views.
        comparison: the other search; it rests while this view is out of sight.
        theme: the colours to begin with.
    """

    def __init__(
        self,
        player: Player,
        selection: Selection,
        comparison: Comparison,
        theme: Theme,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("comparison")
        self.setAccessibleName(self.tr("Comparison"))
        self.setAccessibleDescription(
            self.tr("Another search of the same problem follows this one wherever you go.")
        )
        self._player = player
        self._comparison = comparison
        self._seen: object = None
        self.model = ComparisonModel(self)
        self._choosers = ComparisonChoosers()
        self._runs = (
            ComparisonRun(selection, theme, is_rival=False),
            ComparisonRun(selection, theme, is_rival=True),
        )
        self._table = ComparisonTable(self.model, theme)
        self._plot = ComparisonPlot(theme)
        self._statement = ComparisonStatement()
        self._hint = Label()
        self._build()
        self._connect()
        self._table.fit()
        comparison.attend(self, is_seen=False)
        self._show_choice()

    def _build(self) -> None:
        self._hint.setObjectName("comparison_hint")
        self._hint.setWordWrap(True)
        self._hint.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._boards = QWidget()
        pair = QHBoxLayout(self._boards)
        pair.setContentsMargins(0, 0, 0, 0)
        pair.setSpacing(8)
        for run in self._runs:
            pair.addWidget(run, 1)
        side = QVBoxLayout()
        side.setSpacing(4)
        side.addWidget(self._table, 3)
        side.addWidget(self._plot, 4)
        self._body = QWidget()
        self._box = QBoxLayout(QBoxLayout.Direction.TopToBottom, self._body)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._box.setSpacing(6)
        self._box.addWidget(self._boards, 5)
        self._box.addLayout(side, 6)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.setSizeConstraint(QVBoxLayout.SizeConstraint.SetNoConstraint)
        column.addWidget(self._choosers)
        column.addWidget(self._hint, 1)
        column.addWidget(self._body, 1)
        column.addWidget(self._statement)

    def _connect(self) -> None:
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self.refresh)
        # Numbers are read after boards are seen: a picture later, so that neither picture takes long.
        self._numbers = QTimer(self, singleShot=True, interval=_PICTURE)
        self._numbers.timeout.connect(self._show_numbers)
        Throttle(self._player, self).due.connect(self.refresh)
        self._player.began.connect(self._show_choice)
        self._comparison.changed.connect(self._show_choice)
        self._comparison.moved.connect(self._on_rival_moved)
        self._comparison.learned.connect(self._on_learned)
        self._choosers.rival_wanted.connect(self._comparison.compare_with)
        self._choosers.alignment_wanted.connect(self._comparison.align)
        self._plot.wanted.connect(self._player.scrub)
        self._statement.place_wanted.connect(self._go_to_divergence)

    # --- deeds ------------------------------------------------------------------------------------

    def show_runs(self, runs: Sequence[tuple[str, Subject]]) -> None:
        """Offer kept runs, by their names, to be compared with."""
        self._choosers.show_runs([Kept(name, subject) for name, subject in runs])
        self._choosers.show_rival(self._comparison.rival_subject)

    def refresh(self) -> None:
        """Show where both searches are; out of sight there is nothing to do."""
        here, there, snapshot = self._player.search, self._comparison.rival, self._player.snapshot
        if not self.isVisible() or here is None or there is None or snapshot is None:
            return
        comparison = self._comparison
        told = comparison.is_under_way, comparison.has_ended, comparison.is_waiting
        seen = here, here.position, there, there.position, comparison.totals, told
        if seen == self._seen:
            return
        self._seen = seen
        if not self._numbers.isActive():
            self._numbers.start()
        if not self._boards.isHidden():
            stands = (Stand(snapshot.levels, snapshot.event), reading.stand(there))
            self._show_stand(0, stands, reading.said(here, snapshot.event))
            self._show_stand(1, stands, reading.said_of_rival(comparison, there, stands[1].event))
        self._show_cursors(here, there)

    def use_theme(self, theme: Theme) -> None:
        """Paint in other colours from now on."""
        for run in self._runs:
            run.use_theme(theme)
        self._table.delegate.theme = self._plot.theme = theme
        self._table.viewport().update()
        self._plot.update()

    # --- what is shown ----------------------------------------------------------------------------

    def _show_choice(self) -> None:
        """Another rival, or none, or another alignment."""
        comparison, player = self._comparison, self._player
        repeats = isinstance(player.search, RepeatSearch)
        self._choosers.show_subject(player.subject if player.is_watching and not repeats else None)
        self._choosers.show_rival(comparison.rival_subject if player.is_watching else None)
        self._choosers.show_alignment(comparison.alignment)
        hint = (
            self.tr("A repeat cover is searched in one way only: there is nothing to compare it with.")
            if repeats
            else self.tr(
                "Choose above what to compare this search with: another rule or another algorithm on the same problem."
            )
        )
        self._hint.setText(
            hint
            if player.is_watching
            else self.tr(
                "While a search is watched, another search of the same problem can be set beside it here."
            )
        )
        is_on = comparison.rival_subject is not None and player.is_watching
        self._hint.setVisible(not is_on)
        self._body.setVisible(is_on)
        self._statement.setVisible(is_on)
        if is_on and comparison.rival_subject is not None:
            self._runs[0].show_heading(words.here(words.run(player.subject)))
            self._runs[1].show_heading(words.there(words.run(comparison.rival_subject)))
        self._seen = None
        self._arrange()
        self._on_learned()
        self.refresh()
        self._show_numbers()

    def _show_stand(self, side: int, stands: tuple[Stand, Stand], sentence: str) -> None:
        subject, search = self._player.subject, self._player.search
        if search is None:
            return
        plan = plans.plan(subject.sample) if subject.sample else None
        shown = Shown(search.problem, subject.grid, plan, stands[side], stands[1 - side])
        self._runs[side].show_stand(shown, sentence)

    def _show_numbers(self) -> None:
        here, there = self._player.search, self._comparison.rival
        if self.isVisible() and here is not None and there is not None:
            self.model.show_rows(reading.numbers(self._comparison, here, there))

    def _show_cursors(self, here: SearchBase, there: SearchBase) -> None:
        alignment = self._comparison.alignment
        places = [
            reading.cursor(search, alignment, run)
            for search, run in zip((here, there), self._plot.series, strict=True)
        ]
        self._plot.show_cursors(places[0], places[1])

    def _on_rival_moved(self) -> None:
        """It comes to its place after the player; while that plays, there are pictures enough."""
        if not (self._player.is_playing or self._player.is_busy):
            self._later.start()

    def _on_learned(self) -> None:
        """More is known of whole runs, or of where they part."""
        here, there = self._player.search, self._comparison.rival
        if not self.isVisible() or here is None or there is None:
            return
        divergence = self._comparison.divergence
        self._statement.say(
            reading.divergence_words(self._comparison, here), has_place=divergence is not None
        )
        if not self._plot.isHidden():
            alignment, totals = self._comparison.alignment, self._comparison.totals
            self._plot.show_runs(
                alignment,
                reading.series(here, alignment, totals[0]),
                reading.series(there, alignment, totals[1]),
                None if divergence is None else divergence.one.position,
            )
        self.refresh()
        self._show_cursors(here, there)

    def _go_to_divergence(self) -> None:
        if self._comparison.divergence is not None:
            self._player.scrub(self._comparison.divergence.one.position)

    # --- room -------------------------------------------------------------------------------------

    def _arrange(self) -> None:
        """What there is room for, and where; what comes into sight is brought up to date."""
        room = comparison_room.of(self.size(), self.fontMetrics().height())
        way = QBoxLayout.Direction
        self._box.setDirection(way.LeftToRight if room.is_wide else way.TopToBottom)
        before = self._boards.isHidden(), self._plot.isHidden()
        self._boards.setVisible(room.has_boards)
        self._plot.setVisible(room.has_plot)
        self._table.setMaximumHeight(self._table.whole if room.has_plot or not room.is_wide else _ANY)
        self._table.setMinimumHeight(self._table.whole if room.has_plot else 0)
        self._statement.fit(has_room=room.is_high)
        if before != (self._boards.isHidden(), self._plot.isHidden()):
            self._seen = None
            self._on_learned()

    # --- Qt ---------------------------------------------------------------------------------------

    def setFocus(self, reason: Qt.FocusReason = Qt.FocusReason.OtherFocusReason) -> None:
        """Give the keyboard to the numbers, or to the chooser while there are none."""
        if self._body.isHidden():
            self._choosers.take_keyboard(reason)
        else:
            self._table.setFocus(reason)

    def minimumSizeHint(self) -> QSize:
        """The choosers, some numbers, and the statement."""
        line = self.fontMetrics().height()
        return QSize(13 * line, 8 * line)

    def sizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        return QSize(36 * line, 40 * line)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._comparison.attend(self, is_seen=True)
        self._show_choice()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._comparison.attend(self, is_seen=False)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._table.fit()
            self._arrange()
